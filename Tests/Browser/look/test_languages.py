"""The page in pseudo-locales, such as one of long texts and one from right to left, and in every language.

Texts outside the catalogue stay unchanged in a pseudo-locale, and are found by their plain letters.
"""

import itertools
import re
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from board import button, frames, open_game, set_letters, speak, wait_whole
from conftest import ROOT, SITE, wait_phase

PLAIN = "abcdefghijklmnopqrstuvwxyz"
WINDOWS = [(320, 568), (390, 844), (1440, 900)]

# Every visible or spoken word with three plain letters in a row.
STRANGERS = """() => {
    const found = new Set();
    const look = (text) => { for (const word of text.match(/[A-Za-z]{3,}/g) ?? []) found.add(word); };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        if (element.closest("[translate=no], [lang]:not(html), script, style, noscript")) continue;
        if (!element.closest(".unseen") && !element.checkVisibility({ visibilityProperty: true })) continue;
        if (node === element) {
            for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) look(element.getAttribute(name) ?? "");
        } else {
            look(node.data);
        }
    }
    look(document.title);
    return [...found];
}"""

# Texts that are wider than their place, and controls beyond the window.
CLIPPED = """() => {
    const faults = [];
    const width = document.documentElement.clientWidth;
    if (document.scrollingElement.scrollWidth > width) faults.push("the page scrolls sideways");
    const range = document.createRange();
    const cutter = (node) => {
        for (; node; node = node.parentElement) {
            const flow = getComputedStyle(node).overflowY;
            if (flow === "hidden" || flow === "clip") return node;
            if (flow !== "visible") return null;
        }
    };
    for (const node of document.querySelectorAll("button, label, legend, h2, p, input")) {
        if (node.closest("[role=grid], .unseen, #loading") || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const box = node.getBoundingClientRect();
        const scroller = node.closest("#review-steps");
        if (!scroller && (box.left < -0.5 || box.right > width + 0.5)) faults.push(`${node.textContent} is beyond the window`);
        const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const parent = walk.currentNode.parentElement;
            const style = getComputedStyle(parent);
            if (!walk.currentNode.data.trim() || parent.closest(".unseen") || style.textOverflow === "ellipsis") continue;
            if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
            range.selectNodeContents(walk.currentNode);
            for (const ink of range.getClientRects()) {
                if (ink.left < box.left - 1 || ink.right > box.right + 1) faults.push(`${walk.currentNode.data} leaves ${node.id || node.localName}`);
                // A line may be lower than its letters, unless something cuts them off.
                const frame = node.localName === "button" ? node : cutter(parent), edge = frame?.getBoundingClientRect();
                if (edge && (ink.top < edge.top - 1 || ink.bottom > edge.bottom + 1)) faults.push(`${walk.currentNode.data} is higher than ${frame.id || frame.localName}`);
            }
        }
    }
    return faults;
}"""


# Controls without a word.
SILENT = """() => [...document.querySelectorAll("button, label, legend, h2, #detail, #status")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[role=grid], [data-piece], [aria-hidden=true]")
        && !node.textContent.trim() && !node.ariaLabel && !node.querySelector("[aria-label]"))
    .map((node) => `${node.id || node.outerHTML.slice(0, 80)} says nothing`)"""

CODES = sorted(path.name.split(".")[1] for path in (ROOT / "Web/site").glob("words.*.txt"))


class Script(NamedTuple):
    """The letters of a pseudo-locale in place of those of English."""

    letters: Sequence[str]
    direction: str = "ltr"
    is_long: bool = False
    is_spaced: bool = True
    # The plural form of each number below 200, if it has others than English.
    forms: str = ""


HEBREW = Script("אבגדהוזחטיכלמנסעפצקרשתאבגד", direction="rtl")
ARABIC_FORMS = (SITE / "words.ar.txt").read_text().split("\n", 1)[0].split("\t")[3]
SIGNS = "①②③④⑤⑥"
SCRIPTS = {
    "long": Script("áƀçđéƒĝĥíĵķĺɱñóƥɋŕšťúṽŵẋýž", is_long=True),
    "right to left": HEBREW,
    "tall": Script([letter + "\u0302\u0301\u0323" for letter in PLAIN]),  # Marks above and below each letter.
    "unspaced": Script("安白草大二风古黑一金口林米南偶平千人山天五西小羊足中", is_spaced=False),
    "six plural forms": Script(PLAIN, forms=ARABIC_FORMS),
}


def message(text, script):
    """A message in the letters of a script; a long one is two fifths longer."""
    table = str.maketrans(dict(zip(PLAIN + PLAIN.upper(), [*script.letters] * 2)))
    if not script.is_spaced:  # Words in such scripts are half as long.
        text = re.sub("([A-Za-z])[a-z]| ", r"\1", text)
    forms = [form.translate(table) for form in text.split("\x1f")]
    if script.is_long:
        forms = [form + " ·····" * (len(form) // 15) for form in forms]
    if script.forms and len(forms) > 1:
        forms = [f"{forms[-1]} {sign}" for sign in SIGNS]
    return "\x1f".join(forms)


def words(script):
    """The file of a first game's words."""
    head, *rest = (SITE / "words.en.txt").read_text().split("\n")
    language, _, grouping, forms, edition = head.split("\t")
    lines, is_fixed = ["\t".join([language, script.direction, grouping, script.forms or forms, edition])], False
    for line in rest:
        is_fixed = is_fixed or not line
        key, tab, text = line.rpartition("\t") if is_fixed else ("", "", line)
        lines.append(key + tab + message(text, script))
    return "\n".join(lines)


def more(script):
    """The page's other words; the last lines tell of the languages, whose codes stay."""
    lines = (SITE / "more.en.txt").read_text().split("\n")
    return "\n".join(line if "\t" in line else message(line, script) for line in lines)


def files(script):
    """The files of words of a pseudo-locale."""
    return {"words.en.txt": words(script), "more.en.txt": more(script)}


@pytest.fixture(params=[name for name in SCRIPTS if name != "six plural forms"])
def page(request, new_page):
    page = new_page(locale="de-DE")  # The words of another language than the page's are a file.
    speak(page, "en", files(SCRIPTS[request.param]))
    return page


ITEMS = "#panel-body button:not([role=switch])"


def items(page):
    """The indices of the menu's items."""
    page.locator("#menu").click()
    page.locator(ITEMS).first.wait_for()
    count = page.locator(ITEMS).count()
    page.locator("#close").click()
    return range(count)


def test_every_word_is_from_the_catalogue_and_fits(page):
    faults = {}

    def look(name):
        for size in WINDOWS:
            set_window(page, size)
            found = page.evaluate(STRANGERS) + page.evaluate(CLIPPED)
            if found:
                faults[f"{name} in {size}"] = found

    open_game(page, "3x3:")
    look("the empty board")
    named(page, "a1").click(force=True)
    wait_phase(page, "playing")
    named(page, "a1").click(force=True)
    look("a refusal")
    page.locator("#hint").click()
    page.wait_for_function("() => document.querySelector('[data-hint]')")
    look("a hint")
    page.locator("#explain").click()
    page.wait_for_function("() => document.querySelector('[data-value]')")
    look("what squares are worth")
    page.locator("#explain").click()
    for control in ["games", "menu"]:
        page.locator(f"#{control}").click()
        look(control)
        page.locator("#close").click()
    for index in items(page):
        page.locator("#menu").click()
        page.locator(ITEMS).nth(index).click()
        look(f"item {index} of the menu")
        if page.locator("#close").is_visible():
            page.locator("#close").click()
    open_game(page, "3x3:a1b1a2b2")
    named(page, "a3").click(force=True)
    wait_phase(page, "finished")
    look("the result")
    assert not faults, "\n".join(f"{name}: {fault}" for name, fault in faults.items())


def named(page, name):
    """A square by its name in any language."""
    columns, row = "abc", int(name[1])
    index = (3 - row) * 3 + columns.index(name[0])
    return page.locator("button[role=gridcell]").nth(index)


def set_window(page, size):
    page.set_viewport_size(dict(zip(("width", "height"), size)))
    frames(page)


def test_each_number_has_its_plural_form(new_page):
    page = new_page(locale="de-DE")
    speak(page, "en", files(SCRIPTS["six plural forms"]))
    open_game(page)
    for number in [2, 3, 10, 11, 19]:
        open_game(page, f"19x19k{number}:")
        named(page, "a1").press("?")
        page.locator("#panel-body p").first.wait_for()
        text = page.locator("#panel-body").inner_text()
        sign = SIGNS[int(ARABIC_FORMS[number])]
        assert sign in text and not set(SIGNS) - {sign} & set(text), (number, text)
        page.locator("#close").click()


@pytest.mark.parametrize("size", WINDOWS)
def test_a_board_is_never_mirrored(page, size, request):
    set_window(page, size)
    open_game(page, "3x3:")
    assert page.evaluate("() => document.documentElement.dir") == SCRIPTS[request.node.callspec.params["page"]].direction
    left, right = named(page, "a1").bounding_box(), named(page, "c1").bounding_box()
    above = named(page, "a3").bounding_box()
    assert left["x"] < right["x"] and above["y"] < left["y"]
    named(page, "a1").click(force=True)
    wait_phase(page, "playing")
    mark = page.locator("[data-mark=x]").first.bounding_box()
    assert abs(mark["x"] - left["x"]) < left["width"]


# The left, right and top of every control, heading and text of the page, except on the board itself.
EDGES = """() => {
    const edges = {};
    const range = document.createRange();
    const note = (name, { left, right, top, width, height }) => { if (width && height) edges[name] = [left, right, top]; };
    document.querySelectorAll("body *").forEach((node, index) => {
        if (node.closest("[role=grid] *, .unseen, #loading, svg *") || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
        const name = `${index} ${node.id || node.textContent.slice(0, 20) || node.localName}`;
        if (node.matches("button, input, label, legend, h2, h3, p, svg, i, [role]")) note(name, node.getBoundingClientRect());
        node.childNodes.forEach((text, place) => {
            if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) return;
            range.selectNodeContents(text);
            note(`${name}, text ${place}`, range.getBoundingClientRect());
        });
    });
    return { edges, width: document.documentElement.clientWidth };
}"""


@pytest.mark.parametrize("size", [*WINDOWS, (844, 390)])
def test_from_right_to_left_everything_but_the_board_is_mirrored_to_the_pixel(new_page, size):
    """The same letters in both directions, so that all texts are equally wide."""
    moments = []
    for direction in ["ltr", "rtl"]:
        page = new_page(locale="de-DE", viewport=dict(zip(("width", "height"), size)), reduced_motion="reduce")
        speak(page, "en", files(HEBREW._replace(direction=direction)))
        # The page's own font would come in time or not, in one direction or the other.
        page.route("**/*.woff2", lambda route: route.fulfill(body="", content_type="font/woff2"))
        seen = {}

        def look(name):
            frames(page)
            seen[name] = page.evaluate(EDGES)

        open_game(page, "3x3:a1b2a2")
        wait_whole(page)
        look("the board")
        page.locator("#explain").click()
        page.wait_for_function("() => document.querySelector('[data-value]')")
        look("what squares are worth")
        page.locator("#explain").click()
        for index in items(page):
            page.locator("#menu").click()
            if not index:
                look("the menu")
            page.locator(ITEMS).nth(index).click()
            look(f"item {index} of the menu")
            page.locator("#close").click()
        open_game(page, "3x3:a1b1a2b2")
        named(page, "a3").click(force=True)
        wait_phase(page, "finished")
        look("the result")
        moments.append(seen)
    faults = []
    for moment, right in moments[1].items():
        left, width = moments[0][moment]["edges"], right["width"]
        for name in left.keys() & right["edges"].keys():
            (start, end, top), (mirrored_start, mirrored_end, mirrored_top) = left[name], right["edges"][name]
            if max(abs(start + mirrored_end - width), abs(end + mirrored_start - width), abs(top - mirrored_top)) > 1:
                faults.append(f"{moment}: {name}: {left[name]} and {right['edges'][name]} of {width}")
    assert not faults, "\n".join(faults)


# The places of some words in the first paragraph that has them all, in the order that they are read: by lines, then along the line.
PLACES = """(words) => {
    const paragraph = [...document.querySelectorAll("#panel-body p")].find((node) => words.every((word) => node.textContent.includes(word)));
    const isRtl = getComputedStyle(paragraph).direction === "rtl";
    const text = paragraph.firstChild, range = document.createRange();
    const boxes = words.map((word) => {
        const index = text.data.indexOf(word);
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return { word, box: range.getClientRects()[0] };
    });
    const isBefore = ({ box: one }, { box: other }) =>
        Math.abs(one.top - other.top) > 4 ? one.top - other.top : isRtl ? other.right - one.right : one.left - other.left;
    return boxes.toSorted(isBefore).map(({ word }) => word);
}"""


# Whether the columns stand to the left of the rows, wherever a board of 7×6 is named.
SIZES = """() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange(), found = new Set();
    const left = (node, index) => {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().left;
    };
    while (walk.nextNode()) {
        const node = walk.currentNode, size = node.data.match(/7[^0-9a-z]{1,6}6/);
        if (!size || !node.parentElement.checkVisibility({ visibilityProperty: true }) || node.parentElement.closest(".unseen")) continue;
        found.add(left(node, size.index) < left(node, size.index + size[0].length - 1));
    }
    return [...found];
}"""


@pytest.mark.parametrize("code", [code for code in CODES if code in {"en", "ar", "fa", "he"}])
@pytest.mark.parametrize("size", WINDOWS)
def test_a_list_is_read_in_its_order_and_a_size_as_columns_by_rows(new_page, code, size):
    """Words in a sentence that has them filled in, and digits among letters from right to left."""
    texts = (ROOT / "Languages" / ("words.pot" if code == "en" else f"{code}.po")).read_text()
    kind = "msgid" if code == "en" else "msgstr"
    ways = [re.search(f'msgctxt "help.{way}"\n(?:.*\n)*?{kind} "(.*)"', texts)[1] for way in ["across", "down", "diagonally"]]
    page = new_page(locale=code, viewport=dict(zip(("width", "height"), size)))
    open_game(page, "7x6k4:")
    page.locator("[role=gridcell]").first.press("?")
    page.locator("#panel-body p").first.wait_for()
    assert page.evaluate(PLACES, ways) == ways
    assert page.evaluate(SIZES) == [True]


@pytest.mark.parametrize("code", CODES)
def test_every_language_says_all_its_words_and_they_fit(new_page, code):
    page = new_page(locale=code)
    faults = {}

    def look(name):
        for letters, size in itertools.product([16, 24, 32], [*WINDOWS, (844, 390)]):
            set_letters(page, letters)
            set_window(page, size)
            if found := page.evaluate(CLIPPED) + page.evaluate(SILENT):
                faults[f"{name} in {size} with letters of {letters} px"] = found
        set_letters(page, 16)
        set_window(page, (390, 844))

    open_game(page, "3x3:a1b2a2b3")
    assert page.evaluate("() => document.documentElement.lang") == code
    look("the board")
    for control in ["games", "menu"]:
        page.locator(f"#{control}").click()
        page.locator("#panel-body button").first.wait_for()
        look(control)
        page.locator("#close").click()
    page.locator("#explain").click()
    page.wait_for_function("() => document.querySelector('[data-value]')")
    look("what squares are worth")
    named(page, "a3").click(force=True)
    wait_phase(page, "finished")
    look("the result")
    assert not faults, "\n".join(f"{name}: {fault}" for name, fault in faults.items())


def test_a_language_is_looked_for_and_chosen_by_its_english_name(new_page):
    page = new_page(locale="en-US", viewport={"width": 390, "height": 844})
    page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['en-US', 'fr-CA', 'tlh', 'ja'] })")
    open_game(page)
    page.locator("#menu").click()
    button(page, "Language").click()
    rows = page.locator("#panel-body button:visible")
    assert [row.get_attribute("lang") for row in rows.all()[:3]] == ["en", "fr", "ja"], "the browser's own come first"
    assert rows.count() == len(CODES)
    field = page.get_by_role("searchbox", name="Search")
    head = page.locator("#panel-head").bounding_box()
    field.fill("Klingon")
    expect(rows).to_have_count(0)
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("")
    field.press_sequentially("German")
    expect(rows).to_have_count(1)
    assert field.evaluate("node => node === document.activeElement")
    assert page.locator("#panel-head").bounding_box() == head, "the sheet stays where it is"
    field.press("Enter")
    page.wait_for_function("() => document.documentElement.lang === 'de'")


def test_a_tag_means_a_language_and_a_script(new_page):
    """The page asks the browser what a tag means; the same list is asked of the programs."""
    lines = (ROOT / "Tests/Languages/tags.tsv").read_text().splitlines()
    wanted = dict(line.split("\t") for line in lines if not line.startswith("#"))
    index = (SITE / "index.html").read_text()
    script = re.search(r"<script>(.*?)</script>", index, re.S)[1]
    languages = re.search('data-languages="([^"]*)"', index)[1]
    page = new_page()
    page.goto("about:blank")  # Its policy lets a test run the early script again.
    chosen = {tag: page.evaluate("""([script, languages, tag]) => {
        const asked = [];
        const root = { getAttribute: () => languages, setAttribute() {}, lang: "en" };
        const names = ["fetch", "navigator", "localStorage", "document", "addEventListener", "setTimeout", "location"];
        new Function(...names, script)(
            (name) => { asked.push(name); return Promise.reject(new Error()); },
            { languages: [tag] }, { getItem: () => null }, { getElementById: () => null, documentElement: root },
            () => {}, () => {}, { pathname: "/", search: "" });
        return asked.find((name) => name.startsWith("words."))?.split(".")[1] ?? "";
    }""", [script, languages, tag]) for tag in wanted}
    assert chosen == {tag: code if code in CODES else "" for tag, code in wanted.items()}
