// Pictures and symbols.

nonisolated public struct Image: Equatable, Sendable {
  public static func == (a: Image, b: Image) -> Bool {
    a.name == b.name && a.drawings.map(\.path) == b.drawings.map(\.path)
  }

  let name: String
  var isSymbol = false
  var isDecorative = false
  var drawings: [Drawn] = []
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = true
  }
  /// Creates an image drawn by a canvas, whose drawing is found in its node.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear, renderer: (inout GraphicsContext) -> Void
  ) {
    name = label?.string ?? ""
    isDecorative = label == nil
    let sheet = GraphicsContext.Sheet()
    var context = GraphicsContext(sheet, EnvironmentValues())
    renderer(&context)
    drawings = sheet.drawings
  }
  public init(decorative image: CGImage, scale: CGFloat) {
    name = ""
    isDecorative = true
    drawings = image.drawings
  }
  public init(_ image: CGImage, scale: CGFloat, label: Text) {
    name = label.string
    drawings = image.drawings
  }
  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Image: View, Primitive {
  public typealias Body = Never
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.image, text: name)
    node.drawings = drawings
    if isSymbol { node.symbol = name } else if !isDecorative { node.label = name }
    node.isHidden = isDecorative
    return [node]
  }
}

/// A picture as a list of drawings; only Apple's systems have the real one.
nonisolated public final class CGImage: Sendable {
  public let drawings: [Drawn]
  init(_ drawings: [Drawn]) { self.drawings = drawings }
}

/// Draws a view beside any window.
public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: CGFloat = 1
  public var proposedSize = ProposedViewSize.unspecified

  public init(content: Content) { self.content = content }
  /// The view in a window of its own, for tests.
  public var screen: Screen {
    let size = CGSize(width: proposedSize.width ?? 400, height: proposedSize.height ?? 400)
    let content = content
    return Screen(size: size, isStill: true) { content }
  }
  public var cgImage: CGImage? { CGImage(screen.root.everything.flatMap(\.drawings)) }
}
