import Testing

@testable import tictactoe

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("Your turn", 9), ("Größe", 5), ("轮到你了", 8), ("あなたの番です", 14), ("내 차례", 7), ("ｂ２", 4),
    // Marks take no columns: vowels above and below in Thai, a virama and a vowel sign in Hindi, an accent apart.
    ("ที่", 1), ("हिन्दी", 5), ("e\u{301}", 1), ("\u{200f}b2", 2), ("한", 2), ("", 0),
    // Emoji are wide, and their outlines of old are not; a flag has two halves.
    ("Ada 🚀", 6), ("⚡⭐✅🎲🥇🪁", 12), ("🌡☾★♥▲", 5), ("🇸🇪", 2), ("✏\u{fe0f}", 1),
  ])
  func `characters take the columns that terminals give them`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func `a wide character covers two cells, and marks stand on the character before them`() {
    var canvas = Canvas(width: 6, height: 1)
    canvas.write("a中ที่b", x: 0, y: 0)
    #expect(canvas.cells.map(\.isCovered) == [false, false, true, false, false, false])
    #expect(canvas[1, 0].scalar == "中")
    #expect(canvas[3, 0].scalar == "ท" && canvas[3, 0].marks.count == 2)
    #expect(canvas[4, 0].scalar == "b")
    canvas.write("中中中中", x: 1, y: 0)
    #expect(canvas[5, 0].scalar == " ", "half a character does not fit")
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("轮到你了，请下棋。", 8, ["轮到你", "了，请下", "棋。"]),
    ("連続で「三つ」", 8, ["連続で", "「三つ」"]),
    ("ab 中文 cd", 5, ["ab 中", "文 cd"]),
    ("ยาวมากไม่มีช่องว่าง", 6, ["ยาวมาก", "ไม่มีช่อง", "ว่าง"]),
    ("", 4, [""]),
  ])
  func `lines end where readers expect it, and none is too long`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(text.wrapped(to: width) == lines)
    #expect(text.wrapped(to: width).allSatisfy { $0.columns <= width })
  }
}
