"""Measures the waiting times of a player at a terminal: terminal.py PROGRAM [STARTS].

It prints the median and the slowest of many runs, in milliseconds. A screen is complete when its last byte has
arrived.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

STARTS = int(sys.argv[2]) if len(sys.argv) > 2 else 40
KEYS = 5 * STARTS
RIGHT, LEFT = b"\x1bOC", b"\x1bOD"
LAST_WORD = b" explain"  # in the bottom row, which is drawn last
AIMS = {"start": 20, "key": 2}  # milliseconds


class Game:
    def __init__(self, program, rules, columns, rows):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            environment = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
            os.execve(program, [program, rules], environment)

    def read(self, seconds):
        if select.select([self.terminal], [], [], seconds)[0]:
            return os.read(self.terminal, 1 << 16)
        return b""

    def read_until(self, word):
        output = b""
        while word not in output:
            output += self.read(60) or sys.exit("the game shows nothing")

    def settle(self):
        while self.read(0.02):
            pass

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def milliseconds(action):
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def starts(program, rules, columns, rows):
    for _ in range(STARTS):
        game = []

        def start():
            game.append(Game(program, rules, columns, rows))
            game[0].read_until(LAST_WORD)

        yield milliseconds(start)
        game[0].end()


def keys(program, rules, columns, rows):
    game = Game(program, rules, columns, rows)
    game.read_until(LAST_WORD)
    game.settle()
    for number in range(KEYS):

        def press():
            os.write(game.terminal, RIGHT if number % 2 == 0 else LEFT)
            game.read(60) or sys.exit("the game does not answer")

        yield milliseconds(press)
        game.settle()
    game.end()


def main():
    program = os.path.abspath(sys.argv[1])
    print(f"{'terminal':<34}{'median':>9}{'slowest':>9}{'aim':>6}  ms")
    sizes = [("3x3", 80, 24), ("19x19k5", 80, 24), ("19x19k5", 200, 60)]
    for name, measure, aim in [
        ("start to first screen", starts, AIMS["start"]),
        ("key to redraw", keys, AIMS["key"]),
    ]:
        for rules, columns, rows in sizes:
            times = sorted(measure(program, rules, columns, rows))
            median = times[len(times) // 2]
            label = f"{name}, {rules} {columns}×{rows}"
            print(f"{label:<34}{median:>9.2f}{times[-1]:>9.2f}{aim:>6}")


main()
