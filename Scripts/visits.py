"""Visits of people to the page in any language: controls are found by the keys of their texts (marks.py)."""

import re

from board import center, speak, use_own_font
from marks import FIND, LISTEN, mark
from serving import PATIENCE

# Lets a journey answer in place of the server, with a status and a text, or not at all, and in place of the engine.
WORLD = """{
    const { fetch } = window, answers = [];
    window.answer = (address, status, text = "") => answers.unshift({ address, status, text });
    window.fetch = async (asked, options) => {
        const found = answers.find(({ address }) => address.test(asked));
        if (!found) return fetch(asked, options);
        if (!found.status) throw new TypeError("no answer");
        return new Response(found.text, { status: found.status, headers: { "Retry-After": "20" } });
    };
    window.think = (thought) => {
        window.Worker = class {
            postMessage({ token, text }) {
                if (text && thought) setTimeout(() => this.onmessage({ data: { token, ...thought } }));
            }
            terminate() {}
        };
    };
}"""

PHONE = (390, 844)
CONTROL = "button, a, label, summary, input"
SQUARE = r"([a-s])(\d+)"
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

# The height of a list or of the page that is out of view.
HIDDEN = """() => Math.max(...[document.scrollingElement, ...document.querySelectorAll("#panel:not([inert]) #panel-body, #hall, #talk")]
    .map((node) => node.scrollHeight - node.clientHeight))"""


class Visit:
    """The visits of some people, whose pages are in a language with marks."""

    def __init__(self, browser, address, code, words, document=None):
        self.browser, self.address, self.code, self.words, self.document = browser, address, code, words, document
        self.pages, self.size, self.latest, self.isAtWork = {}, PHONE, None, False

    def page(self, person="1"):
        if person not in self.pages:
            # The words of another language than the browser's are a file.
            context = self.browser.new_context(
                base_url=self.address, locale="en-US" if self.code != "en" else "de-DE", reduced_motion="reduce",
                service_workers="block", viewport=self.viewport(), device_scale_factor=2)
            context.set_default_timeout(1000 * PATIENCE)
            page = self.pages[person] = context.new_page()
            # Every run gets the same random numbers.
            page.add_init_script(f"Math.random = () => 0.5; {LISTEN} {WORLD}")
            speak(page, self.code, self.words)
            if self.document:
                page.route(self.address, lambda route: route.fulfill(body=self.document, content_type="text/html; charset=utf-8"))
        return self.pages[person]

    def viewport(self, more=0):
        return {"width": self.size[0], "height": self.size[1] + more}

    def open(self, address, person="1"):
        page = self.latest = self.page(person)
        page.goto(self.address + address)
        use_own_font(page)
        self.isAtWork = True

    def settle(self):
        """Waits until the latest page has finished its work."""
        if not self.isAtWork:
            return
        self.latest.wait_for_function("() => document.documentElement.dataset.phase !== 'loading' && document.styleSheets.length > 1")
        use_own_font(self.latest)
        self.latest.evaluate(REST)
        self.latest.wait_for_function("() => !['thinking', 'animating'].includes(document.documentElement.dataset.phase)")
        self.isAtWork = False

    def step(self, text):
        person, step = re.fullmatch(r"(?:(\d):)?(.+)", text).groups("1")
        if step.startswith("?"):
            page = self.latest = self.page(person)
            bearing(page, "*", step[1:]).wait_for()
            page.evaluate(REST)
            # The page may stay at work for as long as it shows this.
            self.isAtWork = False
            return
        self.settle()
        page = self.latest = self.page(person)
        if step.startswith("`"):
            return self.change(page, step.strip("`"))
        self.isAtWork = True
        if step == "link":
            self.open(self.page().url.removeprefix(self.address), person)
        elif step == "class":
            self.open("join/" + self.page().locator("#hall .code").inner_text(), person)
        elif step.startswith("="):
            self.open("#" + step[1:] if step[1:] else "", person)
        elif size := re.fullmatch(r"(\d+)x(\d+)", step):
            self.size = int(size[1]), int(size[2])
            page.set_viewport_size(self.viewport())
        elif step == "*":
            for _ in range(3):
                if page.locator(HINTED).count() != 1:
                    bearing(page, CONTROL, "command.hint").click()
                    page.evaluate(REST)
            page.locator(HINTED).click(force=True)
        elif over := re.fullmatch(rf"(#[\w-]+)?>{SQUARE}", step):
            if over[1]:
                page.locator(over[1]).hover()
                page.mouse.down()
            x, y = center(square(page, *over.groups()[1:]))
            page.mouse.move(x - 9, y)
            page.mouse.move(x, y)
        elif step.startswith("#"):
            page.locator(step).first.click()
        elif "=" in step:
            key, typed = step.split("=")
            page.get_by_label(mark(key)).fill(typed)
        elif tapped := re.fullmatch(SQUARE, step):
            square(page, *tapped.groups()).click(force=True)
        else:
            bearing(page, CONTROL, step).click(force=True)

    def change(self, page, script):
        """Runs a script in a page, if it is open, and at the start of each one to come."""
        page.add_init_script(f"{{ {script} }}")
        if page.url != "about:blank":
            page.evaluate(f"() => {{ {script} }}")
            page.evaluate(REST)

    def picture(self, file):
        """Takes a picture of the latest page; returns what is on it, and its size."""
        self.settle()
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


def square(page, column, row):
    rows = page.locator("#board [role=row]")
    return rows.nth(rows.count() - int(row)).locator("button").nth(ord(column) - ord("a"))


def bearing(page, elements, key):
    """The element that bears a text or is called so: the last one, as a panel is after what it covers."""
    ways = [f':has-text("{mark(key)}")', f'[aria-label*="{mark(key)}"]']
    return page.locator(", ".join(f":is({elements}){way}:visible" for way in ways)).last
