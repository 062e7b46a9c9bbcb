"""The whole board fits, whatever the board and the window are."""

import itertools

import pytest

from board import button, open_game, panel, square, wait_squares
from conftest import wait_phase

GAMES = ["1x1", "1x19", "19x1", "3x3", "4x4", "6x6", "11x11", "19x19"]
SMALLEST_TARGET = 24  # CSS pixels
WINDOWS = [
    (320, 480), (320, 568), (360, 640), (390, 844), (768, 1024),
    (1280, 720), (1920, 1080), (3840, 2160),
]

MEASURE = """async () => {
    // A change of the window is told before the next frame is drawn.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = (node) => {
        const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
    };
    const isShown = (node) => node.checkVisibility() && box(node).width > 1;
    const parts = {};
    const controls = document.querySelectorAll("header button, #toolbar button, [data-piece]");
    for (const node of [...controls, document.querySelector("h1")].filter(isShown)) {
        const { left, top, width, height } = box(node);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        parts[node.id || node.localName] = {
            ...box(node),
            isOnTop: node.contains(hit),
            isCut: node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1,
        };
    }
    const text = document.createRange();
    text.selectNodeContents(document.getElementById("status"));
    parts.status = { ...box(text), isOnTop: true, isCut: false };
    parts.card = { ...box(document.getElementById("card")), isOnTop: true, isCut: false };
    const cells = [...document.querySelectorAll("[role=gridcell]")];
    return {
        window: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
        scrolls: [document.scrollingElement, document.body, document.getElementById("stage")]
            .filter((node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight)
            .map((node) => `${node.id || node.localName} shows ${node.clientWidth}×${node.clientHeight}`
                + ` of ${node.scrollWidth}×${node.scrollHeight}`),
        cells: cells.map(box),
        squares: cells.map((cell) => box(cell.firstChild)),
        parts,
    };
}"""


def faults(seen, columns):
    """What is wrong with what was measured, in words."""
    for scrolling in seen["scrolls"]:
        yield f"{scrolling} pixels"
    window, parts, cells = seen["window"], seen["parts"], seen["cells"]
    for name, part in parts.items():
        if not is_within(part, window):
            yield f"{name} is beyond the window: {part}"
        if part["isCut"]:
            yield f"{name} does not hold its content: {part}"
        if not part["isOnTop"]:
            yield f"{name} is covered: {part}"
    for (name, part), (other_name, other) in itertools.combinations(parts.items(), 2):
        if overlaps(part, other):
            yield f"{name} overlaps {other_name}: {part} {other}"
    for index, (cell, square) in enumerate(zip(cells, seen["squares"])):
        if abs(cell["width"] - cell["height"]) > 0.1 or abs(square["width"] - square["height"]) > 0.1:
            yield f"square {index} is not square: {cell} {square}"
        if abs(cell["width"] - cells[0]["width"]) > 0.1:
            yield f"square {index} is of another size: {cell} {cells[0]}"
        if not is_within(square, cell) or not is_within(cell, parts["card"]):
            yield f"square {index} is out of place: {square} {cell} {parts['card']}"
        if index % columns and overlaps(cell, cells[index - 1]):
            yield f"square {index} overlaps its left neighbour"
        if index >= columns and overlaps(cell, cells[index - columns]):
            yield f"square {index} overlaps the one above"
    if cells[0]["width"] < SMALLEST_TARGET and "zoom" not in parts:
        yield f"squares of {cells[0]['width']} pixels and no way to zoom"
    missing = {"undo", "redo", "new-game", "how-to-play", "games", "symbols"} - set(parts)
    if missing:
        yield f"not to be seen: {missing}"


def is_within(inner, outer):
    return (
        inner["left"] >= outer["left"] - 0.5
        and inner["top"] >= outer["top"] - 0.5
        and inner["right"] <= outer["right"] + 0.5
        and inner["bottom"] <= outer["bottom"] + 0.5
    )


def overlaps(one, other):
    return (
        min(one["right"], other["right"]) - max(one["left"], other["left"]) > 0.5
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 0.5
    )


def go_to(page, game):
    """Opens an empty game, also where another one is open."""
    columns, rows = game.split("k")[0].split("x")
    page.goto(f"/#{game}:")
    page.wait_for_function(
        "name => document.getElementById('board').getAttribute('aria-label') === name",
        arg=f"Board, {columns} by {rows}",
    )
    wait_phase(page, "playing")


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_fits_every_window_also_turned(page, game):
    go_to(page, game)
    columns = int(game.split("x")[0])
    wrong = []
    for width, height in WINDOWS:
        for size in [(width, height), (height, width)]:
            page.set_viewport_size(dict(zip(("width", "height"), size)))
            seen = page.evaluate(MEASURE)
            wrong += [f"{size}: {fault}" for fault in faults(seen, columns)]
    assert not wrong, "\n".join(wrong)


PHONE = {"width": 320, "height": 568}


@pytest.fixture
def phone(new_page):
    return new_page(viewport=PHONE, has_touch=True, reduced_motion="reduce")


def side(page):
    return page.get_by_role("gridcell").first.bounding_box()["width"]


@pytest.mark.parametrize("game_text", ["19x19", "19x1k3", "1x19k3"])
def test_small_squares_can_be_enlarged_and_played(phone, game_text):
    go_to(phone, game_text)
    small = side(phone)
    zoom = button(phone, "Zoom")
    if game_text != "1x19k3":
        assert small < SMALLEST_TARGET
    if small >= SMALLEST_TARGET:
        assert not zoom.is_visible()
        return
    zoom.tap()
    phone.wait_for_selector("#zoom[aria-pressed=true]")
    assert side(phone) >= 44
    last = "s1" if game_text[0:2] == "19" else "a19"
    for name in ["a1", last, "a1"]:
        square(phone, name).scroll_into_view_if_needed()
        square(phone, name).tap(force=True)
    phone.get_by_role("status").get_by_text("a1 is taken").wait_for()
    wait_squares(phone, {"a1": "X", last: "O"})
    zoom.tap()
    phone.wait_for_selector("#zoom[aria-pressed=false]")
    assert side(phone) == small
    assert not list(faults(phone.evaluate(MEASURE), int(game_text.split("x")[0])))


def test_another_game_is_not_zoomed(phone):
    go_to(phone, "19x19")
    button(phone, "Zoom").tap()
    phone.wait_for_selector("#zoom[aria-pressed=true]")
    go_to(phone, "3x3")
    assert not button(phone, "Zoom").is_visible()
    assert not list(faults(phone.evaluate(MEASURE), 3))
    go_to(phone, "19x19")
    assert button(phone, "Zoom").get_attribute("aria-pressed") == "false"
    assert side(phone) < SMALLEST_TARGET


def test_the_whole_square_is_the_target(phone):
    go_to(phone, "6x6")
    cell = square(phone, "b2").locator("xpath=..").bounding_box()
    phone.touchscreen.tap(cell["x"] + 0.5, cell["y"] + cell["height"] - 0.5)
    wait_squares(phone, {"b2": "X"})


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (844, 390)])
@pytest.mark.parametrize("text", ["19x19k12+corners+squares:a1", "4x4+corners+squares:a1b1a4b4d1b2d4", "3x3:a1b1a2b2a3"])
def test_long_names_and_long_results_fit_too(new_page, text, size):
    page = new_page(viewport=dict(zip(("width", "height"), size)), reduced_motion="reduce")
    open_game(page, text)
    columns = int(text.split("x")[0])
    wrong = list(faults(page.evaluate(MEASURE), columns))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("opener", ["how-to-play", "games", "symbols"])
def test_panels_fit_and_their_buttons_stay_in_reach(page, opener):
    page.emulate_media(reduced_motion="reduce")
    open_game(page, "4x4+corners+squares:")
    page.locator("#" + opener).click()
    for width, height in WINDOWS:
        for size in [(width, height), (height, width)]:
            page.set_viewport_size(dict(zip(("width", "height"), size)))
            box = panel(page).bounding_box()
            assert box["x"] >= 0 and box["y"] >= 0, size
            assert box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1], size
            button(page, "OK").click(trial=True)
