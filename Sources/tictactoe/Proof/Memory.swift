#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Option {
  /// The size of the tables.
  static let memory = Option(
    name: "--memory", value: "SIZE",
    summary: "Use at most SIZE of memory, such as 500M or 2G (default: a quarter of the machine's)")
}

/// The memory available to a search.
enum Memory {
  /// Parses a size such as `500M` or `2G`; a quarter of the machine's memory by default.
  static func read(_ text: String?) throws(Failure) -> Int {
    guard let text else {
      return granted(of: whole / 4)
    }
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30, "T": 40]
    let shift = text.uppercased().last.flatMap { units[$0] }
    if let number = Int(shift == nil ? text[...] : text.dropLast()), number > 0,
      case let (size, isTooLarge) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
    {
      if isTooLarge || !isToBeHad(size) {
        throw Failure(
          status: .failure,
          message: "solve: --memory: \"\(text)\": the system does not give so much")
      }
      return size
    }
    throw .usage("solve: --memory: \"\(text)\": a size is a number with K, M or G", for: .solve)
  }

  /// Whether the system can give so much now, plus an eighth and 8 MB for growing tables and the rest.
  ///
  /// Otherwise the search would run out of memory halfway, where Swift can only crash.
  static func isToBeHad(_ size: Int) -> Bool {
    let (whole, isTooLarge) = size.addingReportingOverflow(size / 8 + 8 << 20)
    if isTooLarge { return false }
    let memory = mmap(nil, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let memory, memory != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    munmap(memory, whole)
    return true
  }

  /// Half of the machine's memory, or as much of it as the system grants.
  static var most: Int { granted(of: whole / 2) }

  private static func granted(of size: Int) -> Int {
    var size = size
    while !isToBeHad(size), size > 1 << 20 { size /= 2 }
    return size
  }

  private static var whole: Int {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let size = sysconf(Int32(_SC_PAGESIZE))
    return max(pages, 1) * max(size, 1)
  }
}
