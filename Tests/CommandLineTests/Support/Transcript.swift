import Foundation

/// The output, the errors and the exit status of a run of the real program.
struct Transcript: Hashable {
  var output: String
  var errors: String
  var status: Int32

  init(output: String = "", errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// Runs the program that was built with these tests, with a home folder that does not exist.
  init(running arguments: [String], input: String = "", locale: String = "C.UTF-8") throws {
    let process = Process()
    let words = Pipe()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = Transcript.program
    process.arguments = arguments
    process.environment = ["LC_ALL": locale, "HOME": "/nonexistent"]
    process.standardInput = words
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    words.fileHandleForWriting.write(Data(input.utf8))
    try words.fileHandleForWriting.close()
    // No stream outgrows a pipe's buffer, so they can be read one after the other.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// The path of the program: beside the test bundle, or beside the test program if there are no
  /// bundles.
  static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("tictactoe")
  }
}
