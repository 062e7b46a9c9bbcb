import GamePuzzles
import GameRules

// The ways to puzzles and lessons, in panels.

extension Session {
  /// Adds the first rows of the boards, where the front end has puzzles.
  @inline(never)
  func addQuests(to content: inout PanelContent) {
    guard let learning else { return }
    let done = LearningRecord(learning).lessons.count
    content.add(.button, phrases.learnToday, .quest(.today), picture: .command(.hint))
    content.add(
      .button, phrases.learnLessons, .panel(.lessons),
      about: done > 0 ? phrases.learnLessonsDone(number: done, total: Lesson.count) : nil,
      picture: .command(.howToPlay))
    content.add(.button, phrases.learnMore, .panel(.puzzles), picture: .command(.review))
  }

  @inline(never)
  var lessonsContent: PanelContent {
    let done = LearningRecord(learning ?? "").lessons
    var content = PanelContent(.lessons, phrases.learnLessons)
    for number in 1...Lesson.count {
      content.add(
        .button, wording.title(ofLesson: number), .quest(.lesson(number)),
        isOn: done.contains(number))
    }
    return content
  }

  @inline(never)
  var puzzlesContent: PanelContent {
    var content = PanelContent(.puzzles, phrases.learnMore)
    for grade in 1...5 { content.add(.button, wording.grade(grade), .quest(.endless(grade))) }
    return content
  }
}
