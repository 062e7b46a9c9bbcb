"""The page in pseudo-locales: one with long texts, and one written from right to left.

Texts outside the catalogue stay unchanged, and are found by their plain letters.
"""

import re
from pathlib import Path

import pytest

from board import frames, open_game
from conftest import wait_phase

SITE = Path(__file__).parents[2] / "build/site"
PLAIN = "abcdefghijklmnopqrstuvwxyz"
LONG = "áƀçđéƒĝĥíĵķĺɱñóƥɋŕšťúṽŵẋýž"
HEBREW = "אבגדהוזחטיכלמנסעפצקרשתאבגד"
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

CODES = sorted(path.name.split(".")[1] for path in (Path(__file__).parents[2] / "Web/site").glob("words.*.txt"))


def disguised(text, letters):
    table = str.maketrans(PLAIN + PLAIN.upper(), letters + letters.upper())
    return text.translate(table)


def message(text, letters, is_long):
    """A message in disguised letters; a long one is two fifths longer."""
    forms = [disguised(form, letters) for form in text.split("\x1f")]
    if is_long:
        forms = [form + " ·····" * (len(form) // 15) for form in forms]
    return "\x1f".join(forms)


def table(letters, direction, is_long):
    """The table of a first game's words, disguised."""
    head, *rest = (SITE / "words.en.txt").read_text().split("\n")
    language, _, *fields = head.split("\t")
    lines, isFixed = [], False
    for line in rest:
        key, text = "", line
        isFixed = isFixed or not line
        if isFixed and "\t" in line:
            key, text = line.split("\t", 1)
            key += "\t"
        lines.append(key + message(text, letters, is_long))
    return "\n".join(["\t".join([language, direction, *fields]), *lines])


def more(letters, is_long):
    """The page's other words, disguised."""
    lines = (SITE / "more.en.txt").read_text().split("\n")
    return "\n".join(message(line, letters, is_long) for line in lines)


@pytest.fixture(params=["long", "right to left"])
def page(request, new_page):
    letters, direction, is_long = (LONG, "ltr", True) if request.param == "long" else (HEBREW, "rtl", False)
    words = table(letters, direction, is_long)
    page = new_page(locale="de-DE")  # The words of another language than the page's are a file.
    page.add_init_script("localStorage.setItem('language', 'en')")
    texts = {"words.en.txt": words, "more.en.txt": more(letters, is_long)}

    def answer(route):
        body = texts[route.request.url.rsplit("/", 1)[1]]
        route.fulfill(body=body, content_type="text/plain; charset=utf-8")

    for name in texts:
        page.route(f"**/{name}", answer)
    return page


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
    for index in range(5):
        page.locator("#menu").click()
        buttons = page.locator("#panel-body button:not([role=switch])")
        if index < buttons.count():
            buttons.nth(index).click()
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


@pytest.mark.parametrize("size", WINDOWS)
def test_a_board_is_never_mirrored(page, size):
    set_window(page, size)
    open_game(page, "3x3:")
    assert page.evaluate("() => document.documentElement.dir") in {"ltr", "rtl"}
    left, right = named(page, "a1").bounding_box(), named(page, "c1").bounding_box()
    above = named(page, "a3").bounding_box()
    assert left["x"] < right["x"] and above["y"] < left["y"]
    named(page, "a1").click(force=True)
    wait_phase(page, "playing")
    mark = page.locator("[data-mark=x]").first.bounding_box()
    assert abs(mark["x"] - left["x"]) < left["width"]


@pytest.mark.parametrize("code", CODES)
def test_every_language_says_all_its_words_and_they_fit(new_page, code):
    page = new_page(locale=code)
    faults = {}

    def look(name):
        for size in [*WINDOWS, (844, 390)]:
            set_window(page, size)
            if found := page.evaluate(CLIPPED) + page.evaluate(SILENT):
                faults[f"{name} in {size}"] = found

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


def test_a_tag_means_a_language_and_a_script(new_page):
    """The page asks the browser what a tag means; the same list is asked of the programs."""
    lines = (Path(__file__).parents[1] / "Languages/tags.tsv").read_text().splitlines()
    wanted = dict(line.split("\t") for line in lines if not line.startswith("#"))
    index = (SITE / "index.html").read_text()
    script = re.search(r"<script>(.*?)</script>", index, re.S)[1]
    languages = re.search('data-languages="([^"]*)"', index)[1]
    page = new_page()
    page.goto("about:blank")  # Whose policy lets a test run the early script again.
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
