// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as anyone would write it who depends on the libraries.
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
    .executableTarget(
      name: "Picture",
      dependencies: [
        .product(name: "BoardUI", package: "TicTacToe"),
        .product(name: "GameRules", package: "TicTacToe"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
