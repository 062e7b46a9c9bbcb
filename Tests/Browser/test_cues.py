"""Sounds and vibration: a game can be followed by ear."""

import pytest

from board import open_game, panel, play, press, squares, tap, wait_squares
from conftest import wait_phase

# Records every sound with its output: {kind, frequency, type, side, at}.
RECORD = """
    window.heard = [];
    window.felt = [];
    navigator.vibrate = (pattern) => { felt.push(pattern); return true; };
    const next = new WeakMap();
    const { connect } = AudioNode.prototype;
    AudioNode.prototype.connect = function (to, ...rest) {
        next.set(this, to);
        return connect.call(this, to, ...rest);
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const begin = kind.prototype.start;
        kind.prototype.start = function (time) {
            let [node, side] = [this, 0];
            while ((node = next.get(node))) if (node instanceof StereoPannerNode) side = node.pan.value;
            const { type = "noise", frequency = { value: 0 }, context } = this;
            heard.push({ type, frequency: Math.round(frequency.value), side: Math.round(side * 100) / 100, at: time });
            return begin.call(this, time);
        };
    }
    const AudioContexts = window.AudioContext;
    window.contexts = 0;
    window.AudioContext = class extends AudioContexts { constructor() { super(); window.contexts += 1; } };
"""


@pytest.fixture
def page(new_page):
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(RECORD)
    return page


def listen(page, count=1):
    """The next sounds, at least `count`."""
    page.wait_for_function("count => heard.length >= count", arg=count)
    return page.evaluate("() => heard.splice(0)")


def mark(sounds):
    """Which mark is heard: pen strokes or a circle."""
    return "X" if any(sound["type"] == "noise" for sound in sounds) else "O"


def height(sounds):
    """The pitch of the last tone of a mark."""
    return [sound["frequency"] for sound in sounds if sound["type"] != "noise"][-1]


def test_a_game_can_be_followed_with_closed_eyes(page):
    open_game(page)
    moves = ["b2", "a1", "c1", "a3", "a2", "c2", "b3", "b1", "c3"]
    heard = []
    for index, name in enumerate(moves):
        play(page, name)
        heard.append(listen(page, 2 + (index % 2 == 0) + 2 * (name == "c3")))
    drawn = heard[-1][3:]
    heard[-1] = heard[-1][:3]
    heights = sorted({height(sounds) for sounds in heard})
    sides = sorted({sounds[0]["side"] for sounds in heard})
    assert len(heights) == len(sides) == 3
    assert sides[0] == -sides[2] and sides[1] == 0, "left, middle, right"
    followed = [
        (mark(sounds), "abc"[sides.index(sounds[0]["side"])] + str(heights.index(height(sounds)) + 1))
        for sounds in heard
    ]
    assert followed == [("XO"[index % 2], name) for index, name in enumerate(moves)]
    assert [sound["frequency"] for sound in drawn] == [440, 440], "a draw is two equal tones"


def test_each_end_and_a_refusal_have_their_own_sound(page):
    open_game(page)
    play(page, "b2")
    listen(page, 3)
    tap(page, "b2")
    refused = [sound["frequency"] for sound in listen(page, 2)]
    assert refused == [120, 120], "two thuds"
    page.evaluate("() => { location.hash = '3x3:a1b1a2b2' }")
    wait_squares(page, {"a1": "X", "b1": "O", "a2": "X", "b2": "O"})
    tap(page, "a3")
    won = [sound["frequency"] for sound in listen(page, 6)][3:]
    assert won == sorted(set(won)) and len(won) == 3, "three rising notes"


def test_no_sound_before_the_first_gesture_or_when_switched_off(page):
    open_game(page)
    assert page.evaluate("() => contexts") == 0
    press(page, "Menu")
    panel(page).get_by_text("Sound").click()
    page.locator("#close").click()
    play(page, "b2")
    page.wait_for_function("() => felt.length > 0")
    assert page.evaluate("() => [contexts, heard.length, felt]") == [0, 0, [8]]
    page.reload()
    wait_phase(page, "playing")
    play(page, "a1")
    page.wait_for_function("() => felt.length > 0")
    assert page.evaluate("() => heard.length") == 0, "the choice is kept"
    press(page, "Menu")
    panel(page).get_by_text("Sound").click()
    panel(page).get_by_text("Vibration").click()
    page.locator("#close").click()
    play(page, "c3")
    listen(page, 3)
    assert page.evaluate("() => felt") == [8]


def test_reduced_motion_disables_vibration_unless_switched_on(new_page):
    page = new_page(reduced_motion="reduce")
    page.add_init_script(RECORD)
    open_game(page)
    play(page, "b2")
    listen(page, 3)
    assert page.evaluate("() => felt") == []


def test_sounds_load_after_the_first_visit_and_may_fail(page, complaints):
    page.route("**/cues.js", lambda route: route.abort())
    open_game(page)
    play(page, "b2", "a1")
    assert squares(page) == {"b2": "X", "a1": "O"}
    assert all("cues.js" in complaint or "ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()
