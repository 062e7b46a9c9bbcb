// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "TicTacToe", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "GameRules", package: "TicTacToe"),
        .product(name: "GameSolver", package: "TicTacToe"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Levels",
      dependencies: [
        .product(name: "GameRules", package: "TicTacToe"),
        .product(name: "GameSolver", package: "TicTacToe"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
