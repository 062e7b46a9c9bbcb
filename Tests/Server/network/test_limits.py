"""One client's load does not take anything from the others."""

import http.client
import itertools
import resource
import signal
import socket
import time
import types

import pytest
from conftest import PATIENCE, STRANGER, Client


def statuses(count, ask):
    return [ask().status for _ in range(count)]


def assert_limited(count, period, ask, granted):
    """Asks until a request is refused, of which `count` in `period` milliseconds are granted; returns the refusal."""
    begun = time.monotonic()
    asked = 0
    while (answer := ask()).status == granted:
        asked += 1
        # The server adds up two clocks of whole milliseconds, and each may just have ticked.
        passed = int((time.monotonic() - begun) * 1000) + 2
        assert asked <= (period + passed) // (period // count), "more than there are"
    assert answer.status == 429
    assert asked >= count
    return answer


def answers_to_many(port, path, address):
    """The answers to one request again and again. They are sent fifty at once: even a busy machine then asks faster
    than the server grants."""
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {address}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection, connection.makefile("rb") as file:
        while True:
            connection.sendall(request.encode() * 50)
            for _ in range(50):
                status = int(file.readline().split()[1])
                headers = http.client.parse_headers(file)
                file.read(int(headers["Content-Length"] or 0))
                yield types.SimpleNamespace(status=status, headers=headers)


def test_new_live_games_are_limited_per_address(client):
    def ask(address):
        return client.ask("POST", "/rooms", "3x3", X_Forwarded_For=address)

    others = (f"198.51.100.{number}" for number in itertools.count(1))
    limited = assert_limited(60, 60_000, lambda: ask(f"{next(others)}, {STRANGER}"), granted=201)
    assert limited.headers["Retry-After"] == "1" and limited.text == "too many requests: try again in 1 s"
    assert ask(f"{STRANGER}, 198.51.100.1").status == 201
    assert statuses(20, lambda: client.ask("POST", "/rooms", "3x3")) == [201] * 20


def test_a_network_of_ipv6_is_one_stranger(client):
    addresses = (f"2001:db8:0:1::{number:x}" for number in itertools.count())
    assert_limited(
        60, 60_000, lambda: client.ask("POST", "/rooms", "3x3", X_Forwarded_For=next(addresses)), granted=201)
    assert client.ask("POST", "/rooms", "3x3", X_Forwarded_For="2001:db8:0:2::1").status == 201


def test_a_port_behind_an_address_makes_no_other_stranger(client):
    for form in ("192.0.2.77:{}", "[2001:db8:0:7::1]:{}"):
        addresses = map(form.format, itertools.count(1024))

        def ask(addresses=addresses):
            return client.ask("POST", "/rooms", "3x3", X_Forwarded_For=next(addresses))

        assert_limited(60, 60_000, ask, granted=201)
    assert client.ask("POST", "/rooms", "3x3", X_Forwarded_For="192.0.2.78:1024").status == 201


def test_requests_are_limited_per_address(client):
    path, x, _ = client.room()
    answers = answers_to_many(client.port, "/rooms", STRANGER)
    assert_limited(500, 10_000, lambda: next(answers), granted=204)
    assert_limited(
        5, 1_000, lambda: client.ask("PUT", path, "3x3:", x, X_Forwarded_For="198.51.100.1"), granted=200)


def test_the_number_of_spectators_is_limited(client):
    path, x, o = client.room()
    watchers = [client.stream(path) for _ in range(200)]
    assert [watcher.event()[1] for watcher in watchers] == ["3x3:"] * 200
    client.ask("PUT", path, "3x3:b2", x)
    late = client.stream(path)
    assert late.event()[1] == "3x3:b2" and late.event() is None, "it sees how things stand, and asks again"
    player = client.stream(path, x)
    assert "here x" in player.event()
    watchers.pop().close()
    player.until("watching 199")
    stream = client.stream(path)
    assert stream.event()[1] == "3x3:b2"
    client.ask("PUT", path, "3x3:b2a1", o)
    stream.until("3x3:b2a1")


def test_an_address_behind_the_proxy_does_not_hold_every_connection(start):
    server = start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (364, 364)))
    client = Client(server.port)
    path, x, _ = client.room()
    held = []
    for number in range(300):
        held.append(client.stream(path, X_Forwarded_For=f"198.51.100.{number % 2}"))
        assert held[-1].status == 200
    # Players come in, and requests are answered.
    player = client.stream(path, x)
    assert "here x" in player.event()
    assert client.ask("PUT", path, "3x3:b2", x).status == 200
    player.until("3x3:b2")


DRIPS = {
    "nothing": b"",
    "headers": b"GET /rooms HTTP/1.1\r\nX",
    "body": b"PUT /rooms/x HTTP/1.1\r\nContent-Length: 100\r\n\r\nx",
}


def test_a_slow_request_times_out(client):
    """Idle connections between two requests, and streams, are kept."""
    path, *_ = client.room()
    stream = client.stream(path)
    resting = http.client.HTTPConnection("127.0.0.1", client.port, timeout=PATIENCE)
    resting.request("GET", "/rooms")
    resting.getresponse().read()
    begun = time.monotonic()
    dripping = {}
    for name, drip in DRIPS.items():
        dripping[name] = socket.create_connection(("127.0.0.1", client.port), timeout=PATIENCE)
        dripping[name].sendall(drip)
        dripping[name].settimeout(0.2)
    while dripping:
        for name, connection in list(dripping.items()):
            try:
                connection.sendall(b"x" if DRIPS[name] else b"")
                if connection.recv(100) == b"":
                    del dripping[name]
            except TimeoutError:
                pass
            except ConnectionError:
                del dripping[name]
        assert time.monotonic() - begun < PATIENCE, f"still there: {list(dripping)}"
    assert time.monotonic() - begun > 8
    resting.request("GET", "/rooms")
    assert resting.getresponse().status == 204
    assert stream.event()[1] == "3x3:"


@pytest.mark.timeout(3600)  # On a slow disk: each of the requests is a line of the log.
def test_a_client_that_does_not_read_is_cut_off(client):
    path, x, o = client.room("19x19")
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    lazy.connect(("127.0.0.1", client.port))
    lazy.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    reader = client.stream(path)
    reader.until("watching 2")
    # Offering and declining makes the stream long but not the game.
    for _ in range(3_000):
        client.ask("POST", path + "/draw", token=x)
        client.ask("POST", path + "/decline", token=o)
        if "watching 1" in reader.event() + reader.event():
            return
    raise AssertionError("who does not read is still there")


def test_a_stream_that_sends_is_cut_off(client):
    path, *_ = client.room()
    stream = client.stream(path)
    stream.event()
    stream.socket.sendall(b"x" * 10_000)
    try:
        while stream.event() is not None:
            pass
    except (ConnectionError, http.client.IncompleteRead):
        pass


def test_more_connections_than_files_wait(start):
    server = start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128)))
    client = Client(server.port)
    path, x, _ = client.room()
    held = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(150)]
    for connection in held:
        connection.close()
    assert client.ask("PUT", path, "3x3:b2", x).status == 200
    server.process.send_signal(signal.SIGTERM)
    told = server.process.stderr.read().splitlines()[1:-1]
    assert told[:2] == ["tictactoe: all 64 connections are taken; others wait", "tictactoe: there are connections again"]
