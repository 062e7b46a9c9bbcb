"""Moves of the computer, hints, values and reviews, in a worker or without one."""

import re

import pytest

from board import (
    button, game, open_game, panel, phase, play, press, run, run_until, square, squares, status, take_hint, tap,
)
from conftest import stop_clock, wait_phase

pytestmark = pytest.mark.moving


def seat(page, player, second="Human"):
    """Chooses the players of both seats in the Players panel."""
    press(page, "Players")
    for group, name in [("First player", player), ("Second player", second)]:
        panel(page).get_by_role("group", name=group).get_by_role("radio", name=re.compile(f"^{name}")).check()
    page.keyboard.press("Escape")


def values(page):
    """The values shown on the squares, by name."""
    return dict(
        label.split(", empty, ")
        for label in page.locator("button[role=gridcell][data-value]").evaluate_all(
            "buttons => buttons.map(button => button.ariaLabel)"
        )
    )


WORKERS = {
    "starts": "",
    "is refused": "window.Worker = class { constructor() { throw new Error('no worker'); } }",
    "fails": """window.Worker = class {
        constructor() { queueMicrotask(() => this.onerror(new Event("error", { cancelable: true }))); }
        postMessage() {}
        terminate() {}
    }""",
}


@pytest.mark.parametrize("worker", WORKERS)
def test_the_computer_answers_after_a_pause_and_never_moves_the_focus(page, worker):
    page.add_init_script(WORKERS[worker])
    stop_clock(page)
    open_game(page)
    seat(page, "Human", "Perfect")
    square(page, "b2").focus()
    page.keyboard.press("Enter")
    run_until(page, "thinking")
    assert status(page) == "Computer (Perfect) is thinking"
    run(page, 380)
    assert phase(page) == "thinking"
    page.clock.resume()
    page.wait_for_function("() => document.querySelectorAll('[data-mark=o]').length === 1")
    wait_phase(page, "playing")
    assert list(squares(page).values()).count("O") == 1
    assert page.evaluate("() => document.activeElement.ariaLabel") == "b2, X"


def ask_for_a_hint(page):
    with page.expect_response("**/rooms"):
        open_game(page, "3x3:a1b2")
    press(page, "Hint")


def expect_no_loss(page, seconds):
    """Lets time pass in which the engine is not given up."""
    run(page, 1000 * seconds)
    assert not button(page, "Try again").is_visible()


def test_a_worker_that_dies_in_silence_is_noticed_and_another_one_starts(page):
    stop_clock(page)
    page.route("**/worker.js", lambda route: route.fulfill(
        body="close()", content_type="text/javascript"))
    ask_for_a_hint(page)
    expect_no_loss(page, 9)
    run(page, 1000)
    assert "isn’t responding" in status(page)
    page.unroute("**/worker.js")
    button(page, "Try again").click()
    page.locator("[data-hint]").first.wait_for()
    expect_no_loss(page, 60)
    assert page.locator("[data-hint]").count() > 0


# A worker that says what a test lets it say.
SILENT = """window.Worker = class {
    constructor() { window.worker = this; }
    postMessage({ token }) { this.token = token; }
    terminate() { this.isEnded = true; }
    say(message) { this.onmessage({ data: message }); }
}"""


@pytest.fixture
def silent(page):
    """A page that waits for a hint from a worker that says nothing by itself."""
    stop_clock(page)
    page.add_init_script(SILENT)
    ask_for_a_hint(page)
    return page


def expect_loss(page):
    """The engine is given up after ten more seconds of silence, and no sooner."""
    expect_no_loss(page, 9)
    run(page, 1000)
    assert button(page, "Try again").is_visible()
    assert page.evaluate("() => worker.isEnded")


@pytest.mark.parametrize("sign", ["{ token: worker.token, progress: 3 }", "{}"], ids=["progress", "life"])
def test_a_worker_that_thinks_long_is_waited_for_as_long_as_it_is_heard(silent, sign):
    for _ in range(20):
        expect_no_loss(silent, 9)
        silent.evaluate(f"() => worker.say({sign})")
    expect_loss(silent)


def test_a_worker_is_not_given_up_while_nobody_looks(silent):
    silent.evaluate("() => Object.defineProperty(document, 'hidden', { configurable: true, value: true })")
    expect_no_loss(silent, 600)
    silent.evaluate("() => { delete document.hidden; }")
    expect_loss(silent)


def test_a_sleep_is_no_silence(silent):
    for _ in range(5):
        silent.clock.fast_forward(3_600_000)  # What was due is done once, as after a sleep.
    assert not button(silent, "Try again").is_visible()


def test_a_worker_that_is_told_to_stop_may_be_silent(silent):
    tap(silent, "c3")
    run(silent, 60_000)
    assert not silent.evaluate("() => worker.isEnded")


def test_a_worker_that_has_answered_may_be_silent(silent):
    silent.evaluate("() => worker.say({ token: worker.token, result: '' })")
    run(silent, 60_000)
    assert not silent.evaluate("() => worker.isEnded")


def engine(page):
    """Starts an engine in a page, whose messages come into `told`."""
    page.evaluate("""async () => {
        const { startEngine } = await import("/worker.js");
        window.told = [];
        window.starting = startEngine((message) => told.push(message), (error) => { throw error; });
    }""")


def test_an_engine_that_is_slow_to_come_gives_signs_of_life(page):
    stop_clock(page)
    held = []
    page.route("**/engine.wasm", lambda route: held.append(route))
    page.goto("/words.en.txt")
    with page.expect_request("**/engine.wasm"):
        engine(page)
    run(page, 3000)
    assert page.evaluate("() => told") == [{}, {}, {}]
    held[0].continue_()
    page.evaluate("() => starting")
    run(page, 3000)
    assert page.evaluate("() => told.length") == 3
    page.unroute_all(behavior="ignoreErrors")


def test_an_engine_says_that_it_waits_for_its_second_part(page):
    page.goto("/words.en.txt")
    engine(page)
    truth = "truth 7 1 3x3:a1"  # As AnalysisRequest writes it.
    page.evaluate("async text => (await starting)({ token: 1, text })", truth)
    page.wait_for_function("() => told.some(({ result }) => result)")
    assert page.evaluate("() => told[0]") == {}


def test_taps_do_nothing_while_the_computer_thinks_and_new_game_ends_the_analysis(page):
    stop_clock(page)
    open_game(page)
    seat(page, "Human", "Perfect")
    tap(page, "a1")
    run_until(page, "thinking")
    tap(page, "b2")
    assert squares(page) == {"a1": "X"}
    press(page, "New game")
    run_until(page, "playing")
    assert (squares(page), status(page)) == ({}, "Your move. Tap any square.")


def test_two_computers_play_to_a_draw_and_the_score_counts_it(page):
    open_game(page)
    seat(page, "Perfect", "Perfect")
    wait_phase(page, "finished")
    assert status(page) == "The board is full"
    page.get_by_text("Computer (Perfect 1): 0, Computer (Perfect 2): 0, draws: 1").wait_for()


def test_undo_against_the_computer_gives_the_turn_back(page):
    open_game(page)
    seat(page, "Human", "Medium")
    tap(page, "a1")
    page.wait_for_function("() => document.querySelectorAll('[data-mark]').length === 2")
    wait_phase(page, "playing")
    press(page, "Undo")
    assert (squares(page), status(page), game(page)) == ({}, "Your move. Tap any square.", "3x3:")


def test_the_players_are_kept(page):
    open_game(page)
    seat(page, "Human", "Hard")
    page.reload()
    wait_phase(page, "playing")
    page.locator("#seats").get_by_text("Hard").wait_for()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("3x3:a1b2a2", "You block the left column. You threaten to complete the diagonal, so that must be blocked."),
        ("3x3:a1b2a2c3", "You complete the left column"),
    ],
)
def test_a_hint_marks_a_square_and_says_why_until_the_next_move(page, text, reason):
    open_game(page, text)
    take_hint(page)
    assert (status(page), page.locator("#detail").inner_text()) == ("Top left", reason)
    assert page.locator("[data-hint]").count() == 1
    assert page.locator("[data-hint]").get_attribute("aria-label").startswith("a3, ")
    tap(page, "c1")
    wait_phase(page, "playing")
    assert page.locator("[data-hint]").count() == 0


def hinted(page):
    """The squares that a hint points at."""
    return page.locator("[data-hint]").evaluate_all("nodes => nodes.map(node => node.ariaLabel.slice(0, 2)).sort()")


def ideas(page):
    """The number of lines drawn for an idea."""
    return page.locator("#rings .idea").count()


def test_a_hint_says_where_to_look_then_the_idea_then_the_move(page):
    open_game(page, "3x3:a1c3c1b1")
    press(page, "Hint")
    page.locator("[data-hint]").first.wait_for()
    assert status(page) == "Look where two of your lines cross."
    assert (hinted(page), ideas(page)) == (["a1", "a2", "a3", "b2", "c1"], 0)
    press(page, "Hint")
    assert status(page) == "One square makes two threats at once."
    assert page.locator("#detail").inner_text() == "Left column and diagonal"
    assert (hinted(page), ideas(page)) == (["a1", "a2", "a3", "b2", "c1"], 2)
    press(page, "Hint")
    assert (status(page), hinted(page), ideas(page)) == ("Top left", ["a3"], 2)
    press(page, "Hint")
    assert (hinted(page), ideas(page)) == (["a3"], 2), "there is no fourth step"
    play(page, "a3")
    assert (hinted(page), ideas(page)) == ([], 0)


def test_a_hint_to_the_only_safe_square_warns_of_another(page):
    open_game(page, "3x3:a1")
    press(page, "Hint")
    page.locator("[data-hint]").first.wait_for()
    press(page, "Hint")
    assert status(page) == "Only one square is safe."
    assert page.locator("#detail").inner_text() == "Bottom middle? Then X plays middle left and can win."


def test_explain_shows_the_answer_to_the_square_under_the_mouse(page):
    open_game(page, "3x3:a1")
    press(page, "Explain")
    page.locator("[data-value]").first.wait_for()
    box = square(page, "b1").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_text("X plays middle left and wins in 3 moves.").wait_for()
    assert page.locator("#detail").inner_text() == "It goes on like this: a2 a3 b2 c2 c3."
    assert ideas(page) == 1
    assert square(page, "a2").get_attribute("aria-label").endswith(", answer")
    assert squares(page) == {"a1": "X"}, "pointing is not playing"
    page.mouse.move(1, 1)
    page.get_by_text("One square keeps the draw").wait_for()
    assert ideas(page) == 0


def test_explain_shows_the_answer_to_the_square_with_the_focus(page):
    open_game(page, "3x3:")
    press(page, "Explain")
    page.locator("[data-value]").first.wait_for()
    square(page, "a3").focus()
    page.keyboard.press("ArrowDown")
    page.get_by_text("Middle left: then 4 of 8 answers are safe for O.").wait_for()
    page.keyboard.press("ArrowDown")
    page.get_by_text("Bottom left: then only the centre is safe for O.").wait_for()
    assert [square(page, name).inner_text()[:2] for name in ("a1", "b1", "b2")] == ["=1", "=4", "=4"]


def test_a_large_board_shows_rings_instead_of_question_marks(page):
    open_game(page, "15x15k5:h8h9i8i9j8")
    press(page, "Explain")
    page.locator("#rings [data-strong]").first.wait_for()
    assert "This board is too large to check every move." in page.locator("#detail").inner_text()
    assert "?" not in page.locator("#board").inner_text()
    play(page, "k8")
    press(page, "Explain")
    assert page.locator("#rings .x, #rings .o").count() == 0


def test_a_review_shows_every_mistake_and_what_punishes_it(page):
    open_game(page, "3x3:a1b1a2a3c1b2c3b3")
    press(page, "Review")
    page.locator("#review-sentence small").wait_for()
    mistakes = page.locator("#review-steps [data-mistake]")
    assert mistakes.evaluate_all("nodes => nodes.map(node => node.querySelector('b').textContent)") == ["b1", "c1", "b2", "c3"]
    page.locator("#review-steps button").nth(1).click()
    assert page.locator("#review-sentence small").inner_text() == "X plays middle left and wins in 3 moves."
    assert ideas(page) == 1
    button(page, "Try again from here").click()
    assert (game(page), status(page)) == ("3x3:a1", "O's turn")
    play(page, "b2")
    assert squares(page) == {"a1": "X", "b2": "O"}


def test_values_are_shown_on_every_empty_square_after_each_move(page):
    open_game(page, "3x3:a1")
    press(page, "Explain")
    page.locator("[data-value]").first.wait_for()
    shown = values(page)
    assert shown.pop("b2") == "draw, 7 safe answers"
    assert all(value.startswith("loses") for value in shown.values())
    tap(page, "b1")
    page.wait_for_function("() => document.querySelectorAll('[data-value]').length === 7")
    assert "win" in values(page)["a3"] or "win" in values(page)["b2"]
    assert square(page, "b2").inner_text().startswith("+")
    press(page, "Explain")
    assert page.locator("[data-value]").count() == 0


def test_the_values_of_a_whole_board_appear_at_once(page):
    open_game(page, "4x4+corners+squares:")
    press(page, "Explain")
    page.locator("[data-value]").first.wait_for()
    assert {value.split(",")[0] for value in values(page).values()} == {"draw"}
    assert len(values(page)) == 16


def test_a_review_names_the_mistake_and_play_continues_from_there(page):
    open_game(page, "3x3:a1b2a2")
    play(page, "c3", "a3")
    press(page, "Review")
    page.locator("#review-sentence").get_by_text("O’s move 2 lost it. Top right. Top left would have kept the draw.").wait_for()
    steps = page.locator("#review-steps button")
    assert steps.count() == 5
    assert steps.nth(3).get_attribute("aria-label").endswith("loses in 1 move, mistake")
    steps.nth(2).click()
    assert (squares(page), status(page)) == ({"a1": "X", "b2": "O", "a2": "X"}, "O's turn")
    tap(page, "a3")
    wait_phase(page, "playing")
    assert squares(page)["a3"] == "O"
    press(page, "Undo")
    press(page, "Redo")
    assert squares(page)["a3"] == "O"
