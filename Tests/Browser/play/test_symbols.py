"""The players' symbols, which every mark and every sentence uses."""

import pytest

from board import (
    button, headline, open_game, panel, piece, play, press, save, square, squares, status, tap, visit,
)
from conftest import wait_phase


NAMES = ["X", "O", "Triangle", "Diamond", "Star", "Heart", "Moon", "Bolt"]
PLAYERS = ["First player", "Second player"]


def radio(page, player, name):
    group = page.get_by_role("group", name=player)
    return group.get_by_role("radio", name=name, exact=True)


def choose(page, first, second):
    """Chooses both symbols, in an order in which neither is taken by the other player."""
    press(page, "Symbols")
    panel(page).wait_for()
    for player, name in zip(PLAYERS, (first, second)):
        radio(page, player, name).check()
    press(page, "OK")


def drawn(locator):
    """The outline of the mark drawn in an element."""
    return locator.evaluate("""(node) => {
        const drawn = [...node.querySelectorAll("use")]
            .map((use) => document.querySelector(use.getAttribute("href")));
        const paths = drawn.flatMap((shape) => shape.localName === "path" ? [shape] : [...shape.children]);
        return paths.map((path) => path.getAttribute("d")).join("");
    }""")


def offered(page, player, name):
    """The outline that the picker shows for a symbol."""
    return radio(page, player, name).locator("xpath=..").locator("path").get_attribute("d")


def test_each_player_has_eight_shapes_to_choose_from(page):
    open_game(page)
    press(page, "Symbols")
    for player, other, own in [(*PLAYERS, "X"), (*PLAYERS[::-1], "O")]:
        radios = page.get_by_role("group", name=player).get_by_role("radio")
        assert [radio.get_attribute("aria-label") for radio in radios.all()] == NAMES
        assert len({offered(page, player, name) for name in NAMES}) == len(NAMES)
        assert radio(page, player, own).is_checked()
        # The other player's symbol is disabled.
        assert radio(page, other, own).is_disabled()
        assert radios.and_(page.locator(":disabled")).count() == 1


def test_both_players_cannot_hold_the_same(page):
    open_game(page)
    press(page, "Symbols")
    radio(page, "First player", "Star").check()
    assert radio(page, "Second player", "Star").is_disabled()
    assert radio(page, "Second player", "X").is_enabled()
    radio(page, "Second player", "Star").click(force=True)
    assert radio(page, "Second player", "O").is_checked()
    radio(page, "Second player", "X").check()
    assert radio(page, "First player", "X").is_disabled()
    press(page, "OK")
    assert status(page) == "Star's turn"


def test_the_picker_is_moved_through_by_arrows(page):
    open_game(page)
    press(page, "Symbols")
    page.keyboard.press("ArrowRight")  # Skips O, the other player's symbol.
    assert radio(page, "First player", "Triangle").is_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert radio(page, "Second player", "Diamond").is_checked()


def test_marks_and_sentences_follow(page):
    open_game(page, "3x3:a1b1a2")
    press(page, "Symbols")
    shapes = {name: offered(page, "First player", name) for name in NAMES}
    press(page, "OK")
    for locator, name in [(square(page, "a1"), "X"), (square(page, "b1"), "O")]:
        assert drawn(locator) == shapes[name]
    choose(page, "Heart", "Moon")
    assert squares(page) == {"a1": "Heart", "b1": "Moon", "a2": "Heart"}
    for locator in [square(page, "a1"), square(page, "a2"), piece(page, "x")]:
        assert drawn(locator) == shapes["Heart"]
    for locator in [square(page, "b1"), piece(page, "o")]:
        assert drawn(locator) == shapes["Moon"]
    assert status(page) == "Moon's turn"
    press(page, "How to play")
    assert "Heart goes first" in panel(page).inner_text()
    press(page, "OK")
    play(page, "b2")
    tap(page, "a3")
    wait_phase(page, "finished")
    assert status(page) == "Left column, in 3 moves"
    assert headline(page) == "Heart wins!"
    assert square(page, "a2").get_attribute("aria-label") == "a2, Heart, winning line"


def test_symbols_are_kept_for_the_next_visit(new_context):
    context = new_context()
    page = context.new_page()
    open_game(page)
    choose(page, "Bolt", "Diamond")
    page.reload()
    wait_phase(page, "playing")
    assert status(page) == "Bolt's turn"
    other = context.new_page()
    open_game(other, "3x3:b2")
    assert (status(other), squares(other)) == ("Diamond's turn", {"b2": "Bolt"})


def test_unreadable_storage_is_ignored(page):
    open_game(page)
    for kept in ["", "00", "zz", "99", "0", "012", "x", "x x", "x sun", "<b>", "\0", "ä" * 9000]:
        save(page, symbols=kept)
        visit(page)
        assert status(page) == "X's turn", kept[:10]
    play(page, "b2")


BROKEN_STORAGE = {
    "forbidden": """Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("The operation is insecure.", "SecurityError"); } });""",
    "full": """Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError"); };""",
    "absent": "Object.defineProperty(window, 'localStorage', { value: null });",
}


@pytest.mark.parametrize("fault", BROKEN_STORAGE)
def test_broken_storage_loses_a_preference_but_not_the_game(page, fault):
    page.add_init_script(BROKEN_STORAGE[fault])
    open_game(page)
    play(page, "b2")
    choose(page, "Star", "Heart")
    assert squares(page) == {"b2": "Star"}
    play(page, "a1")
    assert squares(page) == {"b2": "Star", "a1": "Heart"}
    page.reload()
    wait_phase(page, "playing")
    assert squares(page) == {"b2": "X", "a1": "O"}
    assert button(page, "New game").is_visible()
