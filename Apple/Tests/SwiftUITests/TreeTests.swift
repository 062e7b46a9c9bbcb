import SwiftUI
import Testing

/// What views come to, for those who see it and for those who do not.
@MainActor @Suite struct TreeTests {
  @Test func `A reader finds what is said, and what stands for a drawing`() {
    let screen = Screen {
      HStack {
        Text("Anna")
        Text("3 wins")
      }
      .accessibilityElement(children: .combine)
      Rectangle().accessibilityHidden(true)
        .accessibilityElement()
        .accessibilityChildren { ForEach(0..<2) { Button("square \($0)") {} } }
        .accessibilityLabel("Board")
      Toggle("Sound", isOn: .constant(true)).accessibilityHint("Says moves")
      Text("aside").accessibilityHidden(true)
    }
    #expect(
      screen.elements.map(\.name) == ["Anna, 3 wins", "Board", "square 0", "square 1", "Sound"])
    #expect(screen["Sound"]?.hint == "Says moves" && screen["Sound"]?.value == "1")
  }

  @Test func `An element has actions and rotors of its own`() throws {
    struct Board: View {
      let use: (String) -> Void
      @Namespace private var rotor
      var body: some View {
        Text("board")
          .accessibilityAction(named: "Hint") { use("hint") }
          .accessibilityAction(.escape) { use("escape") }
          .accessibilityAdjustableAction { use("\($0)") }
          .accessibilityRotor("Empty") {
            ForEach(["a1", "b2"], id: \.self) { AccessibilityRotorEntry($0, id: $0, in: rotor) }
          }
      }
    }
    var used: [String] = []
    let screen = Screen { Board { used.append($0) } }
    try screen.perform("Hint", on: "board")
    screen.escape()
    try screen.adjust("board", .decrement)
    #expect(used == ["hint", "escape", "decrement"])
    #expect(screen["board"]?.rotors == ["Empty": ["a1", "b2"]])
  }

  @Test func `Shapes and canvases are drawn with real paths`() {
    let screen = Screen(size: CGSize(width: 100, height: 50)) {
      Rectangle().fill(.red).stroke(Color("Ink"), lineWidth: 2)
      Canvas { context, size in
        context.translateBy(x: 10, y: 0)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      }
    }
    #expect(screen.root.paths.map(\.boundingRect.width) == [100, 100, 100])
    #expect(screen.root.paths.last?.boundingRect.minX == 10)
    #expect(screen.page().contains("stroke=\"var(--Ink)\""))
  }

  @Test func `A path is cut where its length is`() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.trimmedPath(from: 0.25, to: 0.75).svg == "M5 0L10 0L10 5")
    #expect(path.trimmedPath(from: 0, to: 0).isEmpty)
    #expect(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `Room is what is offered, or what a test says`() {
    let screen = Screen(size: CGSize(width: 300, height: 200)) {
      GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }.padding(10)
      Measured().accessibilityIdentifier("measured")
    }
    #expect(screen["280 by 180"] != nil && screen["at 0"] != nil)
    screen.frames["measured"] = CGRect(x: 7, y: 0, width: 1, height: 1)
    #expect(screen["at 7"] != nil)
    screen.size.width = 120
    #expect(screen["100 by 180"] != nil)
  }

  @Test func `The first that fits is taken, or what a test chooses`() {
    let screen = Screen {
      ViewThatFits {
        Text("wide")
        Text("narrow")
      }
    }
    #expect(screen["wide"] != nil)
    screen.choice = { _, room in room.width < 500 ? 1 : 0 }
    #expect(screen["narrow"] != nil && screen["wide"] == nil)
  }

  @Test func `A style that an app makes is evaluated, with the names it shows`() throws {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("»").accessibilityHidden(true)
          configuration.label
        }
      }
    }
    var isTapped = false
    let screen = Screen { Button("Go") { isTapped = true }.buttonStyle(Framed()) }
    try screen.tap("Go")
    #expect(isTapped && screen.root.everything.contains { $0.text == "»" })
  }
}

private struct Measured: View {
  @State private var x = 0

  var body: some View {
    Text("at \(x)").accessibilityIdentifier("measured")
      .onGeometryChange(for: Int.self) {
        Int($0.frame(in: .global).minX)
      } action: {
        x = $0
      }
  }
}
