"""Texts that carry their keys invisibly through whatever a program does with them, and how a page's are found."""

import html
import json
import pathlib
import re
import unicodedata

from catalogue import HEAD, WORDS_APART, Catalogue
from languages import HOLE, head
from page import with_head

# All keys; a mark names a key by its place here.
KEYS = re.findall('(?m)^msgctxt "(.*)"', (pathlib.Path(__file__).parents[1] / "Languages/words.pot").read_text())

# Collects what a screen reader is told, what is copied, and what the browser is to ask.
LISTEN = """
window.heard = [];
window.confirm = (text) => { heard.push(text); };
Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { heard.push(text); } } });
addEventListener("DOMContentLoaded", () => {
    const node = document.getElementById("announcer");
    new MutationObserver(() => heard.push(node.textContent)).observe(node, { childList: true, subtree: true, characterData: true });
});"""

# Every key with the rectangles of its words, which end at its mark and begin at the one before; what is only heard has
# the rectangle of its element.
FIND = r"""() => {
    const keys = KEYS, found = [];
    const area = document.querySelector("#panel:not([inert]), #hall:not([hidden])") ?? document.body;
    const boxes = (rects) => [...rects].map(({ x, y, width, height }) => [x, y, width, height])
        .filter(([x, y, width, height]) => width > 1 && height > 1 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0);
    const read = (node, name, text, isHeard, place) => {
        // Where a page is written without the marks, it has kept the text with them (places.py).
        const kept = window.written?.(node, name);
        let end = 0, gone = 0;
        for (const match of (kept ?? text ?? "").matchAll(/\u{e007f}([\u{e0020}-\u{e007e}])([\u{e0020}-\u{e007e}])/gu)) {
            const [first, second] = match.slice(1).map((digit) => digit.codePointAt(0) - 0xe0020);
            const key = keys[first * 95 + second];
            found.push({ key, isHeard, boxes: boxes(place(end - gone, match.index - gone)) });
            end = match.index + match[0].length;
            if (kept) gone += match[0].length;
        }
    };
    const walk = document.createTreeWalker(area, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const isSpoken = node === element || element.closest(".unseen") || !element.checkVisibility({ opacityProperty: true });
        if (node === element) {
            const whole = () => (element.closest("label") ?? element).getClientRects();
            for (const name of ["aria-label", "aria-valuetext", "title"]) read(node, name, node.getAttribute(name), true, whole);
            for (const name of ["value", "placeholder"]) if (typeof node[name] === "string") read(node, name, node[name], false, whole);
        } else {
            read(node, "data", node.data, Boolean(isSpoken), (start, end) => {
                if (isSpoken) return [];
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
    read(document, "title", document.title, true, () => []);
    read(document, "description", document.querySelector("meta[name=description]")?.content, true, () => []);
    for (const text of heard.splice(0)) read(null, "", text, true, () => []);
    return found;
}""".replace("KEYS", json.dumps(KEYS))


def mark(key):
    """The number of a key in tag characters, which have no width, join the letter before them and are nowhere else in the
    texts. It is short, as the program cuts long names."""
    return "\U000e007f" + "".join(chr(0xE0020 + digit) for digit in divmod(KEYS.index(key), 95))


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
        texts = super().texts(language)
        # The program picks words of some lists.
        return {key: [",".join(marked(part, key) for part in (form.split(",") if key in WORDS_APART else [form])) for form in forms]
                for key, forms in texts.items()}

    def files(self, code):
        """The files that the page asks for, by their names."""
        texts = self.texts(self.languages[code])
        return {
            f"words.{code}.txt": self.page(texts, head(self.languages[code])),
            f"more.{code}.txt": self.more(texts),
            f"hall.{code}.txt": self.hall(texts),
        }

    def introduced(self, code, page):
        """A page with the texts of a language for those who do not run its program."""
        texts = self.texts(self.languages[code])
        return with_head(page, {word: html.escape(texts[f"page.{word}"][0]) for word in ["name", *HEAD]})
