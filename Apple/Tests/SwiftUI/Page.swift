// A window as a page, for a browser to make a picture of.

extension Screen {
  /// The window as HTML, with the colours of an asset catalogue.
  ///
  /// It shows that things are there and what they look like by themselves, not where SwiftUI would
  /// put them.
  public func page(colors catalogue: URL? = nil) -> String {
    let scheme = preferredColorScheme ?? environment.colorScheme
    let isIncreased = environment.colorSchemeContrast == .increased
    let colors = catalogue.map { Catalogue($0).css(scheme, isIncreased) } ?? ""
    let direction = environment.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    let fontSize = 16 * environment.dynamicTypeSize.factor
    return """
      <!DOCTYPE html>
      <html dir="\(direction)"><meta charset="utf-8"><style>
      :root { color-scheme: \(scheme); font: 400 \(fontSize)px/1.25 system-ui; \(colors) }
      \(Self.style)
      </style><body style="width:\(size.width)px;height:\(size.height)px">\(root.html)</body></html>
      """
  }

  private static let style = """
    * { box-sizing: border-box; margin: 0; }
    body { overflow: hidden; background: Canvas; color: CanvasText; }
    button { font: inherit; color: inherit; border: 0; background: none; padding: 0; }
    button:disabled { opacity: .4; }
    [data-kind=button] { color: var(--AccentColor); }
    [data-style=plain] { color: inherit; }
    [data-style=bordered] { padding: 8px 14px; border-radius: 12px; background: #8883; }
    [data-style=prominent] { padding: 8px 14px; border-radius: 12px;
      background: var(--AccentColor); color: Canvas; }
    [data-kind=window], [data-kind=navigation] { display: flex; flex-direction: column; flex: 1;
      width: 100%; height: 100%; position: relative; }
    [data-kind=layers] { display: grid; min-width: 0; min-height: 0; }
    [data-kind=layers] > * { grid-area: 1 / 1; position: relative; }
    [data-kind=layers] > :is([data-kind=shape], [data-kind=layers]):not([style*=width]) {
      place-self: stretch; }
    [data-layered] { display: grid; min-width: 0; min-height: 0; }
    [data-layered] > * { grid-area: 1 / 1; position: relative; }
    [data-layer] { pointer-events: none; }
    [data-kind=toolbar] { display: flex; gap: 16px; padding: 8px 16px; flex-wrap: wrap; }
    [data-kind=title] { font-weight: 600; text-align: center; padding: 8px; }
    [data-kind=section] { border: 1px solid #8884; border-radius: 12px; padding: 8px 12px;
      display: grid; gap: 6px; }
    [data-kind=picker] { display: flex; flex-wrap: wrap; gap: 8px; }
    [data-kind=option] { padding: 4px 8px; border-radius: 8px; }
    [data-on=true] { background: #8884; border-radius: 8px; }
    [data-kind=sheet], [data-kind=cover], [data-kind=popover], [data-kind=alert],
    [data-kind=dialog] { position: absolute; inset: 20% 0 0; z-index: 10; overflow: auto;
      padding: 16px; background: Canvas; border-radius: 24px; box-shadow: 0 0 40px #0008; }
    [data-kind=menuBar], [data-unseen] { display: none; }
    [data-kind=progress] { width: 100%; height: 4px; background: #8884; }
    [data-kind=field] { border: 1px solid #8886; border-radius: 8px; padding: 6px; min-width: 6em; }
    [data-kind=spacer] { flex: 1; }
    [data-symbol] { font-size: 9px; opacity: .7; }
    hr { border: 0; border-top: 1px solid #8884; width: 100%; }
    svg { display: block; width: 100%; height: 100%; min-height: 8px; overflow: visible; }
    """
}

extension Node {
  /// The node as HTML.
  public var html: String {
    var attributes = attributes
    attributes["data-kind"] = kind.rawValue
    attributes["style"] = style.map { "\($0): \($1)" }.joined(separator: "; ")
    if let label { attributes["aria-label"] = label }
    if let identifier { attributes["id"] = identifier }
    if let isOn { attributes["data-on"] = "\(isOn)" }
    if let symbol { attributes["data-symbol"] = symbol }
    if isHidden { attributes["aria-hidden"] = "true" }
    if !isEnabled { attributes["disabled"] = "" }
    if attributes["style"] == "" { attributes["style"] = nil }
    let list = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(Self.escaped($0.value))\"" }.joined()
    if !drawings.isEmpty { return svg(list) }
    let tag =
      switch kind {
      case .button, .toggle, .option: "button"
      case .divider: "hr"
      case .text, .image: "span"
      default: "div"
      }
    if kind == .divider { return "<hr\(list)>" }
    let text = kind == .field ? value ?? "" : symbol ?? text
    return "<\(tag)\(list)>\(Self.escaped(text))\(children.map(\.html).joined())</\(tag)>"
  }

  private func svg(_ list: String) -> String {
    let isCanvas = kind == .canvas
    let shapes = drawings.map { drawing in
      if let text = drawing.text, case .move(let point)? = drawing.path.elements.first {
        return "<text x=\"\(point.x)\" y=\"\(point.y)\" fill=\"\(drawing.paint)\" "
          + "text-anchor=\"middle\" dominant-baseline=\"central\" opacity=\"\(drawing.opacity)\" "
          + "style=\"font: \(drawing.font ?? "inherit")\">\(Self.escaped(text))</text>"
      }
      let pen = drawing.pen
      let paint =
        drawing.isFilled
        ? "fill=\"\(drawing.paint)\""
        : "fill=\"none\" stroke=\"\(drawing.paint)\" stroke-width=\"\(drawing.lineWidth)\" "
          + "stroke-linecap=\"\(pen.lineCap)\" stroke-linejoin=\"\(pen.lineJoin)\""
          + (pen.dash.isEmpty
            ? "" : " stroke-dasharray=\"\(pen.dash.map { "\($0)" }.joined(separator: " "))\"")
      let effect = isCanvas ? "" : " vector-effect=\"non-scaling-stroke\""
      return "<path d=\"\(drawing.path.svg)\" \(paint) opacity=\"\(drawing.opacity)\"\(effect)/>"
    }
    let box = isCanvas ? "" : " preserveAspectRatio=\"none\""
    return "<svg\(box)\(list)>\(shapes.joined())</svg>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}

/// The colours of an asset catalogue.
private struct Catalogue {
  private let folder: URL
  init(_ folder: URL) { self.folder = folder }

  /// As properties; a name in a folder that gives names a space is `Folder/Name`.
  func css(_ scheme: ColorScheme, _ isIncreased: Bool) -> String {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var lines: [String] = []
    while let url = files?.nextObject() as? URL {
      guard url.pathExtension == "colorset" else { continue }
      let parts = url.deletingPathExtension().pathComponents.suffix(2)
      let name =
        url.deletingLastPathComponent().pathExtension == "xcassets"
        ? parts.last ?? "" : parts.joined(separator: "/")
      guard let data = try? Data(contentsOf: url.appendingPathComponent("Contents.json")),
        let set = try? JSONDecoder().decode(ColorSet.self, from: data),
        let color = set.color(scheme == .dark, isIncreased)
      else { continue }
      lines.append("--\(name.replacingOccurrences(of: "/", with: "\\/")): \(color.css);")
    }
    return lines.sorted().joined(separator: " ")
  }

  private struct ColorSet: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }
    struct Components: Decodable { let red, green, blue, alpha: String }
    struct Value: Decodable {
      let components: Components
      var css: String {
        let parts = [components.red, components.green, components.blue].map {
          String(Int($0.dropFirst(2), radix: 16) ?? 0)
        }
        return "rgb(\(parts.joined(separator: " ")) / \(components.alpha))"
      }
    }
    struct Entry: Decodable {
      let color: Value
      let appearances: [Appearance]?
    }
    let colors: [Entry]

    func color(_ isDark: Bool, _ isIncreased: Bool) -> Value? {
      func entry(_ dark: Bool, _ high: Bool) -> Value? {
        colors.first { entry in
          let values = entry.appearances?.map(\.value) ?? []
          return values.contains("dark") == dark && values.contains("high") == high
        }?.color
      }
      return entry(isDark, isIncreased) ?? entry(isDark, false) ?? entry(false, isIncreased)
        ?? entry(false, false)
    }
  }
}
