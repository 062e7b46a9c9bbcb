import GameRules

/// The threat that a mark on a square would make, the weakest first.
///
/// It can be seen on a board of any size, also where no value can be proved. Five in a row win here:
///
///     . * x x x .    makesTwo: both ends complete a line
///     o * x x x .    forces: only the right end does
///     . * x x . .    prepares: unless it is stopped, the next mark makes two
public enum Threat: Hashable, Sendable, Comparable, CaseIterable {
  /// It allows the next mark to make two threats at once.
  case prepares
  /// It leaves one square that completes a line, so the reply is forced.
  case forces
  /// It leaves two or more squares that complete a line; one move cannot take them all.
  case makesTwo
  /// It completes a line.
  case completes
}

/// The threat of one side on a square.
public struct SquareThreat: Hashable, Sendable {
  /// The side that would threaten.
  public let mark: Mark
  /// Whether that is the side to move.
  public let isOwn: Bool
  /// Its threat, if it were to move there.
  public let threat: Threat

  /// Creates a threat of one side.
  public init(mark: Mark, isOwn: Bool, threat: Threat) {
    self.mark = mark
    self.isOwn = isOwn
    self.threat = threat
  }

  /// Whether one more move may not be enough to stop it.
  public var isStrong: Bool { threat >= .makesTwo }
}

extension Position {
  /// The stronger threat of both sides on each square; of two equal ones that of the side to move.
  ///
  /// - Returns: A threat or nil for each square, by index, as `threats(of:)`.
  public func strongestThreats() -> [SquareThreat?] {
    let (own, others) = (threats(of: toMove), threats(of: toMove.opponent))
    return own.indices.map { index in
      switch (own[index], others[index]) {
      case (let own?, let other?) where other <= own:
        SquareThreat(mark: toMove, isOwn: true, threat: own)
      case (let own?, nil): SquareThreat(mark: toMove, isOwn: true, threat: own)
      case (_, let other?): SquareThreat(mark: toMove.opponent, isOwn: false, threat: other)
      case (nil, nil): nil
      }
    }
  }

  /// The strongest threat that a mark makes on each square, if it were to move there.
  ///
  /// - Parameter mark: Either mark.
  /// - Returns: A threat or nil for each square, by index; nil everywhere once the game is over, and
  ///   where completing a line loses.
  /// - Complexity: O(squares × lines through a square²).
  public func threats(of mark: Mark) -> [Threat?] {
    var threats = [Threat?](repeating: nil, count: rules.area)
    guard !isOver, rules.ending == .normal else { return threats }
    let board = LineBoard(self, mark)
    for index in 0..<rules.area where self.board[index] == nil {
      threats[index] = board.threat(at: index)
    }
    return threats
  }
}

/// The open lines of one mark, with the squares that each misses.
private struct LineBoard {
  /// The empty squares of each open line.
  private let missing: [[Int]]
  /// The open lines through each square.
  private let through: [[Int]]

  init(_ position: Position, _ mark: Mark) {
    let rules = position.rules
    let lines = position.openLines(of: mark)
    var through = [[Int]](repeating: [], count: rules.area)
    var missing: [[Int]] = []
    for (number, line) in lines.enumerated() {
      let empty = line.squares.filter { position[$0] == nil }.map(rules.index(of:))
      missing.append(empty)
      for square in empty { through[square].append(number) }
    }
    self.missing = missing
    self.through = through
  }

  func threat(at square: Int) -> Threat? {
    if through[square].contains(where: { missing[$0].count == 1 }) { return .completes }
    let wins = completions(after: [square])
    if wins.count > 1 { return .makesTwo }
    if !wins.isEmpty { return .forces }
    // A second mark on one of its lines may leave two squares that complete one.
    let near = through[square].filter { missing[$0].count == 3 }.flatMap { missing[$0] }
    let isPrepared = near.contains { other in
      other != square && completions(after: [other]).count < 2
        && completions(after: [square, other]).count > 1
    }
    return isPrepared ? .prepares : nil
  }

  /// The squares that complete a line once the mark has taken some others as well.
  private func completions(after taken: [Int]) -> [Int] {
    var found: [Int] = []
    for number in taken.flatMap({ through[$0] }) {
      let rest = missing[number].filter { !taken.contains($0) }
      if rest.count == 1, !found.contains(rest[0]) { found.append(rest[0]) }
    }
    return found
  }
}
