// A board inside another page (/embed#GAME, or ?embed): the page without its memory. What the page
// relies on is replaced before the program starts, so that the rest of the page need not know.

const levels = ["beginner", "easy", "medium", "hard", "perfect", "trickster"];
const level = new URLSearchParams(location.search).get("level");
if (level && !levels.includes(level)) throw new Error(`level "${level}": it is one of ${levels.join(", ")}`);

// Nothing is stored. The players are those of the address, as an earlier visit would have saved them.
const players = `person ${level ?? "person"} fixed`;
Object.defineProperty(window, "localStorage", {
  value: { getItem: (key) => (key === "players" ? players : null), setItem() {} },
});
Object.defineProperty(navigator, "serviceWorker", { value: undefined });

// The browser's history is that of the page around: no step of the board adds to it or goes back in it.
history.pushState = history.replaceState;
history.back = () => setTimeout(() => dispatchEvent(new PopStateEvent("popstate")));
// Who knows a record comes back to a game of their own, so that its players stay.
history.replaceState({ record: location.hash || "#" }, "");
// The page around shows another game.
addEventListener("hashchange", () => location.reload());
