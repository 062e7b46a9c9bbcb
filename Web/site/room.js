// Live games: follows a room and sends what is done there. Loaded when there are rooms.
// Documentation/Reference/Rooms.md has the requests and what is said.

const quietLimit = 5000; // milliseconds after which a stream that says nothing is held back by a proxy
const lostAfter = 3000;
const shortestPause = 1000;
const longestPause = 30000;
const seatsKept = 20;

/** 128 random bits in 22 characters. */
const makeToken = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);

/** The events of a stream, each with its name and its lines. */
async function* eventsOf(body) {
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

/** Waits, or less where the network comes back or the page is looked at again. */
const pause = (milliseconds, signal) => new Promise((done) => {
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
 * What carries requests of the program out: `call` and `write` lead into it, `restored` and `store` keep
 * seats for the next visit.
 */
export const startRooms = ({ call, write, restored, store }) => {
  let id, token, stream, pending, ticking, lost;
  const tell = (...words) => call.roomEvent(write(words.join(" ")));

  const request = (path, options) => fetch(`rooms${path}`, {
    cache: "no-store", headers: token ? { Authorization: `Bearer ${token}` } : {}, ...options,
  });
  const post = (path, body) => request(path, { method: "POST", body });

  const seats = () => restored("rooms").split("\n").filter(Boolean).map((line) => line.split(" "));
  const keepSeat = (mark) => {
    const others = seats().filter(([room]) => room !== id).slice(1 - seatsKept);
    store("rooms", [...others, [id, mark, token]].map((seat) => seat.join(" ")).join("\n"));
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
    if (!lines.some((line) => /^clock .* [xo]$/.test(line))) return;
    ticking = setInterval(() => tell("ticked", Math.round(performance.now() - heardAt)), 250);
  };

  // An old browser connection to each tab is one of six; a tab that nobody sees gives its own back.
  const isScarce = performance.getEntriesByType("navigation")[0]?.nextHopProtocol === "http/1.1";
  document.addEventListener("visibilitychange", () => {
    if (isScarce && document.hidden) stream?.connection?.abort();
  });

  const follow = async () => {
    stream?.abort();
    const mine = stream = new AbortController();
    const { signal } = mine;
    let wait = shortestPause;
    let isHeldBack = false;
    let last = 0;
    while (!signal.aborted) {
      const connection = mine.connection = new AbortController();
      signal.addEventListener("abort", () => connection.abort());
      const quiet = setTimeout(() => { isHeldBack = true; connection.abort(); }, quietLimit);
      try {
        const response = await request(`/${id}${isHeldBack ? `?after=${last}` : ""}`, { signal: connection.signal });
        if (response.status === 404) return tell("lost");
        if (!response.ok) throw new Error(`${response.status}`);
        for await (const { id: place, name, lines } of eventsOf(response.body)) {
          clearTimeout(quiet);
          wait = shortestPause;
          if (name === "emote") {
            tell("emote", lines[0]);
          } else if (lines.length) {
            last = place;
            connected(true);
            hear(lines);
            send();
          }
        }
        if (isHeldBack) continue;
      } catch { /* Tried again below. */ } finally {
        clearTimeout(quiet);
      }
      if (signal.aborted) return;
      if (isScarce && document.hidden) { await shown(); continue; }
      lost ??= setTimeout(connected, lostAfter, false);
      await pause(wait, signal);
      wait = Math.min(2 * wait, longestPause);
    }
  };

  // A move is sent until it is answered; the room is followed meanwhile, and tries again with every word of it.
  let isSending = false;
  const send = async () => {
    if (pending === undefined || isSending) return;
    isSending = true;
    const text = pending;
    try {
      const response = await request(`/${id}`, { method: "PUT", body: text });
      if (response.status === 429 || response.status >= 500) throw new Error(`${response.status}`);
      const said = await response.text();
      if (pending === text) pending = undefined;
      tell(...(response.ok ? ["heard", said] : ["refused", response.status === 409 ? said : ""]));
    } catch {
      setTimeout(send, 2 * shortestPause);
    } finally {
      isSending = false;
    }
  };

  const sit = async () => {
    token ??= makeToken();
    const response = await post(`/${id}/sit`);
    if (response.status !== 201) { token = undefined; return follow(); }
    const [mark] = (await response.text()).split(" ");
    keepSeat(mark);
    tell("seated", mark);
    return follow();
  };

  const ways = {
    async open(rules) {
      const response = await post("", rules).catch(() => undefined);
      if (response?.status === 201) tell("opened", await response.text());
      else tell("lost");
    },
    watch(room) {
      id = encodeURIComponent(room);
      const seat = seats().find(([kept]) => kept === id);
      token = seat?.[2];
      if (seat) tell("seated", seat[1]);
      follow();
    },
    sit,
    play(text) { pending = text; return send(); },
    leave() {
      stream?.abort();
      clearInterval(ticking);
      clearTimeout(lost);
      [id, token, stream, pending, lost] = [];
    },
  };
  // Whatever else is asked for is asked again too, but for signs, which would come late.
  const ask = async (verb, body, room = id) => {
    const response = await post(`/${room}/${verb}`, body).catch(() => {});
    const isLost = !response || response.status === 429 || response.status >= 500;
    if (isLost && verb !== "emote" && room === id) setTimeout(ask, 2 * shortestPause, verb, body, room);
  };
  return (verb, body) => (ways[verb] ?? ((body) => ask(verb, body)))(body)?.catch?.(() => {});
};
