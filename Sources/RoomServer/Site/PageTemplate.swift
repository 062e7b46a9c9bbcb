import CZlib

/// A page whose texts about itself can be replaced: everything from `<title` to the first script.
///
/// The parts before and after stay compressed. Deflate streams that end in a full flush are one stream
/// when they follow each other.
struct PageTemplate {
  private let before, after: Part

  /// A part of the page.
  private struct Part {
    let bytes: [UInt8]
    let packed: [UInt8]
    let checksum: UInt

    init(_ bytes: [UInt8], isLast: Bool = false) {
      self.bytes = bytes
      packed = PageTemplate.deflated(bytes, isLast ? Z_FINISH : Z_FULL_FLUSH)
      checksum = crc32(0, bytes, UInt32(bytes.count))
    }
  }

  /// Splits a page; nil if it has no title before a script.
  init?(_ page: UnsafeRawBufferPointer) {
    let text = String(decoding: page.prefix(4096), as: UTF8.self)
    guard let start = text.firstRange(of: "<title")?.lowerBound,
      let end = text[start...].firstRange(of: "<script")?.lowerBound
    else { return nil }
    before = Part(Array(text[..<start].utf8))
    after = Part(Array(page.dropFirst(text[..<end].utf8.count)), isLast: true)
  }

  /// The page with other texts about itself.
  func page(_ about: String) -> [UInt8] { before.bytes + about.utf8 + after.bytes }

  /// The page with other texts about itself, compressed with gzip.
  func packedPage(_ about: String) -> [UInt8] {
    let parts = [before, Part(Array(about.utf8)), after]
    var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255]
    var (checksum, count): (UInt, Int) = (0, 0)
    for part in parts {
      file += part.packed
      checksum = crc32_combine(checksum, part.checksum, part.bytes.count)
      count += part.bytes.count
    }
    for value in [UInt32(truncatingIfNeeded: checksum), UInt32(truncatingIfNeeded: count)] {
      withUnsafeBytes(of: value.littleEndian) { file += $0 }
    }
    return file
  }

  private static func deflated(_ bytes: [UInt8], _ flush: Int32) -> [UInt8] {
    var stream = z_stream()
    precondition(czlib_deflate_raw(&stream) == Z_OK, "zlib starts unless memory is short")
    defer { deflateEnd(&stream) }
    var input = bytes
    let room = Int(deflateBound(&stream, UInt(bytes.count))) + 16
    return input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        deflate(&stream, flush)
        count = room - Int(stream.avail_out)
      }
    }
  }
}
