"""The list of live games, with whose turn it is."""

import socket
import urllib.request

import pytest
from terminal import PATIENCE
from test_anyone import fake  # noqa: F401
from test_room import server  # noqa: F401


def ask(server, method, path, body="", token=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(server.address + path, body.encode(), headers, method=method)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.read().decode()


def test_it_lists_the_games_that_go_on(server, pipe, tmp_path):
    lines, links = [], []
    for moves in ["", "b2", "a1a2b1b2c1"]:
        room = ask(server, "POST", "rooms", "3x3 3d")
        x, o = (ask(server, "POST", f"rooms/{room}/sit")[2:] for _ in "xo")
        for count in range(2, len(moves) + 1, 2):
            ask(server, "PUT", f"rooms/{room}", f"3x3:{moves[:count]}", [x, o][count // 2 % 2 - 1])
        lines.append(f"{room} x {x}")
        links.append(f"{server.address}#room={room}")
    seats = tmp_path / "state/tictactoe/seats"
    seats.parent.mkdir(parents=True)
    seats.write_text("\n".join([*lines, f"{'A' * 22} o {'B' * 22}", ""]))
    result = pipe("turns", server.address)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [f"{links[0]} 3x3: your turn", f"{links[1]} 3x3:b2 their turn"]


def test_it_says_what_it_cannot_reach(pipe, tmp_path):
    assert pipe("turns", "example.org").returncode == 64
    seats = tmp_path / "state/tictactoe/seats"
    seats.parent.mkdir(parents=True)
    seats.write_text(f"{'A' * 22} o {'B' * 22}\n")
    result = pipe("turns", "http://127.0.0.1:9/")
    assert (result.returncode, result.stderr) == (1, "tictactoe: turns: the server cannot be reached\n")


@pytest.fixture
def seats(tmp_path):
    """The file of the seats, which a test may write."""
    file = tmp_path / "state/tictactoe/seats"
    file.parent.mkdir(parents=True)
    return file


@pytest.mark.parametrize(("status", "words"), [(404, ""), (503, "the server answers with status 503")])
def test_only_a_game_that_is_not_there_is_left_out(fake, pipe, seats, status, words):
    server = fake(status=status)
    seats.write_text(f"{'A' * 22} x {'B' * 22}\n")
    result = pipe("turns", server.address)
    assert (result.returncode, result.stdout) == (1 if words else 0, "")
    assert result.stderr == (f"tictactoe: turns: {words}\n" if words else "")


def test_a_server_is_asked_for_its_own_games(fake, pipe, seats):
    server = fake(["3x3:b2", "seats xo", "watching 0", "score 0 0 0"])
    rooms = [letter * 22 for letter in "ABC"]
    places = ["", " " + server.address.rstrip("/"), " http://127.0.0.1:1"]
    seats.write_text("".join(f"{room} o {'S' * 22}{place}\n" for room, place in zip(rooms, places)))
    result = pipe("turns", server.address)
    assert [line.split("=")[1].split()[0] for line in result.stdout.splitlines()] == rooms[:2]


def test_the_oldest_of_many_seats_is_still_known(fake, server, run, pipe, seats):
    other = fake(["3x3:b2", "seats xo", "watching 0", "score 0 0 0"])
    lines = [f"{number:022} o {'S' * 22} {other.address.rstrip('/')}" for number in range(99)]
    seats.write_text("\n".join([*lines, ""]))
    run("play", "--someone", server.address, "3x3").wait("Looking for someone to play")
    assert seats.read_text().splitlines()[:-1] == lines
    assert len(pipe("turns", other.address).stdout.splitlines()) == 99


def test_a_seat_is_saved_with_its_server(server, run, seats):
    run("play", "--someone", server.address, "3x3").wait("Looking for someone to play")
    assert seats.read_text().split()[3] == server.address.rstrip("/")


def test_seats_that_cannot_be_read_are_said_and_not_replaced(server, run, pipe, seats, monkeypatch):
    monkeypatch.chdir(seats.parent)
    with socket.socket(socket.AF_UNIX) as other:  # It cannot be read as a file.
        other.bind(seats.name)
        result = pipe("turns", server.address)
        assert (result.returncode, result.stderr) == (1, f"tictactoe: turns: {seats}: No such device or address\n")
        run("play", "--someone", server.address, "3x3").wait("Looking for someone to play")
        assert seats.is_socket()
