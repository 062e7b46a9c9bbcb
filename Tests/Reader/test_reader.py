"""The page through a real screen reader: what Orca says in Firefox, key by key."""

import pytest
from desk import Desk
from serving import ROOT, Server


@pytest.fixture(scope="module")
def address():
    server = Server("--site", ROOT / "build/site")
    yield server.address
    server.stop()


@pytest.fixture
def desk(tmp_path):
    with Desk(tmp_path).running() as desk:
        yield desk


def test_a_game_against_the_computer_is_heard(desk, address):
    desk.open(address)
    desk.hear("Finished loading")
    # From the top of the page to the board.
    for name in ["Game: Tic-tac-toe 3×3", "Share", "Menu", "You", "Computer Easy", "a3, empty"]:
        desk.press("Tab")
        desk.hear(name)
    # Keys reach the board by themselves.
    desk.hear("Focus mode")
    for key, square, place in [("b", "b3, empty.", "column 2."), ("2", "b2, empty.", "row 2.")]:
        desk.press(key)
        assert desk.hear(place) == [square, place], "the square first"
    desk.press("Return")
    # Both moves of a turn are one message.
    assert len(desk.hear("The centre (b2). Computer: ")) == 1
    assert desk.spoken.read_text().splitlines()[-1].endswith("Your turn.")
    desk.press("Return")
    assert desk.hear("The centre (b2) is taken.") == ["The centre (b2) is taken."]
    desk.press("u")
    assert desk.hear("Your turn.")[0].startswith("Took back ")
    desk.press("question")
    rules = desk.hear("OK")
    assert "How to play Tic-tac-toe" in rules[0] and "Take turns placing your mark" in rules[0]


def test_a_link_that_cannot_be_opened_is_heard(desk, address):
    desk.open(address + "#3x3:zz9")
    desk.hear("move 1, “zz9”: not a square")
    desk.hear("OK")
