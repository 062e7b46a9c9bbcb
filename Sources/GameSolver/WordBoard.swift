import GameRules

/// The lines of a board of at most 64 squares as words, and the ways to turn it.
///
///     6 7 8      squares are bits, counted by rows from the bottom-left corner:
///     3 4 5      the bottom row is 0b000_000_111,
///     0 1 2      the rising diagonal 0b100_010_001
struct WordBoard {
  /// The number of squares.
  let area: Int
  /// Every line once, those that share two squares or more next to each other.
  let lines: [UInt64]
  /// The different ways to turn or mirror the squares: where each square goes.
  let images: [[UInt8]]

  static let largestArea = 64

  init(_ table: LineTable) {
    let rules = table.rules
    precondition(rules.area <= WordBoard.largestArea, "A word holds 64 squares")
    area = rules.area
    lines = WordBoard.chained(
      table.lines.map { line in
        line.squares.reduce(0) { $0 | 1 << UInt64(rules.index(of: $1)) }
      })
    images = rules.distinctImages
  }

  private static func chained(_ masks: [UInt64]) -> [UInt64] {
    var rest = masks
    var chain: [UInt64] = []
    while let start = rest.first {
      rest.removeFirst()
      chain.append(start)
      var last = start
      while true {
        var nearest: Int?
        var most = 1
        for (index, mask) in rest.enumerated() where (mask & last).nonzeroBitCount > most {
          nearest = index
          most = (mask & last).nonzeroBitCount
        }
        guard let nearest else { break }
        last = rest.remove(at: nearest)
        chain.append(last)
      }
    }
    return chain
  }
}

extension Rules {
  /// Where each square goes under each symmetry, without repeats on thin boards.
  var distinctImages: [[UInt8]] {
    precondition(area <= 256, "An image counts squares in bytes")
    var images: [[UInt8]] = []
    for symmetry in symmetries {
      let image = (0..<area).map { UInt8(index(of: symmetry(square(at: $0), on: self))) }
      if !images.contains(image) { images.append(image) }
    }
    return images
  }
}

/// Turns sets of squares, eight squares at a time.
final class WordSymmetries {
  let count: Int
  let images: [[UInt8]]
  /// For each image and each byte of the word: where that byte's squares go.
  private let parts: UnsafeMutablePointer<UInt64>
  private static let partsPerImage = 8 * 256

  init(_ images: [[UInt8]]) {
    count = images.count
    self.images = images
    parts = .allocate(capacity: count * WordSymmetries.partsPerImage)
    for (number, image) in images.enumerated() {
      for byte in 0..<8 {
        let part = parts + number * WordSymmetries.partsPerImage + byte * 256
        part[0] = 0
        for set in 1..<256 {
          let square = byte * 8 + set.trailingZeroBitCount
          let image: UInt64 = square < image.count ? 1 << UInt64(image[square]) : 0
          part[set] = part[set & (set - 1)] | image
        }
      }
    }
  }

  deinit { parts.deallocate() }

  /// Where a set goes.
  @inline(__always)
  func apply(_ image: Int, to set: UInt64) -> UInt64 {
    var part = parts + image &* WordSymmetries.partsPerImage
    var result: UInt64 = 0
    var rest = set
    while rest != 0 {
      result |= part[Int(rest & 255)]
      rest >>= 8
      part += 256
    }
    return result
  }

  /// Where a set comes from.
  func undo(_ image: Int, on set: UInt64) -> UInt64 {
    if image == 0 { return set }
    var result: UInt64 = 0
    for (square, target) in images[image].enumerated() where set >> UInt64(target) & 1 != 0 {
      result |= 1 << UInt64(square)
    }
    return result
  }

  /// The square that an image leads to this one.
  func undo(_ image: Int, square: UInt8) -> Int? {
    images[image].firstIndex(of: square)
  }
}
