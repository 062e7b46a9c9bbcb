"""A pseudo-terminal for a program: keys go in, a screen comes out."""

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

import pyte

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from serving import PATIENCE, PROGRAM  # noqa: E402, F401

ENTER, ESCAPE, BACKSPACE = "\r", "\x1b", "\x7f"
UP, DOWN, RIGHT, LEFT = "\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD"
CTRL_C, CTRL_Z = "\x03", "\x1a"


class Screen(pyte.Screen):
    """Also repeats a character (REP) and scrolls (SU, SD), which xterm's terminfo permits programs to request."""

    def draw(self, data):
        super().draw(data)
        self.last = data[-1:]

    def repeat(self, count=1):
        super().draw(self.last * count)

    def scroll_up(self, count=1):
        self.scroll(count, self.index, lambda margins: margins.bottom)

    def scroll_down(self, count=1):
        self.scroll(count, self.reverse_index, lambda margins: margins.top)

    def scroll(self, count, step, edge):
        row = self.cursor.y
        self.cursor.y = edge(self.margins or pyte.screens.Margins(0, self.lines - 1))
        for _ in range(count):
            step()
        self.cursor.y = row


class Stream(pyte.ByteStream):
    csi = {**pyte.ByteStream.csi, "b": "repeat", "S": "scroll_up", "T": "scroll_down"}
    events = pyte.ByteStream.events | {"repeat", "scroll_up", "scroll_down"}


class Terminal:
    """A command in its own pseudo-terminal."""

    def __init__(self, command, *, columns=80, rows=24, env):
        self.screen = Screen(columns, rows)
        self.stream = Stream(self.screen)
        self.rows = {}
        self.shown = []  # The texts of the screen since the last key, from the last one that was waited for.
        self.output = b""
        self.status = None
        # The other end stays open here, so that its modes can be inspected.
        self.master, self.slave = pty.openpty()
        self.set_size(columns, rows)
        self.modes = termios.tcgetattr(self.slave)
        self.process = os.fork()
        if self.process == 0:
            try:
                os.login_tty(self.slave)
                os.close(self.master)
                # A shell that runs the tests in the background may ignore SIGINT, and Python ignores the others.
                for ignored in [signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ]:
                    signal.signal(ignored, signal.SIG_DFL)
                os.execve(command[0], command, env)
            finally:
                os._exit(127)  # Without its program the copy of this process would run the tests too.

    # Input

    def send(self, *keys):
        self.shown = []
        os.write(self.master, "".join(keys).encode())

    def click(self, column, row, release=None):
        """Presses and releases the mouse button, at columns and rows counted from 0."""
        column_up, row_up = release or (column, row)
        self.send(f"\x1b[<0;{column + 1};{row + 1}M", f"\x1b[<0;{column_up + 1};{row_up + 1}m")

    def set_size(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns, rows):
        self.shown = []
        self.screen.resize(rows, columns)
        self.set_size(columns, rows)

    def kill(self, number):
        self.shown = []
        os.kill(self.process, number)

    # Output

    @property
    def text(self):
        screen = self.screen
        for y in screen.dirty:  # To read all lines again would take longer than everything else here.
            self.rows[y] = "".join(screen.buffer[y][x].data for x in range(screen.columns)).rstrip()
        screen.dirty.clear()
        return "\n".join(self.rows[y] for y in range(screen.lines))

    def read(self, seconds):
        """Reads the output that arrives within a time; false if there was none."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            data = b""
        self.output += data
        # Output that writes over something begins with a control character.
        for part in re.split(rb"(?=[\x00-\x1f])", data):
            self.stream.feed(part)
            if self.screen.dirty:
                self.shown.append(self.text)
        return bool(data)

    def wait(self, fact, *, what="the fact"):
        """Reads until the screen has shown a text, or until a function of this terminal is true."""
        if not callable(fact):
            return self.wait_shown(lambda text: fact in text, what=repr(fact))
        end = time.monotonic() + PATIENCE
        while not fact(self):
            self.read_until(end, what)
        return self

    def wait_shown(self, holds, *, what):
        """Reads until a function is true of a text that the screen has shown since the last key, and not
        before what was waited for last.

        If that was there for a moment only, this process may read what came after it at the same time.
        """
        end = time.monotonic() + PATIENCE
        while True:
            while self.shown and not holds(self.shown[0]):
                del self.shown[0]
            if self.shown or holds(self.text):
                return self
            self.read_until(end, what)

    def read_until(self, end, what):
        left = end - time.monotonic()
        if left <= 0:
            raise AssertionError(f"{what} did not come; the screen is\n{self.text}")
        self.read(min(left, 0.05))

    def wait_lines(self, picture):
        """Waits until the screen shows exactly this picture, however it is centred."""

        def lines(text):
            return [line.strip() for line in text.strip("\n").split("\n")]

        return self.wait(lambda terminal: lines(terminal.text) == lines(picture), what=picture)

    def wait_end(self):
        """Waits until the program has ended; a negative status is the signal that killed it."""

        def has_ended(terminal):
            if terminal.status is None:
                pid, status = os.waitpid(terminal.process, os.WNOHANG)
                if pid:
                    terminal.status = os.waitstatus_to_exitcode(status)
            return terminal.status is not None

        self.wait(has_ended, what="the end")
        while self.read(0):
            pass
        return self.status

    def is_as_it_was(self):
        """Whether the terminal's modes, screen, cursor and mouse are restored."""
        pairs = [(b"\x1b[?1049h", b"\x1b[?1049l"), (b"\x1b[?1006;1000h", b"\x1b[?1006;1000l")]
        for begin, end in pairs:
            if self.output.rfind(begin) > self.output.rfind(end):
                return False
        is_hidden = self.output.rfind(b"\x1b[?25l") > self.output.rfind(b"\x1b[?25h")
        return not is_hidden and termios.tcgetattr(self.slave) == self.modes

    def close(self):
        if self.status is None:
            try:
                os.kill(self.process, signal.SIGKILL)
                os.waitpid(self.process, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
        os.close(self.master)
        os.close(self.slave)
