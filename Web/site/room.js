// Live games: follows a room and sends what is done there. Loaded when there are rooms.
// Documentation/Reference/Rooms.md has the requests and events.

const quietLimit = 5000; // Milliseconds without a first state after which a proxy seems to buffer the stream.
const fewestStates = 8; // Requests for a single state before the stream is tried again; twice as many each time.
/** The milliseconds of silence after which a connection is lost: the server sends something every 25 s. */
export const silenceLimit = 60000;
const lostAfter = 3000;
const shortestPause = 1000;
const longestPause = 30000;
const mostSeats = 100;
const patience = 8000; // Milliseconds of waiting for a stranger after which the computer is offered.

/** A token of 128 random bits in 22 characters. */
export const makeToken = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);

/** The saved seats, a line each, with one added; without a token, it is removed. */
export const withSeat = (seats, room, mark, secret) => {
  const others = seats.split("\n").filter((line) => line && line.split(" ")[0] !== room).slice(1 - mostSeats);
  return (secret ? [...others, `${room} ${mark} ${secret}`] : others).join("\n");
};

/** The events of a stream: number, name and data lines. */
export async function* eventsOf(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (text + value).split("\n\n");
    text = events.pop();
    for (const event of events) {
      const fields = event.split("\n").map((line) => line.split(/: ?(.*)/s, 2));
      const values = (name) => fields.filter(([field]) => field === name).map(([, value]) => value);
      yield { id: Number(values("id")[0]), name: values("event")[0], lines: values("data") };
    }
  }
}

/** Waits; ends early when the network returns or the page becomes visible. */
export const pause = (milliseconds, signal) => new Promise((done) => {
  const stop = new AbortController();
  const end = () => { clearTimeout(timer); stop.abort(); done(); };
  const timer = setTimeout(end, milliseconds);
  const options = { signal: stop.signal };
  addEventListener("online", end, options);
  document.addEventListener("visibilitychange", end, options);
  signal.addEventListener("abort", end, options);
});

const shown = () => new Promise((done) => {
  if (!document.hidden) return done();
  document.addEventListener("visibilitychange", () => done(), { once: true });
});

/**
 * Returns a function that carries out the program's requests. `call` and `write` lead into the
 * program; `restored` reads what is saved; `later` waits for the next frame; `openClass` opens a class.
 */
export const startRooms = ({ call: program, later, write, restored, openClass }) => {
  let id, token, stream, pending, ticking, lost, waiting, seeking, placed;
  // `seen` is the number of the last state. States up to `outdated` are older than this player's last accepted move:
  // one that was on its way when the answer came would take the move back.
  let seen = 0, outdated = 0;
  const tell = (...words) => program.roomEvent(write(words.join(" ")));

  const request = (path, options, secret = token) => fetch(`rooms${path}`, {
    cache: "no-store", headers: secret ? { Authorization: `Bearer ${secret}` } : {}, ...options,
  });
  const post = (path, body, secret) => request(path, { method: "POST", body }, secret);

  // An answer from a proxy or a busy server does not answer the request.
  const isLost = (response) => !response || response.status === 429 || response.status >= 500;

  /** The seconds after which the server wants to be asked again; 0 if it does not say. */
  const delay = (response) => Number(response?.headers.get("Retry-After")) || 0;
  /** Tells that a new game was refused: for a while, or because the server is not there. */
  const tellRefusal = (response) => delay(response) ? tell("busy", delay(response)) : tell("lost");

  /** Saves a text with the next frame, and makes it only then, because a class saves seats too. */
  const store = (key, text) => later(() => {
    try { localStorage.setItem(key, text()); } catch { /* Not saved. */ }
  });
  const seats = () => restored("rooms").split("\n").filter(Boolean).map((line) => line.split(" "));
  /** Saves a seat, with its mark or as a requested one; without a token, forgets it. */
  const saveSeat = (mark = "?", room = id, secret = token) => {
    store("rooms", () => withSeat(restored("rooms"), room, mark, secret));
  };

  const connected = (isLive) => {
    clearTimeout(lost);
    lost = undefined;
    tell("live", isLive ? 1 : 0);
  };

  const hear = (lines) => {
    const heardAt = performance.now();
    clearInterval(ticking);
    tell("heard", lines.join("\n"));
    if (!lines.includes("strangers") || lines.includes("seats xo")) {
      clearTimeout(waiting);
      waiting = undefined;
    } else waiting ??= setTimeout(tell, patience, "waited");
    if (token && lines.some((line) => line.startsWith("days "))) tellCalls();
    if (!lines.some((line) => /^clock .* [xo]$/.test(line))) return;
    ticking = setInterval(() => tell("ticked", Math.round(performance.now() - heardAt)), 250);
  };

  // The rooms with push messages about turns.
  const called = () => restored("calls").split("\n").filter(Boolean);
  let knowsCalls, pushKey;
  const tellCalls = async (isOn) => {
    const room = id;
    if (knowsCalls === room && isOn === undefined) return;
    knowsCalls = room;
    const { calls } = await import("./push.js");
    try {
      pushKey ??= await request("/push").then((response) => response.ok ? response.text() : "");
    } catch { knowsCalls = undefined; }
    const state = pushKey && calls(isOn ?? called().includes(room));
    if (state && room === id) tell("calls", state);
  };
  /** Switches on push messages about turns in this room, with these words; without words, switches them off. */
  const call = async (words) => {
    const room = id;
    const isDone = (options) => request(`/${room}/push`, options).then(({ ok }) => ok, () => false);
    let isOn;
    if (words) {
      const { subscribe } = await import("./push.js");
      const place = await subscribe(pushKey, words).catch(() => undefined);
      isOn = Boolean(place) && await isDone({ method: "PUT", body: place });
    } else isOn = !await isDone({ method: "DELETE" });
    const others = () => called().filter((other) => other !== room).slice(1 - mostSeats);
    store("calls", () => [...others(), ...isOn ? [room] : []].join("\n"));
    return tellCalls(isOn);
  };

  // Over HTTP/1.1 a browser has six connections per site, so a hidden tab gives up its stream. A page from the service
  // worker's cache has no protocol, but the requests of its live games do.
  const isScarce = () => performance.getEntries().some(({ nextHopProtocol }) => nextHopProtocol === "http/1.1");
  document.addEventListener("visibilitychange", () => {
    if (document.hidden && isScarce()) stream?.connection?.abort();
  });

  const follow = async () => {
    stream?.abort();
    const mine = stream = new AbortController();
    const { signal } = mine;
    let wait = shortestPause;
    let single = 0, most = fewestStates; // The remaining requests for a single state, and their number next time.
    let last = 0;
    while (!signal.aborted) {
      const connection = mine.connection = new AbortController();
      signal.addEventListener("abort", () => connection.abort(), { signal: connection.signal });
      let quiet;
      const listen = (limit, isFirst) => {
        clearTimeout(quiet);
        quiet = setTimeout(() => {
          // The first of these requests gets the state at once, which shows that the connection works.
          if (isFirst && !single) [single, most, last] = [most, 2 * most, 0];
          connection.abort();
        }, limit);
      };
      listen(single ? silenceLimit : quietLimit, true);
      try {
        const response = await request(`/${id}${single ? `?after=${last}` : ""}`, { signal: connection.signal });
        if (response.status === 404) return tell("lost");
        if (!response.ok) throw new Error(`${response.status}`);
        for await (const { id: place, name, lines } of eventsOf(response.body)) {
          listen(silenceLimit, false);
          wait = shortestPause;
          if (name === "emote") {
            tell("emote", lines[0]);
          } else if (lines.length) {
            last = place;
            seen = Math.max(seen, place);
            connected(true);
            if (place > outdated) hear(lines);
            send();
          }
        }
        if (single) { single -= 1; continue; }
      } catch { /* Retried below. */ } finally {
        clearTimeout(quiet);
        connection.abort();
      }
      if (signal.aborted) return;
      if (document.hidden && isScarce()) { await shown(); continue; }
      lost ??= setTimeout(connected, lostAfter, false);
      await pause(wait, signal);
      wait = Math.min(2 * wait, longestPause);
    }
  };

  // A move is sent again until it is answered: after a pause, and after each state from the stream.
  let isSending = false;
  const send = async () => {
    if (pending === undefined || isSending) return;
    isSending = true;
    const text = pending, before = seen, room = id;
    try {
      const response = await request(`/${room}`, { method: "PUT", body: text });
      if (isLost(response)) throw new Error(`${response.status}`);
      const said = await response.text();
      if (room !== id) return;
      if (pending === text) pending = undefined;
      if (response.ok) outdated = Math.max(outdated, before);
      tell(...(response.ok ? ["heard", said] : ["refused", response.status === 409 ? said : ""]));
    } catch {
      setTimeout(send, 2 * shortestPause);
    } finally {
      isSending = false;
      // Meanwhile the player may have made the next move, or the first one in another room.
      if (pending !== text || room !== id) send();
    }
  };

  // The server may have recorded a seat although its answer is lost. So the token is saved before the request,
  // which is repeated with it, even in the next visit.
  let sitting;
  const sit = async (name = "") => {
    const room = id;
    if (sitting === room) return;
    sitting = room;
    token ??= makeToken();
    saveSeat();
    let response, said;
    for (let wait = shortestPause; room === id; wait = Math.min(2 * wait, longestPause)) {
      try {
        response = await post(`/${room}/sit`, name);
        said = await response.text();
      } catch { response = undefined; }
      if (room !== id || !isLost(response)) break;
      await pause(1000 * delay(response) || wait, stream.signal);
    }
    if (sitting === room) sitting = undefined;
    if (room !== id) return;
    if (response.status === 201) {
      const [mark] = said.split(" ");
      saveSeat(mark);
      tell("seated", mark);
    } else if ([404, 410].includes(response.status)) {
      token = undefined;
      saveSeat();
    }
    return follow();
  };

  let isOpening = false;
  const ways = {
    async open(rules) {
      if (isOpening) return;
      isOpening = true;
      const response = await post("", rules).catch(() => undefined);
      isOpening = false;
      if (response?.status === 201) tell("opened", await response.text());
      else tellRefusal(response);
    },
    // If the answer is lost, asking with the same token gets the same seat.
    async someone(terms) {
      seeking ??= makeToken();
      const secret = seeking;
      const response = await post("/someone", terms, secret).catch(() => undefined);
      if (response?.status !== 201) return tellRefusal(response);
      if (secret !== seeking) return; // Asked for twice.
      seeking = undefined;
      const [room, mark] = (await response.text()).split(" ");
      saveSeat(mark, room, secret);
      placed = [room, mark, secret]; // Saved values can be read only after the next frame.
      tell("placed", room);
      // A player who has closed the panel meanwhile does not come, so the stranger need not wait.
      await new Promise((done) => setTimeout(done));
      if (id === room) return;
      placed = undefined;
      saveSeat(mark, room, "");
      await post(`/${room}/resign`, "", secret);
    },
    watch(room) {
      id = encodeURIComponent(room);
      seen = outdated = 0;
      const seat = [placed ?? [], ...seats()].find(([kept]) => kept === id);
      token = seat?.[2];
      follow();
      if (seat?.[1] === "?") sit();
      else if (seat) tell("seated", seat[1]);
    },
    class: openClass,
    async seats() {
      const asked = seats().filter(([, mark]) => mark !== "?").reverse();
      const states = asked.map(async ([room, mark]) => {
        const response = await request(`/${room}?after=0`, {}, "");
        if (!response.ok) return;
        for await (const { lines } of eventsOf(response.body)) {
          if (lines.length) return [room, mark, lines.join("\n")];
        }
      });
      for (const state of states) {
        const said = await state.catch(() => {});
        if (said) tell("found", ...said);
      }
    },
    call,
    sit,
    play(text) { pending = text; return send(); },
    leave() {
      stream?.abort();
      clearInterval(ticking);
      clearTimeout(lost);
      clearTimeout(waiting);
      [id, token, stream, pending, lost, waiting, knowsCalls] = [];
    },
  };
  // Other commands are retried too, except emotes, which would be late.
  const ask = async (verb, body, room = id) => {
    const response = await post(`/${room}/${verb}`, body).catch(() => {});
    if (!isLost(response) || room !== id) return;
    if (verb !== "emote") setTimeout(ask, 1000 * delay(response) || 2 * shortestPause, verb, body, room);
    else if (delay(response)) tell("busy", delay(response));
  };
  // A class continues after a reload.
  try { if (sessionStorage.hall) openClass(sessionStorage.hall); } catch { /* Storage is blocked. */ }
  return (verb, body) => (ways[verb] ?? ((body) => ask(verb, body)))(body)?.catch?.(() => {});
};
