import GameRules
import GameSession
import SwiftUI

/// A panel as a sheet from below.
struct PanelSheet: View {
  @Environment(GameModel.self) private var model

  var body: some View {
    if let content = model.presentation.panel ?? model.lastPanel {
      NavigationStack {
        PanelForm(content: content)
          .inlineTitle(Text(words: content.title))
          .toolbar {
            ToolbarItemGroup(placement: .confirmationAction) { WayOut(content: content) }
          }
          .safeAreaInset(edge: .bottom) {
            if !content.waysOn.isEmpty {
              ButtonRow { ClosingButtons(items: content.waysOn) }
                .padding()
                .frame(maxWidth: .infinity)
                .background(.bar)  // The form scrolls beneath.
            }
          }
      }
      .presentationDetents([.medium, .large])
      .atLeast(model.environment.platform.smallestPanel)
      .foregroundStyle(model.palette.ink)
      .tint(model.palette.ink)
    }
  }
}

/// A panel in place of the rail.
struct PanelRail: View {
  @Environment(GameModel.self) private var model
  /// Whether a screen reader's focus is on the title, which announces the panel.
  @AccessibilityFocusState private var isTitleRead: Bool

  var body: some View {
    if let content = model.presentation.panel ?? model.lastPanel {
      VStack(spacing: 12) {
        Text(words: content.title)
          .font(.title2.bold())
          .accessibilityAddTraits(.isHeader)
          .accessibilityFocused($isTitleRead)
        PanelForm(content: content)
        ButtonRow {
          ClosingButtons(items: content.waysOn)
          WayOut(content: content)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(words: content.title))
      .accessibilityAction(.escape) { model.send(.panelClosed) }
      .task(id: content.panel) { isTitleRead = true }
    }
  }
}

/// Large buttons side by side, or below each other where they have no room for that.
struct ButtonRow<Buttons: View>: View {
  private let buttons: Buttons

  init(@ViewBuilder _ buttons: () -> Buttons) { self.buttons = buttons() }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { buttons }
      VStack { buttons }
    }
    .controlSize(.large)
  }
}

/// The buttons that only close or confirm a panel; if it has none, one that closes it.
struct WayOut: View {
  let content: PanelContent
  @Environment(GameModel.self) private var model

  var body: some View {
    ClosingButtons(items: content.waysOut)
    if content.waysOut.isEmpty {
      Button {
        model.send(.panelClosed)
      } label: {
        Text(words: model.presentation.wording.close)
      }
      .keyboardShortcut(.cancelAction)
      .buttonStyle(InkButtonStyle(palette: model.palette, isProminent: true))
    }
  }
}

/// Some of a panel's closing buttons.
struct ClosingButtons: View {
  let items: [PanelItem]
  @Environment(GameModel.self) private var model

  var body: some View {
    ForEach(items) { item in
      Button {
        model.use(item)
      } label: {
        Text(words: item.label)
      }
      .disabled(!item.isEnabled)
      .keyboardShortcut(shortcut(of: item))
    }
    .buttonStyle(InkButtonStyle(palette: model.palette, isProminent: true))
  }

  /// Return confirms, and Escape closes.
  private func shortcut(of item: PanelItem) -> KeyboardShortcut? {
    switch item.use {
    case .confirm: .defaultAction
    case .close: .cancelAction
    default: nil
    }
  }
}

/// The content of any panel.
struct PanelForm: View {
  let content: PanelContent
  /// Whether an item is shown.
  var isShown: (PanelItem) -> Bool = { _ in true }
  @Environment(GameModel.self) private var model

  var body: some View {
    Form {
      ForEach(content.groups { isShown($0) && (hasHaptics || !$0.isHaptic) }) { group in
        Section {
          ForEach(group.rows) { row($0, in: group) }
        } header: {
          if let heading = group.heading { Text(words: heading.label) }
        }
      }
      if content.panel == .menu { StoredSection() }
    }
    .formStyle(.grouped)
    .scrollContentBackground(.hidden)
    .background { if content.waysOut.contains(where: { $0.use == .confirm }) { escape } }
  }

  private var hasHaptics: Bool { model.environment.platform.hasHaptics }

  /// An unseen button for Escape, where the visible one confirms with Return.
  private var escape: some View {
    Button {
      model.send(.panelClosed)
    } label: {
      EmptyView()
    }
    .keyboardShortcut(.cancelAction)
    .opacity(0)
    .accessibilityHidden(true)
  }

  @ViewBuilder private func row(_ row: PanelGroup.Row, in group: PanelGroup) -> some View {
    switch row {
    case .item(let item): PanelItemView(item: item)
    case .symbols(let items): SymbolPicker(name: group.heading?.label ?? "", items: items)
    case .cards(let items): GameCards(items: items)
    }
  }
}

/// A button to the panel about stored data; without a server, the text for that case.
struct StoredSection: View {
  @Environment(GameModel.self) private var model

  var body: some View {
    let wording = model.presentation.wording
    if model.environment.page == nil {
      Section {
        Text(words: wording.storedHere)
      } header: {
        Text(words: wording.stored)
      }
    } else {
      Section {
        Button {
          model.open(.stored)
        } label: {
          Label {
            Text(words: wording.stored)
          } icon: {
            Image(systemName: "hand.raised")
          }
        }
      }
    }
  }
}

/// The symbols of a mark, side by side.
struct SymbolPicker: View {
  let name: UTF8Text
  let items: [PanelItem]
  @Environment(GameModel.self) private var model

  var body: some View {
    @Bindable var model = model
    Picker(selection: $model[choice: items]) {
      ForEach(items) { item in
        if case .symbol(let symbol, _) = item.picture {
          image(of: symbol, named: item.label).tag(item.id)
        }
      }
    } label: {
      Text(words: name)
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .accessibilityIdentifier("symbols")
  }

  /// A segment of a picker can only show an image or a text.
  private func image(of symbol: Symbol, named name: UTF8Text) -> Image {
    Image(size: CGSize(width: 24, height: 24), label: Text(words: name)) { context in
      let box = CGRect(x: 0, y: 0, width: 24, height: 24)
      context.stroke(
        MarkShape(symbol: symbol).path(in: box), with: .color(.primary),
        style: MarkShape.pen(side: 24))
    }
  }
}

/// Games to choose from, with their pictures.
struct GameCards: View {
  let items: [PanelItem]
  @Environment(GameModel.self) private var model

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 12)], spacing: 12) {
      ForEach(items) { card($0) }
    }
  }

  private func card(_ item: PanelItem) -> some View {
    Button {
      model.use(item)
    } label: {
      VStack(spacing: 8) {
        if case .board(let text) = item.picture, let game = try? Game(text) { picture(of: game) }
        Text(words: item.label).font(.subheadline.bold())
        if let about = item.about {
          Text(words: about).font(.caption).foregroundStyle(model.palette.soft)
        }
      }
      .multilineTextAlignment(.center)
      .padding(10)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        RoundedRectangle(cornerRadius: 14)
          .strokeBorder(item.isOn ? model.palette.ink : model.palette.edge, lineWidth: 1.5)
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(item.isOn ? .isSelected : [])
  }

  private func picture(of game: Game) -> some View {
    BoardPicture(
      rules: game.rules, palette: model.palette, symbols: model.presentation.symbols,
      marks: (0..<game.rules.area).map { game.position.board[$0] })
  }
}
