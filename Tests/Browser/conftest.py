"""The built site, a browser, and pages that complain.

The site is built before, by Scripts/site.sh, and the program that serves it by swift test or make play.
"""

import os
import pathlib
import shutil
import sys

import pytest
from playwright.sync_api import expect, sync_playwright

report = pytest.StashKey()  # Lines for the reader of a whole run.
ROOT = pathlib.Path(__file__).parents[2]
SITE = ROOT / "build" / "site"

sys.path[:0] = [str(ROOT / "Tests"), str(ROOT / "Scripts")]
from serving import PATIENCE, serving  # noqa: E402

TIME_LIMIT = PATIENCE * 1000  # milliseconds for anything that a page is waited for
expect.set_options(timeout=TIME_LIMIT)


def pytest_addoption(parser):
    parser.addoption("--measure", action="store_true", help="measure on a slow processor, and report")


def pytest_configure(config):
    config.stash[report] = []


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
    """One for all browsers of a process: there cannot be two."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright, tmp_path_factory):
    """Chromium, at home in a folder of its own, so that nothing of an earlier run answers."""
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
    """What went wrong in the pages of this test, which fails it.

    A test that means to provoke something looks for it here and clears the list.
    """
    complaints = []
    yield complaints
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def new_context(browser, site, complaints, request):
    """Makes a watched browser context: its options are Playwright's, such as `color_scheme`,
    `reduced_motion`, `has_touch` and `viewport`. Pages of one context share what they store. Service
    workers are off unless a test is about them; so is movement, except in modules marked as `moving`: to
    draw it without a graphics card takes as long as all else in a test."""
    contexts = []
    motion = "no-preference" if request.node.get_closest_marker("moving") else "reduce"

    def make(**options):
        options = {"service_workers": "block", "reduced_motion": motion, **options}
        context = browser.new_context(base_url=site, **options)
        context.set_default_timeout(TIME_LIMIT)
        watch(context, site, complaints)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def new_page(new_context):
    """Makes a watched page in a context of its own, with the options of `new_context`."""
    return lambda **options: new_context(**options).new_page()


@pytest.fixture
def page(new_page):
    """A watched page, not yet anywhere."""
    return new_page()


@pytest.fixture
def held(page):
    """A watched page whose clock and movements wait for the test."""
    hold(page)
    return page


def watch(context, site, complaints):
    """Collects errors, refusals and failures of every page of the context."""

    def console(message):
        # Here the browser also reports a violated Content-Security-Policy, a request that failed and
        # an answer that is an error.
        if message.type == "error":
            complaints.append(f"console: {message.text} ({message.location['url']})")

    def requested(request):
        if not request.url.startswith((site, "data:", "blob:")):
            complaints.append(f"asked another origin: {request.url}")

    context.on("console", console)
    context.on("weberror", lambda error: complaints.append(f"error: {error.error}"))
    context.on("request", requested)


def wait_phase(page, *phases):
    """Waits until the page is in one of the phases."""
    page.wait_for_function(
        "phases => phases.includes(document.documentElement.dataset.phase)", arg=phases
    )


def stop_clock(page):
    """Stops the clock of a page before it is opened: every phase lasts until the test runs on."""
    page.clock.install(time=0)
    page.clock.pause_at(3600)


def hold(page):
    """Stops the clock of a page before it is opened, and all movement: what is to move stays where it
    was, until the test has `filmed` it or called for `moves`."""
    stop_clock(page)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})
