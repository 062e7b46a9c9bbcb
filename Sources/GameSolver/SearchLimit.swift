/// When a search has to end.
///
/// The solver reads no clock. A limit of nodes gives the same answer every time; a limit of time,
/// or a button, is a closure of the caller's, asked now and then.
public struct SearchLimit {
  /// The most positions that may be looked at.
  public var nodes: Int
  /// Asked every thousand positions or so; true ends the search.
  public var shouldStop: () -> Bool

  /// A limit of nodes, of anything else that can be asked, or of both.
  public init(nodes: Int = .max, shouldStop: @escaping () -> Bool = { false }) {
    self.nodes = nodes
    self.shouldStop = shouldStop
  }

  /// No limit.
  public static var none: SearchLimit { SearchLimit() }
}
