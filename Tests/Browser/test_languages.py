"""The page speaks the language of the browser or of the player, and says everything in it."""

import re

import pytest
from board import game, open_game, press
from conftest import SITE, watch, wait_phase
from playwright.sync_api import expect
from pseudo import make_site
from serve import serving

SIZES = [(320, 640), (390, 844), (1440, 900)]


def square(page, name):
    """A square, whatever is said around its name."""
    return page.get_by_role("gridcell").get_by_role("button", name=re.compile(rf"\b{name}\b"))


def tap(page, name):
    square(page, name).click(force=True)


def speaks(page, language):
    return page.evaluate("document.documentElement.lang") == language


# Which language


@pytest.mark.parametrize(
    ("locale", "language", "turn"),
    [
        ("en-US", "en", "X's turn"),
        ("de-DE", "de", "X ist am Zug"),
        ("de-AT", "de", "X ist am Zug"),
        ("tlh", "en", "X's turn"),
    ],
)
def test_the_browser_tells_the_language(new_page, locale, language, turn):
    page = new_page(locale=locale)
    open_game(page)
    expect(page.get_by_role("status")).to_have_text(turn)
    assert speaks(page, language)
    assert page.evaluate("document.documentElement.dir") == "ltr"


def test_only_the_words_of_one_language_are_loaded(new_page):
    page = new_page(locale="de-DE")
    loaded = []
    page.on("request", lambda request: loaded.append(request.url.split("/")[-1]))
    open_game(page)
    assert [name for name in loaded if name.startswith("words.")] == ["words.de.txt"]


def test_a_player_chooses_a_language_and_the_game_goes_on(page):
    open_game(page, "4x4:b2c3")
    choose_language(page, "Deutsch")
    page.wait_for_function("document.documentElement.lang === 'de'")
    wait_phase(page, "playing")
    assert game(page) == "4x4:b2c3"
    expect(page.get_by_role("status")).to_have_text("X ist am Zug")
    page.reload()
    wait_phase(page, "playing")
    assert speaks(page, "de")


def choose_language(page, name):
    open_languages(page)
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def open_languages(page):
    press(page, "Menu")
    page.get_by_role("dialog").get_by_role("button", name="Language", exact=True).click()


def test_the_language_that_is_spoken_is_shown_and_those_without_a_reader_are_named(page):
    open_game(page)
    open_languages(page)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "true")
    expect(dialog.get_by_role("button", name="Deutsch")).to_have_attribute("lang", "de")
    expect(dialog).to_contain_text("Not yet reviewed by anyone who speaks it: Deutsch")


# Words that do not come


@pytest.mark.parametrize("answer", ["nothing", "an error", "another edition", "no table"])
def test_words_that_do_not_come_count_like_a_program_that_does_not(page, complaints, answer):
    table = (SITE / "words.en.txt").read_text()
    head, rest = table.split("\n", 1)
    bodies = {
        "another edition": head[:-8] + "00000000\n" + rest,
        "no table": "<!doctype html>",
    }

    def reply(route):
        if answer == "nothing":
            route.abort()
        elif answer == "an error":
            route.fulfill(status=500)
        else:
            route.fulfill(body=bodies[answer])

    page.route("**/words.*.txt", reply)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("could not be started")
    assert page.evaluate("document.documentElement.dataset.phase") == "loading"
    complaints.clear()


# Languages that nobody speaks


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory):
    """The address of a site that speaks them, and what they say by the keys of messages."""
    folder = tmp_path_factory.mktemp("pseudo") / "site"
    said = make_site(folder)
    with serving(folder) as server:
        yield server.address, said


@pytest.fixture
def open_pseudo(browser, pseudo, complaints):
    """Opens a game in one of them: `open_pseudo("xa", "3x3:", width=320, height=640)`."""
    address, _ = pseudo
    contexts = []

    def open_pseudo(language, text="", **size):
        context = browser.new_context(base_url=address, viewport=size, reduced_motion="reduce")
        contexts.append(context)
        watch(context, address, complaints)
        context.add_init_script(f"localStorage.language = '{language}'")
        page = context.new_page()
        open_game(page, text)
        assert speaks(page, language)
        return page

    yield open_pseudo
    for context in contexts:
        context.close()


# Every text that is seen or read out; but for names that are the same in every language.
TEXTS = """() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        const isSeen = element.checkVisibility({ visibilityProperty: true });
        const apart = "[translate=no], [lang]:not(:root), script, noscript";
        if (!isSeen || element.closest(apart)) continue;
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
        else for (const name of ["aria-label", "title", "placeholder", "alt"])
            texts.push(node.getAttribute?.(name) ?? "");
    }
    return texts.filter((text) => text.trim());
}"""

# Controls that are cut off, or out of reach beside the window.
CLIPPED = """() => {
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
    for (const node of document.querySelectorAll("button, label")) {
        const isSeen = node.checkVisibility({ visibilityProperty: true });
        if (!isSeen || node.closest("[inert]")) continue;
        const name = node.ariaLabel ?? node.textContent;
        const { left, right, width } = node.getBoundingClientRect();
        const scrolls = node.closest("ol");  // A list that is made to scroll sideways.
        if (width > 1 && !scrolls && (left < -1 || right > innerWidth + 1))
            faults.push(`${name}: from ${left} to ${right} of ${innerWidth}`);
        if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).fontSize !== "0px")
            faults.push(`${name}: ${node.scrollWidth} wide in ${node.clientWidth}`);
    }
    return faults;
}"""


def scenes(page, say):
    """Goes through what the page shows, by what is said and not by how it is laid out."""
    yield "the first move"
    tap(page, "b2")
    tap(page, "b2")
    yield "a refusal"
    menu = page.get_by_role("button", name=say["command.menu"], exact=True)
    menu.click()
    yield "the menu"
    page.keyboard.press("Escape")
    for key in ["howToPlay", "players", "symbols", "languages", "games"]:
        menu.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name=say["command." + key], exact=True).click()
        page.get_by_role("dialog", name=say["command.menu"], exact=True).wait_for(state="detached")
        if key == "games":
            dialog.get_by_role("textbox").first.fill("99")
        yield key
        page.keyboard.press("Escape")
    page.get_by_role("button", name=say["command.explain"], exact=True).click()
    page.locator("[data-value]").first.wait_for()
    yield "what squares are worth"
    page.goto("/#4x4+corners+squares:a1d1a2d2b1d3b2")
    page.reload()
    wait_phase(page, "finished")
    yield "a finished game"
    page.goto("/#3x3:b2b2")
    page.reload()
    page.get_by_role("dialog").wait_for()
    yield "an unreadable link"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["xa", "xb"])
def test_every_text_is_from_the_catalogue_and_no_control_is_cut_off(
    open_pseudo, pseudo, language, size
):
    width, height = size
    page = open_pseudo(language, width=width, height=height)
    wrong = []
    for scene in scenes(page, pseudo[1][language]):
        strange = [text for text in page.evaluate(TEXTS) if re.search("[A-Za-z]{2}", text)]
        wrong += [f"{scene}: {text!r}" for text in strange]
        wrong += [f"{scene}: {fault}" for fault in page.evaluate(CLIPPED)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", SIZES)
def test_a_board_is_not_mirrored_where_words_run_from_right_to_left(open_pseudo, size):
    width, height = size
    page = open_pseudo("xb", "4x4:", width=width, height=height)
    assert page.evaluate("document.documentElement.dir") == "rtl"
    left, right = square(page, "a1").bounding_box(), square(page, "d1").bounding_box()
    assert left["x"] < right["x"]
    # By a place of the window, as the page itself finds squares.
    page.mouse.click(left["x"] + left["width"] / 2, left["y"] + left["height"] / 2)
    assert game(page) == "4x4:a1"


def test_squares_and_lines_are_whole_among_words_from_right_to_left(open_pseudo):
    page = open_pseudo("xb", "3x3:a1b1a2b2", width=390, height=844)
    name = square(page, "a1").get_attribute("aria-label")
    assert name.startswith("\u2068a1\u2069"), name
    tap(page, "a3")
    wait_phase(page, "finished")
    assert "\u2068a1–a3\u2069" in page.get_by_role("status").inner_text()
