import Foundation

/// A temporary folder that is deleted after the test.
final class Folder {
  let path = NSTemporaryDirectory() + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
