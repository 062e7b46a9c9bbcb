"""Players who want to play anybody, and the computer in a seat, over HTTP."""

import concurrent.futures
import secrets

from conftest import Client


def find(client, terms="3x3", **headers):
    """Looks for somebody, and follows the room; returns the path, the mark, the token and the stream."""
    token = secrets.token_urlsafe(16)
    answer = client.ask("POST", "/rooms/someone", terms, token, **headers)
    assert answer.status == 201, answer.text
    room, mark = answer.text.split()
    return f"/rooms/{room}", mark, token, client.stream(f"/rooms/{room}", token)


def test_strangers_find_each_other_and_play(client):
    path, mark, x, first = find(client)
    assert mark == "x" and "seats x" in first.event()
    assert client.ask("GET", "/rooms/someone").text == "3x3 1\n"
    other, mark, o, second = find(client)
    assert (other, mark) == (path, "o")
    event = first.until("here xo")
    assert "strangers" in event and "seats xo" in event
    assert client.ask("PUT", path, "3x3:b2", x).status == 200
    second.until("3x3:b2")
    assert client.ask("GET", "/rooms/someone").text == ""
    early = client.ask("POST", path + "/claim", token=x)
    assert (early.status, early.headers["Retry-After"]) == (409, "60")


def test_two_hundred_strangers_are_paired(client):
    """At once, and each with one other."""
    with concurrent.futures.ThreadPoolExecutor(20) as threads:
        places = list(threads.map(lambda _: find(client), range(200)))
    paths = {}
    for path, mark, *_ in places:
        paths.setdefault(path, []).append(mark)
    pairs = [marks for marks in paths.values() if len(marks) == 2]
    assert all(sorted(marks) == ["o", "x"] for marks in pairs)
    # A player who asks before anybody's stream is open waits in a room of their own for the next one.
    alone = sum(len(marks) == 1 for marks in paths.values())
    assert len(pairs) + alone == len(paths) and len(pairs) >= 80
    waiting = client.ask("GET", "/rooms/someone").text
    assert waiting == (f"3x3 {alone}\n" if alone else "")


def test_strangers_survive_the_server(start, client, server):
    path, _, x, first = find(client)
    find(client)
    first.until("here xo")
    assert server.stop() == 0
    event = Client(start().port).stream(path, x).event()
    assert "strangers" in event and "seats xo" in event


def test_the_server_plays_a_seat(client):
    path = "/rooms/" + client.ask("POST", "/rooms", "3x3 60+0").text
    x = client.ask("POST", path + "/sit").text[2:]
    watcher = client.stream(path)
    assert client.ask("POST", path + "/computer", "genius", x).text == (
        "a level is one of beginner, easy, medium, hard, perfect, trickster")
    assert client.ask("POST", path + "/computer", "perfect", x).status == 200
    assert "seats xo" in watcher.until("computer o perfect")
    text = "3x3:"
    # Three moves of which each threatens, so that the answers are known; the last threat is answered too.
    for move, answer in [("a1", "b2"), ("a2", "a3"), ("c1", "b1")]:
        text += move
        assert client.ask("PUT", path, text, x).status == 200
        text += answer
        watcher.until(text)
    assert client.ask("POST", path + "/resign", token=x).status == 200
    assert client.ask("POST", path + "/again", token=x).status == 200
    event = watcher.until("game 2")
    while event[1] == "3x3:":
        event = watcher.event()
    assert len(event[1]) == len("3x3:b2"), "the computer has X now, and begins"
    assert "computer x perfect" in event


def test_the_computer_thinks_and_everything_else_goes_on(client):
    rooms = []
    for _ in range(4):
        path = "/rooms/" + client.ask("POST", "/rooms", "15x15k5").text
        x = client.ask("POST", path + "/sit").text[2:]
        assert client.ask("POST", path + "/computer", "trickster", x).status == 200
        assert client.ask("PUT", path, "15x15k5:h8", x).status == 200
        rooms.append(client.stream(path))
        assert client.ask("GET", "/rooms").status == 204
    for stream in rooms:
        texts = {"15x15k5:", "15x15k5:h8"}
        while (event := stream.event())[:1] == [":"] or event[1] in texts:
            pass
        assert event[1].startswith("15x15k5:h8")


def test_a_waiting_player_can_have_the_computer_instead(client):
    path, _, x, stream = find(client)
    assert client.ask("POST", path + "/computer", "easy", x).status == 200
    stream.until("computer o easy")
    assert client.ask("GET", "/rooms/someone").text == ""
    assert find(client)[1] == "x"
