// swift-tools-version: 6.2
import PackageDescription

// A separate package that depends on the libraries, as a user would write it.
let package = Package(
  name: "FirstGame",
  dependencies: [.package(name: "TicTacToe", path: "../..")],
  targets: [
    .executableTarget(
      name: "FirstGame",
      dependencies: [
        .product(name: "GameRules", package: "TicTacToe"),
        .product(name: "GameSolver", package: "TicTacToe"),
      ]),
    .executableTarget(
      name: "FrontEnd",
      dependencies: [
        .product(name: "GameRules", package: "TicTacToe"),
        .product(name: "GameSession", package: "TicTacToe"),
      ]),
    // The examples of the documentation, made by Scripts/articles.py.
    .executableTarget(
      name: "Articles",
      dependencies: [
        .product(name: "GamePuzzles", package: "TicTacToe"),
        .product(name: "GameRooms", package: "TicTacToe"),
        .product(name: "GameRules", package: "TicTacToe"),
        .product(name: "GameSession", package: "TicTacToe"),
        .product(name: "GameSolver", package: "TicTacToe"),
        .product(name: "RoomProtocol", package: "TicTacToe"),
      ]),
    .executableTarget(
      name: "Picture",
      dependencies: [
        .product(name: "BoardUI", package: "TicTacToe"),
        .product(name: "GameRules", package: "TicTacToe"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
