#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How much memory a search may take.
enum Memory {
  /// Reads a size such as `500M` or `2G`; a quarter of the machine's where none is given.
  static func read(_ text: String?) throws(Failure) -> Int {
    guard let text else { return quarter }
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30, "T": 40]
    let shift = text.uppercased().last.flatMap { units[$0] }
    if let number = Int(shift == nil ? text[...] : text.dropLast()), number > 0,
      case let (size, isTooLarge) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0)),
      !isTooLarge
    {
      return size
    }
    throw .usage("solve: --memory: \"\(text)\": a size is a number with K, M or G", for: .solve)
  }

  private static var quarter: Int {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let size = sysconf(Int32(_SC_PAGESIZE))
    return max(pages, 1) * max(size, 1) / 4
  }
}
