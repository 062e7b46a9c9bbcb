import GameRules

// What only an app on a device says, to a screen reader most of it.

extension Wording {
  /// A way that a screen reader takes over the squares.
  public enum Rotor: Hashable, Sendable, CaseIterable {
    /// From one empty square to the next.
    case empty
    /// From one square where somebody would complete a line to the next.
    case threats
    /// Along the line that won.
    case line
  }

  /// What a way over the squares is called.
  public func name(_ rotor: Rotor) -> UTF8Text {
    switch rotor {
    case .empty: phrases.appRotorEmpty
    case .threats: phrases.appRotorThreats
    case .line: phrases.appRotorLine
    }
  }

  /// Larger squares.
  public var zoom: UTF8Text { phrases.appZoom }

  /// Leaves a panel that has nothing to confirm.
  public var close: UTF8Text { phrases.appClose }

  /// Who plays X and O.
  public var pieces: UTF8Text { phrases.appPieces }
}
