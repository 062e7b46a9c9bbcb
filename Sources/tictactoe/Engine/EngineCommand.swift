extension Command {
  /// Plays as an engine against other programs.
  static let engine = Command(
    name: "engine",
    summary: "Play five in a row against other programs (Gomocup protocol)",
    details: """
      Speaks the protocol of Gomocup and Piskvork on standard input and output, so that their
      managers can run it: START, RECTSTART, RESTART, BEGIN, TURN, BOARD, TAKEBACK, INFO, ABOUT
      and END. Five or more in a row win, on boards of 5 to 19 columns and rows. It keeps a quarter
      of INFO timeout_turn in reserve, at least 150 ms and at most a second.
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
