import GameRules
import GameSession
import SwiftUI

/// The content of a window: seats, board, messages and actions in a column, or beside the board if
/// the window is wider than high.
struct GameView: View {
  @Environment(GameModel.self) private var model
  @Environment(\.dynamicTypeSize) private var typeSize

  /// The width of the rail beside the board, in points.
  private static let railWidth = 320.0
  /// The space around the column, in points.
  private static let margin: CGFloat = 16
  /// The maximum width of the column in a wide window, in points.
  private static let widestColumn: CGFloat = 640

  var body: some View {
    @Bindable var model = model
    let wording = model.presentation.wording
    NavigationStack {
      GeometryReader { proxy in
        let isWide = proxy.size.width > max(proxy.size.height, 1.7 * GameView.railWidth)
        Group {
          if isWide { wide } else { tall(in: proxy.size) }
        }
        .onChange(of: isWide, initial: true) { _, isWide in model.hasRail = isWide }
      }
      // Inside the stack, because a coordinate space's name does not reach into a stack's content.
      .coordinateSpace(.game)
      .background { Background(palette: model.palette) }
      .inlineTitle(Text(words: model.presentation.gameName))
      .toolbar { GameToolbar() }
    }
    .sheet(isPresented: $model.showsSheet) { PanelSheet() }
    .alert(Text(words: wording.liveGame), isPresented: $model.isLiveGameRefused) {
      Button {
      } label: {
        Text(words: wording.close)
      }
    } message: {
      Text(words: wording.unreachable)
    }
    .foregroundStyle(model.palette.ink)
    .tint(model.palette.ink)
    .onChange(of: model.palette.scheme, initial: true) { _, scheme in
      model.environment.show(scheme)
    }
  }

  /// A column as high as the window, or higher if the board would become too small.
  ///
  /// It scrolls in both cases: another view would forget the cursor and draw all marks again.
  private func tall(in size: CGSize) -> some View {
    let room = max(0, min(size.width, size.height) - 2 * GameView.margin)
    let whole = min(room, GameView.widestColumn)
    return ScrollView {
      column(smallestBoard: typeSize.isAccessibilitySize ? whole : min(whole, 240))
        .frame(minHeight: max(0, size.height - 2 * GameView.margin))
        .padding(GameView.margin)
    }
    .scrollBounceBehavior(.basedOnSize)
  }

  /// A column in which the board takes the height that the others leave; their texts are never cut.
  private func column(smallestBoard: CGFloat) -> some View {
    VStack(spacing: 12) {
      SeatsView()
        .fixedSize(horizontal: false, vertical: true)
        .zIndex(1)  // A dragged piece covers everything.
      BoardView().frame(minHeight: smallestBoard).layoutPriority(1)
      TalkView().fixedSize(horizontal: false, vertical: true)
      ActionsView().fixedSize(horizontal: false, vertical: true)
    }
    .frame(maxWidth: GameView.widestColumn)
    .frame(maxWidth: .infinity)
  }

  private var wide: some View {
    HStack(spacing: 24) {
      BoardView().layoutPriority(1)
      rail.frame(width: GameView.railWidth).zIndex(1)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var rail: some View {
    ZStack {
      ScrollView {
        VStack(spacing: 24) {
          SeatsView().zIndex(1)
          TalkView()
          ActionsView()
        }
        .frame(maxWidth: .infinity)
      }
      .scrollClipDisabled()
      .scrollBounceBehavior(.basedOnSize)
      .opacity(model.isPanelOpen ? 0 : 1)
      .disabled(model.isPanelOpen)
      .accessibilityHidden(model.isPanelOpen)
      if model.isPanelOpen {
        PanelRail()
          .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .animation(model.motion(.snappy(duration: 0.25)), value: model.isPanelOpen)
  }
}

/// The commands in the toolbar.
struct GameToolbar: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .navigation) { CommandButton(.games) }
    ToolbarItemGroup(placement: .primaryAction) {
      CommandButton(.share)
      CommandButton(.menu)
    }
  }
}

/// The four places for commands; one that is not needed leaves its place empty.
struct ActionsView: View {
  @Environment(GameModel.self) private var model

  var body: some View {
    HStack(spacing: 8) {
      let actions = model.presentation.actions
      ForEach(actions.indices, id: \.self) { place in
        ZStack {
          if let command = actions[place] { CommandButton(command) }
        }
        .frame(maxWidth: .infinity, minHeight: 44)
      }
    }
    .buttonStyle(InkButtonStyle(palette: model.palette))
    .controlSize(.large)
  }
}

/// A command's button.
struct CommandButton: View {
  let command: GameCommand
  @Environment(GameModel.self) private var model

  init(_ command: GameCommand) { self.command = command }

  var body: some View {
    let state = model.presentation[command]
    control(state)
      .disabled(!state.isEnabled)
      .labelStyle(.iconOnly)
      .accessibilityIdentifier("\(command.identifier)")
      .help(Text(words: name))
      .accessibilityShowsLargeContentViewer { label }
  }

  @ViewBuilder private func control(_ state: CommandState) -> some View {
    let button = Button {
      model.use(command)
    } label: {
      label
    }
    if let isOn = state.isOn {
      button
        .buttonStyle(InkButtonStyle(palette: model.palette, isProminent: isOn))
        .accessibilityAddTraits(isOn ? .isSelected : [])
    } else {
      button
    }
  }

  private var name: UTF8Text { model.presentation.wording.name(command) }

  private var label: some View {
    Label {
      Text(words: name)
    } icon: {
      Image(systemName: command.systemImage)
    }
  }
}

/// A paper background lit from above.
struct Background: View {
  let palette: Palette

  var body: some View {
    RadialGradient(
      colors: [palette.glow, palette.ground], center: .top, startRadius: 0, endRadius: 640
    )
    .ignoresSafeArea()
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The whole game, in which pieces are dragged.
  static var game: NamedCoordinateSpace { .named("game") }
}

extension GameModel {
  /// An animation, or nil if the player prefers reduced motion.
  func motion(_ animation: Animation) -> Animation? { session.reducesMotion ? nil : animation }
}
