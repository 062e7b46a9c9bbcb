// Thinks apart from the page. Between two slices of a thought another request can come in.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Loads the program that thinks; `post` is told its results and how far it is. */
export const startEngine = async (post) => {
  let token, start, timer;
  const host = {
    result(text, count) {
      post({ token, result: decoder.decode(new Uint8Array(program.memory.buffer, text, count)) });
    },
  };
  const { instance } = await WebAssembly.instantiateStreaming(fetch("engine.wasm"), { host });
  const program = instance.exports;
  program.__wasm_call_ctors();
  const think = () => {
    // The program comes back every few milliseconds, and the browser lets a timer wait as long.
    const end = performance.now() + 15;
    let progress;
    do progress = program.think(); while (progress !== 100 && performance.now() < end);
    if (progress === 100) return;
    if (performance.now() - start > 1500) post({ token, progress });
    timer = setTimeout(think);
  };
  return (request) => {
    clearTimeout(timer);
    if (!request.text) return;
    token = request.token;
    start = performance.now();
    const bytes = new Uint8Array(program.memory.buffer, program.buffer(), program.bufferCount());
    program.begin(encoder.encodeInto(request.text, bytes).written);
    timer = setTimeout(think);
  };
};

if (typeof document === "undefined") {
  const engine = startEngine(postMessage);
  engine.catch((error) => setTimeout(() => { throw error; }));
  onmessage = async ({ data }) => (await engine)(data);
}
