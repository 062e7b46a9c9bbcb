import GameRules

/// Checks a claim about one side, the claimant, against the tree of lines that follows it.
struct ClaimChecker<Word: FixedWidthInteger & UnsignedInteger> {
  typealias Refusal = ProofChecker.Refusal
  /// Needs that share no square with the rest, and their squares.
  private typealias Part = (squares: Word, standing: Standing<Word>)

  private(set) var text: ProofText
  /// The squares that the claim depends on.
  private(set) var zone: Word = 0
  private let rules: Rules
  private let isPassive: Bool
  private let mustWin: Bool
  /// The lines that later ones refer to, as bits.
  private let references: [UInt64]
  /// The results of those lines.
  private var kept: [Int: (limited: Standing<Word>, zone: Word)] = [:]
  /// The bytes left for `kept`.
  private var memory: Int

  /// Checks a claim; `words` are those after its name.
  init(
    _ text: ProofText, _ words: ArraySlice<ProofText.Word>, _ claimant: Mark, _ verb: String,
    in position: Position, _ references: [UInt64], _ memory: Int
  ) throws(Refusal) {
    self.text = text
    self.references = references
    self.memory = memory
    rules = position.rules
    isPassive = verb == "blocks"
    mustWin = verb == "wins"
    var standing = Standing<Word>(of: claimant, in: position, isPassive: isPassive)
    var words = words
    while let word = words.popFirst() { zone |= try prepare(word, &standing) }
    zone |=
      try position.toMove == claimant
      ? checkLine([(.max, standing)], moves: 0).zone : checkReplies(standing)
  }

  /// Reads a line for each square that needs one, with the other side to move.
  ///
  /// - Returns: The zone.
  private mutating func checkReplies(_ standing: Standing<Word>) throws(Refusal) -> Word {
    if standing.needs.contains(0) { throw refusal("the other side completes a line") }
    if standing.needs.isEmpty, !mustWin { return 0 }
    let threats = standing.threats
    if threats != 0 {
      // The other side can stop one threat; of two, one remains.
      let isMet = threats & (threats &- 1) == 0
      let zone = isMet ? try checkLine([(.max, standing)], moves: threats).zone : 0
      return try secure(zone | threats, in: standing, least: 2)
    }
    let parts = isPassive ? standing.reduced.parts : [(.max, standing)]
    var (rest, zone) = movesToAnswer(parts)
    if rest == 0, mustWin { throw refusal("the claimant cannot win any more") }
    while rest != 0 {
      let (move, part, needed) = try checkLine(parts, moves: rest)
      zone |= needed
      // The line also answers every other move in its part on which it does not depend.
      rest &= needed & ~move | ~part
    }
    return zone
  }

  /// The moves of the other side that need a line, and the zone that the others add.
  private func movesToAnswer(_ parts: [Part]) -> (moves: Word, zone: Word) {
    var (moves, zone) = (Word(0), Word(0))
    for (squares, standing) in parts {
      if !isPassive {
        moves |= standing.open
      } else if standing.isLight(claimantMoves: false) {
        zone |= squares
      } else {
        let (undominated, dominators) = standing.undominated
        moves |= undominated
        zone |= dominators
      }
    }
    return (moves, zone)
  }

  /// Reads a line: a move of the other side, one of `moves` (`-` if there are none), and the
  /// claimant's answer in the same part.
  ///
  ///     b2 =a1a2 c3 =b1c1    a move, pairs, the answer and more pairs; later lines go on here
  ///     b2 =a1a2 *           after these pairs, the heaviest square is always the answer
  ///     b2 @6/1+2+0          as after the move of line 6, turned and shifted
  private mutating func checkLine(
    _ parts: [Part], moves: Word
  ) throws(Refusal) -> (move: Word, part: Word, zone: Word) {
    var (words, move, part) = try nextMove(parts, moves)
    let line = text.number
    var standing = part.standing
    standing.give(move)
    var zone: Word = 0
    // The standing and the zone before the answer.
    var answered: (standing: Standing<Word>, zone: Word)?
    while let word = words.popFirst() {
      if standing.needs.contains(0) { throw refusal("the other side completes a line") }
      switch word.first {
      case UInt8(ascii: "="), UInt8(ascii: "/"):
        zone |= try prepare(word, &standing)
      case UInt8(ascii: "@") where answered == nil && words.isEmpty:
        return (move, part.squares, zone | (try reuse(word.dropFirst(), standing)))
      case UInt8(ascii: "*") where answered == nil && words.isEmpty && word.count == 1 && !mustWin:
        let reduced = standing.reduced
        if !reduced.isLight(claimantMoves: true) { throw refusal("the needs weigh too much") }
        return (move, part.squares, reduced.needs.reduce(zone, |))
      default:
        let answer = try squares(word, count: 1)[0]
        if answered != nil || standing.open & answer == 0 {
          throw refusal("no answer on an open line")
        }
        answered = (standing, zone)
        standing.take(answer)
        zone |= answer
      }
    }
    // The answer completes a line of the claimant, or the game goes on.
    if standing.hopes.contains(0), let answered {
      zone |= try secure(zone, in: answered.standing, least: 1)
    } else {
      zone |= try checkReplies(standing)
    }
    if let answered, isReferredTo(line) {
      // Without the pairs before the answer: a line that refers to this one lays pairs of its own.
      try keep(answered.standing, zone & ~answered.zone, of: line)
    }
    return (move, part.squares, zone)
  }

  /// Whether a later line refers to this one.
  private func isReferredTo(_ line: Int) -> Bool {
    references[line >> 6] >> UInt64(line & 63) & 1 != 0
  }

  /// Reads the move of the next line.
  ///
  /// - Returns: The rest of the line, the move (0 for `-`), and its part.
  private mutating func nextMove(
    _ parts: [Part], _ moves: Word
  ) throws(Refusal) -> (words: ArraySlice<ProofText.Word>, move: Word, part: Part) {
    if text.isAtEnd {
      throw Refusal(line: text.number + 1, cause: "a line is missing before this one")
    }
    var words = try text.nextWords()
    var move: Word = 0
    if let word = words.popFirst(), moves != 0 || !word.elementsEqual("-".utf8) {
      move = try squares(word, count: 1)[0]
    }
    guard move & moves == move, (move == 0) == (moves == 0),
      let part = parts.first(where: { move & ~$0.squares == 0 })
    else { throw refusal("no move that needs an answer here") }
    return (words, move, part)
  }

  /// Records the result of a line that later ones refer to.
  private mutating func keep(
    _ standing: Standing<Word>, _ zone: Word, of line: Int
  ) throws(Refusal) {
    let limited = standing.limited(to: zone)
    memory -= limited.size
    if memory < 0 { throw refusal("there is not enough memory to keep what this proves") }
    kept[line] = (limited, zone)
  }

  /// Applies pairs, from a word such as `=a1b2c1c2`, or a cut, such as `/a1a2`.
  ///
  /// - Returns: The squares of all pairs.
  private func prepare(
    _ word: ProofText.Word, _ standing: inout Standing<Word>
  ) throws(Refusal) -> Word {
    let isCut = word.first == UInt8(ascii: "/")
    guard isCut || word.first == UInt8(ascii: "=") else { throw refusal("no pairs, and no cut") }
    let squares = try squares(word.dropFirst(), count: nil)
    if isCut {
      standing.cut(squares.reduce(0, |))
      return 0
    }
    guard squares.count % 2 == 0 else { throw refusal("a square has no partner") }
    var free = standing.open
    for square in squares {
      if square & free == 0 { throw refusal("a square of a pair is not to be had") }
      free &= ~square
    }
    standing.lay(stride(from: 0, to: squares.count, by: 2).map { squares[$0] | squares[$0 + 1] })
    return squares.reduce(0, |)
  }

  /// Reuses the result of an earlier line, turned and shifted.
  private func reuse(
    _ word: ProofText.Word, _ standing: Standing<Word>
  ) throws(Refusal) -> Word {
    let numbers = ProofText.numbers(word)
    guard numbers.count == 4, let known = kept[numbers[0]], 0..<8 ~= numbers[1] else {
      throw refusal("no line to go back to")
    }
    func image(_ set: Word) throws(Refusal) -> Word {
      var image: Word = 0
      var rest = set
      while rest != 0 {
        let square = rules.square(at: rest.trailingZeroBitCount)
        var (column, row) = (square.column, square.row)
        if numbers[1] & 4 != 0 { swap(&column, &row) }
        column = (numbers[1] & 1 != 0 ? -column : column) + numbers[2]
        row = (numbers[1] & 2 != 0 ? -row : row) + numbers[3]
        guard 0..<rules.columns ~= column, 0..<rules.rows ~= row else {
          throw refusal("what was proved there does not lie on the board here")
        }
        image |= 1 << Word(row * rules.columns + column)
        rest &= rest &- 1
      }
      return image
    }
    let zone = try image(known.zone)
    let limited = try known.limited.map(image)
    if let obstacle = standing.obstacle(to: limited, zone: zone) { throw refusal(obstacle) }
    return zone
  }

  /// Extends a zone until it has at least `least` squares of every need, so that the other side is
  /// no faster.
  private func secure(
    _ zone: Word, in standing: Standing<Word>, least: Int
  ) throws(Refusal) -> Word {
    guard let secured = standing.secured(zone, least: least) else {
      throw refusal("the other side is faster")
    }
    return secured
  }

  private func squares(_ word: ProofText.Word, count: Int?) throws(Refusal) -> [Word] {
    let squares = ProofText.squares(word, on: rules)
    guard let squares, squares.count == count ?? squares.count else {
      throw refusal("no square: \(ProofText.string(word))")
    }
    return squares.map { 1 << Word($0) }
  }

  private func refusal(_ cause: String) -> Refusal { text.refusal(cause) }
}
