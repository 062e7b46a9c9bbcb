import GameRules

@testable import GameSession

extension Situation {
  static let all = [
    playing, refused, held, dragged, turn, ending, deciding, returning, clearing, result, finished,
    howToPlay, howToPlayAtEnd, games, impossibleRules, symbols, unreadable,
  ]

  private static let playing = Situation(
    "playing", after: "3x3:b2a1",
    is: "playing 3x3:b2a1",
    """
    tap empty      turn 3x3:b2a1c3 > announce, keep, wait
    tap taken      ! > wait
    tap outside    ! > wait
    take X         held
    lift X         dragged
    undo           3x3:b2 > announce, keep
    redo           3x3:b2a1c2 > announce, keep
    new game       clearing 3x3: > say, step, wait
    choose 4x4     4x4: > say, step
    choose star    > symbols
    seat hard      thinking > players, wait, think hard
    seat medium    > players
    let loser      > players
    hint           > think hint
    truth          truth > think truth
    review         review > think review
    go to ply 1    3x3:b2 > announce, keep
    open how to    /howToPlay
    open games     /games
    open symbols   /symbols
    open players   /players
    open a game    4x4:a1b1 > keep
    open nonsense  /unreadableGame
    """)

  private static let refused = Situation(
    "a move refused", unlike: playing, after: "3x3:b2a1",
    [.squareTapped("a1")],
    is: "playing ! 3x3:b2a1",
    """
    tap empty      turn -refusal 3x3:b2a1c3 > announce, keep, wait
    tap taken      > wait
    tap outside    > wait
    take X         held -refusal
    undo           -refusal 3x3:b2 > announce, keep
    redo           -refusal 3x3:b2a1c2 > announce, keep
    new game       clearing -refusal 3x3: > say, step, wait
    choose 4x4     -refusal 4x4: > say, step
    seat hard      thinking -refusal > players, wait, think hard
    seat medium    -refusal > players
    hint           -refusal > think hint
    review         -refusal review > think review
    go to ply 1    -refusal 3x3:b2 > announce, keep
    open a game    -refusal 4x4:a1b1 > keep
    open nonsense  /unreadableGame -refusal
    wait ends      -refusal
    """)

  private static let held = Situation(
    "a piece in hand", unlike: playing, after: "3x3:b2a1",
    [.pieceTapped(.x)],
    is: "playing held 3x3:b2a1",
    """
    tap empty      turn -piece 3x3:b2a1c3 > announce, keep, wait
    take X         -piece
    put back       -piece
    undo           -piece 3x3:b2 > announce, keep
    redo           -piece 3x3:b2a1c2 > announce, keep
    new game       clearing -piece 3x3: > say, step, wait
    choose 4x4     -piece 4x4: > say, step
    seat hard      thinking -piece > players, wait, think hard
    seat medium    -piece > players
    review         -piece review > think review
    go to ply 1    -piece 3x3:b2 > announce, keep
    open a game    -piece 4x4:a1b1 > keep
    open nonsense  -piece /unreadableGame
    """)

  private static let dragged = Situation(
    "a piece dragged", unlike: held, after: "3x3:b2a1",
    [.pieceLifted(.x), .pieceMoved(over: "a2")],
    is: "playing dragged over a2 3x3:b2a1",
    """
    take X         held
    move to c3     dragged over c3
    move off       dragged
    drop on c3     turn -piece 3x3:b2a1c3 > announce, keep, wait
    drop on taken  returning -piece ! > wait
    drop on none   returning -piece > wait
    put back       returning -piece > wait
    """)

  private static let turn = Situation(
    "a turn passing", unlike: playing, after: "3x3:b2a1",
    [.squareTapped("c2")],
    is: "turn 3x3:b2a1c2",
    """
    tap empty      nothing
    tap taken      nothing
    tap outside    nothing
    take X         nothing
    lift X         nothing
    undo           playing 3x3:b2a1 > announce, keep
    redo           playing 3x3:b2a1c2b1 > announce, keep
    choose 4x4     playing 4x4: > say, step
    seat hard      playing > players
    seat medium    thinking > players, wait, think medium
    hint           nothing
    review         playing review > think review
    go to ply 1    playing 3x3:b2 > announce, keep
    open a game    playing 4x4:a1b1 > keep
    open nonsense  playing /unreadableGame
    wait ends      playing
    less motion    playing
    """)

  private static let ending = Situation(
    "an ending", unlike: turn, after: "3x3:b2a1c2b1",
    [.squareTapped("a2")],
    is: "ending 3x3:b2a1c2b1a2",
    """
    undo           playing 3x3:b2a1c2b1 > announce, keep
    redo           nothing
    new game       clearing 3x3: > say, keep, wait
    seat hard      > players
    seat medium    > players
    truth          truth
    review         finished review > think review
    open nonsense  finished /unreadableGame
    wait ends      deciding > wait
    less motion    finished /result
    """)

  private static let deciding = Situation(
    "a winning line being drawn", unlike: ending, after: "3x3:b2a1c2b1",
    [.squareTapped("a2"), .waitEnded(token: 2)],
    is: "deciding 3x3:b2a1c2b1a2",
    """
    wait ends      finished /result
    """)

  private static let returning = Situation(
    "a piece gliding back", unlike: turn, after: "3x3:b2a1",
    [.pieceLifted(.x), .pieceReturned],
    is: "returning 3x3:b2a1",
    """
    undo           playing 3x3:b2 > announce, keep
    redo           playing 3x3:b2a1c2 > announce, keep
    seat hard      thinking > players, wait, think hard
    seat medium    playing > players
    """)

  private static let clearing = Situation(
    "a board being cleared", unlike: returning, after: "3x3:b2a1",
    [.newGameTapped],
    is: "clearing 3x3:",
    """
    undo           playing 3x3:b2a1 > announce, keep
    redo           nothing
    new game       playing > say, step
    review         nothing
    go to ply 1    nothing
    """)

  private static let result = Situation(
    "the result shown", unlike: ending, after: "3x3:b2a1c2b1",
    [
      .motionPreferenceChanged(isReduced: true), .squareTapped("a2"),
      .motionPreferenceChanged(isReduced: false),
    ],
    is: "finished /result 3x3:b2a1c2b1a2",
    """
    tap empty      ! > wait
    tap taken      ! > wait
    tap outside    ! > wait
    undo           playing -panel 3x3:b2a1c2b1 > announce, keep
    new game       clearing -panel 3x3: > say, keep, wait
    choose 4x4     playing -panel 4x4: > say, step
    review         -panel review > think review
    go to ply 1    playing -panel 3x3:b2 > announce, keep
    OK             clearing -panel 3x3: > say, keep, wait
    close          -panel
    open a game    playing -panel 4x4:a1b1 > keep
    open nonsense  /unreadableGame
    wait ends      nothing
    less motion    nothing
    """)

  private static let finished = Situation(
    "a finished board", unlike: ending, after: "3x3:b2a1c2b1a2",
    is: "finished 3x3:b2a1c2b1a2",
    """
    tap empty      ! > wait
    tap taken      ! > wait
    tap outside    ! > wait
    review         review > think review
    open nonsense  /unreadableGame
    wait ends      nothing
    less motion    nothing
    """)

  private static let howToPlay = Situation(
    "how to play shown", unlike: playing, after: "3x3:b2a1",
    [.panelOpened(.howToPlay)],
    is: "playing /howToPlay 3x3:b2a1",
    """
    tap empty      turn -panel 3x3:b2a1c3 > announce, keep, wait
    new game       clearing -panel 3x3: > say, step, wait
    choose 4x4     -panel 4x4: > say, step
    seat hard      thinking > players
    review         -panel review > think review
    open how to    nothing
    OK             -panel
    close          -panel
    open a game    -panel 4x4:a1b1 > keep
    """)

  private static let howToPlayAtEnd = Situation(
    "how to play shown over an ending", unlike: ending, after: "3x3:b2a1c2b1",
    [.squareTapped("a2"), .panelOpened(.howToPlay)],
    is: "ending /howToPlay 3x3:b2a1c2b1a2",
    """
    new game       clearing -panel 3x3: > say, keep, wait
    choose 4x4     playing -panel 4x4: > say, step
    review         finished -panel review > think review
    open how to    nothing
    OK             -panel
    close          -panel
    open a game    playing -panel 4x4:a1b1 > keep
    less motion    finished
    """)

  private static let games = Situation(
    "the games shown", unlike: howToPlay, after: "3x3:b2a1",
    [.panelOpened(.games), .customRulesEdited(.rows, to: .text("4"))],
    is: "playing /games 3x3:b2a1",
    """
    edit columns   looks
    start custom   -panel 3x4: > say, step
    open how to    /howToPlay
    open games     nothing
    """)

  private static let impossibleRules = Situation(
    "impossible custom rules shown", unlike: games, after: "3x3:b2a1",
    [.panelOpened(.games), .customRulesEdited(.rows, to: .text("20"))],
    is: "playing /games 3x3:b2a1",
    """
    start custom   nothing
    """)

  private static let symbols = Situation(
    "the symbols shown", unlike: howToPlay, after: "3x3:b2a1",
    [.panelOpened(.symbols)],
    is: "playing /symbols 3x3:b2a1",
    """
    open how to    /howToPlay
    open symbols   nothing
    """)

  private static let unreadable = Situation(
    "an unreadable link shown", unlike: howToPlay, after: "3x3:b2a1",
    [.gameOpened("nonsense", record: "")],
    is: "playing /unreadableGame 3x3:b2a1",
    """
    new game       clearing -panel 3x3: > say, keep, wait
    choose 4x4     -panel 4x4: > say, keep
    review         -panel review > keep, think review
    open how to    /howToPlay > keep
    open games     /games > keep
    open symbols   /symbols > keep
    open players   /players > keep
    OK             clearing -panel 3x3: > say, keep, wait
    close          -panel > keep
    open nonsense  looks
    """)
}
