"""Sounds and vibration: a game can be followed by ear."""

import pytest

from board import open_game, panel, play, press, square, squares, tap, wait_squares
from conftest import wait_phase

# Records every sound with its output: {type, frequency, side}, and all that its nodes are told as `note`.
# The clock of the sounds stands still at 0, so that every time is that of a note.
RECORD = """
    Object.defineProperty(BaseAudioContext.prototype, "currentTime", { value: 0 });
    window.heard = [];
    window.felt = [];
    navigator.vibrate = (pattern) => { felt.push(pattern); return true; };
    const next = new WeakMap();
    const { connect } = AudioNode.prototype;
    AudioNode.prototype.connect = function (to, ...rest) {
        next.set(this, to);
        return connect.call(this, to, ...rest);
    };
    const told = new WeakMap();
    for (const name of ["setValueAtTime", "linearRampToValueAtTime", "exponentialRampToValueAtTime"]) {
        const set = AudioParam.prototype[name];
        AudioParam.prototype[name] = function (...values) {
            told.set(this, [...told.get(this) ?? [], values]);
            return set.apply(this, values);
        };
    }
    const rounded = (value) => Math.round(value * 1e4) / 1e4;
    // The values of a parameter, each with its time if it is set for one.
    const values = (parameter) => told.get(parameter)
        ?.map(([value, time]) => `${rounded(value)}@${rounded(time)}`).join(" ")
        ?? rounded(parameter.value);
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const begin = kind.prototype.start;
        kind.prototype.start = function (time) {
            const { type = "noise", frequency = { value: 0 }, buffer } = this;
            let note = `${type} at ${rounded(time)}`;
            if (buffer) note += ` for ${rounded(buffer.duration)}`;
            else note += ` of ${values(frequency)}`;
            let [node, side] = [this, 0];
            while ((node = next.get(node))) {
                if (node instanceof BiquadFilterNode) note += `, ${node.type} ${values(node.frequency)}`;
                if (node instanceof StereoPannerNode) {
                    side = node.pan.value;
                    break;
                }
                if (node instanceof GainNode) note += `, gain ${values(node.gain)}`;
            }
            side = Math.round(side * 100) / 100;
            heard.push({ type, frequency: Math.round(frequency.value), side, note });
            return begin.call(this, time);
        };
    }
    const { stop } = OscillatorNode.prototype;
    OscillatorNode.prototype.stop = function (time) {
        heard.at(-1).note += `, until ${rounded(time)}`;
        return stop.call(this, time);
    };
    const AudioContexts = window.AudioContext;
    window.contexts = 0;
    window.AudioContext = class extends AudioContexts { constructor() { super(); window.contexts += 1; } };
"""

# The notes of cues, as the page hands them to the browser.
STROKES = ["noise at 0 for 0.08, bandpass 2400, gain 0.35", "noise at 0.09 for 0.08, bandpass 3000, gain 0.35"]
RISE = "sine at 0 of 1200@0 2000@0.18, gain 0@0 0.06@0.005 0.0005@0.18, until 0.18"


def tone(kind, frequency, start, length, to=None, gain=0.2):
    """A tone as RECORD writes it."""
    end = round(start + length, 4)
    return (
        f"{kind} at {start} of {frequency}@{start} {to or frequency}@{end}, "
        f"gain 0@{start} {gain}@{round(start + 0.005, 4)} 0.0005@{end}, until {end}"
    )


@pytest.fixture
def page(new_page):
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(RECORD)
    return page


def listen(page, count=1):
    """The next sounds, at least `count`."""
    page.wait_for_function("count => heard.length >= count", arg=count)
    return page.evaluate("() => heard.splice(0)")


def notes(page, count):
    """The next notes, exactly `count`."""
    return [sound["note"] for sound in listen(page, count)]


def mark(sounds):
    """The mark that is heard: pen strokes or a circle."""
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
    square(page, "b3").focus()
    page.keyboard.press("ArrowUp")
    assert [sound["frequency"] for sound in listen(page, 2)] == [120, 120], "the edge is a wall"
    page.evaluate("() => { location.hash = '3x3:a1b1a2b2' }")
    wait_squares(page, {"a1": "X", "b1": "O", "a2": "X", "b2": "O"})
    tap(page, "a3")
    won = [sound["frequency"] for sound in listen(page, 6)][3:]
    assert won == sorted(set(won)) and len(won) == 3, "three rising notes"


def test_each_cue_has_its_notes(page):
    open_game(page, "3x3:b2")
    play(page, "a1")
    assert notes(page, 2) == [RISE, tone("sine", 196, 0.12, 0.16)]
    play(page, "c3")
    assert notes(page, 3) == [*STROKES, tone("triangle", 246.9445, 0.12, 0.16)]
    press(page, "Undo")
    assert notes(page, 1) == [tone("sine", 500, 0, 0.12, to=300, gain=0.1)]
    press(page, "Redo")
    assert notes(page, 1) == [tone("sine", 300, 0, 0.12, to=500, gain=0.1)]
    tap(page, "a1")
    assert notes(page, 2) == [tone("square", 120, start, 0.05, gain=0.3) for start in (0, 0.07)]
    page.evaluate("() => { location.hash = '3x3:a1b1a2b2' }")
    wait_squares(page, {"a1": "X", "b1": "O", "a2": "X", "b2": "O"})
    tap(page, "a3")
    won = zip((523, 659, 784), (0.25, 0.37, 0.49))
    assert notes(page, 6)[3:] == [tone("sine", pitch, start, 0.35) for pitch, start in won]
    page.evaluate("() => { location.hash = '3x3:a1b2c3b1b3a3c1c2' }")
    wait_squares(page, {
        "a1": "X", "b2": "O", "c3": "X", "b1": "O", "b3": "X", "a3": "O", "c1": "X", "c2": "O"})
    page.evaluate("() => heard.splice(0)")
    tap(page, "a2")
    assert notes(page, 5)[3:] == [tone("sine", 440, start, 0.25, gain=0.14) for start in (0.25, 0.5)]
    assert page.evaluate("() => felt.map((pattern) => [pattern].flat())") == [
        [8], [8], [8], [8], [10, 40, 10], [8], [15, 60, 15, 60, 30], [8], [15, 90, 15]]


def test_no_sound_and_no_vibration_before_the_first_gesture(page):
    """As where a program plays: browsers refuse it, and complain."""
    page.add_init_script("""
        window.isTouched = false;
        Object.defineProperty(Navigator.prototype, "userActivation", { get: () => ({ hasBeenActive: isTouched }) });
    """)
    open_game(page)
    play(page, "b2", "a1")
    page.evaluate("() => import('/cues.js').then(() => {})")  # What they would play waits for this.
    page.evaluate("() => { isTouched = true; }")
    play(page, "c3")
    assert notes(page, 3) == [*STROKES, tone("triangle", 246.9445, 0.12, 0.16)], "nothing came before"
    assert page.evaluate("() => [contexts, felt]") == [1, [[8]]]


def test_no_sound_before_the_first_move_or_when_switched_off(page):
    open_game(page)
    assert page.evaluate("() => contexts") == 0
    press(page, "Menu")
    panel(page).get_by_text("Sound").click()
    page.locator("#close").click()
    play(page, "b2")
    page.wait_for_function("() => felt.length > 0")
    assert page.evaluate("() => [contexts, heard.length, felt]") == [0, 0, [[8]]]
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
    assert page.evaluate("() => felt") == [[8]]


def test_reduced_motion_disables_vibration_unless_switched_on(new_page):
    page = new_page(reduced_motion="reduce")
    page.add_init_script(RECORD)
    open_game(page)
    play(page, "b2")
    listen(page, 3)
    assert page.evaluate("() => felt") == []
    press(page, "Menu")
    panel(page).get_by_text("Vibration").click()
    page.locator("#close").click()
    play(page, "a1")
    listen(page, 2)
    assert page.evaluate("() => felt") == [[8]]


def test_sounds_load_after_the_first_visit_and_may_fail(page, complaints):
    page.route("**/cues.js", lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/cues.js")):
        with page.expect_event("console", lambda message: "ERR_FAILED" in message.text):
            open_game(page)
    play(page, "b2", "a1")
    assert squares(page) == {"b2": "X", "a1": "O"}
    page.close()  # Each cue asks again.
    assert complaints and all("cues.js" in complaint or "ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()
