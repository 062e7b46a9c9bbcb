"""The messages to a screen reader, collected as they come, because the page removes them after three seconds."""

HEAR = """{
    window.messages = [];
    const listen = () => {
        const node = document.getElementById("announcer");
        const hear = () => node.textContent && messages.push(node.textContent.replaceAll("\\u00a0", " ").trim());
        if (node) new MutationObserver(hear).observe(node, { childList: true });
    };
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", listen); else listen();
}"""


def listen(page):
    """Collects what a screen reader is told from now on, and in what the page opens later."""
    page.add_init_script(HEAR)
    page.evaluate(f"() => {HEAR}")


def hear(page, last):
    """The messages to a screen reader up to a text, which must come last."""
    page.wait_for_function("text => messages.at(-1) === text", arg=last)
    return page.evaluate("() => messages.splice(0)")


def wait_told(page, text, is_start=False):
    """Waits for a message to a screen reader, or for its start; later waits ignore the messages up to it."""
    page.wait_for_function(
        """([text, isStart]) => {
            const isIt = (told) => isStart ? told.startsWith(text) : told === text;
            return messages.splice(0, messages.findIndex(isIt) + 1).length > 0;
        }""",
        arg=[text, is_start])
