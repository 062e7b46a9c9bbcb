"""The list of live games, with whose turn it is."""

import urllib.request

from test_room import server  # noqa: F401


def ask(server, method, path, body="", token=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(server.address + path, body.encode(), headers, method=method)
    with urllib.request.urlopen(request) as answer:
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
