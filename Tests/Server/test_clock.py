"""A clock that is wrong costs no room."""

import os
import subprocess
import sys

import pytest
from conftest import ROOT, Client

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the clock is a preloaded one")

MONTH = 31 * 86_400


@pytest.fixture
def clock(tmp_path):
    """Sets the clock of servers that start with `clock.env` some seconds ahead."""
    ahead, library = tmp_path / "ahead", tmp_path / "clock.so"
    toolchain = subprocess.run(["Scripts/toolchain.sh"], check=True, capture_output=True, text=True, cwd=ROOT)
    compiler = toolchain.stdout.strip() + "/bin/clang"
    source = ROOT / "Tests/Server/clock.c"
    subprocess.run([compiler, "-shared", "-fPIC", f'-DAHEAD="{ahead}"', source, "-o", library], check=True)

    def clock(seconds):
        (tmp_path / "new").write_text(str(seconds))
        (tmp_path / "new").rename(ahead)

    clock(0)
    clock.env = {**os.environ, "LD_PRELOAD": str(library)}
    return clock


def test_a_clock_that_is_a_month_ahead_costs_no_room(start, clock):
    server = start(env=clock.env)
    client = Client(server.port)
    path, x, _ = client.room()
    client.ask("PUT", path, "3x3:b2", x)
    stream = client.stream(path)
    assert stream.event()[1] == "3x3:b2"
    clock(MONTH)
    assert stream.event() == [":"], "the server has seen that it is late"
    clock(0)
    assert client.ask("GET", path + "?after=0").status == 200

    # The same from the start on.
    assert server.stop() == 0
    clock(MONTH)
    client = Client(start(env=clock.env).port)
    stream = client.stream(path)
    assert stream.event()[1] == "3x3:b2"
    other = client.stream(path)
    # How many watch is told once a second, so that a second has passed.
    stream.until("watching 2")
    other.close()
    stream.until("watching 1")
    assert client.ask("GET", path + "?after=0").status == 200
