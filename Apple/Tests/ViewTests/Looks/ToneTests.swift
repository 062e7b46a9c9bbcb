import Dispatch
import Foundation
import GameRules
import GameSession
import Testing

@testable import TicTacToe

@MainActor @Suite(.serialized) struct ToneTests {
  private func placed(_ square: String, _ mark: Mark = .o) throws -> [Tone] {
    let square = try #require(Square(square))
    return Cue.placed(mark, at: square, by: .person).tones(on: .classic)
  }

  @Test func `The row is the pitch and the column the side`() throws {
    let (low, high) = (try placed("a1"), try placed("c3"))
    #expect(try #require(low.last).frequency < (try #require(high.last).frequency))
    #expect(low.map(\.side) == [-0.8, -0.8] && high.map(\.side) == [0.8, 0.8])
    #expect(try placed("b2").map(\.side) == [0, 0])
    #expect(try placed("a1", .x) != low, "X and O differ")
  }

  /// The samples of each sound: their number, the energy at the left and at the right, and how often
  /// the wave crosses zero.
  @Test(
    arguments: [
      (.placed(.x, at: Square("a1")!, by: .person), (12348, 5.98, 0.07, 2416)),
      (.placed(.o, at: Square("a1")!, by: .person), (12348, 8.21, 0.10, 406)),
      (.placed(.x, at: Square("c3")!, by: .person), (12348, 0.07, 5.92, 2434)),
      (.placed(.o, at: Square("c3")!, by: .person), (12348, 0.10, 8.26, 423)),
      (.refused, (5292, 3.88, 3.88, 23)), (.won(.x), (37044, 17.23, 17.23, 832)),
      (.lost, (44100, 6.53, 6.53, 526)), (.drawn, (33075, 3.85, 3.85, 439)),
      (.takenBack, (5292, 0.40, 0.40, 93)), (.replayed, (5292, 0.40, 0.40, 93)),
    ] as [(Cue, (Int, Double, Double, Int))])
  func `Each cue has its sound`(
    cue: Cue, sound: (count: Int, left: Double, right: Double, crossings: Int)
  ) {
    let samples = Wave.samples(cue.tones(on: .classic))
    #expect(samples.count == sound.count)
    #expect(abs(samples.reduce(0) { $0 + $1.left * $1.left } - sound.left) < 0.01)
    #expect(abs(samples.reduce(0) { $0 + $1.right * $1.right } - sound.right) < 0.01)
    let signs = samples.map { $0.left + $0.right < 0 }
    #expect(zip(signs, signs.dropFirst()).count { $0 != $1 } == sound.crossings)
  }

  @Test func `A file of sound has the length of its tones, and is heard on its side`() throws {
    let tones = [Tone(frequency: 440, start: 0.1, length: 0.2, side: -1)]
    let samples = Wave.samples(tones)
    #expect(samples.count == Int(0.3 * Double(Wave.rate)))
    #expect(samples.contains { abs($0.left) > 0.05 })
    #expect(samples.allSatisfy { $0.right == 0 && abs($0.left) <= 1 })
    #expect(samples.prefix(Wave.rate / 10).allSatisfy { $0.left == 0 })
    let data = Wave.data(tones)
    #expect(data.count == 44 + 4 * samples.count)
    #expect(data.prefix(4) == Data("RIFF".utf8))
  }

  @Test func `A sound is made off the main thread`() async throws {
    let main = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: main, value: true)
    try #require(DispatchQueue.getSpecific(key: main) == true)
    let made = Made()
    let speaker = Speaker { _, sound in
      made.add(sound, onMain: DispatchQueue.getSpecific(key: main) == true)
    }
    await speaker.play(.won(.x), on: .classic)
    await speaker.play(.newGame, on: .classic)
    #expect(made.sounds == [Wave.data(Cue.won(.x).tones(on: .classic))])
    #expect(!made.isOnMain)
  }

  @Test func `Sound is made ready once, when the app begins`() {
    let device = Device()
    _ = device.open()
    #expect(device.preparations == 1 && device.sounds.isEmpty)
  }

  @Test func `What is over in no time has no tones`() {
    #expect(Cue.newGame.tones(on: .classic).isEmpty)
    #expect(Wave.samples([]).isEmpty)
  }
}

/// The sounds that a speaker made.
private final class Made: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var sounds: [Data] = []
  private(set) var isOnMain = false

  func add(_ sound: Data, onMain: Bool) {
    lock.withLock {
      sounds.append(sound)
      isOnMain = isOnMain || onMain
    }
  }
}
