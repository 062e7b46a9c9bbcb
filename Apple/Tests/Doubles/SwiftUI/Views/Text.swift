// Texts, symbols and labels.

nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable
{
  public let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ value: Int) { text += "\(value)" }
    public mutating func appendInterpolation(_ value: Double) { text += "\(value)" }
    public mutating func appendInterpolation(_ value: Text) { text += value.string }
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { text += format.format(input) }
  }
}

nonisolated public struct Text: Equatable, Sendable {
  let string: String
  var style: [String: String] = [:]
  /// The spoken form, if it differs from the written one.
  var spoken: String?

  public init(verbatim content: String) { string = content }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { string = key.text }
  public init(_ content: AttributedString) { string = String(content.characters) }
  public init(_ image: Image) { string = "" }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { string = format.format(input) }

  public struct LineStyle: Hashable, Sendable { public static let single = LineStyle() }

  public static func + (a: Text, b: Text) -> Text { Text(verbatim: a.string + b.string) }
  public static func == (a: Text, b: Text) -> Bool { a.string == b.string && a.style == b.style }

  func with(_ key: String, _ value: String) -> Text {
    var text = self
    text.style[key] = value
    return text
  }
  public func font(_ font: Font?) -> Text { font.map { with("font", $0.css) } ?? self }

  public func bold(_ isActive: Bool = true) -> Text {
    isActive ? with("font-weight", "700") : self
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with("color", style.flat) }

  public func accessibilityLabel(_ label: Text) -> Text {
    var text = self
    text.spoken = label.string
    return text
  }
}

extension Text: View, Primitive {
  public typealias Body = Never
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.text, text: string)
    node.style = style.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    node.label = spoken
    return [node]
  }
}

nonisolated public struct Font: Hashable, Sendable {
  var size: String
  var weightValue = 400
  var family = "system-ui"
  var css: String { "\(weightValue) \(size)/1.25 \(family)" }

  nonisolated public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2, extraLargeTitle, extraLargeTitle2
    var size: Int {
      switch self {
      case .largeTitle, .extraLargeTitle, .extraLargeTitle2: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }
  nonisolated public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  nonisolated public struct Weight: Hashable, Sendable {
    let value: Int

    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)

    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }
  /// Creates a size relative to the document's, so that pictures can show large text.
  init(_ style: TextStyle) {
    size = "calc(\(style.size)rem / 16)"
    weightValue = style == .headline ? 600 : 400
  }
  init(points: CGFloat) { size = "\(points)px" }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style).designed(design)
    if let weight { font = font.weight(weight) }
    return font
  }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    let font = Font(points: size).designed(design)
    return weight.map { font.weight($0) } ?? font
  }

  private func designed(_ design: Design?) -> Font {
    var font = self
    switch design {
    case .rounded: font.family = "ui-rounded, Nunito, system-ui"
    case .serif: font.family = "serif"
    case .monospaced: font.family = "monospace"
    case .default, nil: break
    }
    return font
  }
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weightValue = weight.value
    return font
  }
  public func bold() -> Font { weight(.bold) }

  public func monospacedDigit() -> Font { self }
}

nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}
