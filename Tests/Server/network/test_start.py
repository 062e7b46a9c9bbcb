"""Starting, messages and shutdown of the server."""

import contextlib
import os
import signal
import socket
import subprocess
import time
import urllib.request

import pytest
import qr
from serving import PATIENCE, PROGRAM, free_port


@pytest.fixture
def fail(tmp_path):
    """Runs a server that cannot start; returns its exit status and error message."""

    def fail(*arguments, **variables):
        result = subprocess.run(
            [PROGRAM, "serve", *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path,
            env={"HOME": str(tmp_path), **variables})
        assert result.stdout == ""
        return result.returncode, result.stderr

    return fail


def test_a_taken_port_is_reported(fail):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, words = fail("--port", port)
    assert status == 1
    other = port + 1 if port < 65535 else 8080
    assert words == f"tictactoe: serve: port {port} is taken. Choose another: tictactoe serve --port {other}\n"


@pytest.mark.parametrize("port", ["65536", "-1", "x", "99999999999999999999"])
def test_an_invalid_port_is_reported(fail, port):
    usage = f'tictactoe: serve: --port: "{port}": a port is a number from 0 to 65535\nUsage: tictactoe serve\n'
    assert fail("--port", port) == (64, usage)


@pytest.mark.parametrize(("option", "value"), [("--port", "N"), ("--data", "DIR"), ("--store", "URL")])
def test_an_empty_value_is_reported(fail, option, value):
    usage = f"tictactoe: serve: {option}: {value} is empty\nUsage: tictactoe serve\n"
    assert fail(option, "") == (64, usage)


def test_an_unusable_folder_is_reported(fail, tmp_path):
    (tmp_path / "file").touch()
    status, words = fail("--port", 0, "--data", tmp_path / "file")
    assert (status, words) == (1, f"tictactoe: serve: {tmp_path}/file cannot be used: Not a directory\n")
    status, words = fail("--port", 0, HOME="")
    assert (status, words) == (1, "tictactoe: serve: --data: DIR is missing, and there is no home\n")
    (tmp_path / "rooms.sqlite").write_bytes(b"no database" * 100)
    status, words = fail("--port", 0, "--data", tmp_path)
    assert (status, words) == (1, f"tictactoe: serve: {tmp_path}/rooms.sqlite: file is not a database\n")


def test_a_missing_site_is_reported(fail, tmp_path):
    status, words = fail("--port", 0, "--site", tmp_path)
    assert (status, words) == (1, f"tictactoe: serve: --site: there is no index.html in {tmp_path}\n")


def test_an_unknown_store_is_reported(fail):
    status, words = fail("--port", 0, "--store", "redis://x")
    assert (status, words) == (1, 'tictactoe: serve: --store: "redis://x": the address of a database starts with postgresql://\n')


def test_two_servers_do_not_share_a_folder(fail, server, tmp_path):
    status, words = fail("--port", 0, "--data", tmp_path / "data")
    assert (status, words) == (1, f"tictactoe: serve: {tmp_path}/data is used by another tictactoe serve\n")


def test_rooms_are_kept_in_the_home(tmp_path):
    (tmp_path / "build/site").mkdir(parents=True)
    (tmp_path / "build/site/index.html").write_text("the page")
    process = subprocess.Popen(
        [PROGRAM, "serve", "--port", "0"], cwd=tmp_path, env={"HOME": str(tmp_path)}, stdout=subprocess.PIPE, text=True)
    address = process.stdout.readline().split()[2]
    assert urllib.request.urlopen(address, timeout=PATIENCE).read() == b"the page"
    process.terminate()
    assert process.wait(PATIENCE) == 0
    assert (tmp_path / ".local/state/tictactoe/rooms.sqlite").stat().st_mode & 0o77 == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_on_a_signal(start, how):
    assert start().stop(how) == 0


def test_it_can_be_quiet(tmp_path):
    port = free_port()
    process = subprocess.Popen(
        [PROGRAM, "serve", "--port", str(port), "--quiet", "--data", tmp_path / "data"], stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/rooms", timeout=PATIENCE)
            break
    else:
        process.kill()
        pytest.fail(f"it does not answer: {process.communicate()[0]}")
    process.terminate()
    assert process.communicate(timeout=PATIENCE)[0] == b""
    assert process.returncode == 0


@pytest.fixture
def start_in_network(start):
    """Starts a server for the local network, in a locale."""

    def start_in_network(locale):
        try:
            return start("--lan", env=os.environ | {"LC_ALL": locale})
        except RuntimeError as error:
            assert "has no address in a local network" in str(error)
            pytest.skip("this machine has no address in a local network")

    return start_in_network


def test_a_locale_without_the_squares_of_a_code_gets_the_address_alone(start_in_network):
    server = start_in_network("C")
    assert server.process.stdout.readline().startswith("In the local network: http://")
    server.process.send_signal(signal.SIGTERM)
    assert server.process.stdout.read() == ""


def test_the_local_network_is_shown_as_a_code(start_in_network):
    server = start_in_network("C.UTF-8")
    address = server.process.stdout.readline().removeprefix("In the local network: ").strip()
    assert urllib.request.urlopen(address + "rooms", timeout=PATIENCE).status == 204
    server.process.send_signal(signal.SIGTERM)
    lines = server.process.stdout.read().splitlines()
    light = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}
    rows = [[not light[character][half] for character in line] for line in lines for half in (0, 1)]
    rows = rows[: len(rows[0])]
    assert not any(map(any, rows[:4] + rows[-4:])), "the rim is not light"
    assert qr.read([row[4:-4] for row in rows[4:-4]]) == address
