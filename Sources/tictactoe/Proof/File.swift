import GameProofs

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file: memory-mapped if possible, else a copy.
final class FileBytes {
  private let buffer: UnsafeBufferPointer<UInt8>
  private let isMapped: Bool

  /// Reads a file; fails if it cannot be read, or if memory is too small for a pipe's content.
  convenience init?(_ path: String) {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    self.init(file)
  }

  /// Reads an open file from its start.
  init?(_ file: UnsafeMutablePointer<FILE>) {
    var status = stat()
    guard fflush(file) == 0, fstat(fileno(file), &status) == 0 else { return nil }
    isMapped = status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
    if isMapped {
      let count = Int(status.st_size)
      let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, fileno(file), 0)
      guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
      FileBytes.endIfCutShort()
      buffer = UnsafeBufferPointer(
        start: start.bindMemory(to: UInt8.self, capacity: count), count: count)
    } else {
      guard let bytes = FileBytes.read(file) else { return nil }
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = copy.initialize(from: bytes)
      buffer = UnsafeBufferPointer(copy)
    }
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: buffer.baseAddress), buffer.count)
    } else {
      buffer.deallocate()
    }
  }

  /// Copies the bytes to an open file.
  ///
  /// - Returns: Whether all bytes were written.
  func copy(to file: UnsafeMutablePointer<FILE>) -> Bool {
    withExtendedLifetime(self) {
      fwrite(buffer.baseAddress, 1, buffer.count, file) == buffer.count && fflush(file) == 0
    }
  }

  /// The bytes as text.
  var text: String { withExtendedLifetime(self) { String(decoding: buffer, as: UTF8.self) } }

  /// Calls `body` with each line of a range, counted from 0.
  func forEachLine(_ range: Range<Int>, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    defer { withExtendedLifetime(self) {} }
    var number = 0
    var start = 0
    while number < range.upperBound, start < buffer.count {
      let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) ?? buffer.count
      if number >= range.lowerBound {
        body(buffer[start..<end])
      }
      number += 1
      start = end + 1
    }
  }

  /// Checks the bytes as a proof.
  ///
  /// - Parameter complaint: Creates the failure from a cause.
  /// - Returns: The valid proof.
  /// - Throws: The first line that fails.
  func proof(_ complaint: (String) -> Failure) throws(Failure) -> ProofChecker.Proof {
    defer { withExtendedLifetime(self) {} }
    do throws(ProofChecker.Refusal) {
      return try ProofChecker.check(buffer, memory: Memory.most)
    } catch {
      throw complaint("line \(error.line): \(error.cause)")
    }
  }

  /// Exits with a message on SIGBUS, which means that another program has cut the mapped file
  /// short.
  private static func endIfCutShort() {
    setHandler(SIGBUS) { _ in
      let words: StaticString = "tictactoe: the file became shorter while it was read\n"
      _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
      _exit(1)
    }
  }

  private static func read(_ file: UnsafeMutablePointer<FILE>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      // The array doubles its size, and is copied once at the end.
      if bytes.count + count > bytes.capacity, !Memory.isToBeHad(4 * bytes.count) { return nil }
      bytes += part[..<count]
    }
  }
}

/// File system functions.
enum File {
  /// The names in a folder, without hidden and unfinished files; nil if there is no such folder.
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
