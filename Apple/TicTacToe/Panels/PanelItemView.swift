import GameRules
import GameSession
import GameSolver
import SwiftUI

/// A panel item, in the usual form of its kind.
struct PanelItemView: View {
  let item: PanelItem
  @Environment(GameModel.self) private var model

  var body: some View {
    @Bindable var model = model
    switch item.kind {
    case .text, .heading: Text(words: item.label)
    case .note: if !item.label.isEmpty { note }
    case .picture: picture
    case .choice: choice
    // Not tinted with ink: in dark mode ink is white, as a switch's knob is.
    case .toggle: Toggle(isOn: $model[isOn: item]) { label }.tint(model.palette.win)
    case .number: number
    case .name, .search:
      TextField(item.label.description, text: $model[entered: item]).autocorrectionDisabled()
    case .button, .closing: button
    }
  }

  private var note: some View {
    Label {
      Text(words: item.label)
    } icon: {
      Image(systemName: item.isRefusal ? "exclamationmark.triangle" : "info.circle")
    }
    .font(.footnote)
    .foregroundStyle(item.isRefusal ? model.palette.loss : model.palette.soft)
  }

  @ViewBuilder private var picture: some View {
    switch item.picture {
    case .line(let rules, let place):
      HStack(spacing: 16) {
        BoardPicture(
          rules: rules, palette: model.palette, symbols: model.presentation.symbols,
          line: rules.makeLines()[place])
        Text(words: item.label)
      }
    case .code: code
    default: EmptyView()
    }
  }

  /// The link as a QR code, if there is a page for devices without the app.
  @ViewBuilder private var code: some View {
    if model.environment.page != nil, let image = QRCode.image(of: model.link.absoluteString) {
      VStack {
        // A reader needs a border of four modules that is as light as the code's background.
        image.frame(width: 180, height: 180)
          .padding(20)
          .background(Color.white, in: RoundedRectangle(cornerRadius: 12))
          .accessibilityHidden(true)
        Text(words: item.label)
      }
    }
  }

  private var choice: some View {
    Button {
      model.use(item)
    } label: {
      LabeledContent {
        if item.isOn { Image(systemName: "checkmark") }
      } label: {
        label
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .disabled(!item.isEnabled)
    .accessibilityAddTraits(item.isOn ? .isSelected : [])
  }

  private var number: some View {
    @Bindable var model = model
    return Stepper(value: $model[number: item], in: Rules.sides) {
      LabeledContent {
        Text(verbatim: "\(model[number: item])")
      } label: {
        label
      }
    }
  }

  @ViewBuilder private var button: some View {
    switch item.use {
    case .share(.link) where model.environment.page != nil:
      ShareLink(item: model.link) { label }
    // Without a page, a link is of no use to people without the app; a picture says as much.
    case .share(.link):
      let name = Text(words: model.presentation.wording.name(.share))
      let words = Text(verbatim: SharedPicture.words(of: model.presentation))
      pictureLink(words, named: name) {
        Label {
          name
        } icon: {
          icon
        }
      }
    case .share(.picture): pictureLink(named: Text(words: item.label)) { label }
    default:
      Button {
        model.use(item)
      } label: {
        label
      }
      .disabled(!item.isEnabled)
      .accessibilityAddTraits(item.isOn ? .isSelected : [])
    }
  }

  private func pictureLink(
    _ message: Text? = nil, named name: Text, @ViewBuilder label: () -> some View
  ) -> some View {
    ShareLink(
      item: SharedGame(presentation: model.presentation), message: message,
      preview: SharePreview(name),
      label: label)
  }

  private var label: some View {
    Label {
      VStack(alignment: .leading) {
        Text(words: item.label)
        if let about = item.about {
          Text(words: about).font(.caption).foregroundStyle(model.palette.soft)
        }
      }
    } icon: {
      icon
    }
  }

  @ViewBuilder private var icon: some View {
    switch item.picture {
    case .command(let command): Image(systemName: command.systemImage)
    case .share(let share): Image(systemName: share.systemImage)
    case .mark(let mark): shape(model.presentation.symbols[mark], mark)
    case .symbol(let symbol, let mark): shape(symbol, mark)
    case .strength(.person): Image(systemName: "person.2")
    case .strength(.computer(let level)):
      let height = (Level.allCases.firstIndex(of: level) ?? 0) + 1
      Image(
        systemName: "cellularbars",
        variableValue: Double(height) / Double(Level.allCases.count))
    case .week: Image(systemName: "calendar")
    case .strength(.remote), .board, .line, .code, nil: EmptyView()
    }
  }

  private func shape(_ symbol: Symbol, _ mark: Mark) -> some View {
    MarkShape(symbol: symbol)
      .stroke(model.palette.mark(mark == .x), style: MarkShape.pen(side: 24))
      .frame(width: 24, height: 24)
  }
}

extension Share {
  /// The name of its SF Symbol.
  var systemImage: String {
    switch self {
    case .link: "square.and.arrow.up"
    case .copy: "doc.on.doc"
    case .emoji: "face.smiling"
    case .picture: "photo"
    }
  }
}
