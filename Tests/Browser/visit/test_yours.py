"""The player's saved data: names, recent games and score, restored in the next visit."""

import pytest

from board import (
    button, choose_level, game, has_panel, headline, open_game, panel, play, press, save, squares, status, wait_yes,
)
from conftest import TIME_LIMIT, wait_phase
from hearing import listen, wait_told
from playwright.sync_api import expect


@pytest.fixture
def context(new_context):
    """Pages that share storage."""
    return new_context()


def visit(context, address="/"):
    page = context.new_page()
    page.goto(address)
    wait_phase(page, "playing", "finished")
    return page


def visit_for_two(context):
    return visit(context, "/#3x3:")


def names(page):
    return page.locator("#seats b").all_inner_texts()


def name(page, seat, text):
    """Taps the name of a seat and types another one."""
    page.locator(f"#player-{seat}").click()
    panel(page).get_by_label("Name").fill(text)
    page.keyboard.press("Enter")
    page.locator("#panel").wait_for(state="hidden")


def last_games(page):
    """The cards of the recent games, by their lines."""
    press(page, "History")
    return [text.split("\n") for text in panel(page).locator(".cards button").all_inner_texts()]


def test_a_tap_on_a_name_changes_name_and_symbol(context):
    page = visit_for_two(context)
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


def test_the_result_calls_the_players_by_their_names(context):
    page = visit(context, "/#3x3:a1b1a2b2")
    name(page, "x", "Ada")
    play(page, "a3")
    assert (headline(page), status(page)) == ("Ada wins!", "Left column, in 3 moves")


def test_the_computer_has_no_name_to_type(context):
    page = visit(context)
    choose_level(page, "Easy")
    page.locator("#player-o").click()
    assert panel(page).get_by_label("Name").is_disabled()
    panel(page).get_by_role("radio", name="Hard").check()
    assert panel(page).get_by_role("heading").inner_text() == "Computer (Hard)"


def test_score_and_marks_are_restored(context):
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


def test_a_link_keeps_the_saved_game_in_the_menu(context):
    page = visit(context, "/#4x4:")
    choose_level(page, "Beginner")
    page.get_by_role("radio", name="2 players").check(force=True)
    play(page, "b2", "a1", "c3")
    page.close()
    page = visit(context, "/#5x5:c3")
    assert (game(page), squares(page)) == ("5x5:c3", {"c3": "X"})
    assert last_games(page) == [["4×4", "Player 1 – Player 2 · unfinished"]]
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
    save(page, players="person beginner fixed")
    page.goto("/")
    wait_phase(page, "playing")
    play(page, "a3")
    press(page, "History")
    assert panel(page).get_by_text("Beginner, Tic-tac-toe: 1 game, 1 win and 0 draws").is_visible()
    page.reload()
    wait_phase(page, "finished")
    press(page, "History")
    assert panel(page).get_by_text("Beginner, Tic-tac-toe: 1 game, 1 win and 0 draws").is_visible()


def test_games_in_two_tabs_are_counted_in_both(context):
    context.add_init_script("try { localStorage.players = 'person beginner fixed'; } catch { /* Not of the page. */ }")
    pages = [visit(context, "/#3x3:a1b1a2b2"), visit(context, "/#4x4:a1b1a2b2a3b3")]
    for page in pages:
        page.reload()  # A link starts a game of two persons.
        wait_phase(page, "playing")
    for page, last in zip(pages, ["a3", "a4"]):
        play(page, last)
        press(page, "New game")
        wait_phase(page, "playing")
        # The next one adds to what this one has kept.
        kept = page.evaluate("() => localStorage.journal")
        for other in pages:
            other.wait_for_function("kept => localStorage.journal === kept", arg=kept)
    for page in pages:
        press(page, "History")
        for told in ["Beginner, Tic-tac-toe: 1 game, 1 win and 0 draws", "Beginner, 4×4: 1 game, 1 win and 0 draws"]:
            expect(panel(page)).to_contain_text(told)
        assert {"Tic-tac-toe", "4×4"} == {text.split("\n")[0] for text in panel(page).locator(".cards button").all_inner_texts()}


def shown(page, selector, text):
    """Waits until an element of a tab says so, as what another tab has kept comes later."""
    expect(page.locator(selector)).to_have_text(text, timeout=TIME_LIMIT)


def win(page):
    play(page, "a1", "b1", "a2", "b2", "a3")


def test_a_name_given_in_one_tab_stays_when_a_game_ends_in_another(context):
    one, other = visit_for_two(context), visit(context, "/#3x3:a1b1a2b2")
    name(one, "x", "Ann")
    shown(other, "#name-x", "Ann")
    play(other, "a3")
    assert headline(other) == "Ann wins!"
    assert names(visit(context)) == ["Ann", "Player 2"]


def test_a_setting_and_a_symbol_of_one_tab_stay_when_another_chooses_too(context):
    one, other = visit_for_two(context), visit_for_two(context)
    button(one, "Menu").click()
    panel(one).get_by_role("radio", name="Dark").check()
    one.keyboard.press("Escape")
    expect(other.locator("#page")).to_have_attribute("data-theme", "dark", timeout=TIME_LIMIT)
    button(other, "Menu").click()
    panel(other).get_by_role("checkbox", name="Sound").uncheck()
    other.keyboard.press("Escape")
    one.locator("#player-o").click()
    panel(one).get_by_role("radio", name="Star").check()
    one.keyboard.press("Escape")
    other.wait_for_function("() => localStorage.symbols === 'x star'")
    other.locator("#player-x").click()
    panel(other).get_by_role("radio", name="Heart").check()
    other.keyboard.press("Escape")
    later = visit(context)
    assert later.locator("#page").get_attribute("data-theme") == "dark"
    button(later, "Menu").click()
    assert not panel(later).get_by_role("checkbox", name="Sound").is_checked()
    later.keyboard.press("Escape")
    play(later, "b2", "a1")
    assert squares(later) == {"b2": "Heart", "a1": "Star"}


def test_two_tabs_count_one_score(context):
    tabs = [visit_for_two(context), visit_for_two(context)]
    for count, page in enumerate(tabs, 1):
        win(page)
        for tab in tabs:
            shown(tab, "#wins", f"{count} – 0")
    shown(visit(context), "#wins", "2 – 0")


def test_a_game_that_has_begun_keeps_its_players_in_its_tab(context):
    one, other = visit_for_two(context), visit_for_two(context)
    play(other, "b2", "a1")
    choose_level(one, "Beginner")
    name(one, "x", "Ann")
    shown(other, "#name-x", "Ann")
    play(other, "c3", "c1")
    assert (len(squares(other)), names(other)) == (4, ["Ann", "Player 2"])
    assert names(one) == ["Ann", "Computer"]
    assert one.locator("#player-o small").inner_text() == "Beginner"


def test_a_full_storage_costs_nothing_but_what_it_would_keep(context):
    context.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    page = visit_for_two(context)
    name(page, "x", "Ann")
    win(page)
    assert headline(page) == "Ann wins!"
    press(page, "Play again")
    wait_phase(page, "playing")
    assert page.locator("#wins").inner_text() == "1 – 0"


@pytest.mark.parametrize("event", ["pagehide", "visibilitychange"])
def test_a_move_is_kept_though_the_page_goes_before_it_is_drawn(context, event):
    page = visit(context)
    kept = page.evaluate(
        """(event) => {
            document.querySelector("button[role=gridcell][aria-label^=b2]").click();
            (event === "pagehide" ? window : document).dispatchEvent(new Event(event));
            return localStorage.game;
        }""",
        event,
    )
    assert kept.startswith("3x3:b2 ")


@pytest.mark.parametrize("is_composing", [True, False], ids=["told", "by its code alone"])
def test_the_enter_that_ends_a_composition_does_not_close_the_panel(context, is_composing):
    page = visit_for_two(context)
    page.locator("#player-x").click()
    panel(page).get_by_label("Name").focus()
    session = context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": "にほん", "selectionStart": 3, "selectionEnd": 3})
    page.evaluate(
        """(isComposing) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
            key: "Enter", keyCode: 229, isComposing, bubbles: true, cancelable: true,
        }))""",
        is_composing,
    )
    assert has_panel(page)
    session.send("Input.insertText", {"text": "日本"})
    assert panel(page).get_by_label("Name").input_value() == "日本"
    page.keyboard.press("Enter")
    page.locator("#panel").wait_for(state="hidden")
    assert names(page) == ["日本", "Player 2"]


def test_a_page_that_is_gone_back_to_knows_what_was_played_since(context):
    page = visit(context)
    page.evaluate("""() => {
        localStorage.journal = "g 4x4:a1b1 2 person person first";
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }""")
    press(page, "History")
    assert panel(page).locator(".cards button").inner_text().startswith("4×4")


def test_a_page_that_is_gone_back_to_has_opened_no_file(context):
    page = visit(context)
    press(page, "History")
    page.evaluate("""() => {
        localStorage.journal = "g 4x4:a1b1 2 person person first";
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }""")
    expect(page.locator("#panel .cards button")).to_contain_text("4×4")
    assert panel(page).get_by_text("Nothing new is in this file").count() == 0


def test_a_history_that_is_open_shows_what_another_tab_has_kept(context):
    def keep(played):
        page.evaluate("""(played) => {
            localStorage.journal = `g ${played} 2 person person first`;
            dispatchEvent(new StorageEvent("storage", { key: "journal" }));
        }""", played)
        return page.locator("#panel .cards button")

    page = visit(context)
    keep("4x4:a1b1")
    press(page, "History")
    shown = keep("5x5:a1b1")
    expect(shown).to_contain_text("5×5")
    before = shown.inner_html()
    keep("5x5:c3d4")  # The same words, another picture.
    expect(shown).to_contain_text("5×5")
    page.wait_for_function("before => document.querySelector('#panel .cards button').innerHTML !== before", arg=before)


def test_two_tabs_that_save_at_once_lose_no_game(context):
    page = visit_for_two(context)
    play(page, "b2", "a1")
    press(page, "New game")
    page.wait_for_function("() => localStorage.journal?.includes('3x3:b2a1')")
    other = "g 4x4:a1b1 2 person person first"
    # Told until the part of the page is there that heeds it.
    page.wait_for_function("""(other) => {
        dispatchEvent(new StorageEvent("storage", { key: "journal", newValue: other }));
        return localStorage.journal.includes("4x4:a1b1");
    }""", arg=other)
    assert "3x3:b2a1" in page.evaluate("() => localStorage.journal")
    later = "g 5x5:c3d4 2 person person first"
    kept = page.evaluate("""([other, later]) => {
        document.dispatchEvent(new Event("visibilitychange"));  // Saves what waits.
        localStorage.journal = later;
        dispatchEvent(new StorageEvent("storage", { key: "journal", newValue: other }));
        document.dispatchEvent(new Event("visibilitychange"));
        return localStorage.journal;
    }""", [other, later])
    assert kept == later, "another tab has replaced it, and knew of it"


WRECKS = ["", "\x00", "g", "t 9", "000 0 0", "person easy never", "é\nü\nß", "9" * 5000, "g 3x3:b2b2 1 person easy first\nt x", "3x3: x"]


@pytest.mark.parametrize("text", WRECKS, ids=range(len(WRECKS)))
def test_the_page_starts_with_any_saved_text(context, text):
    page = context.new_page()
    save(page, **dict.fromkeys(["symbols", "players", "settings", "journal", "game"], text))
    page.close()
    page = visit(context)
    assert game(page) == "3x3:"
    play(page, "b2")
    press(page, "History")
    button(page, "OK").click()
    marks = squares(page)
    assert marks.pop("b2") == "X"
    assert set(marks.values()) <= (set() if text else {"O"}), "only a first visit is against the computer"


# Games as a file


def history(page):
    """The list in the panel of the recent games."""
    return page.locator("#panel .cards button").all_inner_texts()


def test_games_are_saved_as_a_file_and_opened_elsewhere(new_context):
    page = new_context().new_page()
    page.add_init_script("""
        window.persisted = 0;
        navigator.storage.persist = async () => { persisted += 1; return true; };
    """)
    open_game(page, "3x3:a1b1a2b2")
    play(page, "a3")
    press(page, "New game")
    wait_phase(page, "playing")
    press(page, "History")
    played = history(page)
    assert len(played) == 1
    with page.expect_download() as download:
        button(page, "Save my games").click()
    assert download.value.suggested_filename == "tic-tac-toe.txt"
    assert page.evaluate("() => persisted") == 1, "the browser is asked to keep them"
    file = download.value.path()

    other = new_context().new_page()
    open_game(other, "4x4:b2a1")
    press(other, "New game")
    wait_phase(other, "playing")
    press(other, "History")
    own = history(other)
    for added in ["1 entry added", "Nothing new is in this file"]:
        with other.expect_file_chooser() as chooser:
            button(other, "Open my games").click()
        chooser.value.set_files(file)
        panel(other).get_by_text(added).wait_for()
        assert history(other) == own + played, "its own come first, and nothing is there twice"
    other.reload()
    wait_phase(other, "playing")
    press(other, "History")
    assert history(other) == own + played


def test_a_file_without_games_adds_nothing(new_context, tmp_path):
    page = new_context().new_page()
    open_game(page)
    for content in [b"Dear diary", bytes(range(256)), b"g 3x3:zz9 1 human human x\n" * 5000]:
        press(page, "History")
        (tmp_path / "file.txt").write_bytes(content)
        with page.expect_file_chooser() as chooser:
            button(page, "Open my games").click()
        chooser.value.set_files(tmp_path / "file.txt")
        panel(page).get_by_text("Nothing new is in this file").wait_for()
        assert history(page) == []
        button(page, "OK").click()  # Each round has its own panel, without what was told before.


def test_an_empty_file_is_told(new_context, tmp_path):
    page = new_context().new_page()
    listen(page)
    open_game(page)
    press(page, "History")
    (tmp_path / "file.txt").write_bytes(b"")
    with page.expect_file_chooser() as chooser:
        button(page, "Open my games").click()
    chooser.value.set_files(tmp_path / "file.txt")
    panel(page).get_by_text("Nothing new is in this file").wait_for()
    wait_told(page, "Nothing new is in this file", is_start=True)
