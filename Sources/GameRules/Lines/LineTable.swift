/// The lines of the rules, indexed by the squares they pass through.
///
/// A move can only complete lines through its own square, so only these are checked:
///
///     square 4 of 3×3:   ...   ...   .x.   x..   ..x
///                        xxx → ...   .x.   .x.   .x.     four words in a row in memory
///                        ...   ...   .x.   ..x   x..
///
/// For each line, one word is checked first: the one that holds most of its squares. On a board of
/// at most 64 squares this is the whole line. On a larger board it excludes nearly all lines, and
/// the other words are read only if it matches.
///
/// A game has one table, which all of its positions share.
public final class LineTable: Sendable {
  /// The rules of the lines.
  public let rules: Rules
  /// Every line, once.
  public let lines: [Line]

  /// The squares of each line.
  private let sets: [SquareSet]
  /// Whether one word holds all squares of the board.
  private let fitsInWord: Bool
  /// The start of each square's lines in the arrays below, and the end of the last.
  let starts: [Int32]
  /// For each line through each square, the word that holds most of its squares.
  let masks: [UInt64]
  /// The index of that word in a set.
  private let words: [UInt8]
  /// The index of that line in `lines`.
  private let numbers: [Int32]

  /// Creates the table.
  ///
  /// - Complexity: O(total size of the lines).
  public init(_ rules: Rules) {
    let lines = rules.makeLines()
    var sets: [SquareSet] = []
    var numbersBySquare = [[Int]](repeating: [], count: rules.area)
    for (number, line) in lines.enumerated() {
      var set = SquareSet()
      for square in line.squares {
        let index = rules.index(of: square)
        set.insert(index)
        numbersBySquare[index].append(number)
      }
      sets.append(set)
    }

    var starts: [Int32] = [0]
    var masks: [UInt64] = []
    var words: [UInt8] = []
    var numbers: [Int32] = []
    for number in numbersBySquare.joined() {
      let word = sets[number].fullestWord
      masks.append(sets[number][word: word])
      words.append(UInt8(word))
      numbers.append(Int32(number))
    }
    for through in numbersBySquare {
      starts.append(starts[starts.count - 1] + Int32(through.count))
    }
    self.rules = rules
    self.lines = lines
    self.sets = sets
    self.fitsInWord = rules.fitsInWord
    self.starts = starts
    self.masks = masks
    self.words = words
    self.numbers = numbers
  }

  /// The lines through a square.
  public func lines(through square: Square) -> [Line] {
    entries(at: rules.index(of: square)).map { lines[Int(numbers[$0])] }
  }

  /// The lines that the set contains, anywhere on the board.
  func ownedLines(of set: SquareSet) -> [Line] {
    lines.indices.filter { sets[$0].isSubset(of: set) }.map { lines[$0] }
  }

  /// The lines through the square with this index that the set contains.
  func completedLines(of set: SquareSet, at index: Int) -> [Line] {
    entries(at: index).map { Int(numbers[$0]) }
      .filter { sets[$0].isSubset(of: set) }
      .map { lines[$0] }
  }

  /// The squares that would each complete a line of `own`, except those in `other`.
  ///
  /// - Complexity: O(lines).
  func completions(of own: SquareSet, without other: SquareSet) -> SquareSet {
    var found = SquareSet()
    if fitsInWord {
      var missing: UInt64 = 0
      for set in sets {
        let rest = set.word0 & ~own.word0
        // At most one bit is left, so nothing or one square is missing.
        if rest & (rest &- 1) == 0 { missing |= rest }
      }
      found.word0 = missing & ~other.word0
      return found
    }
    for set in sets {
      if let missing = set.onlyMember(besides: own), !other.contains(missing) {
        found.insert(missing)
      }
    }
    return found
  }

  /// Whether the set contains a line through the square with this index.
  ///
  /// - Complexity: O(lines through the square).
  @inline(__always)
  func completesLine(_ set: SquareSet, at index: Int) -> Bool {
    let entries = entries(at: index)
    return masks.withUnsafeBufferPointer { masks in
      if fitsInWord {
        for entry in entries where masks[entry] & ~set.word0 == 0 { return true }
        return false
      }
      return set.withWords { setWords in
        for entry in entries where masks[entry] & ~setWords[Int(words[entry])] == 0 {
          if sets[Int(numbers[entry])].isSubset(of: set) { return true }
        }
        return false
      }
    }
  }

  @inline(__always)
  private func entries(at index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1])
  }
}
