import BoardUI
import GameRules
import GameSession
import SwiftUI

/// A board of any size, drawn with paths only and without controls.
struct BoardDrawing: View {
  let presentation: Presentation
  let palette: Palette
  /// The side of a square, in points.
  let side: Double
  /// The mark that a tap under the pointer would place.
  var ghost: Ghost?
  /// The square with the keyboard focus.
  var cursor: Square?
  /// Whether everything is drawn at once without animation, as in a picture.
  var isStill = false
  /// Whether to draw the paper and coloured squares; not where everything has one colour.
  var hasPaper = true
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) private var avoidsColor

  /// A mark that is not placed yet.
  struct Ghost: Equatable {
    let square: Square
    let mark: Mark
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      if hasPaper {
        RoundedRectangle(cornerRadius: 16).fill(palette.sheet)
        ForEach(lit, id: \.self) { ground(at: $0) }
      }
      PenShape(steps: Drawing.gridSteps(rules), columns: rules.columns)
        .stroke(palette.grid, style: StrokeStyle(lineWidth: isFine ? 1 : 3, lineCap: .round))
      ForEach(marked, id: \.self) { mark(at: $0) }
      ForEach(valued, id: \.self) { value(at: $0) }
      if let ghost { self.ghost(ghost) }
      if let cursor { ring(at: cursor) }
      WinningLines(
        lines: presentation.winningLines + presentation.losingLines, rules: rules, side: side,
        color: presentation.losingLines.isEmpty ? palette.win : palette.loss,
        halo: hasPaper ? palette.sheet : .clear, isStill: isStill)
      anchor
    }
    .animation(reducesMotion ? nil : .easeInOut(duration: 0.2), value: presentation.squares)
  }

  private var rules: Rules { presentation.rules }
  private var squares: [SquareState] { presentation.squares }
  private var isFine: Bool { max(rules.columns, rules.rows) >= Drawing.fewestFine }

  // MARK: Squares

  private var lit: [Int] {
    squares.indices.filter {
      let state = squares[$0]
      return state.isWinning || state.isLosing || state.isDrop || state.isHint || state.isLast
    }
  }

  private var marked: [Int] {
    squares.indices.filter { squares[$0].mark != nil || squares[$0].leaving != nil }
  }

  private var valued: [Int] {
    squares.indices.filter {
      squares[$0].truth != nil && squares[$0].mark == nil && squares[$0].leaving == nil
    }
  }

  private func ground(at index: Int) -> some View {
    let state = squares[index]
    let isFrame = state.isDrop || state.isHint
    return RoundedRectangle(cornerRadius: side / 7)
      .fill(state.isWinning ? palette.winWash : state.isLosing ? palette.slip : palette.wash)
      .strokeBorder(isFrame ? palette.ink : .clear, lineWidth: 3)
      .padding(side / 20)
      .frame(width: side, height: side)
      .offset(place(of: index))
  }

  private func mark(at index: Int) -> some View {
    let state = squares[index]
    let mark = state.mark ?? state.leaving ?? .x
    let isFaded = presentation.phase == .finished && hasLines && !state.isWinning && !state.isLosing
    return MarkView(
      symbol: presentation.symbols[mark],
      color: state.isWinning ? palette.win : palette.mark(mark == .x), side: side,
      isDrawn: state.arrival == .drawn && !reducesMotion && !isStill
    )
    .overlay(alignment: .topTrailing) {
      if state.isWinning, avoidsColor {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(palette.win)
      }
    }
    .opacity(state.mark == nil ? 0 : isFaded ? 0.35 : 1)
    .offset(place(of: index))
    .transition(.opacity)
  }

  private func value(at index: Int) -> some View {
    let wording = presentation.wording
    return Text(words: squares[index].truth.map(wording.sign) ?? "")
      .font(.system(.callout, design: .rounded, weight: .bold))
      .minimumScaleFactor(0.4)
      .lineLimit(1)
      .foregroundStyle(color(of: squares[index]))
      .frame(width: side, height: side)
      .offset(place(of: index))
  }

  private func color(of state: SquareState) -> Color {
    switch state.truth?.result {
    case .win: palette.win
    case .loss: palette.loss
    case .draw, nil: palette.soft
    }
  }

  private func ghost(_ ghost: Ghost) -> some View {
    MarkView(
      symbol: presentation.symbols[ghost.mark], color: palette.mark(ghost.mark == .x), side: side
    )
    .opacity(0.25)
    .offset(place(of: rules.index(of: ghost.square)))
    .transition(.identity)
  }

  private func ring(at square: Square) -> some View {
    RoundedRectangle(cornerRadius: side / 7)
      .strokeBorder(palette.ink, lineWidth: 3)
      .padding(2)
      .frame(width: side, height: side)
      .offset(place(of: rules.index(of: square)))
  }

  /// An invisible view that covers all marked squares, for scrolling to them.
  @ViewBuilder private var anchor: some View {
    let marked = presentation.marked
    if let first = marked.first {
      let box = marked.map(frame).reduce(frame(of: first)) { $0.union($1) }
      Color.clear
        .frame(width: box.width, height: box.height)
        .id(marked)
        .padding(.leading, box.minX)
        .padding(.top, box.minY)
    }
  }

  private func frame(of square: Square) -> CGRect {
    let place = place(of: rules.index(of: square))
    return CGRect(x: place.width, y: place.height, width: side, height: side)
  }

  private var hasLines: Bool {
    !presentation.winningLines.isEmpty || !presentation.losingLines.isEmpty
  }

  private func place(of index: Int) -> CGSize {
    let square = rules.square(at: index)
    return CGSize(
      width: Double(square.column) * side, height: Double(rules.rows - 1 - square.row) * side)
  }
}

/// A mark on its square; a new one is drawn stroke by stroke.
struct MarkView: View {
  let symbol: Symbol
  let color: Color
  let side: Double
  var isDrawn = false
  @Environment(\.legibilityWeight) private var weight
  @State private var end = 0.0

  var body: some View {
    MarkShape(symbol: symbol)
      .trim(from: 0, to: isDrawn ? end : 1)
      .stroke(color, style: MarkShape.pen(side: side, isBold: weight == .bold))
      .frame(width: side, height: side)
      .onAppear { withAnimation(.easeOut(duration: 0.2)) { end = 1 } }
  }
}

/// The animated lines that ended the game, over a halo.
struct WinningLines: View {
  let lines: [Line]
  let rules: Rules
  let side: Double
  let color: Color
  let halo: Color
  var isStill = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var end = 0.0

  var body: some View {
    ZStack {
      ForEach([true, false], id: \.self) { isHalo in
        PenShape(steps: lines.flatMap { Drawing.steps($0, on: rules) }, columns: rules.columns)
          .trim(from: 0, to: isStill ? 1 : end)
          .stroke(
            isHalo ? halo : color,
            style: StrokeStyle(
              lineWidth: side * (isHalo ? 0.15 : 0.08), lineCap: .round, lineJoin: .round))
      }
    }
    .onChange(of: lines, initial: true) { _, lines in
      end = 0
      guard !lines.isEmpty else { return }
      withAnimation(reducesMotion ? nil : .easeOut(duration: 0.6)) { end = 1 }
    }
  }
}
