import BoardUI
import GameRules
import GameSession

/// The review, in place of the tray.
struct ReviewView {
  private let root = Node.find("page")
  private let section = Node.find("review")
  private let sentence = Node.find("review-sentence")
  private let steps = Node.find("review-steps")
  private let lines = Node.find("review-lines")
  private var shown: ReviewContent?
  private var stepButtons: [Node] = []
  private var lineButtons: [Node] = []
  /// The button of the move shown on the board.
  private(set) var current: Node?

  @inline(never)
  mutating func render(_ presentation: Presentation) {
    let content = presentation.review
    if content == shown { return }
    shown = content
    let hadFocus = current?.hasFocus ?? false
    current = nil
    root.set("data-review", isOn: content != nil)
    section.set("hidden", isOn: content == nil)
    if let content { show(content, presentation.wording) }
    // The review opens at the last move and then goes back to the mistake that it has found.
    if hadFocus { current?.focus() }
  }

  @inline(never)
  private mutating func show(_ content: ReviewContent, _ wording: Wording) {
    sentence.clear()
    sentence.setText(content.sentence)
    if !content.answer.isEmpty { _ = sentence.create("small", text: content.answer) }
    make(content.steps.count, of: &stepButtons, in: steps)
    for index in stepButtons.indices { show(content.steps[index], on: stepButtons[index], wording) }
    make(content.otherLines.count, of: &lineButtons, in: lines)
    for index in lineButtons.indices {
      lineButtons[index].setControl(.otherLine(index))
      lineButtons[index].setText(content.otherLines[index])
    }
  }

  @inline(never)
  private mutating func show(_ step: ReviewStep, on button: Node, _ wording: Wording) {
    button.clear()
    button.setControl(.step(step.ply))
    button.set("aria-label", wording.step(step))
    button.set("aria-current", step.isCurrent ? "step" : nil)
    button.set("data-mistake", isOn: step.isMistake)
    button.set("class", step.mark == .x ? "x" : "o")
    _ = button.create("b", text: step.square.notation)
    _ = button.create("span", text: step.value.map(wording.sign) ?? "")
    if step.isCurrent {
      current = button
      button.scrollIntoView()
    }
  }

  /// Creates this many buttons in a list.
  ///
  /// If the number is unchanged, they stay, since one may have the focus.
  @inline(never)
  private func make(_ count: Int, of buttons: inout [Node], in list: Node) {
    if buttons.count == count { return }
    list.clear()
    buttons = []
    for _ in 0..<count {
      let button = list.create("li").create("button")
      button.set("type", "button")
      buttons.append(button)
    }
  }
}
