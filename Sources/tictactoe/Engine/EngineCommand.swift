extension Command {
  /// Plays as an engine against other programs.
  static let engine = Command(
    name: "engine",
    summary: "Play five in a row against other programs, by the Gomocup protocol",
    details: """
      Speaks the protocol of Gomocup and Piskvork on standard input and output, so that any manager
      of theirs can play it: START, RECTSTART, RESTART, BEGIN, TURN, BOARD, TAKEBACK, INFO, ABOUT
      and END. Five or more in a row win, on boards of 5 to 19 columns and rows. Of INFO
      timeout_turn a quarter is held in reserve, but no less than 150 ms and no more than a second.
      """,
    run: { _ throws(Failure) in
      var engine = GomocupEngine()
      while let line = readLine() {
        for reply in engine.replies(to: line) {
          print(reply)
          try Output.flush()
        }
        if engine.hasEnded { return }
      }
    })
}
