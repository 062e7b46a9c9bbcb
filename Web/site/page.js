// Loads the program and passes calls between it and the browser. All behaviour, appearance and words
// are decided in Swift (Web/Sources/App).

const root = document.documentElement;
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const nodes = [];
const unused = [];
const controls = new WeakMap();
let program;

// Tasks that wait until the frame with a tap's effect is painted (decision 52).
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

const saved = {}; // The texts that this tab has saved last, by key.
const store = (key, text) => later(() => {
  try { localStorage.setItem(key, text); saved[key] = text; } catch { /* Not saved. */ }
});
const restored = (key) => {
  try { return localStorage.getItem(key) ?? ""; } catch { return ""; }
};
// A node's number in the program; numbers are reused after a node is removed.
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
    nodes[node].textContent = "";
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
    try { nodes[node].setPointerCapture(pointer); } catch { /* The pointer is already gone. */ }
  },
  wait(milliseconds, token) {
    setTimeout(() => { call.waitEnded(token); playEarly(); }, milliseconds);
  },
  requestFrame() { frame ??= requestAnimationFrame(() => { frame = undefined; call.frame(); }); },
  loadRest() { if (!isWhole) loadRestNow(); },
  afterPaint() { later(() => call.painted()); },
  setAddress(text, count, record, recordCount, isStep) {
    keep("#" + read(text, count), read(record, recordCount), isStep);
  },
  setSheet(isOpen) {
    if (isOpen === sheet) return;
    sheet = isOpen;
    if (isReturning) return;
    if (isOpen) addSheet(); else goBack();
  },
  analyze(token, text, count) {
    request = { token, text: read(text, count) };
    analyze ??= startWorker();
    analyze(request);
  },
  cue(notes, count, vibration, vibrationCount, ...place) {
    const cue = [read(notes, count), read(vibration, vibrationCount)];
    // A missing sound does no harm.
    later(() => import("./cues.js").then(({ play }) => play(...cue, ...place), () => {}));
  },
  reload() { location.reload(); },
  // The date of the player's calendar, in digits.
  today() {
    const now = new Date();
    return (now.getFullYear() * 100 + now.getMonth() + 1) * 100 + now.getDate();
  },
  update() { loadShell().then(({ update }) => update()); },
  install() { installer?.prompt(); },
  share(way, text, count) {
    const given = read(text, count);
    loadShare().then(({ ways }) => ways[way](given, link())).then((said) => {
      // An opened file comes as its text; another way, taken instead, as its number.
      if (typeof said === "string") call.restore(way, write(said)); else call.shared(said ?? way);
    }, () => {});
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
const loadShell = () => import("./shell.js");
const link = () => new URL(latest.address, location.origin + location.pathname).href;

// Live games are offered only if the server supports them.
const offerRooms = (areThere) => {
  root.toggleAttribute("data-alone", !areThere);
  if (areThere) call.liveGamesFound();
};
let rooms;
const loadRooms = () => rooms ??= import("./room.js")
  .then(({ startRooms }) => startRooms({ call, later, write, restored, openClass }))
  .catch((error) => { rooms = undefined; throw error; });
const getRooms = async () => {
  if (isWhole && await roomsToCome) await loadRooms().catch(() => {});
};

let installer;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer = event;
  if (program) call.installOffered();
});

// Each game has one history entry, which its moves replace, and an open panel has another one
// (decision 19). While our own step back is under way, writing waits, because the current entry is
// still the wrong one.
let sheet = 0; // 1 if the current entry is a panel's, or the next one is to be.
let isReturning = false; // Whether our own step back has not arrived yet.
let latest = { address: "", record: "" };
const writeHistory = (how, isSheet) => {
  try {
    history[how]({ record: latest.record, isSheet }, "", latest.address);
    return true;
  } catch { /* Some browsers refuse frequent writes; the next one has everything. */ }
};
const keep = (address, record, isStep) => {
  const isNew = isStep && address !== location.hash;
  latest = { address, record, isNew: isNew || (isReturning && latest.isNew) };
  if (isReturning) return;
  // A game chosen in a panel takes over the panel's entry.
  writeHistory(isNew && !sheet ? "pushState" : "replaceState", isNew ? 0 : sheet);
  if (isNew) sheet = 0;
};
const addSheet = () => {
  // `moved` knows our own step back by the entry's state, so the entry needs one.
  if (!history.state) writeHistory("replaceState", 0);
  // Without an entry of its own, a panel has nothing to go back from.
  if (!writeHistory("pushState", 1)) sheet = 0;
};
const goBack = () => { isReturning = true; latest.isNew = false; history.back(); };
const moved = () => {
  if (isReturning && history.state) {
    // Our own step back has arrived, so what waits can be written.
    isReturning = false;
    writeHistory(latest.isNew ? "pushState" : "replaceState", 0);
    if (sheet) addSheet();
  } else if (sheet && history.state) {
    // Back, away from an open panel: it closes, and the entry stays the game's.
    sheet = 0;
    writeHistory("replaceState", 0);
    call.panelClosed();
  } else if (history.state?.isSheet && location.hash === latest.address) {
    goBack(); // Forward to a panel that is closed: step back again.
  } else {
    sheet = 0; // Another address, possibly while a panel was open. That of a class leaves the game.
    const before = latest;
    before.isNew = true; // Our own step back, if one is still to come, leads away from it.
    if (linkedClass()) writeHistory("replaceState", 0);
    else call.addressChanged(...address());
    if (latest === before) before.isNew = false; // Nothing else is shown.
  }
};

// The worker thinks. If none starts, the page itself thinks, a slice at a time.
let analyze, request = { token: 0 }, timer;
const unwatch = () => clearInterval(timer);
const receive = ({ token, result, progress }) => {
  if (token !== request.token) return;
  if (result === undefined) return call.progressed(token, progress);
  // Before the result, which can lead to another request.
  unwatch();
  call.resultFound(token, write(result));
  playEarly();
};
const thinkHere = async () => {
  analyze = () => {};
  const { startEngine } = await import("./worker.js");
  analyze = await startEngine(receive, lose);
  analyze(request);
};
// If the engine cannot be loaded, only this request fails; the next one tries again.
const lose = () => {
  analyze = undefined;
  call.thoughtFailed();
};
// A thinking worker reports at least every second or two. One that is silent for this many seconds has
// died, for example for lack of memory. Seconds are counted one by one while the page is visible, so
// that few pass in a page that sleeps, waits in the background or is busy.
const mostSilence = 10;
const startWorker = () => {
  try {
    const worker = new Worker("worker.js", { type: "module" });
    let silence;
    const end = () => { unwatch(); worker.terminate(); };
    const tick = () => {
      silence = document.hidden ? 0 : silence + 1;
      if (silence === mostSilence) { end(); lose(); }
    };
    worker.onmessage = ({ data }) => { silence = 0; receive(data); };
    worker.onerror = (event) => { event.preventDefault(); end(); thinkHere().catch(lose); };
    return (request) => {
      unwatch();
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

// The page comes in parts (decision 14): what a first game needs, and the rest of the program, styles
// and messages, which load when the page is idle. Until then, each function of the rest is a placeholder,
// which loads it at once when it is called, as does a message of the rest when it is needed.
const [restFile, looksFile] = ["rest.wasm", "rest.css"];
const moreFile = () => `more.${root.lang}.txt`;
let isWhole = false;
// An em in a media query is the browser's font size. On iOS the page has the system's font size instead, so there
// its queries are rewritten to that.
const scaleQueries = (rules) => {
  for (const { media, cssRules } of rules) {
    if (media) media.mediaText = media.mediaText.replace(/([\d.]+)em/g, (_, count) => count * parseFloat(getComputedStyle(root).fontSize) + "px");
    if (cssRules) scaleQueries(cssRules);
  }
};
const scale = () => { if (CSS.supports("-webkit-touch-callout:none")) scaleQueries(document.styleSheets); };
scale();
const complete = ([module, looks, lines]) => {
  if (isWhole) return;
  rest = new WebAssembly.Instance(module, { primary: program, learn }).exports;
  isWhole = true;
  program.speakMore(write(lines));
  const style = document.createElement("style");
  style.textContent = looks;  // The page's Content-Security-Policy has its hash.
  document.head.append(style);
  scale();
};
const textOf = (response) => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
};
const fetchText = (file) => fetch(file).then(textOf);
const fetchRest = () =>
  Promise.all([
    WebAssembly.compileStreaming(fetch(restFile)), fetchText(looksFile), spoken.then(() => fetchText(moreFile())),
  ]);
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
const getModuleNow = (file) => {
  // A synchronous request can only return text, so each character stands for a byte.
  const letters = getNow(file, "text/plain; charset=x-user-defined");
  return new WebAssembly.Module(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
};
// The program is in the middle of a call and can neither continue without the rest nor return, so this
// blocks; after an error it also blocks until the player answers.
const loadNow = (load) => {
  for (;;) {
    try { return load(); } catch (error) {
      if (!confirm(words.retry)) throw error;
    }
  }
};
const loadRestNow = () =>
  loadNow(() => complete([getModuleNow(restFile), getNow(looksFile), getNow(moreFile())]));
// A third part, split off the rest, is only for puzzles and lessons (decision 96).
let rest, canLearn = false;
const loadLearnNow = () => loadNow(() => {
  new WebAssembly.Instance(getModuleNow("learn.wasm"), { primary: rest });
  canLearn = true;
});
const placeholders = (load) => new Proxy({}, {
  get: (_, index) => (...values) => {
    load();
    return program["%table"].get(Number(index))(...values);
  },
});
const placeholder = placeholders(() => { if (!isWhole) loadRestNow(); });
const learn = placeholders(() => { if (!canLearn) loadLearnNow(); });

// All calls into the program; if one traps, the page shows a message.
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
// A class has its own page over the game (decision 84); loading it is retried until it succeeds.
const openClass = (hall) => import("./hall.js").then(({ openHall }) => openHall(hall))
  .catch(() => { setTimeout(openClass, 3000, hall); });
const linkedClass = () => {
  const [, hall] = location.hash.split("#hall=");
  if (hall) openClass(hall);
  return hall;
};
const address = () => [write(linkedClass() ? "" : location.hash), write(history.state?.record ?? "", 1)];
// The keys of saved texts, in the order of Key in StoredValues.swift. The skipped number is that of an
// opened file, which is never saved.
const keys = ["symbols", "players", "settings", "journal", "game", , "learning"];

// Tells the program that it may be another day, with a new puzzle.
const findDay = () => { if (isWhole) call.dayFound(); };

// Taps before the program has loaded are played when it has.
const early = [];
const cells = () => [...document.querySelectorAll("[role=row] > div")];
const remember = (event) => {
  const cell = event.target.closest("[role=row] > div");
  if (cell) early.push(cells().indexOf(cell));
};
const playEarly = () => {
  if (early.length && root.dataset.phase === "playing") {
    call.clicked(controls.get(cells()[early.shift()]) ?? -1);
  }
};

const listen = () => {
  const on = (name, listener, target = document) => target.addEventListener(name, listener);
  // A player who acts now no longer expects the early taps.
  for (const name of ["pointerdown", "keydown", "click"]) on(name, () => { early.length = 0; });
  on("click", (event) => call.clicked(control(event)));
  on("focusin", (event) => call.focused(control(event)));
  on("input", (event) => {
    call.edited(control(event), write(event.target.value));
  });
  on("keydown", (event) => {
    // Keys of an input method are not for the game; Safari marks some only by the code 229.
    if (event.isComposing || event.keyCode === 229) return;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    const count = write(event.key);
    if (call.keyPressed(control(event), count, event.shiftKey, hasModifier)) event.preventDefault();
  });
  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    const { pointerId, clientX, clientY, timeStamp, pointerType } = event;
    call.pointerDown(
      pointerId, control(event), clientX, clientY, timeStamp, pointerType === "touch", event.isPrimary);
  });
  on("pointermove", (event) => call.pointerMoved(event.pointerId, event.clientX, event.clientY));
  on("pointerup", (event) => call.pointerUp(event.pointerId, event.clientX, event.clientY));
  on("pointerover", (event) => { if (event.pointerType === "mouse") call.hovered(control(event)); });
  on("pointerleave", () => call.hovered(-1), root);
  on("pointercancel", (event) => call.pointerCancelled(event.pointerId));
  on("popstate", moved, window);
  // Adopts what another tab has saved, also while this page was in the back-forward cache.
  const heed = ({ key, persisted }) => {
    flush(); // Otherwise what this tab is about to save would replace the text after it was read.
    keys.forEach((name, index) => {
      if (key === name || persisted) call.restore(index, write(restored(name)));
    });
    findDay();
  };
  on("storage", heed, window);
  on("pageshow", heed, window);
  on("visibilitychange", findDay);
  document.addEventListener("scroll", () => call.layoutChanged(), { capture: true, passive: true });
  on("resize", () => call.layoutChanged(), window);
  new ResizeObserver(() => call.layoutChanged()).observe(document.getElementById("stage"));
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  on("change", () => call.motionChanged(motion.matches), motion);
  return motion.matches;
};

// The words: a table for the program, then those of index.html. Those of one language are inside the
// page, and index.html requests those of another (decision 54).
let words = {}, spoken;
const inside = document.getElementById("words").textContent;
const say = (text) => {
  const [table, fixed] = text.split("\n\n");
  [root.lang, root.dir] = table.split("\t");
  words = Object.fromEntries(fixed.split("\n").map((line) => line.split("\t")));
  for (const node of document.querySelectorAll("[data-word], [data-name]")) {
    const { word, name } = node.dataset;
    if (word) node.textContent = words[word];
    else node.setAttribute("aria-label", words[name]);
  }
  return table;
};
const speak = async () => {
  try { return say(await textOf(await wordsToCome)); } catch { return say(inside); }
};

const idle = () => new Promise((done) =>
  (window.requestIdleCallback ?? setTimeout)(done, { timeout: 1000 }));
// Loads everything that nothing waits for, one after the other, so that no tap is delayed. If the rest
// does not load, the first placeholder tries again.
const prepare = async () => {
  await idle();
  await getRest();
  findDay();
  addEventListener("online", () => getRest().then(getRooms));
  if (installer) call.installOffered();
  await getRooms();
  await idle();
  analyze ??= startWorker();
  await idle();
  await import("./cues.js").catch(() => {});
  await idle();
  await loadShell().then(({ settle }) => settle(call, write, saved)).catch(() => {});
};

// The program is the last element of the page, in characters that HTML leaves unchanged
// (Scripts/page.py, decision 53).
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
  // Without layers (before Safari 15.4, Chrome 99 and Firefox 97) the page would have no style.
  if (!window.CSSLayerBlockRule) throw new Error("@layer");
  spoken = speak();
  const bytes = getProgram();
  if ("embed" in root.dataset) await import("./embed.js");
  // A link or a saved choice needs more than a first game on an empty board.
  const isFirst = location.hash.length < 2 && history.state === null
    && !keys.some(restored);
  const coming = isFirst ? null : fetchRest();
  coming?.catch(() => {});
  const { instance } = await WebAssembly.instantiate(await bytes, { host, placeholder });
  program = instance.exports;
  delete root.dataset.failed;
  program.__wasm_call_ctors();
  // A server newer than this page has words of another edition.
  if (!program.speak(write(await spoken))) program.speak(write(say(inside)));
  if (coming) complete(await coming);
  keys.forEach((key, index) => program.restore(index, write(restored(key))));
  program.restore(keys.length, write(playersLanguages.join(" ")));
  document.removeEventListener("click", remember);
  root.toggleAttribute("data-sends", "share" in navigator);
  const isReduced = listen();
  if (history.state?.isSheet) goBack();
  call.start(...address(), isReduced, Math.random() * 2 ** 31);
  roomsToCome.then(offerRooms);
  playEarly();
  prepare();
};

document.addEventListener("click", remember);
start().catch(fail);
