"""Control characters are shown, not obeyed: no link, file or argument can send a terminal an escape sequence."""

import re

import pytest
from terminal import ENTER

EVIL = "\x1b]0;pwned\x07\x1b[2J\x9b2J\u202e\x7f\r\n"
SHOWN = r"\x1b]0;pwned\x07\x1b[2J\x9b2J\u{202e}\x7f\x0d\x0a"
OBEYED = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")

# Percent-encoded, as in a link that somebody sends.
LINK = "".join(f"%{byte:02x}" for byte in EVIL.encode())


@pytest.mark.parametrize("arguments", [
    [EVIL],
    ["--" + EVIL],
    ["help", EVIL],
    ["play", EVIL],
    ["play", "https://example.org/#" + LINK],
    ["play", "https://example.org/#3x3:" + LINK],
    ["play", f"https://example.org/{EVIL}#3x3:b2b2"],
    ["play", f"http://{EVIL}/#room=abc"],
    ["play", "--x", EVIL],
    ["play", "3x3", EVIL],
    ["play", "--plain=" + EVIL],
    ["solve", EVIL],
    ["solve", "3x3:" + LINK],
    ["solve", "3x3", "--" + EVIL],
    ["solve", "3x3", "--limit", EVIL],
    ["solve", "3x3", "--memory", EVIL],
    ["solve", "3x3", "--threads", EVIL],
    ["solve", "4x4", "--split", EVIL],
    ["solve", "4x4", "--join", EVIL],
    ["solve", "3x3", "--certificate", f"/nonexistent/{EVIL}/file"],
    ["verify", EVIL],
    ["perft", EVIL, "2"],
    ["perft", "3x3", EVIL],
    ["serve", EVIL],
    ["serve", "--port", EVIL],
    ["serve", "--site", EVIL],
    ["serve", "--data", f"/dev/null/{EVIL}"],
    ["engine", EVIL],
    ["bench", EVIL],
    ["completions", EVIL],
    ["manual", EVIL],
], ids=lambda words: " ".join(words).replace(EVIL, "EVIL").replace(LINK, "LINK"))
def test_every_refusal_shows_the_words_and_obeys_none(pipe, arguments):
    result = pipe(*arguments)
    assert result.returncode != 0
    assert not OBEYED.search(result.stderr + result.stdout), result.stderr
    assert SHOWN.lower() in result.stderr.lower(), result.stderr
    assert result.stderr.count("\n") <= 2, "no line is forged"


def test_lines_of_input_are_shown_when_they_are_refused(pipe):
    line = EVIL.rstrip("\r\n")
    for arguments in [("--plain", "3x3"), ("solve", "-")]:
        result = pipe(*arguments, input=line + "\n")
        assert not OBEYED.search(result.stderr)
        assert SHOWN.removesuffix(r"\x0d\x0a").lower() in result.stderr.lower()
    result = pipe("--plain", "3x3", input=f"new {line}\n")
    assert r"\x1b]0;pwned" in result.stderr and not OBEYED.search(result.stderr)


def test_the_link_at_the_end_is_shown(pipe):
    result = pipe("play", "--link", "https://example.org/\x1b[2J#3x3:b2")
    assert result.stdout.endswith("https://example.org/\\x1b[2J#3x3:b2\n")


def test_a_locale_without_unicode_gets_none(pipe, env):
    env["LC_ALL"] = "C"
    # In Latin-1 the second byte of a Û is a control sequence's first.
    result = pipe("play", "Û\x1b[2J")
    assert result.stderr.isascii() and r"?\x1b[2J" in result.stderr


@pytest.mark.parametrize("arguments", [(), ("--plain",)], ids=["full", "plain"])
def test_a_saved_file_that_cannot_be_read_is_shown(run, kept, arguments):
    kept.parent.mkdir(parents=True)
    kept.write_text("\x1b]0;pwned\x07\x9b2J\u202e\n")
    terminal = run(*arguments, columns=200).wait("The saved game can’t be read")
    terminal.wait(r"\x1b]0;pwned\x07\x9b2J\u{202e}")
    terminal.send("quit\n" if arguments else "q")
    terminal.wait_end()
    assert rb"\x1b]0;pwned\x07\x9b2J\u{202e}" in terminal.output.split(b"\x1b[?1049l")[-1], "at the end"
    for raw in [b"\x1b]0;pwned", b"\x07", b"\xc2\x9b", "\u202e".encode()]:
        assert raw not in terminal.output


def test_names_in_a_saved_file_are_shown(run, kept):
    kept.parent.mkdir(parents=True)
    kept.write_text("3x3:b2\n3x3:b2\n000\n\x1b[2JAda\x9b2J\u202e\n\x07Bob\u2069\n")
    terminal = run().wait("You have an unfinished game")
    terminal.send(ENTER)
    terminal.wait("X [2JAda2J")
    terminal.wait("▸ O Bob")
    terminal.send("p")
    terminal.wait("Name: [2JAda2J")
    for raw in [b"\xc2\x9b", "\u202e".encode(), "\u2069".encode()]:
        assert raw not in terminal.output
