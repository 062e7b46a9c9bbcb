"""Everything on the board stands out, in every theme, with any colour vision and in forced colours."""

import itertools

import pytest

from board import button, frames, lift, move, open_game, piece, press, square, take_hint, wait_whole
from conftest import open_context
from pixels import colors, contrast, greatest_change

TEXT, SHAPE = 4.5, 3
THEMES = ["light", "dark", "contrast", "chalk"]

# The colours of the style sheet's tokens as (red, green, blue); translucent ones are mixed with the
# sheet of the board.
TOKENS = """(names) => {
    const probe = document.createElement("i");
    document.body.append(probe);
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const style = getComputedStyle(probe);
    const paint = (value) => { probe.style.color = value; context.fillStyle = style.color; context.fillRect(0, 0, 1, 1); };
    const seen = Object.fromEntries(names.map((name) => {
        paint("var(--sheet)");
        paint(`var(--${name})`);
        return [name, [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)];
    }));
    probe.remove();
    return seen;
}"""

# Foreground, background and the least contrast.
PAIRS = [
    *((name, "sheet", SHAPE) for name in ["x", "o", "grid", "win", "loss", "ink", "edge"]),
    *((name, f"{name}-wash", TEXT) for name in ["win", "loss"]),
    ("edge", "raised", SHAPE),
    *((name, "pen", SHAPE) for name in ["x", "o"]),
    *itertools.product(["ink", "soft"], ["sheet", "raised", "ground", "glow"], [TEXT]),
    ("ink", "pen", TEXT),
    ("on-ink", "ink", TEXT),
]

# The light that reaches an eye without one kind of cones, as matrices for red, green and blue
# (Machado, Oliveira and Fernandes 2009).
EYES = {
    "no red": [(0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)],
    "no green": [(0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)],
    "no blue": [(1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)],
}
DISTINCT = 20  # CIE 1976; 2.3 is just noticeable


def linear(color):
    return [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in color)
    ]


def lab(light):
    """Converts linear light to CIE L*a*b*."""
    red, green, blue = light
    xyz = [
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    ]
    x, y, z = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one, other, eye=None):
    """The distance of two colours, as seen by an eye."""
    def seen(color):
        light = linear(color)
        if eye:
            light = [min(1, max(0, sum(a * b for a, b in zip(row, light)))) for row in EYES[eye]]
        return lab(light)
    return sum((a - b) ** 2 for a, b in zip(seen(one), seen(other))) ** 0.5


@pytest.fixture(scope="module")
def tokens(browser, site):
    """The colours of each theme, by its name and the system's colour scheme."""
    names = {name for pair in PAIRS for name in pair[:2]} | {"x", "o"}
    found = {}
    for scheme in ["light", "dark"]:
        context = open_context(browser, base_url=site, color_scheme=scheme)
        page = context.new_page()
        open_game(page)
        wait_whole(page)
        button(page, "Online").wait_for()
        for theme in [*THEMES, "system"]:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            found[theme, scheme] = page.evaluate(TOKENS, sorted(names))
        context.close()
    return found


def test_everything_on_the_board_stands_out_in_every_theme(tokens):
    weak = {
        f"{theme} ({scheme}): {one} on {other}": round(contrast(seen[one], seen[other]), 2)
        for (theme, scheme), seen in tokens.items()
        for one, other, least in PAIRS
        if contrast(seen[one], seen[other]) < least
    }
    assert not weak
    assert tokens["light", "dark"] == tokens["light", "light"] == tokens["system", "light"]
    assert len({str(seen) for seen in tokens.values()}) == 5, "five looks"


def test_more_contrast_is_honoured_in_every_theme(new_page):
    page = new_page(contrast="more")
    open_game(page)
    wait_whole(page)
    button(page, "Online").wait_for()
    for theme in [*THEMES, "system"]:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        seen = page.evaluate(TOKENS, ["ink", "soft", "grid", "edge", "hair"])
        assert len({str(color) for color in seen.values()}) == 1, (theme, seen)


@pytest.mark.parametrize("eye", [None, *EYES])
def test_every_eye_tells_the_marks_apart(tokens, eye):
    weak = {
        key: round(difference(seen["x"], seen["o"], eye))
        for key, seen in tokens.items()
        if difference(seen["x"], seen["o"], eye) < DISTINCT
    }
    assert not weak


def test_the_check_rejects_red_and_green_of_equal_lightness():
    red, green = (190, 60, 40), (90, 110, 30)
    assert difference(red, green) > 3 * DISTINCT
    assert difference(red, green, "no green") < DISTINCT


# Forced colours: each state must change the picture.


def last(page):
    open_game(page, "3x3:b2")
    return square(page, "b2"), "data-last"


def hint(page):
    open_game(page, "3x3:a1b2a2")
    take_hint(page)
    return page.locator("[data-hint]"), "data-hint"


def drop(page):
    open_game(page)
    lift(page, "x")
    move(page, "c3")
    page.locator("[data-drop]").wait_for()
    return page.locator("[data-drop]"), "data-drop"


def winning(page):
    open_game(page, "3x3:a1b1a2b2a3")
    return square(page, "a2"), "data-winning"


def losing(page):
    open_game(page, "3x3+misere:a1b1a2b2a3")
    return square(page, "a2"), "data-losing"


def opponent(page):
    open_game(page)
    button(page, "Online").wait_for()  # Its button makes the choice narrower.
    return page.get_by_role("radio", name="2 players"), "checked"


def explaining(page):
    open_game(page)
    press(page, "Explain")
    return page.locator("#explain[aria-pressed=true]"), "aria-pressed"


def held(page):
    open_game(page)
    piece(page, "x").click()
    return piece(page, "x"), "aria-pressed"


def game_at_hand(page):
    open_game(page)
    press(page, "Boards")
    return page.locator(".cards [aria-current]"), "aria-current"


def shown_move(page):
    open_game(page, "3x3:a1b2a2c3a3")
    press(page, "Review")
    page.locator("#review-sentence").get_by_text("Top right").wait_for()
    return page.locator("#review-steps [aria-current]"), "aria-current"


def mistake(page):
    shown_move(page)
    return page.locator("#review-steps [data-mistake]"), "data-mistake"


@pytest.mark.parametrize(
    "state",
    [last, hint, drop, winning, losing, opponent, explaining, held, game_at_hand, shown_move, mistake],
    ids=lambda state: state.__name__,
)
def test_forced_colours_show_every_state(new_page, state):
    page = new_page(forced_colors="active", device_scale_factor=2)
    node, attribute = state(page)
    if state is not drop:
        page.mouse.move(0, 0)
    node.scroll_into_view_if_needed()
    box = node.bounding_box()
    clip = {"x": box["x"] - 4, "y": box["y"] - 4, "width": box["width"] + 8, "height": box["height"] + 8}
    with_it = colors(page, clip)
    node.evaluate("(node, attribute) => { node.removeAttribute(attribute); node.checked &&= false; }", attribute)
    frames(page)
    without = colors(page, clip)
    assert greatest_change(with_it, without) >= SHAPE


def test_forced_colours_show_whose_turn_it_is(new_page):
    page = new_page(forced_colors="active", device_scale_factor=2)
    open_game(page)
    button(page, "Online").wait_for()
    seat = page.locator("#seat-x").bounding_box()
    clip = {**seat, "x": seat["x"] - 4, "width": seat["width"] + 8}
    before = colors(page, clip)
    page.evaluate("() => { document.documentElement.dataset.turn = 'o' }")
    frames(page)
    assert greatest_change(before, colors(page, clip)) >= SHAPE
