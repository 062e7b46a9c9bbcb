#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whole files.
enum File {
  /// The bytes of a file, or nil where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    return read(file)
  }

  /// All bytes of an open file, or nil where it cannot be read.
  static func read(_ file: UnsafeMutablePointer<FILE>) -> [UInt8]? {
    var bytes: [UInt8] = []
    if fseek(file, 0, SEEK_END) == 0 {
      let size = ftell(file)
      // A pipe has no size, and a file that no memory holds is not begun.
      if size > 0, !Memory.isToBeHad(size) { return nil }
      bytes.reserveCapacity(max(size, 0))
      rewind(file)
    }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += part[..<count]
    }
  }

  /// Writes a file whole or not at all, and tells whether that worked.
  static func write(_ text: String, to path: String) -> Bool {
    let draft = "\(path).\(getpid()).part"
    guard let file = fopen(draft, "wb") else { return false }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten, rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }

  /// The names in a folder, without those that begin with a point or are still being written; nil
  /// where there is no such folder.
  static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix("."), !name.hasSuffix(".part") { names.append(name) }
    }
    return names
  }
}
