"""What people do on the page, in any language: controls are found by the keys of their texts (marks.py)."""

import re

from board import speak, use_own_font
from marks import FIND, LISTEN, mark

PHONE = (390, 844)
CONTROL = "button, a, label, summary, input"
HINTED = "#board [data-hint]"

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
            page.add_init_script(f"Math.random = () => 0.5; {LISTEN}")
            speak(page, self.code, self.words)
        return self.pages[person]

    def viewport(self, more=0):
        return {"width": self.size[0], "height": self.size[1] + more}

    def open(self, address, person="1"):
        page = self.latest = self.page(person)
        page.goto(self.address + address)
        page.wait_for_function("() => document.documentElement.dataset.phase !== 'loading' && document.styleSheets.length > 1")
        use_own_font(page)

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
