let memory;

const host = {
  show_text(bytes, count) {
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, bytes, count));
    document.getElementById("name").textContent = text;
  },
};

const { instance } = await WebAssembly.instantiateStreaming(fetch("app.wasm"), { host });
memory = instance.exports.memory;
instance.exports.start();
document.documentElement.dataset.phase = "playing";
