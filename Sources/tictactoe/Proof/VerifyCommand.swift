extension Command {
  /// Checks a proof.
  static let verify = Command(
    name: "verify",
    parameters: ["FILE"],
    summary: "Check a proof that solve --certificate wrote",
    details: """
      Checks a proof from the rules alone, without the search that found it. The exit status is 0
      only for a complete proof; otherwise it names the first line that fails.

        $ tictactoe verify classic.proof
        3x3: draw, proved in 42 lines
      """,
    run: { arguments throws(Failure) in
      guard let bytes = FileBytes(arguments[0]) else {
        throw Failure(
          status: .failure,
          message: "verify: \"\(arguments[0])\": cannot be read: \(systemErrorMessage())")
      }
      let proof = try bytes.proof { Failure(status: .failure, message: "verify: \($0)") }
      print("\(proof.game) \(proof.value), proved in \(proof.lineCount) lines")
    })
}
