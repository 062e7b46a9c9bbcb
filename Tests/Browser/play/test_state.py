"""The state of the page as data: whose turn it is, who won, and the game."""

import pytest

from board import button, game, open_game, play, tap
from conftest import wait_phase

STATE = "() => { const { turn, outcome, game } = document.documentElement.dataset; return [turn, outcome, game]; }"


def state(page):
    return page.evaluate(STATE)


def test_the_page_tells_whose_turn_it_is_and_the_game(page):
    open_game(page, "3x3:")
    assert state(page) == ["x", "", "3x3:"]
    play(page, "b2")
    assert state(page) == ["o", "", "3x3:b2"]
    button(page, "Undo").click()
    assert state(page) == ["x", "", "3x3:"]


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("3x3:a1b1a2b2a3", "x"),
        ("3x3:a1b1a2b2c3b3", "o"),
        ("3x3:b2a3c1a1a2c2c3b3b1", "draw"),
        # In misère, completing a line loses.
        ("3x3+misere:a1b1a2b2a3", "o"),
    ],
)
def test_the_page_tells_who_won(page, text, outcome):
    open_game(page, text)
    assert state(page) == ["", outcome, text]


@pytest.mark.moving
def test_the_state_changes_together_with_the_phase(page):
    page.add_init_script("""addEventListener("DOMContentLoaded", () => {
        window.states = [];
        const { dataset } = document.documentElement;
        new MutationObserver(() => {
            const state = [dataset.phase, dataset.turn, dataset.outcome, dataset.game];
            // The phase is also set again as it is.
            if (`${state}` !== `${window.states.at(-1)}`) states.push(state);
        }).observe(document.documentElement, { attributeFilter: ["data-phase"] });
    });""")
    open_game(page, "3x3:a1b1a2b2")
    tap(page, "a3")
    wait_phase(page, "finished")
    assert page.evaluate("() => states") == [
        ["playing", "x", "", "3x3:a1b1a2b2"],
        ["animating", "", "x", "3x3:a1b1a2b2a3"],
        ["finished", "", "x", "3x3:a1b1a2b2a3"],
    ]
    assert game(page) == "3x3:a1b1a2b2a3"
