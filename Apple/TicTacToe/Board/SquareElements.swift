import GameRules
import GameSession
import SwiftUI

/// The accessibility elements of a board: one for each square, and rotors over them.
struct SquareElements: ViewModifier {
  let side: Double
  @Environment(GameModel.self) private var model
  @Namespace private var rotor

  /// The largest board, in squares, whose elements are views.
  ///
  /// More views would slow down the layout at every turn, so their elements are created only when a
  /// screen reader asks for them.
  private static let mostViews = 100

  func body(content: Content) -> some View {
    let presentation = model.presentation
    layer(content)
      .accessibilityLabel(Text(words: presentation.wording.board(presentation.rules)))
      .accessibilityIdentifier("board")
      .accessibilityRotor(name(.empty)) { entries(empty) }
      .accessibilityRotor(name(.threats)) { entries(threats) }
      .accessibilityRotor(name(.line)) { entries(winningLine) }
  }

  @ViewBuilder private func layer(_ content: Content) -> some View {
    if model.presentation.rules.area <= SquareElements.mostViews {
      content.accessibilityHidden(true).overlay { grid }.accessibilityElement(children: .contain)
    } else {
      content.accessibilityElement().accessibilityChildren { grid }
    }
  }

  private var grid: some View {
    let rules = model.presentation.rules
    return Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach((0..<rules.rows).reversed(), id: \.self) { row in
        GridRow {
          ForEach(0..<rules.columns, id: \.self) { column in
            element(at: Square(column: column, row: row))
          }
        }
      }
    }
  }

  private func element(at square: Square) -> some View {
    let presentation = model.presentation
    let index = presentation.rules.index(of: square)
    let state = presentation.squares[index]
    return Color.clear
      .frame(width: side, height: side)
      .hoverHighlight(
        in: RoundedRectangle(cornerRadius: side / 7), isOn: model.environment.platform.isLookedAt
      )
      .accessibilityElement()
      .accessibilityLabel(Text(words: presentation.wording.square(square, state)))
      .accessibilityIdentifier(square.notation.description)
      .accessibilityInputLabels([Text(words: square.notation)])
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { model.choose(square) }
      .accessibilityActions { commands }
      .accessibilityRotorEntry(id: index, in: rotor)
  }

  /// The commands that each square offers while they can be used.
  private var commands: some View {
    let presentation = model.presentation
    let usable = [GameCommand.hint, .undo].filter { presentation[$0].isEnabled }
    return ForEach(usable, id: \.self) { command in
      Button {
        model.use(command)
      } label: {
        Text(words: presentation.wording.name(command))
      }
    }
  }

  // MARK: Rotors

  private func name(_ rotor: Wording.Rotor) -> Text {
    Text(words: model.presentation.wording.name(rotor))
  }

  private var empty: [Square] { model.game.position.legalMoves }

  private var threats: [Square] {
    let position = model.game.position
    let both = position.completions(by: .x) + position.completions(by: .o)
    return empty.filter(both.contains)
  }

  private var winningLine: [Square] {
    let presentation = model.presentation
    return presentation.squares.indices
      .filter { presentation.squares[$0].isWinning || presentation.squares[$0].isLosing }
      .map(presentation.rules.square(at:))
  }

  private func entries(_ squares: [Square]) -> some AccessibilityRotorContent {
    let presentation = model.presentation
    let rules = presentation.rules
    return ForEach(squares, id: \.self) { square in
      let index = rules.index(of: square)
      AccessibilityRotorEntry(
        Text(words: presentation.wording.square(square, presentation.squares[index])), id: index,
        in: rotor)
    }
  }
}
