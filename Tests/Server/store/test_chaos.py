"""Two servers on one PostgreSQL, behind Caddy where that is installed; any of them crashes or hangs at any time.

Part of `make slow`; `PROGRAM` must be built with the trait PostgreSQL.
"""

import concurrent.futures
import contextlib
import http.client
import os
import random
import shutil
import signal
import threading
import time

import pytest
from caddy import proxying
from conftest import Client
from players import RULES, SQUARES
from postgresql import PROGRAMS, PostgreSQL
from serving import ROOT, Server, free_port
from slow import IS_SLOW

PROGRAM = ROOT / "build/postgresql/release/tictactoe"
SECONDS = 60

pytestmark = pytest.mark.skipif(not IS_SLOW, reason="only in the slow suite")


class Stubborn(threading.Thread):
    """Plays both sides, and repeats every request until it is answered."""

    def __init__(self, ports, stop):
        super().__init__()
        self.ports = ports
        self.stop = stop
        self.acknowledged = {}
        self.wrong = []
        self.waits = []
        self.start()

    def ask(self, method, path, body="", token=None):
        begun = time.monotonic()
        while time.monotonic() - begun < 60:
            connection = http.client.HTTPConnection("127.0.0.1", random.choice(self.ports), timeout=10)
            try:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                connection.request(method, path, body, headers)
                response = connection.getresponse()
                text = response.read().decode()
                if response.status not in (502, 503):
                    self.waits.append(time.monotonic() - begun)
                    return response.status, text
            except (OSError, http.client.HTTPException):
                pass
            finally:
                connection.close()
            time.sleep(0.05)
        self.wrong.append((method, path, body[-12:], "no answer in a minute"))
        return 0, ""

    def run(self):
        number = 0
        while not self.stop.is_set() and not self.wrong:
            path = "/rooms/" + self.ask("POST", "/rooms", RULES)[1]
            # Its own tokens, so that a lost answer does not cost a seat.
            tokens = [f"{id(self):016x}{number:05d}{mark}" for mark in "xo"]
            number += 1
            for token in tokens:
                self.expect(201, f"{token[-1]} {token}", *self.ask("POST", path + "/sit", "", token))
            text = f"{RULES}:"
            self.acknowledged[path] = text
            for turn, square in enumerate(SQUARES):
                if self.stop.is_set() or self.wrong:
                    return
                text += square
                if self.expect(200, text, *self.ask("PUT", path, text, tokens[turn % 2])):
                    self.acknowledged[path] = text

    def expect(self, status, text, found_status, found_text):
        if (status, text) != (found_status, found_text):
            self.wrong.append((status, text[-20:], found_status, found_text[-40:]))
            return False
        return True


@pytest.fixture
def database():
    if not PROGRAMS or not PROGRAM.exists():
        pytest.fail("needs PostgreSQL, and the program built with --traits PostgreSQL: make slow")
    database = PostgreSQL()
    database.start()
    yield database
    database.remove()


@pytest.fixture
def caddy(tmp_path):
    """Starts a proxy before some ports; returns its port, or theirs where Caddy is not installed.

    It removes X-Forwarded-For, because the server limits the moves of strangers.
    """
    def caddy(ports):
        if not shutil.which("caddy"):
            return ports
        front = free_port()
        upstreams = " ".join(f"127.0.0.1:{port}" for port in ports)
        proxies.enter_context(proxying(tmp_path, front, f"""
            {{
                admin off
                auto_https off
            }}
            http://127.0.0.1:{front} {{
                reverse_proxy {upstreams} {{
                    lb_policy random
                    lb_try_duration 2s
                    fail_duration 1s
                    header_up -X-Forwarded-For
                }}
            }}
        """))
        return [front]

    with contextlib.ExitStack() as proxies:
        yield caddy


@pytest.fixture
def run_server(database):
    """Starts a server on the database, at a free port or a given one."""
    servers = []

    def run_server(port=0):
        servers.append(Server("--store", database.url, "--port", port, program=PROGRAM))
        return servers[-1]

    yield run_server
    for server in servers:
        server.stop(signal.SIGKILL)


@pytest.fixture
def hang(database):
    """Stops the processes of the database that serve this program, and lets them go on after a `with` block."""

    @contextlib.contextmanager
    def hang():
        rows = database.query("SELECT pid FROM pg_stat_activity WHERE application_name = 'tictactoe'")
        pids = [int(pid) for pid, in rows] + [int((database.folder / "data/postmaster.pid").read_text().split()[0])]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    return hang


def test_no_move_is_lost_when_servers_or_the_database_crash_or_hang(database, run_server, caddy, hang, capsys):
    chance = random.Random(1)
    ports = [free_port(), free_port()]
    servers = {port: run_server(port) for port in ports}
    front = caddy(ports)
    stop = threading.Event()
    players = [Stubborn(front, stop) for _ in range(6)]
    kills = crashes = hangs = 0
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        stop.wait(chance.uniform(0.5, 1.5))
        what = chance.choice(["server", "server", "database", "hanging database"])
        if what == "hanging database":
            with hang():
                stop.wait(chance.uniform(0, 4))
            hangs += 1
        elif what == "server":
            port = chance.choice(ports)
            servers[port].stop(signal.SIGKILL)
            stop.wait(chance.uniform(0, 0.3))
            servers[port] = run_server(port)
            kills += 1
        else:
            database.stop("immediate")
            stop.wait(chance.uniform(0, 1))
            database.start()
            crashes += 1
    stop.set()
    for player in players:
        player.join()
    assert [player.wrong for player in players] == [[]] * len(players)
    moves = "SELECT room, string_agg(text, '' ORDER BY n) FROM line WHERE n > 3 GROUP BY room"
    kept = dict(database.query(moves))
    acknowledged = {path: text for player in players for path, text in player.acknowledged.items()}
    lost = [
        path for path, text in acknowledged.items()
        if not (f"{RULES}:" + kept.get(path.removeprefix("/rooms/"), "")).startswith(text)
    ]
    assert lost == []
    gaps = "SELECT room FROM line GROUP BY room HAVING max(n) <> count(*) OR min(n) <> 1"
    assert database.query(gaps) == []
    count = sum((len(text) - len(RULES)) // 2 for text in acknowledged.values())
    assert count > 500
    longest = max(wait for player in players for wait in player.waits)
    with capsys.disabled():
        print(
            f"\n{SECONDS} s: {kills} servers and {crashes} databases killed, {hangs} times a database hung, {count} acknowledged moves, "
            f"none lost, none wrong; the longest wait {longest:.1f} s")
    for server in servers.values():
        assert server.stop() == 0


def test_servers_hear_of_each_other(database, run_server):
    servers = [run_server() for _ in range(2)]
    here, there = (Client(server.port) for server in servers)
    path, x, o = here.room("3x3 60+1")
    watcher = there.stream(path)
    assert watcher.event()[1] == "3x3:"
    here.ask("PUT", path, "3x3:b2", x)
    watcher.until("3x3:b2")
    player = here.stream(path, x)
    watcher.until("here x")
    assert there.ask("POST", path + "/emote", "3", o).status == 200
    player.until("o 3")
    watcher.until("o 3")
    database.stop("immediate")
    assert there.ask("PUT", path, "3x3:b2a1", o).status == 503
    database.start()
    there.ask_until(200, "PUT", path, "3x3:b2a1", o)
    player.until("3x3:b2a1")
    player.close()
    watcher.until("here -")
    for server in servers:
        assert server.stop() == 0


def test_a_database_that_hangs_stops_nothing_else(database, run_server, hang):
    client = Client(run_server().port)
    path, x, o = client.room()
    client.ask("PUT", path, "3x3:b2", x)
    stream = client.stream(path)
    stream.event()
    with hang(), concurrent.futures.ThreadPoolExecutor() as threads:
        moves = [threads.submit(client.ask, "PUT", path, "3x3:b2a1", o) for _ in range(3)]
        rooms = [threads.submit(client.ask, "POST", "/rooms", "3x3") for _ in range(3)]
        # Everything that asks no store is answered before.
        for _ in range(20):
            assert client.ask("GET", "/rooms").status == 204
        assert not any(answer.done() for answer in moves + rooms)
        assert client.stream(path, x).event()[1] == "3x3:b2"
        assert {answer.result().status for answer in moves + rooms} == {503}
    assert client.ask_until(200, "PUT", path, "3x3:b2a1", o).text == "3x3:b2a1"
    stream.until("3x3:b2a1")
    assert database.query("SELECT max(n) FROM line WHERE text = 'a1'") == [["5"]]


def test_a_database_of_the_first_version_is_brought_up_to_date(database, run_server):
    database.query("""
        CREATE TABLE line(
          room text COLLATE "C" NOT NULL, n integer NOT NULL, at bigint NOT NULL, text text NOT NULL, PRIMARY KEY(room, n));
        CREATE INDEX line_room ON line(room) WHERE n = 1;
        INSERT INTO line VALUES (repeat('A', 22), 1, 1, 'game 3x3'), (repeat('A', 22), 2, 1, 'b2');
    """)
    for _ in range(2):
        server = run_server()
        assert Client(server.port).stream("/rooms/" + "A" * 22).event()[1] == "3x3:b2"
        assert database.query("SELECT version FROM meta") == [["4"]]
        assert database.query("SELECT count(*) FROM push") == [["0"]]
    database.query("UPDATE meta SET version = 5")
    with pytest.raises(RuntimeError, match="the database was written by a newer version of this program"):
        run_server()
