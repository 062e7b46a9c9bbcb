import Foundation
import GameRules
import GameSession

/// A sound with a short attack that fades out; its pitch may glide.
struct Tone: Equatable {
  /// The waveform.
  enum Shape: String {
    case sine, triangle, square
    /// The noise of a pen on paper.
    case noise
  }

  /// The frequency in hertz.
  var frequency: Double
  /// The start in seconds.
  var start = 0.0
  /// The duration in seconds.
  var length: Double
  /// The frequency at the end of a glide.
  var end: Double?
  /// The volume from 0 to 1.
  var gain = 0.2
  /// The stereo position from -1 (left) to 1 (right).
  var side = 0.0
  var shape = Shape.sine
}

extension Cue {
  /// The sound of a cue: its notes, heard from the side of its square.
  func tones(on rules: Rules) -> [Tone] {
    notes.description.split(separator: ",").map {
      let words = $0.split(separator: " ")
      let numbers = words.map { $0 == "row" ? pitch : Double($0) ?? 0 }
      return Tone(
        frequency: numbers[1], start: numbers[2] / 1000, length: numbers[3] / 1000,
        end: numbers.count > 5 ? numbers[5] : nil, gain: numbers[4] / 100, side: side(on: rules),
        shape: Tone.Shape(rawValue: String(words[0])) ?? .sine)
    }
  }
}

/// Renders tones as a sound file.
enum Wave {
  /// Samples per second.
  static let rate = 44_100

  /// A 16-bit stereo WAVE file.
  static func data(_ tones: [Tone]) -> Data {
    let samples = self.samples(tones)
    var data = Data()
    func add<Number: FixedWidthInteger>(_ numbers: Number...) {
      for number in numbers {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
      }
    }
    let count = UInt32(4 * samples.count)
    data.append(contentsOf: "RIFF".utf8)
    add(36 + count)
    data.append(contentsOf: "WAVEfmt ".utf8)
    add(UInt32(16))
    add(UInt16(1), 2)
    add(UInt32(rate), UInt32(4 * rate))
    add(UInt16(4), 16)
    data.append(contentsOf: "data".utf8)
    add(count)
    for sample in samples { add(level(sample.left), level(sample.right)) }
    return data
  }

  /// The samples of both channels, from -1 to 1.
  static func samples(_ tones: [Tone]) -> [(left: Double, right: Double)] {
    let length = tones.map { $0.start + $0.length }.max() ?? 0
    var samples = Array(repeating: (left: 0.0, right: 0.0), count: Int(length * Double(rate)))
    for tone in tones {
      var phase = 0.0
      var noise = SplitMix64(seed: 1)
      let first = Int(tone.start * Double(rate))
      let count = min(Int(tone.length * Double(rate)), samples.count - first)
      let glide = (tone.end ?? tone.frequency) / tone.frequency
      for index in 0..<count {
        let part = Double(index) / Double(count)
        phase += tone.frequency * pow(glide, part) / Double(rate)
        let swell = min(1, Double(index) / Double(rate) / 0.005) * pow(0.0025, part)
        let value = tone.gain * swell * value(tone.shape, phase, &noise)
        samples[first + index].left += value * (1 - tone.side) / 2
        samples[first + index].right += value * (1 + tone.side) / 2
      }
    }
    return samples
  }

  private static func value(_ shape: Tone.Shape, _ phase: Double, _ noise: inout SplitMix64)
    -> Double
  {
    let part = phase - phase.rounded(.down)
    switch shape {
    case .sine: return sin(2 * .pi * phase)
    case .triangle: return 1 - 4 * abs(part - 0.5)
    case .square: return part < 0.5 ? 1 : -1
    case .noise: return Double.random(in: -1...1, using: &noise)
    }
  }

  private static func level(_ value: Double) -> Int16 {
    Int16(max(-1, min(1, value)) * Double(Int16.max))
  }
}
