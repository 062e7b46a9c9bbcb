"""The whole board fits, whatever the board and the window are."""

import itertools

import pytest

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
            .some((node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight),
        cells: cells.map(box),
        squares: cells.map((cell) => box(cell.firstChild)),
        parts,
    };
}"""


def faults(seen, columns):
    """What is wrong with what was measured, in words."""
    if seen["scrolls"]:
        yield "something has to be scrolled"
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
    columns, rows = game.split("x")
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
