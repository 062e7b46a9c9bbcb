/// A small cache of line tables, for reading many games.
///
/// The table of a large board takes longer to create than a game takes to read. The cache holds the
/// four tables used last.
///
///     var tables = LineTables()
///     let games = try texts.map { try Game($0, sharing: &tables) }
public struct LineTables: Sendable {
  private var kept: [LineTable] = []
  private static let most = 4

  /// Creates an empty cache.
  public init() {}

  /// Whether the table of the rules is in the cache.
  public func has(_ rules: Rules) -> Bool { kept.contains { $0.rules == rules } }

  /// Returns the table of the rules from the cache, or creates it.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The table, the same one as long as it is in the cache.
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
