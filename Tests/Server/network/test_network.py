"""The addresses that the server listens on, the clients that it believes, and its answers to foreign requests."""

import contextlib
import fcntl
import http.client
import itertools
import os
import pathlib
import re
import select
import signal
import socket
import subprocess
import time

import pytest
from conftest import PATIENCE, PROGRAM, STRANGER
from serving import free_port
from test_limits import assert_limited


@pytest.mark.parametrize(
    ("method", "coding"),
    [
        *itertools.product(["HEAD", "TRACE", "GET", "DELETE"], [None, "chunked"]),
        *itertools.product(["POST", "PUT"], ["gzip, chunked", "chunked, gzip"]),
    ],
)
def test_a_body_that_does_not_belong_there_is_no_request(client, method, coding):
    """Behind a proxy it would have headers that the proxy has never seen."""
    path, *_ = client.room()
    inner = f"DELETE {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    length = f"Transfer-Encoding: {coding}" if coding else f"Content-Length: {len(inner)}"
    outer = f"{method} /rooms HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {STRANGER}\r\n{length}\r\n\r\n"
    body = f"{len(inner):x}\r\n{inner}\r\n0\r\n\r\n" if coding == "chunked" else inner
    with socket.create_connection(("127.0.0.1", client.port), timeout=PATIENCE) as connection:
        connection.sendall((outer + body).encode())
        answers = b""
        while part := connection.recv(1 << 16):
            answers += part
    assert answers.count(b"HTTP/1.1 ") <= 1
    assert client.ask("GET", f"{path}?after=0").status == 200


@pytest.fixture
def listen(tmp_path):
    """Starts a server with these arguments; returns it and the addresses that it prints, one for each expected."""
    processes = []

    def listen(count, *arguments, command=(PROGRAM,), **options):
        process = subprocess.Popen(
            [*map(str, command), "serve", "--data", tmp_path / "data", *map(str, arguments)], text=True,
            stdout=subprocess.PIPE, **options)
        processes.append(process)
        lines = [process.stdout.readline() for _ in range(count)]
        return process, [re.search(r"(?:Play|Also) at (\S+)", line)[1] for line in lines]

    yield listen
    for process in processes:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        process.stdout.close()


def connect(address):
    """A connection to `http://HOST:PORT/` or `unix:PATH`."""
    if address.startswith("unix:"):
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(PATIENCE)
        connection.connect(address[5:])
        return connection
    host, port = re.fullmatch(r"http://\[?(.*?)\]?:(\d+)/", address).groups()
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def exchange(connection, data, count):
    """Sends data; returns what comes then, up to a number of bytes: nothing over a connection that is cut."""
    try:
        connection.sendall(data)
        return connection.recv(count)
    except ConnectionError:
        return b""


def ask(address, method="GET", path="/rooms", body="", host="127.0.0.1", **headers):
    """Sends a request; returns the status and the answer."""
    with contextlib.closing(connect(address)) as connection:
        lines = [f"{method} {path} HTTP/1.1", f"Content-Length: {len(body)}", "Connection: close"]
        lines += [f"Host: {host}"] if host else []
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        connection.sendall("\r\n".join([*lines, "", body]).encode())
        answer = http.client.HTTPResponse(connection, method=method)
        answer.begin()
        answer.text = answer.read().decode()
        return answer


def test_it_listens_where_it_is_told_to(listen, tmp_path):
    path = f"unix:{tmp_path}/socket"
    _, addresses = listen(
        3, "--listen", "127.0.0.2:0", "--listen", "[::1]:0", f"--listen={path}")
    assert re.fullmatch(r"http://127\.0\.0\.2:\d+/", addresses[0]) and addresses[2] == path
    assert addresses[1].startswith("http://[::1]:")
    for address in addresses:
        assert ask(address).status == 204
        assert ask(address, "POST", body="3x3", X_Forwarded_For=STRANGER).status == 201


def test_each_address_has_its_own_port_or_that_of_the_option(listen, tmp_path):
    ports = [free_port(), free_port()]
    _, addresses = listen(2, "--listen", f"127.0.0.1:{ports[0]}", "--listen", "::1", "--port", ports[1])
    assert addresses == [f"http://127.0.0.1:{ports[0]}/", f"http://[::1]:{ports[1]}/"]
    _, addresses = listen(2, "--listen", "127.0.0.2:0", "--listen", "::1", "--data", tmp_path / "other")
    assert addresses[0].split(":")[-1] == addresses[1].split(":")[-1], "without the option, all have the same"


@pytest.mark.parametrize("where", ["unix:{}/socket", "0.0.0.0", "0.0.0.0:0"])
def test_the_local_network_has_an_address_beside_any_other(tmp_path, where):
    server = subprocess.Popen(
        [PROGRAM, "serve", "--lan", "--port", "0", "--listen", where.format(tmp_path), "--data", tmp_path / "data"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        lines = iter(server.stdout.readline, "")
        found = next((line for line in lines if line.startswith("In the local network: ")), None)
        server.terminate()
        errors = server.communicate(timeout=PATIENCE)[1]
    finally:
        server.kill()
    if found is None and "has no address in a local network" in errors:
        pytest.skip("this machine has no address in a local network")
    assert found and re.search(r":[1-9]\d*/$", found.strip()), errors


def test_a_socket_that_is_left_behind_is_replaced_and_one_in_use_is_not(listen, tmp_path):
    path = f"unix:{tmp_path}/socket"
    process, _ = listen(1, "--listen", path)
    other = subprocess.run(
        [PROGRAM, "serve", "--listen", path, "--data", tmp_path / "other"], capture_output=True, text=True)
    assert (other.returncode, other.stderr) == (1, f"tictactoe: serve: --listen: {path} is taken\n")
    process.kill()
    process.wait(PATIENCE)
    process.send_signal = lambda _: setattr(process, "returncode", 0)
    again, _ = listen(1, "--listen", path)
    assert ask(path).status == 204


def test_of_two_servers_that_start_at_once_one_has_the_socket(tmp_path):
    """Here the test is the first of them, and listens only when the second one waits for it."""
    path = tmp_path / "socket"
    with contextlib.ExitStack() as stack:
        first = stack.enter_context(socket.socket(socket.AF_UNIX))
        lock = os.open(tmp_path, os.O_RDONLY)
        stack.callback(os.close, lock)
        fcntl.flock(lock, fcntl.LOCK_EX)
        first.bind(str(path))
        file = path.stat().st_ino
        second = subprocess.Popen(
            [PROGRAM, "serve", "--listen", f"unix:{path}", "--data", tmp_path / "data"], text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        stack.callback(second.kill)
        waits = re.compile(rf"-> FLOCK .* {second.pid} ")
        end = time.monotonic() + PATIENCE
        while not waits.search(pathlib.Path("/proc/locks").read_text()):
            assert path.stat().st_ino == file, "the file of the first server was replaced"
            assert second.poll() is None and time.monotonic() < end
        first.listen()
        fcntl.flock(lock, fcntl.LOCK_UN)
        words = second.communicate(timeout=PATIENCE)
        assert (second.returncode, *words) == (1, "", f"tictactoe: serve: --listen: unix:{path} is taken\n")


@pytest.mark.parametrize("address", ["", "x", "localhost:80", "127.0.0.1:x", "127.0.0.1:65536", "::1:80:x", "unix:", "[1.2.3.4]:80"])
def test_an_address_that_cannot_be_read_is_reported(address):
    result = subprocess.run([PROGRAM, "serve", f"--listen={address}"], capture_output=True, text=True)
    assert result.returncode == 64
    assert "--listen: " in result.stderr and (f'"{address}"' in result.stderr or not address)


@pytest.mark.parametrize("prefix", ["x", "10.0.0.0/33", "10.0.0.0/-1", "::/129", "10.0.0/8"])
def test_a_network_that_cannot_be_read_is_reported(prefix):
    result = subprocess.run([PROGRAM, "serve", "--proxy", prefix], capture_output=True, text=True)
    assert result.returncode == 64
    assert result.stderr.startswith(f'tictactoe: serve: --proxy: "{prefix}": a network is ')


def own_address():
    """An address of this machine that is not loopback, or None."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("198.51.100.1", 9))
        return probe.getsockname()[0]


def make_room(address, **headers):
    """Asks for a live game; returns the answer."""
    return ask(address, "POST", body="3x3", **headers)


def test_a_proxy_on_another_machine_is_believed_if_it_is_named(listen, tmp_path):
    address = own_address()
    if not address:
        pytest.skip("this machine has no address but loopback")
    _, [trusted] = listen(1, "--listen", f"{address}:0", "--proxy", f"{address}/31")
    begun = time.monotonic()
    assert_limited(60, 60_000, lambda: make_room(trusted, X_Forwarded_For=STRANGER), granted=201)
    assert make_room(trusted, X_Forwarded_For="198.51.100.1").status == 201
    assert make_room(trusted, X_Forwarded_For=f"198.51.100.1, {address}").status == 201, "a proxy behind a proxy"
    # Each second grants one more; one who had asked for nothing yet would have sixty at once.
    granted = 0
    while (status := make_room(trusted, X_Forwarded_For=f"{STRANGER}, {address}").status) == 201:
        granted += 1
    assert status == 429 and granted <= time.monotonic() - begun + 1


def test_another_machine_is_the_player_if_it_is_not_named(listen):
    address = own_address()
    if not address:
        pytest.skip("this machine has no address but loopback")
    _, [plain] = listen(1, "--listen", f"{address}:0")
    numbers = itertools.count()
    assert_limited(60, 60_000, lambda: make_room(plain, X_Forwarded_For=f"198.51.100.{next(numbers)}"), granted=201)


def test_another_machine_holds_no_more_than_512_connections(listen):
    address = own_address()
    if not address:
        pytest.skip("this machine has no address but loopback")
    _, [plain] = listen(1, "--listen", f"{address}:0")
    held = []
    for _ in range(520):
        held.append(connect(plain))
        answer = exchange(held[-1], b"GET /rooms HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 9)
        # One too many may be cut before it is answered.
        assert answer == b"HTTP/1.1 " or not answer and len(held) > 512
    cut = set()
    while len(cut) < 8:
        ready = select.select(set(held) - cut, [], [], PATIENCE)[0]
        assert ready, f"only {len(cut)} are cut"
        cut |= {connection for connection in ready if not exchange(connection, b"", 4096)}
    assert cut.isdisjoint(held[:256]), "the newest are cut"
    for connection in held:
        connection.close()


def test_another_machine_is_misled_also_with_the_header_of_a_proxy(listen, tmp_path):
    """A page that leads its name here can write that header itself."""
    address = own_address()
    if not address:
        pytest.skip("this machine has no address but loopback")
    _, [plain] = listen(1, "--listen", f"{address}:0")
    headers = {"host": "evil.example", "Origin": "http://evil.example", "X_Forwarded_For": STRANGER}
    assert ask(plain, "POST", body="3x3", **headers).status == 421
    _, [trusted] = listen(1, "--listen", f"{address}:0", "--proxy", f"{address}/32", "--data", tmp_path / "other")
    assert ask(trusted, "POST", body="3x3", **headers).status == 201


def test_connections_without_a_request_count_for_their_address(listen):
    address = own_address()
    if not address:
        pytest.skip("this machine has no address but loopback")
    _, [plain] = listen(1, "--listen", f"{address}:0")
    for _ in range(10):
        begun = time.monotonic()
        poll = select.poll()
        held = []
        for _ in range(532):
            held.append(connect(plain))
            held[-1].sendall(b"GET /rooms HTTP/1.1\r\n")
            poll.register(held[-1], select.POLLIN)
        cut = len(poll.poll(PATIENCE * 1000))
        for connection in held:
            connection.close()
        # Later all of them end, because their requests take too long: a busy machine has to try again.
        if cut <= 20 or time.monotonic() - begun < 10:
            break
    assert 0 < cut <= 20


@pytest.mark.parametrize(
    ("host", "forwarded", "status"),
    [
        ("evil.example", None, 421),
        ("evil.example:8080", None, 421),
        ("evil.example", STRANGER, 201),  # As a proxy passes it on.
        ("Play.Example:8080", None, 201),
        ("localhost:8080", None, 201),
        ("[::1]:8080", None, 201),
        ("192.0.2.1", None, 201),
        ("127.0.0.1.evil.example", None, 421),
        (None, None, 201),
    ],
)
def test_a_name_that_only_leads_here_is_refused(listen, host, forwarded, status):
    _, [address] = listen(1, "--port", 0, "--host", "play.example")
    headers = {"X_Forwarded_For": forwarded} if forwarded else {}
    if host:
        headers["Origin"] = f"http://{host}"
    assert ask(address, "POST", body="3x3", host=host, **headers).status == status


def test_headers_alone_can_be_asked_for(listen):
    _, [address] = listen(1, "--port", 0)
    assert ask(address, "HEAD").status == 204
    with contextlib.closing(connect(address)) as connection:
        connection.sendall(b"HEAD /rooms/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 405 ") and answer.endswith(b"\r\n\r\n"), "no body follows"


@pytest.mark.parametrize("length", [1_501, 4_097, 8_000])
def test_a_long_body_is_refused_in_words(listen, length):
    _, [address] = listen(1, "--port", 0)
    answer = ask(address, "POST", body="x" * length)
    assert (answer.status, answer.text) == (413, "a body has 1500 bytes at most")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_restart_refuses_no_connection(listen):
    """As with a socket unit of systemd, which holds the socket while no server runs."""
    with socket.create_server(("127.0.0.1", free_port()), backlog=64) as held:
        address = f"http://127.0.0.1:{held.getsockname()[1]}/"

        def begin():
            return listen(
                1, command=["sh", "-c", 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"', PROGRAM],
                preexec_fn=lambda: os.dup2(held.fileno(), 3), pass_fds=[3])

        process, addresses = begin()
        assert addresses == [address] and ask(address).status == 204
        process.terminate()
        assert process.wait(PATIENCE) == 0
        waiting = connect(address)
        waiting.sendall(b"GET /rooms HTTP/1.1\r\nHost: localhost\r\n\r\n")
        begin()
        assert waiting.recv(12) == b"HTTP/1.1 204"
        waiting.close()
