import GameRules
import GameSolver
import Testing

@testable import GameSession

/// Shapes that a player draws.
@Suite struct WorkshopTests {
  private func workshop(_ rules: String = "6x6", _ squares: String...) throws -> Workshop {
    var workshop = Workshop(try Rules(rules))
    for square in squares { _ = workshop.make(.fill(try #require(Square(square)))) }
    return workshop
  }

  @Test func `a drawn shape makes rules in which nothing else wins`() throws {
    var workshop = try workshop("6x6", "b3")
    #expect(workshop.rules == nil)
    for square in ["c3", "d3", "e3", "c2"] {
      _ = workshop.make(.fill(try #require(Square(square))))
    }
    #expect(workshop.rules?.description == "6x6k0+a1b1c1d1b2")
    _ = workshop.make(.fill(Square("c2")))
    #expect(workshop.rules?.description == "6x6k0+a1b1c1d1")
    _ = workshop.make(.undo)
    #expect(workshop.rules?.description == "6x6k0+a1b1c1")
    _ = workshop.make(.clear)
    #expect(workshop.rules == nil && workshop.squares.isEmpty)
  }

  @Test func `a ninth square and one too far away are refused, with the cause`() throws {
    var large = try workshop("10x10", "a1")
    #expect(large.make(.fill(Square("j1"))) == false)
    #expect(large.refusal == .shape(.tooLarge) && large.squares.count == 1)
    var full = try workshop("6x6", "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2")
    #expect(full.make(.fill(Square("e2"))) == false)
    #expect(full.refusal == .shape(.count(9)) && full.squares.count == 8)
    _ = full.make(.undo)
    #expect(full.refusal == nil && full.squares.count == 7)
  }

  @Test func `three shapes win together, and none twice`() throws {
    var workshop = try workshop("6x6", "a1", "b1", "c1")
    _ = workshop.make(.another)
    #expect(workshop.squares.isEmpty && workshop.rules?.description == "6x6k0+a1b1c1")
    for square in ["d4", "d5", "d6"] { _ = workshop.make(.fill(try #require(Square(square)))) }
    #expect(workshop.rules == nil && workshop.isRepetition, "the same shape, turned")
    #expect(!workshop.canAddShape)
    _ = workshop.make(.undo)
    #expect(!workshop.isRepetition)
    #expect(workshop.rules?.description == "6x6k0+a1b1+a1b1c1" && workshop.canAddShape)
    _ = workshop.make(.another)
    for square in ["a1", "b2"] { _ = workshop.make(.fill(try #require(Square(square)))) }
    #expect(workshop.rules?.description == "6x6k0+a1b1+a1b1c1+a1b2" && !workshop.canAddShape)
    _ = workshop.make(.another)
    #expect(workshop.squares.count == 2, "there is no fourth")
  }

  @Test func `the board grows and shrinks as far as the shape has room`() throws {
    var workshop = try workshop("4x4", "a1", "a2", "a3", "a4")
    _ = workshop.make(.resize(by: -1))
    #expect(workshop.refusal == .size && workshop.columns == 4)
    for _ in 0..<6 { _ = workshop.make(.resize(by: 1)) }
    #expect(workshop.rules?.description == "10x10k0+a1b1c1d1" && workshop.refusal == nil)
    #expect(workshop.make(.resize(by: 1)) == false)
    #expect(workshop.refusal == .size)
    #expect(workshop.squares.map(\.description) == ["e4", "e5", "e6", "e7"], "in the middle")
  }

  @Test(arguments: [
    "6x6k0+a1b1c1d1b2", "5x4k0+a1b1+a1b1c1+a1b1c1d1", "4x4k3+squares+a1b2c3+swap", "2x5k0+a1b1c1",
    "3x6k0+a1b1c1d1",
  ])
  func `the rules of a link are drawn again`(text: String) throws {
    let rules = try Rules(text)
    #expect(Workshop(rules).rules == rules)
    #expect(Workshop(rules).squares.allSatisfy(rules.contains), "turned, if it fits only so")
    let source = try #require(Quest.Source("#draw=" + UTF8Text(text)))
    #expect(source.link(showing: Game(rules)).description == "draw=" + text)
    #expect(Link.opensQuest("#draw=" + UTF8Text(text)))
  }

  @Test func `a link to a drawing that cannot be read opens none`() {
    #expect(Quest.Source("#draw=6x6k0") == nil && Quest.Source("#draw=") == nil)
  }
}

/// Shapes on a board with an engine that answers at once.
@Suite struct DrawingTests {
  @Test func `every square is told, and the worth as soon as there is a shape`() throws {
    var quest = try QuestBoard("draw=5x5")
    try quest.tap("b3", "c3", "b3")
    #expect(
      quest.told == [
        "Draw what wins: tap its squares.", "b3, in the shape.",
        "c3, in the shape.", "X wins in 2 moves.", "b3, not in the shape.",
      ])
    #expect(quest.squares { $0.isWinning } == ["c3"])
    #expect(quest.shown.status == "One more square at least." && quest.offered.first != "Play it")
  }

  @Test func `a shape is told with its worth, and what to try next is offered`() throws {
    var quest = try QuestBoard("draw=6x6")
    try quest.tap("b3", "c3", "d3", "c4")
    #expect(quest.shown.status == "X wins in 4 moves")
    #expect(
      quest.offered == [
        "Play it", "Smallest: 5×5", "Add a shape", "Back to the game", "Your own shape", "Undo",
        "Clear", "Smaller", "Larger",
      ])
    #expect(quest.address == "draw=6x6k0+a1b1c1b2")
    quest.perform(.drawn(.smallest))
    #expect(try quest.address == "draw=5x5k0+a1b1c1b2" && quest.shown.rules == Rules("5x5"))
    #expect(!quest.offered.contains("Smallest: 5×5"))
    let play = try #require(quest.shown.offer?.items.first)
    #expect(try play.action() == .rulesChosen(Rules("5x5k0+a1b1c1b2")))
  }

  @Test func `a drawing whose engine is lost says so, and asks again`() throws {
    var quest = try QuestBoard("draw=5x5k0+a1b1", isLost: true)
    #expect(quest.shown.status.description == quest.told.last && quest.offered.first == "Try again")
    quest.findEngine()
    #expect(quest.shown.status == "X wins in 2 moves" && quest.offered.first == "Play it")
  }

  @Test func `a shape that is there already is told`() throws {
    var quest = try QuestBoard("draw=6x6k0+a1b1c1")
    quest.perform(.drawn(.another))
    try quest.tap("d4", "d5")
    #expect(quest.told.last == "X wins in 2 moves.")
    try quest.tap("d6")
    #expect(quest.told.last == "d6, in the shape. You have this shape already.")
    #expect(quest.shown.status == "You have this shape already.")
    #expect(!quest.offered.contains("Play it") && !quest.offered.contains("Add a shape"))
    // A square more makes another shape of it.
    try quest.tap("e6")
    #expect(quest.offered.contains("Play it"))
  }

  @Test func `rules are made fair`() throws {
    var quest = try QuestBoard("draw=3x3k0+a1b1b2c2")
    #expect(quest.offered.contains("Make it fair"))
    quest.perform(.drawn(.fair))
    #expect(quest.shown.status == "Fair with swap")
    #expect(quest.address == "draw=3x3k0+a1b1b2c2+swap")
  }

  @Test func `pairs show why nobody can win`() throws {
    var quest = try QuestBoard("draw=6x6k0+a1b1a2b2")
    #expect(quest.told == ["Nobody can win, on any board."], "without an engine")
    #expect(quest.shown.ideas.isEmpty && quest.offered.contains("Why?"))
    quest.perform(.drawn(.why))
    #expect(quest.shown.detail.description.hasPrefix("O always takes the other square of a pair."))
    let squares = quest.shown.ideas.flatMap(\.squares)
    #expect(squares.count > 24 && Set(squares).count == squares.count)
    quest.perform(.drawn(.why))
    #expect(quest.shown.ideas.isEmpty)
    // A shape that is not stopped has no pairs to show.
    var other = try QuestBoard("draw=5x5k0+a1b1c1")
    other.perform(.drawn(.why))
    #expect(other.shown.ideas.isEmpty)
  }

  @Test func `an answer about an earlier drawing is ignored`() throws {
    let board = BoardQuest(
      try #require(Quest.Source("draw=4x4k0+a1b1c1")), progress: "", phrases: .english,
      symbols: SymbolChoice())
    let first = try #require(board.start().request)
    let second = try #require(board.handle(.squareTapped(Square("a4"))).request)
    #expect(try first.question == .worth(Rules("4x4k0+a1b1c1")))
    _ = board.answered("worth x 3", token: first.token)
    let session = Session(phrases: .english)
    #expect(board.presentation(over: session).status == "Who can win? Looking …")
    _ = board.answered("worth unknown", token: second.token)
    #expect(
      board.presentation(over: session).status == "Not known. Perhaps nobody has ever looked.")
  }

  @Test func `the gallery has every animal, and each one opens`() throws {
    var session = Session(phrases: .english)
    session.learning = ""
    _ = session.handle(.panelOpened(.shapes))
    let items = try #require(session.presentation.panel).items
    let cards = items.filter { $0.picture != nil }
    #expect(Set(cards.map(\.label)) == Set(Animal.all.map(\.name)) && cards.count == 21)
    #expect(items[0].use == .quest(.draw))
    for card in cards {
      guard case .quest(let choice) = card.use, case .shapes(let rules)? = choice.source else {
        Issue.record("\(card.label) opens nothing")
        continue
      }
      let animal = try #require(Animal.all.first { $0.name == card.label })
      #expect(rules == animal.rules)
      #expect((card.about != nil) == (animal.best != nil))
    }
    #expect(cards.first { $0.label == "Y" }?.about == "6×6\nX wins in 6 moves")
  }

  @Test func `the number in a row keeps the board as large as it has to be`() throws {
    var drawing = Workshop(try Rules("5x5k5+a1b1c2"))
    let before = try #require(drawing.rules)
    let isOther = drawing.make(.resize(by: -1))
    #expect(!isOther)
    #expect(drawing.refusal == .size && drawing.rules == before)
  }

  @Test func `a link has the finished shapes while the next one is begun`() throws {
    var quest = try QuestBoard("draw=6x6k0+a1b1c1")
    quest.perform(.drawn(.another))
    try quest.tap("b2")
    #expect(quest.address == "draw=6x6k0+a1b1c1")
  }
}
