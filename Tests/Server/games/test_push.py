"""Players of games with days for each move are told that it is their turn."""

import signal
import sqlite3
import sys
import time

import pytest
from conftest import STRANGER, Client
from push_service import PushService, encoded, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the clock is a preloaded one")

AWAY = 31  # Seconds after which a player counts as away, and one more.


@pytest.fixture
def service():
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def passed(tmp_path, preload):
    """Lets seconds pass for servers that start with `passed.env`."""
    file = tmp_path / "passed"
    file.write_text("0")

    def passed(seconds):
        new = file.with_suffix(".new")
        new.write_text(str(int(file.read_text()) + seconds))
        new.rename(file)

    passed.env = preload("clock", AHEAD=file, STEADY="")
    return passed


@pytest.fixture
def begin(start, service, passed):
    """Starts a server that knows the push service; returns its client."""

    def begin(*arguments):
        server = start("--push-host", service.host, *arguments, env=passed.env)
        client = Client(server.port)
        client.server = server
        return client

    return begin


def play(client, path, text, token):
    assert client.ask("PUT", path, text, token).status == 200


def saved(tmp_path):
    """The seats that messages come to."""
    database = sqlite3.connect(tmp_path / "data/rooms.sqlite")
    try:
        return database.execute("SELECT room, seat FROM push ORDER BY seat").fetchall()
    finally:
        database.close()


def test_a_player_who_is_away_is_told(begin, service, passed):
    client = begin()
    path, x, o = client.room("3x3 3d")
    id = path.removeprefix("/rooms/")
    answer = client.ask("PUT", path + "/push", service.subscription(), x, Host="play.example",
                        Origin="https://play.example", X_Forwarded_For=STRANGER)
    assert (answer.status, answer.text) == (200, "3x3:")
    play(client, path, "3x3:b2", x)
    play(client, path, "3x3:b2a1", o)
    passed(AWAY)
    message = service.next()
    assert message.text == f"your turn {id}"
    assert message.key == client.ask("GET", "/rooms/push").text
    assert message.headers["Content-Encoding"] == "aes128gcm"
    assert (message.headers["Topic"], message.headers["TTL"]) == (id, "86400")
    assert message.claims["aud"] == f"http://{service.host}"
    assert message.claims["sub"] == "https://play.example"
    assert 12 * 3600 < message.claims["exp"] - time.time() <= 24 * 3600
    until(lambda: "tictactoe_messages_total 1\n" in client.ask("GET", "/metrics").text)
    # One who is away already is told at once, and the signature is used again. If time passed now, that message
    # would be too late while it is sent.
    play(client, path, "3x3:b2a1c3", x)
    play(client, path, "3x3:b2a1c3a2", o)
    assert service.next().token == message.token
    until(lambda: "tictactoe_messages_total 2\n" in client.ask("GET", "/metrics").text)


def test_a_player_who_is_there_is_told_only_after_leaving(begin, service, passed):
    client = begin()
    path, x, o = client.room("3x3 3d")
    client.ask("PUT", path + "/push", service.subscription(), x)
    stream, other = client.stream(path, x), client.stream(path)
    play(client, path, "3x3:b2", x)
    play(client, path, "3x3:b2a1", o)
    passed(AWAY)
    # The number of watchers is told once a second, after the calls to players who are away.
    stream.until("watching 1")
    other.close()
    stream.until("watching 0")
    assert service.messages.empty()
    stream.close()
    client.stream(path).until("here -")
    passed(AWAY)
    service.next()
    assert service.messages.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_deleted(begin, service, passed, tmp_path, status):
    service.status = status
    client = begin()
    path, x, o = client.room("3x3 3d")
    client.ask("PUT", path + "/push", service.subscription(), x)
    client.ask("PUT", path + "/push", service.subscription(), o)
    play(client, path, "3x3:b2", x)
    passed(AWAY)
    service.next()
    until(lambda: saved(tmp_path) == [(path.removeprefix("/rooms/"), "x")])


def test_a_message_that_fails_is_sent_again(begin, service, passed, tmp_path):
    service.status = 500
    client = begin()
    path, x, _ = client.room("3x3 3d")
    client.ask("PUT", path + "/push", service.subscription(), x)
    passed(AWAY)
    first = service.next()
    until(lambda: "tictactoe_message_errors_total 1\n" in client.ask("GET", "/metrics").text)
    service.status = 201
    passed(50)
    passed(15)
    assert service.next().text == first.text
    assert len(saved(tmp_path)) == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_keeps_subscription_and_key(begin, service, passed, how):
    client = begin()
    path, x, o = client.room("3x3 3d")
    client.ask("PUT", path + "/push", service.subscription(), x)
    play(client, path, "3x3:b2", x)
    key = client.ask("GET", "/rooms/push").text
    client.server.stop(how)
    client = begin()
    play(client, path, "3x3:b2a1", o)
    passed(AWAY)
    assert service.next().key == key == client.ask("GET", "/rooms/push").text


def test_a_subscription_goes_when_asked_and_with_the_room(begin, service, tmp_path):
    client = begin()
    (one, x, _), (other, y, _) = client.room("3x3 3d"), client.room("3x3 3d")
    for path, token in [(one, x), (other, y)]:
        client.ask("PUT", path + "/push", service.subscription(), token)
    assert len(saved(tmp_path)) == 2
    assert client.ask("DELETE", one + "/push", token=x).status == 200
    assert saved(tmp_path) == [(other.removeprefix("/rooms/"), "x")]
    assert client.ask("DELETE", other).status == 200
    assert saved(tmp_path) == []


def test_a_new_subscription_takes_the_place_of_the_one_before(begin, service, passed):
    client = begin()
    path, x, _ = client.room("3x3 3d")
    for _ in range(2):
        last = service.subscription()
        client.ask("PUT", path + "/push", last, x)
    service.browsers = {"/send/" + last.split()[0].rpartition("/")[2]: service.browsers.popitem()[1]}
    passed(AWAY)
    service.next()


@pytest.mark.parametrize("host", [
    "https://example.org", "https://push.apple.com.example.org", "https://evilpush.apple.com", "http://fcm.googleapis.com",
    "https://fcm.googleapis.com:8443", "https://fcm.googleapis.com@example.org", "http://127.0.0.1:1",
    "https://a:b@x.push.apple.com", "https://example.org?.push.apple.com", "ftp://fcm.googleapis.com",
    "https:/127.0.0.1:1/fcm.googleapis.com"])
def test_only_known_push_services_are_asked(begin, service, host, tmp_path):
    client = begin()
    path, x, _ = client.room("3x3 3d")
    assert client.ask("PUT", path + "/push", service.subscription(host), x).status == 400
    assert saved(tmp_path) == []


@pytest.mark.parametrize("host", [
    "https://fcm.googleapis.com", "https://updates.push.services.mozilla.com", "https://web.push.apple.com",
    "https://wns2-par02p.notify.windows.com"])
def test_the_push_services_of_browsers_are_known(begin, service, host):
    client = begin()
    path, x, _ = client.room("3x3 3d")
    assert client.ask("PUT", path + "/push", service.subscription(host), x).status == 200


def test_who_may_not_subscribe(begin, service):
    client = begin()
    path, x, _ = client.room("3x3 3d")
    plain, y, _ = client.room("3x3 300+5")
    good = service.subscription()
    assert client.ask("PUT", path + "/push", good).status == 403
    assert client.ask("PUT", path + "/push", good, "a" * 22).status == 403
    assert client.ask("DELETE", path + "/push", token="a" * 22).status == 403
    assert client.ask("PUT", plain + "/push", good, y).status == 409
    assert client.ask("POST", path + "/push", good, x).status == 405
    assert client.ask("PUT", path + "/push", good, x, Origin="https://example.org").status == 403
    assert client.ask("PUT", "/rooms/" + "a" * 22 + "/push", good, x).status == 404
    endpoint, key, secret = good.split()
    for body in ["", endpoint, f"{endpoint} {key}", f"{endpoint} {secret} {key}", f"{endpoint} {key} {secret}=é",
                 f"{good} x y"]:
        assert client.ask("PUT", path + "/push", body.encode(), x).status == 400
    assert client.ask("PUT", path + "/push", f"{endpoint}{'x' * 1500} {key} {secret}", x).status == 413


def test_a_key_that_is_no_point_ends_the_subscription(begin, service, passed, tmp_path):
    client = begin()
    path, x, _ = client.room("3x3 3d")
    endpoint, _, secret = service.subscription().split()
    assert client.ask("PUT", path + "/push", f"{endpoint} {encoded(bytes([4] * 65))} {secret}", x).status == 200
    passed(AWAY)
    until(lambda: saved(tmp_path) == [])


def test_a_server_can_do_without(start, service):
    client = Client(start("--no-push").port)
    path, x, _ = client.room("3x3 3d")
    assert client.ask("GET", "/rooms/push").status == 404
    assert client.ask("PUT", path + "/push", service.subscription("https://fcm.googleapis.com"), x).status == 404


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_days_go_on_while_no_server_runs(begin, passed, how):
    client = begin()
    path, x, o = client.room("3x3 2d")
    play(client, path, "3x3:b2", x)
    play(client, path, "3x3:b2a1", o)
    client.server.stop(how)
    passed(86_400)
    client = begin()
    left = next(line for line in client.stream(path).event() if line.startswith("clock ")).split()
    assert 86_400_000 - 120_000 < int(left[1]) <= 86_400_000 and left[2:] == ["172800000", "x"]
    play(client, path, "3x3:b2a1c3", x)
    client.server.stop(how)
    passed(2 * 86_400)
    # The first who opens the room learns that the time has run out.
    stream = begin().stream(path)
    stream.until("over time o")
