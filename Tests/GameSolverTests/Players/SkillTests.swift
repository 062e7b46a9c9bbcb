import GameRules
import TestSupport
import Testing

@testable import GameSolver

/// A drawn board, and the squares (`*`) of which the levels must choose one.
struct Skill: CustomTestStringConvertible {
  let name: String
  let rules: String
  let board: String
  let levels: [Level]
  var testDescription: String { name }

  init(_ name: String, _ rules: String, levels: [Level], _ board: String) {
    self.name = name
    self.rules = rules
    self.levels = levels
    self.board = board
  }

  static let seeing = [Level.easy, .medium, .hard, .perfect, .trickster]
  static let blocking = [Level.medium, .hard, .perfect, .trickster]
  static let planning = [Level.hard, .perfect, .trickster]
  static let proving = [Level.perfect, .trickster]
}

@Suite struct SkillTests {
  @Test(arguments: [
    Skill(
      "takes a win", "3x3", levels: Skill.seeing,
      """
      . o *
      . o x
      . . x
      """),
    Skill(
      "takes the win rather than the block", "3x3", levels: Skill.seeing,
      """
      x x *
      o o .
      . . .
      """),
    Skill(
      "blocks a row", "3x3", levels: Skill.blocking,
      """
      x x *
      . o .
      . . .
      """),
    Skill(
      "stops one of two threats where it cannot stop both", "3x3", levels: Skill.blocking,
      """
      x x *
      x o .
      * o .
      """),
    Skill(
      "makes a fork", "3x3", levels: Skill.planning,
      """
      * . .
      . * o
      x o x
      """),
    Skill(
      "answers opposite corners with an edge", "3x3", levels: Skill.proving,
      """
      . * x
      * o *
      x * .
      """),
    Skill(
      "answers a corner with the centre", "3x3", levels: Skill.proving,
      """
      x . .
      . * .
      . . .
      """),
    Skill(
      "takes the four corners", "4x4+corners+squares", levels: Skill.seeing,
      """
      x . . x
      . o o .
      . . o .
      x . . *
      """),
    Skill(
      "blocks a square", "4x4+corners+squares", levels: Skill.blocking,
      """
      . . . x
      o x * .
      . x x .
      o . . o
      """),
    Skill(
      "holds the draw after a corner", "4x4+corners+squares", levels: Skill.proving,
      """
      . . . .
      . . * .
      . * . .
      x . . .
      """),
    Skill(
      "holds the draw after a centre square", "4x4+corners+squares", levels: Skill.proving,
      """
      . . . .
      . . * .
      . x . .
      . . . .
      """),
    Skill(
      "stops an open three at an end", "9x9k5", levels: Skill.planning,
      """
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . * * x x x * * .
      . . . . o . . . .
      . . . . . o . . .
      . . . . . . . . .
      . . . . . . . . .
      """),
    Skill(
      "makes an open four", "9x9k5", levels: Skill.planning,
      """
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . * x x x * . .
      . . . . o . . . .
      . . . . o . . . .
      . . . . . . . . .
      . . . . . . o . .
      """),
    Skill(
      "blocks a four on the largest board", "19x19k5", levels: Skill.blocking,
      String(repeating: String(repeating: ". ", count: 19) + "\n", count: 16)
        + """
        . . . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . o . o . . . .
        . . . . . . . . . . * x x x x o . . .
        """),
  ])
  func `each listed level chooses a marked square`(skill: Skill) throws {
    let picture = try Drawing(skill.rules, skill.board)
    let table = LineTable(picture.rules)
    for level in skill.levels {
      var abilities = level.skill
      abilities.work = 2_000_000
      let opponent = ComputerPlayer(table)
      for symmetry in picture.rules.symmetries {
        let position = try picture.position(symmetry, table: table)
        let expected = picture.squares("*").map { symmetry($0, on: picture.rules) }
        let choices = opponent.choices(in: position, skill: abilities)
        #expect(!choices.isEmpty, "\(level), \(symmetry)")
        #expect(choices.allSatisfy(expected.contains), "\(level), \(symmetry): \(choices)")
      }
    }
  }

  @Test func `table and search find all of the best moves`() throws {
    let picture = try Drawing(
      "3x3",
      """
      . . .
      . * .
      x . .
      """)
    let table = LineTable(picture.rules)
    for symmetry in picture.rules.symmetries {
      let position = try picture.position(symmetry, table: table)
      let expected = Set(picture.squares("*").map { symmetry($0, on: picture.rules) })
      #expect(Set(Solver(table).analysis(of: position).bestMoves) == expected)
      #expect(Set(Solver(searching: table).analysis(of: position).bestMoves) == expected)
    }
  }

  @Test func `the easy level misses a block, the medium level a fork`() throws {
    let block = try Drawing(
      "3x3",
      """
      x x *
      . o .
      . . .
      """)
    let table = LineTable(block.rules)
    let opponent = ComputerPlayer(table)
    #expect(try opponent.choices(in: block.position(table: table), level: .easy).count == 6)
    #expect(try opponent.choices(in: block.position(table: table), level: .beginner).count == 6)
    let fork = try Drawing(
      "3x3",
      """
      * . .
      . * o
      x o x
      """)
    #expect(try opponent.choices(in: fork.position(table: table), level: .medium).count == 5)
  }

  @Test func `the Trickster picks the square after which most replies lose`() throws {
    let table = LineTable(.classic)
    let opponent = ComputerPlayer(table)
    // After a corner 7 of 8 replies lose, after the centre 4, after an edge 4.
    let corners = try ["a1", "c1", "a3", "c3"].map { try #require(Square($0)) }
    #expect(opponent.choices(in: Position(table), level: .trickster).allSatisfy(corners.contains))
    // A corner of four squares leaves 2 of 15 replies, a centre square 1, an edge 7.
    let four = LineTable(.cornersAndSquares)
    let centre = try ["b2", "c2", "b3", "c3"].map { try #require(Square($0)) }
    let trickster = ComputerPlayer(four)
    #expect(trickster.choices(in: Position(four), level: .trickster).allSatisfy(centre.contains))
  }

  @Test(arguments: [Rules.classic, .fourOnFive])
  func `each level beats the one below it more often than not`(rules: Rules) throws {
    let table = LineTable(rules)
    for (weaker, stronger) in [
      (Level.beginner, Level.easy), (.easy, .medium), (.medium, .hard),
    ] {
      var score = 0
      for seed in 0..<40 as Range<UInt64> {
        var generator = SplitMix64(seed: seed)
        let players: [ComputerPlayer] = [ComputerPlayer(table), ComputerPlayer(table)]
        var position = Position(table)
        let strongMark: Mark = seed % 2 == 0 ? .x : .o
        while let square = players[Int(position.toMove.rawValue)].move(
          in: position, level: position.toMove == strongMark ? stronger : weaker,
          using: &generator)
        {
          try position.play(square)
        }
        if let winner = position.outcome?.winner { score += winner == strongMark ? 1 : -1 }
      }
      #expect(score > 0, "\(stronger) against \(weaker)")
    }
  }
}
