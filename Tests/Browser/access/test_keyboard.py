"""The page by keyboard, and the messages to a screen reader."""

import pytest

from board import (
    button, choose_level, frames, game, has_panel, open_game, panel, play, press, run, square, squares, status, tap, visit,
)
from conftest import stop_clock, wait_phase


def focus(page):
    """The focused square, or else the focused element."""
    return page.evaluate("""() => {
        const { activeElement: active } = document;
        return active.closest("[role=gridcell]") ? active.ariaLabel.split(",")[0] : active.id || active.localName;
    }""")


def start(page, text, name):
    """Opens a game with the focus on a square."""
    open_game(page, text)
    square(page, name).focus()


def type_keys(page, keys):
    for key in keys.split():
        page.keyboard.press(key)


WALKS = [
    ("4x3:", "a3", "ArrowRight", "b3"),
    ("4x3:", "a3", "ArrowDown", "a2"),
    ("4x3:", "b2", "ArrowLeft", "a2"),
    ("4x3:", "b2", "ArrowUp", "b3"),
    # The edges stop the focus.
    ("4x3:", "a3", "ArrowLeft", "a3"),
    ("4x3:", "a3", "ArrowUp", "a3"),
    ("4x3:", "d1", "ArrowRight", "d1"),
    ("4x3:", "d1", "ArrowDown", "d1"),
    ("4x3:", "c2", "Home", "a2"),
    ("4x3:", "b2", "End", "d2"),
    ("4x3:", "c2", "Control+Home", "a3"),
    ("4x3:", "b2", "Control+End", "d1"),
    # A letter and a number.
    ("4x3:", "a3", "c", "c3"),
    ("4x3:", "a3", "c 1", "c1"),
    ("4x3:", "a3", "Shift+C 1", "a3"),
    ("4x3:", "a3", "e", "a3"),
    ("4x3:", "a3", "b 4", "b3"),
    ("4x3:", "a3", "2", "a3"),
    ("19x19:", "a19", "s 1 9", "s19"),
    ("19x19:", "a19", "c 1 2", "c12"),
    ("19x19:", "a19", "c 1 ArrowLeft 2", "b1"),
    ("19x19:", "a19", "c 2 0", "c2"),
    ("19x19:", "a19", "c 2 5", "c5"),
    ("19x19:", "a19", "c 1 d 2", "d2"),
    # On 3×3 the digits are the keypad's, and can be mixed with letters.
    *[("3x3:", "b2", str(index + 1), name) for index, name in enumerate(
        ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"])],
    ("3x3:", "a3", "c 1 7", "a3"),
    ("3x3:", "a3", "0", "a3"),
    ("3x4:", "a3", "5", "a3"),
]


def test_the_focus_walks_over_the_board(page):
    wrong = []
    for text, name, keys, target in WALKS:
        start(page, text, name)
        type_keys(page, keys)
        if focus(page) != target:
            wrong.append(f"{text} {name} {keys}: {focus(page)}, not {target}")
    assert not wrong, "\n".join(wrong)


def test_browser_shortcuts_are_left_to_the_browser(page):
    start(page, "4x4:", "b2")
    page.evaluate("""() => {
        window.taken = [];
        addEventListener("keydown", (event) => { if (event.defaultPrevented) taken.push(event.key); });
    }""")
    type_keys(page, "Tab Shift+Tab F6 Control+b Alt+b Control+ArrowLeft z")
    assert page.evaluate("() => taken") == []
    assert (focus(page), game(page)) == ("b2", "4x4:")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_places_the_mark(page, key):
    stop_clock(page)  # A refusal is told for 2.5 s.
    start(page, "3x3:", "b2")
    page.keyboard.press(key)
    wait_phase(page, "playing")
    assert (squares(page), focus(page)) == ({"b2": "X"}, "b2")
    page.keyboard.press(key)
    assert (status(page), game(page)) == ("The centre is taken", "3x3:b2")
    type_keys(page, "ArrowLeft " + key)
    assert squares(page) == {"b2": "X", "a2": "O"}


def test_a_whole_game_by_keys_keeps_the_focus(page):
    stop_clock(page)
    start(page, "3x3:", "a1")
    type_keys(page, "Enter b Enter 4 Enter b 2 Enter 7 Enter")
    wait_phase(page, "finished")
    assert (status(page), focus(page)) == ("Left column, in 3 moves", "a3")
    page.keyboard.press("Enter")
    assert status(page) == "The game is over"
    assert focus(page) == "a3"


COMPOSED = """(isComposing) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
    key: "u", keyCode: 229, isComposing, bubbles: true, cancelable: true,
}))"""


@pytest.mark.parametrize("is_composing", [True, False], ids=["told", "by its code alone"])
def test_a_letter_that_is_composed_runs_no_command(page, is_composing):
    start(page, "3x3:b2a1", "c3")
    assert page.evaluate(COMPOSED, is_composing), "the browser may use it"
    assert game(page) == "3x3:b2a1"
    page.evaluate(COMPOSED.replace("229", "85"), False)
    assert game(page) == "3x3:b2"


def test_u_takes_back_and_shift_u_plays_again_on_the_board_alone(page):
    start(page, "3x3:", "a1")
    type_keys(page, "Enter b Enter")
    type_keys(page, "u")
    assert game(page) == "3x3:a1"
    type_keys(page, "u")
    assert game(page) == "3x3:"
    type_keys(page, "Shift+U Shift+U")
    assert (game(page), focus(page)) == ("3x3:a1b1", "b1")
    for elsewhere in ["#new-game", "#undo", "#games"]:
        page.locator(elsewhere).focus()
        type_keys(page, "u Shift+U ? b 2")
        assert (game(page), has_panel(page)) == ("3x3:a1b1", False), elsewhere
    page.evaluate("() => document.activeElement.blur()")
    type_keys(page, "u ?")
    assert (game(page), has_panel(page)) == ("3x3:a1b1", False)


def test_question_mark_opens_how_to_play_on_the_board(page):
    start(page, "3x3:", "c2")
    page.keyboard.press("?")
    assert page.get_by_role("dialog", name="How to play").is_visible()
    assert panel(page).evaluate("node => node.contains(document.activeElement)")
    page.keyboard.press("Enter")
    assert (has_panel(page), focus(page)) == (False, "c2")


def test_the_board_is_one_stop_of_the_tab_key(page):
    start(page, "4x4:", "a4")
    type_keys(page, "ArrowRight ArrowDown")
    page.evaluate("() => document.activeElement.blur()")
    page.locator("#player-o").focus()
    page.keyboard.press("Tab")
    assert focus(page) == "b3", "where the focus was last"
    seen = []
    while "body" not in seen:
        page.keyboard.press("Tab")
        seen.append(focus(page))
    assert not set(seen) & {f"{column}{row}" for column in "abcd" for row in "1234"}, seen
    assert {"hint", "explain"} <= set(seen)
    square(page, "d1").click()
    page.locator("#player-o").focus()
    page.keyboard.press("Tab")
    assert focus(page) == "d1", "where the pointer was last"


def test_the_board_is_a_grid_with_whole_names(page):
    open_game(page, "3x2k2:a1b1a2")
    assert page.get_by_role("grid", name="Board, 3 by 2").count() == 1
    rows = page.get_by_role("grid").get_by_role("row")
    names = [
        [node.get_attribute("aria-label") for node in row.get_by_role("gridcell").all()]
        for row in rows.all()
    ]
    assert names == [
        ["a2, X, winning line", "b2, empty", "c2, empty"],
        ["a1, X, winning line", "b1, O", "c1, empty"],
    ]
    assert page.locator("[role=row] > [role=presentation] > button[role=gridcell]").count() == 6


def test_squares_that_cannot_be_played_stay_in_reach(page):
    open_game(page, "3x3:b2")
    buttons = page.get_by_role("gridcell")
    deaf = lambda: {  # noqa: E731
        node.get_attribute("aria-label").split(",")[0]
        for node in buttons.all()
        if node.get_attribute("aria-disabled") == "true"
    }
    assert deaf() == {"b2"}
    page.goto("/#3x3:a1b1a2b2a3")
    wait_phase(page, "finished")
    assert len(deaf()) == 9
    press(page, "New game")
    assert deaf() == set()
    assert page.locator("button:disabled").count() == 0


# Announcements


@pytest.fixture
def heard(page):
    """The messages to a screen reader, in order."""
    page.add_init_script("""
        addEventListener("DOMContentLoaded", () => {
            window.heard = [];
            const live = "[role=alert], [role=log], [role=status], [aria-live]";
            for (const node of document.querySelectorAll(live)) {
                if (node.ariaLive === "off" || node.hidden) continue;
                new MutationObserver(() => heard.push(node.textContent))
                    .observe(node, { childList: true, characterData: true, subtree: true });
            }
        });
    """)

    def take(is_plain=True):
        texts = [text for text in page.evaluate("() => heard.splice(0)") if text]
        return [text.rstrip("\xa0") for text in texts] if is_plain else texts

    return take


def test_a_turn_is_one_message_and_nothing_is_told_twice(page, heard):
    open_game(page, "3x3:a1b1a2")
    assert heard() == [], "how it begins is there to be read"
    play(page, "b2")
    assert heard() == ["O: the centre (b2). X's turn."]
    play(page, "c3")
    heard()
    press(page, "Undo")
    assert heard() == ["Took back top right (c3). X's turn."]
    tap(page, "a3")
    wait_phase(page, "finished")
    assert heard() == ["X: top left (a3). X wins! Left column (a1–a3), in 3 moves."]
    press(page, "New game")
    wait_phase(page, "playing")
    assert heard() == ["New game: Tic-tac-toe. X's turn."]


# However long the engine takes, the page hears of no progress, which would be told before the reply.
ENDS_AT_ONCE = """
    window.Worker = class extends Worker {
        // A message without a token is a sign of life alone.
        set onmessage(hear) { super.onmessage = (event) => hear(event.data.progress === undefined ? event : { data: {} }); }
    };
"""


def test_the_reply_of_the_computer_is_told_with_the_move(page, heard):
    page.add_init_script(ENDS_AT_ONCE)
    open_game(page)
    choose_level(page, "Perfect")
    heard()
    tap(page, "a1")
    page.wait_for_function("() => document.querySelectorAll('[data-mark]').length === 2")
    wait_phase(page, "playing")
    assert heard() == ["Bottom left (a1). Computer: the centre (b2). Your turn."]
    press(page, "Undo")
    assert heard() == ["Took back the centre (b2) and bottom left (a1). Your turn."]


def test_explain_is_told_with_what_it_found(page, heard):
    open_game(page, "3x3:a1b1")
    press(page, "Explain")
    page.locator("[data-value]").first.wait_for()
    assert heard() == ["Explain on. Three squares win. Four keep the draw. X's turn."]
    press(page, "Explain")
    assert heard() == ["Explain off. X's turn."]


def test_the_title_of_the_window_follows_the_game(page):
    open_game(page, "3x3:a1b1a2")
    assert page.title() == "O's turn – Tic-tac-toe"
    play(page, "b2", "a3")
    assert page.title() == "X wins! – Tic-tac-toe"


def test_a_repeated_message_is_heard_again(page, heard):
    open_game(page)
    play(page, "b2")
    heard()
    for _ in range(3):
        tap(page, "b2")
    refusals = heard(is_plain=False)
    assert [text.rstrip("\xa0") for text in refusals] == ["The centre (b2) is taken."] * 3
    # A screen reader compares a text with the last one it read.
    assert all(one != other for one, other in zip(refusals, refusals[1:]))


def test_an_old_announcement_is_emptied_after_three_seconds(page):
    stop_clock(page)
    open_game(page)
    announcer = page.locator("[aria-live=assertive]")
    tap(page, "b2")
    run(page, 2000)
    tap(page, "a1")
    run(page, 2000)
    assert announcer.text_content().rstrip("\xa0") == "O: bottom left (a1). X's turn.", "the first one's end is not its own"
    run(page, 1000)
    assert announcer.text_content() == ""


def test_the_live_regions_are_there_before_the_program(page):
    with page.expect_response("**/"):
        page.goto("/", wait_until="commit")
    html = page.request.get("/").text()
    assert 'role="status"' in html and 'aria-live="assertive"' in html


# Focus


def test_the_focus_is_left_alone_on_load(page):
    for text in ["", "3x3:a1b1a2b2a3"]:
        page.goto("about:blank")  # Otherwise only the fragment of an open page would change.
        open_game(page, text)
        frames(page)
        assert focus(page) == "body", text


def test_the_result_does_not_take_the_focus(page):
    open_game(page, "3x3:a1b1a2b2")
    page.locator("#games").focus()
    tap(page, "a3")
    button(page, "Play again").wait_for()
    assert focus(page) == "a3"


@pytest.mark.parametrize("opener", ["menu", "games", "player-o", "share"])
@pytest.mark.parametrize("way_out", ["Escape", "Close"])
def test_a_panel_takes_the_focus_and_gives_it_back(page, opener, way_out):
    open_game(page)
    page.locator("#" + opener).focus()
    page.keyboard.press("Enter")
    assert panel(page).evaluate("node => node.contains(document.activeElement)")
    if way_out == "Close":
        button(page, "Close").focus()
    page.keyboard.press("Escape" if way_out == "Escape" else "Enter")
    assert (has_panel(page), focus(page)) == (False, opener)


def test_a_closed_panel_cannot_be_reached(page):
    open_game(page)
    press(page, "How to play")
    press(page, "OK")
    page.evaluate("() => document.activeElement.blur()")
    seen = set()
    for _ in range(24):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("() => document.activeElement.closest('#panel') !== null"))
    assert seen == {False}


def test_the_result_is_reached_by_tab_from_the_board(page):
    start(page, "3x3:a1b1a2b2", "a3")
    page.keyboard.press("Enter")
    button(page, "Play again").wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.textContent") == "Play again"
    page.keyboard.press("Enter")
    wait_phase(page, "playing")
    assert (game(page), squares(page)) == ("3x3:", {})


def test_choosing_a_game_by_keys(page):
    open_game(page)
    page.locator("#games").focus()
    type_keys(page, "Enter Tab Tab Tab Tab Tab Tab Enter")  # Five tiles lead to puzzles, lessons and drawings.
    assert (game(page), focus(page)) == ("4x4+corners+squares:", "games")
    page.keyboard.press("Enter")
    page.get_by_label("Columns", exact=True).focus()
    type_keys(page, "Control+a 5 Enter")
    assert (game(page), focus(page)) == ("5x4+corners+squares:", "games")


def test_another_board_keeps_the_focus_on_the_board(page):
    open_game(page, "3x3:")
    page.evaluate("() => { location.hash = '4x4:' }")
    page.get_by_role("grid", name="Board, 4 by 4").wait_for()
    square(page, "c2").focus()
    page.go_back()
    page.get_by_role("grid", name="Board, 3 by 3").wait_for()
    assert focus(page) in {f"{column}{row}" for column in "abc" for row in "123"}


# Buttons beside the board that disappear when they are used


def press_key_on(page, name, key="Enter"):
    """Presses a key on a button."""
    button(page, name).focus()
    page.keyboard.press(key)


def focused_text(page):
    return page.evaluate("() => document.activeElement.textContent")


def test_play_again_leads_to_the_board(page):
    start(page, "3x3:a1b1a2b2", "a3")
    page.keyboard.press("Enter")
    press_key_on(page, "Play again")
    wait_phase(page, "playing")
    assert (game(page), focus(page)) == ("3x3:", "a3")


def test_a_review_takes_the_focus_of_its_button_and_gives_it_to_the_board(page):
    open_game(page, "3x3:a1b2a2c3a3")
    press_key_on(page, "Review")
    page.locator("#review-sentence").get_by_text("Top right").wait_for()
    assert focused_text(page)[:2] == "c3", "the mistake, to which the board went back"
    press_key_on(page, "Play on")
    assert (game(page), focus(page)) == ("3x3:a1b2a2c3", "a3")


def test_controls_of_a_review_keep_the_focus(page):
    open_game(page, "3x3:a1b2a2c3a3")
    press(page, "Review")
    page.locator("#review-steps button").nth(1).focus()
    page.locator("#review-sentence").get_by_text("Top right").wait_for()
    page.keyboard.press("Enter")
    assert (game(page), focused_text(page)[:2]) == ("3x3:a1b2", "b2")
    press(page, "Play on")
    play(page, "b1", "b3", "c1")
    press(page, "Undo")
    press(page, "Undo")
    play(page, "a3", "c1")
    press(page, "Review")
    line = page.locator("#review-lines button").first
    said = line.text_content()
    line.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("said => document.querySelector('#review-lines button').textContent !== said", arg=said)
    assert line.evaluate("node => node === document.activeElement"), "the line that has taken its place"


def test_the_board_gets_the_focus_of_opponents_that_disappear(page):
    visit(page)
    button(page, "Or let the computer start").focus()
    page.keyboard.press("Enter")
    page.locator("#opponents").wait_for(state="hidden")
    assert focus(page) == "a3"


def test_changes_elsewhere_do_not_move_the_focus(page):
    open_game(page, "3x3:a1b1a2b2")
    page.locator("#new-game").focus()
    tap(page, "a3")
    button(page, "Play again").wait_for()
    page.locator("#new-game").focus()
    page.keyboard.press("Enter")
    wait_phase(page, "playing")
    assert focus(page) == "a3", "the button is not needed on an empty board"


def test_a_pointer_shows_no_focus_ring_and_scrolls_nothing(new_page):
    page = new_page(viewport={"width": 390, "height": 320})
    open_game(page, "3x3:a1b1a2b2")
    tap(page, "a3")
    button(page, "Play again").scroll_into_view_if_needed()
    before = page.evaluate("() => scrollY")
    assert before > 0
    button(page, "Play again").click()
    wait_phase(page, "playing")
    frames(page)
    assert focus(page) == "a3"
    assert page.evaluate("() => [scrollY, document.querySelector(':focus-visible')]") == [before, None]


def test_small_boards_name_rows_and_columns_for_keys(page):
    def names():
        return page.locator("#row-names").evaluate("node => getComputedStyle(node).opacity")

    open_game(page, "4x4:")
    assert names() == "0"
    tap(page, "b2")
    assert names() == "0", "a tap needs none"
    page.keyboard.press("ArrowUp")
    assert names() == "1"
    open_game(page, "5x5k4:")
    assert names() == "1"


def test_only_the_board_stands_between_the_players_and_the_message(page):
    """The pieces are the pointer's way: on the way to the board they would be two stops that say nothing."""
    open_game(page, "4x4:")
    page.locator("#player-x").focus()
    type_keys(page, "Tab")
    assert focus(page) == "player-o"
    type_keys(page, "Tab")
    assert focus(page) == "a4"
    for mark in "xo":
        assert page.locator(f"[data-piece={mark}]").get_attribute("aria-hidden") == "true"


def test_a_typed_square_that_has_the_focus_already_is_named(page, heard):
    start(page, "4x3:b3", "b3")
    heard()
    type_keys(page, "a")
    assert heard() == [], "the focus tells the square"
    type_keys(page, "3")
    assert heard() == ["a3, empty"]
    type_keys(page, "b 3")
    assert heard() == ["b3, X"]


def test_no_name_changes_more_than_once_a_move_on_a_large_board(page):
    """Hundreds of new names would keep a screen reader from telling the answer."""
    open_game(page, "15x15k5:")
    choose_level(page, "Beginner")
    press(page, "Explain")
    page.wait_for_function("() => document.querySelectorAll('[data-value]').length > 0")
    page.evaluate("""() => {
        window.renamed = [];
        new MutationObserver((records) => records.forEach(({ target, oldValue }) => {
            if (target.ariaLabel !== oldValue) renamed.push(target.ariaLabel.split(",")[0]);
        })).observe(document.getElementById("board"), {
            attributes: true, attributeFilter: ["aria-label"], attributeOldValue: true, subtree: true,
        });
    }""")
    play(page, "h8")
    page.wait_for_function("() => document.querySelectorAll('[data-mark]').length === 2")
    page.wait_for_function("() => document.querySelectorAll('[data-value]').length > 0")
    renamed = page.evaluate("() => renamed")
    assert sorted(renamed) == sorted(set(squares(page))), "the two marks"
