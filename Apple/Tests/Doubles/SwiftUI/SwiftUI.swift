// A double of SwiftUI for tests on systems without Apple's: the same names and labels, no layout.
//
// Views are evaluated to a tree of nodes. A `Screen` holds it: it keeps states, places, focus and
// storage from one evaluation to the next, evaluates changed views again, and offers a person's
// actions. Elements are found by the name that assistive technology reads, or by identifier.
//
//     let screen = Screen { ContentView().environment(model) }
//     screen.environment.accessibilityReduceMotion = true
//     try screen.tap("b2, empty")
//     try screen.drag("X", from: start, to: end) { #expect(screen["X"]?.value == "lifted") }
//     screen.press(.leftArrow); screen.press("z", .command)
//     try screen.choose("Perfect", in: "First player")
//     try screen.perform("Hint", on: "Board"); try screen.adjust("Rows", .increment)
//     try await screen.wait(for: "b2, O")
//     screen["b2"]?.traits.contains(.isSelected); screen.elements.map(\.name)
//     screen.posted.map(\.text); screen.feedback; screen.shared; screen.activities; screen.opened
//     screen.frames["Board"] = CGRect(x: 0, y: 0, width: 300, height: 300)
//     try Data(screen.page(colors: folder).utf8).write(to: file)  // A picture for a browser
//
// It cannot tell where things lie, how they look, how they move, or what a screen reader speaks.
// Mistakes that SwiftUI only reports at run time (equal ids, a picker without the chosen tag, endless
// evaluation) end the tests, or are collected in `Screen.faults`.

@_exported import Foundation
@_exported import Observation
