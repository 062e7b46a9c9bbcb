"""Live games over HTTP, as Documentation/Reference/Rooms.md promises them."""

import http.client
import re
import shutil
import subprocess

import pytest
from conftest import PATIENCE, Client

SECRET = r"[A-Za-z0-9_-]{22}"


def test_a_whole_game_and_another_one(client):
    made = client.ask("POST", "/rooms", "3x3")
    assert made.status == 201 and re.fullmatch(SECRET, made.text)
    path = "/rooms/" + made.text
    seats = [client.ask("POST", path + "/sit") for _ in range(3)]
    assert [seat.status for seat in seats] == [201, 201, 410]
    assert re.fullmatch("x " + SECRET, seats[0].text) and re.fullmatch("o " + SECRET, seats[1].text)
    tokens = [seat.text[2:] for seat in seats[:2]]
    stream = client.stream(path)
    assert stream.response.headers["Content-Type"] == "text/event-stream"
    assert stream.event()[:2] == ["id: 3", "3x3:"]
    text = "3x3:"
    for number, move in enumerate(["a1", "a2", "b1", "b2", "c1"]):
        text += move
        answer = client.ask("PUT", path, text, tokens[number % 2])
        assert (answer.status, answer.text) == (200, text)
        assert text in stream.event()
    assert client.ask("POST", path + "/again", token=tokens[1]).status == 200
    assert "offer again o" in stream.event()
    assert client.ask("POST", path + "/again", token=tokens[0]).text == "3x3:"
    event = stream.event()
    assert "game 2" in event and "score 0 1 0" in event
    assert client.ask("PUT", path, "3x3:b2", tokens[1]).status == 200


def test_refusals_have_their_status(client):
    path, x, o = client.room()
    client.ask("PUT", path, "3x3:b2", x)
    for body, token, status, words in [
        ("3x3:b2b2", o, 400, "move 2, b2: already taken"),
        ("3x3:b2?", o, 400, 'move 2, "?": not a square such as b2'),
        ("3x3:b2a1", x, 403, "it is O's turn"),
        ("3x3:b2a1", None, 403, "no token: sit down first"),
        ("3x3:a1", o, 409, "3x3:b2"),
        ("3x3:b2a1c3", o, 409, "3x3:b2"),
        ("x" * 1501, o, 413, "a body has 1500 bytes at most"),
    ]:
        answer = client.ask("PUT", path, body, token)
        assert (answer.status, answer.text) == (status, words)
    assert client.ask("PUT", path, "x" * 100_000, o).status == 413
    assert client.ask("GET", "/rooms", **{"X": "x" * 9_000}).status in (400, 413)
    assert client.ask("GET", "/rooms/" + "A" * 22).status == 404
    wrong = client.ask("PATCH", path)
    assert (wrong.status, wrong.headers["Allow"]) == (405, "GET, PUT")
    evil = client.ask("POST", "/rooms", "3x3", Origin="https://evil.example")
    assert evil.status == 403
    own = client.ask("POST", "/rooms", "3x3", Origin=f"http://127.0.0.1:{client.port}")
    assert own.status == 201


def test_a_connection_serves_many_requests(client):
    path, x, o = client.room()
    connection = http.client.HTTPConnection("127.0.0.1", client.port, timeout=PATIENCE)
    for text, token, status in [("3x3:b2", x, 200), ("3x3:b2", o, 200), ("3x3:b2a1", o, 200), ("", o, 400)]:
        connection.request("PUT", path, text, {"Authorization": f"Bearer {token}"})
        answer = connection.getresponse()
        answer.read()
        assert answer.status == status


def test_presence_follows_the_connections(client):
    path, x, o = client.room()
    first = client.stream(path, x)
    assert "here x" in first.event()
    second = client.stream(path, o)
    first.until("here xo")
    second.close()
    first.until("here x")
    third = client.stream(path)
    first.until("watching 1")
    third.close()
    first.until("watching 0")


def test_a_request_waits_for_the_next_change(client):
    path, x, _ = client.room()
    known = client.ask("GET", path + "?after=2")
    assert known.text.startswith("id: 3\ndata: 3x3:\n")
    waiting = client.stream(path + "?after=3")
    assert waiting.status == 200
    client.ask("PUT", path, "3x3:b2", x)
    assert waiting.event()[:2] == ["id: 4", "3x3:b2"]
    assert waiting.event() is None
    # The same connection can wait again.
    connection = http.client.HTTPConnection("127.0.0.1", client.port, timeout=PATIENCE)
    for after in (2, 3):
        connection.request("GET", f"{path}?after={after}")
        assert b"data: 3x3:b2\n" in connection.getresponse().read()


def test_a_clock_ends_a_game(client):
    path, x, o = client.room("3x3 1+0")
    stream = client.stream(path)
    client.ask("PUT", path, "3x3:b2", x)
    client.ask("PUT", path, "3x3:b2a1", o)
    event = stream.until("over time x")
    assert "clock 0 1000 -" in event and "score 0 1 0" in event


def test_rooms_survive_the_server(start, client, server):
    path, x, o = client.room("4x4+corners+squares")
    client.ask("PUT", path, "4x4+corners+squares:b2", x)
    stream = client.stream(path)
    assert server.stop() == 0
    assert stream.event()[1] == "4x4+corners+squares:b2"
    again = Client(start().port)
    assert again.stream(path).event()[1] == "4x4+corners+squares:b2"
    answer = again.ask("PUT", path, "4x4+corners+squares:b2c3", o)
    assert (answer.status, answer.text) == (200, "4x4+corners+squares:b2c3")


def test_streams_are_told_of_the_end(client, server):
    path, *_ = client.room()
    stream = client.stream(path)
    stream.event()
    assert server.stop() == 0
    assert stream.event() == [": the server stops"]
    assert stream.event() is None


@pytest.mark.skipif(not shutil.which("curl"), reason="curl is not installed")
def test_curl_is_a_client(client):
    def curl(*arguments):
        result = subprocess.run(["curl", "-sS", *arguments], capture_output=True, text=True, timeout=PATIENCE)
        return result.stdout

    address = f"http://127.0.0.1:{client.port}/rooms"
    room = curl("-d", "3x3", address)
    token = curl("-X", "POST", f"{address}/{room}/sit")[2:]
    played = curl("-X", "PUT", "-d", "3x3:b2", "-H", f"Authorization: Bearer {token}", f"{address}/{room}")
    assert played == "3x3:b2"
    assert "data: 3x3:b2\n" in curl(f"{address}/{room}?after=1")
