import GameRules
import GameSession

// The pen loop round the squares of a line.

extension Drawing {
  /// A loop by hand round the squares of a line, with squares of 100 × 100 units.
  ///
  /// It drifts outwards and passes its start, as a pen's would. A drawn shape whose loop would surround
  /// other squares is struck through instead; if its squares are not connected, each gets a ring.
  public static func loop(_ line: Line, on rules: Rules) -> [PenStep] {
    surround(line, on: rules, isByHand: true)
  }

  /// Closed outlines of an idea's lines, at three distances in turn.
  ///
  /// Otherwise the outlines of overlapping lines in one column would coincide.
  @inline(never)
  public static func ideas(_ lines: [Line], on rules: Rules) -> [[PenStep]] {
    lines.enumerated().map { index, line in
      surround(line, on: rules, inset: Double(3 + 5 * (index % 3)), isByHand: false)
    }
  }

  private static func surround(
    _ line: Line, on rules: Rules, inset: Double = 0, isByHand: Bool
  ) -> [PenStep] {
    let outline = Outline(line, on: rules, inset: inset)
    return line.stroke == .patch && outline.surroundsOthers(than: line, on: rules)
      ? strike(line, on: rules) : outline.steps(isByHand: isByHand)
  }

  /// Strokes from square to square of a line, or rings if its squares are not connected.
  @inline(never)
  private static func strike(_ line: Line, on rules: Rules) -> [PenStep] {
    var steps: [PenStep] = []
    var (joined, rest) = (Array(line.squares.prefix(1)), Array(line.squares.dropFirst()))
    while !rest.isEmpty {
      // The shortest stroke that reaches one more square (Prim).
      var best = (from: 0, to: 0, length: Int.max)
      for (from, square) in joined.enumerated() {
        for (to, other) in rest.enumerated() {
          let (right, up) = (other.column - square.column, other.row - square.row)
          let length = right * right + up * up
          if length < best.length { best = (from, to, length) }
        }
      }
      if best.length > 2 { return rings(line, on: rules) }
      let next = rest.remove(at: best.to)
      let (start, end) = (center(joined[best.from], rules), center(next, rules))
      steps += [.move(start.x, start.y), .line(end.x, end.y)]
      joined.append(next)
    }
    return steps
  }

  /// The area inside the loop.
  ///
  /// If the loop also surrounds other squares, as with the four corners, each square of the line has
  /// a disc instead.
  public static func wash(_ line: Line, on rules: Rules) -> [PenStep] {
    let outline = Outline(line, on: rules)
    guard outline.surroundsOthers(than: line, on: rules) else {
      return outline.steps(isByHand: false)
    }
    return rings(line, on: rules)
  }

  /// A ring round each square of a line.
  private static func rings(_ line: Line, on rules: Rules) -> [PenStep] {
    line.squares.flatMap { square in
      Outline([center(square, rules)], distance: 36).steps(isByHand: false)
    }
  }
}

/// The points at a distance from the convex hull of the centres of squares.
private struct Outline {
  typealias Center = (x: Int, y: Int)

  private let corners: [Center]
  private let distance: Double

  init(_ line: Line, on rules: Rules, inset: Double = 0) {
    let hull = Outline.hull(of: line.squares.map { Drawing.center($0, rules) })
    // A diagonal has less room than a row between its neighbours, and a block more.
    let distance =
      switch hull.count {
      case 3...: 53.0
      case 2 where hull[0].x != hull[1].x && hull[0].y != hull[1].y: 48.0
      default: 50.0
      }
    self.init(hull, distance: distance - inset)
  }

  init(_ corners: [Center], distance: Double) {
    self.corners = corners
    self.distance = distance
  }

  /// The convex hull, clockwise on the screen from the leftmost and highest point (Andrew 1979).
  private static func hull(of points: [Center]) -> [Center] {
    let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    var hull = half(sorted) + half(sorted.reversed())
    if hull.isEmpty { hull = Array(sorted.prefix(1)) }
    return hull
  }

  /// The upper half without its last point, which is the first of the other half.
  private static func half(_ points: [Center]) -> [Center] {
    var half: [Center] = []
    for point in points {
      while half.count > 1, turn(half[half.count - 2], half[half.count - 1], point) <= 0 {
        half.removeLast()
      }
      half.append(point)
    }
    return half.dropLast()
  }

  /// Positive if the way from `a` by `b` to `c` turns clockwise on the screen.
  private static func turn(_ a: Center, _ b: Center, _ c: Center) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// Whether the hull contains the centre of a square that is not on the line.
  func surroundsOthers(than line: Line, on rules: Rules) -> Bool {
    (0..<rules.area).contains { index in
      let square = rules.square(at: index)
      let point = Drawing.center(square, rules)
      return !line.squares.contains(square)
        && corners.indices.allSatisfy {
          Outline.turn(corners[$0], corners[($0 + 1) % corners.count], point) >= 0
        }
        && isWithinBox(point)
    }
  }

  /// Whether a point is in the bounding box of the corners.
  ///
  /// Nothing else bounds a hull of two corners at its ends.
  private func isWithinBox(_ point: Center) -> Bool {
    corners.contains { $0.x <= point.x } && corners.contains { $0.x >= point.x }
      && corners.contains { $0.y <= point.y } && corners.contains { $0.y >= point.y }
  }

  /// The outline as pen steps: a straight side and an arc for each corner.
  ///
  /// By hand it starts at 94 % of the distance and ends at 107 %, so that its ends do not meet.
  func steps(isByHand: Bool) -> [PenStep] {
    let arcs = arcs
    guard let last = arcs.last else { return [] }
    let first = isByHand ? 0.94 : 1
    let drift = isByHand ? 0.13 / Double(arcs.count) : 0
    var steps: [PenStep] = [.move(last.center.point(last.end, first * distance))]
    for (index, arc) in arcs.enumerated() {
      let (start, end) = (first + drift * Double(index), first + drift * Double(index + 1))
      let from = arc.center.point(arc.start, start * distance)
      let to = arc.center.point(arc.end, end * distance)
      let reach = arc.reach * distance
      // The straight side up to the arc, then the arc. The pen moves at right angles to the normals,
      // so those give its control points.
      steps.append(.line(from))
      steps.append(
        .curve(
          from.moved(by: -arc.start.y, arc.start.x, reach * start),
          to.moved(by: arc.end.y, -arc.end.x, reach * end), to))
    }
    guard isByHand else { return steps + [.close] }
    // Continues along the first side, a little outside its start.
    let end = last.center.point(last.end, (first + 0.13) * distance)
    return steps + [.line(end.moved(by: -last.end.y, last.end.x, 0.3 * distance))]
  }

  /// The arcs round the corners, each of at most a quarter turn.
  private var arcs: [Arc] {
    let normals: [Point] =
      corners.count == 1
      ? [Point(x: 0, y: -1), Point(x: 0, y: 1)]
      : corners.indices.map { index in
        let (from, to) = (corners[index], corners[(index + 1) % corners.count])
        return Point(x: Double(to.y - from.y), y: Double(from.x - to.x)).normalized
      }
    return normals.indices.flatMap { index in
      let next = (index + 1) % normals.count
      return arcs(round: corners[next % corners.count], from: normals[index], to: normals[next])
    }
  }

  private func arcs(round corner: Center, from start: Point, to end: Point) -> [Arc] {
    let center = Point(x: Double(corner.x), y: Double(corner.y))
    let cosine = start.x * end.x + start.y * end.y
    if cosine > -0.01 { return [Arc(center: center, start: start, end: end)] }
    // The normal between them; of two opposite ones, the first turned by a right angle.
    let sum = Point(x: start.x + end.x, y: start.y + end.y)
    let middle = cosine < -0.99 ? Point(x: -start.y, y: start.x) : sum.normalized
    return [
      Arc(center: center, start: start, end: middle), Arc(center: center, start: middle, end: end),
    ]
  }

  /// An arc between two normals of length 1.
  private struct Arc {
    let center: Point
    let start: Point
    let end: Point

    /// The distance of a cubic's control points from its ends, for a radius of 1.
    ///
    /// With 4/3 of the tangent of a quarter of the angle, the cubic meets the arc in its middle.
    var reach: Double {
      let cosine = start.x * end.x + start.y * end.y
      // The tangent of half the angle, and from it that of a quarter.
      let half = ((1 - cosine) / (1 + cosine)).squareRoot()
      return 4 / 3 * half / (1 + (1 + half * half).squareRoot())
    }
  }
}

extension Point {
  fileprivate var normalized: Point {
    let length = (x * x + y * y).squareRoot()
    return Point(x: x / length, y: y / length)
  }

  fileprivate func point(_ normal: Point, _ distance: Double) -> Point {
    moved(by: normal.x, normal.y, distance)
  }

  fileprivate func moved(by right: Double, _ down: Double, _ distance: Double) -> Point {
    Point(x: x + right * distance, y: y + down * distance)
  }
}

extension PenStep {
  fileprivate static func move(_ point: Point) -> PenStep { .move(round(point.x), round(point.y)) }

  fileprivate static func line(_ point: Point) -> PenStep { .line(round(point.x), round(point.y)) }

  fileprivate static func curve(_ first: Point, _ second: Point, _ end: Point) -> PenStep {
    .curve(
      round(first.x), round(first.y), round(second.x), round(second.y), round(end.x), round(end.y))
  }

  /// The nearest whole unit.
  private static func round(_ value: Double) -> Int { Int(value + (value < 0 ? -0.5 : 0.5)) }
}
