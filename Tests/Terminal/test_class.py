"""A class, joined from terminals."""

import urllib.request

from terminal import ENTER
from test_room import server  # noqa: F401


def post(server, path, body):
    request = urllib.request.Request(server.address + path, body.encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
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
