import BoardUI
import GameRules
import GameSession
import SwiftUI

/// The two players, with the score between them; below each other with large type.
struct SeatsView: View {
  @Environment(GameModel.self) private var model
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let tray = model.presentation.tray
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
    layout {
      SeatView(piece: tray[0])
      if !model.presentation.score.isEmpty {
        Text(verbatim: "\(tray[0].wins) – \(tray[1].wins)")
          .font(.headline.monospacedDigit())
          .accessibilityLabel(Text(words: model.presentation.score))
      }
      SeatView(piece: tray[1])
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(words: model.presentation.wording.pieces))
  }
}

/// A player's piece, name and state.
struct SeatView: View {
  let piece: TrayPiece
  @Environment(GameModel.self) private var model

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 10) { parts }
      VStack(spacing: 4) { parts }
    }
    .padding(8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      model.palette.sheet.opacity(piece.isActive ? 1 : 0.4), in: RoundedRectangle(cornerRadius: 18))
  }

  @ViewBuilder private var parts: some View {
    PieceView(piece: piece)
    Button {
      model.open(.seat(model.session.match.seat(of: piece.mark)))
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        Text(words: piece.player).font(.headline)
        if !piece.about.isEmpty {
          Text(words: piece.about)
            .font(piece.isTimed ? .title3.monospacedDigit() : .caption)
            .foregroundStyle(piece.isTimed ? model.palette.ink : model.palette.soft)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("seat-\(piece.mark)")
  }
}

/// A piece to tap, or to drag onto the board; bright while its mark is to move, else dim.
struct PieceView: View {
  let piece: TrayPiece
  @Environment(GameModel.self) private var model
  @GestureState private var isDown = false
  @State private var home = CGRect.zero

  /// The side of a piece in points; the mark fills 5/7 of it.
  private static let side = 56.0

  var body: some View {
    let placement = isCarried ? model.placement : nil
    MarkShape(symbol: model.presentation.symbols[piece.mark])
      .stroke(model.palette.mark(piece.mark == .x), style: MarkShape.pen(side: mark))
      .frame(width: mark, height: mark)
      .frame(width: PieceView.side, height: PieceView.side)
      .background {
        RoundedRectangle(cornerRadius: 14)
          .fill(piece.isHeld ? model.palette.winWash : model.palette.wash)
          .opacity(placement == nil ? 1 : 0)
      }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .game)
      } action: {
        home = $0
      }
      .scaleEffect(placement?.scale ?? 1)
      .offset(x: placement?.x ?? 0, y: placement?.y ?? 0)
      .opacity(piece.isActive ? 1 : 0.4)
      .contentShape(.rect)
      .gesture(drag, including: piece.isActive ? .all : .none)
      .onChange(of: isDown) { _, isDown in if !isDown { model.pointerLost() } }
      .animation(model.motion(.snappy(duration: 0.18)), value: isCarried)
      .zIndex(isCarried ? 1 : 0)
      .accessibilityElement()
      .accessibilityLabel(Text(words: model.presentation.wording.piece(piece.mark)))
      .accessibilityIdentifier("piece-\(piece.mark)")
      .accessibilityAddTraits(piece.isHeld ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { model.send(.pieceTapped(piece.mark)) }
      .disabled(!piece.isActive)
      .hoverHighlight(in: RoundedRectangle(cornerRadius: 14))
  }

  private var mark: Double { PieceView.side * 5 / 7 }

  private var isCarried: Bool { piece.place == .lifted }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .game)
      .updating($isDown) { _, isDown, _ in isDown = true }
      .onChanged {
        model.pointerMoved(on: piece.mark, from: $0.startLocation, to: $0.location, home: home)
      }
      .onEnded { model.pointerUp(on: piece.mark, at: $0.location) }
  }
}
