/// Turns sets of squares, eight squares at a time.
final class BitboardSymmetries {
  let count: Int
  let images: [[UInt8]]
  /// For each image and each byte of the word: where that byte's squares go.
  private let parts: UnsafeMutablePointer<UInt64>
  private static let partsPerImage = 8 * 256

  init(_ images: [[UInt8]]) {
    count = images.count
    self.images = images
    parts = .allocate(capacity: count * BitboardSymmetries.partsPerImage)
    for (number, image) in images.enumerated() {
      for byte in 0..<8 {
        let part = parts + number * BitboardSymmetries.partsPerImage + byte * 256
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
    var part = parts + image &* BitboardSymmetries.partsPerImage
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
