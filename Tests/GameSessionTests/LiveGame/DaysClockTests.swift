import GameRules
import RoomProtocol
import Testing

@testable import GameSession

/// A clock of days for each move, as players read it.
@Suite struct DaysClockTests {
  @Test(arguments: [
    (259_200_000, "3 days"), (259_199_001, "3 days"), (210_000_000, "2 days"),
    (129_600_000, "2 days"), (126_000_000, "35 hours"), (86_400_000, "24 hours"),
    (3_600_001, "2 hours"), (3_600_000, "60:00"), (61_000, "1:01"), (0, "0:00"),
  ])
  func `the time left is said in days, then in hours, then as a clock`(left: Int, words: String) {
    let frontEnd = FrontEnd(live: "3x3:b2a1", also: "clock \(left) 1000 -\ndays 3")
    #expect("\(frontEnd.session.presentation.tray[0].about)" == words)
  }

  @Test func `a player who is away has time left all the same`() {
    let frontEnd = FrontEnd(
      live: "3x3:b2", also: "here x\nclock 259200000 172800000 -\ndays 3\nstrangers")
    #expect("\(frontEnd.session.presentation.tray[1].about)" == "2 days")
    #expect(!frontEnd.detail.contains("claim"))
  }

  @Test func `days for each move are offered, and asked of the server`() {
    var frontEnd = FrontEnd("3x3:")
    frontEnd.take(.liveGamesFound, .panelOpened(.room))
    frontEnd.use("3 days a move")
    frontEnd.use("Make a link")
    #expect(frontEnd.asked.last?.body == "3x3 3d")
    #expect(frontEnd.panelLabels.contains("1 day a move"))
  }
}
