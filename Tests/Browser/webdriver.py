"""A minimal client of the WebDriver protocol (w3.org/TR/webdriver2)."""

import base64
import contextlib
import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import time

from serving import PATIENCE, free_port

ANSWER = 60  # seconds for any answer: a browser that hangs must not hang the tests


class NoAnswer(Exception):
    """A browser has not answered for ANSWER seconds, and will not any more."""


class Session:
    """A browser with one window."""

    def __init__(self, port, capabilities):
        self.port = port
        self.path = ""
        self.is_silent = False
        answer = self.send("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.path = f"/session/{answer['sessionId']}"

    def send(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER if self.path else PATIENCE)
        with contextlib.closing(connection):
            data = None if body is None else json.dumps(body)
            connection.request(method, self.path + path, data, {"Content-Type": "application/json"})
            try:
                value = json.loads(connection.getresponse().read())["value"]
            except TimeoutError:
                self.is_silent = True
                raise NoAnswer(f"{method} {path}") from None
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(f"{method} {path}: {value['error']}: {value.get('message')}")
        return value

    def goto(self, address):
        self.send("POST", "/url", {"url": address})

    def evaluate(self, script):
        return self.send("POST", "/execute/sync", {"script": f"return ({script})", "args": []})

    def back(self):
        self.send("POST", "/back", {})

    def reload(self):
        self.send("POST", "/refresh", {})

    def resize(self, width, height):
        self.send("POST", "/window/rect", {"width": width, "height": height})

    def screenshot(self):
        return base64.b64decode(self.send("GET", "/screenshot"))

    def mouse(self, *places):
        """Presses the button at the first place and releases it at the last."""
        steps = [{"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)} for x, y in places]
        steps[1:1] = [{"type": "pointerDown", "button": 0}]
        steps.append({"type": "pointerUp", "button": 0})
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps})

    KEYS = {"ArrowUp": "\ue013", "ArrowRight": "\ue014", "Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c"}

    def press(self, key):
        value = self.KEYS.get(key, key)
        steps = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": steps})

    def _act(self, source):
        self.send("POST", "/actions", {"actions": [source]})


@contextlib.contextmanager
def webkit(home):
    """WebKitGTK with its own profile folder, on a virtual screen."""
    port = free_port()
    homes = ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"]
    driver = subprocess.Popen(
        ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1600x1200x24", "WebKitWebDriver", f"--port={port}"],
        env={**os.environ, **dict.fromkeys(homes, str(home))}, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                assert time.monotonic() < deadline and driver.poll() is None, "WebKitWebDriver does not start"
                time.sleep(0.05)
        browser = shutil.which("MiniBrowser", path="/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1:/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0")
        options = {"args": ["--automation"], **({"binary": browser} if browser else {})}
        session = Session(port, {"webkitgtk:browserOptions": options})
        try:
            yield session
        finally:
            if not session.is_silent:
                with contextlib.suppress(Exception):
                    session.send("DELETE", "")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(driver.pid, signal.SIGTERM)
        driver.wait(PATIENCE)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(driver.pid, signal.SIGKILL)
