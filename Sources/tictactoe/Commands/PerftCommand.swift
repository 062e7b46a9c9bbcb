import GameRules

extension Command {
  /// Counts move sequences.
  static let perft = Command(
    name: "perft",
    parameters: ["RULES", "DEPTH"],
    summary: "Count the move sequences of exactly DEPTH plies",
    details: """
      Counts the move sequences of exactly DEPTH plies (0 to 361) from the empty board. A game
      that has ended goes no further. Deep counts on large boards can take longer than a lifetime.

        $ tictactoe perft 3x3 9
        127872
      """,
    run: { arguments throws(Failure) in
      let rules = try readRules(arguments[0])
      let depth = try readDepth(arguments[1])
      print(Position(rules).perft(depth).sequences)
    })

  private static func readRules(_ text: String) throws(Failure) -> Rules {
    do throws(RulesTextError) {
      return try Rules(text)
    } catch {
      let words = error.description
      let place = words.hasPrefix("\"") ? "" : "\"\(text)\": "  // The words may quote it already.
      throw .usage("perft: " + place + words, nearest: nearestRules(to: text), for: perft)
    }
  }

  private static func readDepth(_ text: String) throws(Failure) -> Int {
    guard let depth = Int(text), 0...361 ~= depth else {
      throw .usage("perft: \"\(text)\": the depth is a number from 0 to 361", for: perft)
    }
    return depth
  }
}
