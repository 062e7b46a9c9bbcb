"""What is the player's own: names, the last games, the score, found again in the next visit."""

import pytest

from board import (
    button, game, has_panel, headline, open_game, panel, play, press, squares, status, wait_yes,
)
from conftest import wait_phase
from playwright.sync_api import expect


@pytest.fixture
def context(new_context):
    """Pages that share what they store."""
    return new_context()


def visit(context, address="/"):
    page = context.new_page()
    page.goto(address)
    wait_phase(page, "playing", "finished")
    return page


def names(page):
    return page.locator("#seats b").all_inner_texts()


def name(page, seat, text):
    """Taps the name of a seat and types another one."""
    page.locator(f"#player-{seat}").click()
    panel(page).get_by_label("Name").fill(text)
    page.keyboard.press("Enter")
    page.locator("#panel").wait_for(state="hidden")


def last_games(page):
    """The cards of the last games, by their lines."""
    press(page, "Your games")
    return [text.split("\n") for text in panel(page).locator(".cards button").all_inner_texts()]


def test_a_tap_on_a_name_changes_name_and_symbol(context):
    page = visit(context)
    page.locator("#player-o").click()
    sheet = panel(page)
    assert sheet.get_by_role("heading").inner_text() == "Player 2"
    assert not sheet.get_by_label("Name").evaluate("node => node === document.activeElement")
    sheet.get_by_label("Name").fill("Ada <b>")
    sheet.get_by_role("radio", name="Star").check()
    assert sheet.get_by_role("heading").inner_text() == "Ada <b>", "it is shown while it is typed"
    sheet.get_by_label("Name").press("Enter")
    assert not has_panel(page)
    assert names(page) == ["Player 1", "Ada <b>"]
    page.reload()
    wait_phase(page, "playing")
    assert names(page) == ["Player 1", "Ada <b>"]
    play(page, "b2", "a1")
    assert squares(page) == {"b2": "X", "a1": "Star"}


def test_a_name_is_not_interrupted_by_words_that_come_later(context):
    page = context.new_page()
    held = []
    page.route("**/room.en.txt", lambda route: held.append(route))
    with page.expect_request("**/room.en.txt"):
        page.goto("/")
    page.locator("#player-x").click()
    panel(page).get_by_label("Name").fill("Ada")
    with page.expect_request("**/cues.js"):  # It waits for the words.
        held[0].continue_()
    page.keyboard.press("Enter")
    page.locator("#panel").wait_for(state="hidden")
    assert names(page) == ["Ada", "Player 2"]


def test_the_result_calls_the_players_by_their_names(context):
    page = visit(context, "/#3x3:a1b1a2b2")
    name(page, "x", "Ada")
    play(page, "a3")
    assert (headline(page), status(page)) == ("Ada wins", "X wins: column a1–a3")


def test_the_computer_has_no_name_to_type(context):
    page = visit(context)
    page.locator("#strip").get_by_role("radio", name="Casual").click()
    page.locator("#player-o").click()
    assert panel(page).get_by_label("Name").is_disabled()
    panel(page).get_by_role("radio", name="Hard").check()
    assert panel(page).get_by_role("heading").inner_text() == "Hard"


def test_score_and_marks_are_found_again(context):
    page = visit(context, "/#3x3:a1b1a2b2")
    play(page, "a3")
    score = page.locator("#wins")
    assert score.inner_text() == "1 – 0"
    page.close()
    page = visit(context)
    assert page.locator("#wins").inner_text() == "1 – 0"
    press(page, "Undo")
    play(page, "a3")
    assert page.locator("#wins").inner_text() == "1 – 0", "the same game is counted once"
    press(page, "New game")
    wait_phase(page, "playing")
    play(page, "b2")
    page.reload()
    wait_phase(page, "playing")
    assert page.locator("#wins").inner_text() == "1 – 0"


def test_a_link_opens_beside_the_kept_game_which_waits_in_the_menu(context):
    page = visit(context, "/#4x4:")
    page.locator("#strip").get_by_role("radio", name="Easy").click()
    page.locator("#strip").get_by_role("radio", name="Friend").click()
    play(page, "b2", "a1", "c3")
    page.close()
    page = visit(context, "/#5x5:c3")
    assert (game(page), squares(page)) == ("5x5:c3", {"c3": "X"})
    assert last_games(page) == [["4×4", "Player 1 against Player 2 · 3 moves"]]
    picture = panel(page).locator(".cards use")
    assert picture.count() == 3
    panel(page).get_by_role("button", name="4×4").click()
    wait_phase(page, "playing")
    assert (game(page), len(squares(page)), has_panel(page)) == ("4x4:b2a1c3", 3, False)
    assert last_games(page)[0][0] == "5×5"
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state.isSheet")
    page.go_back()
    page.wait_for_function("() => location.hash === '#5x5:c3'")


def test_games_against_the_computer_are_counted(context):
    page = visit(context, "/#3x3:a1b1a2b2")
    page.evaluate("() => localStorage.setItem('players', '010')")
    page.reload()
    wait_phase(page, "playing")
    play(page, "a3")
    press(page, "Your games")
    assert panel(page).get_by_text("Easy, 3×3: 1 played, 1 won, 0 drawn").is_visible()
    page.reload()
    wait_phase(page, "finished")
    press(page, "Your games")
    assert panel(page).get_by_text("Easy, 3×3: 1 played, 1 won, 0 drawn").is_visible()


def test_what_is_played_in_two_tabs_is_counted_in_both(context):
    context.add_init_script("try { localStorage.players = '010'; } catch { /* Not of the page. */ }")
    pages = [visit(context, "/#3x3:a1b1a2b2"), visit(context, "/#4x4:a1b1a2b2a3b3")]
    for page in pages:
        page.reload()  # A link is a game of two persons.
        wait_phase(page, "playing")
    for page, last in zip(pages, ["a3", "a4"]):
        play(page, last)
        press(page, "New game")
        wait_phase(page, "playing")
    for page in pages:
        press(page, "Your games")
        for told in ["Easy, 3×3: 1 played, 1 won, 0 drawn", "Easy, 4×4: 1 played, 1 won, 0 drawn"]:
            expect(panel(page)).to_contain_text(told)
        assert {"3×3", "4×4"} == {text.split("\n")[0] for text in panel(page).locator(".cards button").all_inner_texts()}


def test_a_page_that_is_gone_back_to_knows_what_was_played_since(context):
    page = visit(context)
    page.evaluate("""() => {
        localStorage.journal = "g 4x4:a1b1 2 00 0";
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }""")
    press(page, "Your games")
    assert panel(page).locator(".cards button").inner_text().startswith("4×4")


WRECKS = ["", "\x00", "g", "t 9", "000 0 0", "é\nü\nß", "9" * 5000, "g 3x3:b2b2 1 00 0\nt x", "3x3: x"]


@pytest.mark.parametrize("text", WRECKS, ids=range(len(WRECKS)))
def test_no_kept_text_keeps_the_page_from_starting(context, text):
    page = context.new_page()
    page.goto("/words.en.txt")  # What the origin keeps can be reached without a game.
    page.evaluate(
        """text => {
            for (const key of ["symbols", "players", "settings", "journal", "game"]) {
                localStorage.setItem(key, text);
            }
        }""",
        text,
    )
    page.close()
    page = visit(context)
    assert game(page) == "3x3:"
    play(page, "b2")
    press(page, "Your games")
    button(page, "OK").click()
    assert squares(page) == {"b2": "X"}
