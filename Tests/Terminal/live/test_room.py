"""Live games of the program against a remote player."""

import http.client
import re
import signal
import socket
import subprocess
import threading

import pytest
from conftest import PROGRAM
from local_server import Handler, LocalServer
from serving import PATIENCE, Server


class Room:
    """A live game, and a remote player in it."""

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
        """Plays a move, once all moves before it have arrived."""
        self.wait_for(self.text)
        self.text = self.ask("PUT", f"/{self.id}", self.text + square, self.token)

    def states(self):
        """The lines of the state, now and after each change."""
        number = 0
        while True:
            # Nothing, if nothing changes for 25 s.
            if state := self.ask("GET", f"/{self.id}?after={number}"):
                number = re.search("^id: (.*)", state, re.M)[1]
                yield re.findall("^data: (.*)", state, re.M)

    def wait_for(self, text):
        """Waits until the game has this text."""
        for heard, *_ in self.states():
            if heard == text:
                return
            assert text.startswith(heard), (heard, text)

    def wait_for_line(self, line):
        """Waits until the state has a line."""
        next(lines for lines in self.states() if line in lines)

    def heard(self, square):
        """Asserts that the other player has moved there."""
        self.text += square
        self.wait_for(self.text)


class Proxy(LocalServer):
    """Stands between the program and the server, and loses answers about seats."""

    def __init__(self, server):
        super().__init__(Proxy.Handler)
        self.server = server
        self.losses = []
        self.refusals = []  # Answers to requests to resign, which never reach the server.
        self.tokens = []
        self.has_sat = threading.Event()
        self.may_answer = threading.Event()
        self.may_answer.set()
        self.start()

    class Handler(Handler):
        def forward(self):
            proxy = self.server
            token = self.headers["Authorization"]
            body = self.rfile.read(int(self.headers["Content-Length"] or 0))
            if self.path.endswith("/resign") and proxy.refusals:
                refusal = proxy.refusals.pop(0)
                if refusal != "hang up":
                    self.send_response(refusal)
                    self.end_headers()
                return
            connection = http.client.HTTPConnection("127.0.0.1", proxy.server.port)
            connection.request(
                self.command, self.path, body or None, {"Authorization": token} if token else {})
            answer = connection.getresponse()
            if self.path.endswith("/sit"):
                text = answer.read()
                proxy.tokens.append(token)
                loss = proxy.losses.pop(0) if proxy.losses else None
                proxy.has_sat.set()
                proxy.may_answer.wait()
                if loss == "hang up":
                    return
                self.send_response(loss or answer.status)
                self.end_headers()
                self.wfile.write(b"no answer from the server" if loss else text)
                return
            self.send_response(answer.status)
            self.end_headers()
            while part := answer.read1():
                self.wfile.write(part)
                self.wfile.flush()

        do_GET = do_POST = do_PUT = forward


@pytest.fixture
def server(tmp_path):
    server = Server("--data", tmp_path / "rooms", program=PROGRAM)
    yield server
    server.stop()


@pytest.fixture
def proxy(server):
    proxy = Proxy(server)
    yield proxy
    proxy.may_answer.set()
    proxy.stop()


@pytest.fixture
def seats(kept):
    """The words of the seats that are kept, by their rooms."""

    def seats():
        lines = kept.with_name("seats").read_text().splitlines()
        return {line.split()[0]: line.split()[1:] for line in lines}

    return seats


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
    room.wait_for_line("over resign o")
    output, errors = program.communicate(timeout=PATIENCE)
    assert errors == ""
    assert "Your friend plays middle left (a2)" in output and "You play the centre (b2)" in output
    assert "Your friend wins. You resigned." in output
    assert output.splitlines()[-1] == room.link


def test_the_full_screen_plays_and_comes_back_to_its_seat(server, run):
    room = Room(server, "3x3")
    room.sit()
    screen = run("play", room.link).wait("Your friend's turn")
    room.play("b2")
    screen.wait("Your turn")
    screen.send("a", "1")
    room.heard("a1")
    screen.send("q")
    screen.wait_end()
    screen = run("play", room.link).wait("Your friend's turn")
    room.play("c3")
    screen.wait("Your turn")
    screen.send("a", "2")
    room.heard("a2")


@pytest.mark.parametrize("loss", [429, 502, 503, 504, 500, 403, "hang up"])
def test_a_seat_whose_answer_is_lost_is_asked_for_again(server, proxy, run, seats, loss):
    room = Room(server, "3x3")
    room.sit()
    proxy.losses = [loss]
    screen = run("play", f"{proxy.address}#room={room.id}").wait("Your friend's turn")
    assert len(proxy.tokens) == 2 and len(set(proxy.tokens)) == 1
    assert seats() == {room.id: ["o", proxy.tokens[0].removeprefix("Bearer "), proxy.address.rstrip("/")]}
    screen.kill(signal.SIGPIPE)  # As where the server hangs up.
    room.play("b2")
    screen.wait("Your turn")
    screen.send("a", "1")
    room.heard("a1")


def test_lines_ask_again_for_a_seat_too(server, proxy, env):
    room = Room(server, "3x3")
    room.sit()
    proxy.losses = [502]
    program = subprocess.Popen(
        [PROGRAM, "play", "--plain", f"{proxy.address}#room={room.id}"], env=env, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    program.stdin.write("resign\n")
    program.stdin.flush()
    room.play("a1")
    room.wait_for_line("over resign o")
    output, errors = program.communicate(timeout=PATIENCE)
    assert errors == "" and "Your friend wins. You resigned." in output


@pytest.mark.parametrize("refusal", [429, 503, "hang up"])
def test_a_resignation_that_is_lost_is_sent_again(server, proxy, env, refusal):
    room = Room(server, "3x3")
    room.sit()
    proxy.refusals = [refusal]
    program = subprocess.Popen(
        [PROGRAM, "play", "--plain", f"{proxy.address}#room={room.id}"], env=env, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    room.play("a1")
    program.stdin.write("resign\n")
    program.stdin.flush()
    room.wait_for_line("over resign o")  # After the end of its input the program waits for 3 s only.
    _, errors = program.communicate(timeout=PATIENCE)
    assert errors == "" and proxy.refusals == []


def test_a_program_that_is_killed_before_the_answer_finds_its_seat(server, proxy, run, seats):
    room = Room(server, "3x3")
    room.sit()
    proxy.may_answer.clear()
    link = f"{proxy.address}#room={room.id}"
    screen = run("play", link)
    screen.wait(lambda screen: proxy.has_sat.is_set(), what="the seat")
    screen.kill(signal.SIGKILL)
    screen.wait_end()
    assert seats()[room.id][0] == "?"
    proxy.may_answer.set()
    screen = run("play", link).wait("Your friend's turn")
    assert len(proxy.tokens) == 2 and len(set(proxy.tokens)) == 1
    assert seats()[room.id][0] == "o"
    room.play("b2")
    screen.wait("Your turn")


def test_a_seat_that_somebody_else_has_is_given_up(server, run, kept, seats):
    room = Room(server, "3x3")
    room.sit()
    room.ask("POST", f"/{room.id}/sit")
    kept.parent.mkdir(parents=True)
    kept.with_name("seats").write_text(f"{room.id} ? {'A' * 22}\n{'B' * 22} x {'C' * 22}\n")
    screen = run("play", room.link).wait("You are watching")
    screen.wait(lambda screen: room.id not in seats(), what="nothing kept")
    assert seats() == {"B" * 22: ["x", "C" * 22]}


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
    assert "X wins! Left column (a1–a3), in 3 moves." in output


@pytest.mark.parametrize("link", ["#room=" + "A" * 22, "room=" + "A" * 22])
def test_a_room_needs_its_whole_link(pipe, link):
    result = pipe("play", link)
    assert result.returncode == 64
    assert "a live game is opened by its whole link" in result.stderr


@pytest.mark.parametrize("path", ["/", "", "/index.html", "/?from=a/b", "?from=a/b"])
def test_a_missing_live_game_is_reported(server, pipe, path):
    result = pipe("play", f"http://127.0.0.1:{server.port}{path}#room=" + "A" * 22, input="b2\n")
    assert "This live game no longer exists" in result.stdout
    assert (result.returncode, result.stderr) == (1, "tictactoe: play: the room is no longer there\n")
    assert "plays the centre" not in result.stdout, "nobody would see it"


@pytest.fixture
def nowhere():
    """The link of a room at a port that is taken, and where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{taken.getsockname()[1]}/#room=" + "A" * 22


def test_two_terminals_find_each_other(server, run):
    first = run("play", "--someone", server.address, "4x4").wait("not here yet")
    other = run("play", "--someone", server.address, "3x3").wait("not here yet")
    second = run("play", "--someone", server.address.rstrip("/"), "4X4")
    first.wait(lambda screen: "not here yet" not in screen.text, what="somebody")
    first.send("b", "2")
    second.wait("Your turn")
    second.send("a", "1")
    first.wait("(█")  # The last move, an O.
    # The other one is still there for whoever wants the same game.
    third = run("play", "--someone", server.address, "3x3")
    other.wait(lambda screen: "not here yet" not in screen.text, what="somebody")
    other.send("b", "2")
    third.wait("Your turn")


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["--someone", "example.org"], 64, 'play: --someone: "example.org": a server is the address of its page'),
        (["--someone", "http://127.0.0.1:1/", "3x3:b2"], 64, 'play: "3x3:b2": --someone needs rules such as 3x3'),
        (["--someone"], 64, "play: --someone: SERVER is missing"),
    ],
)
def test_a_server_that_cannot_be_asked_is_reported(pipe, arguments, status, words):
    result = pipe("play", *arguments)
    assert result.returncode == status and words in result.stderr


def test_a_server_that_is_not_there_finds_nobody(pipe, nowhere):
    result = pipe("play", "--someone", nowhere.split("#")[0])
    assert (result.returncode, result.stderr) == (1, "tictactoe: play: --someone: the server cannot be reached\n")


def test_a_server_that_is_not_there_says_so(run, nowhere):
    run("play", nowhere).wait("Connection lost. Reconnecting")


def test_a_script_does_not_wait_for_a_server_that_is_not_there(pipe, nowhere):
    result = pipe("play", nowhere)
    assert (result.returncode, result.stderr) == (1, "tictactoe: play: the server cannot be reached\n")
