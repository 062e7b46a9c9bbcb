import GameRules
import Testing

@testable import GameSolver

/// A position of the weak game, solved by exhaustive play.
///
/// It shares nothing with the search.
struct WeakGame<Word: SquareWord>: CustomStringConvertible {
  let lines: [Word]
  /// All squares of the board.
  let squares: Word
  let maker: Word
  let breaker: Word
  let makerMoves: Bool

  /// The code that reproduces the case.
  var description: String {
    func text(_ set: Word) -> String { "0x" + String(set, radix: 16) }
    return """
      WeakGame<\(Word.self)>(lines: [\(lines.map(text).joined(separator: ", "))], squares: \(text(squares)), \
      maker: \(text(maker)), breaker: \(text(breaker)), makerMoves: \(makerMoves))
      """
  }

  /// The open squares.
  var open: Word { squares & ~(maker | breaker) }

  /// The same position with some open squares given to one side.
  func giving(_ given: Word, toMaker isMaker: Bool) -> WeakGame {
    WeakGame(
      lines: lines, squares: squares, maker: isMaker ? maker | given : maker,
      breaker: isMaker ? breaker : breaker | given, makerMoves: makerMoves)
  }

  /// Whether Maker completes a line.
  func makerWins(_ known: inout [Key: Bool]) -> Bool {
    wins(Key(maker: maker, breaker: breaker, makerMoves: makerMoves), &known)
  }

  /// The marks of both sides and the side to move.
  struct Key: Hashable {
    var maker: Word
    var breaker: Word
    var makerMoves: Bool
  }

  private func wins(_ key: Key, _ known: inout [Key: Bool]) -> Bool {
    if lines.contains(where: { $0 & ~key.maker == 0 }) { return true }
    if !lines.contains(where: { $0 & key.breaker == 0 }) { return false }
    if let isWon = known[key] { return isWon }
    var rest = squares & ~(key.maker | key.breaker)
    var isWon = !key.makerMoves && rest != 0
    while rest != 0 {
      let square = rest & (0 &- rest)
      rest &= ~square
      var next = key
      next.makerMoves.toggle()
      if key.makerMoves { next.maker |= square } else { next.breaker |= square }
      if wins(next, &known) == key.makerMoves {
        isWon = key.makerMoves
        break
      }
    }
    known[key] = isWon
    return isWon
  }

  /// Expects the search to find the right result, with a zone that supports it.
  func expect(_ search: MakerBreakerSearch<Word>, _ note: String, _ known: inout [Key: Bool]) {
    let truth = makerWins(&known)
    let found = search.makerWins(maker: maker, breaker: breaker, makerMoves: makerMoves)
    #expect(found == truth, "\(note): \(self)")
    let zone = search.zone
    #expect(zone & ~open == 0, "\(note), zone \(zone): \(self)")
    if lines.contains(where: { $0 & ~maker == 0 }) { return }
    let hardest = giving(open & ~zone, toMaker: !truth)
    #expect(hardest.makerWins(&known) == truth, "\(note), zone \(zone): \(self)")
  }
}

extension WeakGame {
  /// Creates random lines of two to four squares.
  static func random(_ generator: inout SplitMix64, makerMoves: Bool) -> WeakGame {
    let count = Int.random(in: 8...12, using: &generator)
    // Squares from all over a wide word.
    var squares = Array(0..<count)
    if Word.bitWidth > 64 {
      squares = Array((0..<Word.bitWidth).shuffled(using: &generator)[..<count])
    }
    let lines = (0..<Int.random(in: 4...14, using: &generator)).map { _ in
      // Lines of two squares decide most games at once, so they are rare.
      let isShort = Int.random(in: 0..<9, using: &generator) == 0
      let size = isShort ? 2 : Int.random(in: 3...4, using: &generator)
      var line: Word = 0
      while line.nonzeroBitCount < size {
        line |= .bit(squares[Int.random(in: 0..<count, using: &generator)])
      }
      return line
    }
    return WeakGame(
      lines: lines, squares: squares.reduce(0) { $0 | .bit($1) }, maker: 0, breaker: 0,
      makerMoves: makerMoves)
  }

  /// Creates a position with a few open squares on a game's board; the others are filled at random
  /// without a complete line.
  static func random(
    _ board: MakerBreakerBoard<Word>, _ table: LineTable, _ generator: inout SplitMix64,
    makerMoves: Bool
  ) -> WeakGame {
    let rules = table.rules
    let lines = table.lines.map { line in
      line.squares.reduce(Word(0)) { $0 | board.word($1) }
    }
    var places = (0..<rules.area).map(rules.square(at:)).shuffled(using: &generator)
    if Bool.random(using: &generator), let centre = places.first {
      // Open squares close to each other interact more.
      func distance(_ square: Square) -> Int {
        max(abs(square.column - centre.column), abs(square.row - centre.row))
      }
      places.sort { distance($0) < distance($1) }
    }
    let share = Int.random(in: 15...95, using: &generator)
    var maker: Word = 0
    var breaker: Word = 0
    for place in places.dropFirst(Int.random(in: 8...12, using: &generator)) {
      let after = maker | board.word(place)
      let isMaker = Int.random(in: 0..<100, using: &generator) < share
      if isMaker, !lines.contains(where: { $0 & ~after == 0 }) {
        maker = after
      } else {
        breaker |= board.word(place)
      }
    }
    return WeakGame(
      lines: lines, squares: places.reduce(0) { $0 | board.word($1) }, maker: maker,
      breaker: breaker, makerMoves: makerMoves)
  }
}
