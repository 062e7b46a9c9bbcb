extension Command {
  /// Plays as an engine against other programs.
  static let engine = Command(
    name: "engine",
    summary: "Play five in a row against other programs (Gomocup protocol)",
    details: """
      Speaks the protocol of Gomocup and Piskvork on standard input and output, so that their
      managers can run it: START, RECTSTART, RESTART, BEGIN, TURN, BOARD, TAKEBACK, INFO, ABOUT
      and END. Five or more in a row win (freestyle, INFO rule 0; it refuses to move under another
      rule), on boards of 5 to 20 columns and rows. It thinks on two threads, in its own turn, and
      keeps a twentieth of INFO timeout_turn in reserve, at least 30 ms and at most half a second.
      """,
    run: { _ throws(Failure) in
      var engine = GomocupEngine(threads: min(Threads.most, 2))
      while let line = Input.line() {
        for reply in engine.replies(to: line) {
          print(reply)
          try Output.flush()
        }
        if engine.hasEnded { return }
      }
    })
}
