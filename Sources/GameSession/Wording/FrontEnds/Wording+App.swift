import GameRules

// Messages of the app only, mostly for a screen reader.

extension Wording {
  /// A way for a screen reader to move over the squares.
  public enum Rotor: Hashable, Sendable, CaseIterable {
    /// From one empty square to the next.
    case empty
    /// From one square where somebody would complete a line to the next.
    case threats
    /// Along the winning line.
    case line
  }

  /// The name of a rotor.
  public func name(_ rotor: Rotor) -> UTF8Text {
    switch rotor {
    case .empty: phrases.appRotorEmpty
    case .threats: phrases.appRotorThreats
    case .line: phrases.appRotorLine
    }
  }

  /// The command that enlarges the squares.
  public var zoom: UTF8Text { phrases.appZoom }

  /// The button that closes a panel without a confirmation.
  public var close: UTF8Text { phrases.appClose }

  /// The label of the two players' pieces.
  public var pieces: UTF8Text { phrases.appPieces }
}
