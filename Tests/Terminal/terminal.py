"""A pseudo-terminal for a program: keys go in, a screen comes out."""

import fcntl
import os
import pathlib
import pty
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
    """Also repeats a character (REP), which xterm's terminfo permits programs to request."""

    def draw(self, data):
        super().draw(data)
        self.last = data[-1:]

    def repeat(self, count=1):
        super().draw(self.last * count)


class Stream(pyte.ByteStream):
    csi = {**pyte.ByteStream.csi, "b": "repeat"}
    events = pyte.ByteStream.events | {"repeat"}


class Terminal:
    """A command in its own pseudo-terminal."""

    def __init__(self, command, *, columns=80, rows=24, env):
        self.screen = Screen(columns, rows)
        self.stream = Stream(self.screen)
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
                # Whoever runs the tests in the background may have had one ignored, and Python has others.
                for ignored in [signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ]:
                    signal.signal(ignored, signal.SIG_DFL)
                os.execve(command[0], command, env)
            finally:
                os._exit(127)  # Without its program the copy of this process would run the tests too.

    # Input

    def send(self, *keys):
        os.write(self.master, "".join(keys).encode())

    def click(self, column, row, release=None):
        """Presses and releases the mouse button, at columns and rows counted from 0."""
        column_up, row_up = release or (column, row)
        self.send(f"\x1b[<0;{column + 1};{row + 1}M", f"\x1b[<0;{column_up + 1};{row_up + 1}m")

    def set_size(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        self.set_size(columns, rows)

    def kill(self, number):
        os.kill(self.process, number)

    # Output

    @property
    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def read(self, seconds):
        """Reads the output that arrives within a time; false if there was none."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            data = b""
        self.output += data
        self.stream.feed(data)
        return bool(data)

    def wait(self, fact, *, what="the fact"):
        """Reads until the screen shows a text, or until a function of this terminal is true."""
        holds = fact if callable(fact) else lambda terminal: fact in terminal.text
        end = time.monotonic() + PATIENCE
        while not holds(self):
            left = end - time.monotonic()
            if left <= 0:
                name = what if callable(fact) else repr(fact)
                raise AssertionError(f"{name} did not come; the screen is\n{self.text}")
            self.read(min(left, 0.05))
        return self

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
