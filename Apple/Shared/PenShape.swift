import BoardUI
import GameRules
import GameSession
import SwiftUI

/// Pen steps on a board whose squares are boxes of 100 × 100 units.
struct PenShape: Shape {
  let steps: [PenStep]
  /// The number of columns.
  let columns: Int

  nonisolated func path(in rect: CGRect) -> Path {
    let scale = rect.width / Double(100 * columns)
    func point(_ x: Int, _ y: Int) -> CGPoint {
      CGPoint(x: rect.minX + Double(x) * scale, y: rect.minY + Double(y) * scale)
    }
    return Path { path in
      for step in steps {
        switch step {
        case .move(let x, let y): path.move(to: point(x, y))
        case .line(let x, let y): path.addLine(to: point(x, y))
        case .curve(let x1, let y1, let x2, let y2, let x, let y):
          path.addCurve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
        case .close: path.closeSubpath()
        }
      }
    }
  }
}

/// The shape of a symbol.
struct MarkShape: Shape {
  let symbol: Symbol

  nonisolated func path(in rect: CGRect) -> Path {
    PenShape(steps: symbol.outline, columns: 1).path(in: rect)
  }

  /// The pen of a symbol in a box with this side; thicker for bold text.
  static func pen(side: Double, isBold: Bool = false) -> StrokeStyle {
    let width = side * Double(Symbol.strokeWidth) / 100
    return StrokeStyle(lineWidth: isBold ? 1.3 * width : width, lineCap: .round, lineJoin: .round)
  }
}

/// A small picture of a game or a line, without controls.
struct BoardPicture: View {
  let rules: Rules
  let palette: Palette
  let symbols: SymbolChoice
  var marks: [Mark?] = []
  var line: Line?

  var body: some View {
    let side = 88.0 / Double(max(rules.columns, rules.rows))
    ZStack(alignment: .topLeading) {
      PenShape(steps: Drawing.gridSteps(rules), columns: rules.columns)
        .stroke(palette.grid, style: StrokeStyle(lineWidth: 1, lineCap: .round))
      ForEach(marks.indices, id: \.self) { index in
        if let mark = marks[index] {
          let square = rules.square(at: index)
          MarkView(symbol: symbols[mark], color: palette.mark(mark == .x), side: side)
            .offset(
              x: Double(square.column) * side, y: Double(rules.rows - 1 - square.row) * side)
        }
      }
      if let line {
        PenShape(steps: Drawing.loop(line, on: rules), columns: rules.columns)
          .stroke(
            palette.win, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
    }
    .frame(width: side * Double(rules.columns), height: side * Double(rules.rows))
    .accessibilityHidden(true)
  }
}
