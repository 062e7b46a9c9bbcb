"""Live games that a person plays line by line."""

import re

import pytest
from terminal import ENTER
from test_anyone import STRANGERS, fake  # noqa: F401
from test_room import Room, server  # noqa: F401

BELL = b"\x07"


@pytest.fixture
def room(server):
    """A live game in which somebody has X and has moved."""
    room = Room(server, "3x3")
    room.sit()
    room.play("b2")
    return room


def test_news_come_on_your_own_turn_too(room, run):
    screen = run("play", "--plain", room.link).wait("Your turn")
    room.ask("POST", f"/{room.id}/resign", token=room.token)
    screen.wait("You win! Your friend resigned")


def test_no_new_game_takes_the_place_of_a_live_game(room, run):
    screen = run("play", "--plain", room.link).wait("Your turn")
    screen.send("new 4x4" + ENTER)
    screen.wait("leave ends the live game")
    screen.send("a1" + ENTER)
    room.heard("a1")


def test_the_bell_rings_for_lines_where_it_is_asked_for(run):
    for words, rings in [(["--bell"], True), ([], False)]:
        screen = run("play", "--plain", *words, "3x3:b2").wait("O's turn")
        screen.send("b2" + ENTER)
        screen.wait("The centre (b2) is taken")
        screen.send("board" + ENTER)
        screen.wait(lambda screen: screen.text.count("O's turn") == 2, what="the board")
        assert (BELL in screen.output) == rings


def test_a_move_that_calls_to_the_turn_rings_once(server, run):
    room = Room(server, "3x3")
    room.sit()
    screen = run("play", "--bell", room.link).wait("Your friend's turn")
    room.play("b2")
    screen.wait("Your turn")
    screen.send("?")
    screen.wait("How to play")
    assert screen.output.count(BELL) == 1


def test_a_move_that_did_not_reach_the_server_is_a_failure(server, room, run):
    screen = run("play", "--plain", room.link).wait("Your turn")
    server.stop()
    screen.wait("Connection lost")
    screen.send("a1" + ENTER)
    screen.wait("You play bottom left (a1)")
    screen.send("quit" + ENTER)
    screen.wait("tictactoe: play: your last move or request did not reach the server")
    assert screen.wait_end() == 1


def test_the_link_that_the_server_gives_is_joined(server, pipe):
    room = Room(server, "4x4")
    result = pipe("play", "--link", f"{server.address}r/{room.id}?from=a/b")
    assert (result.returncode, result.stdout.splitlines()[-1], result.stderr) == (0, room.link, "")
    link = f"{server.address}g/4x4%2Bsquares:b2"
    assert pipe("play", "--link", link).stdout.splitlines()[-1] == f"{server.address}#4x4+squares:b2"


@pytest.mark.parametrize("page", ["", "index.html", "?from=a/b", "index.html?from=a/b"])
def test_a_server_is_the_address_of_its_page(server, run, pipe, page):
    run("play", "--someone", server.address + page, "3x3").wait("Looking for someone to play")
    assert pipe("turns", server.address + page).returncode == 0
    run("join", "AAAAAA", "--server", server.address + page).wait("no such class")


@pytest.mark.parametrize("words", [["--x", "human"], ["--o", "perfect"]])
def test_whoever_plays_anyone_seats_nobody(pipe, words):
    result = pipe("play", "--someone", "http://127.0.0.1:1/", *words)
    assert result.returncode == 64
    assert result.stderr.startswith(f"tictactoe: play: {words[0]}: with --someone, the server seats both players\n")


@pytest.mark.parametrize("arguments", [["--plain"], ["--spoken"]])
def test_a_live_game_is_named_once_its_rules_are_known(server, run, arguments):
    room = Room(server, "4x4+corners+squares")
    room.sit()
    room.play("b2")
    screen = run("play", *arguments, room.link, rows=99).wait("Your turn")
    before, after = screen.text.split("Corners & blocks", 1)
    assert "Connecting…" in before and "Tic-tac-toe" not in screen.text
    assert "1  .  .  ." not in before, "another board"
    if arguments == ["--plain"]:
        assert "2  . (X) .  ." in after


@pytest.mark.parametrize("arguments", [["--plain"], ["--spoken"]])
def test_lines_tell_the_clocks(fake, run, arguments):
    server = fake(["3x3:b2a1", "game 1", "here xo", *STRANGERS, "clock 60000 59000 x"])
    screen = run("play", *arguments, "--someone", server.address, "3x3").wait("Your")
    screen.send("board" + ENTER)
    screen.wait(" 0:59\n").wait(lambda screen: re.search(r"You [01]:\d\d\n", screen.text), what="the own clock")


def test_the_clocks_stay_on_a_narrow_screen(fake, run):
    server = fake(["3x3:b2a1", "game 1", "here xo", *STRANGERS, "clock 600000 599000 x"])
    screen = run("play", "--someone", server.address, "3x3", columns=40).wait("O (9:59)")
    screen.wait(lambda screen: re.search(r"▸ X \((10:00|9:\d\d)\)", screen.text), what="the own clock")


@pytest.mark.parametrize("line", ["computer foo", "say 99"])
def test_a_word_that_cannot_follow_is_named(room, run, line):
    screen = run("play", "--plain", room.link).wait("Your turn")
    screen.send(line + ENTER)
    screen.wait(f"“{line}” is")
