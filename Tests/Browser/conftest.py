"""The built site, a browser, and pages whose errors fail the test.

Scripts/site.sh builds the site first, and swift test or make play the program that serves it.
"""

import os
import pathlib
import shutil
import sys

import pytest
from playwright.sync_api import expect, sync_playwright

report = pytest.StashKey()  # Lines shown at the end of the whole run.
watchers = []  # Of every context: `watch` when it opens, and `finish` before it closes.
ROOT = pathlib.Path(__file__).parents[2]
SITE = ROOT / "build" / "site"

sys.path[:0] = [str(ROOT / "Tests"), str(ROOT / "Scripts")]
from marks import Marked  # noqa: E402
from places import Places  # noqa: E402
from serving import PATIENCE, serving  # noqa: E402

TIME_LIMIT = PATIENCE * 1000  # milliseconds for anything that a page is waited for
expect.set_options(timeout=TIME_LIMIT)


def pytest_addoption(parser):
    parser.addoption("--pictures", type=pathlib.Path, metavar="FOLDER", help="take pictures of where the texts stand (places.py)")
    parser.addoption("--measure", action="store_true", help="measure on a slow processor, and report")


def pytest_configure(config):
    config.stash[report] = []
    if folder := config.getoption("--pictures"):
        watchers.append(Places(folder, Marked(ROOT / "Languages").files("en")))


def pytest_terminal_summary(terminalreporter, config):
    if config.stash[report]:
        terminalreporter.section("report")
        for line in config.stash[report]:
            terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def site():
    """The address of the built site."""
    with serving(SITE) as server:
        yield server.address


@pytest.fixture(scope="session")
def playwright():
    """One for all browsers of a process, which cannot have two."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright, tmp_path_factory):
    """Chromium with its own profile folder, so that nothing is cached from an earlier run."""
    program = shutil.which(os.environ.get("CHROMIUM", "chromium-headless-shell"))
    assert program, "Chromium is not installed"
    home = str(tmp_path_factory.mktemp("home"))
    homes = ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"]
    browser = playwright.chromium.launch(
        executable_path=program,
        env={**os.environ, **dict.fromkeys(homes, home)},
        args=["--disable-gpu", "--disable-quic", "--disable-sync"],
    )
    yield browser
    browser.close()


@pytest.fixture
def complaints():
    """The errors in this test's pages, which fail the test.

    A test that provokes an error looks for it here and clears the list.
    """
    complaints = []
    yield complaints
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def new_context(browser, site, complaints, request):
    """Creates a watched browser context.

    Its options are Playwright's, such as `color_scheme`, `reduced_motion`, `has_touch` and
    `viewport`. Pages of a context share storage. Service workers are off unless a test needs them.
    Motion is off except in modules marked as `moving`: without a graphics card, drawing it takes as
    long as everything else in a test.
    """
    contexts = []
    motion = "no-preference" if request.node.get_closest_marker("moving") else "reduce"

    def make(**options):
        options = {"service_workers": "block", "reduced_motion": motion, **options}
        context = open_context(browser, base_url=site, **options)
        watch(context, site, complaints)
        contexts.append(context)
        return context

    yield make
    close(contexts)


@pytest.fixture
def new_page(new_context):
    """Creates a watched page in its own context, with the options of `new_context`."""
    return lambda **options: new_context(**options).new_page()


@pytest.fixture
def page(new_page):
    """A watched blank page."""
    return new_page()


@pytest.fixture
def held(page):
    """A watched page whose clock and animations wait for the test."""
    hold(page)
    return page


def open_context(browser, **options):
    """Creates a browser context whose pages are waited for as long as anything else."""
    context = browser.new_context(**options)
    context.set_default_timeout(TIME_LIMIT)
    return context


def close(contexts):
    """Closes watched contexts."""
    for context in contexts:
        for watcher in watchers:
            watcher.finish(context)
        context.close()


def watch(context, site, complaints):
    """Collects the errors, violations and failed requests of every page of the context."""

    def console(message):
        # The browser also reports violations of the Content-Security-Policy, failed requests and error
        # statuses here.
        if message.type == "error":
            complaints.append(f"console: {message.text} ({message.location['url']})")

    def requested(request):
        if not request.url.startswith((site, "data:", "blob:")):
            complaints.append(f"asked another origin: {request.url}")

    for watcher in watchers:
        watcher.watch(context)
    context.on("console", console)
    context.on("weberror", lambda error: complaints.append(f"error: {error.error}"))
    context.on("request", requested)


# Before a page opens: its program starts only when `letGo` is called, or fails to start.
HELD_PROGRAM = """{
    const load = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...values) => {
        await new Promise((done) => { window.letGo = done; });
        return load.apply(WebAssembly, values);
    };
}"""
FAILING_PROGRAM = "WebAssembly.instantiate = () => Promise.reject(new Error('a test'));"


def wait_phase(page, *phases):
    """Waits until the page is in one of the phases."""
    page.wait_for_function(
        "phases => phases.includes(document.documentElement.dataset.phase)", arg=phases
    )


def stop_clock(page):
    """Stops the clock of a page before it opens: every phase lasts until the test runs the clock."""
    page.clock.install(time=0)
    page.clock.pause_at(3600)


def hold(page):
    """Stops the clock and all animations of a page before it opens.

    Each element stays at the start of its animation until the test calls `filmed` or `moves`.
    """
    stop_clock(page)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})
