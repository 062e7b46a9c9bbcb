"""Pictures for translators of each text that the page's tests meet; Scripts/pictures.py asks for them with --pictures.

The page's words carry their keys as in marks.py, but only until they are written into the page, so that no test reads
them. The page calls when it shows a text that is on no picture yet.
"""

import json
import os

from marks import FIND
from playwright.sync_api import Error
from waits import wait_until

# Takes the marks out of whatever is written into the page, and remembers each text with them by its node and name.
WRITE_BARE = r"""(words, find, known) => {
    const marks = /\u{e007f}[\u{e0020}-\u{e007e}]{2}/gu;
    const written = new WeakMap();
    window.written = (node, name) => {
        const kept = written.get(node)?.[name];
        return kept && kept.bare === (name === "data" ? node.data : node.getAttribute?.(name) ?? node[name]) ? kept.marked : undefined;
    };
    const keep = (node, name, marked) => {
        const bare = String(marked).replace(marks, "");
        if (node && bare !== marked) written.set(node, { ...written.get(node), [name]: { bare, marked } });
        return bare;
    };
    const attribute = { ariaLabel: "aria-label", title: "title", placeholder: "placeholder", value: "value" };
    for (const [owner, name] of [
        [Node, "textContent"], [Document, "title"], [Element, "ariaLabel"], [HTMLElement, "title"],
        [HTMLInputElement, "placeholder"], [HTMLInputElement, "value"],
    ]) {
        const { get, set } = Object.getOwnPropertyDescriptor(owner.prototype, name);
        Object.defineProperty(owner.prototype, name, {
            configurable: true,
            get() { return name === "textContent" && this.id === "words" ? words : get.call(this); },
            set(text) {
                if (name !== "textContent") return set.call(this, keep(this, attribute[name], text));
                set.call(this, keep(null, "", text));
                keep(this.firstChild, "data", text);
            },
        });
    }
    const { setAttribute, append } = Element.prototype;
    Element.prototype.setAttribute = function (name, text) { setAttribute.call(this, name, keep(this, name, text)); };
    Element.prototype.append = function (...nodes) {
        append.apply(this, nodes.map((node) => {
            if (typeof node !== "string") return node;
            const text = document.createTextNode("");
            text.textContent = node;
            return text;
        }));
    };
    window.known = new Set(known);
    let frame;
    const look = () => {
        frame = undefined;
        const isNew = ({ key, boxes, isHeard }) => !window.known.has(key) && (isHeard || boxes.length);
        if (find().some(isNew)) console.debug("a text without a picture");
    };
    addEventListener("DOMContentLoaded", () => {
        window.heard = [];
        new MutationObserver(() => { frame ??= requestAnimationFrame(look); })
            .observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
}"""


class Places:
    """The pictures that one process of the tests takes, in a folder whose known.txt has the keys that need none."""

    def __init__(self, folder, words):
        self.folder, self.words, self.count, self.taking = folder, words, 0, False
        self.known = set((folder / "known.txt").read_text().split())
        self.worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0")

    def watch(self, context):
        """Lets every page of a context tell that it shows a text without a picture."""
        words = json.dumps(self.words["words.en.txt"])
        context.on("console", lambda message: message.type == "debug" and message.page and self.take(message.page))
        context.add_init_script(f"({WRITE_BARE})({words}, {FIND}, {json.dumps([*self.known])})")
        for name, text in self.words.items():
            context.route(f"**/{name}", lambda route, _, text=text: route.fulfill(body=text, content_type="text/plain; charset=utf-8"))

    def take(self, page):
        if self.taking:
            return
        self.taking = True
        try:
            self.picture(page)
            page.evaluate("keys => keys.forEach((key) => window.known.add(key))", [*self.known])
        except Error:
            pass  # The page has gone on or is closed.
        finally:
            self.taking = False

    def finish(self, context):
        """Waits for a picture under way, before a context with its pages is closed."""
        if context.pages:
            wait_until(context.pages[0], lambda: not self.taking)

    def picture(self, page):
        before = page.evaluate(FIND)
        file = f"test-{self.worker}-{self.count}.png"
        page.screenshot(path=self.folder / file)
        # Only what stood there before and after it is on the picture.
        after = page.evaluate(FIND)
        found = [one for one in before if one in after]
        new = {one["key"] for one in found if one["boxes"] or one["isHeard"]} - self.known
        if not new:
            return
        self.count += 1
        self.known |= new
        test = os.environ["PYTEST_CURRENT_TEST"].partition("::")[2].partition("[")[0].partition(" ")[0]
        size = page.viewport_size
        picture = {
            "test": test.removeprefix("test_").replace("_", " "), "file": file, "size": [size["width"], size["height"]],
            "found": [one for one in found if one["key"] in new],
        }
        with open(self.folder / f"{self.worker}.jsonl", "a") as lines:
            lines.write(json.dumps(picture) + "\n")
