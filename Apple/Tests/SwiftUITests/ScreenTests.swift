import SwiftUI
import Testing

@MainActor @Suite struct ScreenTests {
  @Test func `A state survives that the view is evaluated again`() throws {
    let screen = Screen { Counter() }
    try screen.tap("More")
    try screen.tap("More")
    #expect(screen["Count: 2"] != nil)
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("More") { count += 1 }
    }
  }
}
