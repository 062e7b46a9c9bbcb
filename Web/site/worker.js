// Runs the engine off the page. Between two slices it can receive another request.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Most moves need only the first part of the program. The rest loads when one of its functions is
// called. That call must wait, and a synchronous request returns only text, one character per byte.
const getRest = () => {
  const request = new XMLHttpRequest();
  request.open("GET", "engine-rest.wasm", false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`engine-rest.wasm: ${request.status}`);
  return new WebAssembly.Module(Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0)));
};

/** Loads the engine. It calls `post` with results and progress, and `lose` with an error that ends it. */
export const startEngine = async (post, lose) => {
  let token, start, timer, rest;
  const host = {
    result(text, count) {
      post({ token, result: decoder.decode(new Uint8Array(program.memory.buffer, text, count)) });
    },
  };
  const placeholder = new Proxy({}, {
    get: (_, index) => (...values) => {
      post({});
      rest ??= new WebAssembly.Instance(getRest(), { primary: program });
      return program["%table"].get(Number(index))(...values);
    },
  });
  // Reports every second that loading goes on, so that the page does not take the worker for dead.
  const loading = setInterval(post, 1000, {});
  let program;
  try {
    const { instance } =
      await WebAssembly.instantiateStreaming(fetch("engine.wasm"), { host, placeholder });
    program = instance.exports;
  } finally { clearInterval(loading); }
  program.__wasm_call_ctors();
  const attempt = (step) => {
    try { step(); } catch (error) { lose(error); }
  };
  const think = () => {
    // `think` returns every few milliseconds, but browsers delay nested timers by about as long.
    const end = performance.now() + 15;
    let progress;
    do progress = program.think(); while (progress !== 100 && performance.now() < end);
    if (progress === 100) return;
    if (performance.now() - start > 1500) post({ token, progress });
    timer = setTimeout(attempt, 0, think);
  };
  return (request) => {
    clearTimeout(timer);
    if (!request.text) return;
    token = request.token;
    start = performance.now();
    attempt(() => {
      const bytes = new Uint8Array(program.memory.buffer, program.buffer(), program.bufferCount());
      program.begin(encoder.encodeInto(request.text, bytes).written);
      timer = setTimeout(attempt, 0, think);
    });
  };
};

if (typeof document === "undefined") {
  const lose = (error) => setTimeout(() => { throw error; });
  const engine = startEngine(postMessage, lose);
  engine.catch(lose);
  onmessage = async ({ data }) => (await engine)(data);
}
