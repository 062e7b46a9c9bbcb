extension UTF8Text {
  /// The text in ASCII digits, whatever script a keyboard typed them in.
  ///
  /// It replaces the digits of Arabic, Persian, Hindi, Bengali and Thai, and the full-width ones of
  /// East Asia.
  @inline(never)
  public var withWesternDigits: UTF8Text {
    // The bytes of each script's zero; its other nine digits follow.
    let zeros: [[UInt8]] = [
      [0xD9, 0xA0], [0xDB, 0xB0], [0xE0, 0xA5, 0xA6], [0xE0, 0xA7, 0xA6], [0xE0, 0xB9, 0x90],
      [0xEF, 0xBC, 0x90],
    ]
    var western: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let zero = zeros.first { zero in
        place + zero.count <= bytes.count
          && zero.dropLast().elementsEqual(bytes[place..<(place + zero.count - 1)])
          && 0...9 ~= Int(bytes[place + zero.count - 1]) - Int(zero[zero.count - 1])
      }
      if let zero {
        western.append(bytes[place + zero.count - 1] - zero[zero.count - 1] + UInt8(ascii: "0"))
        place += zero.count
      } else {
        western.append(bytes[place])
        place += 1
      }
    }
    return UTF8Text(western)
  }
}
