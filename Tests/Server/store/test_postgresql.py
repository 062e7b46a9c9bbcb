"""Classes and games of days in PostgreSQL, tested as in the server's own store: part of `make slow`."""

# ruff: noqa: F401, F811
import subprocess

import pytest
from conftest import PATIENCE, Client
from serving import Server
from slow import IS_SLOW
from test_chaos import PROGRAM, database
from test_hall import test_a_killed_server_loses_nothing_of_a_class, test_thirty_pupils_behind_one_address_play
from test_push import (
    begin, passed, service, test_a_player_who_is_away_is_told, test_a_player_who_is_there_is_told_only_after_leaving,
    test_a_restart_keeps_subscription_and_key,
)
from test_rooms import test_rooms_survive_the_server

pytestmark = pytest.mark.skipif(not IS_SLOW, reason="only in the slow suite")


@pytest.fixture
def start(database, tmp_path):
    """Starts servers on one database that stop with the test."""
    servers = []

    def start(*arguments, **options):
        servers.append(Server("--store", database.url, *arguments, program=PROGRAM, cwd=tmp_path, **options))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


def test_a_subscription_goes_when_asked_and_with_the_room(begin, service, database):
    client = begin()
    (one, x, _), (other, y, _) = client.room("3x3 3d"), client.room("3x3 3d")
    for path, token in [(one, x), (other, y)]:
        client.ask("PUT", path + "/push", service.subscription(), token)
    saved = "SELECT room, seat FROM push"
    assert len(database.query(saved)) == 2
    assert client.ask("DELETE", one + "/push", token=x).status == 200
    assert database.query(saved) == [[other.removeprefix("/rooms/"), "x"]]
    assert client.ask("DELETE", other).status == 200
    assert database.query(saved) == []


def test_names_with_quotation_marks_change_no_line(start):
    names = ['a","resign x', 'Bob "B"', "a\\"]
    server = start()
    client = Client(server.port)
    paths = ["/rooms/" + client.ask("POST", "/rooms", "3x3").text for _ in names]
    for path, name in zip(paths, names):
        assert client.ask("POST", path + "/sit", name).status == 201
    server.stop()
    client = Client(start().port)
    for path, name in zip(paths, names):
        event = client.stream(path).event()
        assert f"name x {name}" in event and "seats x" in event


def test_a_check_changes_nothing(start, database):
    def check():
        return subprocess.run([PROGRAM, "serve", "--check", "--store", database.url], timeout=PATIENCE).returncode

    assert check() == 0
    assert database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == []
    start().stop()
    database.query("UPDATE meta SET version = 1")
    assert check() == 0 and database.query("SELECT version FROM meta") == [["1"]]
    database.query("UPDATE meta SET version = 99")
    assert check() == 1
