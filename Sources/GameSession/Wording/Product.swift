/// The name, version and maker of the product.
public enum Product {
  /// The name shown to players.
  public static let name: StaticString = "Tic-tac-toe"
  /// The released version, in semantic versioning.
  public static let version: StaticString = "0.1.0"
  /// The maker shown to players.
  public static let maker: StaticString = "The Tic-tac-toe Makers"
}
