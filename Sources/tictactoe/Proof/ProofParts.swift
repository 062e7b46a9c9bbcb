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
      guard let bytes = FileBytes(path) else { continue }
      let proof = try bytes.proof { Failure(status: .failure, message: "\"\(path)\": \($0)") }
      guard let game = try? Game(proof.game), game.rules == rules else { continue }
      let lines = bytes.text.split(separator: "\n")
      for claim in proof.claims {
        let mark: Mark = claim.text.hasPrefix("x") ? .x : .o
        guard game.position.toMove == mark else { continue }
        let board = game.position.board
        let key = Key(
          own: board.squares(of: mark).firstWord,
          other: board.squares(of: mark.opponent).firstWord,
          claim: claim.text)
        parts[key] = Part(claim: claim, lines: Array(lines[claim.lines]))
      }
    }
  }

  /// The part that proves that the claimant, who is to move, holds, given the way its board is to be
  /// turned.
  func part(_ own: UInt64, _ other: UInt64, by writer: ProofWriter) -> (Part, turn: Symmetry)? {
    for symmetry in writer.rules.symmetries {
      let key = Key(
        own: writer.image(own, symmetry), other: writer.image(other, symmetry),
        claim: "\(writer.claimant.word) holds")
      if let part = parts[key] { return (part, symmetry.inverse) }
    }
    return nil
  }

  /// Whether there are parts of positions after this one.
  func goesOn(after own: UInt64, _ other: UInt64, by writer: ProofWriter) -> Bool {
    writer.rules.symmetries.contains { symmetry in
      let own = writer.image(own, symmetry)
      let other = writer.image(other, symmetry)
      return parts.keys.contains { own & ~$0.own == 0 && other & ~$0.other == 0 }
    }
  }
}

extension ProofWriter {
  /// Puts a part in the place of the lines that would prove this node.
  mutating func splice(_ word: String, _ node: inout Node) throws(Obstacle) -> Bool {
    guard let (part, turn) = parts?.part(node.own, node.other, by: self) else { return false }
    let offset = file.lineCount - part.claim.lines.lowerBound
    for (place, line) in part.lines.enumerated() {
      var words = line.split(separator: " ").map { turned(String($0), turn, offset) }
      if place == 0 { words[0] = word }
      file.begin(words.joined(separator: " "))
    }
    node.zone = image(part.claim.zone, turn)
    node.isPassive = part.claim.isPassive
    keep(node, line: file.lineCount - part.lines.count + 1)
    return true
  }

  /// A word of a part's line on the turned board: a square, pairs, or a line to go back to.
  private func turned(_ word: String, _ turn: Symmetry, _ offset: Int) -> String {
    if word.hasPrefix("@") {
      let ends = word.dropFirst().split(separator: "/").compactMap { Int($0) }
      guard ends.count == 2, let symmetry = UInt8(exactly: ends[1]).flatMap(Symmetry.init) else {
        return word
      }
      // That line is turned too, so it is turned back, seen as it was, and turned again.
      let conjugate = rules.symmetries.first { other in
        (0..<rules.area).allSatisfy { index in
          let square = rules.square(at: index)
          let back = turn.inverse(square, on: rules)
          return other(square, on: rules) == turn(symmetry(back, on: rules), on: rules)
        }
      }
      return "@\(ends[0] + offset)/\((conjugate ?? symmetry).rawValue)"
    }
    var text = ""
    var name = ""
    for letter in word + " " {
      if letter.isNumber {
        name.append(letter)
        continue
      }
      text += Square(name).map { turn($0, on: rules).description } ?? name
      name = ""
      if letter == "=" || letter == "-" { text.append(letter) } else { name.append(letter) }
    }
    return text
  }

  /// The answer that a split has given here.
  ///
  /// - Throws: The position, where the split was to be solved here and is not among the parts.
  func splitAnswer(_ other: UInt64, _ own: UInt64, _ parts: ProofParts) throws(Obstacle) -> Int {
    if let answer = ProofSplit.answer(other, own, LineTable(rules), oracle),
      answer.lack == 0 || parts.goesOn(after: own | 1 << UInt64(answer.move), other, by: self)
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
