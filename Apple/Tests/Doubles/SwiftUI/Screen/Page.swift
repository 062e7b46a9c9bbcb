// A window as a page, for a browser to make a picture of.

extension Screen {
  private static let style = """
    * { box-sizing: border-box; margin: 0; }
    body { overflow: hidden; background: Canvas; color: CanvasText; }
    button { font: inherit; color: inherit; border: 0; background: none; padding: 0; }
    button:disabled { opacity: .4; }
    [data-kind=button] { color: var(--AccentColor); }
    [data-style=plain] { color: inherit; }
    [data-style=bordered] { padding: 8px 14px; border-radius: 12px; background: #8883; }
    [data-style=prominent] { padding: 8px 14px; border-radius: 12px;
      background: var(--AccentColor); color: inherit; }
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
