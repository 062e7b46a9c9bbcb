"""An unfinished game is saved for the next run."""

import os
import re
import socket
import threading

import pytest
from terminal import CTRL_C, DOWN, ENTER, ESCAPE, RIGHT

OFFER = "You have an unfinished game: Corners & blocks"


@pytest.fixture
def unfinished(play, kept):
    """A game left with an undone move."""
    terminal = play("4x4+corners+squares", "--o", "human")
    terminal.send("b2", "c3", "a1", "u")
    terminal.wait("X took back bottom left (a1)")
    terminal.send(CTRL_C)
    terminal.wait_end()
    assert kept.read_text() == "4x4+corners+squares:b2c3\n4x4+corners+squares:b2c3a1\nperson person fixed\n"


def test_a_resumed_game_can_redo_the_undone_move(unfinished, run):
    terminal = run().wait(OFFER)
    terminal.wait("Enter continues it, n starts a new game")
    terminal.send(ENTER)
    terminal.wait("Corners & blocks")
    terminal.send("r")
    terminal.wait("X plays bottom left (a1)")


def test_a_kept_game_can_be_left(unfinished, run, kept):
    terminal = run().wait(OFFER)
    terminal.send("n")
    terminal.wait("▸ X You   Tic-tac-toe")
    assert kept.exists()
    terminal.send("b2")
    terminal.wait("You play the centre (b2)")
    terminal.wait("Your turn")
    assert re.match(r"3x3:b2[a-c][1-3]\n", kept.read_text())


def test_the_kept_game_is_not_offered_where_one_is_given(unfinished, run):
    run("5x5").wait("▸ X Player 1   5×5")


@pytest.mark.parametrize("moves", [["b2"], ["b2", "n"], ["a1", "b2", "a2", "c2", "a3"]], ids=["one", "new", "won"])
def test_a_game_that_is_named_does_not_take_the_place_of_the_kept_one(unfinished, run, kept, moves):
    before = kept.read_text()
    terminal = run("3x3").wait("X's turn")
    terminal.send(*moves)
    terminal.wait({1: "O's turn", 2: "X's turn", 5: "X wins"}[len(moves)])
    terminal.send("q")
    assert terminal.wait_end() == 0
    assert kept.read_text() == before
    run().wait(OFFER)


def test_a_game_that_is_named_goes_on_with_the_kept_one(unfinished, run, kept):
    terminal = run("4x4+corners+squares:b2c3").wait("X's turn")
    terminal.send("a2")
    terminal.wait("O's turn")
    assert kept.read_text().startswith("4x4+corners+squares:b2c3a2\n")


def test_a_game_that_is_named_sets_an_unreadable_one_aside(run, kept):
    kept.parent.mkdir(parents=True)
    kept.write_text("4x\n")
    terminal = run("3x3", columns=250).wait("X's turn")
    terminal.send("b2")
    terminal.wait(f"it was moved to {kept}.unreadable")
    assert kept.read_text().startswith("3x3:b2\n") and kept.with_name("game.unreadable").read_text() == "4x\n"


@pytest.mark.parametrize("arguments", [(), ("--plain",)], ids=["full", "plain"])
def test_players_that_are_named_sit_down_at_the_kept_game(unfinished, run, arguments):
    terminal = run("--x", "beginner", *arguments).wait(OFFER)
    terminal.send(*(["yes\n"] if arguments else [ENTER]))
    terminal.wait("Your turn")


@pytest.mark.parametrize("choice, place, rule", [("The loser", 1, "loser"), ("Take turns", 2, "alternate")])
def test_players_come_back_with_their_marks_and_their_score(run, play, kept, choice, place, rule):
    terminal = play("2x2")
    terminal.send("p", *[DOWN] * 4)
    terminal.wait("> Who starts the next game (as X): ‹ Always the first player ›")
    terminal.send(*[RIGHT] * place)
    terminal.wait(f"‹ {choice} ›")
    terminal.send(ESCAPE, "a1", "b1", "a2")
    terminal.wait("X Player 1: 1   2×2")
    terminal.send("n")
    terminal.wait("▸ X Player 2   2×2     O Player 1: 1")
    terminal.send("a1")
    terminal.wait("▸ O Player 1: 1")
    terminal.send("q")
    terminal.wait_end()
    saved = f"2x2:a1\n2x2:a1\nperson person {rule} second 1 0 0 -\n"
    assert kept.read_text() == saved
    terminal = run().wait("You have an unfinished game")
    terminal.send(ENTER)
    terminal.wait("X Player 2   2×2   ▸ O Player 1: 1")
    terminal.send("b1", "a2")
    terminal.wait("X Player 2: 1   2×2     O Player 1: 1")
    terminal.send("n")
    terminal.wait("▸ X Player 1: 1   2×2     O Player 2: 1")


def test_the_program_keeps_its_mark_in_a_saved_game(run, kept):
    kept.parent.mkdir(parents=True)
    kept.write_text("2x2:a2\n2x2:a2\n011 1 1 0 0 -\n")
    terminal = run().wait("You have an unfinished game")
    terminal.send(ENTER)
    terminal.wait("X Computer (Beginner)   2×2   ▸ O You: 1")
    terminal.send("b1")
    terminal.wait("O You: 1")
    terminal.wait("Computer wins")


def test_plain_lines_bring_players_back_with_their_marks_and_their_score(run, kept):
    kept.parent.mkdir(parents=True)
    kept.write_text("2x2:a1\n2x2:a1\n002 1 1 0 0 -\nAda\nBob\n")
    terminal = run("--plain").wait("Continue it? yes or no")
    terminal.send("yes\n", "b1\n")
    terminal.wait("Ada plays b1")
    assert kept.read_text() == "2x2:a1b1\n2x2:a1b1\nperson person alternate second 1 0 0 -\nAda\nBob\n"
    terminal.send("a2\n", "new\n", "b2\n")
    terminal.wait("Ada plays b2")
    assert kept.read_text() == "2x2:b2\n2x2:b2\nperson person alternate first 1 1 0 -\nAda\nBob\n"


def test_who_is_named_for_a_mark_plays_it_in_a_saved_game(run, kept):
    kept.parent.mkdir(parents=True)
    kept.write_text("3x3:a1\n3x3:a1\n002 1 1 0 0 -\n")
    terminal = run("--x", "beginner").wait("You have an unfinished game")
    terminal.send(ENTER)
    terminal.wait("X Computer (Beginner)   Tic-tac-toe   ▸ O You")


@pytest.mark.parametrize("record", ["4x4:b2a1", "3x3:a1b2"], ids=["other board", "other moves"])
def test_a_record_of_another_game_is_none(run, kept, record):
    kept.parent.mkdir(parents=True)
    kept.write_text(f"3x3:b2\n{record}\n000\n")
    terminal = run("--plain").wait("You have an unfinished game: Tic-tac-toe")
    terminal.send("yes\n", "redo\n")
    terminal.wait("There is no move to redo")
    assert "\n2  . (X) .\n" in terminal.text and "4×4" not in terminal.text


def test_plain_lines_offer_it_too(unfinished, run):
    terminal = run("--plain").wait(OFFER)
    terminal.wait("Continue it? yes or no")
    terminal.send("perhaps\n", "yes\n")
    terminal.wait("Corners & blocks\n")
    terminal.wait("2  .  X  .  .")


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_the_offer_can_be_left_by_quitting(unfinished, run, kept, word):
    before = kept.read_text()
    terminal = run("--plain").wait("Continue it? yes or no")
    terminal.send(word + "\n")
    assert terminal.wait_end() == 0 and terminal.text.count("Continue it?") == 1
    assert kept.read_text() == before


def test_a_pipe_neither_reads_nor_writes_the_saved_game(unfinished, pipe, kept):
    before = kept.read_text()
    result = pipe(input="b2\n")
    assert result.stdout.startswith("Tic-tac-toe\n") and result.stderr == ""
    assert kept.read_text() == before


def test_a_finished_game_is_not_kept(play, kept):
    terminal = play("2x2")
    terminal.send("a1")
    terminal.wait("X plays a1")
    assert kept.exists()
    terminal.send("b1", "a2")
    terminal.wait("X wins")
    assert not kept.exists()


def test_opponents_are_kept_with_their_game(run, kept):
    terminal = run("3x3", "--x", "perfect").wait("Computer (Perfect) is thinking")
    terminal.wait("Your turn")
    terminal.send("q")
    terminal.wait_end()
    assert kept.read_text().endswith("\nperfect person fixed\n")
    terminal = run().wait("You have an unfinished game")
    terminal.send(ENTER)
    terminal.wait("X Computer (Perfect)")


@pytest.mark.parametrize("text", ["3x3:b2b2\n", "", "\x00\x01", "4x\n"])
def test_an_unreadable_file_is_renamed(run, kept, text):
    kept.parent.mkdir(parents=True)
    kept.write_text(text)
    terminal = run(columns=250).wait("The saved game can’t be read")
    terminal.wait(f"it was moved to {kept}.unreadable")
    terminal.wait("Your move")
    assert not kept.exists()
    assert kept.with_name("game.unreadable").read_text() == text


@pytest.mark.parametrize(("text", "reason"), [(None, "No such device"), ("4x4:zz\n", "Is a directory")])
def test_what_can_be_neither_read_nor_set_aside_is_not_replaced(run, kept, monkeypatch, text, reason):
    kept.parent.mkdir(parents=True)
    monkeypatch.chdir(kept.parent)
    with socket.socket(socket.AF_UNIX) as other:  # It cannot be read as a file.
        if text is None:
            other.bind(kept.name)
        else:
            kept.write_text(text)
            kept.with_name("game.unreadable").mkdir()
        terminal = run(columns=200).wait(f"The game can’t be saved in {kept.parent}: {reason}")
        terminal.send("b2")
        terminal.wait("Your turn")
        terminal.send("q")
        assert terminal.wait_end() == 0
        assert kept.is_socket() if text is None else kept.read_text() == text


@pytest.mark.parametrize("key", ["q", CTRL_C])
def test_an_error_cut_off_by_a_row_is_printed_whole_at_the_end(run, kept, key):
    kept.parent.mkdir(parents=True)
    kept.write_text("4x4:zz\n")
    terminal = run().wait("The saved game can’t be read")
    assert str(kept) not in terminal.text.replace("\n", "")
    terminal.send(key)
    terminal.wait_end()
    said = (
        f"tictactoe: The saved game can’t be read (move 1, “zz”: not a square such as b2); "
        f"it was moved to {kept}.unreadable"
    )
    assert said.replace(" ", "") in terminal.text.replace("\n", "").replace(" ", "")


def test_a_game_that_cannot_be_saved_is_reported(run, env, tmp_path):
    (tmp_path / "state").write_text("in the way")
    terminal = run("3x3", columns=200).wait("X's turn")
    terminal.send("b2")
    terminal.wait(f"The game can’t be saved in {env['XDG_STATE_HOME']}/tictactoe: Not a directory")
    terminal.wait("O's turn")


@pytest.mark.parametrize("is_in_the_way", [False, True])
def test_where_nothing_is_kept_nothing_has_to_be_forgotten(run, tmp_path, is_in_the_way):
    if is_in_the_way:
        (tmp_path / "state").write_text("in the way")
    terminal = run("3x3").wait("X's turn")
    terminal.send("n", "q")
    assert terminal.wait_end() == 0
    assert "can’t be saved" not in terminal.text


def test_two_programs_keep_whole_games_in_one_file(run, kept):
    """Each version of the file is the game of one of them, whole, whoever wrote it last."""
    rounds = 300
    begun = "a1b1c1d1e1a2b2c2d2e2"
    games = [("b2", "3x3:b2"), ("c3", f"5x5:{begun}c3")]
    whole = {"", f"5x5:{begun}\n5x5:{begun}\nperson person fixed\n"}
    for _, record in games:
        whole |= {f"{record}\n{record}\nperson person fixed\n", f"{record[:-2]}\n{record}\nperson person fixed\n"}
    # A game that is named would not take the place of the other one.
    terminals = [run("--plain", "--x", "human", "--o", "human").wait("X's turn") for _ in games]
    terminals[1].send("new 5x5\n", *[begun[place:place + 2] + "\n" for place in range(0, len(begun), 2)])
    terminals[1].wait(lambda _: kept.exists() and f"{begun}\n" in kept.read_text(), what="the moves")

    def play(terminal, square):
        for number in range(rounds):
            terminal.send(f"{square}\nundo\n")
            back = b"took back"
            terminal.wait(lambda terminal: terminal.output.count(back) > number, what=back)

    players = [
        threading.Thread(target=play, args=(terminal, square))
        for terminal, (square, _) in zip(terminals, games)]
    for player in players:
        player.start()
    versions = set()
    while any(player.is_alive() for player in players):
        versions.add(kept.read_text() if kept.exists() else "")
    for player in players:
        player.join()
    assert versions <= whole
    for terminal in terminals:
        assert terminal.output.count(b"took back") == rounds
        terminal.send("quit\n")
        assert terminal.wait_end() == 0
        assert "can’t be saved".encode() not in terminal.output
    assert os.listdir(kept.parent) == ["game"], "no draft stays"


@pytest.fixture
def elsewhere(tmp_path, kept):
    """The saved game in another folder, with a link in its place."""
    target = tmp_path / "synchronized" / "game"
    target.parent.mkdir()
    kept.parent.mkdir(parents=True)
    kept.symlink_to("../../synchronized/game")
    return target


def test_a_link_in_the_place_of_the_game_stays_and_leads_to_it(run, kept, elsewhere):
    terminal = run("3x3").wait("X's turn")
    terminal.send("b2")
    terminal.wait("X plays the centre (b2)")
    assert kept.is_symlink() and elsewhere.read_text() == "3x3:b2\n3x3:b2\nperson person fixed\n"
    terminal.send("q")
    terminal.wait_end()
    terminal = run().wait("You have an unfinished game")
    terminal.send(ENTER, "a1", "a2", "b1", "c2", "b3")
    terminal.wait("X wins")
    assert kept.is_symlink() and not elsewhere.exists(), "a finished game is not kept"
    terminal.send("n", "c1")
    terminal.wait("X plays bottom right (c1)")
    assert kept.is_symlink() and elsewhere.read_text().startswith("3x3:c1\n")
    assert os.listdir(kept.parent) == ["game"] and os.listdir(elsewhere.parent) == ["game"]


def test_what_a_link_leads_to_is_set_aside_there(run, kept, elsewhere):
    elsewhere.write_text("no game\n")
    run(columns=200).wait("it was moved to")
    assert kept.is_symlink()
    assert elsewhere.with_name("game.unreadable").read_text() == "no game\n"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a link to somebody else")
def test_a_link_of_somebody_else_is_not_followed(run, kept, elsewhere):
    os.lchown(kept, 65534, 65534)
    elsewhere.write_text("3x3:a1\n3x3:a1\n000\n")
    terminal = run(columns=200).wait("Your move")
    terminal.send("b2")
    terminal.wait(f"The game can’t be saved in {kept.parent}: Operation not permitted")
    assert elsewhere.read_text() == "3x3:a1\n3x3:a1\n000\n"


def test_links_in_a_circle_are_said(run, kept):
    kept.parent.mkdir(parents=True)
    kept.symlink_to("game")
    terminal = run("3x3", columns=200).wait("X's turn")
    terminal.send("b2")
    terminal.wait(f"The game can’t be saved in {kept.parent}: Too many levels of symbolic links")


def test_a_link_in_the_place_of_a_draft_is_not_followed(run, kept, tmp_path):
    kept.parent.mkdir(parents=True)
    other = tmp_path / "other"
    other.write_text("precious")
    kept.with_name("game.new").symlink_to(other)
    terminal = run("3x3").wait("X's turn")
    terminal.send("b2")
    terminal.wait("X plays the centre (b2)")
    assert other.read_text() == "precious"
    assert kept.read_text().startswith("3x3:b2\n") and not kept.is_symlink()


def test_symbols_are_kept(play, run, kept):
    terminal = play()
    terminal.send("s", RIGHT, ESCAPE)
    terminal.wait("Triangle's turn")
    terminal.send("q")
    terminal.wait_end()
    assert kept.with_name("symbols").read_text() == "triangle o\n"
    run().wait("▸ ▲ You")


def test_names_are_kept_with_their_game(play, run, kept):
    terminal = play()
    terminal.send("p", DOWN, "Ada", ESCAPE, "b2")
    terminal.wait("X Ada")
    terminal.wait("O's turn")
    terminal.send("q")
    terminal.wait_end()
    assert kept.read_text() == "3x3:b2\n3x3:b2\nperson person fixed\nAda\n\n"
    terminal = run().wait("You have an unfinished game")
    terminal.send(ENTER)
    terminal.wait("X Ada")
