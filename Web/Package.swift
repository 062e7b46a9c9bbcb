// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TicTacToeWeb",
  products: [.executable(name: "App", targets: ["App"])],
  dependencies: [.package(name: "TicTacToe", path: "..")],
  targets: [
    // The page's front end; only for WebAssembly, because its imports come from the browser.
    .executableTarget(
      name: "App",
      dependencies: ["Host", .product(name: "GameSession", package: "TicTacToe")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // Declarations of the functions that the browser provides.
    .target(name: "Host"),
  ]
)
