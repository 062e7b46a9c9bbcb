// Outlines as lines: to be measured, cut and written down.

extension Path {
  /// The lines that approximate it, each from one move to the next.
  nonisolated var flattened: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    func append(_ point: CGPoint) {
      if lines.isEmpty { lines.append([.zero]) }
      lines[lines.count - 1].append(point)
    }
    func curve(_ weights: (Double) -> [(Double, CGPoint)]) {
      for step in 1...16 {
        let parts = weights(Double(step) / 16)
        append(
          CGPoint(
            x: parts.reduce(0) { $0 + CGFloat($1.0) * $1.1.x },
            y: parts.reduce(0) { $0 + CGFloat($1.0) * $1.1.y }))
      }
    }
    for element in elements {
      let from = lines.last?.last ?? .zero
      switch element {
      case .move(let to): lines.append([to])
      case .line(let to): append(to)
      case .quadCurve(let to, let control):
        curve { t in
          let s = 1 - t
          return [(s * s, from), (2 * s * t, control), (t * t, to)]
        }
      case .curve(let to, let first, let second):
        curve { t in
          let s = 1 - t
          return [
            (s * s * s, from), (3 * s * s * t, first), (3 * s * t * t, second), (t * t * t, to),
          ]
        }
      case .closeSubpath:
        if let start = lines.last?.first {
          append(start)
          lines.append([start])
        }
      }
    }
    return lines.filter { $0.count > 1 }
  }

  nonisolated public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    if start <= 0, end >= 1 { return self }
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      CGFloat(hypot(Double(a.x - b.x), Double(a.y - b.y)))
    }
    let lines = flattened
    let whole = lines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let (first, last) = (whole * start, whole * end)
    var done: CGFloat = 0
    var path = Path()
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let part = length(a, b)
        defer { done += part }
        guard part > 0, done + part > first, done < last else { continue }
        func at(_ distance: CGFloat) -> CGPoint {
          let t = min(1, max(0, (distance - done) / part))
          return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if !isDrawing { path.move(to: at(first)) }
        isDrawing = true
        path.addLine(to: at(last))
      }
    }
    return path
  }

  /// The path as SVG writes it.
  nonisolated public var svg: String {
    func p(_ points: CGPoint...) -> String {
      points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let to): "M\(p(to))"
      case .line(let to): "L\(p(to))"
      case .quadCurve(let to, let control): "Q\(p(control, to))"
      case .curve(let to, let first, let second): "C\(p(first, second, to))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  nonisolated private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Path: CustomStringConvertible {
  nonisolated public var description: String { svg }
}
