"""The terminal uses the locale's language; output for scripts stays English."""

import pytest


@pytest.mark.parametrize(
    ("variables", "turn"),
    [
        ({"LANG": "de_DE.UTF-8"}, "X ist am Zug"),
        ({"LC_MESSAGES": "de_AT.UTF-8", "LANG": "en_US.UTF-8"}, "X ist am Zug"),
        ({"LC_MESSAGES": "en_US.UTF-8", "LANG": "de_DE.UTF-8"}, "X's turn"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "X's turn"),
        ({"LANG": "tlh.UTF-8"}, "X's turn"),
        ({}, "X's turn"),
    ],
)
def test_the_first_variable_of_the_locale_tells_the_language(pipe, env, variables, turn):
    # The system's encoding for a language does not matter here.
    env.update({"LC_ALL": "", "LC_CTYPE": "C.UTF-8", **variables})
    assert turn in pipe("play", "3x3").stdout


def test_a_terminal_that_cannot_write_utf8_is_spoken_to_in_english(pipe, env):
    env.update(LC_ALL="", LC_CTYPE="C", LANG="de_DE")
    assert "X's turn" in pipe("play", "3x3", input="").stdout


def test_a_terminal_that_cannot_write_utf8_reads_ascii_alone(pipe, env):
    env["LC_ALL"] = "C"
    assert "2x2 block" in pipe("help").stdout
    for arguments in [["help"], ["help", "serve"], ["learn", "--help"], ["learn"], ["help", "animals"]]:
        env["LC_ALL"] = "C"
        plain = pipe(*arguments).stdout
        env["LC_ALL"] = "C.UTF-8"
        assert plain.isascii() and plain.count("?") == pipe(*arguments).stdout.count("?"), arguments
    env["LC_ALL"] = "C"
    result = pipe("play", "3x3", input="hello\n")
    assert result.stderr.isascii() and 'line 1: "hello" is neither' in result.stderr
    result = pipe("puzzle", "2026-01-03", input="a1\nc1\n")
    assert result.stdout.endswith(": solved on the 2nd try\n-+\n#day=2026-01-03\n")


def test_a_locale_that_the_system_lacks_is_taken_by_its_name(pipe, env):
    del env["LC_ALL"]
    env["LANG"] = "de_LI.UTF-8"
    assert "X ist am Zug" in pipe("play", "3x3", input="").stdout


@pytest.fixture
def german(env):
    env.update(LC_ALL="", LC_CTYPE="C.UTF-8", LANG="de_DE.UTF-8")


def test_the_full_screen_is_german(german, run):
    terminal = run("4x4+corners+squares").wait("X ist am Zug")
    terminal.wait("Ecken & Blöcke")
    terminal.send("b2")
    terminal.wait("X setzt: untere Mitte halblinks (b2)").wait("O ist am Zug")
    terminal.send("?")
    terminal.wait("So wird Ecken & Blöcke gespielt")
    terminal.wait("Auch jeder 2×2-Block gewinnt.")


def test_a_line_is_refused_in_german_and_commands_stay_english(german, pipe):
    result = pipe("play", "3x3", input="b2\nundo\nzurück\nnew 3xx\nb2\nb2\n")
    assert "X hat die Mitte (b2) zurückgenommen" in result.stdout
    assert "Zeile 3: „zurück“ ist weder ein Feld" in result.stderr
    assert "Zeile 4: „3xx“: Regeln beginnen mit einer Größe" in result.stderr
    assert "Zeile 6: Die Mitte (b2) ist besetzt" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["help"], "Tic-tac-toe on any board"),
        (["solve", "3x3:b2b2"], "already taken"),
        (["play", "3x3:b2b2"], "already taken"),
        (["solve", "3x3"], "draw"),
    ],
)
def test_what_scripts_read_stays_english(german, pipe, arguments, words):
    result = pipe(*arguments)
    assert words.lower() in (result.stdout + result.stderr).lower()
