"""The most common actions in Firefox and WebKitGTK too; everything else is tested in Chromium."""

import contextlib
import glob
import os
import shutil
import signal
import subprocess
import time

import pytest
from selenium import webdriver
from selenium.webdriver import Keys
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from urllib3.exceptions import ReadTimeoutError

from conftest import SITE, open_context
from serving import PATIENCE, free_port, serving

# Once in some hundred runs WebKitGTK stops answering. A page that hangs would hang in the next browser too.
pytestmark = pytest.mark.flaky(reruns=1, only_rerun="ReadTimeoutError")

MINI_BROWSER = ":".join(sorted(glob.glob("/usr/lib/*/webkit2gtk-4.[01]"), reverse=True))
HOMES = ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"]
SIZES = [(390, 844), (820, 1180), (1440, 900)]


class Firefox:
    """The same interface for Firefox, by Playwright and WebDriver BiDi."""

    is_silent = False

    def __init__(self, page):
        self.page = page
        self.screenshot = page.screenshot
        self.back = page.go_back
        self.reload = page.reload
        self.press = page.keyboard.press

    def goto(self, address):
        self.page.goto(address)

    def evaluate(self, script):
        return self.page.evaluate(f"() => ({script})")

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def mouse(self, *places):
        self.page.mouse.move(*places[0])
        self.page.mouse.down()
        for place in places[1:]:
            self.page.mouse.move(*place)
        self.page.mouse.up()


class WebKit(webdriver.Remote):
    """The same interface for WebKitGTK, by Selenium and WebDriver."""

    KEYS = {"ArrowRight": Keys.ARROW_RIGHT, "Enter": Keys.ENTER, "Tab": Keys.TAB}

    is_silent = False
    goto = webdriver.Remote.get
    reload = webdriver.Remote.refresh
    resize = webdriver.Remote.set_window_size
    screenshot = webdriver.Remote.get_screenshot_as_png

    def __init__(self, address):
        options = webdriver.WebKitGTKOptions()
        options.add_argument("--automation")
        options.binary_location = shutil.which("MiniBrowser", path=MINI_BROWSER)
        # A browser that hangs is not asked again.
        pool = {"init_args_for_pool_manager": {"retries": False}}
        config = ClientConfig(address, timeout=PATIENCE, init_args_for_pool_manager=pool)
        super().__init__(RemoteConnection(client_config=config, ignore_proxy=True), options=options)

    def execute(self, *command):
        try:
            return super().execute(*command)
        except ReadTimeoutError:
            self.is_silent = True
            raise

    def evaluate(self, script):
        return self.execute_script(f"return ({script})")

    def mouse(self, *places):
        """Presses the button at the first place and releases it at the last."""
        actions = ActionBuilder(self, duration=0)
        actions.pointer_action.move_to_location(*places[0]).pointer_down()
        for place in places[1:]:
            actions.pointer_action.move_to_location(*place)
        actions.pointer_action.pointer_up()
        actions.perform()

    def press(self, key):
        actions = ActionBuilder(self)
        actions.key_action.send_keys(self.KEYS[key])
        actions.perform()


@contextlib.contextmanager
def webkit(home):
    """WebKitGTK with its own profile folder, on a virtual screen."""
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    with screen, contextlib.ExitStack() as stack:
        stack.callback(screen.terminate)
        display = screen.stdout.readline().strip()
        driver = webdriver.WebKitGTKService(
            shutil.which("WebKitWebDriver"), free_port(), popen_kw={"start_new_session": True},
            env={**os.environ, **dict.fromkeys(HOMES, str(home)), "DISPLAY": f":{display}"})
        driver._start_timeout = PATIENCE
        driver.start()
        stack.callback(driver.stop)
        stack.callback(driver.process.wait)
        # The browser too, even one that hangs.
        stack.callback(os.killpg, driver.process.pid, signal.SIGKILL)
        yield WebKit(driver.service_url)


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def launch(request, tmp_path_factory):
    """Starts a browser, or reuses the running one."""
    started = []

    def launch():
        if started and not started[-1].is_silent:
            return started[-1]
        if request.param == "webkit":
            started.append(stack.enter_context(webkit(tmp_path_factory.mktemp("webkit"))))
        else:
            # As root, Firefox refuses the home of another user, which a container can have.
            home = str(tmp_path_factory.mktemp("firefox"))
            firefox = request.getfixturevalue("playwright").firefox.launch(
                channel="moz-firefox", executable_path=shutil.which("firefox-esr"),
                env={**os.environ, **dict.fromkeys(HOMES, home)})
            stack.callback(firefox.close)
            started.append(Firefox(firefox.new_page()))
        return started[-1]

    with contextlib.ExitStack() as stack:
        yield launch


@pytest.fixture
def engine(launch):
    return launch()


@pytest.fixture
def site():
    """A separate site for each test, so that nothing is stored from another one."""
    with serving(SITE) as server:
        yield server


def wait(engine, condition):
    """Waits until an expression is true, and returns it."""
    deadline = time.monotonic() + PATIENCE
    while not (value := engine.evaluate(condition)):
        assert time.monotonic() < deadline, f"{condition}\n{engine.evaluate('document.body.innerText')}"
        time.sleep(0.02)
    return value


def wait_playing(engine):
    wait(engine, "document.documentElement.dataset.phase === 'playing'")


def open_game(engine, site, text="3x3:"):
    engine.goto(f"{site.address}#{text}")
    wait(engine, f"document.documentElement.dataset.game === '{text}'")  # Another address may be the same page.
    wait_playing(engine)


def center(engine, selector):
    return engine.evaluate(f"""(() => {{
        const {{ x, y, width, height }} = document.querySelector(`{selector}`).getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    }})()""")


def square(name):
    return f"button[role=gridcell][aria-label^='{name},']"


def tap(engine, selector):
    engine.mouse(center(engine, selector))


def marks(engine):
    return engine.evaluate("""Object.fromEntries([...document.querySelectorAll("[data-mark]")]
        .map((node) => node.getAttribute("aria-label").split(", ")))""")


def test_a_tap_a_drag_and_keys_play(engine, site):
    open_game(engine, site)
    tap(engine, square("b2"))
    wait(engine, "location.hash === '#3x3:b2'")
    wait_playing(engine)
    start, end = center(engine, "[data-piece=o]"), center(engine, square("a1"))
    engine.mouse(start, [start[0] + 12, start[1]], [(start[0] + end[0]) / 2, end[1]], end)
    wait(engine, "location.hash === '#3x3:b2a1'")
    wait_playing(engine)
    engine.evaluate(f"""document.querySelector("{square('a3')}").focus()""")
    engine.press("ArrowRight")
    wait(engine, "document.activeElement.getAttribute('aria-label')?.startsWith('b3')")
    engine.press("Enter")
    wait(engine, "location.hash === '#3x3:b2a1b3'")
    assert marks(engine) == {"b2": "X", "a1": "O", "b3": "X"}
    ring = engine.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert ring == "solid", "the focus is seen"


def test_play_again_leads_to_the_board_where_only_keys_show_the_focus(engine, site):
    for way in ["mouse", "keys"]:
        open_game(engine, site, "3x3:a1b1a2b2")
        tap(engine, square("a3"))
        wait(engine, "document.querySelector('#result .primary') !== null")
        if way == "mouse":
            tap(engine, "#result .primary")
        else:
            engine.press("Tab")
            engine.press("Enter")
        wait(engine, "location.hash === '#3x3:'")
        wait_playing(engine)
        ring = engine.evaluate("document.querySelector(':focus-visible')?.ariaLabel.slice(0, 2) ?? ''")
        assert ring == ("" if way == "mouse" else "a3"), way


def test_the_computer_replies_and_hints(engine, site):
    open_game(engine, site)
    tap(engine, "label:has(#kind-computer)")
    tap(engine, square("b2"))
    wait(engine, "document.querySelectorAll('[data-mark]').length === 2")
    wait_playing(engine)
    tap(engine, "#hint")
    wait(engine, "document.querySelector('[data-hint]') !== null")


def test_back_closes_a_sheet_and_then_leads_to_the_game_before(engine, site):
    open_game(engine, site, "3x3:b2")
    tap(engine, "#new-game")
    wait(engine, "location.hash === '#3x3:'")
    wait_playing(engine)
    tap(engine, "#menu")
    wait(engine, "document.querySelector('#panel:not([inert])') !== null")
    engine.back()
    wait(engine, "document.querySelector('#panel[inert]') !== null")
    assert engine.evaluate("location.hash") == "#3x3:"
    engine.back()
    wait(engine, "location.hash === '#3x3:b2'")
    wait(engine, "document.querySelectorAll('[data-mark]').length === 1")


def test_the_second_visit_needs_no_network(engine):
    with serving(SITE) as server:
        open_game(engine, server, "3x3:b2")
        # Every file is cached once the service worker is active.
        engine.evaluate("""navigator.serviceWorker.ready
            .then((registration) => { window.kept = registration.active.state === "activated"
                || new Promise((done) => registration.active.addEventListener("statechange", () => done(window.kept = true))); })
            && 0""")
        wait(engine, "window.kept === true")
        address = server.address
    engine.goto(f"{address}#3x3:b2a1")
    wait_playing(engine)
    engine.reload()
    wait_playing(engine)
    assert marks(engine) == {"b2": "X", "a1": "O"}
    tap(engine, "#hint")
    wait(engine, "document.querySelector('[data-hint]') !== null")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}×{size[1]}")
def test_every_square_is_visible_at_every_size(engine, site, size):
    engine.resize(*size)
    open_game(engine, site, "4x4+corners+squares:b2c3a1")
    covered = engine.evaluate("""[...document.querySelectorAll("button[role=gridcell]")].filter((square) => {
        const { x, y, width, height } = square.getBoundingClientRect();
        return Math.abs(width - height) > 0.5
            || !square.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).length""")
    assert covered == 0
    # WebKitGTK may miss the paint after a resize, however far its layout is; the next one brings it.
    deadline = time.monotonic() + PATIENCE
    while len(picture := engine.screenshot()) < 5000 and time.monotonic() < deadline:
        engine.resize(size[0], size[1] + 1)
        engine.resize(*size)
    (SITE.parent / "screenshots").mkdir(exist_ok=True)
    name = type(engine).__name__ + f"-{size[0]}x{size[1]}.png"
    (SITE.parent / "screenshots" / name).write_bytes(picture)
    assert len(picture) > 5000, "something is drawn"


def test_a_live_game_against_chromium(engine, site, browser):
    context = open_context(browser, service_workers="block", reduced_motion="reduce")
    page = context.new_page()
    page.goto(site.address)
    page.get_by_role("button", name="Online").click()
    page.get_by_role("button", name="Make a link").click()
    page.wait_for_url("**/#room=*")
    room = page.url.split("#")[1]
    engine.goto(site.address + "#" + room)
    wait(engine, "document.querySelector('#panel:not([inert]) .primary')")
    tap(engine, "#panel-actions .primary")
    page.locator("#panel[inert]").wait_for(state="attached")
    page.locator(square("b2")).click()
    wait(engine, """document.querySelector("[aria-label='b2, X']")""")
    wait_playing(engine)
    tap(engine, square("a1"))
    page.locator("[aria-label='a1, O']").wait_for()
    context.close()
