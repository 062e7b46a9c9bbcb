import SwiftUI
import Testing

/// What is kept from one evaluation to the next, and what is told to those inside.
@MainActor @Suite struct StateTests {
  @Test func `A state survives that the view is evaluated again`() throws {
    let screen = Screen { Counter(name: "Count") }
    try screen.tap("More")
    try screen.tap("More")
    #expect(screen["Count: 2"] != nil)
  }

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
    model.names = ["b", "a"]
    #expect(screen["a: 1"] != nil, "nothing was evaluated in between")
    model.names = ["b"]
    #expect(screen["a: 1"] == nil)
    model.names = ["b", "a"]
    #expect(screen["a: 0"] != nil)
  }

  @Test func `The environment reaches those inside, and no others`() throws {
    let screen = Screen {
      Loudness()
      VStack { Loudness() }.environment(\.loudness, 11).disabled(true)
    }
    #expect(screen.elements.map(\.name) == ["0", "11"])
    #expect(screen.elements.map(\.isEnabled) == [true, false])
    screen.environment.loudness = 5
    #expect(screen.elements.map(\.name) == ["5", "11"])
  }

  @Test func `An object of the environment is bound, and its change is shown`() throws {
    let model = Switch()
    let screen = Screen { SwitchView().environment(model) }
    try screen.tap("Light")
    #expect(model.isOn && screen["Light"]?.isOn == true)
    model.isOn = false
    #expect(screen["Light"]?.isOn == false)
  }

  @Test func `A change is told once, with what was before, and so is the first where asked for`() {
    let model = Switch()
    var told: [[Bool]] = []
    let screen = Screen {
      Text("\(model.isOn ? 1 : 0)").onChange(of: model.isOn, initial: true) {
        told.append([$0, $1])
      }
    }
    model.isOn = true
    #expect(screen["1"] != nil)
    #expect(told == [[false, false], [false, true]])
  }

  @Test func `A window keeps what a scene stores, and an app what it stores`() throws {
    struct Stored: View {
      @SceneStorage("scene") private var scene = "none"
      @AppStorage("ScreenTests.app") private var app = 0
      var body: some View { Button("\(scene) \(app)") { (scene, app) = ("some", app + 1) } }
    }
    UserDefaults.standard.removeObject(forKey: "ScreenTests.app")
    defer { UserDefaults.standard.removeObject(forKey: "ScreenTests.app") }
    let screen = Screen { Stored() }
    try screen.tap("none 0")
    #expect(screen.sceneStorage["scene"] as? String == "some")
    #expect(Screen(keeping: screen.sceneStorage) { Stored() }["some 1"] != nil)
    #expect(Screen { Stored() }["none 1"] != nil)
  }

  @Test func `A task begins with its view and ends with it`() async throws {
    let model = Switch()
    var events: [String] = []
    let screen = Screen {
      if !model.isOn {
        Text("busy").task {
          events.append("begun")
          try? await Task.sleep(for: .seconds(100))
          events.append(Task.isCancelled ? "cancelled" : "over")
        }
        .onDisappear { events.append("gone") }
      }
    }
    try await screen.until("the task") { events == ["begun"] }
    model.isOn = true
    try await screen.until("the end of the task") { events.count == 3 }
    #expect(Set(events) == ["begun", "cancelled", "gone"])
  }

  @Test func `What SwiftUI only complains about is found`() {
    let twins = Screen(collectsFaults: true) { ForEach([1, 1], id: \.self) { Text("\($0)") } }
    #expect(twins.faults == ["Two elements of a ForEach have the id 1"])
    let untagged = Screen(collectsFaults: true) {
      Picker("Pick", selection: .constant(3)) { ForEach(0..<2) { Text("\($0)").tag($0) } }
    }
    #expect(untagged.faults == ["No option of a picker has the tag 3"])
    let model = Numbers()
    let restless = Screen(collectsFaults: true) {
      Text("\(model.count)").onChange(of: model.count, initial: true) { model.count += 1 }
    }
    #expect(restless.faults.count == 1)
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(name): \(count)")
      Button("More") { count += 1 }.accessibilityIdentifier("more \(name)")
    }
  }
}

private struct LoudnessKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var loudness: Int {
    get { self[LoudnessKey.self] }
    set { self[LoudnessKey.self] = newValue }
  }
}

private struct Loudness: View {
  @Environment(\.loudness) private var loudness
  var body: some View { Button("\(loudness)") {} }
}

@Observable private final class Names { var names = ["a", "b"] }
@Observable private final class Numbers { var count = 0 }
@Observable private final class Switch { var isOn = false }

private struct SwitchView: View {
  @Environment(Switch.self) private var model
  var body: some View {
    @Bindable var model = model
    Toggle("Light", isOn: $model.isOn)
  }
}
