"""Acknowledged moves survive a crash of the server at any time."""

import random
import signal
import sqlite3
import subprocess
import threading

import pytest

from conftest import Client
from players import RULES, Player
from serving import PROGRAM, ROOT, Server
from slow import IS_SLOW

pytestmark = pytest.mark.timeout(3600)  # The slow suite kills for minutes, and a server is built.
KILLS = 250 if IS_SLOW else 30


@pytest.fixture
def early_ack_server():
    """A server that acknowledges moves before it writes them, of a package that only this test needs."""
    command = ["swift", "build", "--disable-build-manifest-caching"]
    places = ["--package-path", ROOT / "Tests/EarlyAckServer", "--scratch-path", ROOT / "build/early-ack"]
    subprocess.run([*command, *places], check=True)
    return ROOT / "build/early-ack/debug/EarlyAckServer"


def kill_servers(count, data, program=PROGRAM, seed=1):
    """Kills servers during games; returns the number of acknowledged moves and the list of lost ones."""
    chance = random.Random(seed)
    acknowledged = 0
    lost = []
    server = Server("--data", data, program=program)
    for number in range(count):
        stop = threading.Event()
        players = [Player(server.port, stop) for _ in range(8)]
        moves = chance.randint(0, 400)
        while sum(player.moves for player in players) < moves and any(player.is_alive() for player in players):
            stop.wait(0.001)
        server.stop(signal.SIGKILL)
        stop.set()
        server = Server("--data", data, program=program)
        client = Client(server.port)
        for player in players:
            player.join()
            assert player.wrong == []
            for path, text in player.acknowledged.items():
                acknowledged += (len(text) - len(RULES)) // 2
                answer = client.ask("GET", path + "?after=0")
                kept = answer.text.partition("data: ")[2].partition("\n")[0]
                if answer.status != 200 or not kept.startswith(text):
                    lost.append(f"kill {number}: acknowledged {text[-12:]}, kept {kept[-12:]}")
    server.stop()
    return acknowledged, lost


def test_no_acknowledged_move_is_lost(tmp_path, capsys):
    acknowledged, lost = kill_servers(KILLS, tmp_path / "data")
    assert lost == []
    assert acknowledged > KILLS * 10, "the servers died of themselves"
    with capsys.disabled():
        print(f"\n{KILLS} kills, {acknowledged} acknowledged moves, none lost")
    database = sqlite3.connect(tmp_path / "data/rooms.sqlite")
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    gaps = "SELECT room FROM line GROUP BY room HAVING max(n) <> count(*) OR min(n) <> 1"
    assert database.execute(gaps).fetchall() == []


def test_the_check_detects_a_server_that_acknowledges_too_early(tmp_path, early_ack_server):
    _, lost = kill_servers(5, tmp_path / "data", program=early_ack_server)
    assert lost != []
