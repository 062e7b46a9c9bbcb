/// A set of squares of one board, as bits counted row by row from the bottom-left corner.
///
///     6 7 8      the falling diagonal of 3×3 is
///     3 4 5      word 0 = 0b0_0101_0100:
///     0 1 2      bits 6, 4 and 2
///
/// It has room for the largest board (361 squares in six words) and uses no heap memory.
public struct SquareSet: Hashable, Sendable {
  package static let wordCount = 6

  /// The squares 0…63 of the board.
  var word0: UInt64 = 0
  private var word1: UInt64 = 0
  private var word2: UInt64 = 0
  private var word3: UInt64 = 0
  private var word4: UInt64 = 0
  private var word5: UInt64 = 0

  /// The empty set.
  public init() {}

  /// Creates the set of the given squares, on a board with `columns` columns.
  @inline(never)
  package init(_ squares: [Square], columns: Int) {
    for square in squares { insert(square.row * columns + square.column) }
  }

  /// The number of squares in the set.
  public var count: Int {
    var count = 0
    for index in 0..<SquareSet.wordCount { count += self[word: index].nonzeroBitCount }
    return count
  }

  /// The indices in the set, smallest first.
  package var members: [Int] {
    var members: [Int] = []
    forEach { members.append($0) }
    return members
  }

  /// Calls the closure with each index in the set, smallest first.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    for word in 0..<SquareSet.wordCount {
      var rest = self[word: word]
      while rest != 0 {
        body(word &* 64 &+ rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
  }

  /// The index in the set with exactly `number` smaller ones.
  ///
  /// - Precondition: `number` is below `count`.
  package subscript(number number: Int) -> Int {
    var number = number
    for word in 0..<SquareSet.wordCount {
      var rest = self[word: word]
      if number >= rest.nonzeroBitCount {
        number -= rest.nonzeroBitCount
        continue
      }
      for _ in 0..<number { rest &= rest &- 1 }
      return word &* 64 &+ rest.trailingZeroBitCount
    }
    preconditionFailure("The set has fewer squares")
  }

  /// The smallest index in the set.
  package var first: Int? {
    for word in 0..<SquareSet.wordCount where self[word: word] != 0 {
      return word &* 64 &+ self[word: word].trailingZeroBitCount
    }
    return nil
  }

  /// The squares 0…63 of the board.
  package var firstWord: UInt64 { word0 }

  /// Whether the square with this index is in the set.
  @inline(__always)
  public func contains(_ index: Int) -> Bool {
    SquareSet.check(index)
    return self[word: index >> 6] >> UInt64(truncatingIfNeeded: index & 63) & 1 != 0
  }

  /// Adds the square with this index.
  @inline(__always)
  public mutating func insert(_ index: Int) {
    SquareSet.check(index)
    self[word: index >> 6] |= 1 << UInt64(truncatingIfNeeded: index & 63)
  }

  /// Removes the square with this index.
  @inline(__always)
  public mutating func remove(_ index: Int) {
    SquareSet.check(index)
    self[word: index >> 6] &= ~(1 << UInt64(truncatingIfNeeded: index & 63))
  }

  @inline(__always)
  private static func check(_ index: Int) {
    precondition(
      UInt(bitPattern: index) < UInt(64 * wordCount), "A set has room for the largest board")
  }

  /// The 64 squares from index `64 * word`.
  @inline(__always)
  package subscript(word word: Int) -> UInt64 {
    get {
      withUnsafeBytes(of: self) {
        $0.load(fromByteOffset: word &* 8, as: UInt64.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: word &* 8, as: UInt64.self)
      }
    }
  }

  /// Whether `other` contains all of these squares.
  package func isSubset(of other: SquareSet) -> Bool {
    for index in 0..<SquareSet.wordCount where self[word: index] & ~other[word: index] != 0 {
      return false
    }
    return true
  }

  /// The index in the set that is not in `other`; nil if there are none or several.
  @inline(__always)
  func onlyMember(besides other: SquareSet) -> Int? {
    var only: Int?
    for word in 0..<SquareSet.wordCount {
      let rest = self[word: word] & ~other[word: word]
      if rest == 0 { continue }
      if only != nil || rest & (rest &- 1) != 0 { return nil }
      only = word &* 64 &+ rest.trailingZeroBitCount
    }
    return only
  }

  /// The index of the word that holds the most squares; the first if there are several.
  var fullestWord: Int {
    var fullest = 0
    for index in 1..<SquareSet.wordCount
    where self[word: index].nonzeroBitCount > self[word: fullest].nonzeroBitCount {
      fullest = index
    }
    return fullest
  }

  /// Calls the closure with a pointer to the six words, for reading several of them.
  @inline(__always)
  func withWords<Result>(_ body: (UnsafePointer<UInt64>) -> Result) -> Result {
    withUnsafePointer(to: self) {
      $0.withMemoryRebound(to: UInt64.self, capacity: SquareSet.wordCount, body)
    }
  }

  /// Whether the first set is smaller, read as a number; this order picks the canonical board.
  static func precedes(_ left: SquareSet, _ right: SquareSet) -> Bool {
    for index in (0..<wordCount).reversed() where left[word: index] != right[word: index] {
      return left[word: index] < right[word: index]
    }
    return false
  }
}
