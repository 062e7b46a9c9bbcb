import BoardUI
import GameRules
import Testing

struct BoardGeometryTests {
  /// A board of 4×3 whose squares are 50 wide, with its upper left corner at 10, 20.
  private func board(window: Rectangle? = nil) throws -> BoardGeometry {
    let board = Rectangle(left: 10, top: 20, width: 200, height: 150)
    return BoardGeometry(rules: try Rules("4x3"), board: board, window: window ?? board)
  }

  @Test func `the middle of every square is that square`() throws {
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

  @Test func `what is scrolled out of view cannot be hit`() throws {
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
    (23.9, true, false), (24, false, false), (59.9, false, false), (60, false, true),
  ])
  func `squares are too small, or roomy, by their side`(
    side: Double, isTooSmall: Bool, isRoomy: Bool
  ) throws {
    var board = try board()
    board.board.width = 4 * side
    #expect(board.isTooSmall == isTooSmall)
    #expect(board.isRoomy == isRoomy)
  }
}
