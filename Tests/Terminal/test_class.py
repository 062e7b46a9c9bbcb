"""A class, joined from terminals."""

import signal
import urllib.request

import pytest
from terminal import CTRL_C, ENTER, PATIENCE
from test_room import server  # noqa: F401


def post(server, path, body):
    request = urllib.request.Request(server.address + path, body.encode(), method="POST")
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.read().decode()


def ends(terminal, *texts):
    """Whether the last status is one of these. The other player may connect after it was printed."""
    return terminal.text.rstrip().removesuffix("Your friend is offline").rstrip().endswith(texts)


def test_two_join_by_code_and_by_link_and_play_one_game_after_another(server, run):
    hall, code, _ = post(server, "halls", "3x3 arena").split()
    first = run("join", code.lower(), "--server", server.address).wait("you are ").wait("Wait here")
    second = run("join", f"{server.address}#hall={hall}").wait("you are ")
    # Whoever came first to the class has X.
    for player, move in zip([first, second] * 3, ["a1", "a2", "b1", "b2", "c1"]):
        player.wait(lambda terminal: ends(terminal, "Your move", "Your turn"), what="the turn")
        player.send(*move, ENTER)
        if move != "c1":
            player.wait(lambda terminal: ends(terminal, "friend's turn"), what="the other's turn")
    first.wait("You win")
    second.wait("Your friend wins")
    # The next game of the two begins by itself, until one leaves.
    for player, place in (first, 1), (second, 2):
        player.wait(f"Place {place} of 2").wait(lambda terminal: ends(terminal, "move", "turn"), what="the next game")
    second.send(*"quit", ENTER)
    assert second.wait_end() == 0
    first.wait("You win! Your friend resigned")


def test_a_wrong_code_is_told(server, run):
    assert run("join", "AAAAAA", "--server", server.address).wait("no such class").wait_end() == 1


@pytest.fixture
def hall(server):
    return post(server, "halls", "3x3 arena").split()[0]


@pytest.fixture
def join(server, hall, run):
    """Joins the class from another terminal."""
    return lambda: run("join", f"{server.address}#hall={hall}").wait("you are ")


@pytest.fixture
def pair(join):
    """Two who play; the first one has X."""
    first = join().wait("Wait here")
    second = join()
    for player in first, second:
        player.wait(lambda terminal: ends(terminal, "move", "turn"), what="a game")
    return first, second


@pytest.mark.parametrize("keys", ["quit" + ENTER, "\x04"], ids=["quit", "end"])
def test_whoever_waits_can_end_it(join, keys):
    player = join().wait("Wait here")
    player.send(keys)
    assert player.wait_end() == 0


def test_a_line_that_comes_before_the_game_is_not_played(join):
    first = join().wait("Wait here")
    lines = ["new 4x4", "leave", "a1"]
    first.send(*[line + ENTER for line in lines])
    for line in lines:
        first.wait(line)
    second = join()
    first.wait(lambda terminal: ends(terminal, "Your move", "Your turn"), what="the turn")
    first.send("b2" + ENTER)
    second.wait("the centre (b2)")


@pytest.mark.parametrize(("keys", "status"), [("leave" + ENTER, 0), (CTRL_C, -signal.SIGINT)], ids=["leave", "Ctrl-C"])
def test_whoever_leaves_is_waited_for_no_longer(pair, keys, status):
    first, second = pair
    first.send(keys)
    assert first.wait_end() == status
    second.wait("You win! Your friend resigned")


def test_no_other_game_takes_the_place_of_the_class(pair):
    first, second = pair
    first.send("new 4x4" + ENTER)
    first.wait("leave ends the live game")
    first.send("b2" + ENTER)
    second.wait("the centre (b2)")
