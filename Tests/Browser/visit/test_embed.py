"""A board inside a page of another origin: by the element of board.js, and as /embed#GAME."""

import re

import pytest

from board import play, squares, status, wait_kept, wait_whole
from conftest import SITE, open_context, wait_phase
from static_host import serving as serving_files

# A page that an author wrote: the script from where the game is served, and a board.
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A page about games</title>
<script src="{0}board.js"></script>
<h1>Four in a row</h1>
<tic-tac-toe game="{1}"{2}></tic-tac-toe>"""


@pytest.fixture
def embedded(browser, site, complaints, tmp_path):
    """Opens a page of another origin with a board; returns the page and the board's frame."""
    contexts = []
    with serving_files(tmp_path) as host:

        def embed(game, level=None, address=site, visited=False):
            attribute = f' level="{level}"' if level else ""
            (tmp_path / "index.html").write_text(PAGE.format(address, game, attribute))
            context = open_context(browser, viewport={"width": 600, "height": 700}, reduced_motion="reduce")
            contexts.append(context)
            context.on("console", lambda message: message.type == "error" and complaints.append(
                f"{message.text} ({message.location['url']})"))
            context.on("weberror", lambda error: complaints.append(f"error: {error.error}"))
            page = context.new_page()
            if visited:
                page.goto(address)
                wait_kept(page)
            page.requests = []
            page.on("request", lambda request: page.requests.append(request.url.removeprefix(address)))
            page.goto(host.address)
            page.wait_for_selector("tic-tac-toe iframe")
            frame = page.query_selector("tic-tac-toe iframe").content_frame()
            wait_phase(frame, "playing", "finished")
            return page, frame

        yield embed
        for context in contexts:
            context.close()


def test_the_computer_answers_on_a_page_of_another_origin(embedded):
    page, frame = embedded("3x3:", "perfect")
    play(frame, "a1")
    frame.wait_for_function("() => document.documentElement.dataset.game.length > '3x3:a1'.length")
    assert squares(frame) == {"a1": "X", "b2": "O"}, "every other reply loses"
    assert frame.evaluate("() => location.hash") == "#3x3:a1b2"


def test_it_is_a_board_alone(embedded):
    page, frame = embedded("4x4+corners+squares:b2c3")
    wait_whole(frame)
    shown = frame.evaluate("""() => [...document.querySelectorAll("main > :not(#drawer) button")]
        .filter((button) => button.checkVisibility()).map((button) => button.getAttribute("role"))""")
    assert shown == ["gridcell"] * 16
    play(frame, "a1", "d4")
    assert status(frame) == "X's turn", "two people play where no level is asked for"
    assert squares(frame) == {"b2": "X", "c3": "O", "a1": "X", "d4": "O"}
    box = frame.locator("#stage").bounding_box()
    assert box["width"] > 300 and frame.evaluate("""() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    }"""), "nothing is cut off"


def test_it_stores_nothing_and_knows_no_rooms(embedded):
    page, frame = embedded("3x3:", "easy")
    before = page.evaluate("() => history.length")
    play(frame, "b2")
    wait_whole(frame)
    # An idle page does this last.
    frame.evaluate("""async () => {
        const { settle } = await import("./shell.js");
        await settle({ updateFound() {}, installOffered() {} });
    }""")
    assert page.evaluate("() => history.length") == before, "Back belongs to the page around"
    visited = page.context.new_page()
    visited.goto(frame.url.split("?")[0] + "manifest.webmanifest")
    assert visited.evaluate("() => localStorage.length") == 0
    assert visited.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    assert not [url for url in page.requests if url.startswith(("rooms", "room.js", "sw.js"))]


def test_whoever_has_visited_the_game_sees_the_board_too(embedded):
    page, frame = embedded("3x3:b2", visited=True)
    assert squares(frame) == {"b2": "X"}


def test_a_finished_game_is_played_again(embedded):
    page, frame = embedded("3x3:b2a3c2c3", "beginner")
    before = page.evaluate("() => history.length")
    play(frame, "a2")
    assert frame.evaluate("() => document.documentElement.dataset.outcome") == "x"
    frame.get_by_role("button", name="Play again", exact=True).click()
    wait_phase(frame, "playing")
    assert squares(frame) == {} and page.evaluate("() => history.length") == before


def test_another_game_is_shown_when_the_attribute_changes(embedded):
    page, frame = embedded("3x3:b2")
    before = page.evaluate("() => history.length")
    frame.evaluate("() => { window.isOld = true; }")  # The board is loaded again.
    page.evaluate("() => document.querySelector('tic-tac-toe').setAttribute('game', '5x5k4:c3')")
    frame.wait_for_function("() => !window.isOld && document.documentElement.dataset.game === '5x5k4:c3'")
    frame.get_by_role("gridcell", name=re.compile("^c3, X")).wait_for()
    assert squares(frame) == {"c3": "X"}
    page.evaluate("() => document.querySelector('tic-tac-toe').setAttribute('level', 'easy')")
    frame.wait_for_url("**level=easy*")
    wait_phase(frame, "playing", "thinking")
    frame.wait_for_function("() => /^5x5k4:c3./.test(document.documentElement.dataset.game)")
    assert page.evaluate("() => history.length") == before, "Back belongs to the page around"
    # An element that is moved shows its game again.
    page.evaluate("() => document.body.prepend(document.querySelector('tic-tac-toe'))")
    frame = page.query_selector("tic-tac-toe iframe").content_frame()
    # The computer may have replied.
    frame.wait_for_function("() => /^5x5k4:c3/.test(document.documentElement.dataset.game)")


def test_what_cannot_be_read_is_said(embedded, complaints):
    page, frame = embedded("3x3:b2b2")
    assert "already taken" in frame.get_by_role("dialog").inner_text()
    page.evaluate("() => document.querySelector('tic-tac-toe').setAttribute('level', 'prefect')")
    frame.wait_for_selector("#failure:not([hidden])")
    assert any('level "prefect": it is one of beginner, easy' in line for line in complaints)
    complaints.clear()


def test_a_static_host_serves_it_too(embedded):
    with serving_files(SITE) as host:
        page, frame = embedded("3x3:", "hard", address=host.address)
        play(frame, "b2")
        frame.wait_for_function("() => document.documentElement.dataset.game.length > '3x3:b2'.length")
        page.goto("about:blank")

