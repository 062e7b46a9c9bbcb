// The page's updates, installation and the colour of the browser's bars. Loaded when idle.

const root = document.documentElement;

// An update waits until the player accepts it; the current game continues in it.
let waiting;
const tellOfUpdates = (registration, updateFound) => {
  const { serviceWorker } = navigator;
  const tell = () => {
    if (!registration.waiting || !serviceWorker.controller) return;
    waiting = registration.waiting;
    updateFound();
  };
  tell();
  // Each version stores the words of only the page's language.
  const greet = (worker) => worker?.postMessage(root.lang);
  ["waiting", "active"].forEach((state) => greet(registration[state]));
  const follow = () => {
    greet(registration.installing);
    registration.installing?.addEventListener("statechange", tell);
  };
  follow(); // The update may have started before this script was loaded.
  registration.addEventListener("updatefound", follow);
  serviceWorker.addEventListener("controllerchange", () => { if (waiting) location.reload(); });
};

/** Switches to the waiting update. */
export const update = () => waiting?.postMessage("update");

// The browser's bars take the colour of the page's top, whatever the theme.
const tint = () => {
  const { backgroundImage, backgroundColor } = getComputedStyle(root);
  const color = /rgb\([^)]*\)/.exec(backgroundImage)?.[0] ?? backgroundColor;
  document.querySelectorAll("[name=theme-color]").forEach((meta) => { meta.content = color; });
};

const file = 5; // The number of an opened file, among the keys of saved texts in page.js.

/**
 * Registers the service worker and follows what changes. `call` and `write` lead into the program; `saved` has the texts
 * that this tab has saved last.
 */
export const settle = async (call, write, saved) => {
  // If two tabs save their games at once, each text lacks the other tab's game. The tab whose text stays gets an event
  // with the text that it has replaced, and adds those games like those of a file.
  addEventListener("storage", ({ key, newValue }) => {
    const now = saved.journal;
    const isReplaced = now && newValue && newValue !== now && localStorage.journal === now;
    if (key === "journal" && isReplaced) call.restore(file, write(newValue));
  });
  tint();
  new MutationObserver(tint).observe(root, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tint);
  // Some browsers only have a menu command to install: Safari on iPhone and iPad, Firefox on Android.
  const isApp = navigator.standalone || matchMedia("(display-mode: standalone)").matches;
  const hasCommand = navigator.standalone === false || /Android.*Firefox/.test(navigator.userAgent);
  if (hasCommand && !isApp) call.installOffered(true);
  if (isApp) navigator.storage?.persist?.();
  // A page that started without a network does not know of live games yet.
  const look = async () => {
    if (!("alone" in root.dataset) || (await fetch("rooms", { cache: "no-store" })).status !== 204) return;
    delete root.dataset.alone;
    call.liveGamesFound();
  };
  addEventListener("online", () => look().catch(() => {}));
  const registration = await navigator.serviceWorker?.register("sw.js");
  if (registration) tellOfUpdates(registration, () => call.updateFound());
};
