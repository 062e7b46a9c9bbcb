#!/usr/bin/env python3
"""A Gomocup engine that fills its own row and has one fault: fake_engine.py FAULT.

It takes the first empty squares from the top, so five moves complete a line unless the other side
does the same. Any word that is not a fault gives an engine without one.
"""

import os
import signal
import sys
import time

SIDE = 15
fault = sys.argv[1]
taken = []
moves = 0


def say(text):
    print(text, flush=True)


def move():
    global moves
    moves += 1
    rows = reversed(range(SIDE)) if fault == "below" else range(SIDE)
    square = next((x, y) for y in rows for x in range(SIDE) if (x, y) not in taken)
    if moves == 2:
        match fault:
            case "illegal":
                square = taken[0]
            case "outside":
                square = SIDE, 0
            case "slow":
                time.sleep(600)
            case "garbage":
                return say("I resign")
            case "endless":
                while True:
                    print("x" * 100, end="")
            case "crash":
                sys.exit(3)
            case "killed":
                os.kill(os.getpid(), signal.SIGSEGV)
            case "talk":
                say("MESSAGE thinking")
    taken.append(square)
    say("{},{}".format(*square))


for line in sys.stdin:
    words = line.split()
    match words[0]:
        case "START":
            say("ERROR no" if fault == "refuse" else "OK")
        case "BOARD":
            while (stone := next(sys.stdin).strip()) != "DONE":
                taken.append(tuple(int(number) for number in stone.split(",")[:2]))
            move()
        case "TURN":
            taken.append(tuple(int(number) for number in words[1].split(",")))
            move()
        case "INFO":
            if fault == "hungry" and words[1] == "max_memory" and int(words[2]) > 1 << 30:
                sys.exit(4)
        case "END":
            break
