"""Classes over HTTP: one code, many players, and a host."""

import collections
import concurrent.futures
import secrets
import signal
import threading

import pytest
from conftest import STRANGER, Client
from test_limits import assert_limited

# X wins a row.
MOVES = ["a1", "a2", "b1", "b2", "c1"]


class School:
    """A class and its host."""

    def __init__(self, client, terms="3x3 arena"):
        answer = client.ask("POST", "/halls", terms)
        assert answer.status == 201, answer.text
        self.client = client
        self.id, self.code, self.host = answer.text.split()
        self.path = f"/halls/{self.id}"

    def ask(self, command, token=None, body=None, **headers):
        return self.client.ask("POST", f"{self.path}/{command}", body, token or self.host, **headers)

    def join(self, **headers):
        token = secrets.token_urlsafe(16)
        answer = self.ask("join", token, **headers)
        assert answer.status == 201, answer.text
        return token

    def stream(self, token=None, what="events", client=None, **headers):
        return (client or self.client).stream(f"{self.path}/{what}", token, **headers)


def lines(event, word):
    return [line.split()[1:] for line in event if line.split()[:1] == [word]]


def until(stream, holds):
    """Reads states until one holds; returns it."""
    while (event := stream.event()) is not None:
        if any(line.startswith("class ") for line in event) and holds(event):
            return event
    raise AssertionError("the stream ended")


class Pupil(threading.Thread):
    """Plays as its state says until `stop`, and notes which moves were acknowledged."""

    def __init__(self, school, stop, **headers):
        super().__init__()
        self.school, self.stop, self.headers = school, stop, headers
        self.token = school.join(**headers)
        self.acknowledged, self.wrong, self.played = {}, [], set()
        self.start()

    def run(self):
        try:
            stream = self.school.stream(self.token, **self.headers)
            while not self.stop.is_set() and (event := stream.event()) is not None:
                you = lines(event, "you")
                for _, x, o, room in lines(event, "game"):
                    if you and you[0][0] in (x, o) and room not in self.played:
                        self.play(room, 0 if you[0][0] == x else 1)
            stream.close()
        except OSError:
            pass  # The server is gone.

    def play(self, room, first):
        path = f"/rooms/{room}"
        game = self.school.client.stream(path, self.token, **self.headers)
        while not self.stop.is_set() and (event := game.event()) is not None:
            text = next((line for line in event if line.startswith("3x3:")), None)
            if text is None:
                continue
            count = (len(text) - 4) // 2
            if count == len(MOVES):
                self.played.add(room)
                break
            if count % 2 == first:
                text += MOVES[count]
                answer = self.school.client.ask("PUT", path, text, self.token, **self.headers)
                if answer.status == 200:
                    self.acknowledged[path] = text
                # A state may be older than the move that this pupil has just made.
                elif answer.status != 409 and (answer.status != 403 or "paused" not in answer.text):
                    self.wrong.append((answer.status, answer.text))
        game.close()


def test_a_class_is_made_found_and_joined(client):
    school = School(client, "3x3 60+0 rounds")
    assert len(school.code) == 6 and not set(school.code) & set("IO01")
    found = client.ask("GET", f"/join/{school.code.lower()}")
    assert (found.status, found.headers["Location"]) == (303, f"/#hall={school.id}")
    assert client.ask("GET", f"/halls/{school.code}").text == school.id
    token = school.join()
    assert school.ask("join", token).text.split()[0] == "1", "the same player again"
    event = school.stream(token).event()
    assert "class 3x3 60+0 rounds" in event and "you 1" in event and "host" not in event
    assert "host" in school.stream(school.host).event()


def test_thirty_pupils_behind_one_address_play(client):
    """Free players are paired, and every result is in the table."""
    school, stop = School(client), threading.Event()
    with concurrent.futures.ThreadPoolExecutor(10) as threads:
        pupils = list(threads.map(lambda _: Pupil(school, stop, X_Forwarded_For=STRANGER), range(30)))
    stream = school.stream(school.host)
    event = until(stream, lambda event: sum(int(player[3]) for player in lines(event, "player")) >= 120)
    stop.set()
    players = lines(event, "player")
    assert len(players) == 30 and len({player[1] for player in players}) == 30, "each has a name of their own"
    assert sum(int(player[4]) for player in players) * 2 == sum(int(player[3]) for player in players)
    assert not any(pupil.wrong for pupil in pupils), [pupil.wrong for pupil in pupils if pupil.wrong]
    assert school.ask("pause").status == 200  # Ends no thread in the middle of what it waits for.
    client.ask("POST", f"{school.path}/close", token=school.host)


def test_a_killed_server_loses_nothing_of_a_class(start, client, server):
    school, stop = School(client), threading.Event()
    pupils = [Pupil(school, stop) for _ in range(8)]
    stream = school.stream(school.host)
    until(stream, lambda event: sum(int(player[3]) for player in lines(event, "player")) >= 8)
    assert school.ask("pause").status == 200
    before = until(stream, lambda event: "paused" in event)
    server.stop(signal.SIGKILL)
    stop.set()
    for pupil in pupils:
        pupil.join()
    school.client = again = Client(start().port)
    event = school.stream(school.host).event()
    assert "paused" in event, "what the host was told is so"
    name = lambda event: {player[0]: player[1] for player in lines(event, "player")}  # noqa: E731
    assert name(event) == name(before)
    halves = collections.Counter({player[0]: int(player[2]) for player in lines(before, "player")})
    assert all(int(player[2]) >= halves[player[0]] for player in lines(event, "player"))
    for pupil in pupils:
        assert not pupil.wrong
        for path, text in pupil.acknowledged.items():
            now = again.stream(path).event()
            assert any(line.startswith(text) for line in now), (path, text, now)
        assert school.ask("join", pupil.token).status == 201
    assert school.ask("resume").status == 200
    assert again.ask("GET", f"/join/{school.code}").status == 303


def test_a_pause_stops_everybody(client):
    school = School(client)
    tokens = [school.join() for _ in range(2)]
    streams = [school.stream(token) for token in tokens]
    [game] = lines(until(streams[0], lambda event: lines(event, "game")), "game")
    token = tokens[int(game[1]) - 1]
    assert school.ask("pause", tokens[0]).status == 403
    assert school.ask("pause").status == 200
    refused = client.ask("PUT", f"/rooms/{game[3]}", "3x3:b2", token)
    assert (refused.status, refused.text) == (403, "the class is paused: wait until it goes on")
    assert school.ask("resume").status == 200
    boards = school.stream(school.host, "boards")
    assert f"{game[0]} 3x3:" in boards.event()


def test_a_hundred_players_and_no_more(client):
    school = School(client, "3x3 rounds")
    with concurrent.futures.ThreadPoolExecutor(10) as threads:
        tokens = list(threads.map(lambda _: school.join(X_Forwarded_For=STRANGER), range(100)))
    late = school.ask("join", secrets.token_urlsafe(16))
    assert (late.status, late.text) == (410, "a class has 100 players at most")
    streams = [school.stream(token, X_Forwarded_For=STRANGER) for token in tokens]
    assert all(stream.status == 200 for stream in streams)
    assert school.ask("next").status == 200
    event = until(school.stream(school.host), lambda event: lines(event, "game"))
    assert len(lines(event, "game")) == 50


def test_wrong_codes_are_limited_by_address(client):
    school = School(client)

    def ask(code):
        return client.ask("GET", f"/join/{code}", X_Forwarded_For=STRANGER)

    assert_limited(10, 60_000, lambda: ask("AAAAAA"), granted=404)
    # If another try is granted between the wrong code and the right one, a wrong one uses it up.
    pairs = ((ask("AAAAAA"), ask(school.code)) for _ in range(20))
    refused = next(right for wrong, right in pairs if wrong.status == right.status == 429)
    assert int(refused.headers["Retry-After"]) <= 60
    assert client.ask("GET", f"/join/{school.code}", X_Forwarded_For="203.0.113.8").status == 303


def test_tokens_of_others_are_refused(client):
    school, other = School(client), School(client)
    pupil = school.join()
    for command in ["pause", "resume", "next", "show", "remove", "close"]:
        for token in [pupil, other.host, secrets.token_urlsafe(16)]:
            assert school.ask(command, token, "1").status == 403
    assert client.ask("POST", f"{school.path}/close").status == 403
    assert client.ask("POST", f"{school.path}/join", token="short").status == 400
    assert school.ask("name", other.join()).status == 403
    assert school.ask("pause", Origin="http://evil.example").status == 403


@pytest.mark.parametrize("body", [
    "", "3x3", "3x3 league", "arena", "3x3  arena", "3x3 60+0 60+0 arena", "99x99 arena", "3x3 arena\nhall", "\0",
    "x" * 1000, "3x3 arena " + "\u202e",
])  # fmt: skip
def test_bodies_that_mean_nothing_are_refused(client, body):
    assert client.ask("POST", "/halls", body.encode()).status == 400
    school = School(client)
    pupil = school.join()
    assert school.ask("remove", body=body.encode()).status == 400
    assert school.ask("name", pupil, body.encode()).status == 201, "a name is picked, not typed"
    assert client.ask("GET", "/rooms").status == 204


@pytest.mark.parametrize(("path", "status"), [
    ("/halls/abc", 404), ("/halls/AAAAAA/events", 404), ("/halls/" + "a" * 22 + "/events", 404),
    ("/halls/" + "a" * 22 + "/nonsense", 404), ("/halls", 405), ("/join", 404), ("/join/A/B", 404),
])  # fmt: skip
def test_paths_that_lead_nowhere(client, path, status):
    assert client.ask("GET", path).status == status


def test_too_long_a_body_is_refused(client):
    assert client.ask("POST", "/halls", b"x" * 2000).status == 413
