/// Applies symmetries to sets of squares, eight squares at a time.
final class BitboardSymmetries<Word: SquareWord> {
  let count: Int
  let images: [[UInt8]]
  /// For each symmetry and each byte of a word, the images of that byte's 256 sets.
  private let parts: UnsafeMutablePointer<Word>
  private static var partsPerImage: Int { Word.bitWidth / 8 * 256 }

  init(_ images: [[UInt8]]) {
    count = images.count
    self.images = images
    parts = .allocate(capacity: count * BitboardSymmetries.partsPerImage)
    for (number, image) in images.enumerated() {
      for byte in 0..<Word.bitWidth / 8 {
        let part = parts + number * BitboardSymmetries.partsPerImage + byte * 256
        part[0] = 0
        for set in 1..<256 {
          let square = byte * 8 + set.trailingZeroBitCount
          let image = square < image.count ? Word.bit(Int(image[square])) : 0
          part[set] = part[set & (set - 1)] | image
        }
      }
    }
  }

  deinit { parts.deallocate() }

  /// Returns the image of a set under a symmetry.
  @inline(__always)
  func apply(_ image: Int, to set: Word) -> Word {
    var part = parts + image &* BitboardSymmetries.partsPerImage
    var result: Word = 0
    var rest = set
    while rest != 0 {
      result |= part[Int(truncatingIfNeeded: rest & 255)]
      rest >>= 8
      part += 256
    }
    return result
  }

  /// Returns the set whose image is `set`.
  func undo(_ image: Int, on set: Word) -> Word {
    if image == 0 { return set }
    var result: Word = 0
    for (square, target) in images[image].enumerated() where set & Word.bit(Int(target)) != 0 {
      result |= Word.bit(square)
    }
    return result
  }

  /// Returns the square whose image is `square`.
  func undo(_ image: Int, square: UInt8) -> Int? {
    images[image].firstIndex(of: square)
  }
}
