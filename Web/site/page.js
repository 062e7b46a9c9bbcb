// Loads the program and carries calls across. What happens, how it looks and what is said is
// decided in Swift (Web/Sources/App).

const root = document.documentElement;
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const nodes = [];
const unused = [];
const controls = new WeakMap();
let program;

// What can wait until the frame with what a tap has changed is drawn.
const late = [];
const flush = () => late.splice(0).forEach((task) => task());
const drawn = window.IntersectionObserver
  && new IntersectionObserver(() => { drawn.disconnect(); flush(); });
const later = (task) => {
  if (late.push(task) > 1) return;
  if (drawn && !document.hidden) drawn.observe(root); else setTimeout(flush);
};
addEventListener("pagehide", flush);
document.addEventListener("visibilitychange", flush);

const store = (key, text) => later(() => {
  try { localStorage.setItem(key, text); } catch { /* Not kept. */ }
});
const restored = (key) => {
  try { return localStorage.getItem(key) ?? ""; } catch { return ""; }
};
// A node has a number in the program, which is another one's once it is gone.
const number = (node) => {
  node.handle ??= unused.pop() ?? nodes.length;
  nodes[node.handle] = node;
  return node.handle;
};
const read = (start, count) =>
  decoder.decode(new Uint8Array(program.memory.buffer, start, count));
const write = (text, half = 0) => {
  const count = program.halfCount();
  const start = program.buffer() + half * count;
  const bytes = new Uint8Array(program.memory.buffer, start, count);
  return encoder.encodeInto(text, bytes).written;
};

const svg = "http://www.w3.org/2000/svg";
const host = {
  find: (id, count) => number(document.getElementById(read(id, count))),
  create(parent, tag, count) {
    const name = read(tag, count);
    const isDrawing = name === "svg" || nodes[parent].namespaceURI === svg;
    const node = isDrawing ? document.createElementNS(svg, name) : document.createElement(name);
    nodes[parent].append(node);
    return number(node);
  },
  move(node, next) { nodes[next].before(nodes[node]); },
  clear(node) {
    for (const { handle } of nodes[node].getElementsByTagName("*")) {
      if (handle === undefined) continue;
      delete nodes[handle];
      unused.push(handle);
    }
    nodes[node].replaceChildren();
  },
  setText(node, text, count) { nodes[node].textContent = read(text, count); },
  setAttribute(node, name, nameCount, value, valueCount) {
    nodes[node].setAttribute(read(name, nameCount), read(value, valueCount));
  },
  removeAttribute(node, name, count) { nodes[node].removeAttribute(read(name, count)); },
  setProperty(node, name, count, value) {
    nodes[node].style.setProperty(read(name, count), value);
  },
  setTransform(node, x, y, scale) {
    nodes[node].style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  },
  clearTransform(node) { nodes[node].style.transform = ""; },
  setInput(node, text, count, isOn) {
    nodes[node].checked = isOn;
    if (nodes[node].type === "text") nodes[node].value = read(text, count);
  },
  setControl(node, control) { controls.set(nodes[node], control); },
  focus(node, scrolls) { nodes[node].focus({ preventScroll: !scrolls }); },
  scrollIntoView(node) { nodes[node].scrollIntoView({ block: "nearest", inline: "center" }); },
  scroll(node, left, top, isSmooth) {
    nodes[node].scrollBy({ left, top, behavior: isSmooth ? "smooth" : "instant" });
  },
  hasFocus(node) {
    const { activeElement } = document;
    return nodes[node].contains(activeElement) && activeElement.checkVisibility?.() !== false;
  },
  measure(node, rectangle) {
    const { left, top, width, height } = nodes[node].getBoundingClientRect();
    new Float64Array(program.memory.buffer, rectangle, 4).set([left, top, width, height]);
  },
  capturePointer(node, pointer) {
    try { nodes[node].setPointerCapture(pointer); } catch { /* The pointer is gone already. */ }
  },
  wait(milliseconds, token) {
    setTimeout(() => { call.waitEnded(token); playEarly(); }, milliseconds);
  },
  requestFrame() { frame ??= requestAnimationFrame(() => { frame = undefined; call.frame(); }); },
  afterPaint() { later(() => call.painted()); },
  setAddress(text, count, record, recordCount, isStep) {
    keep("#" + read(text, count), read(record, recordCount), isStep);
  },
  setSheet(isOpen) {
    if (isOpen === sheet) return;
    sheet = isOpen;
    if (isOpen) writeHistory("pushState", 1); else goBack();
  },
  analyze(token, text, count) {
    request = { token, text: read(text, count) };
    analyze ??= startWorker();
    analyze(request);
  },
  cue(name, count, ...how) {
    const cue = read(name, count);
    // A sound that does not come is no harm.
    later(() => import("./cues.js").then(({ play }) => play(cue, ...how), () => {}));
  },
  reload() { location.reload(); },
  update() { waiting?.postMessage("update"); },
  install() { installer?.prompt(); },
  share(way, text, count) {
    const given = read(text, count);
    loadShare().then(({ ways }) => ways[way](given, link())).then(() => call.shared(way), () => {});
  },
  room(verb, count, body, bodyCount) {
    const asked = [read(verb, count), read(body, bodyCount)];
    loadRooms().then((ask) => ask(...asked), () => call.roomEvent(write("lost")));
  },
  drawCode(node) {
    const code = nodes[node];
    loadShare().then(({ drawCode }) => drawCode(code, link()), () => {});
  },
  store(key, keyCount, text, count) { store(read(key, keyCount), read(text, count)); },
};
let frame;

const loadShare = () => import("./share.js");
const link = () => new URL(latest.address, location.origin + location.pathname).href;

// Where the site keeps rooms, games can be played with others.
const offerRooms = (areThere) => {
  root.toggleAttribute("data-alone", !areThere);
  if (areThere) call.roomsFound();
};
let rooms;
const loadRooms = () => rooms ??= Promise.all([import("./room.js"), fetchText(`room.${root.lang}.txt`)])
  .then(([{ startRooms }, lines]) => {
    call.speakOfRooms(write(`${words.table}\n${lines.trimEnd()}`));
    return startRooms({ call, write, restored, store });
  })
  .catch((error) => { rooms = undefined; throw error; });
const getRooms = async () => {
  if (isWhole && await roomsToCome) await loadRooms().catch(() => {});
};

// A new version waits until the player lets it in; the game goes on in it where it stands.
let waiting, installer;
const tellOfUpdates = (registration) => {
  const { serviceWorker } = navigator;
  const tell = () => {
    if (!registration.waiting || !serviceWorker.controller) return;
    waiting = registration.waiting;
    call.updateFound();
  };
  tell();
  registration.addEventListener("updatefound", () =>
    registration.installing.addEventListener("statechange", tell));
  serviceWorker.addEventListener("controllerchange", () => { if (waiting) location.reload(); });
};
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer = event;
  if (program) call.installOffered();
});

// One entry of the history for each game, whose moves replace it, and one for an open panel.
let sheet = 0; // Whether the entry at hand is that of a panel.
let returns = 0; // How many of our own steps back are under way.
let latest = { address: "", record: "" };
const writeHistory = (how, isSheet) => {
  try {
    history[how]({ record: latest.record, isSheet }, "", latest.address);
  } catch { /* Some browsers refuse many steps in a short time; the next one tells all. */ }
};
const keep = (address, record, isStep) => {
  const isNew = isStep && address !== location.hash;
  latest = { address, record, isNew: isNew || (returns > 0 && latest.isNew) };
  if (returns) return;
  // The entry of the panel in which a game was chosen becomes that game's.
  writeHistory(isNew && !sheet ? "pushState" : "replaceState", isNew ? 0 : sheet);
  if (isNew) sheet = 0;
};
const goBack = () => { returns += 1; latest.isNew = false; history.back(); };
const moved = () => {
  if (returns) {
    returns -= 1;
    if (!returns) writeHistory(latest.isNew ? "pushState" : "replaceState", 0);
  } else if (sheet && history.state) {
    sheet = 0;
    writeHistory("replaceState", 0);
    call.panelClosed();
  } else if (history.state?.isSheet && location.hash === latest.address) {
    goBack(); // Forward, to a panel that is gone.
  } else {
    sheet = 0; // Another address was given, also over a panel.
    call.addressChanged(...address());
  }
};

// The worker thinks. Where none starts, the page does, a slice at a time.
let analyze, request = { token: 0 };
// Returns whether that was the result.
const receive = ({ token, result, progress }) => {
  if (token !== request.token) return false;
  if (result === undefined) call.progressed(token, progress);
  else call.resultFound(token, write(result));
  return result !== undefined;
};
const thinkHere = async () => {
  analyze = () => {};
  const { startEngine } = await import("./worker.js");
  analyze = await startEngine(receive, lose);
  analyze(request);
};
// An engine that cannot be reached costs only the request; the next one tries again.
const lose = () => {
  analyze = undefined;
  call.thoughtFailed();
};
// A worker that thinks is heard of at least every second or two. One of which nothing is heard for so
// many seconds has died, as where memory is short. Seconds are counted one by one, while the page is
// seen: few pass in a page that sleeps, waits in the background or is busy.
const mostSilence = 10;
const startWorker = () => {
  try {
    const worker = new Worker("worker.js", { type: "module" });
    let timer, silence;
    const rest = () => clearInterval(timer);
    const end = () => { rest(); worker.terminate(); };
    const tick = () => {
      silence = document.hidden ? 0 : silence + 1;
      if (silence === mostSilence) { end(); lose(); }
    };
    worker.onmessage = ({ data }) => { silence = 0; if (receive(data)) rest(); };
    worker.onerror = (event) => { event.preventDefault(); end(); thinkHere().catch(lose); };
    return (request) => {
      rest();
      silence = 0;
      if (request.text) timer = setInterval(tick, 1000);
      worker.postMessage(request);
    };
  } catch {
    thinkHere().catch(lose);
    return () => {};
  }
};

const fail = (error) => {
  root.dataset.phase = "loading";
  showFailure();
  console.error(error);
};

// The page comes in two parts: what a first game needs, and the rest, which nothing waits for: more of
// the program, and the looks of what it shows. A function of the rest that is wanted before it is there is
// a placeholder, which gets it at once.
const [restFile, looksFile] = ["rest.wasm", "rest.css"];
let isWhole = false;
const complete = ([module, looks]) => {
  if (isWhole) return;
  new WebAssembly.Instance(module, { primary: program });
  isWhole = true;
  const style = document.createElement("style");
  style.textContent = looks;  // Which the policy of the page knows.
  document.head.append(style);
};
const textOf = (response) => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
};
const fetchText = (file) => fetch(file).then(textOf);
const fetchRest = () =>
  Promise.all([WebAssembly.compileStreaming(fetch(restFile)), fetchText(looksFile)]);
const getRest = async () => {
  if (!isWhole) await fetchRest().then(complete, () => {});
};
const getNow = (file, type) => {
  const request = new XMLHttpRequest();
  request.open("GET", file, false);
  if (type) request.overrideMimeType(type);
  request.send();
  if (request.status !== 200) throw new Error(`${file}: ${request.status}`);
  return request.responseText;
};
const getRestNow = () => {
  // Bytes, as a request that is waited for gives nothing but text.
  const letters = getNow(restFile, "text/plain; charset=x-user-defined");
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return [new WebAssembly.Module(bytes), getNow(looksFile)];
};
// The program stands in the middle of a call and can neither go on without the rest nor back; so what is
// asked here waits for the answer, too.
const loadRestNow = () => {
  for (;;) {
    try { return complete(getRestNow()); } catch (error) {
      if (!confirm(words.retry)) throw error;
    }
  }
};
const placeholder = new Proxy({}, {
  get: (_, index) => (...values) => {
    if (!isWhole) loadRestNow();
    return program["%table"].get(Number(index))(...values);
  },
});

// Every call into the program; one that traps leaves a message instead of a dead page.
const call = new Proxy({}, {
  get: (_, name) => (...values) => {
    try { return program[name](...values); } catch (error) { fail(error); }
  },
});

const control = (event) => {
  let node = event.target;
  while (node && !controls.has(node)) node = node.parentNode;
  return controls.get(node) ?? -1;
};
const address = () => [write(location.hash), write(history.state?.record ?? "", 1)];
// What the program keeps, in the order of Key in KeptTexts.swift.
const keys = ["symbols", "players", "settings", "journal", "game"];

// What is tapped before the program is there is played when it is.
const early = [];
const cells = () => [...document.querySelectorAll("[role=gridcell]")];
const remember = (event) => {
  const cell = event.target.closest("[role=gridcell]");
  if (cell) early.push(cells().indexOf(cell));
};
const playEarly = () => {
  if (early.length && root.dataset.phase === "playing") {
    call.clicked(controls.get(cells()[early.shift()]) ?? -1);
  }
};

const listen = () => {
  const on = (name, listener, target = document) => target.addEventListener(name, listener);
  on("click", (event) => call.clicked(control(event)));
  on("focusin", (event) => call.focused(control(event)));
  on("input", (event) => {
    call.edited(control(event), write(event.target.value));
  });
  on("keydown", (event) => {
    // A key of an input method, which Safari tells by its code alone, is no key of the game.
    if (event.isComposing || event.keyCode === 229) return;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    const count = write(event.key);
    if (call.keyPressed(control(event), count, event.shiftKey, hasModifier)) event.preventDefault();
  });
  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    const { pointerId, clientX, clientY, timeStamp, pointerType } = event;
    call.pointerDown(pointerId, control(event), clientX, clientY, timeStamp, pointerType === "touch");
  });
  on("pointermove", (event) => call.pointerMoved(event.pointerId, event.clientX, event.clientY));
  on("pointerup", (event) => call.pointerUp(event.pointerId, event.clientX, event.clientY));
  on("pointerover", (event) => { if (event.pointerType === "mouse") call.hovered(control(event)); });
  on("pointerleave", () => call.hovered(-1), root);
  on("pointercancel", (event) => call.pointerCancelled(event.pointerId));
  on("popstate", moved, window);
  // What another tab has kept, also while this page waited for the player to come back to it.
  const heed = ({ key, persisted }) => keys.forEach((name, index) => {
    if (key === name || persisted) call.restore(index, write(restored(name)));
  });
  on("storage", heed, window);
  on("pageshow", heed, window);
  document.addEventListener("scroll", () => call.layoutChanged(), { capture: true, passive: true });
  on("resize", () => call.layoutChanged(), window);
  new ResizeObserver(() => call.layoutChanged()).observe(document.getElementById("stage"));
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  on("change", () => call.motionChanged(motion.matches), motion);
  return motion.matches;
};

// The words, a table for each language, which index.html asks for: first what the program says, then what index.html says.
let words = {};
const speak = async () => {
  const [table, fixed] = (await textOf(await wordsToCome)).split("\n\n");
  [root.lang, root.dir] = table.split("\t");
  words = { ...Object.fromEntries(fixed.split("\n").map((line) => line.split("\t"))), table };
  for (const node of document.querySelectorAll("[data-word], [data-name]")) {
    const { word, name } = node.dataset;
    if (word) node.textContent = words[word];
    else node.setAttribute(node.localName === "meta" ? "content" : "aria-label", words[name]);
  }
  return table;
};

const idle = () => new Promise((done) =>
  (window.requestIdleCallback ?? setTimeout)(done, { timeout: 1000 }));
// What nothing waits for, one after the other, so that no tap does either. Where the rest does not
// come, the first placeholder asks again.
const prepare = async () => {
  await idle();
  await getRest();
  addEventListener("online", () => getRest().then(getRooms));
  if (installer) call.installOffered();
  await getRooms();
  await idle();
  analyze ??= startWorker();
  await idle();
  await import("./cues.js").catch(() => {});
  await idle();
  await navigator.serviceWorker?.register("sw.js").then(tellOfUpdates).catch(() => {});
};

// The program is the last part of the page, in letters that HTML lets alone (Scripts/page.py).
const getProgram = async () => {
  await new Promise((done) => addEventListener("DOMContentLoaded", done));
  const block = document.getElementById("program");
  const letters = block.textContent;
  block.remove();
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = letters.charCodeAt(index) ^ 75;
  return bytes;
};

const start = async () => {
  const table = speak();
  table.catch(() => {});  // Looked at below, when the program is there.
  // A link or a kept choice asks for more than a first game on an empty board.
  const isFirst = location.hash.length < 2 && history.state === null
    && !keys.some(restored);
  const rest = isFirst ? null : fetchRest();
  rest?.catch(() => {});
  const { instance } = await WebAssembly.instantiate(await getProgram(), { host, placeholder });
  program = instance.exports;
  delete root.dataset.failed;
  if (rest) complete(await rest);
  program.__wasm_call_ctors();
  if (!program.speak(write(await table))) throw new Error("The words are of another edition");
  keys.forEach((key, index) => program.restore(index, write(restored(key))));
  document.removeEventListener("click", remember);
  root.toggleAttribute("data-sends", "share" in navigator);
  const isReduced = listen();
  const wasSheet = history.state?.isSheet;
  call.start(...address(), isReduced, Math.random() * 2 ** 31);
  roomsToCome.then(offerRooms);
  if (wasSheet) goBack();
  playEarly();
  prepare();
};

document.addEventListener("click", remember);
start().catch(fail);
