"""The first visit stays small, and everything else loads later."""

import pytest

import engine
from board import button, game, open_game, panel, play, press, squares, status, tap, visit, wait_pause
from conftest import SITE, wait_phase
from size import BUDGETS, FIRST, FONTS, by_part, first_visit, fonts

REST_URL = "**/rest.wasm"


@pytest.mark.parametrize("what", BUDGETS)
def test_the_first_visit_is_within_its_budgets(what):
    files = by_part(first_visit(SITE))[what]
    assert sum(sizes["brotli"] for sizes in files.values()) <= BUDGETS[what], files


def test_the_fonts_are_within_their_budget_and_come_after_the_first_game_can_be_played(page):
    assert 0 < fonts(SITE) <= FONTS
    wanted = []
    page.on("request", lambda request: wanted.append(request) if ".woff2" in request.url else None)
    page.add_init_script("window.requestIdleCallback = () => 0;")
    visit(page)
    assert not wanted


@pytest.fixture
def first(page):
    """A page that is never idle, and its requests for the rest of the program.

    The rest then loads only when it is needed.
    """
    wanted = []
    page.on("request", lambda request: wanted.append(request) if "rest.wasm" in request.url else None)
    page.add_init_script("window.requestIdleCallback = () => 0;")
    return page, wanted


# The computer does not answer.
SILENT = "window.Worker = class { postMessage() {} }"


def visit_for_two(page):
    visit(page)
    page.get_by_role("radio", name="2 players").check(force=True)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_first_move_needs_only_the_first_part(first, motion):
    page, wanted = first
    page.emulate_media(reduced_motion=motion)
    page.add_init_script(SILENT)
    visit(page)
    tap(page, "b2")
    wait_pause(page)
    assert squares(page) == {"b2": "X"}
    assert not wanted, "make profile finds out anew what a first game needs"


MOVE = """(text) => new Promise((done, failed) => {
    const worker = new Worker("/worker.js", { type: "module" });
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.onmessage = ({ data }) => { if (data.result) done(data.result); };
    worker.postMessage({ token: 1, text });
})"""


@pytest.mark.parametrize("level", engine.LEVELS)
def test_most_moves_need_only_the_first_part_of_the_engine(page, level):
    wanted = []
    page.on("request", lambda request: wanted.append(request.url))
    page.goto("/words.en.txt")  # A file of the site without scripts.
    for rules in ["3x3", "5x5k4", "15x15k5"]:
        assert page.evaluate(MOVE, f"{level} 1 1 {rules}:b2").startswith("0 ")
    assert not any("engine-rest" in url for url in wanted), "make profile finds out anew what moves need"
    # A hint needs a reason, which the rest finds.
    with page.expect_request(lambda request: "engine-rest" in request.url):
        assert page.evaluate(MOVE, "hint 1 2 3x3:b2a1").startswith("1 ")
    assert sum("engine-rest" in url for url in wanted) == 1


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_the_first_visit_loads_no_more_than_is_counted(new_page, site, locale):
    page = new_page(locale=locale)
    page.add_init_script("window.requestIdleCallback = () => 0;")
    loaded = []
    page.on("request", lambda request: loaded.append(request.url.removeprefix(site)))
    page.goto(site)
    wait_phase(page, "playing")
    # Requested by the browser apart from the visit, or answered without a body.
    uncounted = {"icon.svg", "manifest.webmanifest", "rooms"}
    assert {name or "index.html" for name in loaded} - uncounted == {*FIRST}
    assert page.evaluate("() => document.documentElement.lang") == locale[:2], "the server chooses the page"


def test_a_host_that_cannot_choose_the_page_has_the_words_of_others_as_files(new_page, site):
    page = new_page(locale="de-DE")
    page.route("/", lambda route: route.fulfill(path=SITE / "index.html"))
    with page.expect_request("**/words.de.txt"):
        page.goto("/")
    wait_phase(page, "playing")
    assert page.evaluate("() => document.documentElement.lang") == "de"
    assert page.locator("#undo-name").inner_text() != "Undo"


def test_a_needed_rest_that_fails_to_load_is_retried(first, complaints):
    page, wanted = first
    page.route(REST_URL, lambda route: route.abort() if len(wanted) < 3 else route.continue_())
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.accept()))
    visit_for_two(page)
    play(page, "b2")
    press(page, "How to play")
    panel(page).get_by_text("three of your marks in a row").wait_for()
    page.keyboard.press("Escape")
    play(page, "a1")
    assert squares(page) == {"b2": "X", "a1": "O"}
    assert asked == ["Loading failed. Retry?"] * 2
    complaints.clear()


def test_giving_up_on_the_rest_leaves_a_message(first, complaints):
    page, _ = first
    page.route(REST_URL, lambda route: route.abort())
    page.on("dialog", lambda dialog: dialog.dismiss())
    page.add_init_script(SILENT)
    visit(page)
    tap(page, "b2")
    button(page, "Menu").click()
    page.locator("#failure").wait_for()
    assert game(page) == "3x3:b2"
    complaints.clear()


def test_the_rest_loads_at_once_when_it_is_needed_early(first):
    page, wanted = first
    visit_for_two(page)
    press(page, "How to play")
    panel(page).get_by_text("three of your marks in a row").wait_for()
    page.keyboard.press("Escape")
    play(page, "b2")
    assert (squares(page), status(page)) == ({"b2": "X"}, "O's turn")
    assert len(wanted) == 1


def test_a_link_waits_for_the_whole_program(first):
    page, wanted = first
    open_game(page, "4x4:b2")
    assert squares(page) == {"b2": "X"}
    assert len(wanted) == 1


def test_a_rest_that_failed_to_load_is_requested_again(page, complaints):
    page.route(REST_URL, lambda route: route.abort())
    with page.expect_event("requestfailed"):
        visit(page)
    tap(page, "b2")
    page.unroute(REST_URL)
    press(page, "How to play")
    panel(page).get_by_text("three of your marks in a row").wait_for()
    complaints.clear()
