"""A clock that is wrong costs no room."""

import sys

import pytest
from conftest import PATIENCE, Client

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the clock is a preloaded one")

MONTH = 31 * 86_400


@pytest.fixture
def clock(tmp_path, preload):
    """Sets the clock of servers that start with `clock.env` some seconds ahead."""
    ahead = tmp_path / "ahead"

    def clock(seconds):
        (tmp_path / "new").write_text(str(seconds))
        (tmp_path / "new").rename(ahead)

    clock(0)
    clock.env = preload("clock", AHEAD=ahead)
    return clock


def a_second_passes(client, path):
    """Waits until the server has told how many watch, which it does once a second."""
    stream, other = client.stream(path), client.stream(path)
    stream.until("watching 2")
    other.close()
    stream.until("watching 1")
    stream.close()


def test_a_clock_that_is_a_month_ahead_costs_no_room(start, clock):
    server = start(env=clock.env)
    client = Client(server.port)
    path, x, _ = client.room()
    client.ask("PUT", path, "3x3:b2", x)
    clock(MONTH)
    a_second_passes(client, path)
    clock(0)
    assert client.ask("GET", path + "?after=0").status == 200

    # The same from the start on.
    assert server.stop() == 0
    clock(MONTH)
    client = Client(start(env=clock.env).port)
    a_second_passes(client, path)
    assert client.ask("GET", path + "?after=0").status == 200


@pytest.mark.parametrize("step", [600, -600])
def test_a_step_of_the_clock_takes_no_players_time(start, clock, step):
    client = Client(start(env=clock.env).port)
    path, x, o = client.room("3x3 300+0")
    for text, token in [("3x3:b2", x), ("3x3:b2a1", o)]:
        client.ask("PUT", path, text, token)
    clock(step)
    a_second_passes(client, path)
    assert client.ask("PUT", path, "3x3:b2a1c3", x).status == 200
    clocks = client.stream(path).event()[-1].split()
    assert clocks[0] == "clock" and clocks[3] == "o"
    assert all(300_000 - 1000 * PATIENCE < int(left) <= 300_000 for left in clocks[1:3])
