"""The requests of a live game, where the server, a proxy or the network answers late or not at all."""

import pytest

from board import open_game, run
from conftest import stop_clock

# The script of live games alone, whose clock stands, between a network and a program that belong to the test.
LAB = """async () => {
    const { startRooms } = await import("./room.js");
    const bytes = (text) => new TextEncoder().encode(`${text}\\n\\n`);
    window.asked = [];
    window.told = [];
    window.fetch = (path, { method = "GET", body, signal } = {}) => new Promise((done, fail) => {
        let stream;
        const answer = new Response(new ReadableStream({ start(controller) { stream = controller; } }));
        const request = {
            name: `${method} ${path} ${body ?? ""}`.trim(),
            say(text) { done(answer); stream.enqueue(bytes(text)); },
            end() { stream.close(); },
            answer(text) { done(new Response(text)); },
        };
        signal?.addEventListener("abort", () => {
            request.isCut = true;
            stream.error(signal.reason);
            fail(signal.reason);
        });
        asked.push(request);
    });
    window.ask = startRooms({
        call: { roomEvent: (text) => told.push(text) }, write: (text) => text, restored: () => "", store() {},
    });
}"""


class Lab:
    """Live games without a server; requests are numbered from 0."""

    def __init__(self, page):
        self.page = page
        stop_clock(page)
        open_game(page)
        page.evaluate(LAB)

    def ask(self, verb, body=""):
        self.page.evaluate("([verb, body]) => { ask(verb, body); }", [verb, body])

    def on(self, number, what, *values):
        """Lets the network do something with a request."""
        self.page.evaluate("([number, what, values]) => asked[number][what](...values)", [number, what, values])

    def asked(self, *names):
        """Waits until exactly these requests have been made."""
        self.page.wait_for_function(
            "names => asked.map(({ name }) => name).join('\\n') === names.join('\\n')", arg=names)

    def told(self, text):
        self.page.wait_for_function("text => told.includes(text)", arg=text)

    def is_cut(self, number):
        return self.page.evaluate("number => asked[number].isCut === true", number)


@pytest.fixture
def lab(page):
    lab = Lab(page)
    lab.ask("watch", "A")
    lab.asked("GET rooms/A")
    return lab


def test_a_move_made_before_the_last_one_is_answered_is_sent(lab):
    lab.on(0, "say", "id: 3\ndata: 3x3:")
    lab.told("heard 3x3:")
    lab.ask("play", "3x3:b2")
    # The stream is faster than the answer.
    lab.on(0, "say", "id: 4\ndata: 3x3:b2a1")
    lab.told("heard 3x3:b2a1")
    lab.ask("play", "3x3:b2a1c3")
    lab.asked("GET rooms/A", "PUT rooms/A 3x3:b2")
    lab.on(1, "answer", "3x3:b2")
    lab.asked("GET rooms/A", "PUT rooms/A 3x3:b2", "PUT rooms/A 3x3:b2a1c3")


def test_the_answer_to_a_move_is_not_told_to_the_next_live_game(lab):
    lab.ask("play", "3x3:b2")
    lab.ask("leave")
    lab.ask("watch", "B")
    lab.ask("play", "3x3:b2")
    lab.on(1, "answer", "3x3:b2")
    names = ["GET rooms/A", "PUT rooms/A 3x3:b2", "GET rooms/B", "PUT rooms/B 3x3:b2"]
    lab.asked(*names)
    assert lab.page.evaluate("() => told") == []
    lab.on(3, "answer", "3x3:b2")
    lab.told("heard 3x3:b2")


def test_a_request_that_waits_for_the_next_state_is_not_given_up(lab):
    # A proxy holds the first state back, so finite requests are made, which wait up to 25 s.
    run(lab.page, 5000)
    run(lab.page, 1000)
    lab.asked("GET rooms/A", "GET rooms/A?after=0")
    lab.on(1, "say", "id: 3\ndata: 3x3:")
    lab.told("heard 3x3:")
    lab.on(1, "end")
    names = ["GET rooms/A", "GET rooms/A?after=0", "GET rooms/A?after=3"]
    lab.asked(*names)
    run(lab.page, 25_000)
    lab.asked(*names)
    assert not lab.is_cut(2)
    lab.on(2, "say", "id: 4\ndata: 3x3:b2")
    lab.told("heard 3x3:b2")


def test_a_stream_that_was_held_back_is_tried_again(lab):
    names = ["GET rooms/A", *(f"GET rooms/A?after={number}" for number in range(8)), "GET rooms/A"]
    run(lab.page, 5000)
    run(lab.page, 1000)
    for number in range(1, 9):
        lab.asked(*names[:number + 1])
        lab.on(number, "say", f"id: {number}\ndata: 3x3:")
        lab.on(number, "end")
    lab.asked(*names)
    # Held back again: the state at once, so that nobody is told of a lost connection.
    run(lab.page, 5000)
    assert lab.is_cut(9)
    run(lab.page, 1000)
    lab.asked(*names, "GET rooms/A?after=0")


def test_a_stream_that_has_died_is_asked_for_again(lab):
    lab.on(0, "say", "id: 3\ndata: 3x3:")
    lab.told("heard 3x3:")
    for _ in range(4):
        run(lab.page, 25_000)
        lab.on(0, "say", ": nothing new")
        lab.on(0, "say", "event: emote\ndata: x 1")
        lab.told("emote x 1")
        lab.page.evaluate("() => told.splice(0)")
    assert not lab.is_cut(0)
    run(lab.page, 59_000)
    assert not lab.is_cut(0)
    run(lab.page, 1000)
    assert lab.is_cut(0)
    run(lab.page, 1000)
    lab.asked("GET rooms/A", "GET rooms/A")
