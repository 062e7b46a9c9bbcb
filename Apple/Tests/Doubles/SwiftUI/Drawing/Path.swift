// Outlines.

nonisolated public enum CGLineCap: Int32, Sendable { case butt, round, square }
nonisolated public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
nonisolated public enum RoundedCornerStyle: Sendable { case circular, continuous }

nonisolated public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

nonisolated public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

nonisolated public struct Path: Equatable, Sendable {
  nonisolated public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  /// The parts of the outline, for tests.
  public private(set) var elements: [Element] = []

  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius)) }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: cornerSize) }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addRect(_ r: CGRect) {
    addLines([
      r.origin, CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
      CGPoint(x: r.minX, y: r.maxY),
    ])
    closeSubpath()
  }

  public mutating func addEllipse(in rect: CGRect) {
    let (x, y) = (rect.width / 2, rect.height / 2)
    addRoundedRect(in: rect, cornerSize: CGSize(width: x, height: y))
  }
  public mutating func addRoundedRect(
    in r: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let x = min(cornerSize.width, r.width / 2)
    let y = min(cornerSize.height, r.height / 2)
    // The reach of a curve's handles for a quarter of an ellipse.
    let (u, v) = (x * 0.5522847, y * 0.5522847)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: p(r.minX + x, r.minY))
    addLine(to: p(r.maxX - x, r.minY))
    addCurve(
      to: p(r.maxX, r.minY + y), control1: p(r.maxX - x + u, r.minY),
      control2: p(r.maxX, r.minY + y - v))
    addLine(to: p(r.maxX, r.maxY - y))
    addCurve(
      to: p(r.maxX - x, r.maxY), control1: p(r.maxX, r.maxY - y + v),
      control2: p(r.maxX - x + u, r.maxY))
    addLine(to: p(r.minX + x, r.maxY))
    addCurve(
      to: p(r.minX, r.maxY - y), control1: p(r.minX + x - u, r.maxY),
      control2: p(r.minX, r.maxY - y + v))
    addLine(to: p(r.minX, r.minY + y))
    addCurve(
      to: p(r.minX + x, r.minY), control1: p(r.minX, r.minY + y - v),
      control2: p(r.minX + x - u, r.minY))
    closeSubpath()
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let first, let second):
        .curve(
          to: to.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }
}
