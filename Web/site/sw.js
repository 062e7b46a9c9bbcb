// Keeps every file of one version of the site, so that the next visit needs no network. A page goes
// on with the version that it began with; a new one waits until a player lets it in.

importScripts("precache.js"); // Written at build time: `version` and `files`.

const prefix = "tic-tac-toe ";
const own = prefix + version;

addEventListener("install", (event) => {
  const fresh = files.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(own).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(prefix) && name !== own;
  event.waitUntil(caches.keys().then((names) =>
    Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

addEventListener("message", ({ data }) => { if (data === "update") skipWaiting(); });

addEventListener("fetch", (event) => {
  const { request } = event;
  const { scope } = registration;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length);
  // Without a network there are no rooms.
  const ask = async () => (navigator.onLine ? fetch(request) : new Response());
  if (path === "rooms") event.respondWith(ask().catch(() => new Response()));
  if (path.startsWith("rooms")) return;
  event.respondWith(caches.open(own)
    .then((cache) => cache.match(request, { ignoreSearch: true, ignoreVary: true }))
    .then((kept) => kept ?? fetch(request)));
});
