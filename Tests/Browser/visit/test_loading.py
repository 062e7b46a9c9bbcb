"""The page before its program runs, and if it never does."""

import base64
import hashlib
import itertools
import json
import re
import struct
import threading

import pytest

import static_host
from board import button, frames, open_game, panel, play, run, square, squares, wait_squares
from conftest import HELD_PROGRAM, ROOT, SITE, stop_clock, wait_phase
from page import digest, program_of, read, with_program
from serving import PATIENCE

pytestmark = pytest.mark.moving

PAGE = read(SITE / "index.html")

PRODUCT = dict(
    re.findall(
        r'static let (\w+): StaticString = "(.*)"',
        (ROOT / "Sources/GameSession/Wording/Product.swift").read_text(),
    )
)

# The board without the attribute that only a running program sets: a square in the tab order.
BOARD = """() => {
    const describe = (node) => [
        node.localName,
        [...node.attributes].map((attribute) => attribute.name + "=" + attribute.value)
            .filter((attribute) => !attribute.startsWith("tabindex=")).sort(),
        [...node.children].map(describe),
    ];
    return describe(document.getElementById("board"));
}"""


@pytest.fixture
def held(page):
    """A page whose program is not started before `let_go`."""
    page.add_init_script(HELD_PROGRAM)
    page.goto("/", wait_until="commit")
    page.wait_for_selector("#loading")
    page.wait_for_function("() => window.letGo")  # Everything but the program is there.
    return page


def let_go(page):
    page.wait_for_function("() => window.letGo")
    page.evaluate("() => letGo()")
    wait_phase(page, "playing")


def test_the_page_introduces_itself_while_it_loads(page, held):
    loading = page.locator("#loading")
    for text in [PRODUCT["name"], "Version " + PRODUCT["version"], PRODUCT["maker"]]:
        assert loading.get_by_text(text, exact=True).is_visible(), text
    assert page.get_by_role("status").inner_text() == "Loading…"
    assert square(page, "b2").is_visible()
    assert button(page, "Hint").is_visible(), "the static page is the frame already"
    assert not page.get_by_role("alert").is_visible()
    let_go(page)
    assert not loading.is_visible()
    assert button(page, "Hint").is_visible()


def test_the_static_board_is_the_one_that_the_program_draws(page, held):
    static = page.evaluate(BOARD)
    let_go(page)
    assert page.evaluate(BOARD) == static


def test_taps_while_loading_are_played_afterwards(page, held):
    square(page, "b2").click()
    assert squares(page) == {}
    page.wait_for_function("() => window.letGo")
    page.evaluate("() => letGo()")
    page.wait_for_function("() => document.querySelector('[data-mark]')")
    assert squares(page)["b2"] == "X"


# A worker whose results wait in `results` until the test calls them.
SLOW_WORKER = """{
    window.results = [];
    const Fast = window.Worker;
    window.Worker = class extends Fast {
        set onmessage(hear) {
            super.onmessage = (event) => {
                if (event.data.result === undefined) hear(event); else results.push(() => hear(event));
            };
        }
    };
}"""


@pytest.fixture
def early(new_page):
    """A page whose first two taps came before its program; the engine is slow to answer the first one."""
    page = new_page(reduced_motion="reduce")
    page.add_init_script(HELD_PROGRAM)
    page.add_init_script(SLOW_WORKER)
    page.add_init_script("Math.random = () => 0;")  # The answer leaves the second square free.
    stop_clock(page)
    page.goto("/", wait_until="domcontentloaded")
    for name in ["b2", "a2"]:
        square(page, name).click()
    page.wait_for_function("() => window.letGo")
    page.evaluate("() => letGo()")
    wait_phase(page, "thinking")
    page.wait_for_function("() => results.length")
    run(page, 3000)  # Longer than any pause.
    assert squares(page) == {"b2": "X"}
    return page


def test_a_tap_while_loading_is_played_as_soon_as_a_slow_engine_has_answered(early):
    early.evaluate("() => results.shift()()")
    assert list(squares(early).values()).count("X") == 2


def test_a_tap_while_loading_is_dropped_by_the_next_one(early):
    button(early, "New game").click()
    run(early, 3000)
    assert squares(early) == {}


SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_nothing_shifts_while_the_page_loads(new_page, size):
    page = new_page(viewport=dict(zip(("width", "height"), size)))
    page.add_init_script(SHIFTS)
    page.add_init_script(HELD_PROGRAM)
    page.goto("/", wait_until="commit")
    page.wait_for_selector("#loading")
    frames(page)  # The static page is painted.
    let_go(page)
    frames(page)
    assert page.evaluate("() => shifts") == []


# The start of each element of the frame, and the end of the frame; the content of a noscript is text.
FRAME = PAGE[:PAGE.index("<script", PAGE.index("<body>"))]
TAGS = re.compile(r"(?<!<noscript>)<(?=\w)").finditer(FRAME, FRAME.index("<body>") + 1)
PIECES = [*(tag.start() for tag in TAGS), len(FRAME)]


class Slow(static_host.Handler):
    """Sends a page one element at a time, each on command."""

    next = threading.Semaphore(0)

    def do_GET(self):
        if self.path != "/":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", static_host.TYPES[".html"])
        self.send_header("Content-Length", str(len(PAGE.encode())))
        self.end_headers()
        for start, end in itertools.pairwise([0, *PIECES, len(PAGE)]):
            self.wfile.write(PAGE[start:end].encode())
            self.next.acquire(timeout=PATIENCE)
        return None


def test_nothing_shifts_while_the_page_arrives(new_page, complaints):
    page = new_page()
    stop_clock(page)  # The page would ask again if nothing came for some seconds.
    page.add_init_script(SHIFTS)
    with static_host.serving(SITE, handler=Slow) as server:
        page.goto(server.address, wait_until="commit")
        for count in range(len(PIECES)):
            page.wait_for_function(
                "(count) => document.body?.querySelectorAll('*').length === count", arg=count, polling=1
            )
            Slow.next.release()
        Slow.next.release()
        wait_phase(page, "playing")
        assert page.evaluate("() => shifts") == []
        page.context.close()
    complaints.clear()


def test_the_check_detects_a_layout_shift(new_page):
    page = new_page()
    page.add_init_script(SHIFTS)
    page.goto("/")
    wait_phase(page, "playing")
    page.evaluate("() => { document.getElementById('bar').style.marginTop = '80px' }")
    frames(page, 4)
    page.wait_for_function("() => shifts.length > 0")


@pytest.mark.parametrize("program", [b"", b"\0asm\1\0\0\0broken", program_of(PAGE)[:-1]])
def test_a_broken_program_is_reported(page, complaints, program):
    serve(page, with_program(PAGE, program))
    expect_failure(page, complaints)


@pytest.mark.parametrize("end", ["", "</script></body></html>"], ids=["midway", "ended"])
def test_a_truncated_page_is_reported(page, complaints, end):
    program = PAGE.index('id="program"')
    serve(page, PAGE[:program + 20_000] + end)
    expect_failure(page, complaints)


PART = PAGE[:PAGE.index('id="program"') + 50_000]


class Lossy(static_host.Handler):
    """Sends only a part of a page while it fails, and cuts the connection on command."""

    fails = threading.Event()
    cut = threading.Event()

    def do_GET(self):
        if self.path != "/" or not self.fails.is_set():
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", static_host.TYPES[".html"])
        self.send_header("Content-Length", str(len(PAGE.encode())))
        self.end_headers()
        self.wfile.write(PART.encode())
        self.cut.wait(PATIENCE)
        self.close_connection = True
        return None


@pytest.mark.parametrize("losses", [1, 3])
def test_a_page_cut_off_by_a_lost_connection_reloads(new_page, complaints, losses):
    page = new_page()
    stop_clock(page)
    Lossy.fails.set()
    Lossy.cut.clear()
    with static_host.serving(SITE, handler=Lossy) as server:
        page.goto(server.address + "#3x3:b2", wait_until="commit")
        page.wait_for_selector("#loading")
        with page.expect_event("requestfailed"):
            Lossy.cut.set()
        page.wait_for_function("end => document.documentElement.textContent.endsWith(end)", arg=PART[-100:])
        # The page looks every three seconds and asks again once it has not grown. After fifteen it says
        # that it failed whatever came of its question, so that no test could tell when to go on.
        page.clock.run_for(3000)
        for _ in range(1, losses):
            page.evaluate("() => delete document.documentElement.dataset.failed")
            page.clock.run_for(3000)
            page.wait_for_selector("[data-failed] #failure")
        Lossy.fails.clear()
        page.clock.run_for(3000)
        wait_phase(page, "playing")
        assert squares(page) == {"b2": "X"}
        page.context.close()
    complaints.clear()


def test_the_program_block_decodes_to_its_bytes():
    program = bytes(range(256))
    page = with_program(PAGE, program)
    assert program_of(page) == program
    assert not {"\0", "\r"} & set(page)


def missing(route):
    route.fulfill(status=404, body="")


def unreachable(route):
    route.abort("connectionfailed")


def foreign(route):
    route.fulfill(body="Welcome to our wireless network", content_type="text/html")


@pytest.mark.parametrize("answer", [missing, unreachable, foreign])
def test_without_the_words_of_another_language_the_page_has_its_own(page, complaints, answer):
    page.add_init_script("localStorage.setItem('language', 'de')")
    page.route("**/words.de.txt", answer)
    with page.expect_request("**/words.de.txt"):
        open_game(page)
    assert page.evaluate("() => document.documentElement.lang") == "en"
    assert button(page, "Hint").is_visible() and page.get_by_role("status").inner_text() == "X's turn"
    complaints.clear()


@pytest.mark.parametrize("lack", ["WebAssembly", "fetch", "TextDecoder", "ResizeObserver", "CSSLayerBlockRule"])
def test_a_browser_that_lacks_what_the_page_needs_is_said(page, complaints, lack):
    page.add_init_script(f"delete window.{lack}")
    expect_failure(page, complaints)


def test_a_browser_that_cannot_read_the_script_is_said(page, complaints):
    script = re.findall("<script>(.*?)</script>", PAGE, re.S)[1]
    unreadable = script.replace("{", "{ what comes next;", 1)
    serve(page, PAGE.replace(script, unreadable).replace(digest(script), digest(unreadable)))
    expect_failure(page, complaints)


def test_a_browser_that_waits_for_ever_is_said_after_fifteen_seconds(page):
    page.add_init_script(HELD_PROGRAM)
    stop_clock(page)
    page.goto("/", wait_until="domcontentloaded")
    page.wait_for_function("() => window.letGo")
    run(page, 14_900)
    assert page.locator("#failure").is_hidden()
    run(page, 200)
    assert "Check your connection" in page.get_by_role("alert").inner_text()
    page.evaluate("() => letGo()")
    wait_phase(page, "playing")
    assert page.get_by_role("alert").count() == 0, "it came late, and has come"


def test_what_can_say_so_is_read_by_browsers_of_long_ago():
    script = re.search("<script>(.*?)</script>", PAGE, re.S)[1]
    newer = r"=>|`|\?\?|\?\.|\.\.\.|\*\*|catch\{|\b(?:let|const|async|await|class|of)\b"
    assert re.findall(newer, script) == []


LACKS = {
    "to wait for a frame": "delete window.IntersectionObserver",
    "sound": "delete window.AudioContext",
    "to be idle": "delete window.requestIdleCallback",
    "to look for what is seen": "delete Element.prototype.checkVisibility",
    "to adopt styles": "delete Document.prototype.adoptedStyleSheets; delete window.CSSStyleSheet",
}


@pytest.mark.parametrize("lack", LACKS)
def test_a_browser_that_lacks_what_can_be_done_without_plays(page, lack):
    page.add_init_script(LACKS[lack])
    open_game(page)
    play(page, "a1", "b1", "a2", "b2", "a3")
    assert squares(page).keys() == {"a1", "b1", "a2", "b2", "a3"}
    page.wait_for_function("() => localStorage.players")
    button(page, "Menu").click()
    panel(page).get_by_role("radio", name="Chalkboard").check()
    assert panel(page).evaluate("panel => getComputedStyle(panel).backgroundColor") == "rgb(34, 58, 48)"


def test_a_policy_that_forbids_the_program_is_said(page, complaints):
    assert "'wasm-unsafe-eval'" in PAGE
    serve(page, PAGE.replace("'wasm-unsafe-eval'", ""))
    expect_failure(page, complaints)


def serve(page, html):
    page.route("**/", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))


def expect_failure(page, complaints):
    page.goto("/")
    alert = page.get_by_role("alert")
    alert.wait_for()
    for part in ["couldn’t start", "reload the page", "Chrome, Edge, Firefox or Safari"]:
        assert part in alert.inner_text()
    assert not page.get_by_text("Loading…").is_visible()
    assert page.get_by_text(PRODUCT["name"]).first.is_visible()
    assert square(page, "b2").is_visible()
    assert page.evaluate("() => document.documentElement.dataset.phase") == "loading"
    page.context.close()  # No event follows after it is closed.
    assert complaints
    complaints.clear()


def test_the_policy_allows_nothing_but_the_pages_own_files(page):
    page.goto("/")
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    rules = {name: set(values) for name, *values in map(str.split, policy.split(";"))}
    assert rules["default-src"] == {"'none'"}
    allowed = set().union(*rules.values())
    wait_phase(page, "playing")
    digests = lambda name: {  # noqa: E731
        f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
        for text in page.locator(name).all_text_contents()
    }
    scripts, styles = digests("script:not([type])"), digests("style")
    styles |= {digest((SITE / name).read_text()) for name in ["rest.css", "hall.css"]}
    assert (len(scripts), len(styles)) == (2, 3)
    assert rules["script-src"] == {"'self'", "'wasm-unsafe-eval'", *scripts}
    assert rules["style-src"] == styles
    assert allowed == {"'none'", "'self'", "'wasm-unsafe-eval'", *scripts, *styles}
    # A meta element does not apply to resources before it.
    assert page.evaluate("""() => {
        const first = (name) => document.head.innerHTML.indexOf(name);
        return first("Content-Security-Policy") < Math.min(first("<link"), first("<script"), first("<style"));
    }""")


def test_the_app_can_be_installed(page):
    page.goto("/")
    session = page.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The test profiles store nothing, which by itself prevents installing.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    manifest = json.loads(manifest["data"])
    assert manifest["name"] == PRODUCT["name"]
    kinds = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("any", "any"), ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= kinds
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"narrow", "wide"}
    for icon in manifest["icons"] + manifest["screenshots"]:
        if icon["type"] == "image/png":
            assert "{}x{}".format(*png_size(icon["src"])) == icon["sizes"]


@pytest.mark.parametrize(
    ("relation", "size"), [("icon", None), ("apple-touch-icon", (180, 180))]
)
def test_the_icons_of_the_page_can_be_drawn(page, relation, size):
    page.goto("/")
    drawn = page.evaluate(
        """async (relation) => {
            const image = new Image();
            image.src = document.querySelector(`link[rel="${relation}"]`).href;
            await image.decode();
            return [image.naturalWidth, image.naturalHeight];
        }""",
        relation,
    )
    assert drawn == list(size) if size else min(drawn) > 0


def png_size(name):
    header = (SITE / name).read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", header[16:])
