import GameRooms

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A static site: the files of a folder, with compression, entity tags and a cache.
///
/// `page.js.br` and `page.js.gz` beside `page.js` are sent to clients that accept them. A file
/// stays in memory until it changes on disk.
public final class Site {
  /// The path of the folder, without symbolic links.
  private let folder: String
  private var files: [String: File] = [:]
  /// The language that a tag such as `de-AT` means; nil if there is none.
  private let language: (String) -> String?

  /// A file in memory.
  final class File {
    let bytes: UnsafeRawBufferPointer
    /// The entity tag, from a digest of the bytes.
    let tag: String
    fileprivate let stamp: Stamp

    fileprivate init(_ bytes: UnsafeRawBufferPointer, _ stamp: Stamp) {
      self.bytes = bytes
      self.stamp = stamp
      tag = "\"" + SHA256(of: bytes).notation.description.prefix(32) + "\""
    }

    deinit { bytes.deallocate() }

    /// The start of a page.
    private lazy var head = String(decoding: bytes.prefix(4096), as: UTF8.self)

    /// The Content-Security-Policy in the page's own `meta` element.
    private(set) lazy var policy = quoted(after: "\"Content-Security-Policy\" content=")
    /// The language of the page.
    private(set) lazy var language = quoted(after: " lang=") ?? "en"
    /// The page with a place for other texts about itself.
    private(set) lazy var template = PageTemplate(bytes)
    /// The whole page.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    private func quoted(after name: String) -> String? {
      guard let start = head.firstRange(of: name + "\"")?.upperBound,
        let end = head[start...].firstIndex(of: "\"")
      else { return nil }
      return String(head[start..<end])
    }
  }

  fileprivate struct Stamp: Hashable {
    let device, inode, size, seconds, nanoseconds: Int
  }

  /// The response to a path.
  struct Answer {
    let file: File
    let type: String
    /// The content encoding; nil for the plain file.
    let encoding: String?
    /// The page's own Content-Security-Policy; nil if it has none.
    let policy: String?
    /// Whether a reader of another language gets another file.
    let dependsOnLanguage: Bool
  }

  /// Creates the site of a folder; nil if there is no such folder.
  ///
  /// - Parameters:
  ///   - folder: The path.
  ///   - language: The code of the language that a tag in `Accept-Language` means; nil if there is none.
  public init?(_ folder: String, language: @escaping (String) -> String? = { $0 }) {
    guard let path = realpath(folder, nil) else { return nil }
    defer { free(path) }
    self.folder = String(cString: path)
    self.language = language
  }

  /// Whether a folder contains a site.
  public static func isThere(_ folder: String) -> Bool { access(folder + "/index.html", R_OK) == 0 }

  private static let types = [
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/vnd.microsoft.icon",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
  ]

  /// The content encodings, the best first.
  private static let encodings = [(name: "br", suffix: ".br"), (name: "gzip", suffix: ".gz")]

  /// Returns the file for a request's path, in the best accepted encoding; for the page itself, in
  /// the best accepted language.
  func answer(to path: [UInt8], accepting: String, languages: String = "") -> Answer? {
    guard let asked = place(of: path) else { return nil }
    let isIndex = asked == folder + "/index.html"
    let name = isIndex ? indexName(for: languages) : asked
    guard let plain = file(name) else { return nil }
    let suffix = name.split(separator: ".").last.map(String.init) ?? ""
    func answer(_ file: File, _ encoding: String?) -> Answer {
      Answer(
        file: file, type: Site.types[suffix] ?? "application/octet-stream", encoding: encoding,
        policy: suffix == "html" ? plain.policy : nil, dependsOnLanguage: isIndex)
    }
    for encoding in Site.encodings where Site.isAccepted(encoding.name, by: accepting) {
      if let packed = file(name + encoding.suffix) { return answer(packed, encoding.name) }
    }
    return answer(plain, nil)
  }

  /// The page in the best accepted language.
  func index(for languages: String) -> File? { file(indexName(for: languages)) }

  /// The page that answers a request for a missing file.
  var missing: File? { file(folder + "/404.html") }

  /// The path of the page in the best language of an `Accept-Language` header: `index.html`, or
  /// `index.LANGUAGE.html` beside it.
  private func indexName(for header: String) -> String {
    let index = folder + "/index.html"
    guard let own = file(index)?.language else { return index }
    for language in Site.languages(in: header).lazy.compactMap(language) {
      if language == own { return index }
      let name = "\(folder)/index.\(language).html"
      if file(name) != nil { return name }
    }
    return index
  }

  /// The tags in an `Accept-Language` header, the best first.
  static func languages(in header: String) -> [String] {
    var weighted: [(name: String, weight: Double)] = []
    for part in header.split(separator: ",").prefix(32) {
      let words = part.split(separator: ";").map { $0.filter { $0 != " " } }
      guard let name = words.first, !name.isEmpty, name.count < 36,
        name.allSatisfy({ $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { continue }
      let weight = words.dropFirst().first { $0.hasPrefix("q=") }.map {
        Double($0.dropFirst(2)) ?? 0
      }
      weighted.append((name, weight ?? 1))
    }
    return weighted.enumerated().filter { $0.element.weight > 0 }.sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element.name)
  }

  /// Whether an `Accept-Encoding` header accepts an encoding.
  static func isAccepted(_ encoding: String, by header: String) -> Bool {
    header.split(separator: ",").contains { part in
      let words = part.split(separator: ";").map { $0.filter { $0 != " " } }
      return words.first == encoding
        && !words.dropFirst().contains {
          $0.hasPrefix("q=0") && $0.dropFirst(3).allSatisfy { $0 == "0" || $0 == "." }
        }
    }
  }

  /// The path of the file for a request's path; nil if that cannot be decoded.
  private func place(of path: [UInt8]) -> String? {
    guard var decoded = Site.decoded(path), !decoded.contains(0) else { return nil }
    if decoded.last == UInt8(ascii: "/") { decoded += "index.html".utf8 }
    var names: [ArraySlice<UInt8>] = []
    for name in decoded.split(separator: UInt8(ascii: "/")) {
      switch String(decoding: name, as: UTF8.self) {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return names.reduce(folder) { $0 + "/" + String(decoding: $1, as: UTF8.self) }
  }

  /// The bytes of a percent-encoded path.
  static func decoded(_ path: [UInt8]) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = path[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      else { return nil }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    return decoded
  }

  /// Returns the file with this path, if it is a regular file inside the folder.
  private func file(_ name: String) -> File? {
    var status = stat()
    guard stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      files[name] = nil
      return nil
    }
    let stamp = Stamp(status)
    if let file = files[name], file.stamp == stamp { return file }
    guard let path = realpath(name, nil) else { return nil }
    defer { free(path) }
    guard String(cString: path).hasPrefix(folder + "/"), let bytes = Site.read(name, stamp.size)
    else { return nil }
    let file = File(bytes, stamp)
    files[name] = file
    return file
  }

  private static func read(_ path: String, _ size: Int) -> UnsafeRawBufferPointer? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(size, 1), alignment: 1)
    let count = fread(bytes.baseAddress, 1, size, file)
    guard count == size else {
      bytes.deallocate()
      return nil
    }
    return UnsafeRawBufferPointer(rebasing: bytes[..<size])
  }
}

extension Site.Stamp {
  fileprivate init(_ status: stat) {
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    device = Int(truncatingIfNeeded: status.st_dev)
    inode = Int(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
