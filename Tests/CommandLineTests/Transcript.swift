import Foundation

/// All that a run of the real program said, and how it ended.
struct Transcript: Hashable {
  var output: String
  var errors: String
  var status: Int32

  init(output: String = "", errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// Runs the program that was built with these tests.
  init(running arguments: [String]) throws {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = Transcript.program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Neither stream outgrows a pipe's buffer here, so that one can wait for the other.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// The program beside the test bundle, or beside the test program where there are no bundles.
  private static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("tictactoe")
  }
}
