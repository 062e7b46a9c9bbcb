"""Measures people who come all at once: crowd.py PROGRAM [--strangers N] [--pupils N].

Strangers each ask for anybody, within five seconds, and move once when somebody is there. Pupils share one address,
come within ten seconds, make live games in pairs, and play them to the end. Ends with 1 if anybody does not get to play.
"""

import argparse
import asyncio
import pathlib
import random
import secrets
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "Tests"))
sys.path.insert(0, str(HERE))
from load import usage  # noqa: E402
from serving import Server  # noqa: E402

DRAWN = ["b2", "a1", "c3", "a3", "a2", "c2", "b1", "b3", "c1"]


class Client:
    """A player behind a proxy, with one connection for requests."""

    def __init__(self, port, address):
        self.port = port
        self.address = address
        self.token = secrets.token_urlsafe(16)
        self.connection = None

    async def send(self, writer, method, path, body=""):
        writer.write((
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {self.address}\r\n"
            f"Authorization: Bearer {self.token}\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode())
        await writer.drain()

    async def ask(self, method, path, body=""):
        """Sends a request until it is answered; returns the text."""
        while True:
            self.connection = self.connection or await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self.connection
            await self.send(writer, method, path, body)
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].split("\r\n")[0] or 0)
            text = (await reader.readexactly(length)).decode()
            status = int(head.split()[1])
            # A move that is already played is a conflict, where a state was old.
            if status in (200, 201, 204, 409):
                return text
            wait = head.partition("retry-after: ")[2].split("\r\n")[0]
            assert wait, (status, text)
            await asyncio.sleep(int(wait))

    async def follow(self, room):
        """Yields the states of a room, as lists of lines."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            await self.send(writer, "GET", f"/rooms/{room}")
            lines = []
            while line := (await reader.readline()).decode():
                if line.startswith("data: "):
                    lines.append(line[6:].strip())
                elif lines and line == "\n":
                    yield lines
                    lines = []
        finally:
            writer.close()

    def close(self):
        if self.connection:
            self.connection[1].close()


async def stranger(port, number, waits):
    client = Client(port, f"10.0.{number // 250}.{number % 250}")
    await asyncio.sleep(random.random() * 5)
    begun = time.monotonic()
    room, mark = (await client.ask("POST", "/rooms/someone", random.choice(["3x3", "4x4", "15x15k5"]))).split()
    async for state in client.follow(room):
        if "seats xo" in state:
            waits.append((time.monotonic() - begun, mark))
            break
    client.close()


async def pupil(port, mark, pair, waits):
    client = Client(port, "203.0.113.7")
    await asyncio.sleep(random.random() * 10)
    await client.ask("GET", "/rooms")
    if mark == "x":
        pair.set_result(await client.ask("POST", "/rooms", "3x3"))
    room = await pair
    seat = (await client.ask("POST", f"/rooms/{room}/sit"))[0]
    async for state in client.follow(room):
        text = state[0]
        count = len(text.split(":")[1]) // 2
        if count == len(DRAWN):
            break
        if (count % 2 == 0) == (seat == "x") and "seats xo" in state:
            begun = time.monotonic()
            await client.ask("PUT", f"/rooms/{room}", text + DRAWN[count])
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(random.random())
    client.close()
    return True


def percentile(waits, part):
    return sorted(waits)[int(part * (len(waits) - 1))] * 1000 if waits else 0


async def strangers(server, count):
    waits = []
    before = usage(server)[0]
    tasks = [asyncio.create_task(stranger(server.port, number, waits)) for number in range(count)]
    _, waiting = await asyncio.wait(tasks, timeout=30) if tasks else ((), ())
    for task in waiting:
        task.cancel()
    # The second of a pair does not wait; how long it takes is what the server is responsible for.
    seconds = [wait for wait, mark in waits if mark == "o"]
    print(
        f"{count} strangers within 5 s on 3 boards: {len(waits)} paired, {len(waiting)} wait for more, "
        f"p50 {percentile(seconds, 0.5):.0f} ms, p95 {percentile(seconds, 0.95):.0f} ms, "
        f"{usage(server)[0] - before:.2f} s of the processor (aim: p95 100 ms)", flush=True)
    return len(waiting) <= 3


async def lesson(server, count):
    pairs = [asyncio.get_running_loop().create_future() for _ in range(count // 2)]
    waits = []
    pupils = [asyncio.wait_for(pupil(server.port, mark, pair, waits), 60) for pair in pairs for mark in "xo"]
    played = await asyncio.gather(*pupils, return_exceptions=True)
    done = sum(result is True for result in played)
    print(
        f"{count} pupils behind one address within 10 s: {done} play to the end, {len(waits)} moves, "
        f"p95 {percentile(waits, 0.95):.0f} ms (aim: all)", flush=True)
    for result in played:
        if result is not True:
            print(f"  {result!r}")
    return done == count


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--strangers", type=int, default=1000)
    parser.add_argument("--pupils", type=int, default=60)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server("--data", folder, program=arguments.program)
        try:
            good = [asyncio.run(strangers(server, arguments.strangers)), asyncio.run(lesson(server, arguments.pupils))]
        finally:
            server.stop()
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
