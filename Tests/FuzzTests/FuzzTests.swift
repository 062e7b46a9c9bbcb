import Foundation
import GameRules
import GameSession
import Testing

/// Every reader either refuses a text, or writes what it has read and reads it back as the same
/// value.
///
/// Each reader gets a fixed number of texts with fixed seeds. With `FUZZ_SECONDS` set, it continues
/// with random seeds for that time, and a failure names its seed.
struct FuzzTests {
  private static let count = 4_000
  private static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(
    Double.init)

  @Test(arguments: Reader.all)
  func `every reader refuses a text or reads back what it writes`(reader: Reader) {
    for text in Findings.texts { check(reader, text, "a finding") }
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
