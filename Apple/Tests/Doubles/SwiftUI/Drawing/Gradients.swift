// Colours that pass into one another.

nonisolated public struct Gradient: ShapeStyle, Equatable, Gradual, Paint, Hashable {
  nonisolated public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stopList: [Stop]
  public init(stops: [Stop]) { stopList = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stopList = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
  var stops: [Color] { stopList.map(\.color) }
  var list: String {
    stopList.map { "\($0.color.css) \($0.location * 100)%" }.joined(separator: ", ")
  }
  var css: String { linear(from: .top, to: .bottom) }
  func linear(from start: UnitPoint, to end: UnitPoint) -> String {
    if stopList.count == 1 { return stops[0].css }
    let angle = atan2(Double(end.x - start.x), -Double(end.y - start.y)) * 180 / .pi
    return "linear-gradient(\(angle)deg, \(list))"
  }
}

nonisolated public struct AnyGradient: ShapeStyle, Paint, Gradual, Hashable {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  var css: String { gradient.css }
  var stops: [Color] { gradient.stops }
}

nonisolated public struct LinearGradient: ShapeStyle, Paint, Gradual {
  let gradient: Gradient
  let css: String
  var stops: [Color] { gradient.stops }
}

nonisolated public struct RadialGradient: ShapeStyle, Paint, Gradual {
  let gradient: Gradient
  let css: String
  var stops: [Color] { gradient.stops }
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    let at = "\(center.x * 100)% \(center.y * 100)%"
    let list = gradient.stopList.map { stop in
      "\(stop.color.css) \(startRadius + stop.location * (endRadius - startRadius))px"
    }
    css = "radial-gradient(circle at \(at), \(list.joined(separator: ", ")))"
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

nonisolated public struct EllipticalGradient: ShapeStyle, Paint, Gradual {
  let gradient: Gradient
  let css: String
  var stops: [Color] { gradient.stops }
}

nonisolated public struct AngularGradient: ShapeStyle, Paint, Gradual {
  let gradient: Gradient
  var stops: [Color] { gradient.stops }
  var css: String { "conic-gradient(\(gradient.list))" }
}

/// A gradient that is a view of its own.
@MainActor protocol Painting: Primitive, ShapeStyle {}

extension Painting {
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.shape)
    node.style = [("background", css), ("align-self", "stretch"), ("flex", "1")]
    return [node]
  }
}

extension LinearGradient: View, Painting { public typealias Body = Never }
extension RadialGradient: View, Painting { public typealias Body = Never }
extension EllipticalGradient: View, Painting { public typealias Body = Never }
extension AngularGradient: View, Painting { public typealias Body = Never }
