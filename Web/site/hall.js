// Classes: one code, many pupils, and the teacher's boards. Loaded when a class is made, joined or opened (decision 84).
// Documentation/Reference/Rooms.md has the requests and events.

import { eventsOf, makeToken, pause, silenceLimit, withSeat } from "./room.js";
import { drawCode, ways as sharing } from "./share.js";

const root = document.documentElement;
const resultShown = 2500; // Milliseconds for which a finished board stays in view.
const longestPause = 30000;
const halls = "halls"; // The key of the saved classes and their tokens: a line for each.
const mostHalls = 10;

// Where storage is blocked, a class lasts for this visit, and its games can only be watched.
const restored = (key) => { try { return localStorage.getItem(key) ?? ""; } catch { return ""; } };
const store = (key, text, storage = "localStorage") => { try { window[storage].setItem(key, text); } catch { /* Blocked. */ } };

const savedHalls = () => restored(halls).split("\n").filter(Boolean).map((line) => line.split(" "));
const saveHall = (id, token, role) => {
  const lines = [...savedHalls().filter(([other]) => other !== id).slice(1 - mostHalls), [id, token, role]];
  store(halls, lines.map((line) => line.join(" ")).join("\n"));
};
const saveSeat = (room, mark, token) => store("rooms", withSeat(restored("rooms"), room, mark, token));
/** Lets a class continue after a reload; an empty ID lets none. */
const stay = (hall = "") => store("hall", hall, "sessionStorage");

let words; // The messages by key.
const say = (key, values = {}) =>
  words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
const nameOf = (number) => {
  const [colours, animals] = [words.colours, words.animals].map((list) => list.split(","));
  return say("name", {
    colour: colours[Math.floor(number / animals.length)] ?? "", animal: animals[number % animals.length] ?? "",
  });
};

/** An element with properties, attributes and children. */
const make = (tag, properties = {}, ...children) => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in node) node[name] = value; else node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
};
const button = (key, onclick, name = say(key)) => make("button", { type: "button", id: `hall-${key}`, textContent: name, onclick });
/** Changes a text only if it differs, so that a screen reader is not told again. */
const write = (node, text) => { if (node.textContent !== text) node.textContent = text; };

const svg = "http://www.w3.org/2000/svg";
/** Draws a game text as a small board. */
const drawBoard = (node, text) => {
  if (node.dataset.text === text) return;
  node.dataset.text = text;
  const [rules, moves = ""] = text.split(":");
  const [, columns, rows] = rules.match(/^(\d+)x(\d+)/) ?? [0, 3, 3];
  node.setAttribute("viewBox", `-4 -4 ${columns * 100 + 8} ${rows * 100 + 8}`);
  node.textContent = "";
  const add = (tag, attributes) => {
    const part = document.createElementNS(svg, tag);
    for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value);
    node.append(part);
  };
  let grid = "";
  for (let x = 1; x < columns; x += 1) grid += `M${x * 100} 0v${rows * 100}`;
  for (let y = 1; y < rows; y += 1) grid += `M0 ${y * 100}h${columns * 100}`;
  add("path", { d: grid, class: "grid" });
  (moves.match(/[a-s]\d+/g) ?? []).forEach((square, index) => {
    const mark = "xo"[index % 2];
    add("use", {
      href: `#mark-${mark}`, class: mark, width: 100, height: 100,
      x: (square.charCodeAt() - 97) * 100, y: (rows - square.slice(1)) * 100,
    });
  });
};

/** Parses the state in an event. */
const read = (lines) => {
  const state = { players: [], games: [] };
  for (const line of lines) {
    const [word, ...rest] = line.split(" ");
    const numbers = rest.map(Number);
    if (word === "player") {
      const [number, name, halves, played, won, drawn] = numbers;
      state.players.push({ number, name: nameOf(name), halves, played, won, drawn, isHere: rest[6] === "here" });
    } else if (word === "game") {
      state.games.push({ number: numbers[0], x: numbers[1], o: numbers[2], room: rest[3] });
    } else state[word] = rest.length ? rest.join(" ") : true;
  }
  state.named = (number) => state.players.find((player) => player.number === number)?.name ?? "";
  return state;
};
const points = ({ halves }) => String(halves / 2);
const table = (state) => [
  ["place", "name", "played", "won", "drawn", "points"].map((key) => say(`${key}Column`)),
  ...state.players.map((player, index) =>
    [index + 1, player.name, player.played, player.won, player.drawn, points(player)]),
];

let sheet, bar, status, body, id, token, role, state, following, boards = {};

const request = (path, options = {}, secret = token) => fetch(path, {
  cache: "no-store", ...options, headers: secret ? { Authorization: `Bearer ${secret}` } : {},
});
const ask = (command, text) => request(`halls/${id}/${command}`, { method: "POST", body: text }).catch(() => undefined);
/** Retries after longer and longer pauses until the server answers; returns nothing once the signal is aborted. */
const insist = async (attempt, signal) => {
  for (let wait = 1000; !signal.aborted; wait = Math.min(2 * wait, longestPause)) {
    const answer = await attempt();
    if (signal.aborted) break;
    if (answer?.status < 500) return answer;
    write(status, say("unreachable"));
    await pause(wait, signal);
  }
};

/** Opens or closes the class over the game, and moves the focus with it. */
const show = (isOpen) => {
  const wasOpen = !sheet.hidden;
  sheet.hidden = !isOpen;
  bar.hidden = isOpen || !id;
  root.toggleAttribute("data-hall", !bar.hidden);
  document.getElementById("frame").inert = isOpen;
  if (isOpen) body.querySelector("h2")?.focus();
  else if (wasOpen) document.querySelector("[role=gridcell][tabindex='0']")?.focus({ preventScroll: true });
};
const fill = (...nodes) => {
  body.replaceChildren(...nodes);
  show(true);
};
const heading = (text, level = "h2") => make(level, { tabIndex: -1, textContent: text });

const leave = () => {
  following?.abort();
  [id, token, role, state, following] = [];
  boards = {};
  forgetLooks();
  stay();
  show(false);
};
const forgetLooks = () => { for (const name of ["data-host", "data-large"]) sheet.removeAttribute(name); };

// Making and joining

const choice = (name, title, options) => make("fieldset", {}, make("legend", { textContent: title }),
  ...options.map(([value, text], index) =>
    make("label", {}, make("input", { type: "radio", name, value, checked: !index }), text)));

/** Sends a form until it is answered; returns nothing once another form is sent, the panel is closed or a class is entered. */
const send = async (path, options, secret) => {
  if (id) return;
  following?.abort();
  following = new AbortController();
  write(status, "");
  const { signal } = following;
  return insist(() => request(path, { ...options, signal }, secret).catch(() => undefined), signal);
};

const offer = () => {
  const form = make("form", {}, heading(say("make"), "h3"),
    choice("pairing", say("pairing"), [["arena", say("arena")], ["rounds", say("rounds")]]),
    choice("clock", say("clock"), [["", say("noClock")], ...[1, 3, 5].map((minutes) => [`${minutes * 60}+0`, say("minutes", { minutes })])]),
    make("button", { id: "hall-make", textContent: say("make") }));
  // A second tap must not make a second class.
  let isMaking = false;
  const tellMaking = (isOn) => {
    isMaking = isOn;
    form.lastElementChild.setAttribute("aria-disabled", isOn);
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (isMaking) return;
    tellMaking(true);
    const chosen = new FormData(form);
    const rules = root.dataset.game.split(":")[0];
    const terms = [rules, chosen.get("clock"), chosen.get("pairing")].filter(Boolean).join(" ");
    // If the answer is lost, asking with the same token gets the same class.
    const answer = await send("halls", { method: "POST", body: terms }, makeToken());
    if (answer?.status !== 201) {
      tellMaking(false);
      return refuse(answer, "unreachable");
    }
    const [made, , host] = (await answer.text()).split(" ");
    saveHall(made, host, "host");
    enter(made, [made, host, "host"]);
  };
  const code = make("input", {
    id: "hall-code", name: "code", autocomplete: "off", autocapitalize: "characters", spellcheck: false, maxLength: 6, required: true,
  });
  const join = make("form", {}, heading(say("join"), "h3"), make("label", {}, say("code"), code),
    make("button", { id: "hall-join", textContent: say("join") }));
  join.onsubmit = async (event) => {
    event.preventDefault();
    const answer = await send(`halls/${encodeURIComponent(code.value.trim().toUpperCase())}`);
    if (answer?.status === 200) return enter(await answer.text());
    refuse(answer);
    if (answer?.status !== 404) return;
    code.setAttribute("aria-invalid", "true");
    code.focus();
  };
  code.oninput = () => code.removeAttribute("aria-invalid");
  fill(heading(say("title")), make("p", { textContent: say("about") }), join, form, button("close", leave));
};
const refuse = (answer, otherwise = "wrongCode") => {
  if (answer?.status === 429) write(status, say("tooMany", { seconds: answer.headers.get("Retry-After") }));
  else if (answer) write(status, say(otherwise));
};

const enter = async (hall, seat = savedHalls().find(([other]) => other === hall)) => {
  if (id === hall) return render();
  following?.abort();
  // Removes the remains of an earlier class.
  if (state) body.replaceChildren();
  [state, view, last, game, playing] = [];
  resting = false;
  boards = {};
  forgetLooks();
  id = hall;
  stay(id);
  write(status, "");
  [, token, role] = seat ?? [];
  if (!token || role === "left") {
    token ??= makeToken();
    role = "pupil";
    saveHall(id, token, role);
  }
  following = new AbortController();
  const { signal } = following;
  if (role === "host") follow("boards", hearBoards, signal);
  else if (!await join(signal)) return;
  follow("events", hear, signal);
};

/** Joins, and retries until the answer is known. */
const join = async (signal) => {
  const reasons = { 403: "removed", 404: "gone", 410: "full" };
  const answer = await insist(async () => {
    const answer = await ask("join");
    if (answer?.status === 201 || reasons[answer?.status]) return answer;
    if (sheet.hidden || !body.childElementCount) fill(heading(say("title")));
  }, signal);
  if (answer && answer.status !== 201) stop(say(reasons[answer.status]));
  return answer?.status === 201;
};
const stop = (text) => {
  following?.abort();
  clearTimeout(release);
  fill(heading(text), button("close", leave));
};

const follow = async (path, hear, signal) => {
  for (let wait = 1000; !signal.aborted; wait = Math.min(2 * wait, longestPause)) {
    const connection = new AbortController();
    signal.addEventListener("abort", () => connection.abort(), { signal: connection.signal });
    let quiet;
    const listen = () => { clearTimeout(quiet); quiet = setTimeout(() => connection.abort(), silenceLimit); };
    try {
      const answer = await request(`halls/${id}/${path}`, { signal: connection.signal });
      if (answer.status === 404) return stop(say("gone"));
      if (!answer.ok) throw new Error(`${answer.status}`);
      listen();
      for await (const { lines } of eventsOf(answer.body)) {
        listen();
        if (signal.aborted) return;
        wait = 1000;
        if (lines.length) hear(lines);
      }
    } catch { /* Tried again below. */ } finally {
      clearTimeout(quiet);
      connection.abort();
    }
    if (signal.aborted) return;
    if (path === "events") write(status, say("unreachable"));
    await pause(wait, signal);
  }
};

const hearBoards = (lines) => {
  for (const line of lines) {
    const [number, text] = line.split(" ");
    boards[number] = text;
  }
  if (state) render();
};

let last, game, playing, rest, release;
let resting = false; // Whether a finished board stays in view.
/** The numbers of pupils here and of games in progress: until one changes, a refused round stays impossible. */
const crowd = () => state && [state.players.filter(({ isHere }) => isHere).length, state.games.length].join();
const hear = (lines) => {
  const before = crowd();
  state = read(lines);
  // A new state can outdate the status, except that something was copied, or why no round begins.
  const stay = before === crowd() ? ["copied", "tooFew", "roundGoesOn"] : ["copied"];
  if (!stay.some((key) => status.textContent === say(key))) write(status, "");
  render();
};
const render = () => {
  if (!state) return;
  if (role === "host") renderHost(); else renderPupil();
};

// The pupil's page

let mine;
const makePupil = () => {
  mine = {
    name: make("h2", { className: "me", tabIndex: -1 }), result: make("p", { className: "result" }),
    wait: make("p", { className: "wait", role: "status" }), place: make("p", { className: "place" }),
    // The live game may have been left meanwhile.
    toGame: button("toGame", () => { show(false); playing = undefined; render(); }),
    another: button("another", () => ask("name")),
    // Otherwise the streams, including another tab's, would tell that the teacher has removed the player.
    leave: button("leave", async () => {
      following?.abort();
      saveHall(id, token, "left");
      await ask("leave");
      leave();
    }),
    standing: make("div"),
  };
};

const renderPupil = () => {
  if (!state.you && savedHalls().some(([hall, , role]) => hall === id && role === "left")) return leave();
  if (!state.you) return stop(say(state.closed ? "closed" : "removed"));
  const you = Number(state.you);
  const place = state.players.findIndex(({ number }) => number === you);
  const own = state.players[place];
  const now = state.games.find(({ x, o }) => x === you || o === you);
  if (last && own.played > last.played) {
    game = own.won > last.won ? say("won") : own.drawn > last.drawn ? say("drew") : say("lost");
    resting = true;
    const { signal } = following;
    clearTimeout(rest); // The timer of an earlier result.
    rest = setTimeout(() => {
      if (signal.aborted) return;
      resting = false;
      playing = undefined;
      render();
    }, resultShown);
  }
  last = own;
  const other = now && state.named(now.x === you ? now.o : now.x);
  if (now && !resting && playing !== now.room) {
    playing = now.room;
    saveSeat(now.room, now.x === you ? "x" : "o", token);
    show(false);
    if (location.hash !== `#room=${now.room}`) location.hash = `room=${now.room}`;
  }
  write(bar.firstChild, [say("you", { name: own.name }), other && say("against", { name: other })].filter(Boolean).join(" · "));
  if (sheet.hidden && (now || resting)) return;
  const wait = state.closed ? "closed" : state.paused ? "paused" : state.odd === state.you ? "odd"
    : / rounds$/.test(state.class) ? "waitRound" : "wait";
  const isNew = !mine?.name.isConnected;
  if (isNew) makePupil();
  write(mine.name, say("you", { name: own.name }));
  write(mine.result, own.played ? game ?? "" : "");
  write(mine.wait, now ? say("against", { name: other }) : say(wait));
  write(mine.place, say("place", { place: place + 1, players: state.players.length }));
  mine.toGame.hidden = !now;
  mine.another.hidden = own.played > 0;
  showStanding(mine.standing);
  if (isNew) {
    const ways = make("div", { className: "ways" }, mine.toGame, mine.another, mine.leave);
    fill(mine.name, mine.result, mine.wait, mine.place, ways, mine.standing);
  } else if (sheet.hidden) show(true);
};

/** Shows the table if it has changed. The focus stays on the element with the same ID, or goes to the heading. */
const showStanding = (node) => {
  const key = JSON.stringify(state.players);
  if (node.dataset.key === key) return;
  clearTimeout(release);
  // A button that is held down would disappear before its click.
  if (node.matches(":active")) { release = setTimeout(render, 100); return; }
  node.dataset.key = key;
  const focused = node.contains(document.activeElement) && document.activeElement;
  node.replaceChildren(tableOf(state));
  if (focused) (document.getElementById(focused.id) ?? body.querySelector("h2")).focus();
};

const tableOf = (state) => {
  const [head, ...rows] = table(state);
  return make("table", {}, make("caption", { textContent: say("table") }),
    make("thead", {}, make("tr", {}, ...head.map((text) => make("th", { scope: "col", textContent: text })),
      ...(role === "host" ? [make("td")] : []))),
    make("tbody", {}, ...rows.map((row, index) => {
      const player = state.players[index];
      const line = make("tr", { className: player.isHere ? "" : "away" }, ...row.map((text) => make("td", { textContent: text })));
      if (player.number === Number(state.you)) line.setAttribute("aria-current", "true");
      if (role === "host") {
        const name = say("remove", { name: player.name });
        const remove = make("button", {
          type: "button", id: `hall-remove-${player.number}`, textContent: "×", title: name,
          onclick: () => view.tell("remove", player.number),
        });
        remove.setAttribute("aria-label", name);
        line.append(make("td", {}, remove));
      }
      return line;
    })));
};

// The teacher's page, for a projector

let view;
const makeHost = () => {
  const link = new URL(`#hall=${id}`, location.origin + location.pathname);
  const picture = document.createElementNS(svg, "svg");
  picture.append(document.createElementNS(svg, "path"));
  const figure = make("figure", { className: "qr", ariaHidden: "true" }, picture);
  const { signal } = following;
  const told = {};
  // The last command of each kind is sent until it is answered.
  const tell = async (command, text = "") => {
    const kind = command === "remove" ? command + text : command;
    told[kind]?.abort();
    const mine = told[kind] = new AbortController();
    const end = () => mine.abort();
    signal.addEventListener("abort", end, { signal: mine.signal });
    const answer = await insist(() => ask(command, text), mine.signal);
    end();
    if (!answer) return;
    // A 400 refuses something that is gone by now, such as a board.
    if (answer.ok || answer.status === 400) return write(status, "");
    const said = await answer.text();
    refuse(answer, /fewer/.test(said) ? "tooFew" : /round/.test(said) ? "roundGoesOn" : "gone");
  };
  view = {
    code: make("p", { className: "code", translate: false }), count: heading("", "h3"), grid: make("ul", { className: "boards" }),
    pause: button("pause", () => tell(state.paused ? "resume" : "pause")),
    next: button("next", () => tell("next")), all: button("all", () => tell("show", "")),
    copy: button("copy", () =>
      sharing[2](table(state).map((row) => row.join("\t")).join("\n"), "").then(() => write(status, say("copied")), () => {})),
    end: button("end", () => {
      if (view.end.dataset.asked) return tell("close");
      view.end.dataset.asked = "yes";
      write(view.end, say("reallyEnd"));
    }),
    leave: button("close", leave), standing: make("div", { className: "standing" }), cells: {}, tell,
  };
  const scan = make("p", { className: "scan", textContent: say("scan", { address: link.host + link.pathname.replace(/\/$/, "") }) });
  view.entry = make("aside", {}, figure, view.code, scan);
  fill(heading(say("title")), view.entry,
    make("div", { className: "ways" }, view.pause, view.next, view.all, view.copy, view.end, view.leave),
    make("section", { className: "middle", ariaLabel: say("boards") }, view.count, view.grid), view.standing);
  drawCode(picture, link.href);
};

const renderHost = () => {
  if (!view || !view.grid.isConnected) makeHost();
  sheet.toggleAttribute("data-host", true);
  const isClosed = !!state.closed;
  write(view.code, state.code ?? "");
  view.entry.hidden = !state.code || isClosed;
  write(view.count, [state.round && say("round", { round: state.round }), say("count", { players: state.players.length }),
    isClosed ? say("closed") : state.paused && say("paused")].filter(Boolean).join(" · "));
  write(view.pause, say(state.paused ? "resume" : "pause"));
  view.next.hidden = isClosed || !/ rounds$/.test(state.class);
  view.pause.hidden = view.end.hidden = isClosed;
  view.all.hidden = !state.show;
  sheet.toggleAttribute("data-large", !!state.show);
  const shown = new Set();
  for (const { number, x, o } of state.games) {
    shown.add(String(number));
    const names = { number, x: state.named(x), o: state.named(o) };
    const cell = view.cells[number] ??= makeCell(number);
    cell.node.hidden = !!state.show && state.show !== String(number);
    write(cell.x, names.x);
    write(cell.o, names.o);
    cell.button.setAttribute("aria-label", say("board", names));
    drawBoard(cell.board, boards[number] ?? `${state.class.split(" ")[0]}:`);
  }
  for (const [number, cell] of Object.entries(view.cells)) {
    if (shown.has(number)) continue;
    cell.node.remove();
    delete view.cells[number];
  }
  showStanding(view.standing);
};
const makeCell = (number) => {
  const board = document.createElementNS(svg, "svg");
  board.setAttribute("aria-hidden", "true");
  const [x, o] = ["x", "o"].map((mark) => make("span", { className: mark }));
  const show = make("button", { type: "button", onclick: () => view.tell("show", state.show ? "" : number) },
    board, make("span", { className: "names" }, x, o));
  const node = make("li", {}, show);
  view.grid.append(node);
  return { node, button: show, board, x, o };
};

/** Opens a class by its ID, or the panel that makes or joins one. */
export const openHall = async (hall) => {
  // A reload and an address may both open a class at once.
  opening = (opening ?? Promise.resolve()).then(prepare, prepare);
  await opening;
  if (hall && /^[\w-]+$/.test(hall)) await enter(hall);
  else if (id) { show(true); render(); } else offer();
};

const textOf = async (file) => {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
};
let opening;
const prepare = async () => {
  words ??= Object.fromEntries((await textOf(`hall.${root.lang}.txt`)).trimEnd().split("\n").map((line) => line.split("\t")));
  if (!sheet) {
    // The page's Content-Security-Policy has the hash of this style.
    document.head.append(make("style", { textContent: await textOf("hall.css") }));
    status = make("p", { id: "hall-status", role: "status" });
    body = make("div", { id: "hall-body" });
    sheet = make("section", { id: "hall", hidden: true, ariaLabel: say("title") }, status, body);
    bar = make("div", { id: "hall-bar", hidden: true, role: "status" }, make("span"),
      make("button", { type: "button", textContent: say("title"), onclick: () => { show(true); render(); } }));
    sheet.addEventListener("touchstart", () => {}, { passive: true });  // Without it, iOS knows no :active.
    sheet.onkeydown = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      // A class continues behind the game; without a class or game, nothing closes.
      if (role === "host") show(false); else sheet.querySelector("#hall-toGame:not([hidden]), #hall-close")?.click();
    };
    // Any other action withdraws the question whether to end the class.
    const calm = ({ target }) => {
      if (!view || view.end.contains(target)) return;
      delete view.end.dataset.asked;
      write(view.end, say("end"));
    };
    sheet.addEventListener("pointerdown", calm);
    sheet.addEventListener("focusin", calm);
    document.body.append(sheet, bar);
  }
};
