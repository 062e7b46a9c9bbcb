import GameRules

@testable import GameSession

extension Situation {
  static let all = [
    Situation(
      "playing", after: "3x3:b2a1",
      [],
      """
      tap empty      turn 3x3:b2a1c3 > announce, keep, wait
      tap taken      playing ! 3x3:b2a1
      tap outside    playing ! 3x3:b2a1
      take X         playing held 3x3:b2a1
      lift X         playing dragged 3x3:b2a1
      undo           playing 3x3:b2 > announce, keep
      redo           playing 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    playing 3x3:b2a1 > symbols
      seat hard      thinking 3x3:b2a1 > players, wait, think hard
      seat medium    playing 3x3:b2a1 > players
      let loser      playing 3x3:b2a1 > players
      hint           playing 3x3:b2a1 > think hint
      truth          playing truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > think review
      go to ply 1    playing 3x3:b2 > announce, keep
      open how to    playing /howToPlay 3x3:b2a1
      open games     playing /games 3x3:b2a1
      open symbols   playing /symbols 3x3:b2a1
      open players   playing /players 3x3:b2a1
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      """),
    Situation(
      "a move refused", after: "3x3:b2a1",
      [.squareTapped("a1")],
      """
      tap empty      turn 3x3:b2a1c3 > announce, keep, wait
      tap taken      playing ! 3x3:b2a1
      tap outside    playing ! 3x3:b2a1
      take X         playing held 3x3:b2a1
      lift X         playing dragged ! 3x3:b2a1
      undo           playing 3x3:b2 > announce, keep
      redo           playing 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    playing ! 3x3:b2a1 > symbols
      seat hard      thinking 3x3:b2a1 > players, wait, think hard
      seat medium    playing 3x3:b2a1 > players
      let loser      playing ! 3x3:b2a1 > players
      hint           playing 3x3:b2a1 > think hint
      truth          playing ! truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > think review
      go to ply 1    playing 3x3:b2 > announce, keep
      open how to    playing /howToPlay ! 3x3:b2a1
      open games     playing /games ! 3x3:b2a1
      open symbols   playing /symbols ! 3x3:b2a1
      open players   playing /players ! 3x3:b2a1
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      """),
    Situation(
      "a piece in hand", after: "3x3:b2a1",
      [.pieceTapped(.x)],
      """
      tap empty      turn 3x3:b2a1c3 > announce, keep, wait
      tap taken      playing held ! 3x3:b2a1
      tap outside    playing held ! 3x3:b2a1
      take X         playing 3x3:b2a1
      lift X         playing dragged 3x3:b2a1
      put back       playing 3x3:b2a1
      undo           playing 3x3:b2 > announce, keep
      redo           playing 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    playing held 3x3:b2a1 > symbols
      seat hard      thinking 3x3:b2a1 > players, wait, think hard
      seat medium    playing 3x3:b2a1 > players
      let loser      playing held 3x3:b2a1 > players
      hint           playing held 3x3:b2a1 > think hint
      truth          playing held truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > think review
      go to ply 1    playing 3x3:b2 > announce, keep
      open how to    playing held /howToPlay 3x3:b2a1
      open games     playing held /games 3x3:b2a1
      open symbols   playing held /symbols 3x3:b2a1
      open players   playing held /players 3x3:b2a1
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      """),
    Situation(
      "a piece dragged", after: "3x3:b2a1",
      [.pieceLifted(.x), .pieceMoved(over: "a2")],
      """
      tap empty      turn 3x3:b2a1c3 > announce, keep, wait
      tap taken      playing dragged over a2 ! 3x3:b2a1
      tap outside    playing dragged over a2 ! 3x3:b2a1
      take X         playing held 3x3:b2a1
      lift X         playing dragged 3x3:b2a1
      move to c3     playing dragged over c3 3x3:b2a1
      move off       playing dragged 3x3:b2a1
      drop on c3     turn 3x3:b2a1c3 > announce, keep, wait
      drop on taken  returning ! 3x3:b2a1 > wait
      drop on none   returning 3x3:b2a1 > wait
      put back       returning 3x3:b2a1 > wait
      undo           playing 3x3:b2 > announce, keep
      redo           playing 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    playing dragged over a2 3x3:b2a1 > symbols
      seat hard      thinking 3x3:b2a1 > players, wait, think hard
      seat medium    playing 3x3:b2a1 > players
      let loser      playing dragged over a2 3x3:b2a1 > players
      hint           playing dragged over a2 3x3:b2a1 > think hint
      truth          playing dragged over a2 truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > think review
      go to ply 1    playing 3x3:b2 > announce, keep
      open how to    playing dragged over a2 /howToPlay 3x3:b2a1
      open games     playing dragged over a2 /games 3x3:b2a1
      open symbols   playing dragged over a2 /symbols 3x3:b2a1
      open players   playing dragged over a2 /players 3x3:b2a1
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      """),
    Situation(
      "a turn passing", after: "3x3:b2a1",
      [.squareTapped("c2")],
      """
      undo           playing 3x3:b2a1 > announce, keep
      redo           playing 3x3:b2a1c2b1 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    turn 3x3:b2a1c2 > symbols
      seat hard      playing 3x3:b2a1c2 > players
      seat medium    thinking 3x3:b2a1c2 > players, wait, think medium
      let loser      turn 3x3:b2a1c2 > players
      truth          turn truth 3x3:b2a1c2 > think truth
      review         playing review 3x3:b2a1c2 > think review
      go to ply 1    playing 3x3:b2 > announce, keep
      open how to    turn /howToPlay 3x3:b2a1c2
      open games     turn /games 3x3:b2a1c2
      open symbols   turn /symbols 3x3:b2a1c2
      open players   turn /players 3x3:b2a1c2
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1c2
      wait ends      playing 3x3:b2a1c2
      less motion    playing 3x3:b2a1c2
      """),
    Situation(
      "an ending", after: "3x3:b2a1c2b1",
      [.squareTapped("a2")],
      """
      undo           playing 3x3:b2a1c2b1 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    ending 3x3:b2a1c2b1a2 > symbols
      seat hard      ending 3x3:b2a1c2b1a2 > players
      seat medium    ending 3x3:b2a1c2b1a2 > players
      let loser      ending 3x3:b2a1c2b1a2 > players
      truth          ending truth 3x3:b2a1c2b1a2
      review         finished review 3x3:b2a1c2b1a2 > think review
      go to ply 1    playing 3x3:b2 > announce, keep
      open how to    ending /howToPlay 3x3:b2a1c2b1a2
      open games     ending /games 3x3:b2a1c2b1a2
      open symbols   ending /symbols 3x3:b2a1c2b1a2
      open players   ending /players 3x3:b2a1c2b1a2
      open a game    playing 4x4:a1b1 > keep
      open nonsense  finished /unreadableGame 3x3:b2a1c2b1a2
      wait ends      finished /result 3x3:b2a1c2b1a2
      less motion    finished /result 3x3:b2a1c2b1a2
      """),
    Situation(
      "a piece gliding back", after: "3x3:b2a1",
      [.pieceLifted(.x), .pieceReturned],
      """
      undo           playing 3x3:b2 > announce, keep
      redo           playing 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    returning 3x3:b2a1 > symbols
      seat hard      thinking 3x3:b2a1 > players, wait, think hard
      seat medium    playing 3x3:b2a1 > players
      let loser      returning 3x3:b2a1 > players
      truth          returning truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > think review
      go to ply 1    playing 3x3:b2 > announce, keep
      open how to    returning /howToPlay 3x3:b2a1
      open games     returning /games 3x3:b2a1
      open symbols   returning /symbols 3x3:b2a1
      open players   returning /players 3x3:b2a1
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      wait ends      playing 3x3:b2a1
      less motion    playing 3x3:b2a1
      """),
    Situation(
      "a board being cleared", after: "3x3:b2a1",
      [.newGameTapped],
      """
      undo           playing 3x3:b2a1 > announce, keep
      new game       playing 3x3: > say, step
      choose 4x4     playing 4x4: > say, step
      choose star    clearing 3x3: > symbols
      seat hard      thinking 3x3: > players, wait, think hard
      seat medium    playing 3x3: > players
      let loser      clearing 3x3: > players
      truth          clearing truth 3x3: > think truth
      open how to    clearing /howToPlay 3x3:
      open games     clearing /games 3x3:
      open symbols   clearing /symbols 3x3:
      open players   clearing /players 3x3:
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:
      wait ends      playing 3x3:
      less motion    playing 3x3:
      """),
    Situation(
      "the result shown", after: "3x3:b2a1c2b1",
      [
        .motionPreferenceChanged(isReduced: true), .squareTapped("a2"),
        .motionPreferenceChanged(isReduced: false),
      ],
      """
      tap empty      finished /result ! 3x3:b2a1c2b1a2
      tap taken      finished /result ! 3x3:b2a1c2b1a2
      tap outside    finished /result ! 3x3:b2a1c2b1a2
      undo           playing 3x3:b2a1c2b1 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    finished /result 3x3:b2a1c2b1a2 > symbols
      seat hard      finished /result 3x3:b2a1c2b1a2 > players
      seat medium    finished /result 3x3:b2a1c2b1a2 > players
      let loser      finished /result 3x3:b2a1c2b1a2 > players
      truth          finished /result truth 3x3:b2a1c2b1a2
      review         finished review 3x3:b2a1c2b1a2 > think review
      go to ply 1    playing 3x3:b2 > announce, keep
      open how to    finished /howToPlay 3x3:b2a1c2b1a2
      open games     finished /games 3x3:b2a1c2b1a2
      open symbols   finished /symbols 3x3:b2a1c2b1a2
      open players   finished /players 3x3:b2a1c2b1a2
      OK             clearing 3x3: > say, step, wait
      close          finished 3x3:b2a1c2b1a2
      open a game    playing 4x4:a1b1 > keep
      open nonsense  finished /unreadableGame 3x3:b2a1c2b1a2
      """),
    Situation(
      "a finished board", after: "3x3:b2a1c2b1a2",
      [],
      """
      tap empty      finished ! 3x3:b2a1c2b1a2
      tap taken      finished ! 3x3:b2a1c2b1a2
      tap outside    finished ! 3x3:b2a1c2b1a2
      undo           playing 3x3:b2a1c2b1 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    finished 3x3:b2a1c2b1a2 > symbols
      seat hard      finished 3x3:b2a1c2b1a2 > players
      seat medium    finished 3x3:b2a1c2b1a2 > players
      let loser      finished 3x3:b2a1c2b1a2 > players
      truth          finished truth 3x3:b2a1c2b1a2
      review         finished review 3x3:b2a1c2b1a2 > think review
      go to ply 1    playing 3x3:b2 > announce, keep
      open how to    finished /howToPlay 3x3:b2a1c2b1a2
      open games     finished /games 3x3:b2a1c2b1a2
      open symbols   finished /symbols 3x3:b2a1c2b1a2
      open players   finished /players 3x3:b2a1c2b1a2
      open a game    playing 4x4:a1b1 > keep
      open nonsense  finished /unreadableGame 3x3:b2a1c2b1a2
      """),
    Situation(
      "how to play shown", after: "3x3:b2a1",
      [.panelOpened(.howToPlay)],
      """
      tap empty      turn 3x3:b2a1c3 > announce, keep, wait
      tap taken      playing /howToPlay ! 3x3:b2a1
      tap outside    playing /howToPlay ! 3x3:b2a1
      take X         playing held /howToPlay 3x3:b2a1
      lift X         playing dragged /howToPlay 3x3:b2a1
      undo           playing /howToPlay 3x3:b2 > announce, keep
      redo           playing /howToPlay 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    playing /howToPlay 3x3:b2a1 > symbols
      seat hard      thinking /howToPlay 3x3:b2a1 > players
      seat medium    playing /howToPlay 3x3:b2a1 > players
      let loser      playing /howToPlay 3x3:b2a1 > players
      hint           playing /howToPlay 3x3:b2a1 > think hint
      truth          playing /howToPlay truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > think review
      go to ply 1    playing /howToPlay 3x3:b2 > announce, keep
      open games     playing /games 3x3:b2a1
      open symbols   playing /symbols 3x3:b2a1
      open players   playing /players 3x3:b2a1
      OK             playing 3x3:b2a1
      close          playing 3x3:b2a1
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      """),
    Situation(
      "how to play shown over an ending", after: "3x3:b2a1c2b1",
      [.squareTapped("a2"), .panelOpened(.howToPlay)],
      """
      undo           playing /howToPlay 3x3:b2a1c2b1 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    ending /howToPlay 3x3:b2a1c2b1a2 > symbols
      seat hard      ending /howToPlay 3x3:b2a1c2b1a2 > players
      seat medium    ending /howToPlay 3x3:b2a1c2b1a2 > players
      let loser      ending /howToPlay 3x3:b2a1c2b1a2 > players
      truth          ending /howToPlay truth 3x3:b2a1c2b1a2
      review         finished review 3x3:b2a1c2b1a2 > think review
      go to ply 1    playing /howToPlay 3x3:b2 > announce, keep
      open games     ending /games 3x3:b2a1c2b1a2
      open symbols   ending /symbols 3x3:b2a1c2b1a2
      open players   ending /players 3x3:b2a1c2b1a2
      OK             ending 3x3:b2a1c2b1a2
      close          ending 3x3:b2a1c2b1a2
      open a game    playing 4x4:a1b1 > keep
      open nonsense  finished /unreadableGame 3x3:b2a1c2b1a2
      wait ends      finished /howToPlay 3x3:b2a1c2b1a2
      less motion    finished /howToPlay 3x3:b2a1c2b1a2
      """),
    Situation(
      "the games shown", after: "3x3:b2a1",
      [.panelOpened(.games), .customRulesEdited(.rows, to: .text("4"))],
      """
      tap empty      turn 3x3:b2a1c3 > announce, keep, wait
      tap taken      playing /games ! 3x3:b2a1
      tap outside    playing /games ! 3x3:b2a1
      take X         playing held /games 3x3:b2a1
      lift X         playing dragged /games 3x3:b2a1
      undo           playing /games 3x3:b2 > announce, keep
      redo           playing /games 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      edit columns   playing /games 3x3:b2a1
      start custom   playing 3x4: > say, step
      choose star    playing /games 3x3:b2a1 > symbols
      seat hard      thinking /games 3x3:b2a1 > players
      seat medium    playing /games 3x3:b2a1 > players
      let loser      playing /games 3x3:b2a1 > players
      hint           playing /games 3x3:b2a1 > think hint
      truth          playing /games truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > think review
      go to ply 1    playing /games 3x3:b2 > announce, keep
      open how to    playing /howToPlay 3x3:b2a1
      open symbols   playing /symbols 3x3:b2a1
      open players   playing /players 3x3:b2a1
      OK             playing 3x3:b2a1
      close          playing 3x3:b2a1
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      """),
    Situation(
      "impossible custom rules shown", after: "3x3:b2a1",
      [.panelOpened(.games), .customRulesEdited(.rows, to: .text("20"))],
      """
      tap empty      turn 3x3:b2a1c3 > announce, keep, wait
      tap taken      playing /games ! 3x3:b2a1
      tap outside    playing /games ! 3x3:b2a1
      take X         playing held /games 3x3:b2a1
      lift X         playing dragged /games 3x3:b2a1
      undo           playing /games 3x3:b2 > announce, keep
      redo           playing /games 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      edit columns   playing /games 3x3:b2a1
      choose star    playing /games 3x3:b2a1 > symbols
      seat hard      thinking /games 3x3:b2a1 > players
      seat medium    playing /games 3x3:b2a1 > players
      let loser      playing /games 3x3:b2a1 > players
      hint           playing /games 3x3:b2a1 > think hint
      truth          playing /games truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > think review
      go to ply 1    playing /games 3x3:b2 > announce, keep
      open how to    playing /howToPlay 3x3:b2a1
      open symbols   playing /symbols 3x3:b2a1
      open players   playing /players 3x3:b2a1
      OK             playing 3x3:b2a1
      close          playing 3x3:b2a1
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      """),
    Situation(
      "the symbols shown", after: "3x3:b2a1",
      [.panelOpened(.symbols)],
      """
      tap empty      turn 3x3:b2a1c3 > announce, keep, wait
      tap taken      playing /symbols ! 3x3:b2a1
      tap outside    playing /symbols ! 3x3:b2a1
      take X         playing held /symbols 3x3:b2a1
      lift X         playing dragged /symbols 3x3:b2a1
      undo           playing /symbols 3x3:b2 > announce, keep
      redo           playing /symbols 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, step, wait
      choose 4x4     playing 4x4: > say, step
      choose star    playing /symbols 3x3:b2a1 > symbols
      seat hard      thinking /symbols 3x3:b2a1 > players
      seat medium    playing /symbols 3x3:b2a1 > players
      let loser      playing /symbols 3x3:b2a1 > players
      hint           playing /symbols 3x3:b2a1 > think hint
      truth          playing /symbols truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > think review
      go to ply 1    playing /symbols 3x3:b2 > announce, keep
      open how to    playing /howToPlay 3x3:b2a1
      open games     playing /games 3x3:b2a1
      open players   playing /players 3x3:b2a1
      OK             playing 3x3:b2a1
      close          playing 3x3:b2a1
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      """),
    Situation(
      "an unreadable link shown", after: "3x3:b2a1",
      [.gameOpened("nonsense", record: "")],
      """
      tap empty      turn 3x3:b2a1c3 > announce, keep, wait
      tap taken      playing /unreadableGame ! 3x3:b2a1
      tap outside    playing /unreadableGame ! 3x3:b2a1
      take X         playing held /unreadableGame 3x3:b2a1
      lift X         playing dragged /unreadableGame 3x3:b2a1
      undo           playing /unreadableGame 3x3:b2 > announce, keep
      redo           playing /unreadableGame 3x3:b2a1c2 > announce, keep
      new game       clearing 3x3: > say, keep, wait
      choose 4x4     playing 4x4: > say, keep
      choose star    playing /unreadableGame 3x3:b2a1 > symbols
      seat hard      thinking /unreadableGame 3x3:b2a1 > players
      seat medium    playing /unreadableGame 3x3:b2a1 > players
      let loser      playing /unreadableGame 3x3:b2a1 > players
      hint           playing /unreadableGame 3x3:b2a1 > think hint
      truth          playing /unreadableGame truth 3x3:b2a1 > think truth
      review         playing review 3x3:b2a1 > keep, think review
      go to ply 1    playing /unreadableGame 3x3:b2 > announce, keep
      open how to    playing /howToPlay 3x3:b2a1 > keep
      open games     playing /games 3x3:b2a1 > keep
      open symbols   playing /symbols 3x3:b2a1 > keep
      open players   playing /players 3x3:b2a1 > keep
      OK             clearing 3x3: > say, keep, wait
      close          playing 3x3:b2a1 > keep
      open a game    playing 4x4:a1b1 > keep
      open nonsense  playing /unreadableGame 3x3:b2a1
      """),
  ]
}
