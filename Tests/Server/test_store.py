"""A store that is slow, full, old or damaged."""

import concurrent.futures
import sys

import pytest
from conftest import Client


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
