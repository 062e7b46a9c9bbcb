// Drawing by hand, and time.

nonisolated public struct GraphicsContext {
  nonisolated public struct Shading: Sendable {
    let paint: String
    public static func color(_ color: Color) -> Shading { Shading(paint: color.css) }

    public static var foreground: Shading { Shading(paint: "currentcolor") }
  }
  /// The drawing, in all layers.
  final class Sheet {
    var drawings: [Drawn] = []
    var symbols: [AnyHashable: [Node]] = [:]
  }

  nonisolated(unsafe) let sheet: Sheet
  public var opacity: Double = 1

  public var transform = CGAffineTransform.identity
  public let environment: EnvironmentValues

  init(_ sheet: Sheet, _ environment: EnvironmentValues) {
    (self.sheet, self.environment) = (sheet, environment)
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path, shading, style)
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
}

/// A canvas that records its drawing, in the space that is offered to it.
public struct Canvas<Symbols: View>: Primitive {
  public typealias Body = Never
  let symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void

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

nonisolated public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

// MARK: Time

nonisolated public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}
nonisolated public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A view that shows the time set in the test's window.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  nonisolated public struct Context {
    public let date: Date
  }
  let content: (TimelineViewDefaultContext) -> Content
}
nonisolated public struct TimelineViewDefaultContext {
  public let date: Date
}
extension TimelineView: View, Primitive where Content: View {
  public typealias Body = Never

  func nodes(_ scope: Scope) -> [Node] {
    scope.nodes(content(TimelineViewDefaultContext(date: scope.screen.now)))
  }
}
