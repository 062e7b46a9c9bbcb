import GameRules

/// Checks a written proof of what a game is worth, and trusts nothing in it.
///
/// It knows the rules and nothing of the search that made the proof. A proof is text:
///
///     tictactoe proof 1
///     3x3:                 the position
///     draw                 what it is worth: draw, x wins or o wins
///     o holds              a claim: o never lets x complete a line (or "o wins")
///     b2 a1                if x plays b2, o answers a1
///     a2 c1 =b3c3          …, and from then on answers each square of a pair with the other
///     c2 @6/1              as in line 6, seen in mirror image 1
///     end 5d1f0c…          the checksum of all lines above
///
/// The lines of a claim are a tree, depth first. Where the other side is to move, each of its moves
/// has a line of its own, or lies outside the *zone* of a line that is there: the squares which that
/// line's proof needs not to be the other side's. Where the claimant threatens to complete a line,
/// only the move that stops it needs a line. On the empty board nobody need prove that the first
/// player holds: a second player's winning strategy could be stolen, as a mark more never hurts.
public struct ProofChecker {
  /// What a proof needs: a zone, and whether the claimant's own lines are never needed.
  private typealias Ground = (zone: UInt64, isPassive: Bool)

  /// What is known of a position with the claimant to move.
  private struct Node {
    var other: UInt64
    var own: UInt64
    var ground: Ground
  }

  private let text: ProofText
  private var number = 3
  private let rules: Rules
  private let lines: [UInt64]
  private let all: UInt64
  private var nodes: [Int: Node] = [:]
  private var claimWins = false
  private var claims: [Claim] = []

  /// Checks a proof.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: What it proves.
  /// - Throws: The first line that fails.
  public static func check(_ bytes: [UInt8]) throws(Refusal) -> Proof {
    try bytes.withUnsafeBufferPointer(check)
  }

  /// Checks a proof where it lies, such as in a file that is mapped into memory.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: What it proves.
  /// - Throws: The first line that fails.
  public static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(Refusal) -> Proof {
    let lines = try ProofText(bytes)
    guard lines.count > 4, lines[1] == "tictactoe proof 1" else {
      throw Refusal(line: 1, cause: "not a proof")
    }
    guard let game = try? Game(lines[2]), game.description == lines[2] else {
      throw Refusal(line: 2, cause: "not a game")
    }
    guard game.rules.area <= 128, !game.position.isOver else {
      throw Refusal(line: 2, cause: "proofs are for games that go on, of up to 128 squares")
    }
    guard game.rules.isMonotone else {
      throw Refusal(line: 2, cause: "proofs are for games in which a mark more never hurts")
    }
    var checker = ProofChecker(lines, game.rules)
    try checker.checkClaims(of: game)
    let hash = String(lines.checksum, radix: 16)
    let zeros = String(repeating: "0", count: 16 - hash.count)
    guard lines[lines.count] == "end \(zeros)\(hash)" else {
      throw Refusal(line: lines.count, cause: "the checksum is not that of the lines above")
    }
    return Proof(
      game: game.description, value: lines[3], claims: checker.claims, lineCount: lines.count)
  }

  private init(_ text: ProofText, _ rules: Rules) {
    self.text = text
    self.rules = rules
    // On larger boards, of which nothing but blocking is claimed, these are not asked for.
    lines = LineTable(rules).lines.map { line in
      line.squares.reduce(0) { $0 | 1 << UInt64(rules.index(of: $1)) }
    }
    all = rules.area >= 64 ? .max : 1 << UInt64(rules.area) - 1
  }

  /// Checks every claim, and that the value follows from them.
  private mutating func checkClaims(of game: Game) throws(Refusal) {
    let position = game.position
    while number < text.count - 1 {
      number += 1
      let words = text.words(of: number).map(ProofText.string)
      guard 2...3 ~= words.count, let mark: Mark = ["x": .x, "o": .o][words[0]],
        ["holds", "wins", "blocks"].contains(words[1])
      else { throw refusal("not a claim") }
      let claim = "\(words[0]) \(words[1])"
      if claims.contains(where: { $0.text == claim }) { throw refusal("claimed twice") }
      if words[1] == "blocks" {
        try check(claim, of: mark, in: game)
        continue
      }
      if rules.area > 64 { throw refusal("a claim for boards of up to 64 squares") }
      nodes = [:]
      claimWins = words[1] == "wins"
      let own = position.board.squares(of: mark).firstWord
      let other = position.board.squares(of: mark.opponent).firstWord
      let start = number
      let ground: Ground
      if words.count == 3 {
        ground = try self.ground(ofPairs: text.words(of: number)[2], other, own)
      } else if position.toMove == mark {
        ground = try checkLine(other, own, moves: 0).ground
      } else {
        ground = try checkReplies(other, own)
      }
      add(claim, start, SquareSet(ground.zone), isPassive: ground.isPassive)
    }
    // Whoever blocks all lines holds.
    let proved =
      claims.map { $0.text.hasSuffix("blocks") ? "\($0.text.prefix(1)) holds" : $0.text }
      + (position.ply == 0 ? ["x holds"] : [])
    let isProved =
      text[3] == "draw"
      ? proved.contains("x holds") && proved.contains("o holds") : proved.contains(text[3])
    if !isProved { throw Refusal(line: 3, cause: "the claims do not prove this") }
  }

  /// Checks that a side blocks all lines.
  private mutating func check(_ claim: String, of mark: Mark, in game: Game) throws(Refusal) {
    if game.position.toMove == mark { throw refusal("who blocks is not to move") }
    let start = number
    let zone: SquareSet
    if rules.area <= 64 {
      let checker = try BlockingChecker<UInt64>(text, line: number, game, mark)
      (number, zone) = (checker.number, SquareSet(checker.zone))
    } else if #available(macOS 15, iOS 18, visionOS 2, *) {
      let checker = try BlockingChecker<UInt128>(text, line: number, game, mark)
      (number, zone) = (checker.number, SquareSet(checker.zone))
    } else {
      throw refusal("this system has no words for so many squares")
    }
    add(claim, start, zone, isPassive: true)
  }

  private mutating func add(_ text: String, _ start: Int, _ zone: SquareSet, isPassive: Bool) {
    claims.append(Claim(text: text, lines: start..<number, zone: zone, isPassive: isPassive))
  }

  /// The other side is to move: reads a line for each of its moves that needs one.
  private mutating func checkReplies(
    _ other: UInt64, _ own: UInt64
  ) throws(Refusal) -> Ground {
    for line in lines where line & own == 0 && (line & ~other).nonzeroBitCount < 2 {
      throw refusal("the other side can complete a line")
    }
    var rest = all & ~(own | other)
    if rest == 0, claimWins { throw refusal("the board is full and nobody has won") }
    let threats = lines.filter { $0 & other == 0 && ($0 & ~own).nonzeroBitCount == 1 }
      .reduce(0) { $0 | $1 & ~own }
    if threats.nonzeroBitCount > 1 {
      return (try extend(threats, other, own, least: 2), false)
    }
    if threats != 0 {
      let zone = try checkLine(other, own, moves: threats).ground.zone
      return (try extend(zone | threats, other, own, least: 2), false)
    }
    var ground: Ground = (0, true)
    while rest != 0 {
      let node = try checkLine(other, own, moves: rest)
      ground.zone |= node.ground.zone
      ground.isPassive = ground.isPassive && node.ground.isPassive
      rest &= ~node.other
      if !claimWins { rest &= node.ground.zone }
    }
    return ground
  }

  /// Reads a line: a move of the other side, one of these (none: `-`), and the claimant's answer.
  private mutating func checkLine(
    _ other: UInt64, _ own: UInt64, moves: UInt64
  ) throws(Refusal) -> Node {
    number += 1
    if number >= text.count { throw refusal("a line is missing before this one") }
    let line = number
    let words = text.words(of: line)
    guard 2...3 ~= words.count else { throw refusal("not a move and its answer") }
    var other = other
    if moves != 0 {
      let move = try squares(words[0], count: 1)[0]
      if move & moves == 0 {
        throw refusal("\(ProofText.string(words[0])) needs no answer here")
      }
      other |= move
    } else if !words[0].elementsEqual("-".utf8) {
      throw refusal("the claimant is to move")
    }
    if lines.contains(where: { $0 & ~other == 0 }) { throw refusal("the other side has won") }
    var node = Node(other: other, own: own, ground: (0, true))
    if words[1].first == UInt8(ascii: "@"), words.count == 2 {
      node.ground = try reuse(words[1].dropFirst(), other, own)
    } else if words[1].first == UInt8(ascii: "="), words.count == 2 {
      node.ground = try ground(ofPairs: words[1], other, own)
    } else {
      let answer = try squares(words[1], count: 1)[0]
      if answer & (own | other) != 0 {
        throw refusal("\(ProofText.string(words[1])) is taken")
      }
      let after = own | answer
      if lines.contains(where: { $0 & ~after == 0 }) {
        if words.count > 2 { throw refusal("the game is over") }
        node.ground = (try extend(answer, other, own, least: 1), false)
      } else if words.count > 2 {
        node.ground = try ground(ofPairs: words[2], other, after)
      } else {
        node.ground = try checkReplies(other, after)
      }
      node.ground.zone |= answer
    }
    nodes[line] = node
    return node
  }

  /// Checks pairs: whichever square of one the other side takes, the claimant takes the second.
  private func ground(
    ofPairs word: ProofText.Word, _ other: UInt64, _ own: UInt64
  ) throws(Refusal) -> Ground {
    guard word.first == UInt8(ascii: "="), !claimWins else { throw refusal("pairs win nothing") }
    let squares = try squares(word.dropFirst(), count: nil)
    guard squares.count % 2 == 0 else { throw refusal("a square has no partner") }
    var zone: UInt64 = 0
    for square in squares {
      if square & (zone | own | other) != 0 { throw refusal("a square of a pair is taken") }
      zone |= square
    }
    let pairs = stride(from: 0, to: squares.count, by: 2).map { squares[$0] | squares[$0 + 1] }
    for line in lines where line & own == 0 && !pairs.contains(where: { $0 & ~line == 0 }) {
      throw refusal("a line has no pair")
    }
    return (zone, true)
  }

  /// Takes over what an earlier line has proved, turned or mirrored.
  private func reuse(
    _ word: ProofText.Word, _ other: UInt64, _ own: UInt64
  ) throws(Refusal) -> Ground {
    let parts = word.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(ProofText.string)
    guard parts.count == 2, let line = Int(parts[0]), let code = UInt8(parts[1]),
      let symmetry = Symmetry(rawValue: code), rules.symmetries.contains(symmetry),
      var node = nodes[line]
    else { throw refusal("no line to go back to") }
    node.other = image(of: node.other, symmetry)
    node.own = image(of: node.own, symmetry)
    node.ground.zone = image(of: node.ground.zone, symmetry)
    if claimWins {
      guard node.other == other, node.own == own else { throw refusal("not the same position") }
      return (0, false)
    }
    if node.ground.zone & other != 0 { throw refusal("the other side has a square of the zone") }
    let isAlike =
      node.own & ~own == 0
      || node.ground.isPassive && lines.allSatisfy { $0 & node.own == 0 || $0 & own != 0 }
    if !isAlike { throw refusal("a line that was stopped there is open here") }
    return node.ground
  }

  /// Adds all of each line on which the other side misses fewer squares of a zone than this.
  ///
  /// The first few would do, but a proof has to stay one when it is turned.
  private func extend(
    _ zone: UInt64, _ other: UInt64, _ own: UInt64, least: Int
  ) throws(Refusal) -> UInt64 {
    var extended = zone
    for line in lines where line & own == 0 {
      let empty = line & ~other
      if empty.nonzeroBitCount < least { throw refusal("the other side is faster") }
      if (empty & zone).nonzeroBitCount < least { extended |= empty }
    }
    return extended
  }

  private func squares(_ word: ProofText.Word, count: Int?) throws(Refusal) -> [UInt64] {
    guard let squares = ProofText.squares(word, on: rules), squares.count == count ?? squares.count
    else { throw refusal("no square: \(ProofText.string(word))") }
    return squares.map { 1 << UInt64(rules.index(of: $0)) }
  }

  private func image(of word: UInt64, _ symmetry: Symmetry) -> UInt64 {
    (0..<rules.area).filter { word >> UInt64($0) & 1 != 0 }.reduce(0) {
      $0 | 1 << UInt64(rules.index(of: symmetry(rules.square(at: $1), on: rules)))
    }
  }

  private func refusal(_ cause: String) -> Refusal { Refusal(line: number, cause: cause) }
}
