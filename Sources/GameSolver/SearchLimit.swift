/// When a search has to end.
///
/// The solver reads no clock. A limit of nodes or of work gives the same answer every time; a limit
/// of time, or a button, is a closure of the caller's, asked now and then.
public struct SearchLimit {
  /// The most positions that may be looked at.
  public var nodes: Int
  /// The most lines that may be looked at.
  ///
  /// It is time, as far as that can be counted: a large board has more lines, so a position costs
  /// more there.
  public var work: Int
  /// Asked every `pace` lines or so, in whatever part of the solver; true ends the search.
  ///
  /// It need not answer at once: whoever thinks in slices lets others have their turn meanwhile.
  public var shouldStop: () -> Bool

  /// After how many lines more `shouldStop` is asked again: a hundredth of a second, about.
  public static let pace = 250_000

  /// A limit of nodes, of work, and of anything else that can be asked.
  public init(
    nodes: Int = .max, work: Int = .max, shouldStop: @escaping () -> Bool = { false }
  ) {
    self.nodes = nodes
    self.work = work
    self.shouldStop = shouldStop
  }

  /// No limit.
  public static var none: SearchLimit { SearchLimit() }
}
