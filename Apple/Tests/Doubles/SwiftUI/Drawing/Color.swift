// The styles with which shapes and texts are painted.

nonisolated public protocol ShapeStyle: Sendable {}

/// A style that can be written into a picture.
nonisolated protocol Paint {
  var css: String { get }
}

extension ShapeStyle {
  /// The style as a background in CSS.
  nonisolated var css: String { (self as? any Paint)?.css ?? "currentcolor" }
  /// The style as one colour, for drawings that take no gradient.
  nonisolated var flat: String { (self as? any Gradual)?.stops.first?.css ?? css }
}

nonisolated protocol Gradual {
  var stops: [Color] { get }
}

nonisolated public struct Color: Hashable, Sendable, ShapeStyle, Paint {
  nonisolated public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  let css: String
  init(css: String) { self.css = css }
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
    css = "rgb(\(parts) / \(opacity))"
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let light = brightness * (1 - saturation / 2)
    let rest = min(light, 1 - light)
    let part = rest == 0 ? 0 : (brightness - light) / rest
    css = "hsl(\(hue * 360) \(part * 100)% \(light * 100)% / \(opacity))"
  }
  /// A colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    css = "var(--\(name.replacingOccurrences(of: "/", with: "\\/")))"
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(css: "color-mix(in srgb, \(css) \(opacity * 100)%, transparent)")
  }
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(css: "color-mix(in srgb, \(css), \(other.css) \(fraction * 100)%)")
  }
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  public static let red = Color(css: "#ff3b30")

  public static let green = Color(css: "#34c759")

  public static let blue = Color(css: "#007aff")

  public static let white = Color(css: "#fff")

  public static let black = Color(css: "#000")
  public static let clear = Color(css: "transparent")
  public static let primary = Color(css: "currentcolor")
}

extension Color: View, Primitive {
  public typealias Body = Never
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.shape)
    node.style = [("background", css), ("align-self", "stretch"), ("flex", "1")]
    return [node]
  }
}

/// A style known by its name alone.
nonisolated public struct NamedStyle<Name>: ShapeStyle, Paint {
  let css: String
  init(_ css: String) { self.css = css }
}
nonisolated public enum _Foreground {}

public typealias ForegroundStyle = NamedStyle<_Foreground>

extension ShapeStyle where Self == ForegroundStyle {
  nonisolated public static var foreground: Self { Self("currentcolor") }
}

nonisolated public enum _Material {}

public typealias Material = NamedStyle<_Material>

extension ShapeStyle where Self == Material {
  nonisolated public static var bar: Self { Self("Canvas") }
}
