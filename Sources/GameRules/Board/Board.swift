/// The marks on the squares of a board, without the side to move.
public struct Board: Hashable, Sendable {
  /// The squares of X.
  public private(set) var x = SquareSet()
  /// The squares of O.
  public private(set) var o = SquareSet()

  /// The empty board.
  public init() {}

  /// Creates a board from the squares of both marks.
  init(x: SquareSet, o: SquareSet) {
    self.x = x
    self.o = o
  }

  /// The mark on the square with this index, or nil if it is empty.
  public subscript(index: Int) -> Mark? {
    if x.contains(index) { return .x }
    return o.contains(index) ? .o : nil
  }

  /// The squares of a mark.
  @inline(__always)
  public func squares(of mark: Mark) -> SquareSet { mark == .x ? x : o }

  @inline(__always)
  mutating func place(_ mark: Mark, at index: Int) {
    if mark == .x { x.insert(index) } else { o.insert(index) }
  }

  @inline(__always)
  mutating func lift(_ mark: Mark, at index: Int) {
    if mark == .x { x.remove(index) } else { o.remove(index) }
  }
}
