// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_en: StaticString = """
    en\tltr\t,\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\t0ce79dfc
    X
    O
    Triangle
    Diamond
    Star
    Heart
    Moon
    Bolt
    \u{1}'s turn
    \u{1} in hand: choose a square
    \u{1}'s turn: \u{2} is thinking
    Draw
    \u{1} wins: \u{2}
    \u{1} wins: \u{2} completed \u{3}
    \u{1} is taken
    \u{1} is outside the board
    The game is over. \u{1}
    \u{1} plays \u{2}
    \u{1} takes back \u{2}
    row \u{1}
    column \u{1}
    diagonal \u{1}
    four corners
    square \u{1}
    diamond \u{1}
    \u{1} and \u{2}
    \u{1} or \u{2}
    \u{1}, \u{2}
    Board, \u{1} by \u{2}
    \u{1}, empty
    \u{1}, \u{2}
    \u{1}, \u{2}, winning line
    \u{1}, \u{2}, losing line
    \u{1}, hint
    \u{1}, \u{2}
    \u{1} piece
    \u{1}×\u{2}
    \u{1}, \u{2} in a row
    \u{1} with \u{2}
    \u{1}, misère
    corners
    squares
    diamonds
    Columns
    Rows
    In a row
    The four corners win
    A 2×2 square wins
    A diamond wins
    The four corners lose
    A 2×2 square loses
    A diamond loses
    A line wins
    Misère: a line loses
    A whole number from 1 to 19 is needed
    A board has 1 to 19 columns, not \u{1}
    A board has 1 to 19 rows, not \u{1}
    At least 1 in a row is needed
    \u{1} in a row do not fit on a \u{2}×\u{3} board
    A \u{1}×\u{2} board has no four corners
    No 2×2 square fits on a \u{1}×\u{2} board
    No diamond fits on a \u{1}×\u{2} board
    \u{1} or more
    How to play \u{1}
    \u{1} goes first. Take turns to put your mark on an empty square of the \u{2}×\u{3} board.
    The first mark wins.
    The first mark loses.
    Get \u{1} of your marks in a row to win: \u{2}.
    Whoever gets \u{1} of their marks in a row loses: \u{2}.
    across
    down
    diagonally
    The four corners win too.
    Any 2×2 square wins too.
    Any diamond wins too: the four squares around one.
    The four corners lose too.
    Any 2×2 square loses too.
    Any diamond loses too: the four squares around one.
    \u{1} \u{2}
    If the board is full and nobody has won, it is a draw.
    Tap a square, drag your piece onto it, or tap the piece and then the square.
    With a keyboard, the arrow keys move around the board, Enter plays, U takes a move back and Shift+U plays it again.
    The level Perfect cannot be beaten here. That is proved: played against every possible reply, \u{1} games, it lost none.
    Unreadable link
    This link does not hold a game that can be played:
    \u{1}.
    OK begins a new game.
    rules, \u{1}
    rules, impossible: \u{1}
    move \u{1}, \u{2}: \u{3}
    move \u{1}, "\u{2}": not a square such as b2
    the game is over, \u{1} has won
    the game is over, a draw
    already taken
    outside the board, which ends at \u{1}
    "\u{1}": rules begin with a size such as 3x3
    "\u{1}": a number must follow the k
    a number must follow the k
    "\u{1}": the options are \u{2}, each once
    "\u{1}": nothing like this can follow the rules
    How to play
    Undo
    Redo
    New game
    Games
    Players
    Hint
    Explain
    Symbols
    Review
    Your games
    Share
    Play on from here
    Language
    Menu
    Choose a game
    Custom
    Start
    First player
    Second player
    Name
    Symbol
    Who plays
    Who begins the next game, with \u{1}
    OK
    See the board
    Play again
    Not yet reviewed by anyone who speaks it: \u{1}. Help is welcome.
    What you play is kept here.
    \u{1} against \u{2}
    \u{1} · \u{2} move\u{1F}\u{1} · \u{2} moves
    \u{1} · draw
    \u{1} · \u{2} won
    Against the computer
    \u{1}, \u{2}: \u{3} played, \u{4} won, \u{5} drawn
    \u{1}, \u{2} in a row
    \u{1}, \u{2}.\u{3} slips a game
    Send the link
    Copy the link
    Copy the result in signs
    Picture of the result
    Done
    Copied
    Scan to open the game
    Whoever opens the link plays \u{1}.
    This game came by a link: you play \u{1}
    Share the game to send your move back
    Where it turned
    Change opponent
    Friend
    Play online
    Computer
    Tap any square to start
    The computer cannot be reached
    Try again
    A new version is ready
    Update
    Play from the home screen?
    Install
    Not now
    Colours
    As the system
    Light
    Dark
    High contrast
    Chalkboard
    Sound
    Vibration
    \u{1} goes on
    Your turn
    \u{1} \u{2}
    Took back \u{1}
    Explain off
    Explain on: \u{1}
    \u{1} square wins\u{1F}\u{1} squares win
    \u{1} square draws\u{1F}\u{1} squares draw
    \u{1} square loses\u{1F}\u{1} squares lose
    \u{1} square is unknown\u{1F}\u{1} squares are unknown
    \u{1}.
    \u{1} \u{2}
    \u{1} – Tic-tac-toe
    You win!
    \u{1} wins
    Draw – nobody slipped
    \u{1} wins!
    winner
    thinking…
    computer
    your turn
    one
    two
    three
    four
    five
    six
    seven
    eight
    nine
    ten
    eleven
    twelve
    win in \u{1}
    loss in \u{1}
    win
    draw
    loss
    draw or better
    draw or worse
    unknown
    \u{1} \u{2}
    \u{1} \u{2} and \u{3}
    \u{1} \u{2}, and \u{3}
    the row \u{1}
    the column \u{1}
    the diagonal \u{1}
    the four corners
    the square \u{1}
    the diamond \u{1}
    the \u{1}
    completes \u{1}
    blocks \u{1}
    makes a fork: \u{1}
    stops a fork: \u{1}
    threatens \u{1}
    wins in \u{1}
    is the only move that wins
    holds the draw
    is the only move that does not lose
    holds out longest, for \u{1} more move\u{1F}holds out longest, for \u{1} more moves
    is as good as any other
    completes no line
    keeps a line open\u{1F}keeps \u{1} lines open
    Person
    Someone who taps, drags or types
    Beginner
    Easy
    Medium
    Hard
    Perfect
    Trickster
    Master
    Looks far ahead
    Looks further ahead still
    Computer · \u{1}
    Plays at random
    Takes a win, but does not see yours
    Takes a win and blocks yours
    Sees forks and short plans
    Never gives a win or a draw away
    Sees as much, and sets traps
    Plays at random
    Completes no line while it can help it
    Looks two of its own moves ahead
    Looks four of its own moves ahead
    Never gives a win or a draw away
    Sees as much, and sets traps
    \u{1} \u{2}
    Player \u{1}
    You
    First player
    Loser
    In turn
    \u{1}: \u{2}, \u{3}: \u{4}, draws: \u{5}
    Looking at every move…
    Perfectly played: no move changed the result.
    No move is known to have changed the result.
    Move \u{1}, \u{2}: a win until here
    Move \u{1}, \u{2}: a draw until here
    Move \u{1}, \u{2}: a win until here; \u{3} would have kept it
    Move \u{1}, \u{2}: a draw until here; \u{3} would have held it
    Move \u{1}, \u{2} \u{3}
    \u{1}, \u{2}
    \u{1}, changed the result
    \u{1}(\u{2} wins)
    \u{1}(draw)
    \u{1}(unfinished)
    Other line: \u{1}
    Live game
    Two devices, one link: whoever has it can join or watch.
    Clock
    No clock
    \u{1} min + \u{2} s a move
    Make a link
    Live games cannot be reached just now
    Send this link to a friend
    Waiting for the other player
    Connecting…
    Connection lost. Reconnecting…
    This live game is no longer there. You can play on here.
    \u{1} is free: play, or just watch
    Play as \u{1}
    You are watching
    \u{1} person watches\u{1F}\u{1} people watch
    \u{1} is away
    away
    nobody yet
    Friend
    Offer a draw
    Ask for my move back
    Resign
    Leave
    Accept
    Decline
    \u{1} offers a draw
    \u{1} asks for the last move back
    \u{1} wants to play again
    You offer a draw
    You ask for your move back
    Waiting for the other to play again
    The other player declined
    Your move \u{1} was not accepted
    \u{1}: \u{2}
    \u{1} resigned. \u{2} wins
    \u{1} is out of time. \u{2} wins
    Draw agreed
    Say
    Show what the other says
    Hello!
    Good luck!
    Well played!
    Thanks!
    Oops!
    Good game!
    help
    undo
    redo
    new
    games
    players
    hint
    explain
    symbols
    review
    yours
    share
    play on
    menu
    language
    quit
    Arrows or h, j, k, l move between squares; Enter or Space plays, and so does a click.
    A square can be typed: b2. A column whose letter is also a key is typed as a capital.
    u takes back, r replays, n begins a new game, g chooses the game, p the players and s the symbols, t gives a hint, v shows what every square is worth, q quits.
    Brackets show the last move (X), a line that won [X] or lost !X!; + is a win, = a draw, − a loss.
    Type a square such as b2 to play there.
    undo takes back, redo replays, new begins a new game, new 4x4 one with other rules.
    hint advises a move, explain shows what every square is worth, or no longer.
    games lists games, board shows the board again, quit ends.
    help tells what can be typed.
    "\u{1}" is neither a square such as b2 nor a word; try help
    "\u{1}" is neither a square nor a word; did you mean \u{2}?
    \u{1}; did you mean "\u{2}"?
    line \u{1}: \u{2}
    There is no move to take back
    There is no move to play again
    There is no move to advise
    The window is too small: \u{1}
    \u{1} column is missing\u{1F}\u{1} columns are missing
    \u{1} row is missing\u{1F}\u{1} rows are missing
    \u{1} and \u{2} are missing
    \u{1} column\u{1F}\u{1} columns
    \u{1} row\u{1F}\u{1} rows
    A game of \u{1} is unfinished after \u{2} move\u{1F}A game of \u{1} is unfinished after \u{2} moves
    Enter goes on with it, n begins a new game
    Go on with it? yes or no
    The kept game cannot be read (\u{1}) and was set aside as \u{2}
    The game cannot be kept in \u{1}: \u{2}
    yes
    no
    Arrows move and change, Enter chooses, Esc leaves
    Arrows scroll, Esc leaves
    \u{1}: \u{2}
    You are invited: \u{1}
    Watch a game: \u{1}
    You play \u{1}.
    Tic-tac-toe in the browser: free, no ads, no account.
    Empty squares
    Threats
    Winning line
    Zoom
    Pieces
    Close
    That can be done in a live game alone, and where it makes sense
    In a live game, draw offers a draw, takeback asks for your last move back, resign gives up, accept and decline answer the other player, leave goes on without.
    """
}
