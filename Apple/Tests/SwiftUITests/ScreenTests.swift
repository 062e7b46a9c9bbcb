import SwiftUI
import Testing

/// The behaviour that every test of a view relies on; those tests cover the rest of the double.
@MainActor @Suite struct ScreenTests {
  @Test func `A state goes with its view, and moves with its id`() throws {
    let model = Names()
    let screen = Screen {
      ForEach(model.names, id: \.self) { name in Counter(name: name) }
    }
    try screen.tap("more a")
    #expect(screen["a: 1"] != nil)
    model.names = ["b", "a"]
    #expect(screen["a: 1"] != nil && screen["b: 0"] != nil)
    model.names = ["b"]
    #expect(screen["a: 1"] == nil)
    model.names = ["b", "a"]
    #expect(screen["a: 0"] != nil)
  }

  @Test func `A change is told once, with what was before, and so is the first where asked for`() {
    let model = Names()
    var told: [[Int]] = []
    let view = {
      Text(verbatim: "\(model.names.count)").onChange(of: model.names.count, initial: true) {
        told.append([$0, $1])
      }
    }
    _ = Screen(isStill: true) { view() }
    #expect(told.isEmpty, "in a picture nothing happens")
    let screen = Screen { view() }
    model.names = []
    #expect(screen["0"] != nil)
    #expect(told == [[2, 2], [2, 0]])
  }

  @Test func `What SwiftUI only complains about is found`() {
    let twins = Screen(collectsFaults: true) {
      ForEach([1, 1], id: \.self) { Text(verbatim: "\($0)") }
    }
    #expect(twins.faults == ["Two elements of a ForEach have the id 1"])
    @Bindable var model = Choice()
    let untagged = Screen(collectsFaults: true) {
      Picker(selection: $model.place) {
        ForEach([0, 1], id: \.self) { Text(verbatim: "\($0)").tag($0) }
      } label: {
        Text(verbatim: "Pick")
      }
    }
    #expect(untagged.faults == ["No option of a picker has the tag 3"])
    let restless = Screen(collectsFaults: true) {
      Text(verbatim: "\(model.place)").onChange(of: model.place, initial: true) {
        model.place += 1
      }
    }
    #expect(restless.faults.count == 1)
    let view = {
      Text(verbatim: "here").onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named("table"))
      } action: { _ in
      }
    }
    let named = Screen(collectsFaults: true) {
      NavigationStack { view().coordinateSpace(.named("table")) }
    }
    #expect(named.faults.isEmpty)
    let unnamed = Screen(collectsFaults: true) {
      NavigationStack { view() }.coordinateSpace(.named("table"))
    }
    #expect(unnamed.faults.count == 1, "a name does not reach into a stack")
  }

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

  @Test func `A path is cut where its length is`() {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 10))
    }
    #expect(path.trimmedPath(from: 0.25, to: 0.75).svg == "M5 0L10 0L10 5")
    #expect(path.trimmedPath(from: 0, to: 0).isEmpty)
  }

  @Test func `Room is what is offered, and the first that fits is what a test chooses`() {
    let screen = Screen(size: CGSize(width: 300, height: 200)) {
      GeometryReader { Text(verbatim: "\(Int($0.size.width)) wide") }.padding(10)
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "long")
        Text(verbatim: "short")
      }
    }
    #expect(screen["280 wide"] != nil && screen["long"] != nil)
    screen.choice = { _, room in room.width < 200 ? 1 : 0 }
    screen.size.width = 120
    #expect(screen["100 wide"] != nil && screen["short"] != nil && screen["long"] == nil)
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(name): \(count)")
      Button {
        count += 1
      } label: {
        Text(verbatim: "More")
      }
      .accessibilityIdentifier("more \(name)")
    }
  }
}

private struct Draggable: View {
  let ended: (CGPoint) -> Void
  @GestureState private var offset = CGSize.zero

  var body: some View {
    Text(verbatim: "at \(Int(offset.width)) \(Int(offset.height))")
      .gesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .named("table"))
          .updating($offset) { value, offset, _ in offset = value.translation }
          .onEnded { ended($0.location) }
      )
      .accessibilityIdentifier("thing")
  }
}

@Observable private final class Names { var names = ["a", "b"] }
@Observable private final class Choice { var place = 3 }
