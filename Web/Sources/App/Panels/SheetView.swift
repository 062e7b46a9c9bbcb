import GameRules
import GameSession

/// The puzzles as they are printed, which the screen does not show.
enum SheetView {
  nonisolated(unsafe) private static var node: Node?
  nonisolated(unsafe) private static var shown: [BoardQuest.PrintedPuzzle] = []

  /// Sets the puzzles to print; with none, the page is printed as it is.
  @inline(never)
  static func render(_ puzzles: [BoardQuest.PrintedPuzzle]) {
    if puzzles == shown { return }
    shown = puzzles
    let list = node ?? Node.find("page").create("ol")
    node = list
    list.set("id", "sheet")
    list.set("aria-hidden", "true")
    list.clear()
    Node.find("page").set("data-sheet", isOn: !puzzles.isEmpty)
    for puzzle in puzzles {
      let item = list.create("li")
      item.createPicture(of: puzzle.game)
      _ = item.create("b", text: puzzle.task)
      _ = item.create("small", text: puzzle.about)
    }
  }
}
