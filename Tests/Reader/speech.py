#!/usr/bin/python3
"""An output module of Speech Dispatcher that makes no sound: it writes each text to $SPOKEN, one a line.

It speaks the protocol of such modules, and says a text in no time, so that nothing is cut short.
"""

import html
import os
import re
import sys

ANSWERS = {
    "INIT": "299-reader\n299 OK LOADED SUCCESSFULLY",
    "STOP": None,
    "PAUSE": None,
    "QUIT": "210 OK QUIT",
}
# The commands that send settings, and what is said before and after these.
SETTINGS = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}
SPEECH = {"SPEAK", "CHAR", "KEY", "SOUND_ICON"}


def send(text):
    print(text, flush=True)


def message():
    """The lines up to a dot."""
    lines = []
    while (line := sys.stdin.readline().rstrip("\n")) != ".":
        lines.append(line.removeprefix(".") if line.startswith("..") else line)
    return " ".join(lines)


def main():
    with open(os.environ["SPOKEN"], "a", buffering=1) as spoken:
        for line in sys.stdin:
            command = line.strip()
            if command in SETTINGS:
                before, after = SETTINGS[command]
                send(before)
                message()
                send(after)
            elif command in SPEECH:
                send("202 OK RECEIVING MESSAGE")
                text = html.unescape(re.sub("<[^>]+>", "", message())).strip()
                send("200 OK SPEAKING\n701 BEGIN")
                if text:
                    spoken.write(text + "\n")
                send("702 END")
            elif command.startswith("LIST VOICES"):
                send("200-English\ten\tnone\n200 OK VOICE LIST SENT")
            elif ANSWERS.get(command):
                send(ANSWERS[command])
            if command == "QUIT":
                break


if __name__ == "__main__":
    main()
