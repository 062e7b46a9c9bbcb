"""Everything fits, is visible and stays in place, on any board and in any window."""

import itertools
import json

import pytest

from board import (
    Finger, button, center, choose_level, frames, open_game, panel, play, press, set_letters, square, squares, status,
    tap, use_own_font, visit, wait_squares, wait_whole,
)
from conftest import SITE, wait_phase
from static_host import serving

GAMES = ["1x1", "1x19", "19x1", "3x3", "4x4", "6x6", "11x11", "19x19"]
SMALLEST_TARGET = 24  # CSS pixels
SMALLEST_BOARD = 240  # CSS pixels; the page scrolls if there is less room.
WINDOWS = [
    (320, 480), (320, 568), (360, 640), (390, 844), (768, 1024),
    (1280, 720), (1920, 1080), (3840, 2160),
]
DESK = {"width": 1280, "height": 900}
WINDOWS_TURNED = [size for width, height in WINDOWS for size in ((width, height), (height, width))]
# From a folded phone to a wall, and what is left of a screen at 200 % and 400 % zoom.
WIDTHS = [280, 304, 320, 344, 360, 390, 480, 568, 640, 720, 844, 932, 1024, 1280, 1440, 1920, 3840]
HEIGHTS = [
    256, 280, 296, 320, 340, 360, 376, 390, 400, 414, 432, 450, 480, 512, 540, 568, 600, 640, 653,
    667, 720, 768, 800, 844, 900, 1024, 1080, 1180, 1366, 1440, 2160,
]


@pytest.fixture(scope="module")
def site():
    """A host that lets the page be shown in a frame of any size; our own server forbids it."""
    with serving(SITE) as server:
        yield server.address


# Everything that a player could not see, reach or tell apart, in words. A text with an ellipsis is a
# name, which may be cut but not hidden.
FAULTS = """() => {
    const faults = [];
    const name = (node) => node.id || node.ariaLabel || node.textContent.trim() || node.localName;
    const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const width = document.documentElement.clientWidth;
    const page = document.scrollingElement;
    if (page.scrollWidth > width) faults.push(`the page is ${page.scrollWidth} wide`);
    const controls = [...document.querySelectorAll("button, input, a")]
        .filter((node) => !node.closest("[role=grid], #panel") && isSeen(node));
    const boxes = controls.map((node) => node.getBoundingClientRect());
    // With large letters the actions stay at the window's lower edge, and the rest scrolls behind them.
    const actions = document.getElementById("actions");
    const isSticky = getComputedStyle(actions).position === "sticky";
    const isBehind = (one, other) => isSticky && actions.contains(one) !== actions.contains(other);
    const range = document.createRange();
    const leaves = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1
        || inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2;
    controls.forEach((node, index) => {
        const box = boxes[index];
        if (box.left < -0.5 || box.right > width + 0.5) faults.push(`${name(node)} is beyond the window`);
        if (box.top < -0.5) faults.push(`${name(node)} is above the page`);
        if (box.width < 24 || box.height < 24) faults.push(`${name(node)} is ${box.width}×${box.height}`);
        let hasInk = node.type === "radio";  // Drawn as a dot by the style sheet.
        for (const drawing of node.querySelectorAll("svg")) {
            const ink = drawing.getBoundingClientRect();
            if (!isSeen(drawing) || ink.width < 8) continue;
            hasInk = true;
            if (leaves(ink, box)) faults.push(`${name(node)}: its drawing leaves it`);
        }
        const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const text = walk.currentNode;
            const style = getComputedStyle(text.parentElement);
            if (!text.data.trim() || text.parentElement.className === "unseen" || !isSeen(text.parentElement) || parseFloat(style.fontSize) < 9) continue;
            if (text.parentElement.getBoundingClientRect().width > 8) hasInk = true;
            if (style.textOverflow === "ellipsis") continue;
            range.selectNodeContents(text);
            if ([...range.getClientRects()].some((ink) => leaves(ink, box))) {
                faults.push(`${name(node)}: "${text.data.trim()}" leaves it`);
            }
        }
        if (!hasInk) faults.push(`${name(node)} is blank`);
        for (let other = 0; other < index; other++) {
            const [one, two] = [box, boxes[other]];
            if (!isBehind(node, controls[other]) && Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
                && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1) {
                faults.push(`${name(node)} overlaps ${name(controls[other])}`);
            }
        }
    });
    const talk = document.getElementById("talk");
    if (talk.scrollHeight > talk.clientHeight + 1) {
        faults.push(`the words take ${talk.scrollHeight} of ${talk.clientHeight}`);
    }
    const card = document.getElementById("card").getBoundingClientRect();
    if (Math.max(card.width, card.height) < 239.5) faults.push(`the board is ${card.width} wide`);
    const cells = [...document.querySelectorAll("button[role=gridcell]")];
    for (const node of [...controls, cells[0], cells[cells.length >> 1], cells[cells.length - 1]]) {
        let box = node.getBoundingClientRect();
        const bottom = isSticky && !actions.contains(node) ? actions.getBoundingClientRect().top : innerHeight;
        if (box.top < 0 || box.bottom > bottom) {
            node.scrollIntoView({ block: "nearest" });
            box = node.getBoundingClientRect();
        }
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!node.contains(hit)) faults.push(`${name(node)} is covered by ${hit ? name(hit) : "nothing"}`);
    }
    page.scrollTop = 0;
    return faults;
}"""

# The places of the squares.
BOARD = """() => {
    const box = (node) => {
        const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
    };
    const cells = [...document.querySelectorAll("[role=row] > div")];
    return {
        window: { left: 0, top: 0, right: innerWidth, bottom: document.documentElement.scrollHeight },
        card: box(document.getElementById("card")),
        canZoom: document.getElementById("zoom").checkVisibility(),
        cells: cells.map(box),
        squares: cells.map((cell) => box(cell.firstChild)),
    };
}"""

# Everything on the open panel that a player could not see or reach, in words.
PANEL_FAULTS = """() => {
    const dialog = document.querySelector("#panel:not([inert])");
    const outer = dialog.getBoundingClientRect();
    const faults = [];
    if (outer.left < 0 || outer.top < 0 || outer.right > innerWidth || outer.bottom > innerHeight) {
        faults.push(`the panel is beyond the window: ${JSON.stringify(outer)}`);
    }
    const title = document.createRange();
    title.selectNodeContents(document.getElementById("panel-title"));
    const ink = title.getBoundingClientRect();
    const { left, right } = document.getElementById("panel-title").getBoundingClientRect();
    if (ink.left < left - 1 || ink.right > right + 1) faults.push(`"${title}" leaves its place`);
    const body = document.getElementById("panel-body");
    if (body.scrollWidth > body.clientWidth) faults.push(`${body.scrollWidth} of ${body.clientWidth} are wide`);
    // A sheet that takes the whole window scrolls whole; elsewhere its body does, which shows some lines.
    const isWhole = getComputedStyle(dialog).overflowY === "auto";
    const seen = Math.min((isWhole ? dialog : body).clientHeight, body.scrollHeight);
    const line = parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (seen < Math.min(6 * line, body.scrollHeight)) faults.push(`${seen} of ${body.scrollHeight} are high`);
    const controls = [...dialog.querySelectorAll("button, label")].filter((node) => node.checkVisibility());
    for (const node of controls) {
        node.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = node.getBoundingClientRect();
        const isTarget = node.localName === "button" || node.contains(node.control);
        if (isTarget && Math.min(width, height) < 24) faults.push(`${node.id || node.ariaLabel || node.textContent} is ${width}×${height}`);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!node.contains(hit) && !node.control?.contains(hit)) {
            faults.push(`${node.id || node.ariaLabel || node.textContent} is out of reach`);
        }
    }
    return faults;
}"""


def answers_at(frame, question, sizes):
    """The answers to a question at each size of the window.

    The window is a frame, which resizes at once, without waiting for a paint.
    """
    script = f"""(sizes) => {{
        const question = {question};
        const frame = frameElement;
        return JSON.stringify(sizes.map(([width, height]) => {{
            frame.width = width;
            frame.height = height;
            dispatchEvent(new Event("resize"));
            if (innerWidth !== width || innerHeight !== height) throw `no window of ${{width}}×${{height}}`;
            return question();
        }}));
    }}"""
    return json.loads(frame.evaluate(script, sizes))


def faults_at(frame, question, sizes):
    """The faults found by a question, in words, each with the size of the window."""
    answers = answers_at(frame, question, sizes)
    return [f"{size}: {fault}" for size, faults in zip(sizes, answers) for fault in faults]


def framed(page, root=16):
    """The page inside of a frame, with a size of its letters."""
    set_letters(page, root)
    page.route("**/framed", lambda route: route.fulfill(
        content_type="text/html",
        body="<!doctype html><style>* { margin: 0; border: 0 }</style>"
             f"<iframe src='/' width='{DESK['width']}' height='{DESK['height']}'></iframe>"))
    page.goto("/framed")
    return page.frames[1]


def board_faults(seen, columns):
    """The faults of the squares, in words."""
    cells = seen["cells"]
    if not is_within(seen["card"], seen["window"]):
        yield f"the board is beyond the window: {seen['card']}"
    for index, (cell, square) in enumerate(zip(cells, seen["squares"])):
        if abs(cell["width"] - cell["height"]) > 0.1 or abs(square["width"] - square["height"]) > 0.1:
            yield f"square {index} is not square: {cell} {square}"
        if abs(cell["width"] - cells[0]["width"]) > 0.1:
            yield f"square {index} is of another size: {cell} {cells[0]}"
        if not is_within(square, cell) or not is_within(cell, seen["card"]):
            yield f"square {index} is out of place: {square} {cell} {seen['card']}"
        if index % columns and overlaps(cell, cells[index - 1]):
            yield f"square {index} overlaps its left neighbour"
        if index >= columns and overlaps(cell, cells[index - columns]):
            yield f"square {index} overlaps the one above"
    if cells[0]["width"] < SMALLEST_TARGET and not seen["canZoom"]:
        yield f"squares of {cells[0]['width']} pixels and no way to zoom"


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
    """Opens an empty game, even if another one is open."""
    columns, rows = game.split("k")[0].split("x")
    page.goto(f"/#{game}:")
    page.wait_for_function(
        "name => document.getElementById('board').getAttribute('aria-label') === name",
        arg=f"Board, {columns} by {rows}",
    )
    wait_phase(page, "playing")


# The elements beside the board in each phase of a game.


def first_visit(page):
    visit(page)


def middle(page):
    open_game(page, "4x4+corners+squares:a1b1c1")


def hint(page):
    open_game(page, "4x4+corners+squares:a1b1a4b4d1b2")
    press(page, "Hint")
    page.locator("[data-hint]").first.wait_for()


def explained(page):
    open_game(page, "3x3:a1b1a2b2")
    press(page, "Explain")
    page.locator("[data-value]").first.wait_for()


def end(page):
    open_game(page, "4x4+corners+squares:a1b1a4b4d1b2d4")


def by_threats(page, titles=("More puzzles", "Five in a row by threats")):
    """A puzzle with a long heading."""
    visit(page)
    page.locator("#games").click()
    for title in titles:
        button(page, title).click()
    page.wait_for_function("() => document.documentElement.dataset.game.startsWith('15x15')")
    wait_phase(page, "playing")


def review(page):
    open_game(page, "3x3:a1b2a2c3a3")
    press(page, "Review")
    page.locator("#review-sentence").get_by_text("Top right").wait_for()


@pytest.mark.parametrize("has_own_font", [True, False], ids=["own font", "system's font"])
@pytest.mark.parametrize(
    ("root", "state", "widths", "heights"),
    [
        (16, first_visit, WIDTHS, HEIGHTS),
        (16, end, WIDTHS, HEIGHTS),
        *((16, state, WIDTHS[::3], HEIGHTS[::4]) for state in (middle, hint, explained, review)),
        *((root, state, WIDTHS[::2], HEIGHTS[::5]) for root in (24, 32) for state in (first_visit, by_threats, end)),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)) if not isinstance(value, list) else "",
)
def test_every_window_shows_all_of_every_control(new_page, root, state, widths, heights, has_own_font):
    page = new_page(viewport=DESK)
    if not has_own_font:
        page.route("**/*.woff2", lambda route: None)  # It never comes.
    frame = framed(page, root)
    state(frame)
    wait_whole(frame)
    if has_own_font:
        use_own_font(frame)
    faults = faults_at(frame, FAULTS, list(itertools.product(widths, heights)))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("root", [24, 32])
def test_a_heading_with_long_words_fits(new_page, root):
    """Hungarian has the longest; the squares beyond the board's window do not count."""
    frame = framed(new_page(viewport=DESK, locale="hu"), root)
    by_threats(frame, ("További feladványok", "Öt egy vonalban fenyegetésekkel"))
    faults = faults_at(frame, FAULTS, [(320, 568), (390, 844)])
    assert [fault for fault in faults if "covered by nothing" not in fault] == []


@pytest.mark.parametrize("fault", [
    "#hint { font-size: 0 } #hint svg { display: none }",
    "#explain { margin-left: -60px }",
    "#menu { position: fixed; left: -10px }",
    "#seats::after { content: ''; position: fixed; inset: 0 }",
    "#talk { height: 20px }",
    "#hint { font-size: 90px; white-space: nowrap }",
])
def test_the_sweep_detects_faults(new_page, fault):
    page = new_page(bypass_csp=True)
    first_visit(page)
    assert page.evaluate(FAULTS) == []
    page.add_style_tag(content=fault)
    assert page.evaluate(FAULTS)


PLACES = """() => {
    scrollTo(0, 0);  // Where the page is longer than its window, a button may have been scrolled to.
    const nodes = [...document.querySelectorAll("#bar button, .slot, .line, [role=gridcell], #actions button, #card")];
    const seen = nodes.filter((node) => node.checkVisibility({ visibilityProperty: true }));
    return Object.fromEntries(seen.map((node, index) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [node.id || `${node.getAttribute("class")} ${index}`, [x, y, width, height].join(" ")];
    }));
}"""


@pytest.mark.parametrize(("size", "root"), [
    *((size, 16) for size in [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)]),
    ((360, 640), 24), ((390, 844), 24), ((390, 844), 32), ((480, 960), 32),
])
def test_nothing_moves_inside_a_game(new_page, size, root):
    page = new_page(viewport=dict(zip(("width", "height"), size)))
    set_letters(page, root)
    open_game(page, "3x3:")
    use_own_font(page)
    places = page.evaluate(PLACES)

    def expect_the_same(moment):
        now = page.evaluate(PLACES)
        moved = {name: (places[name], now[name]) for name in places.keys() & now.keys() if places[name] != now[name]}
        assert not moved, moment
        places.update(now)

    play(page, "a1")
    expect_the_same("a move")
    tap(page, "a1")
    expect_the_same("a refusal")
    play(page, "b2", "a2")
    press(page, "Hint")
    page.locator("[data-hint]").first.wait_for()
    expect_the_same("a hint")
    press(page, "Explain")
    page.locator("[data-value]").first.wait_for()
    expect_the_same("Explain")
    play(page, "c3", "a3")
    assert status(page) == "Left column, in 3 moves"
    expect_the_same("the end")
    press(page, "Review")
    page.locator("#review-sentence").get_by_text("Top right").wait_for()
    expect_the_same("the review")
    press(page, "Undo")
    expect_the_same("a move taken back")


# WCAG 1.4.12
SPACED = """
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
    p { margin-bottom: 2em !important; }
"""
# In words, what is lost where letters, words and lines have more space.
SPACING_FAULTS = """() => {
    const faults = [];
    const rows = [...document.querySelectorAll("[role=row]")].map((row) => row.getBoundingClientRect());
    [...document.querySelectorAll("#row-names span")].forEach((name, index) => {
        const ink = document.createRange();
        ink.selectNodeContents(name);
        const { top, bottom } = ink.getBoundingClientRect();
        const middle = (rows[index].top + rows[index].bottom) / 2;
        if (Math.abs((top + bottom) / 2 - middle) > rows[index].height / 4) {
            faults.push(`"${name.textContent}" is not beside its row`);
        }
    });
    const talk = document.getElementById("talk");
    for (const node of talk.querySelectorAll("h2, p, button")) {
        if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        for (const block of ["start", "end"]) {
            node.scrollIntoView({ block });
            const [inner, outer] = [node, talk].map((node) => node.getBoundingClientRect());
            const edge = block === "start" ? "top" : "bottom";
            if (inner[edge] < outer.top - 1 || inner[edge] > outer.bottom + 1) {
                faults.push(`the ${edge} of "${node.textContent}" cannot be seen`);
            }
        }
    }
    return faults;
}"""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_more_space_between_letters_and_lines_loses_nothing(new_page, size):
    page = new_page(viewport=dict(zip(("width", "height"), size)), bypass_csp=True)
    for state in (first_visit, end, hint):
        state(page)
        page.add_style_tag(content=SPACED)
        assert page.evaluate(SPACING_FAULTS) == [], state.__name__
        page.goto("about:blank")


def test_a_page_that_fits_does_not_scroll(page):
    open_game(page)
    for width, height in [(320, 568), (390, 844), (820, 1180), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "height => innerHeight === height && document.documentElement.scrollHeight === height", arg=height)


COVERED = """() => [...document.querySelectorAll("button[role=gridcell]")].filter((square) => {
    const { left, top, width, height } = square.getBoundingClientRect();
    return !square.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((square) => square.ariaLabel)"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_nothing_covers_the_board(new_page, size):
    page = new_page(viewport=dict(zip(("width", "height"), size)))
    for state in (first_visit, middle, hint, end, review):
        state(page)
        frames(page)
        assert page.evaluate(COVERED) == [], state.__name__
    if size[0] > size[1]:
        for name in ["Menu", "How to play", "Players", "Boards", "Symbols"]:
            open_game(page, "3x3:b2")
            press(page, name)
            panel(page).wait_for()
            assert page.evaluate(COVERED) == [], name


def test_the_whole_board_fits_every_window_also_turned(page):
    frame = framed(page)
    wrong = []
    for game in GAMES:
        go_to(frame, game)
        columns = int(game.split("x")[0])
        for size, seen in zip(WINDOWS_TURNED, answers_at(frame, BOARD, WINDOWS_TURNED)):
            wrong += [f"{game}, {size}: {fault}" for fault in board_faults(seen, columns)]
    assert not wrong, "\n".join(wrong)


PHONE = {"width": 320, "height": 568}


@pytest.fixture
def phone(new_page):
    return new_page(viewport=PHONE, has_touch=True)


def side(page):
    return page.get_by_role("gridcell").first.bounding_box()["width"]


def test_the_whole_square_is_the_target(phone):
    go_to(phone, "6x6")
    cell = square(phone, "b2").locator("xpath=..").bounding_box()
    phone.touchscreen.tap(cell["x"] + 0.5, cell["y"] + cell["height"] - 0.5)
    wait_squares(phone, {"b2": "X"})


# Phones on their side.
LYING = [(568, 320), (640, 360), (667, 375), (740, 360), (844, 390), (932, 430)]


@pytest.mark.parametrize("root", [16, 24, 32])
def test_panels_fit_and_their_buttons_stay_in_reach(new_page, root):
    frame = framed(new_page(viewport=DESK), root)
    open_game(frame, "4x4+corners+squares:")
    faults = []
    sizes = WINDOWS_TURNED if root == 16 else [(320, 568), (360, 640), (1280, 720), *LYING]
    for name in ["How to play", "Boards", "Symbols", "Players", "Language", "Menu", "Share", "History"]:
        press(frame, name)
        panel(frame).wait_for()
        faults += [f"{name}, {fault}" for fault in faults_at(frame, PANEL_FAULTS, sizes)]
        answers_at(frame, "() => null", [[*DESK.values()]])
        press(frame, "Close")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["en", "de"])
def test_titles_fit_in_letters_of_twice_the_size(new_page, language):
    frame = framed(new_page(viewport=DESK, locale=language), 32)
    faults = []
    for text, opener in [("3x3", "#games"), ("3x3", "#player-o"), ("3x3", "#share"), ("nonsense", None)]:
        open_game(frame, text)
        if opener:
            frame.locator(opener).click()
        panel(frame).wait_for()
        faults += faults_at(frame, PANEL_FAULTS, [(320, 568), (360, 640)])
        answers_at(frame, "() => null", [[*DESK.values()]])
        frame.locator("#close").click()
    assert not faults, "\n".join(faults)


# The names of players that end in an ellipsis, or have a word that is broken in two.
CUT_NAMES = """() => [...document.querySelectorAll(".who b")].filter((name) => {
    const text = name.firstChild, range = document.createRange();
    return name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1
        || [...text.data.matchAll(/\\S+/g)].some(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
        });
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("root", [16, 24])
@pytest.mark.parametrize("size", [(280, 653), (320, 568), (390, 844), (667, 375), (844, 390), (1024, 768), (1440, 900)])
def test_the_usual_names_are_not_cut(new_page, size, root):
    page = new_page(viewport=dict(zip(("width", "height"), size)))
    set_letters(page, root)
    for begin in (visit, open_game):
        begin(page)
        assert page.evaluate(CUT_NAMES) == []


def test_a_finger_on_the_board_scrolls_a_page_that_is_longer_than_its_window(new_page):
    page = new_page(viewport={"width": 390, "height": 600}, has_touch=True)
    set_letters(page, 24)
    open_game(page)
    assert page.evaluate("document.documentElement.scrollHeight > innerHeight")
    x, y = center(square(page, "b2"))
    finger = Finger(page)
    finger.down((x, y))
    finger.move((x, y - 80), steps=8)
    finger.up()
    page.wait_for_function("() => scrollY > 40")
    assert squares(page) == {}


@pytest.mark.parametrize("size", [(390, 844), (412, 915), (768, 1024), (1280, 720)])
def test_the_longest_name_of_a_level_is_not_cut(page, size):
    page.set_viewport_size(dict(zip(("width", "height"), size)))
    open_game(page, "15x15k5:")
    choose_level(page, "Trickster")
    tap(page, "h8")
    name = page.locator("#about-o")
    assert name.inner_text() == "Trickster"
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
