// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Phrasebook {
  static let words_en_GB: StaticString = """
    en-GB\tltr\t,31\t10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111\tc4881ebf
    X
    O
    Triangle
    Diamond
    Star
    Heart
    Moon
    Bolt
    \u{1}'s turn
    Your turn
    Your move
    \u{1} is thinking
    \u{1} is taken
    Choose an empty square
    \u{1} plays \u{2}
    You play \u{1}
    bottom left
    bottom middle
    bottom right
    middle left
    the centre
    middle right
    top left
    top middle
    top right
    \u{1} (\u{2})
    Board, \u{1} by \u{2}
    \u{1}, empty
    \u{1}, \u{2}
    \u{1}×\u{2}
    Noughts and crosses
    How to play
    Undo
    Redo
    New game
    Boards
    Players
    Hint
    Explain
    Symbols
    Review
    History
    Share
    Play on
    Language
    Menu
    2 players
    Online
    Computer
    Or let the computer start
    Opponent
    Level
    Easier
    Harder
    Tap any square
    Back to \u{1}
    \u{1}: \u{2}
    \u{1}.
    \u{1} \u{2}
    \u{1} – Noughts and crosses
    Beginner
    Easy
    Medium
    Hard
    Perfect
    Trickster
    Computer
    Computer (\u{1})
    Plays at random
    Takes a win but misses yours
    Takes a win and blocks yours
    Sees forks and short plans
    Never gives away a win or a draw
    As strong as Perfect, and sets traps
    Player \u{1}
    You
    X
    O
    Triangle
    Diamond
    Star
    Heart
    Moon
    Bolt
    Choose a square for \u{1}
    Let go to play \u{1}
    A draw
    \u{1} wins: \u{2}
    \u{1} wins: \u{2} completed \u{3}
    The game is over
    \u{1} took back \u{2}
    You took back \u{1}
    bottom left
    bottom centre-left
    bottom centre-right
    bottom right
    lower left
    lower centre-left
    lower centre-right
    lower right
    upper left
    upper centre-left
    upper centre-right
    upper right
    top left
    top centre-left
    top centre-right
    top right
    bottom left 2×2 block
    bottom 2×2 block
    bottom right 2×2 block
    left 2×2 block
    2×2 block in the centre
    right 2×2 block
    top left 2×2 block
    top 2×2 block
    top right 2×2 block
    row \u{1}
    column \u{1}
    diagonal \u{1}
    bottom row
    middle row
    top row
    bottom row
    lower row
    upper row
    top row
    left column
    middle column
    right column
    left column
    centre-left column
    centre-right column
    right column
    diagonal from bottom left
    diagonal from top left
    diagonal
    four corners
    2×2 block \u{1}
    diamond \u{1}
    \u{1} and \u{2}
    \u{1} or \u{2}
    \u{1}, \u{2}
    \u{1}, \u{2}, winning line
    \u{1}, \u{2}, losing line
    \u{1}, hint
    \u{1}, \u{2} safe answer\u{1F}\u{1}, \u{2} safe answers
    \u{1}, threat by \u{2}
    \u{1}, strong threat by \u{2}
    \u{1}, answer
    \u{1}, \u{2}
    \u{1}, \u{2} in a row
    \u{1} with \u{2}
    \u{1}, reversed
    Corners & blocks
    Four in a row
    Gomoku
    corners
    2×2 blocks
    diamonds
    Columns
    Rows
    In a row
    The four corners win
    A 2×2 block wins
    A diamond wins
    The four corners lose
    A 2×2 block loses
    A diamond loses
    A line wins
    Reversed (misère): a line loses
    Enter a whole number from 1 to 19
    A board can have 1 to 19 columns, not \u{1}
    A board can have 1 to 19 rows, not \u{1}
    A line needs at least 1 square
    A line of \u{1} does not fit on \u{2}×\u{3}
    \u{1}×\u{2} does not have four corners
    A 2×2 block does not fit on \u{1}×\u{2}
    A diamond does not fit on \u{1}×\u{2}
    \u{1} or more
    How to play \u{1}
    \u{1} goes first. Take turns placing your mark on an empty square.
    The first mark wins.
    The first mark loses.
    Get \u{1} of your marks in a row to win: \u{2}.\u{1F}Get \u{1} of your marks in a row to win: \u{2}.
    Whoever gets \u{1} of their marks in a row loses: \u{2}.\u{1F}Whoever gets \u{1} of their marks in a row loses: \u{2}.
    across
    down
    diagonally
    The four corners win too.
    Any 2×2 block wins too.
    Any diamond wins too: the squares above, below, left and right of one square.
    The four corners lose too.
    Any 2×2 block loses too.
    Any diamond loses too: the squares above, below, left and right of one square.
    \u{1} \u{2}
    If the board is full and nobody has won, it is a draw.
    Tap a square, drag your piece onto it, or tap the piece and then the square.
    With a keyboard, the arrow keys move around the board, Enter plays, H gives a hint, U undoes a move, Shift+U plays it again, and ? opens these instructions.
    Perfect can’t be beaten here, and that is proven: we played all \u{1} possible games against it, and it lost none.
    This link can’t be opened
    There is no playable game in this link:
    \u{1}.
    Tap OK to start a new game.
    rules, \u{1}
    impossible rules: \u{1}
    move \u{1}, \u{2}: \u{3}
    move \u{1}, “\u{2}”: not a square such as b2
    the game is already over: \u{1} won
    the game is already over: a draw
    already taken
    outside the board (its last square is \u{1})
    “\u{1}”: rules begin with a size such as 3x3
    “\u{1}”: a number must follow the k
    a number must follow the k
    “\u{1}”: the options are \u{2}, each at most once
    “\u{1}” can’t follow the rules
    Choose a board
    Custom board
    Start
    First player
    Second player
    Name
    Symbol
    Player
    Who starts the next game (as \u{1})
    OK
    Play again
    Checked by a speaker
    Translated by a machine, not yet checked by a speaker
    New game: \u{1}
    Search
    Games you play will appear here.
    As a file
    Earlier games
    Save my games
    Open my games
    \u{1} entry added\u{1F}\u{1} entries added
    Nothing new is in this file
    \u{1} – \u{2}
    \u{1} · unfinished
    \u{1} · draw
    \u{1} · \u{2} won
    \u{1} · you won
    Against the computer
    \u{1}, \u{2}: \u{3}
    \u{1} game\u{1F}\u{1} games
    \u{1} win\u{1F}\u{1} wins
    \u{1} draw\u{1F}\u{1} draws
    \u{1}, \u{2} win in a row\u{1F}\u{1}, \u{2} wins in a row
    \u{1}, \u{2} mistakes per game
    \u{1}.\u{2}
    Send link
    Copy link
    Copy result as emoji
    Save as picture
    Done
    Copied
    Scan to open the game
    Your friend plays \u{1}.
    The link opens a copy of this game.
    You opened a shared game. Move for \u{1}
    Share the game to send your move back
    Turning point
    Next: \u{1}
    Bigger board: \u{1}
    Try that move again
    Earlier rounds
    The computer player isn’t responding
    Try again
    A new version is ready
    Update
    Add to your home screen?
    Choose “Add to Home Screen” in your browser’s menu
    Add
    Not now
    Theme
    Match device
    Light
    Dark
    High contrast
    Chalkboard
    Sound
    Vibration
    Took back \u{1}
    Explain off
    Explain on
    one square wins\u{1F}\u{1} squares win
    one square keeps the draw\u{1F}\u{1} squares keep the draw
    one square loses\u{1F}\u{1} squares lose
    one square is not worked out\u{1F}\u{1} squares are not worked out
    one keeps the draw\u{1F}\u{1} keep the draw
    one loses\u{1F}\u{1} lose
    one is not worked out\u{1F}\u{1} are not worked out
    You win!
    \u{1} wins
    So close
    \u{1} wins!
    \u{1}, in \u{2} move\u{1F}\u{1}, in \u{2} moves
    \u{1} completed \u{2}
    You completed \u{1}
    \u{1} win in a row
    \u{1} wins in a row
    \u{1} let the computer through
    Nobody made a mistake
    The board is full
    your \u{1} move
    your move \u{1}
    \u{1}’s move \u{2}
    first
    second
    third
    fourth
    fifth
    sixth
    seventh
    eighth
    ninth
    tenth
    eleventh
    twelfth
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
    wins in \u{1} move\u{1F}wins in \u{1} moves
    loses in \u{1} move\u{1F}loses in \u{1} moves
    wins
    draw
    loses
    draw or better
    draw or worse
    not worked out
    the \u{1}
    the \u{1}
    the \u{1}
    the \u{1}
    the \u{1}
    the \u{1}
    You complete \u{1}
    You block \u{1}
    You threaten to complete \u{1} at once. One move can’t stop them all
    You stop two threats at once: \u{1}
    You threaten to complete \u{1}, so that must be blocked
    You win in \u{1} move\u{1F}You win in \u{1} moves
    It is the only move that wins
    It keeps the draw
    It is the only move that doesn’t lose
    It takes longest here: \u{1} more move\u{1F}It takes longest here: \u{1} more moves
    It is as good as any other move
    It completes no line
    one line is open to you there\u{1F}\u{1} lines are open to you there
    Human
    Plays on this device
    Master
    Looks far ahead
    Looks even further ahead
    Computer · \u{1}
    Plays at random
    Avoids completing a line if it can
    Looks two of its own moves ahead
    Looks four of its own moves ahead
    Never gives away a win or a draw
    As strong as Perfect, and sets traps
    \u{1} \u{2}
    Always the first player
    The loser
    Take turns
    \u{1}: \u{2}, \u{3}: \u{4}, draws: \u{5}
    Checking every move…
    Perfectly played: nobody made a mistake.
    No mistake was found.
    \u{1} lost it
    \u{1} gave the win away
    \u{1} would have won
    \u{1} would have kept the draw
    \u{1}, \u{2}
    \u{1}, \u{2}
    \u{1}, mistake
    Try again from here
    \u{1} (\u{2} wins)
    \u{1} (draw)
    \u{1} (unfinished)
    Other line: \u{1}
    the shape \u{1}
    a drawn shape\u{1F}\u{1} drawn shapes
    shape \u{1}
    the \u{1}
    This shape wins
    This shape loses
    The shape \u{1} wins anywhere, turned or mirrored too.
    The shape \u{1} loses anywhere, turned or mirrored too.
    Marks in a row count for nothing here.
    The shape \u{1} does not fit on \u{2}×\u{3}
    “\u{1}”: \u{2}
    a shape has 2 to 8 squares, not \u{1}
    \u{1} is there twice
    “\u{1}” is not a square such as b2
    a shape is at most 8 squares wide and high
    the same shape is there twice
    a game has at most three shapes
    The second player may take over the first mark
    \u{1}, with swap
    After the first mark, the other player may take it over instead of moving.
    Take over \u{1}
    \u{1} takes over \u{2}
    You take over \u{1}
    \u{1} is handed back
    = can only follow the first square, in games with swap
    Live game
    Play someone you don’t know, or send a link: whoever has it can join or watch.
    Your name (optional)
    Play anyone
    What is stored
    The server stores the game: its moves with their times, and the names that players have typed. Only so does it survive a restart or a lost connection.
    It deletes a game 30 days after its last move, and after one day if nobody has moved. Where each move has days, those are added.
    There are no accounts and no cookies. Your internet address is never stored: against abuse, a scrambled form of it stays in memory for a day at most.
    Tell me when it’s my turn
    Your browser blocks messages from this page. Its settings can allow them.
    On an iPhone or iPad this works once the page is on the home screen and opened there.
    If you want to be told of your turn, the server also stores the address at which Google, Mozilla, Apple or Microsoft takes messages for your browser. It goes when you switch this off, and with the game. A message says only that it’s your turn in this game, and only your browser can read it.
    Your name, your seats, your settings and your other games stay on this device. Whoever has the link of a live game can watch it.
    Clock
    No clock
    \u{1} min + \u{2} s a move
    \u{1} day a move\u{1F}\u{1} days a move
    \u{1} day\u{1F}\u{1} days
    \u{1} hour\u{1F}\u{1} hours
    Make a link
    Live games aren’t available right now
    Too many games are starting here. Try again in \u{1} second.\u{1F}Too many games are starting here. Try again in \u{1} seconds.
    Too many messages. Try again in \u{1} second.\u{1F}Too many messages. Try again in \u{1} seconds.
    Send this link to a friend
    Waiting for your friend
    Looking for someone to play
    The next person who wants this game plays you
    Nobody has come yet. Keep waiting, or play the computer.
    Play the computer (\u{1})
    Cancel
    They open the link and play \u{1}
    You start
    They start
    Connecting…
    Connection lost. Reconnecting…
    This live game no longer exists. You can keep playing here.
    \u{1} invites you
    You are invited
    You are \u{1}
    Play
    Watch
    \u{1} is free: play, or just watch
    Play as \u{1}
    You are watching
    \u{1} person watches\u{1F}\u{1} people watch
    \u{1} is offline
    \u{1} is offline. After a minute you can claim the win.
    \u{1} has been away for a minute
    Claim the win
    \u{1} is here
    offline
    not here yet
    Your friend
    Someone
    Badger
    Bear
    Beaver
    Deer
    Dolphin
    Falcon
    Fox
    Hare
    Hedgehog
    Lynx
    Otter
    Owl
    Robin
    Seal
    Squirrel
    Swan
    Draw
    Take back
    Say
    Resign
    Resign this game?
    Yes, resign
    Keep playing
    Leave
    Accept
    Decline
    \u{1} offers a draw
    \u{1} asks to take back the last move
    \u{1} wants to play again
    You offered a draw
    You asked to take back your move
    Waiting for the other player
    \u{1} declined
    Your move was not accepted: \u{1}
    \u{1}: \u{2}
    \u{1} resigned
    You resigned
    \u{1} ran out of time
    You ran out of time
    Both players agreed
    Say something
    Show the other player’s messages
    Hello!
    Good luck!
    Well played!
    Thanks!
    Oops!
    Good game!
    Play with a class
    Paused. No move, no clock.
    Puzzle \u{1}, \u{2}
    Difficulty \u{1} of 5
    You play \u{1}.
    Only one move wins. It takes you \u{1} move.\u{1F}Only one move wins. It takes you \u{1} moves.
    Only one move is safe. After any other, \u{1} can win.
    Every move must threaten to win. Only one first move is right. It takes you \u{1} move.\u{1F}Every move must threaten to win. Only one first move is right. It takes you \u{1} moves.
    Only one move loses. Which one?
    Right!
    Not \u{1}.
    \u{1} is safe: nobody wins after it.
    \u{1} answers with \u{2}. Go on.
    \u{1} try left.\u{1F}\u{1} tries left.
    The answer is \u{1}.
    A right answer is \u{1}.
    \u{1} plays \u{2} and completes \u{3}.
    \u{1} plays \u{2} and threatens to complete \u{3} at once.
    \u{1} plays \u{2} and wins in \u{3} move.\u{1F}\u{1} plays \u{2} and wins in \u{3} moves.
    \u{1} plays \u{2}, and nobody can win.
    It goes on like this: \u{1}.
    solved on the 1st try
    solved on the 2nd try
    solved on the 3rd try
    not solved
    Noughts and crosses, puzzle \u{1}: \u{2}
    Noughts and crosses, puzzle \u{1}: \u{2} with \u{3} hint\u{1F}Noughts and crosses, puzzle \u{1}: \u{2} with \u{3} hints
    Look at your own marks.
    What does \u{1} want?
    Look where two of your lines cross.
    \u{1} has a plan. Look where two lines cross.
    Make \u{1} block you.
    You can win. Think ahead.
    Careful! Most squares lose.
    Nobody can win if both are careful.
    \u{1} can win. Make it hard.
    Look for a square with many lines.
    A line loses here. Make none.
    Try each square. What can \u{1} do then?
    One more mark makes a line.
    \u{1} needs one more mark in this line.
    One square makes two threats at once.
    \u{1} wants two threats at once. Take that square first.
    Threaten a line, so that the other side must block it.
    You win in \u{1} move. The first one is quiet.\u{1F}You win in \u{1} moves. The first one is quiet.
    Only one square is safe.
    Take a square with many open lines.
    Find the move after which it takes longest.
    Take a square with many open lines that \u{1} wants too.
    Keep your marks apart.
    After one square, \u{1} gets two threats at once or a longer plan.
    Play \u{1}.
    Another hint tells you the idea.
    Another hint tells you the move.
    After any other move, \u{1} plays \u{2} and can win.
    \u{1}? Then \u{2} plays \u{3} and can win.
    \u{1}: then only \u{2} is safe for \u{3}.
    \u{1}: then \u{2} of \u{3} answers are safe for \u{4}.
    The number tells how many answers of the other side are safe.
    This board is too large to check every move.
    Rings show threats.
    Three in a row
    Stop it
    Centre and corners
    Two at once
    See the trap
    Why nobody wins
    Corners and blocks
    One safe answer
    Stealing a plan
    Twins
    Upside down
    Five in a row
    Three of your marks in a row win: across, down or on a slant.
    If the other side has two in a line, put your mark in the gap. But winning beats blocking.
    Some answers to the first move lose.
    One mark can threaten two lines. Only one of them can be stopped.
    The other side wants two lines at once. Make it answer you first.
    A line with marks of both sides is closed. Careful players close them all.
    On this board the four corners win too, and so does any 2×2 block.
    Some first moves on this board have very few safe answers.
    If lines win, one more mark never hurts. So whoever starts cannot be behind. If lines lose, it can hurt.
    Each line has a pair of squares of its own. Take the twin of the square that X takes, and no line is ever full.
    Here three in a row lose. Start in the centre, then mirror the other side.
    Four with both ends open cannot be stopped.
    Lesson \u{1}: \u{2}
    Lessons
    Step \u{1} of \u{2}
    Complete your line.
    Stop \u{1}.
    You can win in \u{1} move. Find the first one.\u{1F}You can win in \u{1} moves. Find the first one.
    Find a safe move.
    Find the only safe move.
    One line is still open to \u{1}. Choose an empty square of it.
    Take the twin.
    In which game does the player who starts lose? Type its number.
    A row. That wins!
    A column. That wins!
    A slant. That wins!
    Stopped!
    Stopped again!
    Winning beats blocking.
    After a corner: the centre, nothing else.
    After the centre: a corner.
    Near the edge or across from it.
    Two lines, one answer: you win.
    Two lines again!
    First one threat, then two at once.
    An edge: now the other side must answer you.
    A corner is left for you, and it is enough.
    That is the last one. All others are closed.
    Right: row by row, both close what they can.
    Four corners. That wins!
    A block. That wins!
    Blocks must be stopped too.
    Corners must be stopped too.
    Across from it, and nothing else.
    Near the centre, on that slant.
    Where lines lose, starting can be bad.
    Every line has its own pair. That is a proof: X never wins.
    The centre first.
    Across from it.
    Across again.
    Always the mirror. It never makes your line.
    Four with both ends open: you win.
    Lesson done.
    Puzzle of the day
    More puzzles
    \u{1} of \u{2} done
    Show the answer
    Next
    Back to the game
    Share the result
    Not solved
    Making the puzzle
    This is no puzzle
    All done.
    Puzzle
    Lesson
    You have three tries. A wrong move shows what it does, and goes back.
    All days
    Earlier
    Later
    Solved
    Solved with help
    Answer shown
    \u{1} day in a row\u{1F}\u{1} days in a row
    Five in a row by threats
    \u{1} puzzle done\u{1F}\u{1} puzzles done
    Puzzles and lessons
    Your own shape
    A draw
    Fair with swap
    \u{1} wins in \u{2} move\u{1F}\u{1} wins in \u{2} moves
    \u{1} can always win
    Whoever chooses wins
    Nobody can win if both are careful
    Nobody can win, on any board
    Not known. Perhaps nobody has ever looked.
    Who can win? Looking …
    Draw what wins: tap its squares.
    One more square at least.
    It also counts turned and mirrored.
    Also: \u{1}.
    \u{1}, in the shape
    \u{1}, not in the shape
    Play it
    Smaller
    Larger
    Clear
    Add a shape
    Why?
    \u{1} always takes the other square of a pair. No place of the shape is without a whole pair.
    Smallest: \u{1}
    Make it fair
    Draw your own
    \u{1} can win
    Nobody can win
    Nobody knows
    Choose one, and see why.
    A shape has at most 8 squares.
    A shape is at most 8 squares wide and high.
    You have this shape already.
    A board has 3 to 10 rows, with room for the shape.
    help
    undo
    redo
    new
    boards
    players
    hint
    explain
    symbols
    review
    history
    share
    play on
    menu
    language
    quit
    Arrows or h, j, k, l move between squares; Enter or Space plays, and so does a click.
    Type a square: b2. If its column’s letter is also a command, type a capital.
    u undoes a move, r plays it again, n starts a new game, g chooses the board, p the players and s the symbols, t gives a hint in three steps, v shows what every square is worth, q quits.
    Brackets show the last move (X), a line that won [X] or lost !X!; * is a hint; + wins, = is a draw, − loses; the number counts your own moves, after = the safe answers.
    Type a square such as b2 to play there.
    undo takes a move back, redo plays it again, new starts a new game, new 4x4 one on another board.
    hint tells where to look, again the idea, and again the move; explain shows or hides what every square is worth, explain b2 what follows a move there.
    games lists the boards, board shows the board again, quit ends the program.
    Type help to see what you can type.
    “\u{1}” is neither a square such as b2 nor a command; try help
    “\u{1}” is neither a square nor a command; did you mean \u{2}?
    \u{1}; did you mean “\u{2}”?
    line \u{1}: \u{2}
    There is no move to take back
    There is no move to redo
    There is no move to suggest
    The window is too small: it needs \u{1}
    \u{1} more column\u{1F}\u{1} more columns
    \u{1} more row\u{1F}\u{1} more rows
    You have an unfinished game: \u{1}
    Enter continues it, n starts a new game
    Continue it? \u{1} or \u{2}
    The saved game can’t be read (\u{1}); it was moved to \u{2}
    The game can’t be saved in \u{1}: \u{2}
    yes
    no
    Arrows move and change, Enter chooses, Esc closes
    Arrows scroll, Esc closes
    \u{1}: \u{2}
    You are invited: \u{1}
    \u{1} invites you to play \u{2}
    Watch a game: \u{1}
    You play \u{1}.
    Noughts and crosses in the browser: free, no ads, no account.
    Empty squares
    Threats
    Winning line
    Zoom
    Players
    Close
    \u{1} piece
    That only works in a live game, at the right moment
    In a live game, draw offers a draw, takeback asks to take back your last move, resign gives up, accept and decline answer the other player, say 1 to say 6 say something, computer lets the computer play while a seat is free, claim takes the win over a stranger who has left, leave ends the live game and plays on alone.
    Type a square such as b2. hint helps in three steps, show tells the answer, board shows the board again, quit ends the program.
    “\u{1}” is neither a square such as b2 nor hint, show, board, help or quit
    “\u{1}” is no number from 1 to \u{2}
    Blue,Green,Red,Golden,Silver,Brave,Bright,Calm,Clever,Fast,Friendly,Funny,Gentle,Happy,Jolly,Kind,Lucky,Merry,Nimble,Proud,Quiet,Sunny,Swift,Wise
    Owl,Cat,Mouse,Giraffe,Turtle,Bee,Duck,Snake,Seal,Goat,Goose,Crab,Dragonfly,Gull,Pigeon,Trout,Antelope,Hyena,Toad,Lark,Swallow,Ant,Gazelle,Robin
    \u{1} \u{2}
    Class
    One code for everybody in the room. Nobody types a name. The class is deleted a day after its last game.
    Make a class
    Join a class
    Code
    Clock
    No clock
    \u{1} min
    Who plays whom
    Whoever is free plays
    In rounds, when I say so
    Close
    No class has this code.
    Too many tries. Wait \u{1} s.
    The class cannot be reached just now. Trying again…
    There is no such class any more.
    The class is full.
    You are \u{1}
    Another name
    Wait here: your next game starts by itself.
    Wait here: the next round starts soon.
    You wait this round, because the number of players is odd. You get the point.
    You won!
    You lost this one.
    A draw.
    You play \u{1}
    To your game
    Place \u{1} of \u{2}
    Players: \u{1}
    Round \u{1}
    Board \u{1}: \u{2} against \u{3}
    Pause
    Go on
    Next round
    Copy results
    Copied
    End the class
    Really end it for everybody?
    The class is over.
    All boards
    Remove \u{1}
    The teacher has taken you out of the class.
    Leave the class
    Scan, or open \u{1} and type the code
    Boards
    Standing
    #
    Name
    Played
    Won
    Drawn
    Points
    Fewer than two players are there.
    Games of this round still go on.
    Class: you are \u{1}
    \u{1} is outside the board
    View board
    Offer a draw
    Ask to take back my move
    Type = to take over \u{1}, or a square to play.
    """
}
