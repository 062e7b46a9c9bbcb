"""The server as its clients see it, each test with its own folder."""

import http.client
import os
import pathlib
import socket
import subprocess
import sys
import time

import pytest

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Tests"))
from serving import PATIENCE, PROGRAM, Server  # noqa: E402, F401

STRANGER = "203.0.113.7"  # A documentation address, as set by a proxy.


class Answer:
    """The status, text and headers of an answer."""

    def __init__(self, response):
        self.status = response.status
        self.body = response.read()
        self.text = self.body.decode(errors="replace")
        self.headers = response.headers


class Stream:
    """An event stream."""

    def __init__(self, port, path, token=None, **headers):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *(f"{k}: {v}" for k, v in headers.items())]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.response = http.client.HTTPResponse(self.socket)
        self.response.begin()

    @property
    def status(self):
        return self.response.status

    def event(self):
        """The next event, as its lines without `data: `; None at the end of the stream."""
        lines = []
        while line := self.response.readline():
            if line == b"\n":
                return lines
            lines.append(line.decode().rstrip("\n").removeprefix("data: "))
        return None

    def until(self, line):
        """Reads until an event has a line; returns the event."""
        while (event := self.event()) is not None:
            if line in event:
                return event
        raise AssertionError(f"the stream ended without {line}")

    def close(self):
        self.response.close()
        self.socket.close()


class Client:
    """A client of one server."""

    def __init__(self, port):
        self.port = port

    def ask(self, method, path, body=None, token=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        connection.request(method, path, body, headers)
        answer = Answer(connection.getresponse())
        connection.close()
        return answer

    def ask_until(self, status, *request, **options):
        """Repeats a request until its answer has a status; returns the answer."""
        end = time.monotonic() + PATIENCE
        while (answer := self.ask(*request, **options)).status != status:
            assert time.monotonic() < end, (answer.status, answer.text)
        return answer

    def stream(self, path, token=None, **headers):
        return Stream(self.port, path, token, **headers)

    def room(self, rules="3x3"):
        """Makes a live game with both seats taken; returns its path and the two tokens."""
        path = "/rooms/" + self.ask("POST", "/rooms", rules).text
        return path, *(self.ask("POST", path + "/sit").text[2:] for _ in "xo")


@pytest.fixture
def preload(tmp_path):
    """Compiles a C file of faults; returns the environment of programs that it is preloaded into."""

    def preload(name, **definitions):
        library = tmp_path / f"{name}.so"
        toolchain = subprocess.run(["Scripts/toolchain.sh"], check=True, capture_output=True, text=True, cwd=ROOT)
        compiler = toolchain.stdout.strip() + "/bin/clang"
        options = [f'-D{key}="{value}"' for key, value in definitions.items()]
        source = ROOT / f"Tests/Server/faults/{name}.c"
        subprocess.run([compiler, "-shared", "-fPIC", *options, source, "-o", library], check=True)
        return {**os.environ, "LD_PRELOAD": str(library)}

    return preload


@pytest.fixture
def start(tmp_path):
    """Starts servers that stop with the test."""
    servers = []

    def start(*arguments, data=tmp_path / "data", **options):
        server = Server("--data", data, *arguments, cwd=tmp_path, **options)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def server(start):
    """A server without a page."""
    return start()


@pytest.fixture
def client(server):
    """A client of that server."""
    return Client(server.port)
