"""A desktop with a screen reader: Orca reads the page in Firefox, and what it says is read here.

Everything runs in a display, a bus and a home folder of its own, and ends with the `with` block.
"""

import contextlib
import os
import pathlib
import subprocess
import time

from serving import PATIENCE

HERE = pathlib.Path(__file__).parent
BUS = "/usr/libexec/at-spi-bus-launcher"
PREFERENCES = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": False,
    "browser.preonboarding.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "termsofuse.bypassNotification": True,
}
# Orca's own settings, without an echo of every key.
ORCA = """{"general": {"enableKeyEcho": false, "startingProfile": ["Default", "default"]}, "profiles":
{"default": {"profile": ["Default", "default"], "enableKeyEcho": false}}, "pronunciations": {}, "keybindings": {}}"""
SPEECH = f"""LogLevel 1
DefaultModule reader
AddModule "reader" "{HERE / 'speech.py'}" ""
Timeout 0
"""


def wait_for(question, what):
    """Asks until the answer is true."""
    deadline = time.monotonic() + PATIENCE
    while not (answer := question()):
        if time.monotonic() > deadline:
            raise AssertionError(f"never: {what}")
        time.sleep(0.05)
    return answer


class Desk:
    """A display with Orca, and Firefox on it."""

    def __init__(self, folder):
        self.folder = folder
        self.spoken = folder / "spoken"
        self.spoken.touch()
        self.read = 0
        self.environment = {
            **os.environ, "HOME": str(folder / "home"), "XDG_RUNTIME_DIR": str(folder / "run"),
            "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "SPOKEN": str(self.spoken),
            "GNOME_ACCESSIBILITY": "1", "ACCESSIBILITY_ENABLED": "1", "GTK_MODULES": "gail:atk-bridge",
        }
        self.environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
        for name in ["home/.local/share/orca", "run", "speech", "firefox"]:
            (folder / name).mkdir(parents=True)
        (folder / "run").chmod(0o700)
        (folder / "home/.local/share/orca/user-settings.conf").write_text(ORCA)
        (folder / "speech/speechd.conf").write_text(SPEECH)
        (folder / "firefox/user.js").write_text("".join(
            f"user_pref({name!r}, {str(value).lower() if isinstance(value, bool) else repr(value)});\n"
            for name, value in PREFERENCES.items()))

    @contextlib.contextmanager
    def running(self):
        with contextlib.ExitStack() as stack:
            self.stack = stack
            self.start_display()
            self.start_bus()
            self.start("openbox")
            self.start(BUS, "--launch-immediately")
            for what in ["IsEnabled", "ScreenReaderEnabled"]:
                wait_for(lambda: self.enable(what), "the bus of assistive technology")
            logs = self.folder / "speech"
            self.start("speech-dispatcher", "-s", "-C", logs, "-L", logs, "-l", "1")
            self.start("orca", "-r")
            self.hear("Screen reader on.")
            yield self

    def start(self, *command, **options):
        with open(self.folder / "log", "a") as log:
            process = subprocess.Popen(
                list(map(str, command)), env=self.environment, stderr=log, **{"stdout": log, **options})
        self.stack.callback(self.end, process)
        return process

    @staticmethod
    def end(process):
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def start_display(self):
        """The display says its number, which is one that was free."""
        server = self.start("Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", stdout=subprocess.PIPE, text=True)
        self.environment["DISPLAY"] = ":" + server.stdout.readline().strip()

    def start_bus(self):
        bus = self.start(
            "dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE, text=True)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()

    def run(self, *command):
        return subprocess.run(list(map(str, command)), env=self.environment, capture_output=True).returncode == 0

    def enable(self, what):
        return self.run(
            "dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
            "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", f"string:{what}", "variant:boolean:true")

    def open(self, address):
        self.start(
            "firefox-esr", "--profile", self.folder / "firefox", "--new-instance", "--no-remote", address)

    def press(self, key):
        """Presses a key by its name of X."""
        assert self.run("xdotool", "key", key), key

    def hear(self, text):
        """Waits until a text is said; returns all that was said since the last one, with it."""
        def new():
            return self.spoken.read_text().splitlines()[self.read:]

        def index():
            return next((index for index, said in enumerate(new(), 1) if text in said), None)

        try:
            count = wait_for(index, text)
        except AssertionError as error:
            raise AssertionError(f"{error}; heard {new()}") from None
        said = new()[:count]
        self.read += count
        return said
