import BoardUI
import GameRules
import GameSession
import GameSolver
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
      if hasPaper {
        ForEach(lines, id: \.self) { line in
          PenShape(steps: Drawing.wash(line, on: rules), columns: rules.columns)
            .fill(presentation.losingLines.isEmpty ? palette.winWash : palette.mistake)
            .transition(.opacity)
        }
      }
      PenShape(steps: Drawing.gridSteps(rules), columns: rules.columns)
        .stroke(palette.grid, style: StrokeStyle(lineWidth: isFine ? 1 : 3, lineCap: .round))
      PenLoops(
        lines: lines, rules: rules,
        color: presentation.losingLines.isEmpty ? palette.win : palette.loss, isStill: isStill)
      if !presentation.ideas.isEmpty {
        PenShape(
          steps: Drawing.ideas(presentation.ideas, on: rules).flatMap { $0 },
          columns: rules.columns
        )
        .stroke(palette.soft, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 7]))
        .transition(.opacity)
      }
      ForEach(threatened, id: \.self) { threat(at: $0) }
      ForEach(marked, id: \.self) { mark(at: $0) }
      ForEach(valued, id: \.self) { value(at: $0) }
      if let ghost { self.ghost(ghost) }
      if let cursor { ring(at: cursor) }
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
      return state.isDrop || state.isHint || state.isLookedAt || state.isReply || state.isLast
    }
  }

  private var marked: [Int] {
    squares.indices.filter { squares[$0].mark != nil || squares[$0].leaving != nil }
  }

  private var valued: [Int] {
    squares.indices.filter {
      squares[$0].value != nil && squares[$0].mark == nil && squares[$0].leaving == nil
    }
  }

  private func ground(at index: Int) -> some View {
    let state = squares[index]
    let isFrame = state.isDrop || state.isHint || state.isReply
    return RoundedRectangle(cornerRadius: side / 7)
      .fill(palette.wash)
      .strokeBorder(isFrame ? palette.ink : .clear, lineWidth: 3)
      .padding(side / 20)
      .frame(width: side, height: side)
      .offset(place(of: index))
  }

  private func mark(at index: Int) -> some View {
    let state = squares[index]
    let mark = state.mark ?? state.leaving ?? .x
    let isFaded = !lines.isEmpty && !state.isWinning && !state.isLosing
    return MarkView(
      symbol: presentation.symbols[mark],
      color: palette.mark(mark == .x), side: side,
      isDrawn: state.arrival == .drawn && !reducesMotion && !isStill
    )
    .overlay {
      if state.isWinning {
        // Drawn over and not cross-faded, because halfway between the two inks is brown.
        MarkView(
          symbol: presentation.symbols[mark], color: palette.win, side: side,
          isDrawn: !reducesMotion && !isStill, time: EndTimeline.green(order(of: index)))
      }
    }
    .overlay(alignment: .topTrailing) {
      if state.isWinning, avoidsColor {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(palette.win)
      }
    }
    .opacity(state.mark == nil ? 0 : 1)
    .opacity(isFaded ? 0.2 : 1)
    .animation(.timed(EndTimeline.others, reducesMotion), value: isFaded)
    .offset(place(of: index))
    .transition(.opacity)
  }

  /// The place of a winning square along its line.
  private func order(of index: Int) -> Int {
    let square = rules.square(at: index)
    return lines.lazy.compactMap { $0.squares.firstIndex(of: square) }.first ?? 0
  }

  private var threatened: [Int] {
    squares.indices.filter { squares[$0].threat != nil && squares[$0].mark == nil }
  }

  /// A ring in the colour of the side that threatens, thick for a strong threat.
  @ViewBuilder private func threat(at index: Int) -> some View {
    if let threat = squares[index].threat {
      PenShape(
        steps: Drawing.ringSteps(around: rules.square(at: index), on: rules),
        columns: rules.columns
      )
      .stroke(
        palette.mark(threat.mark == .x),
        style: StrokeStyle(lineWidth: threat.isStrong ? 4 : 1.5, lineCap: .round))
    }
  }

  private func value(at index: Int) -> some View {
    let wording = presentation.wording
    return Text(words: wording.sign(of: squares[index]) ?? "")
      .font(.system(.callout, design: .rounded, weight: .bold))
      .minimumScaleFactor(0.4)
      .lineLimit(1)
      .foregroundStyle(color(of: squares[index]))
      .frame(width: side, height: side)
      .offset(place(of: index))
  }

  private func color(of state: SquareState) -> Color {
    switch state.value?.result {
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

  private var lines: [Line] { presentation.winningLines + presentation.losingLines }

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
  /// The time in which it is drawn.
  var time = EndTimeline.Span(start: 0, duration: EndTimeline.pen.duration)
  @Environment(\.legibilityWeight) private var weight
  @State private var end = 0.0

  var body: some View {
    MarkShape(symbol: symbol)
      .trim(from: 0, to: isDrawn ? end : 1)
      .stroke(color, style: MarkShape.pen(side: side, isBold: weight == .bold))
      .frame(width: side, height: side)
      .onAppear { withAnimation(.timed(time, false)) { end = 1 } }
  }
}

/// The pen loops round the lines that ended the game.
struct PenLoops: View {
  let lines: [Line]
  let rules: Rules
  let color: Color
  var isStill = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var end = 0.0

  var body: some View {
    PenShape(
      steps: lines.flatMap { Drawing.loop($0, on: rules) }, columns: rules.columns
    )
    .trim(from: 0, to: isStill ? 1 : end)
    .stroke(color, style: StrokeStyle(lineWidth: 3.5, lineCap: .round, lineJoin: .round))
    .onChange(of: lines, initial: true) { _, lines in
      end = 0
      guard !lines.isEmpty else { return }
      withAnimation(.timed(EndTimeline.loop, reducesMotion)) { end = 1 }
    }
  }
}

extension Animation {
  /// An animation timed within the end of a game; nil if motion is reduced.
  fileprivate static func timed(_ span: EndTimeline.Span, _ reducesMotion: Bool) -> Animation? {
    reducesMotion
      ? nil
      : .easeInOut(duration: Double(span.duration) / 1000).delay(Double(span.start) / 1000)
  }
}
