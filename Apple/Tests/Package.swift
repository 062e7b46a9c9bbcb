// swift-tools-version: 6.2
import PackageDescription

// The app's own sources where there is no Xcode: built against a double of SwiftUI, and tested there.
// With Xcode, open TicTacToe.xcodeproj; this package is of no use then.

let libraries: [Target.Dependency] = ["GameRules", "GameSolver", "GameSession", "BoardUI"].map {
  .product(name: $0, package: "TicTacToe")
}

let package = Package(
  name: "TicTacToeApp",
  dependencies: [.package(name: "TicTacToe", path: "../..")],
  targets: [
    .target(
      name: "SwiftUI", path: "SwiftUI",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "TicTacToe", dependencies: ["SwiftUI"] + libraries, path: "TicTacToe",
      exclude: ["Assets.xcassets", "PrivacyInfo.xcprivacy"]),

    // Tests
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"], path: "SwiftUITests"),
    .testTarget(
      name: "ViewTests", dependencies: ["SwiftUI", "TicTacToe"] + libraries,
      path: "ViewTests"),
  ]
)
