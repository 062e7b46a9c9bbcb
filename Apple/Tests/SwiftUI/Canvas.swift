// Drawing by hand, and time.

nonisolated public struct GraphicsContext {
  nonisolated public struct Shading: Sendable {
    let paint: String
    public static func color(_ color: Color) -> Shading { Shading(paint: color.css) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(paint: style.flat) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading(paint: gradient.flat) }
    public static var foreground: Shading { Shading(paint: "currentcolor") }
  }
  /// What is drawn, in all layers.
  final class Sheet {
    var drawings: [Drawn] = []
    var symbols: [AnyHashable: [Node]] = [:]
  }
  nonisolated public struct ResolvedText: Sendable {
    let text: Text
    public var shading: Shading = .foreground
    public func measure(in size: CGSize) -> CGSize {
      CGSize(width: 8 * CGFloat(text.string.count), height: 20)
    }
  }
  nonisolated public struct ResolvedSymbol {
    let id: AnyHashable
    let drawings: [Drawn]
    public var size: CGSize { CGSize(width: 100, height: 100) }
  }
  nonisolated public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  nonisolated(unsafe) let sheet: Sheet
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public let environment: EnvironmentValues

  init(_ sheet: Sheet, _ environment: EnvironmentValues) {
    (self.sheet, self.environment) = (sheet, environment)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {}

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path, shading, nil)
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path, shading, style)
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    add(path, shading, StrokeStyle(lineWidth: lineWidth))
  }
  private func add(_ path: Path, _ shading: Shading, _ pen: StrokeStyle?) {
    // A pen grows with what it draws.
    let scale = CGFloat(
      abs(Double(transform.a * transform.d - transform.b * transform.c)).squareRoot())
    var scaled = pen ?? StrokeStyle()
    scaled.lineWidth *= scale
    scaled.dash = scaled.dash.map { $0 * scale }
    sheet.drawings.append(
      Drawn(
        path: path.applying(transform), isFilled: pen == nil, paint: shading.paint,
        lineWidth: pen == nil ? 0 : scaled.lineWidth, opacity: opacity, pen: scaled))
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    var path = Path()
    path.move(to: point.applying(transform))
    sheet.drawings.append(
      Drawn(
        path: path, isFilled: true, paint: text.text.style["color"] ?? text.shading.paint,
        lineWidth: 0, opacity: opacity, pen: StrokeStyle(), text: text.text.string,
        font: text.text.style["font"]))
  }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: CGPoint(x: rect.midX, y: rect.midY))
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    sheet.symbols[AnyHashable(id)].map { _ in ResolvedSymbol(id: AnyHashable(id), drawings: []) }
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
}

/// What it draws is recorded, in the room that is offered to it.
public struct Canvas<Symbols: View>: Primitive {
  public typealias Body = Never
  let symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { (self.renderer, self.symbols) = (renderer, symbols()) }
  func nodes(_ scope: Scope) -> [Node] {
    let sheet = GraphicsContext.Sheet()
    var context = GraphicsContext(sheet, scope.environment)
    renderer(&context, scope.size)
    let node = Node(.canvas)
    node.drawings = sheet.drawings
    node.attributes["viewBox"] = "0 0 \(scope.size.width) \(scope.size.height)"
    return [node]
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { (self.renderer, symbols) = (renderer, EmptyView()) }
}

nonisolated public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

// MARK: Time

nonisolated public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}
nonisolated public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from startDate: Date, by interval: TimeInterval) {}
  public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
  public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  nonisolated public static var animation: Self { Self() }
  nonisolated public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> Self { Self() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  nonisolated public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    Self(from: start, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  nonisolated public static var everyMinute: Self { Self() }
}

/// Shows the time that the test's window says it is.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  nonisolated public struct Context {
    nonisolated public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public var cadence: Cadence { .live }
  }
  let content: (TimelineViewDefaultContext) -> Content
}
nonisolated public struct TimelineViewDefaultContext {
  public let date: Date
}
extension TimelineView: View, Primitive where Content: View {
  public typealias Body = Never
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.init(content: content) }
  func nodes(_ scope: Scope) -> [Node] {
    scope.nodes(content(TimelineViewDefaultContext(date: scope.screen.now)))
  }
}
