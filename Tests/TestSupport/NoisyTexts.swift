/// Texts for fuzzing a reader: noise, pieces of notation, and valid texts with a few errors.
public struct NoisyTexts: Sendable {
  /// Valid texts from which others are made.
  public let seeds: [String]

  /// Creates a source of texts based on valid ones.
  public init(seeds: [String]) { self.seeds = seeds }

  /// Games with rules of every kind.
  public static let games = [
    "3x3:b2a1c3", "4x4+corners+squares:b2c3a1", "15x15k5:h8a1", "19x19k5:s19a1k10", "5x5K4",
    "1x1:a1", "9x9k0+a1b1c1d1b2+a1b2+misere:b2c3", "6x5k4+swap:b1=c3",
  ]

  private static let pieces = [
    "3", "19", "x", "k", "+", "+corners", "+squares", "+swap", "k0", "+a1b1", "=", ":", "a1", "s19",
    "z", " ", ",", ";", "-",
    "%", "#", "99999999999", "99999999999999999999", "-1", "×", "\0",
  ]

  /// Returns random bytes.
  public func noise(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      UInt8.random(in: .min ... .max, using: &generator)
    }
  }

  /// Returns pieces of notation in random order.
  public func pieces(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...12, using: &generator)).flatMap { _ in piece(using: &generator) }
  }

  /// Returns a valid text with a few errors.
  public func spoiled(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) { spoil(&bytes, using: &generator) }
    return bytes
  }

  private func spoil(_ bytes: inout [UInt8], using generator: inout some RandomNumberGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let isInside = place < bytes.count
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where isInside: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1 where isInside: bytes.remove(at: place)
    case 2: bytes += bytes[..<place]
    case 3: bytes.insert(contentsOf: piece(using: &generator), at: place)
    default: bytes.insert(UInt8.random(in: 32..<128, using: &generator), at: place)
    }
  }

  private func piece(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    Array((NoisyTexts.pieces.randomElement(using: &generator) ?? "").utf8)
  }
}
