import BoardUI
import GameRules
import GameSession
import Testing

@Suite struct SharePictureTests {
  @Test func `the picture shows every mark, the winning line and the players`() {
    var session = Session(reducesMotion: true)
    _ = session.handle(.gameOpened("3x3:a1b1a2b2a3", record: ""))
    _ = session.handle(.playerNamed("Ada Lovelace", for: .first))
    let lines = "\(SharePicture.drawing(session.presentation))".split(separator: "\n")
    let pen = Symbol.strokeWidth
    #expect(lines.filter { $0.hasPrefix("/ #11713c \(pen) ") }.count == 3, "the marks that won")
    #expect(lines.filter { $0.hasPrefix("/ #1f5bd8 \(pen) ") }.count == 2)
    #expect(lines.contains { $0.hasSuffix(" 250 Ada Lovelace wins!") })
    #expect(lines.filter { $0.hasPrefix("/ #11713c 4 ") }.count == 1, "the loop round the line")
    #expect(lines.last == "#5f566b 36 600 630 535 Ada Lovelace – Player 2")
  }

  @Test func `The picture of a game in which a line loses has the line that lost`() {
    var session = Session(reducesMotion: true)
    _ = session.handle(.gameOpened("3x3+misere:a1b1a2b2a3", record: ""))
    let lines = "\(SharePicture.drawing(session.presentation))".split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("/ #a8321f 4 ") }.count == 1)
  }
}
