#!/usr/bin/env python3
"""Takes pictures of the page in a language, and tells where on them each text stands: needs the built site.

Each text carries its key in characters of no width. What the page shows or says is read from its elements,
wherever the program has put the text, and whatever it has joined it with.
"""

import argparse
import html
import pathlib
import re
import shutil
import sys
import unicodedata

ROOT = pathlib.Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "Tests"), str(ROOT / "Tests/Browser")]

from catalogue import Catalogue  # noqa: E402
from languages import HOLE, head, name_of  # noqa: E402
from playwright.sync_api import Error, sync_playwright  # noqa: E402
from serving import serving  # noqa: E402

PHONE = (390, 844)


# Marks


def mark(key):
    """A key in tag characters, which have no width, join the letter before them and are nowhere else in the texts."""
    return "\U000e007f" + "".join(chr(0xE0000 + ord(letter)) for letter in key) + "\U000e007f"


def marked(text, key):
    """A text with its mark after its last own letter: the program looks at the first letter and at the last sign."""
    own = HOLE.sub(lambda hole: " " * len(hole[0]), text)
    letters = [place for place, letter in enumerate(own, 1) if unicodedata.category(letter)[0] not in "PZC"]
    hole = HOLE.search(text)
    place = letters[-1] if letters else hole.end() if hole else len(text)
    return text[:place] + mark(key) + text[place:]


class Marked(Catalogue):
    """A catalogue in which every text has its mark."""

    def texts(self, language):
        return {key: [marked(form, key) for form in forms] for key, forms in super().texts(language).items()}

    def files(self, code):
        """The files that the page asks for, by their names."""
        texts = self.texts(self.languages[code])
        return {
            f"words.{code}.txt": self.page(texts, head(self.languages[code])),
            f"more.{code}.txt": self.more(texts),
            f"hall.{code}.txt": self.hall(texts),
        }


# The page

CONTROL = "button, a, label, summary, input"
HINTED = "#board [data-hint]"
# Collects what a screen reader is told.
LISTEN = """addEventListener("DOMContentLoaded", () => {
    window.heard = [];
    const node = document.getElementById("announcer");
    new MutationObserver(() => heard.push(node.textContent)).observe(node, { childList: true, subtree: true, characterData: true });
});"""

# Resolves once nothing has changed for a while; clocks never rest.
REST = """() => new Promise((done) => {
    let timer;
    const wait = () => { clearTimeout(timer); timer = setTimeout(end, 400); };
    const end = () => { changes.disconnect(); done(); };
    const changes = new MutationObserver(wait);
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(end, 3000);
    wait();
})"""

# How much of a list or of the page is out of view.
HIDDEN = """() => Math.max(...[document.scrollingElement, ...document.querySelectorAll("#panel:not([inert]) #panel-body, #hall, #talk")]
    .map((node) => node.scrollHeight - node.clientHeight))"""

# Every key with the rectangles of its words, which end at its mark and begin at the one before; what is only heard has
# the rectangle of its element.
FIND = r"""() => {
    const found = [];
    const area = document.querySelector("#panel:not([inert]), #hall:not([hidden])") ?? document.body;
    const boxes = (rects) => [...rects].map(({ x, y, width, height }) => [x, y, width, height])
        .filter(([x, y, width, height]) => width > 1 && height > 1 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0);
    const read = (text, isHeard, place) => {
        let end = 0;
        for (const match of (text ?? "").matchAll(/\u{e007f}([\u{e0020}-\u{e007e}]+)\u{e007f}/gu)) {
            const key = [...match[1]].map((letter) => String.fromCharCode(letter.codePointAt(0) - 0xe0000)).join("");
            found.push({ key, isHeard, boxes: boxes(place(end, match.index)) });
            end = match.index + match[0].length;
        }
    };
    const walk = document.createTreeWalker(area, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        const isSpoken = node === element || element.closest(".unseen");
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: !isSpoken })) continue;
        if (node === element) {
            const whole = () => (element.closest("label") ?? element).getClientRects();
            for (const name of ["aria-label", "aria-valuetext", "title"]) read(node.getAttribute(name), true, whole);
            for (const name of ["value", "placeholder"]) if (typeof node[name] === "string") read(node[name], false, whole);
        } else {
            read(node.data, Boolean(isSpoken), (start, end) => {
                const range = document.createRange();
                range.selectNodeContents(node);
                // Some texts only join others.
                if (/[\p{L}\p{N}]/u.test(node.data.slice(start, end))) {
                    start += node.data.slice(start, end).search(/[^\s.,;:!?。、]/);
                    range.setStart(node, start);
                    range.setEnd(node, end);
                }
                return range.getClientRects();
            });
        }
    }
    for (const text of [document.title, ...heard.splice(0)]) read(text, true, () => []);
    return found;
}"""


class Visit:
    """The visits of some people, whose pages are in a language with marks."""

    def __init__(self, browser, address, code, words):
        self.browser, self.address, self.code, self.words = browser, address, code, words
        self.pages, self.size = {}, PHONE

    def page(self, person="1"):
        if person not in self.pages:
            # The words of another language than the browser's are a file.
            context = self.browser.new_context(
                base_url=self.address, locale="en-US" if self.code != "en" else "de-DE", reduced_motion="reduce",
                service_workers="block", viewport=self.viewport(), device_scale_factor=2)
            context.set_default_timeout(20_000)
            page = self.pages[person] = context.new_page()
            # Every run has the same chances.
            page.add_init_script(f"Math.random = () => 0.5; localStorage.setItem('language', '{self.code}'); {LISTEN}")
            for name, text in self.words.items():
                page.route(f"**/{name}", lambda route, _, text=text: route.fulfill(body=text, content_type="text/plain; charset=utf-8"))
        return self.pages[person]

    def viewport(self, more=0):
        return {"width": self.size[0], "height": self.size[1] + more}

    def open(self, address, person="1"):
        page = self.latest = self.page(person)
        page.goto(self.address + address)
        # The page's own letters are shown from the second visit on.
        page.evaluate("() => Promise.all([600, 800].map((weight) => document.fonts.load(`${weight} 1rem Manrope`)))")
        page.wait_for_function("() => document.documentElement.dataset.phase !== 'loading' && document.styleSheets.length > 1")

    def step(self, text):
        person, _, step = text.rpartition(":") if re.match(r"\d:", text) else ("1", "", text)
        page = self.latest = self.page(person)
        if step == "link":
            self.open(self.page().url.removeprefix(self.address), person)
        elif step == "class":
            self.open("join/" + self.page().locator("#hall .code").inner_text(), person)
        elif step.startswith("="):
            self.open("#" + step[1:], person)
        elif step.startswith("?"):
            bearing(page, "*", step[1:]).wait_for()
        elif size := re.fullmatch(r"(\d+)x(\d+)", step):
            self.size = int(size[1]), int(size[2])
            page.set_viewport_size(self.viewport())
        elif step == "*":
            for _ in range(3):
                if page.locator(HINTED).count() != 1:
                    bearing(page, CONTROL, "command.hint").click()
                    page.evaluate(REST)
            page.locator(HINTED).click(force=True)
        elif step.startswith("#"):
            page.locator(step).first.click()
        elif "=" in step:
            key, typed = step.split("=")
            page.get_by_label(mark(key)).fill(typed)
        elif square := re.fullmatch(r"([a-s])(\d+)", step):
            rows = page.locator("#board [role=row]")
            rows.nth(rows.count() - int(square[2])).locator("button").nth(ord(square[1]) - ord("a")).click(force=True)
        else:
            bearing(page, CONTROL, step).click(force=True)
        page.evaluate(REST)
        page.wait_for_function("() => !['thinking', 'animating'].includes(document.documentElement.dataset.phase)")

    def picture(self, file):
        """Takes a picture of the latest page; returns what is on it, and its size."""
        page, more = self.latest, 0
        # A window as high as what it shows: a list that scrolls would be cut.
        for _ in range(3):
            if (hidden := page.evaluate(HIDDEN)) > 0:
                more += hidden
                page.set_viewport_size(self.viewport(more))
                page.evaluate(REST)
        found = page.evaluate(FIND)
        page.screenshot(path=file)
        if more:
            page.set_viewport_size(self.viewport())
        return found, (self.size[0], self.size[1] + more)

    def close(self):
        for page in self.pages.values():
            page.context.close()


def bearing(page, elements, key):
    """The element that bears a text or is called so: the last one, as a panel is after what it covers."""
    ways = [f':has-text("{mark(key)}")', f'[aria-label*="{mark(key)}"]']
    return page.locator(", ".join(f":is({elements}){way}:visible" for way in ways)).last


def take(journeys, code, catalogue, folder):
    """Takes the pictures; returns the file and size of each, and the boxes of each key by picture."""
    pictures, places = {}, {}
    with serving(ROOT / "build/site") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=["--disable-gpu"])
        for journey in journeys:
            visit = Visit(browser, server.address, code, catalogue.files(code))
            visit.open("")
            for name, steps in journey.items():
                for step in steps:
                    try:
                        visit.step(step)
                    except Error as error:
                        sys.exit(f"{name}: {step}: {error}")
                file = re.sub(r"\W+", "-", name.lower()) + ".png"
                found, size = visit.picture(folder / file)
                pictures[name] = file, size
                # What is seen somewhere tells more than what is heard there too.
                for one in sorted(found, key=lambda one: (one["isHeard"], not one["boxes"])):
                    places.setdefault(one["key"], {}).setdefault(name, one)
            visit.close()
        browser.close()
    return pictures, places


# The list

SECTIONS = {
    "met": "On the pictures", "unmet": "On no picture", "terminal": "In a terminal", "app": "In the app",
}  # fmt: skip


def sections(catalogue, places):
    """The messages of each section: those of the page that were met and that were not, and those of other front ends."""
    found = {section: [] for section in SECTIONS}
    for message in catalogue.everything:
        others = {"terminal": "terminal", "app": "app", "system": "app"}
        found[others.get(message.section, "met" if message.key in places else "unmet")].append(message)
    return found


def slug(name, key):
    return f"{name}/{key}".replace(" ", "-")


def links(key, names):
    return ", ".join(f'<a href="#{slug(name, key)}">{name}</a>' for name in names)


def article(message, text, note, code, seen, pictures):
    """A text, its note, a cutting of the first picture that shows it, and links to the other ones."""
    key, lines = message.key, [f'<h3><a href="#{message.key}">{message.key}</a></h3>']

    def add(kind, forms, language):
        lines.append(f'<p class="{kind}" lang="{language}" dir="auto">{"<br>".join(map(html.escape, forms))}</p>')

    add("only" if code == "en" else "english", message.english, "en")
    if code != "en":
        add("own", text, code)
    if note:
        lines.append(f'<p class="note">{html.escape(note)}</p>')
    shown = [name for name, place in seen.items() if not place["isHeard"] and place["boxes"]]
    heard = [name for name in seen if name not in shown]
    if shown:
        lines.append(cutting(key, shown[0], seen[shown[0]]["boxes"], *pictures[shown[0]]))
        lines.append(f'<p class="where">On: {links(key, shown)}</p>')
    elif heard:
        lines.append(f'<p class="where">Read out by screen readers on: {links(key, heard)}</p>')
    return f'<article id="{key}">{"".join(lines)}</article>'


def cutting(key, name, boxes, file, size):
    """The part of a picture around a text, which leads to the whole one."""
    x, y, width, height = boxes[0]
    wide, high = min(size[0], max(PHONE[0], width + 16)), min(size[1], height + 64)
    left, top = (max(0, min(limit - room, middle - room / 2)) for limit, room, middle in
                 [(size[0], wide, x + width / 2), (size[1], high, y + height / 2)])
    frames = "".join(f'<rect x="{x - 2:.1f}" y="{y - 2:.1f}" width="{width + 4:.1f}" height="{height + 4:.1f}" rx="4"/>' for x, y, width, height in boxes)
    return (
        f'<a class="cut" href="#{slug(name, key)}" aria-label="{name}"><svg viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}">'
        f'<image href="{file}" width="{size[0]}" height="{size[1]}"/>{frames}</svg></a>')


def figure(name, file, size, places):
    """A picture with a frame around each text, which leads to it."""
    frames = []
    for key, seen in places.items():
        place = seen.get(name, {"boxes": []})
        for index, (x, y, width, height) in enumerate(place["boxes"] or [[0, 0, 0, 0]] * (name in seen)):
            style = f"left:{x / size[0]:.3%};top:{y / size[1]:.3%};width:{width / size[0]:.3%};height:{height / size[1]:.3%}"
            kinds = ["heard"] * place["isHeard"] + ["right"] * (x + width / 2 > size[0] / 2)
            own = f' id="{slug(name, key)}"' if index == 0 else ""
            frames.append(f'<a href="#{key}"{own} class="{" ".join(kinds)}" style="{style}" data-key="{key}" aria-label="{key}"></a>')
    kind = ' class="wide"' if size[0] > PHONE[0] else ""
    return (
        f'<figure{kind}><figcaption>{name}</figcaption><div><img src="{file}" width="{size[0]}" height="{size[1]}" alt="" loading="lazy">'
        f'{"".join(frames)}</div></figure>')


def write(folder, code, catalogue, pictures, places):
    """Writes the list of the texts with the pictures; returns a line about how many were met."""
    notes = {entry.msgctxt: entry.comment for entry in catalogue.source}
    language = catalogue.languages[code]
    texts = Catalogue.texts(catalogue, language)
    found = sections(catalogue, places)
    seen = sum(any(not place["isHeard"] for place in places[message.key].values()) for message in found["met"])
    met, every = len(found["met"]), len(found["met"]) + len(found["unmet"])
    line = (f"{met} of the page’s {every} texts ({met / every:.0%}) are on {len(pictures)} pictures: "
            f"{seen} are seen, {met - seen} are read out by screen readers alone.")
    articles = [
        f'<h2 id="-{section}">{SECTIONS[section]}</h2>' + "\n".join(
            article(message, texts[message.key], notes[message.key], code, places.get(message.key, {}), pictures) for message in messages)
        for section, messages in found.items()]
    filling = {
        "LANGUAGE": name_of(language), "SUMMARY": line, "TEXTS": "\n".join(articles),
        "SECTIONS": "".join(f'<a href="#-{section}">{title}: {len(found[section])}</a>' for section, title in SECTIONS.items())
        + '<a href="#pictures">Pictures</a>',
        "PICTURES": "\n".join(figure(name, *picture, places) for name, picture in pictures.items()),
    }
    template = (ROOT / "Scripts/pictures.html").read_text()
    page = re.sub(r"\b(LANGUAGE|SUMMARY|SECTIONS|TEXTS|PICTURES)\b", lambda place: filling[place[0]], template)
    (folder / "index.html").write_text(page)
    return line


def read_journeys():
    """The pictures of each journey by name, with their steps."""
    text = re.sub("(?m)^# .*\n", "", (ROOT / "Scripts/pictures.tsv").read_text()).strip()
    lines = [[line.split("\t") for line in journey.split("\n")] for journey in text.split("\n\n")]
    return [{name: steps[0].split() if steps else [] for name, *steps in journey} for journey in lines]


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("language", nargs="?", default="en", help="its code, such as de or zh-Hans")
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "build/pictures", help="of the pictures")
    parser.add_argument("--only", action="append", help="a picture whose journey alone is made")
    given = parser.parse_args(arguments)
    catalogue, code = Marked(ROOT / "Languages"), given.language.replace("_", "-")
    if code not in catalogue.languages:
        sys.exit(f"{code} is no language; there are {' '.join(catalogue.codes)}")
    shutil.rmtree(given.folder, ignore_errors=True)
    given.folder.mkdir(parents=True)
    journeys = [journey for journey in read_journeys() if not given.only or journey.keys() & set(given.only)]
    print(write(given.folder, code, catalogue, *take(journeys, code, catalogue, given.folder)))
    print(f"Open {given.folder / 'index.html'}")


if __name__ == "__main__":
    main()
