"""Playing anyone, the computer in a live game, and names, in a terminal."""

import threading

import pytest
from conftest import PROGRAM  # noqa: F401
from local_server import Handler, LocalServer
from terminal import DOWN, ENTER
from test_room import Room, nowhere, server  # noqa: F401

BELL = b"\x07"
ID = "A" * 22
STRANGERS = ["seats xo", "watching 0", "score 0 0 0", "strangers"]


class Fake(LocalServer):
    """A server whose answers the test chooses."""

    def __init__(self, lines=(), status=201, text=f"{ID} x", headers=(), late=(), forgets=False):
        super().__init__(Fake.Handler)
        self.state = list(lines)
        self.late = list(late)  # An older state, which comes as the answer to a question.
        self.found = (status, text, dict(headers))
        self.forgets = forgets  # The live game, after a move.
        self.is_gone = False
        self.asked = []
        self.has_changed = threading.Event()
        self.played = []
        self.start()

    def change(self, lines):
        """Sends another state to whoever follows."""
        self.state = list(lines)
        self.has_changed.set()

    class Handler(Handler):
        def answer(self, status, text, headers):
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(text.encode())

        def do_POST(self):
            self.rfile.read(int(self.headers["Content-Length"] or 0))
            self.server.asked.append(self.path)
            self.answer(*(self.server.found if self.path.endswith("/someone") else (200, "3x3:", {})))

        def do_PUT(self):
            self.server.played.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.answer(200, self.server.played[-1], {})
            if self.server.forgets:
                self.server.is_gone = True
                self.server.has_changed.set()

        def do_GET(self):
            if self.server.is_gone:
                return self.answer(404, "", {})
            if not self.server.state:
                return self.answer(*self.server.found)
            if "after=" in self.path:
                number = 3 if self.server.late else 4 + self.server.has_changed.is_set()
                return self.answer(200, self.event(number, self.server.late or self.server.state), {})
            self.answer(200, self.event(4, self.server.state), {})
            self.server.has_changed.wait()
            if self.server.is_gone:
                return
            self.wfile.write(self.event(5, self.server.state).encode())
            threading.Event().wait()  # The stream stays open.

        def event(self, number, lines):
            return f"id: {number}\n" + "".join(f"data: {line}\n" for line in lines) + "\n"


@pytest.fixture
def fake():
    """Makes servers."""
    made = []

    def fake(*arguments, **options):
        made.append(Fake(*arguments, **options))
        return made[-1]

    yield fake
    for server in made:
        server.stop()


def name_of(screen, mark):
    """The name of a mark's player in the first line of the screen."""
    words = screen.screen.display[0].split()
    return words[words.index(mark) + 1]


def test_strangers_have_names_and_the_bell_calls_to_the_turn(server, run):
    first = run("play", "--someone", server.address, "3x3").wait("Looking for someone to play")
    assert BELL not in first.output
    second = run("play", "--someone", server.address, "3x3")
    first.wait("Your move").wait(lambda screen: BELL in screen.output, what="the bell")
    second.wait("'s turn")
    assert "friend" not in first.text + second.text
    assert BELL not in second.output
    first.send("b", "2")
    second.wait("Your turn").wait(lambda screen: BELL in screen.output, what="the bell")
    name = name_of(first, "O")
    first.wait(f"{name}'s turn")


def test_whoever_stays_alone_is_offered_the_computer_on_the_full_screen(server, run):
    screen = run("play", "--someone", server.address, "3x3").wait("Looking for someone to play")
    screen.send("b", "2")
    screen.wait("Nobody has come yet")
    assert "(X)" not in screen.text, "nobody moves before somebody is there"
    screen.send("n")
    screen.wait("Play the computer (Easy)")
    screen.send(ENTER)
    screen.wait("Computer (Easy)").wait("Your move")
    screen.send("b", "2")
    screen.wait("Your turn")


def test_a_line_lets_the_computer_play_at_a_level(server, run):
    screen = run("play", "--plain", "--someone", server.address, "3x3").wait("Looking for someone to play")
    screen.send("computer perfect" + ENTER)
    screen.wait("Your move")
    screen.send("a1" + ENTER)
    screen.wait("Computer plays the centre (b2)")
    screen.send("computer hard" + ENTER)
    screen.wait("That only works in a live game, at the right moment")
    screen.send("say 3" + ENTER, "resign" + ENTER)
    screen.wait("Computer wins. You resigned.")


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_win_over_a_stranger_who_is_gone_can_be_claimed(fake, run, plain):
    server = fake(["3x3:b2", "game 1", "here x", *STRANGERS, "claim x"])
    screen = run("play", *plain, "--someone", server.address, "3x3").wait("has been away for a minute")
    screen.send(*(["claim" + ENTER] if plain else ["n", ENTER]))
    screen.wait(lambda _: f"/rooms/{ID}/claim" in server.asked, what="the claim")


def test_an_older_state_that_comes_late_takes_nothing_back(fake, run):
    rest = ["game 1", "here xo", *STRANGERS]
    server = fake(["3x3:b2a1", *rest], late=["3x3:b2", *rest])
    screen = run("play", "--plain", "--someone", server.address, "3x3").wait("Your turn")
    screen.send("say 3" + ENTER, "c3" + ENTER)
    screen.wait(lambda _: server.played, what="the move")
    assert server.played == ["3x3:b2a1c3"]


def test_a_script_ends_with_its_live_game(fake, pipe):
    server = fake(["3x3:b2a1", "game 1", "here xo", *STRANGERS], forgets=True)
    result = pipe("play", "--someone", server.address, "3x3", input="c3\nb1\n")
    assert (result.returncode, result.stderr) == (1, "tictactoe: play: the room is no longer there\n")
    assert server.played == ["3x3:b2a1c3"] and "bottom middle" not in result.stdout


def test_nothing_is_claimed_before_the_server_says_so(fake, run):
    server = fake(["3x3:b2", "game 1", "here x", *STRANGERS])
    screen = run("play", "--plain", "--someone", server.address, "3x3").wait("After a minute you can claim the win")
    screen.send("claim" + ENTER)
    screen.wait("That only works in a live game, at the right moment")
    assert server.asked == ["/rooms/someone"]


def test_a_server_that_wants_to_be_asked_later_is_quoted(fake, pipe):
    server = fake(status=429, text="too many requests: try again in 20 s", headers={"Retry-After": "20"})
    result = pipe("play", "--someone", server.address)
    assert result.returncode == 1
    assert result.stderr == "tictactoe: play: --someone: too many requests: try again in 20 s\n"
    assert server.asked == ["/rooms/someone"]


def test_the_selection_stays_with_its_button_and_resigning_is_asked_for_once_more(fake, run):
    state = ["3x3:b2a1", "game 1", "here xo", *STRANGERS]
    server = fake([*state, "offer draw o"])
    screen = run("play", "--someone", server.address, "3x3").wait("offers a draw")
    screen.send("n")
    screen.wait("> Accept")
    screen.send(*[DOWN] * 4)
    screen.wait("> Resign")
    server.change(state)
    screen.wait(lambda screen: "Accept" not in screen.text, what="no offer").wait("> Resign")
    screen.send(ENTER)
    screen.wait("Resign this game?").wait("> Keep playing")
    screen.send(ENTER)
    screen.wait("Your turn")
    screen.send("n", *[DOWN] * 2)
    screen.wait("> Resign")
    assert server.asked == ["/rooms/someone"]
    screen.send(ENTER)
    screen.wait("> Keep playing")
    screen.send(DOWN, ENTER)
    screen.wait(lambda _: f"/rooms/{ID}/resign" in server.asked, what="the resignation")


JOIN = ["join", "AAAAAA", "--server"]
SOMEONE = ["play", "--someone"]
PAGE = "<html>\n<h1>Sorry</h1>\n</html>\n"


@pytest.mark.parametrize(("words", "cause"), [(JOIN, "join"), (SOMEONE, "play: --someone")], ids=["join", "play"])
@pytest.mark.parametrize("text", [PAGE, "", "a" * 201, "one\ntwo"], ids=["page", "nothing", "long", "lines"])
def test_the_page_of_a_proxy_is_not_quoted(fake, pipe, words, cause, text):
    result = pipe(*words, fake(status=404, text=text).address)
    assert (result.returncode, result.stderr) == (1, f"tictactoe: {cause}: the server answers with status 404\n")


@pytest.mark.parametrize(("text", "said"), [("come back at noon\n", "come back at noon"),
                                            (PAGE, "the server answers with status 503")], ids=["line", "page"])
def test_who_waits_for_a_class_is_told_so_and_why_it_was_in_vain(fake, run, text, said):
    screen = run(*JOIN, fake(status=503, text=text).address).wait("Connecting…")
    screen.wait(f"tictactoe: join: {said}")
    assert screen.wait_end() == 1 and screen.text.count("Connecting…") == 1


def test_a_name_comes_with_the_seat_and_is_shown(server, run):
    room = Room(server, "3x3")
    room.ask("POST", f"/{room.id}/sit", "Ada")
    screen = run("play", "--name", "Bob\x1b[2J", room.link).wait("Ada's turn")
    assert name_of(screen, "X") == "Ada"
    state = room.ask("GET", f"/{room.id}?after=2")
    assert "data: name x Ada\n" in state and "data: name o Bob[2J\n" in state
