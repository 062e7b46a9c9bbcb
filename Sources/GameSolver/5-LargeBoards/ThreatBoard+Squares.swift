import GameRules

extension ThreatBoard {
  /// The number of squares that complete a line of a side.
  @inline(__always)
  func winCount(of mark: Mark) -> Int {
    storage.pointee.totals[LineValue.kind(mark.rawValue, missing: 1)]
  }

  /// The first square that completes a line of a side.
  func win(of mark: Mark) -> Int? {
    if winCount(of: mark) == 0 { return nil }
    let set = set(LineValue.kind(mark.rawValue, missing: 1))
    var word = 0
    while set[word] == 0 { word &+= 1 }
    return word &* 64 &+ set[word].trailingZeroBitCount
  }

  /// The number of squares in `threats`.
  @inline(__always)
  func threatCount(of mark: Mark) -> Int {
    storage.pointee.totals[LineValue.kind(mark.rawValue, missing: 2)]
  }

  /// Whether a mark on the square threatens to complete a line.
  @inline(__always)
  func isThreat(_ index: Int, of mark: Mark) -> Bool {
    count(at: index, LineValue.kind(mark.rawValue, missing: 2)) > 0
  }

  /// Whether a mark on the square completes a line.
  @inline(__always)
  func isWin(_ index: Int, of mark: Mark) -> Bool {
    count(at: index, LineValue.kind(mark.rawValue, missing: 1)) > 0
  }

  /// Whether a mark on the square would threaten to complete two lines on different squares.
  func isFork(_ index: Int, of mark: Mark) -> Bool {
    let kind = LineValue.kind(mark.rawValue, missing: 2)
    if count(at: index, kind) < 2 { return false }
    var first = -1
    for line in storage.pointee.linesOfSquares[index] {
      let other = missing(Int(line), besides: index, kind)
      if other < 0 || other == first { continue }
      if first >= 0 { return true }
      first = other
    }
    return false
  }

  /// The first square that `isFork`.
  func fork(of mark: Mark) -> Int? {
    if threatCount(of: mark) < 3 { return nil }
    let kind = LineValue.kind(mark.rawValue, missing: 2)
    let set = set(kind)
    for word in 0..<storage.pointee.words {
      var rest = set[word]
      while rest != 0 {
        let index = word &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        if count(at: index, kind) > 1, isFork(index, of: mark) { return index }
      }
    }
    return nil
  }

  /// Lists a square that `isFork` and those that would then complete a line.
  func squares(ofFork index: Int, of mark: Mark) -> List {
    let kind = LineValue.kind(mark.rawValue, missing: 2)
    var list = list()
    add(index, to: &list)
    for line in storage.pointee.linesOfSquares[index] {
      let other = missing(Int(line), besides: index, kind)
      if other < 0 || (0..<list.count).contains(where: { self[list, $0] == other }) { continue }
      add(other, to: &list)
    }
    return list
  }

  /// The hash of the position after a mark.
  @inline(__always)
  func key(after mark: Mark, at index: Int) -> UInt64 {
    position ^ storage.pointee.keys[2 &* index &+ Int(mark.rawValue)]
  }

  /// The other square that a line with this kind of threat misses; negative if the line is of
  /// another kind.
  @inline(__always)
  private func missing(_ line: Int, besides index: Int, _ kind: Int) -> Int {
    let board = storage
    let value = board.pointee.values + Int(board.pointee.states[line])
    if value.pointee.kinds >> UInt8(truncatingIfNeeded: kind) & 1 == 0 { return -1 }
    for square in board.pointee.squaresOfLines[line]
    where Int(square) != index && board.pointee.marks[Int(square)] == nil { return Int(square) }
    return -1
  }

  @inline(__always)
  private func count(at index: Int, _ kind: Int) -> UInt8 {
    storage.pointee.counts[kind &* storage.pointee.area &+ index]
  }

  @inline(__always)
  private func set(_ kind: Int) -> UnsafeMutablePointer<UInt64> {
    storage.pointee.sets + kind &* storage.pointee.words
  }

  /// The importance of a square to the side to move.
  ///
  /// A line with marks of both sides counts nothing; the others count more the more marks they
  /// have, own lines a little more than the other side's. Of equal squares, the one nearer to the
  /// middle counts more.
  @inline(__always)
  func weight(of index: Int, for mark: Mark) -> Int {
    let weights = storage.pointee.weights[index] >> UInt64(32 &* mark.rawValue)
    return Int(UInt32(truncatingIfNeeded: weights)) << 6 &+ storage.pointee.nearness[index]
  }
}

// MARK: Lists

extension ThreatBoard {
  subscript(list: List, index: Int) -> Int { Int(storage.pointee.lists[list.start &+ index]) }

  /// Starts an empty list on top of the others.
  func list() -> List { List(start: storage.pointee.top) }

  /// Adds a square to the list on top.
  @inline(__always)
  func add(_ square: Int, to list: inout List) {
    storage.pointee.lists[list.start &+ list.count] = Int16(truncatingIfNeeded: square)
    list.count &+= 1
    storage.pointee.top = list.start &+ list.count
  }

  /// Removes the list on top.
  func drop(_ list: List) { storage.pointee.top = list.start }

  /// Lists the squares that complete a line of a side.
  func wins(of mark: Mark) -> List { members(LineValue.kind(mark.rawValue, missing: 1)) }

  /// Lists the squares of a side's lines that miss two.
  func threats(of mark: Mark) -> List { members(LineValue.kind(mark.rawValue, missing: 2)) }

  private func members(_ kind: Int) -> List {
    var list = list()
    let set = set(kind)
    for word in 0..<storage.pointee.words {
      var rest = set[word]
      while rest != 0 {
        add(word &* 64 &+ rest.trailingZeroBitCount, to: &list)
        rest &= rest &- 1
      }
    }
    return list
  }

  /// Lists the heaviest open squares near marks, heaviest first; equals in the order of the board.
  ///
  /// - Parameters:
  ///   - most: The most squares to list.
  ///   - mark: The side to move.
  ///   - least: The least weight of a square.
  /// - Returns: The list.
  func heaviest(_ most: Int, for mark: Mark, least: Int = 0) -> List {
    var list = list()
    let near = storage.pointee.near + ply &* storage.pointee.words
    for word in 0..<storage.pointee.words {
      var rest = near[word]
      while rest != 0 {
        let index = word &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        if storage.pointee.marks[index] != nil || weight(of: index, for: mark) < least { continue }
        insert(index, into: &list, most, for: mark)
      }
    }
    storage.pointee.work &+= Int64(truncatingIfNeeded: list.count)
    return list
  }

  /// Lists the heaviest of the open squares that `isIncluded` lets pass, heaviest first.
  func heaviest(_ most: Int, for mark: Mark, where isIncluded: (Int) -> Bool) -> List {
    var list = list()
    for index in 0..<area where self[index] == nil && isIncluded(index) {
      insert(index, into: &list, most, for: mark)
    }
    storage.pointee.work &+= Int64(truncatingIfNeeded: list.count)
    return list
  }

  /// Lists all moves that may stop a fork that the other side threatens, heaviest first: on its
  /// squares, and those that threaten to complete a line.
  func answers(toFork index: Int, by mark: Mark) -> List {
    var list = squares(ofFork: index, of: mark.opponent)
    let count = list.count
    list.count = 0
    for number in 0..<count {
      insert(Int(storage.pointee.lists[list.start &+ number]), into: &list, area, for: mark)
    }
    for index in 0..<area where isThreat(index, of: mark) {
      if (0..<list.count).contains(where: { self[list, $0] == index }) { continue }
      insert(index, into: &list, area, for: mark)
    }
    return list
  }

  /// Inserts a square into a list by weight, if it is among the heaviest.
  @inline(__always)
  private func insert(_ index: Int, into list: inout List, _ most: Int, for mark: Mark) {
    let squares = storage.pointee.lists + list.start
    let weight = weight(of: index, for: mark)
    if list.count == most {
      if weight <= self.weight(of: Int(squares[most &- 1]), for: mark) { return }
    } else {
      add(index, to: &list)
    }
    var place = list.count &- 1
    while place > 0, self.weight(of: Int(squares[place &- 1]), for: mark) < weight {
      squares[place] = squares[place &- 1]
      place &-= 1
    }
    squares[place] = Int16(truncatingIfNeeded: index)
  }
}
