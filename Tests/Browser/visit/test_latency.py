"""The response times of the page, with the processor slowed down four times.

`make bench` measures and reports them, with --measure; `make test` only checks that this works.

A finger stays down for longer than a frame, so that the press is painted before its release is
measured.

A tap is measured from the input to the next paint, as the browser reports it, in steps of 8 ms. The
browser only counts taps below 16 ms, and each counts as 8. The time includes the wait for the next
frame at 60 Hz, up to 16.7 ms, so the work of the page's thread is reported too: handlers, frame
callbacks, style, layout and paint. The least that browser and machine permit is reported first: taps
on a page with one button that changes its letter.
"""

import itertools

import pytest

from board import button, center, frames, lift, open_game, point
from conftest import report, wait_phase

pytestmark = pytest.mark.moving

SLOWDOWN = 4  # With --measure.
# Runs before the page's scripts: every handler and every frame is timed.
TAPS = """
    window.taps = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            if (entry.name === "click") taps.push(entry.duration);
        }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
    window.allTaps = () => {
        const count = performance.eventCounts.get("click") - taps.length;
        return [...taps, ...Array(count).fill(8)];
    };
"""
OBSERVE = TAPS + """
    window.works = [];
    window.drags = [];
    let handlers = 0;
    const clicks = new WeakMap();
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (name, listener, options) {
        const isTimed = this === document && (name === "pointermove" || name === "click");
        if (!isTimed) return listen.call(this, name, listener, options);
        listen.call(this, name, (event) => {
            const start = performance.now();
            listener(event);
            const script = performance.now() - start;
            if (name === "pointermove") {
                handlers += script;
                return;
            }
            // All that listens to one click counts together.
            if (clicks.has(event)) {
                clicks.get(event).script += script;
                return;
            }
            const tap = { script };
            clicks.set(event, tap);
            // The frame that shows what the handlers did.
            requestAnimationFrame(() => {
                const start = performance.now();
                afterFrame(() => works.push({ ...tap, work: tap.script + performance.now() - start }));
            });
        }, options);
    };
    const channel = new MessageChannel();
    const waiting = [];
    channel.port1.onmessage = () => waiting.splice(0).forEach((task) => task());
    const afterFrame = (task) => { waiting.push(task); channel.port2.postMessage(0); };

    let last;
    const frame = (time) => {
        const start = performance.now();
        const [before, interval] = [handlers, time - last];
        handlers = 0;
        last = time;
        afterFrame(() => {
            if (document.querySelector("[data-place=lifted]")) {
                drags.push({ interval, script: before, work: before + performance.now() - start });
            }
        });
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
"""


@pytest.fixture(scope="session")
def is_measured(pytestconfig):
    return pytestconfig.getoption("measure")


@pytest.fixture
def rounds(is_measured):
    """The number of rounds, each of three squares and New game."""
    return 4 if is_measured else 1


@pytest.fixture
def slow(new_page, is_measured):
    """A page, on a slow processor if it is measured."""
    page = new_page()
    if is_measured:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return page


@pytest.fixture
def lines(pytestconfig, is_measured):
    """The lines of the report."""
    return pytestconfig.stash[report] if is_measured else []


def press(page, at):
    page.mouse.move(*at)
    page.mouse.down()
    frames(page)
    page.mouse.up()


def tell(lines, what, columns):
    """Adds measured times to the report."""
    if not lines:
        lines.append(f"Milliseconds with the processor slowed {SLOWDOWN} times: median, 95 %, most (count)")
    for name, times in columns.items():
        times = sorted(times)
        at = lambda part: times[min(int(len(times) * part), len(times) - 1)]  # noqa: E731
        lines.append(f"{what:>6}  {name:<15}{at(0.5):7.1f}{at(0.95):7.1f}{times[-1]:7.1f}  ({len(times)})")


def test_a_bare_page_answers(slow, rounds, lines):
    slow.set_content("""<!doctype html><button onclick="this.textContent = 'XO'[+(this.textContent === 'X')]">O""")
    slow.evaluate("() => {" + TAPS + "}")
    at = center(slow.get_by_role("button"))
    for number in range(4 * rounds):
        press(slow, at)
        slow.get_by_text("OX"[(number + 1) % 2], exact=True).wait_for()
    slow.wait_for_function("count => allTaps().length === count", arg=4 * rounds)
    taps = slow.evaluate("() => allTaps()")
    tell(lines, "bare", {"tap to paint": taps})


@pytest.mark.parametrize("text", ["3x3:", "19x19:"])
def test_the_page_answers(slow, rounds, lines, text):
    slow.add_init_script(OBSERVE)
    columns = int(text.split("x")[0])
    letters = "abcdefghijklmnopqrs"[:columns]
    open_game(slow, f"{text}{letters[0]}2")  # New game is there after the first move.
    names = [f"{letters[0]}1", f"{letters[-1]}{columns}", f"{letters[1]}2"]
    # Looked up once, because on a slowed page that takes longer than the measured action.
    places = [*(point(slow, name) for name in names), center(button(slow, "New game"))]
    for at in places * rounds:
        press(slow, at)
        wait_phase(slow, "playing")
    slow.wait_for_function("count => allTaps().length === count && works.length === count", arg=4 * rounds)
    taps, works = slow.evaluate("() => [allTaps(), works]")
    # Over every column and back.
    ends = [point(slow, f"{letters[0]}{columns}"), point(slow, f"{letters[-1]}1")]
    lift(slow, "x")
    for end in itertools.islice(itertools.cycle(ends), rounds):
        slow.mouse.move(*end, steps=30)
    slow.wait_for_function("() => drags.length > 0")
    slow.mouse.up()
    drags = slow.evaluate("() => drags")
    tell(lines, text.rstrip(":"), {
        "tap to paint": taps,
        "tap, handlers": [tap["script"] for tap in works],
        "tap, all work": [tap["work"] for tap in works],
        "drag, handlers": [drag["script"] for drag in drags],
        "drag, all work": [drag["work"] for drag in drags],
        "drag, interval": [drag["interval"] for drag in drags],
    })


# Slow 4G as in Lighthouse: latency in milliseconds, throughput in bytes per second.
SLOW_4G = {"offline": False, "latency": 562, "downloadThroughput": 1.44e6 / 8, "uploadThroughput": 675e3 / 8}
WATCH = """
    addEventListener("DOMContentLoaded", () => {
        const root = document.documentElement;
        new MutationObserver((_, observer) => {
            if (root.dataset.phase !== "playing") return;
            window.playable = performance.now();
            observer.disconnect();
        }).observe(root, { attributeFilter: ["data-phase"] });
    });
"""


def test_a_first_visit_is_playable(new_page, is_measured, lines):
    times = []
    for _ in range(3 if is_measured else 1):
        page = new_page()
        page.add_init_script(WATCH)
        if is_measured:
            session = page.context.new_cdp_session(page)
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", SLOW_4G)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.goto("/")
        page.wait_for_function("() => window.playable")
        times.append(page.evaluate("() => window.playable"))
        page.context.close()
    median = sorted(times)[len(times) // 2]
    lines.append(f"Playable on slow 4G and a slow processor after {median:.0f} ms (median of {len(times)})")
