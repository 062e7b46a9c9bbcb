import BoardUI
import GameRules
import GameSession
import SwiftUI

/// The board: one drawing, one target for taps and keys, and an accessibility element on each
/// square.
struct BoardView: View {
  @Environment(GameModel.self) private var model
  @FocusState private var isFocused: Bool
  /// The magnification of two fingers; nil while they do nothing.
  @GestureState private var pinch: Double?
  /// Whether keys are in use; until then the board's first focus is not shown.
  @State private var usesKeys = false

  var body: some View {
    GeometryReader { proxy in
      let rules = model.presentation.rules
      let whole = min(
        proxy.size.width / Double(rules.columns), proxy.size.height / Double(rules.rows))
      window(side: model.zoomedSide ?? whole)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .game)
        } action: {
          model.measure(window: $0)
        }
        // Another board has other squares in the same frame.
        .onChange(of: whole, initial: true) { _, whole in model.measure(wholeSide: whole) }
        // Here and not on the board, which becomes another view once it scrolls.
        .simultaneousGesture(magnification)
        .onChange(of: pinch) { before, now in
          if let now { model.zoom(by: now / (before ?? 1)) }
        }
        .overlay(alignment: .bottomTrailing) { zoomButton }
    }
    .environment(\.layoutDirection, .leftToRight)  // A board is never mirrored.
    .defaultFocus($isFocused, true)
  }

  /// The visible part of the board, or all of it.
  @ViewBuilder private func window(side: Double) -> some View {
    if model.zoomedSide == nil {
      board(side: side)
    } else {
      ScrollViewReader { reader in
        ScrollView([.horizontal, .vertical]) { board(side: side) }
          .onChange(of: model.presentation.marked, initial: true) { _, marked in
            withAnimation(model.motion(.default)) { reader.scrollTo(marked, anchor: .center) }
          }
      }
    }
  }

  private func board(side: Double) -> some View {
    let presentation = model.presentation
    let rules = presentation.rules
    return BoardDrawing(
      presentation: presentation, palette: model.palette, side: side, ghost: ghost,
      cursor: isFocused && usesKeys ? model.cursor.square : nil
    )
    .frame(width: side * Double(rules.columns), height: side * Double(rules.rows))
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .game)
    } action: {
      model.measure(board: $0)
    }
    .focusable()
    .focused($isFocused)
    .focusEffectDisabled()
    .onKeyPress(phases: [.down, .repeat]) { press in
      usesKeys = true
      return Key(press).map(model.pressed) == true ? .handled : .ignored
    }
    // A focus that comes back was moved by keys.
    .onChange(of: isFocused) { _, isFocused in if !isFocused { usesKeys = true } }
    .modifier(SquareElements(side: side))
    // Comes after the elements, which may lie on top of the drawing and must not take its taps.
    .contentShape(.rect)
    .gesture(tap(side: side))
    .onContinuousHover { phase in
      if case .active(let point) = phase {
        hover(over: model.square(at: point, side: side))
      } else {
        hover(over: nil)
      }
    }
  }

  private func tap(side: Double) -> some Gesture {
    SpatialTapGesture().onEnded {
      usesKeys = false
      model.tapped(at: $0.location, side: side)
    }
  }

  private func hover(over square: Square?) {
    guard square != model.hovered else { return }
    model.hovered = square
    model.point(at: square)
  }

  /// The mark that a tap under the pointer would place.
  private var ghost: BoardDrawing.Ghost? {
    guard let square = model.hovered, let mark = model.nextMark,
      model.presentation.squares[model.presentation.rules.index(of: square)].isBare
    else { return nil }
    return BoardDrawing.Ghost(square: square, mark: mark)
  }

  private var magnification: some Gesture {
    MagnifyGesture().updating($pinch) { value, pinch, _ in pinch = value.magnification }
  }

  @ViewBuilder private var zoomButton: some View {
    if model.isTooSmall {
      let isZoomed = model.zoomedSide != nil
      Button {
        model.toggleZoom()
      } label: {
        Label {
          Text(words: model.presentation.wording.zoom)
        } icon: {
          Image(systemName: isZoomed ? "minus.magnifyingglass" : "plus.magnifyingglass")
        }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(InkButtonStyle(palette: model.palette, isProminent: true))
      .controlSize(.large)
      .accessibilityAddTraits(isZoomed ? .isSelected : [])
    }
  }
}

extension Key {
  /// Converts a key press; fails if the board does not handle it.
  init?(_ press: KeyPress) {
    let hasControl = press.modifiers.contains(.control)
    if press.modifiers.contains(.command) || press.modifiers.contains(.option) { return nil }
    switch press.key {
    case .leftArrow: self = .step(.left)
    case .rightArrow: self = .step(.right)
    case .upArrow: self = .step(.up)
    case .downArrow: self = .step(.down)
    case .home: self = .step(hasControl ? .boardStart : .rowStart)
    case .end: self = .step(hasControl ? .boardEnd : .rowEnd)
    case .pageUp: self = .step(.columnTop)
    case .pageDown: self = .step(.columnBottom)
    case .return, .space: self = .enter
    case .escape: self = .escape
    default:
      guard !hasControl, let scalar = press.characters.lowercased().unicodeScalars.first else {
        return nil
      }
      self = .character(scalar, press.modifiers.contains(.shift))
    }
  }
}
