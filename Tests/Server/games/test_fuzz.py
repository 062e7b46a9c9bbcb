"""Damaged requests: the server answers or hangs up, and keeps running."""

import collections
import concurrent.futures
import contextlib
import random
import re
import socket
import threading

import pytest
from conftest import PATIENCE, Client
from slow import IS_SLOW

pytestmark = pytest.mark.timeout(3600)  # The slow suite sends for minutes.
COUNT = 1_000_000 if IS_SLOW else 8_000
THREADS = 8  # Mostly waiting.
BATCH = 10  # Pipelined requests of a connection, of which the last one is damaged.
PIECES = [
    b"GET", b"PUT", b"POST", b"HEAD", b"BREW", b" ", b"/", b"/rooms", b"/rooms/", b"/index.html", b"?after=", b"1",
    b"99999999999999999999", b"-1", b"%00", b"%2e%2e", b"..", b"#", b" HTTP/1.1", b" HTTP/1.0", b" HTTP/9.9", b"\r\n",
    b"\n", b"\0", b"\xff", b"Content-Length: ", b"Transfer-Encoding: chunked", b"Expect: 100-continue", b"Connection: close",
    b"Authorization: Bearer ", b"X-Forwarded-For: ", b"Origin: http://x", b"Host: ", b"Accept-Encoding: br;q=0",
    b"If-None-Match: \"", b"3x3:b2", b"19x19", b"a" * 300, b"a" * 9_000, b"ffffffff\r\n", b"0\r\n\r\n",
]


def request(chance, path, tokens):
    """A valid request, whatever its answer will be."""
    method, target, body = chance.choice([
        (b"GET", b"/", b""), (b"HEAD", b"/app.wasm", b""), (b"GET", b"/rooms", b""), (b"GET", path + b"?after=0", b""),
        (b"POST", b"/rooms", chance.choice([b"3x3 5+1"] + [b"3x3 5"] * 9)), (b"POST", path + b"/sit", b""), (b"POST", path + b"/draw", b""),
        (b"POST", path + b"/again", b""), (b"POST", path + b"/emote", b"3"), (b"PUT", path, b"3x3:b2"),
        (b"PUT", path, b"3x3:b2a1"), (b"OPTIONS", path, b""), (b"DELETE", b"/", b""),
    ])
    lines = [
        method + b" " + target + b" HTTP/1.1", b"Host: 127.0.0.1", b"Authorization: Bearer " + chance.choice(tokens),
        b"Content-Length: %d" % len(body), b"", body]
    return b"\r\n".join(lines)


def damaged(chance, text):
    """The request with some pieces replaced."""
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice(PIECES) + text[place + chance.choice([0, 0, 1, 5, 20]):]
    return text


def answers(connection, count):
    """The statuses of what comes back, until the other side hangs up, or says no more after so many answers."""
    received = b""
    statuses = []
    try:
        while part := connection.recv(1 << 16):
            received += part
            statuses = re.findall(rb"HTTP/1\.1 (\d{3}) ", received)
            if len(statuses) >= count:
                connection.settimeout(0.02)
    except (TimeoutError, ConnectionError):
        pass
    assert len(statuses) >= count
    return statuses


def one_batch(server, chance, path, tokens):
    """Sends a batch over a connection of its own; the statuses that came back."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        requests = [request(chance, path, tokens) for _ in range(BATCH)]
        requests[-1] = damaged(chance, requests[-1])
        if chance.random() < 0.3:
            requests[-1] = b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n\r\n"  # A stream, soon abandoned.
        requests.append(b"GET /rooms HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            connection.sendall(b"".join(requests))
        return answers(connection, BATCH - 1)  # Only the last one may wait for more.


def memory(server):
    """The server's resident memory in kilobytes."""
    with open(f"/proc/{server.process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def test_damaged_requests_do_no_harm(start, tmp_path, capsys):
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<!doctype html>")
    (site / "app.wasm").write_bytes(bytes(50_000))
    server = start("--site", site)
    client = Client(server.port)
    path, *tokens = (text.encode() for text in client.room())
    tokens.append(b"A" * 22)  # A token of no seat.
    warm = threading.Barrier(THREADS)
    seen, first = collections.Counter(), []

    def harm(seed):
        chance = random.Random(seed)
        for number in range(COUNT // BATCH // THREADS):
            seen.update(one_batch(server, chance, path, tokens))
            assert server.process.poll() is None, f"the server fell in batch {number} of seed {seed}"
            if number == COUNT // BATCH // THREADS // 5 and warm.wait(PATIENCE) == 0:
                first.append(memory(server))

    with concurrent.futures.ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(harm, range(THREADS)))
    last = memory(server)
    wrong = {status for status in seen if status.startswith(b"5")} - {b"501"}  # An unknown method.
    assert wrong == set()
    assert {b"200", b"201", b"204", b"400", b"403", b"404", b"405", b"409", b"410"} <= set(seen)
    assert sum(seen.values()) > COUNT / 2
    assert last < first[0] * 1.2 + 4_000, f"the memory grew from {first[0]} to {last} kB"
    assert client.ask("GET", "/rooms").status == 204
    with capsys.disabled():
        print(f"\n{COUNT} requests, {sum(seen.values())} answers, memory from {first[0]} to {last} kB")
