"""A player's actions on the page, and the state that a player sees."""

import time

from conftest import wait_phase
from waits import wait_until


def open_game(page, text="3x3:"):
    """Opens the page by the link of a game, for two people, and waits until it can be played."""
    page.goto("/#" + text)
    wait_phase(page, "playing", "finished")


def visit(page):
    """Visits the page without a link: a first visit is against the computer, a later one goes on."""
    page.goto("/")
    wait_phase(page, "playing", "finished")


def choose_level(page, name):
    """Chooses the computer at a level as the opponent, before the first move."""
    page.get_by_role("radio", name="Computer", exact=True).check(force=True)
    page.get_by_role("radiogroup", name="Level").get_by_role("radio", name=name).check(force=True)


def save(page, **texts):
    """Saves texts as an earlier visit would, by their keys.

    The page of a game is left first: it may still have to write what it began with.
    """
    page.goto("/rest.css")  # A file of the origin, to reach its storage without a game.
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)


def wait_yes(page, question):
    """Polls a page until the promise that it returns resolves to true.

    `wait_for_function` would take the promise itself for true.
    """
    wait_until(page, lambda: page.evaluate(question), question)


def wait_whole(page):
    """Waits until the second part of the program is there, with its looks."""
    page.wait_for_function("() => document.styleSheets.length === 2")


def wait_kept(page):
    """Waits until the service worker has cached every file of the page for the next visit."""
    wait_yes(
        page, "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'")


def wait_painted(page):
    """Waits until everything around the board is drawn, which is put off until the board is (decision 52)."""
    page.evaluate("""() => new Promise((done) => {
        if (!window.IntersectionObserver) return setTimeout(done);
        const paint = new IntersectionObserver(() => { paint.disconnect(); done(); });
        paint.observe(document.documentElement);
    })""")


# Actions


def tap(page, name):
    """Clicks a square, whether or not it is taken."""
    square(page, name).click(force=True)
    wait_painted(page)


def play(page, *names):
    """Taps squares one after the other, each as soon as the page accepts input."""
    for name in names:
        tap(page, name)
        wait_phase(page, "playing", "finished")


def take_hint(page):
    """Asks for all three steps of a hint, of which only the last one points at exactly one square."""
    for _ in range(3):
        press(page, "Hint")
        page.locator("[data-hint]").first.wait_for()


# Secondary commands, which are in the menu.
IN_MENU = {"How to play", "History", "Boards", "Language", "Players", "Symbols"}


def press(page, name):
    """Clicks a button by its name, through the menu if it is there."""
    if name in IN_MENU:
        button(page, "Menu").click()
    button(page, name).click()
    wait_painted(page)


def drag(page, mark, to, steps=3):
    """Drags a piece of the tray with the mouse and drops it on a square or a point."""
    lift(page, mark)
    move(page, to, steps)
    page.mouse.up()


def lift(page, mark):
    """Picks up a piece of the tray with the mouse and starts to drag it."""
    x, y = center(piece(page, mark))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 9, y)


def move(page, to, steps=3):
    """Moves the mouse over a square or to a point."""
    page.mouse.move(*point(page, to), steps=steps)


class Finger:
    """A finger on the screen of a page created with `has_touch`."""

    def __init__(self, page):
        self.page = page
        self.touches = {}
        self.start = time.time()
        self.time = None
        self.session = page.context.new_cdp_session(page)

    def down(self, at, finger=0):
        self.touches[finger] = point(self.page, at)
        self._send("touchStart")

    def move(self, to, finger=0, steps=1):
        x0, y0 = self.touches[finger]
        x, y = point(self.page, to)
        for step in range(1, steps + 1):
            self.touches[finger] = (x0 + (x - x0) * step / steps, y0 + (y - y0) * step / steps)
            self._send("touchMove")

    def up(self, finger=0):
        del self.touches[finger]
        self._send("touchEnd")

    def cancel(self):
        self.touches.clear()
        self._send("touchCancel")

    def tap(self, at, after=None):
        """Taps, `after` seconds after the last tap by its time stamp, on a machine of any speed."""
        self.time = after
        self.down(at)
        self.up()
        self.time = None

    def _send(self, type):
        points = [{"x": x, "y": y, "id": id} for id, (x, y) in self.touches.items()]
        event = {"type": type, "touchPoints": points}
        if self.time is not None:
            event["timestamp"] = self.start + self.time
        self.session.send("Input.dispatchTouchEvent", event)


# Elements


def square(page, name):
    return page.locator(f"button[role=gridcell][aria-label^='{name},']")


def piece(page, mark):
    """The piece of the tray for `x` or `o`."""
    return page.locator(f"[data-piece={mark}]")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def speak(page, code, words):
    """Makes a page speak a language, with other files of words than the site's."""
    page.add_init_script(f"localStorage.setItem('language', '{code}')")
    for name, text in words.items():
        page.route(f"**/{name}", lambda route, _, text=text: route.fulfill(body=text, content_type="text/plain; charset=utf-8"))


def set_letters(page, root):
    """Gives the letters of a page a size, in pixels."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": root, "fixed": 13}})


def use_own_font(frame):
    """Shows all texts in the page's own font, which usually comes too late for a first visit."""
    frame.evaluate("""() => Promise.all([...document.fonts].map((face) => {
        face.display = "block";
        return face.load();
    }))""")


def panel(page):
    """The open panel."""
    return page.get_by_role("dialog")


def has_panel(page):
    """Whether a panel is open; one that is sliding out does not count."""
    return page.locator("#panel:not([inert])").count() == 1


def headline(page):
    """The result as told to the player."""
    return page.locator("#headline").inner_text()


def point(page, place):
    """The centre of a square (given by name) or of an element; a point is returned unchanged."""
    if isinstance(place, str):
        place = square(page, place)
    return place if isinstance(place, tuple) else center(place)


def center(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# State


def status(page):
    return page.get_by_role("status").inner_text().replace("\xa0", " ").strip()


def phase(page):
    return page.evaluate("() => document.documentElement.dataset.phase")


def squares(page):
    """The marks on the board by square: {'b2': 'X'}."""
    names = page.locator("button[role=gridcell]").evaluate_all(
        "buttons => buttons.map(button => button.ariaLabel.split(', '))"
    )
    return {name: mark for name, mark, *_ in names if mark != "empty"}


def wait_squares(page, marks):
    """Waits until exactly these marks are on the board. A finger's click comes after its tap."""
    page.wait_for_function(
        """marks => {
            const buttons = [...document.querySelectorAll('button[role=gridcell]')];
            const names = buttons.map(button => button.ariaLabel.split(', '));
            const taken = names.filter(([, mark]) => mark !== 'empty');
            return taken.length === Object.keys(marks).length
                && taken.every(([name, mark]) => marks[name] === mark);
        }""",
        arg=marks,
    )


def with_attribute(page, attribute):
    """The names of the squares with an attribute, such as `data-winning`."""
    return set(
        page.locator(f"[role=gridcell][{attribute}]").evaluate_all(
            "buttons => buttons.map(button => button.ariaLabel.split(',')[0])"
        )
    )


def game(page):
    """The game text in the address."""
    return page.evaluate("() => decodeURIComponent(location.hash.slice(1))")


def frames(page, count=2):
    """Waits until the browser has drawn more frames."""
    page.evaluate(
        """count => new Promise(done => {
            const next = () => count-- ? requestAnimationFrame(next) : done();
            next();
        })""",
        count,
    )


# Time under the test's control


def wait_pause(page):
    """Waits until the pause before the computer's move has ended, while the computer still thinks."""
    wait_phase(page, "thinking")
    # Timers end in the order of their times, and the page's pause of 500 ms has begun.
    page.evaluate("() => new Promise((done) => setTimeout(done, 500))")


def run(page, milliseconds=1000):
    """Runs the stopped clock of a page, by default until every phase that ends by itself has ended."""
    page.clock.run_for(milliseconds)


def run_until(page, name, step=10):
    """Runs the stopped clock of a page until a phase; returns the milliseconds it took."""
    for time in range(0, 5000, step):
        if phase(page) == name:
            return time
        run(page, step)
    raise AssertionError(f"{name!r} does not come: {phase(page)!r}")


# The animations on a page. `moves` returns their names, `filmed` an element's state at several
# moments from the first to the last.
MOVING = """
    const moving = document.getAnimations();
    const name = ({ animationName, transitionProperty, effect: { target } }) =>
        (animationName ?? transitionProperty) + " of " + (target.id || target.ariaLabel || target.localName);
    const seek = (time) => { for (const animation of moving) animation.currentTime = time; };
    const ends = moving.map((animation) => animation.effect.getComputedTiming().endTime);
    const end = Math.max(0, ...ends.filter(Number.isFinite));
"""


def moves(page):
    """The names of all animations on a held page; they then run to their end."""
    return page.evaluate(f"() => {{ {MOVING} const names = moving.map(name); seek(end); return names; }}")


def filmed(page, selector, moments=24):
    """The states of an element during all animations on a held page, which then run to their end.

    Each has `time` in milliseconds, `x` and `y` of the centre, `top`, `bottom`, `width`, `opacity`
    and `undrawn` (the part of a stroke that is not drawn yet).
    """
    return page.evaluate(
        """([selector, moments]) => {"""
        + MOVING
        + """
            const element = document.querySelector(selector);
            return Array.from({ length: moments + 1 }, (_, moment) => {
                const time = end * moment / moments;
                seek(time);
                const { x, y, top, bottom, width, height } = element.getBoundingClientRect();
                const style = getComputedStyle(element);
                const opacity = Number(style.opacity);
                const undrawn = parseFloat(style.strokeDashoffset);
                return { time, x: x + width / 2, y: y + height / 2, top, bottom, width, opacity, undrawn };
            });
        }""",
        [selector, moments],
    )
