import GameSession

extension Command {
  /// Prints the version.
  static let version = Command(
    name: "--version",
    summary: "Print the version",
    details: "Prints the name and the version.",
    run: { _ throws(Failure) in print("tictactoe \(Product.version)") })
}
