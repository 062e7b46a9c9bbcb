import GameRules
import GameSolver

/// Shapes that a player is drawing, the rules that they make, and the worth of those rules.
///
/// A tap fills a square, or empties it again. At most two finished shapes stand beside the one being
/// drawn.
public struct Workshop: Hashable, Sendable {
  /// The sides that a board can be given.
  public static let sides = 3...10

  /// The number of columns.
  public private(set) var columns: Int
  /// The number of rows.
  public private(set) var rows: Int
  /// The number in a row that wins besides shapes; 0 for none.
  private var inARow: Int
  /// The patterns, the ending and swap.
  private let options: Rules.Options
  /// The shapes that are finished.
  public private(set) var finished = Rules.Shapes()
  /// The squares of the shape that is being drawn, in the order drawn.
  public private(set) var squares: [Square] = []
  /// The reason the last action was refused; nil if it was not.
  public private(set) var refusal: Refusal?

  /// The worth of the rules; nil until it is found.
  public internal(set) var finding: BoardVerdict.Finding?
  /// The smallest square board on which the first player wins, once it is known.
  public internal(set) var smallest: Rules?
  /// The nearest rules that are fair, once they are known.
  public internal(set) var fair: Rules?
  /// Whether the pairs that stop the shapes are shown.
  public private(set) var showsPairs = false

  /// The reasons an action is refused.
  public enum Refusal: Hashable, Sendable {
    /// The squares would not make a shape.
    case shape(Rules.ShapeError)
    /// The shapes do not fit on the smaller board, or the board would be too large.
    case size
  }

  /// Starts with the shapes of these rules, of which the last is being drawn, or with an empty board.
  ///
  /// - Parameter rules: The rules; without a shape only the size of their board counts.
  public init(_ rules: Rules) {
    (columns, rows) = (rules.columns, rules.rows)
    inARow = rules.shapes.isEmpty ? 0 : rules.inARow
    var others = Rules.Options(patterns: rules.patterns, ending: rules.ending)
    others.set(.swap, rules.allowsSwap)
    options = others
    let shapes = Array(rules.shapes)
    for shape in shapes.dropLast() {
      do throws(Rules.ShapeError) { try finished.insert(shape) } catch { continue }
    }
    squares = shapes.last?.squares ?? []
    // Some shapes fit only when turned.
    if squares.contains(where: { $0.column >= columns || $0.row >= rows }) {
      squares = squares.map { Square(column: $0.row, row: $0.column) }
    }
    center()
  }

  /// The rules as drawn; nil while the squares do not make a shape.
  public var rules: Rules? {
    do throws(Rules.ShapeError) {
      return rules(try squares.isEmpty ? [] : [Rules.Shape(squares)])
    } catch {
      return nil
    }
  }

  /// Whether the squares repeat a finished shape, possibly turned or mirrored.
  public var isRepetition: Bool {
    do throws(Rules.ShapeError) { return try finished.contains(Rules.Shape(squares)) } catch {
      return false
    }
  }

  /// The rules with only the finished shapes; nil if there are none.
  private var rest: Rules? { finished.isEmpty ? nil : rules([]) }

  /// The rules of the drawing's link; they omit the squares while these do not make a new shape.
  public var linkedRules: Rules { rules ?? rest ?? paper }

  /// The rules with the finished shapes and these.
  private func rules(_ shapes: [Rules.Shape]) -> Rules? {
    var options = options
    do throws(Rules.ShapeError) {
      for shape in Array(finished) + shapes { try options.add(shape) }
    } catch {
      return nil
    }
    do throws(RulesError) {
      return try Rules(columns: columns, rows: rows, inARow: inARow, options: options)
    } catch {
      return nil
    }
  }

  /// The empty board to draw on: the same rules for every drawing on it.
  public var paper: Rules {
    do throws(RulesError) { return try Rules(columns: columns, rows: rows) } catch {
      return .classic
    }
  }

  /// The pairs of squares that stop the shapes on every board; nil if none are known.
  public var paving: Paving? { rules.flatMap { Paving(stopping: $0) } }

  // MARK: Changes

  /// A change of the drawing.
  public enum Change: Hashable, Sendable {
    /// Fill a square, or empty it.
    case fill(Square)
    /// Empty the square that was filled last.
    case undo
    /// Empty the board, and forget all shapes.
    case clear
    /// Finish the shape, so that another one can be drawn.
    case another
    /// Make the board larger or smaller by a number of columns and rows.
    case resize(by: Int)
    /// Show the pairs that stop the shapes, or hide them.
    case why
    /// Go to the smallest board on which the first player wins.
    case smallest
    /// Go to the nearest fair rules.
    case fair
  }

  /// Makes a change; returns whether it changes the rules.
  mutating func make(_ change: Change) -> Bool {
    let before = rules
    refusal = nil
    switch change {
    case .fill(let square): toggle(square)
    case .undo: if !squares.isEmpty { squares.removeLast() }
    case .clear: (squares, finished) = ([], Rules.Shapes())
    case .another: finishShape()
    case .resize(let difference): resize(by: difference)
    case .why: if paving != nil { showsPairs.toggle() }
    case .smallest: if let smallest { self = Workshop(smallest) }
    case .fair: if let fair { self = Workshop(fair) }
    }
    if rules == before { return false }
    (finding, smallest, fair, showsPairs) = (nil, nil, nil, false)
    return true
  }

  private mutating func toggle(_ square: Square) {
    if squares.contains(square) { return squares.removeAll { $0 == square } }
    let count = squares.count + 1
    guard count <= Rules.Shape.counts.upperBound else { return refuse(.count(count)) }
    if count >= Rules.Shape.counts.lowerBound {
      do throws(Rules.ShapeError) {
        _ = try Rules.Shape(squares + [square])
      } catch {
        return refuse(error)
      }
    }
    squares.append(square)
  }

  private mutating func refuse(_ error: Rules.ShapeError) { refusal = .shape(error) }

  /// Whether another shape can be drawn besides the present ones.
  public var canAddShape: Bool {
    rules != nil && !squares.isEmpty && Array(finished).count < Rules.Shapes.most - 1
  }

  private mutating func finishShape() {
    guard canAddShape else { return }
    do throws(Rules.ShapeError) {
      try finished.insert(Rules.Shape(squares))
      squares = []
    } catch {
      refuse(error)
    }
  }

  private mutating func resize(by difference: Int) {
    var resized = self
    resized.columns += difference
    resized.rows += difference
    let isPossible = [resized.columns, resized.rows].allSatisfy {
      difference < 0 ? $0 >= Workshop.sides.lowerBound : $0 <= Workshop.sides.upperBound
    }
    if isPossible {
      resized.center()
      let fits = resized.squares.allSatisfy(resized.paper.contains)
      let isKept = (rules == nil || resized.rules != nil) && (rest == nil || resized.rest != nil)
      if fits, isKept { return self = resized }
    }
    refusal = .size
  }

  /// Moves the squares to the middle of the board.
  private mutating func center() {
    let columnsUsed = squares.map { $0.column }
    let rowsUsed = squares.map { $0.row }
    guard let left = columnsUsed.min(), let right = columnsUsed.max(), let bottom = rowsUsed.min(),
      let top = rowsUsed.max()
    else { return }
    let start = (
      column: max(0, (columns - (right - left + 1)) / 2),
      row: max(0, (rows - (top - bottom + 1)) / 2)
    )
    squares = squares.map {
      Square(column: $0.column - left + start.column, row: $0.row - bottom + start.row)
    }
  }
}
