/// Tables made before, for whoever reads many games.
///
/// A table of a large board takes longer to make than a game takes to read. The last few are kept.
///
///     var tables = LineTables()
///     let games = try texts.map { try Game($0, sharing: &tables) }
public struct LineTables: Sendable {
  private var kept: [LineTable] = []
  private static let most = 4

  /// None yet.
  public init() {}

  /// The table of some rules, made unless it is kept.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: One table for all who ask for the same rules in turn.
  public mutating func table(for rules: Rules) -> LineTable {
    if let index = kept.firstIndex(where: { $0.rules == rules }) {
      let table = kept.remove(at: index)
      kept.append(table)
      return table
    }
    if kept.count == LineTables.most { kept.removeFirst() }
    let table = LineTable(rules)
    kept.append(table)
    return table
  }
}
