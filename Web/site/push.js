// Push messages about turns, for when the page is closed. Loaded in a live game with days for each move.

/** Whether this device supports push messages only for a page on its home screen. */
const needsHome = () => navigator.standalone === false;

/** The state of push messages: `off`, `on`, `refused` or `home`; undefined if the browser has none. */
export const calls = (isOn) => {
  if (needsHome()) return "home";
  if (!navigator.serviceWorker || !window.PushManager || !window.Notification) return undefined;
  if (Notification.permission === "denied") return "refused";
  return isOn && Notification.permission === "granted" ? "on" : "off";
};

/** Subscribes with the server's key; returns what the server needs. The service worker shows the words. */
export const subscribe = async (key, words) => {
  if (await Notification.requestPermission() !== "granted") return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // The existing subscription has the key of an earlier server.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  await (await caches.open("turn")).put("turn", new Response(words));
  const { endpoint, keys } = subscription.toJSON();
  return `${endpoint} ${keys.p256dh} ${keys.auth}`;
};
