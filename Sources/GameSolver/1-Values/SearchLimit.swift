/// The limit of a search.
///
/// The solver reads no clock. With a limit on nodes or work the result is always the same; a time
/// limit or a Cancel button is the caller's closure, which is polled.
public struct SearchLimit {
  /// The most positions to search.
  public var nodes: Int
  /// The most lines to examine.
  ///
  /// This is a deterministic measure of time: a position on a large board takes longer because it
  /// has more lines (decision 18).
  public var work: Int
  /// Polled about every `pace` lines in all parts of the solver; true ends the search.
  ///
  /// The closure may suspend before it returns; a caller that searches in slices runs other work
  /// meanwhile (decision 30).
  public var shouldStop: () -> Bool

  /// The number of lines between two calls of `shouldStop`: about a hundredth of a second.
  public static let pace = 250_000

  /// Creates a limit on nodes and work, with a closure to poll.
  public init(
    nodes: Int = .max, work: Int = .max, shouldStop: @escaping () -> Bool = { false }
  ) {
    self.nodes = nodes
    self.work = work
    self.shouldStop = shouldStop
  }

  /// No limit.
  public static var none: SearchLimit { SearchLimit() }

  /// A part of the limit, for one of several searches that share it.
  public func divided(by count: Int) -> SearchLimit {
    SearchLimit(nodes: nodes / count, work: work / count, shouldStop: shouldStop)
  }
}

extension SearchLimit {
  /// The limit with its nodes and work counted from those already spent.
  func counted(from nodes: Int, _ work: Int) -> SearchLimit {
    var limit = self
    limit.nodes = self.nodes < Int.max - nodes ? self.nodes + nodes : .max
    limit.work = self.work < Int.max - work ? self.work + work : .max
    return limit
  }
}
