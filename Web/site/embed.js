// A board inside another page (/embed#GAME, or ?embed): the page without its memory. What the page
// relies on is replaced before the program starts, so that the rest of the page need not know.

const levels = ["beginner", "easy", "medium", "hard", "perfect", "trickster"];
const level = new URLSearchParams(location.search).get("level");
if (level && !levels.includes(level)) throw new Error(`level "${level}": it is one of ${levels.join(", ")}`);

// Nothing is stored. The players come from the address, in the form that an earlier visit would have saved.
const players = `person ${level ?? "person"} fixed`;
Object.defineProperty(window, "localStorage", {
  value: { getItem: (key) => (key === "players" ? players : null), setItem() {} },
});
Object.defineProperty(navigator, "serviceWorker", { value: undefined });

// The browser's history belongs to the outer page: the board neither adds to it nor goes back in it.
history.pushState = history.replaceState;
history.back = () => setTimeout(() => dispatchEvent(new PopStateEvent("popstate")));
// A page with a record counts as one that returns to its own game, which keeps the players.
history.replaceState({ record: location.hash || "#" }, "");
// The outer page has set another game.
addEventListener("hashchange", () => location.reload());
