/// The limit of a search.
///
/// The solver reads no clock. With a limit on nodes or work the result is always the same; a time
/// limit or a Cancel button is the caller's closure, which is polled.
///
/// Counts have 64 bits on every machine: a solver never resets them, and an evening on a page would
/// overflow its 32-bit `Int`.
public struct SearchLimit {
  /// The most positions to search.
  public var nodes: Int64
  /// The most lines to examine.
  ///
  /// This is a deterministic measure of time: a position on a large board takes longer because it
  /// has more lines (decision 18).
  public var work: Int64
  /// Polled about every `pace` lines in all parts of the solver, and every half million positions while a
  /// small game is solved; true ends the search.
  ///
  /// The closure may suspend before it returns; a caller that searches in slices runs other work
  /// meanwhile (decision 30).
  public var shouldStop: () -> Bool

  /// The number of lines between two calls of `shouldStop`: one to ten milliseconds, by machine and board.
  public static let pace: Int64 = 250_000

  /// Creates a limit on nodes and work, with a closure to poll.
  public init(
    nodes: Int64 = .max, work: Int64 = .max, shouldStop: @escaping () -> Bool = { false }
  ) {
    self.nodes = nodes
    self.work = work
    self.shouldStop = shouldStop
  }

  /// No limit.
  public static var none: SearchLimit { SearchLimit() }

  /// A part of the limit, for one of several searches that share it.
  public func divided(by count: Int64) -> SearchLimit {
    SearchLimit(nodes: nodes / count, work: work / count, shouldStop: shouldStop)
  }
}

extension SearchLimit {
  /// The limit with its nodes and work counted from those already spent.
  func counted(from nodes: Int64, _ work: Int64) -> SearchLimit {
    var limit = self
    limit.nodes = self.nodes < .max - nodes ? self.nodes + nodes : .max
    limit.work = self.work < .max - work ? self.work + work : .max
    return limit
  }
}
