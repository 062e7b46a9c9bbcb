import GameProofs
import GameRules
import GameSolver

/// Proofs of positions, to be joined into the proof of an earlier position.
struct ProofParts {
  /// One claim of a part.
  struct Part {
    let claim: ProofChecker.Claim
    let bytes: FileBytes
  }

  private struct Key: Hashable {
    var own: SquareSet
    var other: SquareSet
    var claim: String
  }

  private let rules: Rules
  private var parts: [Key: Part] = [:]

  /// Reads and checks all proofs in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - rules: The rules; proofs of other games are ignored.
  /// - Throws: The first file that is not a valid proof.
  init(in folder: String, of rules: Rules) throws(Failure) {
    self.rules = rules
    guard let names = File.names(in: folder) else {
      throw Failure(status: .failure, message: "solve: --join: \"\(folder)\": no such folder")
    }
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      guard let bytes = FileBytes(path) else { continue }
      let proof = try bytes.proof {
        Failure(status: .failure, message: "solve: --join: \"\(path)\": \($0)")
      }
      guard let game = try? Game(proof.game), game.rules == rules else { continue }
      for claim in proof.claims {
        let mark: Mark = claim.text.hasPrefix("x") ? .x : .o
        let board = game.position.board
        let key = Key(
          own: board.squares(of: mark), other: board.squares(of: mark.opponent), claim: claim.text)
        parts[key] = Part(claim: claim, bytes: bytes)
      }
    }
  }

  /// The part that proves a claim of one side, and the symmetry to turn it by.
  func part(
    _ claim: String, _ own: SquareSet, _ other: SquareSet
  ) -> (Part, turn: Symmetry)? {
    for symmetry in rules.symmetries {
      let key = Key(
        own: own.image(symmetry, on: rules), other: other.image(symmetry, on: rules), claim: claim)
      if let part = parts[key] { return (part, symmetry.inverse) }
    }
    return nil
  }

  /// Whether there are parts for positions that follow this one.
  func goesOn(after own: SquareSet, _ other: SquareSet) -> Bool {
    rules.symmetries.contains { symmetry in
      let own = own.image(symmetry, on: rules)
      let other = other.image(symmetry, on: rules)
      return parts.keys.contains {
        own.isSubset(of: $0.own) && other.isSubset(of: $0.other)
      }
    }
  }
}

/// Moves the lines of a part to their place in the whole proof, on a turned board.
struct Transplant {
  private let rules: Rules
  private let turn: Symmetry
  /// The number of lines to shift by.
  private let offset: Int
  /// The name of each square on the turned board.
  private let names: [[UInt8]]

  init(_ rules: Rules, _ turn: Symmetry, offset: Int) {
    self.rules = rules
    self.turn = turn
    self.offset = offset
    names = (0..<rules.area).map { index in
      Array(turn(rules.square(at: index), on: rules).description.utf8)
    }
  }

  /// Translates words of a line.
  func callAsFunction(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    // Most lines stay the same.
    if turn == .identity, !words.contains(UInt8(ascii: "@")) { return Array(words) }
    var image: [UInt8] = []
    image.reserveCapacity(words.count + 8)
    var rest = words
    while let byte = rest.popFirst() {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if byte == UInt8(ascii: "@") {
        let word = rest.prefix { $0 != UInt8(ascii: " ") }
        image += Array(reference(String(decoding: word, as: UTF8.self)).utf8)
        rest = rest.dropFirst(word.count)
      } else if !digits.isEmpty {
        let row = digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
        image += names[(row - 1) * rules.columns + Int(byte - UInt8(ascii: "a"))]
        rest = rest.dropFirst(digits.count)
      } else {
        image.append(byte)
      }
    }
    return image
  }

  /// Translates a reference: undoes the turn, applies the motion, and turns again.
  private func reference(_ word: String) -> String {
    let ends = word.split(separator: "/")
    guard ends.count == 2, let line = Int(ends[0]), let motion = BoardMotion(text: ends[1]) else {
      return "@\(word)"
    }
    return "@\(line + offset)/\(motion.turned(by: turn, on: rules).text)"
  }
}

extension ProofWriter {
  /// Inserts a part in place of the lines that would prove this node; its first line is started.
  ///
  /// - Returns: The zone; nil if there is no such part.
  func splice(_ node: Node) -> UInt64? {
    let part = parts?.part("\(claimant.word) holds", SquareSet(node.own), SquareSet(node.other))
    guard let (part, turn) = part else { return nil }
    let transplant = Transplant(
      rules, turn, offset: file.lineCount - 1 - part.claim.lines.lowerBound)
    var isBegun = true
    part.bytes.forEachLine(part.claim.lines) { line in
      if !isBegun { file.begin("") }
      file.append(transplant(isBegun ? line.drop { $0 != UInt8(ascii: " ") } : line))
      isBegun = false
    }
    return image(part.claim.zone.firstWord, turn)
  }

  /// The answer that the split chose here.
  ///
  /// - Throws: The position, if it was a job and its proof is missing.
  func splitAnswer(_ other: UInt64, _ own: UInt64, _ parts: ProofParts) throws(Obstacle) -> Int {
    if let answer = ProofSplit.answer(other, own, LineTable(rules), oracle),
      answer.lack == 0
        || parts.goesOn(
          after: SquareSet(own | 1 << UInt64(answer.move)), SquareSet(other))
    {
      return answer.move
    }
    throw .missing(Game.text(rules, moves))
  }
}

extension SquareSet {
  /// The set on a turned board.
  func image(_ symmetry: Symmetry, on rules: Rules) -> SquareSet {
    var image = SquareSet()
    for index in members {
      image.insert(rules.index(of: symmetry(rules.square(at: index), on: rules)))
    }
    return image
  }
}

extension Game {
  /// The game text of these moves.
  static func text(_ rules: Rules, _ moves: some Sequence<Square>) -> String {
    "\(rules):" + moves.map { $0.description }.joined()
  }
}
