"""An unfinished game is saved for the next run."""


import pytest
from terminal import CTRL_C, DOWN, ENTER, ESCAPE, RIGHT

OFFER = "A game of 4×4 with corners and squares is unfinished after 2 moves"


@pytest.fixture
def unfinished(play, kept):
    """A game left with an undone move."""
    terminal = play("4x4+corners+squares", "--o", "human")
    terminal.send("b2", "c3", "a1", "u")
    terminal.wait("X takes back a1")
    terminal.send(CTRL_C)
    terminal.wait_end()
    assert kept.read_text() == "4x4+corners+squares:b2c3\n4x4+corners+squares:b2c3a1\n000\n"


def test_a_resumed_game_can_redo_the_undone_move(unfinished, run):
    terminal = run().wait(OFFER)
    terminal.wait("Enter goes on with it, n begins a new game")
    terminal.send(ENTER)
    terminal.wait("4×4 with corners and squares")
    terminal.send("r")
    terminal.wait("X plays a1")


def test_a_kept_game_can_be_left(unfinished, run, kept):
    terminal = run().wait(OFFER)
    terminal.send("n")
    terminal.wait("▸ X Player 1   3×3")
    assert kept.exists()
    terminal.send("b2")
    terminal.wait("X plays b2")
    assert kept.read_text().startswith("3x3:b2\n")


def test_the_kept_game_is_not_offered_where_one_is_given(unfinished, run):
    run("5x5").wait("▸ X Player 1   5×5")


@pytest.mark.parametrize("arguments", [(), ("--plain",)], ids=["full", "plain"])
def test_players_that_are_named_sit_down_at_the_kept_game(unfinished, run, arguments):
    terminal = run("--x", "beginner", *arguments).wait(OFFER)
    terminal.send(*(["yes\n"] if arguments else [ENTER]))
    terminal.wait("O's turn")


def test_line_mode_offers_the_saved_game_too(unfinished, run):
    terminal = run("--plain").wait(OFFER)
    terminal.wait("Go on with it? yes or no")
    terminal.send("perhaps\n", "yes\n")
    terminal.wait("4×4 with corners and squares\n")
    terminal.wait("2  .  X  .  .")


def test_a_pipe_neither_reads_nor_writes_the_saved_game(unfinished, pipe, kept):
    before = kept.read_text()
    result = pipe(input="b2\n")
    assert result.stdout.startswith("3×3\n") and result.stderr == ""
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
    terminal = run("3x3", "--x", "perfect").wait("Perfect is thinking")
    terminal.wait("O's turn")
    terminal.send("q")
    terminal.wait_end()
    assert kept.read_text().endswith("\n500\n")
    terminal = run().wait("is unfinished after 1 move")
    terminal.send(ENTER)
    terminal.wait("X Perfect")


@pytest.mark.parametrize("text", ["3x3:b2b2\n", "", "\x00\x01", "4x\n"])
def test_an_unreadable_file_is_renamed(run, kept, text):
    kept.parent.mkdir(parents=True)
    kept.write_text(text)
    terminal = run(columns=200).wait("The kept game cannot be read")
    terminal.wait(f"and was set aside as {kept}.unreadable")
    terminal.wait("X's turn")
    assert not kept.exists()
    assert kept.with_name("game.unreadable").read_text() == text


@pytest.mark.parametrize("key", ["q", CTRL_C])
def test_an_error_cut_off_by_a_row_is_printed_whole_at_the_end(run, kept, key):
    kept.parent.mkdir(parents=True)
    kept.write_text("4x4:zz\n")
    terminal = run().wait("The kept game cannot be read")
    assert str(kept) not in terminal.text.replace("\n", "")
    terminal.send(key)
    terminal.wait_end()
    said = (
        f'tictactoe: The kept game cannot be read (move 1, "zz": not a square such as b2) '
        f"and was set aside as {kept}.unreadable"
    )
    assert said.replace(" ", "") in terminal.text.replace("\n", "").replace(" ", "")


def test_a_game_that_cannot_be_saved_is_reported(run, env, tmp_path):
    (tmp_path / "state").write_text("in the way")
    terminal = run("3x3", columns=200).wait("X's turn")
    terminal.send("b2")
    terminal.wait(f"The game cannot be kept in {env['XDG_STATE_HOME']}/tictactoe: Not a directory")
    terminal.wait("O's turn")


def test_symbols_are_kept(play, run, kept):
    terminal = play()
    terminal.send("s", RIGHT, ESCAPE)
    terminal.wait("Triangle's turn")
    terminal.send("q")
    terminal.wait_end()
    assert kept.with_name("symbols").read_text() == "21\n"
    run().wait("Triangle's turn")


def test_names_are_kept_with_their_game(play, run, kept):
    terminal = play()
    terminal.send("p", DOWN, "Ada", ESCAPE, "b2")
    terminal.wait("X Ada")
    terminal.wait("O's turn")
    terminal.send("q")
    terminal.wait_end()
    assert kept.read_text() == "3x3:b2\n3x3:b2\n000\nAda\n\n"
    terminal = run().wait("is unfinished after 1 move")
    terminal.send(ENTER)
    terminal.wait("X Ada")
