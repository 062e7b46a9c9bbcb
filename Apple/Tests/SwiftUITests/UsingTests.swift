import SwiftUI
import Testing

/// What a person does, and what comes of it.
@MainActor @Suite struct UsingTests {
  @Test func `A drag is told from where to where, and its state ends with it`() throws {
    var ended: [CGPoint] = []
    let screen = Screen { Draggable { ended.append($0) } }
    let points = [CGPoint(x: 3, y: 0), CGPoint(x: 30, y: 0)]
    try screen.drag("thing", through: points, to: CGPoint(x: 30, y: 40)) {
      #expect(screen["at 30 40"] != nil)
    }
    #expect(ended == [CGPoint(x: 30, y: 40)])
    #expect(screen["at 0 0"] != nil)
    try screen.cancelDrag("thing", to: CGPoint(x: 50, y: 0))
    #expect(ended.count == 1 && screen["at 0 0"] != nil)
  }

  @Test func `A tap tells where, by gesture, and nothing where it is disabled`() throws {
    var points: [CGPoint] = []
    func view(_ isOn: Bool) -> some View {
      Text("here").gesture(SpatialTapGesture().onEnded { points.append($0.location) })
        .disabled(!isOn)
    }
    try Screen { view(true) }.tap("here", at: CGPoint(x: 1, y: 2))
    try Screen { view(false) }.tap("here")
    #expect(points == [CGPoint(x: 1, y: 2)])
  }

  @Test func `A key goes to what has the focus, outwards, and then to whose shortcut it is`() throws
  {
    var keys: [String] = []
    let screen = Screen {
      VStack {
        Field { keys.append("inner \($0.characters)") }
        Button("New") { keys.append("new") }.keyboardShortcut("n")
        Button("OK") { keys.append("ok") }.keyboardShortcut(.defaultAction)
      }
      .onKeyPress(.escape) {
        keys.append("outer")
        return .handled
      }
    }
    #expect(!screen.press("a"))
    try screen.focus("field")
    #expect(screen.focused?.identifier == "field")
    #expect(screen.press("a", .shift) && screen.press(.escape) && screen.press("n", .command))
    #expect(screen.press(.return))
    #expect(keys == ["inner A", "outer", "new", "ok"])
  }

  @Test func `A sheet hides the rest, and closes itself by the environment`() throws {
    var closed = 0
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let model = Shown()
    let screen = Screen {
      Button("Open") { model.isShown = true }
        .sheet(isPresented: Bindable(model).isShown) {
          closed += 1
        } content: {
          Sheet()
        }
    }
    try screen.tap("Open")
    #expect(screen["Open"] == nil)
    try screen.tap("Close")
    #expect(screen["Open"] != nil && closed == 1)
    try screen.tap("Open")
    try screen.dismiss()
    #expect(!model.isShown && closed == 2)
  }

  @Test func `Options, steps and texts are chosen, counted and typed`() throws {
    let model = Form3()
    let screen = Screen {
      Form {
        Picker("Level", selection: Bindable(model).level) {
          Text("Easy").tag("e")
          Text("Hard").tag("h")
        }
        Stepper("Rows", value: Bindable(model).rows, in: 1...3)
        TextField("Name", text: Bindable(model).name)
      }
    }
    try screen.choose("Hard", in: "Level")
    for _ in 0..<5 { try screen.adjust("Rows", .increment) }
    try screen.type("Ada", into: "Name")
    #expect(model.level == "h" && model.rows == 3 && model.name == "Ada")
    #expect(screen["Level"]?.value == "Hard" && screen["Rows"]?.value == "3")
  }

  @Test func `The menu bar follows the window in front`() throws {
    let screen = Screen(Menus())
    try screen.tap("Game 1")
    #expect(screen.root.everything.contains { $0.kind == .menu && $0.label == "Game 2" })
  }

  @Test func `A link, an activity and what is shared arrive`() throws {
    var links: [String] = []
    let link = try #require(URL(string: "tictactoe:#3x3:"))
    let screen = Screen {
      ShareLink(item: link)
        .onOpenURL { links.append($0.absoluteString) }
        .userActivity("game") { $0.title = "A game" }
        .onContinueUserActivity("game") { links.append($0.title ?? "") }
    }
    screen.open(link)
    screen.resume(try #require(screen.activities["game"]))
    try screen.tap("Share")
    #expect(links == ["tictactoe:#3x3:", "A game"])
    #expect(screen.shared.first as? URL == link)
  }

  @Test func `What is announced and felt is kept`() throws {
    let model = Form3()
    let screen = Screen {
      Button("Go") {
        AccessibilityNotification.Announcement("plain").post()
        var urgent = AttributedString("urgent")
        urgent.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(urgent).post()
        model.rows += 1
      }
      .sensoryFeedback(.success, trigger: model.rows)
    }
    _ = Screen { Text("another window") }
    try screen.tap("Go")
    #expect(screen.posted.map(\.text) == ["plain", "urgent"])
    #expect(screen.posted.map(\.priority) == [.default, .high])
    #expect(screen.feedback == [.success])
  }
}

private struct Draggable: View {
  let ended: (CGPoint) -> Void
  @GestureState private var offset = CGSize.zero

  var body: some View {
    Text("at \(Int(offset.width)) \(Int(offset.height))")
      .gesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .named("table"))
          .updating($offset) { value, offset, _ in offset = value.translation }
          .onEnded { ended($0.location) }
      )
      .accessibilityIdentifier("thing")
  }
}

private struct Field: View {
  let pressed: (KeyPress) -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    Text("field").focusable().focused($isFocused).accessibilityIdentifier("field")
      .onKeyPress { press in
        guard press.key == "a" else { return .ignored }
        pressed(press)
        return .handled
      }
  }
}

@Observable private final class Shown { var isShown = false }

@Observable private final class Form3 {
  var level = "e"
  var rows = 1
  var name = ""
}

private struct Menus: App {
  @State private var model = Form3()

  var body: some Scene {
    WindowGroup {
      Button("Game \(model.rows)") { model.rows += 1 }.focusedSceneValue(model)
    }
    .commands { GameMenu() }
  }
}

private struct GameMenu: Commands {
  @FocusedValue(Form3.self) private var model

  var body: some Commands {
    CommandMenu("Game \(model?.rows ?? 0)") { Text("nothing") }
  }
}
