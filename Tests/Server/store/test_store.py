"""A store that is slow, full, old or damaged."""

import concurrent.futures
import re
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys

import pytest
from conftest import PATIENCE, PROGRAM, STRANGER, Client

# As the first version wrote it, with a game of two moves.
VERSION_1 = """
    CREATE TABLE line(
      room TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY(room, n)) STRICT, WITHOUT ROWID;
    CREATE INDEX room ON line(room) WHERE n = 1;
    PRAGMA user_version = 1;
    INSERT INTO line VALUES
      ('AAAAAAAAAAAAAAAAAAAAAA', 1, 1700000000000, 'game 3x3'),
      ('AAAAAAAAAAAAAAAAAAAAAA', 2, 1700000000000, 'b2'),
      ('AAAAAAAAAAAAAAAAAAAAAA', 3, 1700000000000, 'a1');
"""


def command(*arguments):
    """Runs a command; returns its exit status and all that it prints."""
    result = subprocess.run(
        [PROGRAM, *map(str, arguments)], text=True, timeout=PATIENCE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.returncode, result.stdout


@pytest.fixture
def folder(tmp_path):
    """The folder of a server's live games, as the first version left it."""
    folder = tmp_path / "data"
    folder.mkdir()
    with sqlite3.connect(folder / "rooms.sqlite") as database:
        database.executescript(VERSION_1)
    return folder


def version(file):
    with sqlite3.connect(file) as database:
        return database.execute("PRAGMA user_version").fetchone()[0]


def test_a_store_of_the_first_version_is_brought_up_to_date(start, folder):
    server = start(data=folder)
    client = Client(server.port)
    assert client.stream("/rooms/" + "A" * 22).event()[1] == "3x3:b2a1"
    assert client.ask("POST", f"/rooms/{'A' * 22}/sit").status == 201
    assert server.stop() == 0
    assert version(folder / "rooms.sqlite") == 4
    assert Client(start(data=folder).port).stream("/rooms/" + "A" * 22).event()[1] == "3x3:b2a1"


def test_a_store_of_a_newer_version_is_left_alone(folder):
    with sqlite3.connect(folder / "rooms.sqlite") as database:
        database.execute("PRAGMA user_version = 5")
    before = (folder / "rooms.sqlite").read_bytes()
    refusal = f"{folder}/rooms.sqlite was written by a newer version of this program\n"
    assert command("serve", "--port", 0, "--data", folder) == (1, "tictactoe: serve: " + refusal)
    assert command("serve", "--check", "--data", folder) == (1, "tictactoe: serve: " + refusal)
    assert command("backup", folder / "copy", "--data", folder) == (1, "tictactoe: backup: " + refusal)
    assert (folder / "rooms.sqlite").read_bytes() == before and not (folder / "copy").exists()


def test_a_backup_of_a_running_server_can_be_restored(start, tmp_path):
    server = start()
    client = Client(server.port)
    path, x, o = client.room()
    client.ask("PUT", path, "3x3:b2", x)
    copy, data = tmp_path / "copy", tmp_path / "data"
    assert command("backup", copy, "--data", data) == (0, "")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "the key that signs messages is in it"
    assert command("backup", copy, "--data", data) == (
        1, f"tictactoe: backup: {copy} is there already; name another file\n")
    client.ask("PUT", path, "3x3:b2a1", o)
    in_use = f"tictactoe: restore: {data} is used by another tictactoe serve\n"
    assert command("restore", copy, "--data", data) == (1, in_use)
    assert server.stop() == 0
    owner = (data / "rooms.sqlite").stat()
    assert command("restore", copy, "--data", data) == (0, "")
    assert command("restore", copy, "--data", tmp_path / "new") == (0, "")
    restored = (data / "rooms.sqlite").stat()
    assert (restored.st_ino, restored.st_uid, restored.st_mode) == (owner.st_ino, owner.st_uid, owner.st_mode)
    for folder in (data, tmp_path / "new"):
        again = Client(start(data=folder).port)
        assert again.stream(path).event()[1] == "3x3:b2"
        assert again.ask("PUT", path, "3x3:b2c3", o).status == 200


@pytest.mark.skipif(not hasattr(shutil, "chown") or not shutil.which("setpriv"), reason="setpriv is not installed")
def test_a_restored_file_belongs_to_the_owner_of_the_folder(start, tmp_path):
    server = start()
    path = Client(server.port).room()[0]
    assert command("backup", tmp_path / "copy", "--data", tmp_path / "data") == (0, "")
    new = tmp_path / "new"
    new.mkdir()
    try:
        shutil.chown(new, 65534)
    except PermissionError:
        pytest.skip("only the superuser can give a folder away")
    assert command("restore", tmp_path / "copy", "--data", new) == (0, "")
    assert {file.stat().st_uid for file in new.iterdir()} == {65534}


def test_what_is_no_backup_is_not_restored(tmp_path):
    (tmp_path / "text").write_bytes(b"no database" * 100)
    sqlite3.connect(tmp_path / "other").execute("CREATE TABLE t(x)")
    for file, cause in [
        ("text", f"{tmp_path}/text: file is not a database"),
        ("other", f"{tmp_path}/other: there are no live games in it"),
        ("none", f"there is no {tmp_path}/none"),
    ]:
        status, words = command("restore", tmp_path / file, "--data", tmp_path / "data")
        assert (status, words) == (1, f"tictactoe: restore: {cause}\n")
    assert command("backup", tmp_path / "copy", "--data", tmp_path / "data")[0] == 1


def test_a_damaged_backup_is_not_restored(start, tmp_path):
    server = start()
    client = Client(server.port)
    for _ in range(50):
        client.room()
    copy = tmp_path / "copy"
    assert command("backup", copy, "--data", tmp_path / "data") == (0, "")
    text = bytearray(copy.read_bytes())
    text[4096:4196] = b"?" * 100
    copy.write_bytes(text)
    status, words = command("restore", copy, "--data", tmp_path / "new")
    assert status == 1 and words.startswith("tictactoe: restore: ")


def test_a_backup_that_fails_leaves_no_file(start, tmp_path):
    server = start()
    client = Client(server.port)
    for _ in range(50):
        client.room()
    copy = tmp_path / "copy"
    result = subprocess.run(
        [PROGRAM, "backup", copy, "--data", tmp_path / "data"], capture_output=True, timeout=PATIENCE,
        restore_signals=False,  # Python ignores the signal of a file that becomes too long.
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192)))
    assert result.returncode == 1 and not copy.exists()


def test_options_and_store_can_be_checked(start, tmp_path):
    start()
    right = (0, "The options and the store are right.\n")
    assert command("serve", "--check", "--data", tmp_path / "data") == right, "also while it is served"
    assert command("serve", "--check", "--quiet", "--data", tmp_path / "data") == (0, "")
    for wrong in ["--listen", "x"], ["--push-host", "bad host/x"], ["--push-host", "a.b:c"], ["--push-host", ":80"], \
            ["--app", "org.example.app"], ["--app", 'ABCDE12345."']:
        status, words = command("serve", "--check", *wrong, "--data", tmp_path / "data")
        assert status == 64 and f'serve: {wrong[0]}: "{wrong[1]}": ' in words
    status, words = command("serve", "--check", "--data", tmp_path / "none")
    assert (status, words) == (1, f"tictactoe: serve: {tmp_path}/none/rooms.sqlite: unable to open database file\n")


def test_a_check_changes_nothing(folder, tmp_path):
    right = (0, "The options and the store are right.\n")
    before = (folder / "rooms.sqlite").read_bytes()
    assert command("serve", "--check", "--data", folder) == right
    assert (folder / "rooms.sqlite").read_bytes() == before and version(folder / "rooms.sqlite") == 1
    empty = tmp_path / "empty"
    empty.mkdir()
    assert command("serve", "--check", "--data", empty) == right
    assert list(empty.iterdir()) == [], "a server makes the file, as another user"


def metric(client, name):
    """A number of the server."""
    return float(re.search(rf"^tictactoe_{re.escape(name)} (\S+)$", client.ask("GET", "/metrics").text, re.M)[1])


def test_numbers_are_for_this_machine_alone(client):
    path, x, o = client.room()
    stream = client.stream(path)
    stream.event()
    client.ask("PUT", path, "3x3:b2", x)
    client.ask("PUT", path, "3x3:b2b2", o)
    assert [metric(client, name) for name in ("rooms_open", "streams", "moves_total", "store_errors_total")] == [1, 1, 1, 0]
    assert metric(client, "commits_total") >= 4
    assert metric(client, 'requests_total{status="201"}') == 3 and metric(client, 'requests_total{status="400"}') == 1
    for headers in ({"X_Forwarded_For": STRANGER}, {"Host": "example.org"}, {"Origin": "http://127.0.0.1"}):
        assert client.ask("GET", "/metrics", **headers).status == 404


def test_one_room_can_be_deleted_on_this_machine_alone(client, tmp_path):
    (path, x, _), (other, *_) = client.room(), client.room()
    stream = client.stream(path)
    stream.event()
    assert client.ask("DELETE", path, X_Forwarded_For=STRANGER).status == 405
    assert client.ask("DELETE", path, Origin="http://127.0.0.1").status == 405
    assert client.ask("PUT", path, "3x3:b2", x).status == 200
    stream.event()
    answer = client.ask("DELETE", path)
    assert (answer.status, answer.text) == (200, "deleted\n")
    assert stream.event() is None
    assert client.ask("GET", path).status == 404 and client.ask("PUT", path, "3x3:b2", x).status == 404
    assert client.ask("DELETE", path).status == 404
    assert client.stream(other).event()[1] == "3x3:"
    with sqlite3.connect(tmp_path / "data/rooms.sqlite") as database:
        assert database.execute("SELECT count(DISTINCT room) FROM line").fetchone() == (1,)


def test_a_store_that_fails_is_told_once_and_recovers(start, tmp_path, preload):
    """As where the disk is full."""
    full = tmp_path / "full"
    server = start(env=preload("full", FULL=full))
    client = Client(server.port)
    path, x, o = client.room()
    assert (client.ask("GET", "/healthz").status, client.ask("HEAD", "/healthz").status) == (200, 200)
    full.touch()
    for _ in range(3):
        assert client.ask("PUT", path, "3x3:b2", x).status == 503
    health = client.ask_until(503, "GET", "/healthz")  # An answer holds for a second.
    cause = f"{tmp_path}/data/rooms.sqlite: database or disk is full"
    assert health.text == f"the store fails: {cause}\n"
    assert client.ask("GET", "/healthz", X_Forwarded_For=STRANGER).text == "the store fails\n"
    full.unlink()
    client.ask_until(200, "GET", "/healthz")
    assert client.ask("PUT", path, "3x3:b2", x).status == 200
    server.process.send_signal(signal.SIGTERM)
    lines = server.process.stderr.read().splitlines()
    served = rf"tictactoe: [0-9.]+ serves 127\.0\.0\.1:{server.port}, live games in {tmp_path}/data, at most \d+ connections"
    assert re.fullmatch(served, lines[0])
    assert lines[1:] == [
        f"tictactoe: the store fails: {cause}", "tictactoe: the store works again", "tictactoe: the server ends"]


def test_the_journal_reads_the_level_of_a_line(start, tmp_path, monkeypatch):
    monkeypatch.setenv("JOURNAL_STREAM", "8:1")
    server = start()
    server.process.send_signal(signal.SIGTERM)
    assert [line[:14] for line in server.process.stderr.read().splitlines()] == ["<6>tictactoe: "] * 2


@pytest.mark.skipif(sys.platform != "linux", reason="the disk is a preloaded one")
def test_a_slow_disk_stops_nothing_but_moves(start, tmp_path, preload):
    slow = tmp_path / "slow"
    client = Client(start(env=preload("disk", SLOW=slow)).port)
    (path, x, o), (other, *_) = client.room(), client.room()
    stream = client.stream(path)
    stream.event()
    slow.touch()
    with concurrent.futures.ThreadPoolExecutor() as threads:
        moves = [threads.submit(client.ask, "PUT", path, "3x3:b2", x), threads.submit(client.ask, "POST", "/rooms", "3x3")]
        try:
            others = [client.stream(path), client.stream(other)]
            assert [other.event()[1] for other in others] == ["3x3:"] * 2
            stream.until("watching 2")
            assert client.ask("GET", "/rooms").status == 204
            assert not any(move.done() for move in moves)
        finally:
            slow.unlink()
        assert [move.result().status for move in moves] == [200, 201]
    stream.until("3x3:b2")
    assert client.ask("PUT", path, "3x3:b2a1", o).status == 200
