"""The program plays in a room against somebody elsewhere."""

import http.client
import socket
import subprocess

import pytest
from conftest import PROGRAM
from serving import PATIENCE, Server


class Room:
    """A room, and who has sat down there from elsewhere."""

    def __init__(self, server, rules):
        self.server = server
        self.text = rules + ":"
        self.id = self.ask("POST", "", rules)
        self.link = f"{server.address}#room={self.id}"
        self.token = None

    def ask(self, method, path, body="", token=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        connection.request(method, "/rooms" + path, body, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        assert answer.status in (200, 201), (answer.status, text)
        return text

    def sit(self):
        self.token = self.ask("POST", f"/{self.id}/sit").split()[1]

    def play(self, square):
        """Waits until all before is played, and plays."""
        self.wait_for(self.text)
        self.text = self.ask("PUT", f"/{self.id}", self.text + square, self.token)

    def wait_for(self, text):
        """Waits until the game stands so."""
        number = 0
        while True:
            state = self.ask("GET", f"/{self.id}?after={number}")
            lines = state.splitlines()
            number = next(line for line in lines if line.startswith("id: "))[4:]
            heard = next(line for line in lines if line.startswith("data: "))[6:]
            if heard == text:
                return
            assert text.startswith(heard), (heard, text)

    def heard(self, square):
        """The other has played there."""
        self.text += square
        self.wait_for(self.text)


@pytest.fixture
def server(tmp_path):
    server = Server("--data", tmp_path / "rooms", program=PROGRAM)
    yield server
    server.stop()


def test_lines_play_against_somebody_elsewhere(server, env):
    room = Room(server, "3x3")
    room.sit()
    program = subprocess.Popen(
        [PROGRAM, "play", "--plain", "--link", room.link], env=env, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    program.stdin.write("b1\nb2\nresign\n")
    program.stdin.flush()
    for mine, other in [("a1", "b1"), ("a2", "b2"), ("c3", None)]:
        room.play(mine)
        if other:
            room.heard(other)
    output, errors = program.communicate(timeout=PATIENCE)
    assert errors == ""
    assert "X plays a2" in output and "O plays b2" in output
    assert "O resigned. Friend wins" in output
    assert output.splitlines()[-1] == room.link


def test_the_full_screen_plays_and_comes_back_to_its_seat(server, run):
    room = Room(server, "3x3")
    room.sit()
    screen = run("play", room.link).wait("Friend's turn")
    room.play("b2")
    screen.wait("Your turn")
    screen.send("a", "1")
    room.heard("a1")
    screen.send("q")
    screen.wait_end()
    screen = run("play", room.link).wait("Friend's turn")
    room.play("c3")
    screen.wait("Your turn")
    screen.send("a", "2")
    room.heard("a2")


def test_who_comes_third_watches(server, env):
    room = Room(server, "3x3")
    room.sit()
    other = room.ask("POST", f"/{room.id}/sit").split()[1]
    program = subprocess.Popen(
        [PROGRAM, "play", "--plain", room.link], env=env, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    for number, square in enumerate(["a1", "b1", "a2", "b2", "a3"]):
        room.text = room.ask("PUT", f"/{room.id}", room.text + square, [room.token, other][number % 2])
    output, errors = program.communicate(timeout=PATIENCE)
    assert errors == ""
    assert "X wins: column a1–a3" in output


@pytest.mark.parametrize("link", ["#room=" + "A" * 22, "room=" + "A" * 22])
def test_a_room_needs_its_whole_link(pipe, link):
    result = pipe("play", link)
    assert result.returncode == 64
    assert "a room is opened by its whole link" in result.stderr


@pytest.mark.parametrize("path", ["/", "", "/index.html", "/?from=a/b", "?from=a/b"])
def test_a_room_that_is_gone_says_so(server, pipe, path):
    result = pipe("play", f"http://127.0.0.1:{server.port}{path}#room=" + "A" * 22, input="b2\n")
    assert "This live game is no longer there" in result.stdout
    assert (result.returncode, result.stderr) == (1, "tictactoe: play: the room is no longer there\n")
    assert "X plays b2" not in result.stdout, "nobody would see it"


@pytest.fixture
def nowhere():
    """The link of a room at a port that is taken, and where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{taken.getsockname()[1]}/#room=" + "A" * 22


def test_a_server_that_is_not_there_says_so(run, nowhere):
    run("play", nowhere).wait("Connection lost. Reconnecting")


def test_a_script_does_not_wait_for_a_server_that_is_not_there(pipe, nowhere):
    result = pipe("play", nowhere)
    assert (result.returncode, result.stderr) == (1, "tictactoe: play: the server cannot be reached\n")
