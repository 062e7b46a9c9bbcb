import BoardUI
import GameRules
import GameSession

/// The game move by move, in place of the tray.
struct ReviewView {
  private let root = Node.find("page")
  private let section = Node.find("review")
  private let sentence = Node.find("review-sentence")
  private let steps = Node.find("review-steps")
  private let lines = Node.find("review-lines")
  private var shown: ReviewContent?

  @inline(never)
  mutating func render(_ presentation: Presentation) {
    let content = presentation.review
    if content == shown { return }
    shown = content
    root.set("data-review", isOn: content != nil)
    section.set("hidden", isOn: content == nil)
    guard let content else { return }
    sentence.setText(content.sentence)
    steps.clear()
    for step in content.steps { add(step, presentation.wording) }
    lines.clear()
    for (index, line) in content.otherLines.enumerated() {
      let button = lines.create("button", text: line)
      button.set("type", "button")
      button.setControl(.otherLine(index))
    }
  }

  @inline(never)
  private func add(_ step: ReviewStep, _ wording: Wording) {
    let button = steps.create("li").create("button")
    button.set("type", "button")
    button.set("aria-label", wording.step(step))
    button.set("aria-current", step.isCurrent ? "step" : nil)
    button.set("data-slip", isOn: step.isSlip)
    button.set("class", step.mark == .x ? "x" : "o")
    button.setControl(.step(step.ply))
    _ = button.create("b", text: step.square.notation)
    _ = button.create("span", text: step.value.map(wording.sign) ?? "")
    if step.isCurrent { button.scrollIntoView() }
  }
}
