/// What the product calls itself wherever it introduces itself.
public enum Product {
  /// The name shown to players.
  public static let name: StaticString = "Tic-tac-toe"
  /// The released version, in semantic versioning.
  public static let version: StaticString = "0.1.0"
  /// Who makes it.
  public static let maker: StaticString = "The Tic-tac-toe Makers"
}
