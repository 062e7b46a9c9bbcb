import GameRules

/// Checks a claim such as `o blocks`: this side stops every line of the other by blocking alone.
///
///     o blocks =a1b1       pairs may be laid at once
///     b2 a1                if x plays b2, o answers a1
///     a2 c1 =b3c3          …, and from then on answers each square of a pair with the other
///     c2 =a1a2 b4 =b3c3    pairs laid before the answer as well
///     c3 *                 few long lines are left: o takes what weighs most, all along
///     d1 =b3c3 @6/4+1-2    as in line 6, transposed and shifted a column to the right, two rows down
///
/// Of a line only the squares count that it still *needs*: a need that holds all of another is stopped
/// with it, needs that share no squares fall into parts that are answered each on its own, their lines in
/// any order, and the squares of a pair are left to the other side once all needs that hold both are
/// stopped. So a proof is one of sets of squares, wherever they lie. Its *zone* are the squares that o
/// needs: x might have all others. So within a part, each square has a line that needs one:
///
/// - It does not, if it is outside of the zone of a line that is there.
/// - Nor if all needs through it go through another square too, which is as good to x; that square is
///   added to the zone.
/// - Nor does any, if needs of n squares, weighing 2⁻ⁿ each, weigh less than ½ together: a move doubles
///   that at most, and with less than 1 whoever takes the heaviest square of all stops every need
///   (Erdős and Selfridge, 1973).
struct BlockingChecker<Word: FixedWidthInteger & UnsignedInteger> {
  typealias Refusal = ProofChecker.Refusal

  private let text: ProofText
  private let rules: Rules
  private(set) var number: Int
  /// What the claim needs.
  private(set) var zone: Word = 0
  /// The lines that others go back to, as bits, and what those have proved.
  private let references: [UInt64]
  private var kept: [Int: (needs: [Word], zone: Word)] = [:]

  /// Checks the tree of a claim in this line, with the other side to move.
  init(
    _ text: ProofText, line number: Int, _ game: Game, _ mark: Mark
  ) throws(Refusal) {
    self.text = text
    self.number = number
    rules = game.rules
    references = text.references
    let board = game.position.board
    var needs: [Word] = []
    for line in LineTable(rules).lines
    where !line.squares.contains(where: { board[rules.index(of: $0)] == mark }) {
      needs.append(
        line.squares.filter { board[rules.index(of: $0)] == nil }
          .reduce(0) { $0 | bit($1.column, $1.row) })
    }
    var words = text.words(of: number).dropFirst(2)
    if let word = words.popFirst() { zone = try lay(word, &needs) }
    guard words.isEmpty else { throw refusal("not a claim") }
    zone |= try checkReplies(needs)
  }

  /// The other side is to move: reads a line for each square that needs one.
  ///
  /// - Returns: The zone.
  private mutating func checkReplies(_ needs: [Word]) throws(Refusal) -> Word {
    if needs.contains(0) { throw refusal("the other side completes a line") }
    var zone: Word = 0
    var rest: Word = 0
    let parts = parts(of: least(needs))
    for (squares, needs) in parts {
      if weight(needs) < 1 << 39 {
        zone |= squares
        continue
      }
      let (moves, dominators) = undominated(needs, squares)
      zone |= dominators
      rest |= moves
    }
    while rest != 0 {
      let (move, part, needed) = try checkLine(parts, moves: rest)
      zone |= needed
      rest &= needed & ~move | ~part
    }
    return zone
  }

  /// Reads a line: a move of the other side, one of these, and what is done about it in its part.
  private mutating func checkLine(
    _ parts: [(squares: Word, needs: [Word])], moves: Word
  ) throws(Refusal) -> (move: Word, part: Word, zone: Word) {
    number += 1
    if number >= text.count { throw refusal("a line is missing before this one") }
    let line = number
    var words = text.words(of: line)
    let move = try words.popFirst().map { (word) throws(Refusal) in try squares(word, count: 1)[0] }
    guard let move, move & moves != 0, let part = parts.first(where: { $0.squares & move != 0 })
    else { throw refusal("no move that needs an answer here") }
    var needs = part.needs.map { $0 & ~move }
    var zone: Word = 0
    var answered: (needs: [Word], zone: Word)?
    while let word = words.popFirst() {
      if needs.contains(0) { throw refusal("the other side completes a line") }
      switch word.first {
      case UInt8(ascii: "="):
        zone |= try lay(word, &needs)
      case UInt8(ascii: "@") where answered == nil && words.isEmpty:
        return (move, part.squares, zone | (try reuse(word.dropFirst(), needs)))
      case UInt8(ascii: "*") where answered == nil && words.isEmpty && word.count == 1:
        needs = least(needs)
        if weight(needs) >= 1 << 40 { throw refusal("the needs weigh too much") }
        return (move, part.squares, needs.reduce(zone, |))
      default:
        let answer = try squares(word, count: 1)[0]
        if answered != nil || needs.allSatisfy({ $0 & answer == 0 }) {
          throw refusal("no answer that stops a line")
        }
        answered = (needs, zone)
        needs.removeAll { $0 & answer != 0 }
        zone |= answer
      }
    }
    zone |= try checkReplies(needs)
    if let answered, references[line >> 6] >> UInt64(line & 63) & 1 != 0 {
      kept[line] = (least(answered.needs), zone & ~answered.zone)
    }
    return (move, part.squares, zone)
  }

  /// Stops all needs that hold both squares of a pair, and leaves all squares of pairs to the other side.
  ///
  /// - Returns: These squares.
  private func lay(_ word: ProofText.Word, _ needs: inout [Word]) throws(Refusal) -> Word {
    guard word.first == UInt8(ascii: "=") else { throw refusal("not a list of pairs") }
    let squares = try squares(word.dropFirst(), count: nil)
    guard squares.count % 2 == 0 else { throw refusal("a square has no partner") }
    let open = needs.reduce(0, |)
    var paired: Word = 0
    for square in squares {
      if square & open & ~paired == 0 { throw refusal("a square of a pair is not to be had") }
      paired |= square
    }
    for place in stride(from: 0, to: squares.count, by: 2) {
      let pair = squares[place] | squares[place + 1]
      needs.removeAll { pair & ~$0 == 0 }
    }
    needs = needs.map { $0 & ~paired }
    return paired
  }

  /// Takes over what an earlier line has proved, turned and shifted: each need here has to hold what
  /// was stopped of one there.
  private func reuse(_ word: ProofText.Word, _ needs: [Word]) throws(Refusal) -> Word {
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
        image |= bit(column, row)
        rest &= rest &- 1
      }
      return image
    }
    let zone = try image(known.zone)
    if zone & ~needs.reduce(0, |) != 0 { throw refusal("a square of the zone is not to be had") }
    var stopped: [Word] = []
    for need in known.needs { stopped.append(try image(need & known.zone)) }
    for need in needs where !stopped.contains(where: { $0 & ~need == 0 }) {
      throw refusal("a line that was stopped there is open here")
    }
    return zone
  }

  /// The needs without those that hold all of another one, each once.
  private func least(_ needs: [Word]) -> [Word] {
    var least: [Word] = []
    for need in needs where !least.contains(where: { $0 & ~need == 0 }) {
      least.removeAll { need & ~$0 == 0 }
      least.append(need)
    }
    return least
  }

  /// The parts that share no squares.
  private func parts(of needs: [Word]) -> [(squares: Word, needs: [Word])] {
    var parts: [(squares: Word, needs: [Word])] = []
    for need in needs {
      var part = (squares: need, needs: [need])
      for other in parts where other.squares & need != 0 {
        part.squares |= other.squares
        part.needs = other.needs + part.needs
      }
      parts.removeAll { $0.squares & need != 0 }
      parts.append(part)
    }
    return parts
  }

  /// The squares that are not as good as another one to the other side, the first of equals, and those
  /// of them that are better than any of the rest.
  private func undominated(_ needs: [Word], _ squares: Word) -> (Word, dominators: Word) {
    var common = [Word](repeating: .max, count: Word.bitWidth)
    for need in needs {
      var rest = need
      while rest != 0 {
        common[rest.trailingZeroBitCount] &= need
        rest &= rest &- 1
      }
    }
    var best = squares
    var better: Word = 0
    var rest = squares
    while rest != 0 {
      let square = rest & (0 &- rest)
      var others = common[rest.trailingZeroBitCount] & ~square
      rest &= ~square
      while others != 0 {
        let other = others & (0 &- others)
        if common[others.trailingZeroBitCount] & square == 0 || other < square {
          best &= ~square
          better |= other
        }
        others &= ~other
      }
    }
    return (best, better & best)
  }

  /// What needs weigh, in units of 2⁻⁴⁰.
  private func weight(_ needs: [Word]) -> Int {
    needs.reduce(0) { $0 + (1 << 40) >> min($1.nonzeroBitCount, 40) }
  }

  private func squares(_ word: ProofText.Word, count: Int?) throws(Refusal) -> [Word] {
    guard let squares = ProofText.squares(word, on: rules), squares.count == count ?? squares.count
    else { throw refusal("no square: \(ProofText.string(word))") }
    return squares.map { bit($0.column, $0.row) }
  }

  private func bit(_ column: Int, _ row: Int) -> Word { 1 << Word(row * rules.columns + column) }

  private func refusal(_ cause: String) -> Refusal { Refusal(line: number, cause: cause) }
}
