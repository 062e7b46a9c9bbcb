/// The lines of one rules value, indexed by the squares they pass through.
///
/// A win can only be made by a line through the last square, so that is all anyone has to look at.
/// Each line is kept as a bit mask of `span` words from its first word on:
///
///     square 4 of 3×3:   ...   ...   .x.   x..   ..x
///                        xxx → ...   .x.   .x.   .x.     four masks in a row in memory
///                        ...   ...   .x.   ..x   x..
///
/// One table is made for a game and shared by all of its positions.
public final class LineTable: Sendable {
  /// The rules that the lines belong to.
  public let rules: Rules
  /// Every line, each once.
  public let lines: [Line]

  /// How many words a mask takes: 1 for every board of up to 64 squares.
  let span: Int
  /// Where the lines through each square begin in the arrays below; one more entry ends the last.
  let starts: [Int32]
  let masks: [UInt64]
  let firstWords: [UInt8]
  let lineIndices: [Int32]

  /// Makes the table.
  ///
  /// - Complexity: O(total size of the lines).
  public init(_ rules: Rules) {
    let lines = rules.makeLines()
    let area = rules.area
    var sets: [SquareSet] = []
    var firstWord: [Int] = []
    var span = 1
    var lineIndicesBySquare = [[Int]](repeating: [], count: area)
    for (number, line) in lines.enumerated() {
      var set = SquareSet()
      var lowest = area
      var highest = 0
      for square in line.squares {
        let index = rules.index(of: square)
        set.insert(index)
        lineIndicesBySquare[index].append(number)
        lowest = min(lowest, index)
        highest = max(highest, index)
      }
      sets.append(set)
      firstWord.append(lowest >> 6)
      span = max(span, highest >> 6 - lowest >> 6 + 1)
    }

    var starts: [Int32] = [0]
    var masks: [UInt64] = []
    var firstWords: [UInt8] = []
    var lineIndices: [Int32] = []
    for numbers in lineIndicesBySquare {
      for number in numbers {
        // A mask that would reach past the last word starts earlier instead.
        let first = min(firstWord[number], SquareSet.wordCount - span)
        for word in first..<first + span { masks.append(sets[number][word: word]) }
        firstWords.append(UInt8(first))
        lineIndices.append(Int32(number))
      }
      starts.append(Int32(lineIndices.count))
    }
    self.rules = rules
    self.lines = lines
    self.span = span
    self.starts = starts
    self.masks = masks
    self.firstWords = firstWords
    self.lineIndices = lineIndices
  }

  /// The lines through a square.
  public func lines(through square: Square) -> [Line] {
    entries(at: rules.index(of: square)).map { lines[Int(lineIndices[$0])] }
  }

  /// The lines through the square with this index that the set owns whole.
  func completedLines(of set: SquareSet, at index: Int) -> [Line] {
    entries(at: index).filter { owns(set, entry: $0) }.map { lines[Int(lineIndices[$0])] }
  }

  /// Whether the set owns a whole line through the square with this index.
  ///
  /// - Complexity: O(lines through the square).
  @inline(__always)
  func completesLine(_ set: SquareSet, at index: Int) -> Bool {
    for entry in entries(at: index) where owns(set, entry: entry) { return true }
    return false
  }

  @inline(__always)
  private func entries(at index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1])
  }

  @inline(__always)
  private func owns(_ set: SquareSet, entry: Int) -> Bool {
    let first = Int(firstWords[entry])
    for offset in 0..<span {
      let mask = masks[entry &* span &+ offset]
      if set[word: first &+ offset] & mask != mask { return false }
    }
    return true
  }
}
