// What shapes and texts are painted with.

nonisolated public protocol ShapeStyle: Sendable {}

/// A style that can be written into a picture.
nonisolated protocol Paint {
  var css: String { get }
}

extension ShapeStyle {
  /// As a background.
  nonisolated var css: String { (self as? any Paint)?.css ?? "currentcolor" }
  /// As one colour, for what takes no gradient.
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
  public static let orange = Color(css: "#ff9500")
  public static let yellow = Color(css: "#ffcc00")
  public static let green = Color(css: "#34c759")
  public static let mint = Color(css: "#00c7be")
  public static let teal = Color(css: "#30b0c7")
  public static let cyan = Color(css: "#32ade6")
  public static let blue = Color(css: "#007aff")
  public static let indigo = Color(css: "#5856d6")
  public static let purple = Color(css: "#af52de")
  public static let pink = Color(css: "#ff2d55")
  public static let brown = Color(css: "#a2845e")
  public static let white = Color(css: "#fff")
  public static let gray = Color(css: "#8e8e93")
  public static let black = Color(css: "#000")
  public static let clear = Color(css: "transparent")
  public static let primary = Color(css: "currentcolor")
  public static let secondary = Color(css: "color-mix(in srgb, currentcolor 60%, transparent)")
  public static let accentColor = Color(css: "var(--AccentColor)")
}

extension Color: View, Primitive {
  public typealias Body = Never
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.shape)
    node.style = [("background", css), ("align-self", "stretch"), ("flex", "1")]
    return [node]
  }
}

extension ShapeStyle where Self == Color {
  nonisolated public static var red: Color { Color.red }
  nonisolated public static var orange: Color { Color.orange }
  nonisolated public static var yellow: Color { Color.yellow }
  nonisolated public static var green: Color { Color.green }
  nonisolated public static var mint: Color { Color.mint }
  nonisolated public static var teal: Color { Color.teal }
  nonisolated public static var cyan: Color { Color.cyan }
  nonisolated public static var blue: Color { Color.blue }
  nonisolated public static var indigo: Color { Color.indigo }
  nonisolated public static var purple: Color { Color.purple }
  nonisolated public static var pink: Color { Color.pink }
  nonisolated public static var brown: Color { Color.brown }
  nonisolated public static var white: Color { Color.white }
  nonisolated public static var gray: Color { Color.gray }
  nonisolated public static var black: Color { Color.black }
  nonisolated public static var clear: Color { Color.clear }
}

/// A style known by its name alone.
nonisolated public struct NamedStyle<Name>: ShapeStyle, Paint {
  let css: String
  init(_ css: String) { self.css = css }
}
nonisolated public enum _Foreground {}
nonisolated public enum _Background {}
nonisolated public enum _Tint {}
nonisolated public enum _Hierarchical {}
nonisolated public enum _Material {}
nonisolated public enum _Separator {}
nonisolated public enum _Selection {}
nonisolated public enum _Fill {}
public typealias ForegroundStyle = NamedStyle<_Foreground>
public typealias BackgroundStyle = NamedStyle<_Background>
public typealias TintShapeStyle = NamedStyle<_Tint>
public typealias HierarchicalShapeStyle = NamedStyle<_Hierarchical>
public typealias Material = NamedStyle<_Material>
public typealias SeparatorShapeStyle = NamedStyle<_Separator>
public typealias SelectionShapeStyle = NamedStyle<_Selection>
public typealias FillShapeStyle = NamedStyle<_Fill>

extension ShapeStyle where Self == ForegroundStyle {
  nonisolated public static var foreground: Self { Self("currentcolor") }
}
extension ShapeStyle where Self == BackgroundStyle {
  nonisolated public static var background: Self { Self("Canvas") }
}
extension ShapeStyle where Self == TintShapeStyle {
  nonisolated public static var tint: Self { Self("var(--AccentColor)") }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  nonisolated public static var separator: Self { Self("#8886") }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  nonisolated public static var selection: Self { Self("var(--AccentColor)") }
}
extension ShapeStyle where Self == FillShapeStyle {
  nonisolated public static var fill: Self { Self("#8883") }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  nonisolated public static var primary: Self { Self("currentcolor") }
  nonisolated public static var secondary: Self { mixed(60) }
  nonisolated public static var tertiary: Self { mixed(30) }
  nonisolated public static var quaternary: Self { mixed(18) }
  nonisolated public static var quinary: Self { mixed(10) }
  nonisolated private static func mixed(_ part: Int) -> Self {
    Self("color-mix(in srgb, currentcolor \(part)%, transparent)")
  }
}
extension ShapeStyle where Self == Material {
  nonisolated public static var ultraThinMaterial: Self { mixed(60) }
  nonisolated public static var thinMaterial: Self { mixed(75) }
  nonisolated public static var regularMaterial: Self { mixed(85) }
  nonisolated public static var thickMaterial: Self { mixed(92) }
  nonisolated public static var ultraThickMaterial: Self { mixed(96) }
  nonisolated public static var bar: Self { mixed(90) }
  nonisolated private static func mixed(_ part: Int) -> Self {
    Self("color-mix(in srgb, Canvas \(part)%, transparent)")
  }
}

nonisolated public struct AnyShapeStyle: ShapeStyle, Paint, Gradual {
  let css: String
  let stops: [Color]
  public init<S: ShapeStyle>(_ style: S) {
    css = style.css
    stops = (style as? any Gradual)?.stops ?? []
  }
}

extension ShapeStyle {
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    Color(css: "color-mix(in srgb, \(flat) \(opacity * 100)%, transparent)")
  }
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
  nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
}

nonisolated public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

nonisolated public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, plusLighter, plusDarker, darken, lighten, softLight
  case hardLight, color, luminosity, destinationOut, sourceAtop
}
