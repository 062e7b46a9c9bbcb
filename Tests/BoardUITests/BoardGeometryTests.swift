import BoardUI
import GameRules
import Testing

struct BoardGeometryTests {
  /// A board of 4×3 with squares of 50 pixels, whose top-left corner is at (10, 20).
  private func board(window: Rectangle? = nil) throws -> BoardGeometry {
    let board = Rectangle(left: 10, top: 20, width: 200, height: 150)
    return BoardGeometry(rules: try Rules("4x3"), board: board, window: window ?? board)
  }

  @Test func `the centre of every square is in that square`() throws {
    let board = try board()
    for index in 0..<board.rules.area {
      let square = board.rules.square(at: index)
      let point = Point(
        x: 10 + 50 * Double(square.column) + 25, y: 20 + 50 * Double(2 - square.row) + 25)
      #expect(board.square(at: point) == square)
    }
  }

  @Test(arguments: [
    (Point(x: 59, y: 60), "a3"), (Point(x: 61, y: 60), "b3"),
    (Point(x: -1, y: 30), "a3"), (Point(x: 222, y: 182), "d1"),
    (Point(x: -3, y: 30), nil), (Point(x: 223, y: 100), nil), (Point(x: 100, y: 183), nil),
  ])
  func `a point belongs to the nearest square, and to none far beyond the edge`(
    point: Point, name: String?
  ) throws {
    #expect(try board().square(at: point) == name.flatMap { Square($0) })
  }

  @Test func `squares scrolled out of view cannot be hit`() throws {
    let board = try board(window: Rectangle(left: 10, top: 20, width: 100, height: 150))
    #expect(board.square(at: Point(x: 100, y: 60)) == Square("b3"))
    #expect(board.square(at: Point(x: 190, y: 60)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `no number is too strange`(number: Double) throws {
    var board = try board()
    #expect(board.square(at: Point(x: number, y: 60)) == nil)
    #expect(board.square(at: Point(x: 60, y: number)) == nil)
    board.board.width = number
    board.window = Rectangle(left: -1e308, top: -1e308, width: 1.7e308, height: 1.7e308)
    _ = board.square(at: Point(x: 60, y: 60))
  }

  @Test(arguments: [
    (31.9, true, false), (32, false, false), (59.9, false, false), (60, false, true),
  ])
  func `squares are too small, or roomy, by their side`(
    side: Double, isTooSmall: Bool, isRoomy: Bool
  ) throws {
    var board = try board()
    board.board.width = 4 * side
    board.wholeSide = side
    #expect(board.isTooSmall == isTooSmall)
    #expect(board.isRoomy == isRoomy)
  }

  /// A board of 15×15 in a smaller window, scrolled by this distance.
  private func enlarged(side: Double = 44, left: Double = 0, top: Double = 0) throws
    -> BoardGeometry
  {
    BoardGeometry(
      rules: try Rules("15x15k5"),
      board: Rectangle(left: 10 - left, top: 20 - top, width: 15 * side, height: 15 * side),
      window: Rectangle(left: 0, top: 10, width: 390, height: 390), wholeSide: 24)
  }

  @Test func `fully visible squares need no scrolling`() throws {
    let board = try enlarged(left: 100, top: 100)
    for name in ["d12", "h7", "j6"] {
      let square = try #require(Square(name))
      #expect(board.window.contains(board.center(of: square), tolerance: -22))
      #expect(board.scroll(toSee: [square]) == nil)
    }
  }

  @Test(arguments: ["a1", "o15", "o1", "h15", "k1", "a8"])
  func `a hidden move is scrolled into view with a neighbour on each side`(name: String) throws {
    let square = try #require(Square(name))
    var board = try enlarged(left: 150, top: 140)
    let way = try #require(board.scroll(toSee: [square]))
    board.board.left -= way.x
    board.board.top -= way.y
    #expect(board.window.contains(board.center(of: square), tolerance: -66.0001 + 0.001))
  }

  @Test(arguments: [
    (["g8", "f9", "e10", "d11", "c12"], true), (["a1", "b2", "c3", "d4", "e5"], true),
    (["o15", "a1"], false),
  ])
  func `squares are scrolled into view together if they fit, or else the first of them`(
    names: [String], areTogether: Bool
  ) throws {
    let squares = names.compactMap(Square.init)
    var board = try enlarged(left: 200, top: 180)
    let way = try #require(board.scroll(toSee: squares))
    board.board.left -= way.x
    board.board.top -= way.y
    let seen = squares.filter { board.window.contains(board.center(of: $0), tolerance: -21.9) }
    #expect(seen == (areTogether ? squares : [squares[0]]))
  }

  @Test func `the middle of squares is nearest to where most of them are`() throws {
    let board = try enlarged()
    let names = ["c3", "c5", "e3", "e5", "o4"]
    let middle = try #require(board.middle(of: names.compactMap(Square.init)))
    // Of the columns 3, 3, 5, 5 and 15: 6.2.
    #expect(abs(middle.x - (10 + 5.7 * 44)) < 1e-9)
    #expect(middle.y == board.center(of: try #require(Square("a4"))).y)
    #expect(board.middle(of: []) == nil)
  }

  @Test(arguments: [0.5, 1, 1.7, 3])
  func `the place between two fingers stays between them`(factor: Double) throws {
    let old = try enlarged(left: 30, top: 40)
    let side = old.side(times: factor) ?? old.wholeSide
    var new = try enlarged(side: side)
    let (from, to) = (Point(x: 200, y: 150), Point(x: 120, y: 300))
    let way = new.scroll(from: old, from, to: to)
    new.board.left -= way.x
    new.board.top -= way.y
    let before = (from.x - old.board.left) / old.side
    #expect(abs((to.x - new.board.left) / new.side - before) < 1e-9)
    #expect(abs((to.y - new.board.top) / new.side - (from.y - old.board.top) / old.side) < 1e-9)
  }

  @Test func `squares grow to a limit, and shrink to the whole board`() throws {
    let board = try enlarged()
    #expect(board.side(times: 1.5) == 66)
    #expect(board.side(times: 100) == 96)
    #expect(board.side(times: 0.5) == nil)
    let twice = try enlarged(side: 48)
    #expect(twice.side(times: 0.5) == nil, "as large as the whole board is not enlarged")
  }
}
