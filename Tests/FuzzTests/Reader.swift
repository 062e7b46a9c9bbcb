import GameProofs
import GameRules
import GameSession
import TestSupport
import Testing

@testable import tictactoe

/// A text format and its reader.
struct Reader: Sendable, CustomTestStringConvertible {
  let name: String
  /// Valid texts from which others are made.
  let seeds: [String]
  /// Reads a text and writes the result again; nil if it refuses the text.
  let rewrite: @Sendable (UTF8Text) -> UTF8Text?

  var testDescription: String { name }

  static let all = [
    Reader(name: "rules", seeds: ["3x3", "4x4+corners+squares", "15x15k5", "19x19k19"]) {
      (try? Rules($0)).map(\.notation)
    },
    Reader(name: "game", seeds: NoisyTexts.games) { (try? Game($0)).map(\.notation) },
    Reader(
      name: "link",
      seeds: NoisyTexts.games.map { "#" + $0 } + ["#4x4%2Bcorners%3Ab2", "#%34x4%3a%61%31"]
    ) {
      let text = Link.gameText(in: $0)
      return (try? Game(text)).map(\.notation)
    },
    Reader(
      name: "request",
      seeds: ["trickster 7 2 3x3:b2a1c3", "hint 1 0 19x19k5:", "review 9 5 3x3:a1b2a2c3a3"]
    ) {
      AnalysisRequest($0).map(\.notation)
    },
    Reader(
      name: "result",
      seeds: ["0 b2", "0 -", "1 a3;5,a1-a2-a3", "2 0,0 - 5,5 2,3", "3 3x3:a1 2 0,0 7,7 b2"]
    ) {
      AnalysisResult($0, on: .classic).map { $0.notation(on: .classic) }
    },
    Reader(name: "symbols", seeds: ["01", "70", "x o", "star heart"]) { SymbolChoice($0).notation },
    Reader(
      name: "players",
      seeds: [
        "050", "112 1 3 4 0 x", "person easy loser", "hard trickster fixed second 3 4 0 x",
        "person person alternate first 0 0 7 =\nAda\nGrete Müller",
      ]
    ) { Match($0).notation },
    Reader(
      name: "journal",
      seeds: [
        "t 4 3x3 1 0 0 1 0 2 3\ng 4x4:b2a1 1 05 0\ng 3x3:a1b1a2b2a3 5 05 1",
        "t perfect 3x3 1 0 0 1 0 2 3\ng 4x4:b2a1 1 person easy first\ng 5x5k4:c3 1 hard hard second\n",
      ]
    ) { Journal($0).notation },
    Reader(
      name: "settings",
      seeds: ["000", "3110", "chalk no-sound vibration emotes", "light sound vibration no-emotes"]
    ) { Settings($0)?.notation },
    Reader(
      name: "kept game",
      seeds: [
        "3x3:b2\n3x3:b2a1\n010\n",
        "15x15k5:\n15x15k5:h8\nperson easy fixed first 1 0 0 -\nAda\nBob\n", "3x3:a1",
      ]
    ) { text in
      (try? SavedGame(text)).map {
        SavedGame.text($0.game.notation, $0.game.recordNotation, $0.match)
      }
    },
    Reader(
      name: "puzzle request",
      seeds: [
        "day 2026-11-25", "endless 3 17", "puzzle 3x3:a1", "explain 3x3:a1 -",
        "judge 4x4+misere:a3a2 win 7 c3 4 4x4+misere:a3a2c2b4 c3",
      ]
    ) { QuestRequest($0)?.notation },
    Reader(name: "puzzle link", seeds: ["#day=2026-11-25", "#lesson=4", "#puzzles=3x3:a1,4x4:b2"]) {
      Quest.Source($0).map { $0.link(showing: Game(.classic)) }
    },
    Reader(
      name: "progress",
      seeds: [
        "days 330 vA\ndone 10\nplaces 0 1 2 0 0 0 0 0 0 0 0 0 0 1 2 3 4 5\ntry 329 1 0 3x3:a1 +"
      ]
    ) { LearningRecord($0).notation },
    Reader(name: "proof", seeds: [proof]) { text in
      (try? ProofChecker.check(text.bytes)).map { _ in text }
    },
    Reader(
      name: "engine protocol",
      seeds: [
        "START 15\nTURN 7,7\nTURN 8,8\nTAKEBACK 7,8\nEND", "RECTSTART 5,9\nBEGIN\nABOUT",
        "START 5\nBOARD\n1,1,2\n2,2,1\n0,0,2\nDONE\nINFO time_left 3\nRESTART",
      ]
    ) { text in
      var engine = GomocupEngine()
      var answers = engine.replies(to: "INFO timeout_turn 0")
      for line in text.bytes.split(separator: UInt8(ascii: "\n")).prefix(6) {
        answers += engine.replies(to: String(decoding: line, as: UTF8.self))
      }
      return answers.allSatisfy { !$0.isEmpty } ? nil : "an empty answer"
    },
  ]

  private static let proof = """
    tictactoe proof 1
    3x3:b2a1c3
    draw
    x holds =b1c1a2a3
    o holds
    - c1
    b1 b3 =a2c2
    end c6edd67fae634d9c

    """
  /// Returns noise, pieces of texts, or a valid text with a few errors.
  func text(using generator: inout SplitMix64) -> [UInt8] {
    let texts = NoisyTexts(seeds: seeds)
    return switch Int.random(in: 0..<4, using: &generator) {
    case 0: texts.noise(using: &generator)
    case 1: texts.pieces(using: &generator)
    default: texts.spoiled(using: &generator)
    }
  }
}
