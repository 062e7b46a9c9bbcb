import Foundation
import GameRules
import GameSession
import Testing

/// Every reader takes any bytes: it refuses them, or what it read is written and read as the same.
///
/// Each has so many texts of fixed seeds; where `FUZZ_SECONDS` is set, it goes on with new ones for
/// as long, and the seed that a failure names leads back to it.
struct FuzzTests {
  private static let count = 4_000
  private static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(
    Double.init)

  @Test(arguments: Reader.all)
  func `reads back what it has read, whatever the bytes`(reader: Reader) {
    for text in Findings.texts { check(reader, Array(text.utf8), "a finding") }
    for seed in 0..<FuzzTests.count { check(reader, seed: UInt64(seed)) }
    guard let seconds = FuzzTests.seconds else { return }
    let end = Date.now.addingTimeInterval(seconds)
    var seed = UInt64.random(in: .min ... .max)
    while Date.now < end {
      check(reader, seed: seed)
      seed &+= 1
    }
  }

  private func check(_ reader: Reader, seed: UInt64) {
    var generator = SplitMix64(seed: Int(truncatingIfNeeded: seed))
    check(reader, reader.text(using: &generator), "seed \(seed)")
  }

  private func check(_ reader: Reader, _ bytes: [UInt8], _ origin: String) {
    guard let written = reader.rewrite(UTF8Text(bytes)) else { return }
    if reader.rewrite(written) == written { return }
    Issue.record(
      "\(origin), \(String(decoding: bytes, as: UTF8.self).debugDescription): \(written)")
  }
}
