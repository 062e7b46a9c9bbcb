import GameProofs
import GameRules
import GameSolver

/// Proofs of positions, from which the proof of an earlier one is put together.
struct ProofParts {
  /// One claim of a part, with its lines as they stand in the file.
  struct Part {
    let claim: ProofChecker.Claim
    let lines: [Substring]
  }

  private struct Key: Hashable {
    var own: UInt64
    var other: UInt64
    var claim: String
  }

  private var parts: [Key: Part] = [:]

  /// The proofs in a folder, each of which is checked.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - rules: Proofs of other games are passed over.
  /// - Throws: The first file that is no whole proof.
  init(in folder: String, of rules: Rules) throws(Failure) {
    guard let names = File.names(in: folder) else {
      throw Failure(status: .failure, message: "\"\(folder)\": no such folder")
    }
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      guard let bytes = File.read(path) else { continue }
      let proof: ProofChecker.Proof
      do throws(ProofChecker.Refusal) {
        proof = try ProofChecker.check(bytes)
      } catch {
        throw Failure(
          status: .failure, message: "\"\(path)\": line \(error.line): \(error.cause)")
      }
      guard let game = try? Game(proof.game), game.rules == rules else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      for claim in proof.claims {
        let mark: Mark = claim.text.hasPrefix("x") ? .x : .o
        guard game.position.toMove == mark else { continue }
        let board = game.position.board
        let key = Key(
          own: board.squares(of: mark).firstWord,
          other: board.squares(of: mark.opponent).firstWord,
          claim: claim.text.replacing("wins", with: "holds"))
        parts[key] = Part(claim: claim, lines: Array(lines[claim.lines]))
      }
    }
  }

  /// The part that proves that the claimant, who is to move, holds.
  func part(own: UInt64, other: UInt64, _ mark: Mark) -> Part? {
    parts[Key(own: own, other: other, claim: "\(mark.word) holds")]
  }

  /// Whether there are parts of positions after this one.
  func goesOn(after own: UInt64, _ other: UInt64) -> Bool {
    parts.keys.contains { own & ~$0.own == 0 && other & ~$0.other == 0 }
  }
}

extension ProofWriter {
  /// Puts a part in the place of the lines that would prove this node.
  mutating func splice(_ word: String, _ node: inout Node) throws(Obstacle) -> Bool {
    guard let parts, let part = parts.part(own: node.own, other: node.other, claimant) else {
      return false
    }
    let offset = lines.count - part.claim.lines.lowerBound
    for (place, line) in part.lines.enumerated() {
      var words = line.split(separator: " ").map(String.init)
      if place == 0 { words[0] = word }
      if let reference = words.last, reference.hasPrefix("@") {
        let ends = reference.dropFirst().split(separator: "/")
        guard let number = Int(ends[0]) else { continue }
        words[words.count - 1] = "@\(number + offset)/\(ends[1])"
      }
      lines.append(words.joined(separator: " "))
    }
    node.zone = part.claim.zone
    node.isPassive = part.claim.isPassive
    keep(node, line: lines.count - part.lines.count + 1)
    return true
  }

  /// The answer that a split has given here.
  ///
  /// - Throws: The position, where the split was to be solved here and is not among the parts.
  func splitAnswer(_ other: UInt64, _ own: UInt64, _ parts: ProofParts) throws(Obstacle) -> Int {
    if let answer = ProofSplit.answer(other, own, LineTable(rules), oracle),
      answer.lack == 0 || parts.goesOn(after: own | 1 << UInt64(answer.move), other)
    {
      return answer.move
    }
    throw .missing(Game.text(rules, moves))
  }
}

extension Game {
  /// The game text of some moves.
  static func text(_ rules: Rules, _ moves: some Sequence<Square>) -> String {
    "\(rules):" + moves.map { $0.description }.joined()
  }
}
