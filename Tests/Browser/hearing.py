"""What a screen reader is told: kept as it comes, as the page takes it away after three seconds."""

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
    """What a screen reader was told, up to a text, which is the last one."""
    page.wait_for_function("text => messages.at(-1) === text", arg=last)
    return page.evaluate("() => messages.splice(0)")


def wait_told(page, text, is_start=False):
    """Waits until a screen reader is told a text, or its start; what was told until then counts for no later wait."""
    page.wait_for_function(
        """([text, isStart]) => {
            const isIt = (told) => isStart ? told.startsWith(text) : told === text;
            return messages.splice(0, messages.findIndex(isIt) + 1).length > 0;
        }""",
        arg=[text, is_start])
