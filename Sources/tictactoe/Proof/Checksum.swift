/// The 64-bit FNV-1a hash on a proof's last line.
struct Checksum {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The last line of a proof.
  var line: String {
    let digits = String(hash, radix: 16)
    return "end \(String(repeating: "0", count: 16 - digits.count))\(digits)\n"
  }
}
