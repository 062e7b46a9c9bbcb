// swift-tools-version: 6.2
import PackageDescription

// A server with a fault, for one test. It is a package of its own, so that nobody who builds the
// program or depends on the libraries builds it too.
let package = Package(
  name: "EarlyAckServer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "TicTacToe", path: "../..")],
  targets: [
    .executableTarget(
      name: "EarlyAckServer",
      dependencies: [
        .product(name: "GameRooms", package: "TicTacToe"),
        .product(name: "RoomServer", package: "TicTacToe"),
      ],
      path: "Sources",
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
