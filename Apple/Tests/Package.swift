// swift-tools-version: 6.2
import PackageDescription

// The app's own sources where there is no Xcode: built against a double of SwiftUI, and tested there.
// They lie beside this package, which a link leads to. With Xcode, open TicTacToe.xcodeproj; this
// package is of no use then.

let libraries: [Target.Dependency] = ["GameRules", "GameSolver", "GameSession", "BoardUI"].map {
  .product(name: $0, package: "TicTacToe")
}

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "TicTacToeApp",
  dependencies: [.package(name: "TicTacToe", path: "../..")],
  targets: [
    .target(
      name: "SwiftUI", path: "SwiftUI",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "TicTacToe", dependencies: ["SwiftUI"] + libraries, path: "TicTacToe",
      exclude: ["Assets.xcassets", "PrivacyInfo.xcprivacy"], swiftSettings: strict),

    // Tests
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI"], path: "SwiftUITests", swiftSettings: strict),
    .testTarget(
      name: "ViewTests", dependencies: ["SwiftUI", "TicTacToe"] + libraries,
      path: "ViewTests", swiftSettings: strict),
  ]
)
