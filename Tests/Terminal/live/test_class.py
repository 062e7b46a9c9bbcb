"""A class, joined from terminals."""

import signal
import subprocess
import urllib.request

import pytest
from terminal import CTRL_C, ENTER, PATIENCE, PROGRAM
from test_room import server  # noqa: F401


def post(server, path, body, token=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(server.address + path, body.encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.read().decode()


def ends(terminal, *texts):
    """Whether the last status is one of these. The other player may connect after it was printed."""
    return terminal.text.rstrip().removesuffix("Your friend is offline").rstrip().endswith(texts)


def test_two_join_by_code_and_by_link_and_play_one_game_after_another(server, run):
    hall, code, _ = post(server, "halls", "3x3 arena").split()
    first = run("join", code.lower(), "--server", server.address).wait("you are ").wait("Wait here")
    second = run("join", f"{server.address}#hall={hall}").wait("you are ")
    # The first to join the class has X.
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
def made(server):
    """The ID, the code and the host's token of a class."""
    return post(server, "halls", "3x3 arena").split()


@pytest.fixture
def hall(made):
    return made[0]


@pytest.fixture
def tell(server, made):
    """Does what the teacher can do: `tell("pause")`."""
    return lambda command, text="": post(server, f"halls/{made[0]}/{command}", text, made[2])


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


def test_play_joins_by_the_link_too(server, hall, run):
    player = run("play", "--plain", f"{server.address}#hall={hall}").wait("you are ").wait("Wait here")
    player.send("quit" + ENTER)
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


def test_whoever_is_read_no_longer_leaves_silently(server, hall, join, env):
    first = subprocess.Popen(
        [PROGRAM, "join", f"{server.address}#hall={hall}"], env=env, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert any("Wait here" in line for line in first.stdout)
    second = join()
    # The first to join has X, and now only waits for a line.
    assert any(line.rstrip().endswith(("Your move", "Your turn")) for line in first.stdout)
    first.stdout.close()
    first.stdin.write("a1\n")
    first.stdin.flush()
    second.wait("You win! Your friend resigned")
    assert (first.wait(PATIENCE), first.stderr.read()) == (-signal.SIGPIPE, "")
    first.stdin.close()
    first.stderr.close()


REMOVED = "The teacher has taken you out of the class."


def test_whoever_is_removed_while_waiting_is_told_so(join, tell):
    player = join().wait("Wait here")
    tell("remove", "1")
    player.wait(REMOVED)
    assert player.wait_end() == 0 and "class is over" not in player.text


def test_whoever_is_removed_from_a_game_is_told_so(pair, tell):
    first, second = pair
    tell("remove", "2")
    first.wait("You win! Your friend resigned")
    second.wait(REMOVED)
    assert second.wait_end() == 0


def test_a_pause_is_told_in_the_game(pair, tell):
    first, second = pair
    tell("pause")
    for player in pair:
        player.wait(lambda terminal: ends(terminal, "Paused. No move, no clock."), what="the pause")
    first.send("b2" + ENTER)
    first.wait("not accepted")
    tell("resume")
    for player, turn in (first, ["Your move", "Your turn"]), (second, ["friend's turn"]):
        player.wait(lambda terminal: ends(terminal, *turn), what="the turn")
    first.send("b2" + ENTER)
    second.wait("the centre (b2)")


def test_no_other_game_takes_the_place_of_the_class(pair):
    first, second = pair
    first.send("new 4x4" + ENTER)
    first.wait("leave ends the live game")
    first.send("b2" + ENTER)
    second.wait("the centre (b2)")
