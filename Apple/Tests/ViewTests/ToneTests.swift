import Foundation
import GameRules
import GameSession
import Testing

@testable import TicTacToe

@Suite struct ToneTests {
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

  @Test func `What is over in no time has no tones`() {
    #expect(Cue.newGame.tones(on: .classic).isEmpty)
    #expect(Wave.samples([]).isEmpty)
  }
}
