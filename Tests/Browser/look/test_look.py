"""Light and dark, contrast, larger text, forced colours and reduced motion."""

import pytest

from board import (
    button, frames, moves, open_game, panel, play, press, run, square, tap, wait_painted, wait_whole,
)
from conftest import FAILING_PROGRAM, hold, wait_phase
from pixels import (
    colors, contrast, contrasts, greatest_change, greatest_contrast, luminance,
)

TEXT, SHAPE = 4.5, 3


@pytest.fixture(params=["light", "dark"])
def scheme(request):
    return request.param


@pytest.fixture
def page(new_page, scheme):
    """A page without motion, with two device pixels per CSS pixel."""
    return new_page(color_scheme=scheme, device_scale_factor=2)


def part(page, locator, left=0, top=0, right=0, bottom=0):
    """The box of an element, extended on each side."""
    box = locator.bounding_box()
    return {
        "x": box["x"] - left, "y": box["y"] - top,
        "width": box["width"] + left + right, "height": box["height"] + top + bottom,
    }


# The texts visible at once, from the first one on: index, words and place.
TEXTS = """([selector, first]) => {
    const nodes = [...document.querySelectorAll(selector)];
    const isText = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && node.innerText.trim();
    const next = nodes.findIndex((node, index) => index >= first && isText(node));
    if (next < 0) return [];
    nodes[next].scrollIntoView({ block: "start", behavior: "instant" });
    const seen = [];
    for (let index = next; index < nodes.length; index += 1) {
        if (!isText(nodes[index])) continue;
        const range = document.createRange();
        range.selectNodeContents(nodes[index]);
        const { x, y, width, height } = range.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height - 2);
        if (seen.length && !nodes[index].contains(hit)) break;
        seen.push({ index, text: nodes[index].innerText, place: { x, y, width, height } });
    }
    return seen;
}"""


def text_faults(page, selector):
    """The texts that cannot be read."""
    first = 0
    if not page.evaluate(TEXTS, [selector, first]):
        yield f"no text is {selector}"
    while texts := page.evaluate(TEXTS, [selector, first]):
        frames(page)
        for text, seen in zip(texts, contrasts(page, [text["place"] for text in texts])):
            if seen < TEXT:
                yield f"{text['text']!r} ({selector}): {seen:.2f}"
        first = texts[-1]["index"] + 1


def color(page, selector, property):
    return page.evaluate(
        """([selector, property]) => {
            const canvas = new OffscreenCanvas(1, 1).getContext("2d");
            canvas.fillStyle = getComputedStyle(document.querySelector(selector))[property];
            canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data];
        }""",
        [selector, property],
    )


def test_the_page_is_as_light_or_dark_as_the_system(page, scheme):
    open_game(page)
    corner = colors(page, {"x": 0, "y": 0, "width": 4, "height": 4})[0]
    tile = colors(page, part(page, square(page, "b2"), -20, -20, -20, -20))[0]
    assert (luminance(corner) > 0.5, luminance(tile) > 0.5) == ((scheme == "light"),) * 2
    page.emulate_media(color_scheme="dark" if scheme == "light" else "light")
    frames(page)
    assert colors(page, {"x": 0, "y": 0, "width": 4, "height": 4})[0] != corner
    wide = {"x": 0, "y": 0, **page.viewport_size}
    assert len(set(colors(page, {**wide, "width": 2}))) > 10, "the background is a gradient"


def test_every_text_can_be_read(page, complaints):
    failed = page.context.new_page()
    failed.add_init_script(FAILING_PROGRAM)
    failed.goto("/")
    failed.get_by_role("alert").wait_for()
    wrong = [*text_faults(failed, "#loading p")]
    failed.close()
    complaints.clear()
    open_game(page, "3x3:b2")
    wrong += text_faults(page, "#status, #game-name, #actions button:not([aria-disabled]), .who b, .who small")
    tap(page, "b2")
    wrong += text_faults(page, "#status")
    inside = "#panel h2, #panel p, #panel button, #panel legend, #panel label span"
    press(page, "How to play")
    wrong += text_faults(page, inside)
    page.locator("#close").click()
    page.locator("#games").click()
    page.get_by_label("Columns", exact=True).fill("50")
    page.get_by_label("Columns", exact=True).scroll_into_view_if_needed()
    wrong += text_faults(page, ".cards span, #panel h2, #panel .refusal, #panel .number label")
    page.locator("#close").click()
    press(page, "Symbols")
    wrong += text_faults(page, inside)
    open_game(page)
    wrong += text_faults(page, "#detail, #opponents span, #opponents b, #opponents small, #opponents button")
    open_game(page, "3x3:a1b1a2b2")
    tap(page, "a3")
    button(page, "Play again").wait_for()
    wrong += text_faults(page, "#headline, #status, #result span, #wins")
    open_game(page, "5x5k4:")  # Without keys, smaller boards have no names of rows and columns.
    for names in ["#row-names span", "#column-names span"]:
        wrong += text_faults(page, names)
    page.evaluate("() => { location.hash = 'nonsense' }")
    page.get_by_role("dialog", name="This link can’t be opened").wait_for()
    wrong += text_faults(page, inside)
    assert not wrong, "\n".join(wrong)


def older(page):
    """Makes a page one of a browser that does not know `light-dark()`."""
    def route(route):
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace("light-dark(", "no-light-dark("))

    for address in ["**/", "**/rest.css"]:
        page.route(address, route)


def test_a_browser_that_does_not_know_both_schemes_shows_the_light_one(new_page, scheme):
    # The policy does not know this style.
    page = new_page(color_scheme=scheme, device_scale_factor=2, bypass_csp=True)
    older(page)
    open_game(page)
    wait_whole(page)
    wrong = [*text_faults(page, "#status, #game-name, #actions button:not([aria-disabled]), .who b, #opponents span")]
    press(page, "Menu")
    for theme in [None, "Dark", "High contrast", "Light"]:
        if theme:
            panel(page).get_by_role("radio", name=theme).check()
        wrong += text_faults(page, "#panel h2, #panel span")
        ground = color(page, "#panel", "backgroundColor")
        assert ground[3] == 255 and luminance(ground[:3]) > 0.5
    button(page, "Close").click()
    open_game(page, "3x3:a1b1a2b2")
    inner = (-12,) * 4
    for name in ["a1", "b1"]:
        assert greatest_contrast(colors(page, part(page, square(page, name), *inner))) >= SHAPE
    assert color(page, "#seat-x", "color") != color(page, "#seat-o", "color")
    assert not wrong, "\n".join(wrong)


def test_the_browsers_bars_take_the_colour_of_the_theme(new_page):
    page = new_page(color_scheme="light")
    open_game(page)
    bars = """() => [...document.querySelectorAll("[name=theme-color]")].map(({ content }) => content)"""
    page.wait_for_function("() => document.querySelector('[name=theme-color]').content.startsWith('rgb')")
    assert page.evaluate(bars) == ["rgb(251, 246, 236)"] * 2
    press(page, "Menu")
    panel(page).get_by_role("radio", name="Dark").check()
    page.wait_for_function("() => document.querySelector('[name=theme-color]').content === 'rgb(30, 25, 41)'")
    assert page.evaluate(bars) == ["rgb(30, 25, 41)"] * 2
    panel(page).get_by_role("radio", name="Match device").check()
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => document.querySelector('[name=theme-color]').content === 'rgb(30, 25, 41)'")


def test_shapes_stand_out(page):
    open_game(page, "3x3:a1b1a2b2")
    seen = {}
    inner = (-12,) * 4
    for mark, name in {"X": "a1", "O": "b1"}.items():
        seen[mark] = greatest_contrast(colors(page, part(page, square(page, name), *inner)))
    play(page, "a3")
    page.mouse.move(0, 0)
    # Across the border of two empty squares.
    left, right = square(page, "b3").bounding_box(), square(page, "c3").bounding_box()
    strip = {"x": left["x"] + left["width"] - 12, "y": left["y"] + left["height"] / 2, "width": right["x"] - left["x"] - left["width"] + 24, "height": 1}
    seen["grid line"] = greatest_contrast(colors(page, strip))
    wash, line = color(page, "#wash", "fill"), color(page, "#loop", "color")
    seen["win line"] = contrast(wash[:3], line[:3])
    seen["winning mark"] = greatest_contrast(colors(page, part(page, square(page, "a2"), *inner)))
    # A focused square, from inside to outside across its ring.
    square(page, "c1").focus()
    page.keyboard.press("ArrowUp")
    box = square(page, "c2").bounding_box()
    strip = {"x": box["x"] + box["width"] / 2, "y": box["y"] - 6, "width": 1, "height": 18}
    ring = colors(page, strip)
    square(page, "c1").focus()
    frames(page)
    plain = colors(page, strip)
    seen["focus ring"] = greatest_change(ring, plain)
    weak = {name: round(value, 2) for name, value in seen.items() if value < SHAPE}
    assert not weak
    assert len(seen) == 6


def test_winning_squares_are_told_by_more_than_colour(page):
    open_game(page, "3x3:a1b1a2b2a3")
    assert page.locator("#loop path").count() == 1
    assert color(page, "#loop", "color")[3] == 255


def test_forced_colours_keep_the_game_visible(new_page):
    page = new_page(forced_colors="active", device_scale_factor=2)
    open_game(page, "3x3:a1b1a2b2a3")
    inner = (-12,) * 4
    for name in ["a1", "b1"]:
        assert greatest_contrast(colors(page, part(page, square(page, name), *inner))) >= TEXT
    border = part(page, square(page, "c1"), 4, 4, 4, 4)
    assert greatest_contrast(colors(page, {**border, "height": 40})) >= SHAPE
    outlines = [
        square(page, name).evaluate("node => getComputedStyle(node).outlineStyle") for name in ("a1", "b1")
    ]
    assert outlines == ["solid", "none"]


def test_forced_colours_draw_what_was_only_filled(new_page):
    page = new_page(forced_colors="active", device_scale_factor=2)
    open_game(page)
    wait_whole(page)
    press(page, "Menu")
    assert greatest_contrast(colors(page, part(page, page.locator("#close")))) >= SHAPE
    switch = page.locator(".toggle").first
    for _ in ["on", "off"]:
        assert greatest_contrast(colors(page, part(page, switch, -4, -4, -4, -4))) >= SHAPE
        switch.locator("..").click()
    page.keyboard.press("Escape")
    wait_painted(page)
    page.evaluate("""() => {
        const progress = document.getElementById("progress");
        progress.hidden = false;
        progress.style.setProperty("--progress", 50);
    }""")
    assert greatest_contrast(colors(page, part(page, page.locator("#progress"), -2, -2, -2, -2))) >= SHAPE


def test_forced_colours_draw_marks_like_words(new_page):
    page = new_page(forced_colors="active")
    open_game(page, "3x3:b2")
    wait_whole(page)
    marks = square(page, "b2")
    assert marks.get_attribute("aria-disabled") == "true"
    assert color(page, "[data-mark]", "color") == color(page, "#status", "color")


# Motion


PHASES = """
    window.phases = [];
    addEventListener("DOMContentLoaded", () => {
        new MutationObserver(() => phases.push(document.documentElement.dataset.phase))
            .observe(document.documentElement, { attributeFilter: ["data-phase"] });
    });
"""


def play_through(page):
    """Plays a game with every animation; yields the running animations after each step."""
    hold(page)
    page.add_init_script(PHASES)
    open_game(page, "3x3:a1b1a2")
    for name in ["b2", "b2", "a3"]:
        tap(page, name)
        yield f"tap {name}", moves(page)
        run(page)
    yield "result", moves(page)
    for name in ["#menu", "#close", "#games", "#close"]:
        page.locator(name).click()
        yield name, moves(page)
    page.locator("#new-game").click()
    yield "new game", moves(page)


def test_nothing_moves_for_who_wants_no_movement(new_page):
    page = new_page(reduced_motion="reduce")
    moving = {step: names for step, names in play_through(page) if names}
    assert not moving
    assert "animating" not in page.evaluate("() => phases")
    piece = page.locator("[data-piece=x]").bounding_box()
    page.mouse.move(piece["x"] + 20, piece["y"] + 20)
    page.mouse.down()
    page.mouse.move(piece["x"] + 60, piece["y"] + 20, steps=3)
    page.wait_for_selector("[data-place=lifted]")
    page.mouse.up()
    assert page.locator("[data-piece=x]").bounding_box() == piece, "it is back at once"
    assert moves(page) == []
    assert "animating" not in page.evaluate("() => phases")


def test_animations_run_by_default(new_page):
    page = new_page(reduced_motion="no-preference")
    moving = {step: names for step, names in play_through(page) if names}
    assert {"tap b2", "tap a3", "result", "#menu", "new game"} <= set(moving)
    assert "animating" in page.evaluate("() => phases")


def test_animations_stop_when_the_system_reduces_motion(new_page):
    page = new_page(reduced_motion="no-preference")
    hold(page)
    open_game(page, "3x3:a1b1a2b2")
    tap(page, "a3")
    page.emulate_media(reduced_motion="reduce")
    wait_phase(page, "finished")
    assert moves(page) == []
    assert button(page, "Play again").is_visible()
