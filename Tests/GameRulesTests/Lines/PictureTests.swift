import GameRules
import Testing

@Suite struct PictureTests {
  @Test(arguments: [
    ("a", "a1", 1, 1),
    ("abc", "a1 b1 c1", 3, 1),
    ("dc/ab", "a1 b1 b2 a2", 2, 2),
    (".d./a.c/.b.", "a2 b1 c2 b3", 3, 3),
    ("A../.b./..C", "a3 b2 c1", 3, 3),
    // Rows can have different lengths, and empty margins are ignored.
    ("a/bc", "a2 a1 b1", 2, 2),
    ("/....//..ba.//", "b1 a1", 2, 1),
    ("a..................", "a1", 1, 1),
    ("a................b", "a1 r1", 18, 1),
  ])
  func `the squares of a picture follow the order of its letters`(
    text: String, names: String, columns: Int, rows: Int
  ) throws {
    let picture = try Picture(UTF8Text(text))
    #expect(picture.squares == (try squares(names)))
    #expect([picture.columns, picture.rows] == [columns, rows])
  }

  @Test(arguments: [
    ("", PictureError.empty),
    ("../..", .empty),
    ("a b", .unexpected(UInt8(ascii: " "))),
    ("a1", .unexpected(UInt8(ascii: "1"))),
    ("a{", .unexpected(UInt8(ascii: "{"))),
    ("a\u{0E}", .unexpected(0x0E)),
    ("é", .unexpected(0xC3)),
    ("ab/ca", .repeated(UInt8(ascii: "a"))),
    ("aA", .repeated(UInt8(ascii: "A"))),
    ("b", .missing(UInt8(ascii: "a"))),
    ("abd", .missing(UInt8(ascii: "c"))),
    ("a..................b", .tooLarge),
    ("a" + String(repeating: "/", count: 19) + "b", .tooLarge),
  ])
  func `an invalid picture is refused with the cause`(text: String, error: PictureError) {
    #expect(throws: error) { try Picture(UTF8Text(text)) }
  }

  @Test(arguments: [
    ("a", 1), ("ab", 2), ("dc/ab", 1), (".d./a.c/.b.", 1), ("a./bc", 4), ("a../.b.", 2),
    ("ab./.cd", 4), ("a./b./cd", 8), ("a.b/...", 2),
  ])
  func `a picture has as many distinct images as its symmetry allows`(text: String, count: Int)
    throws
  {
    let picture = try Picture(UTF8Text(text))
    let images = (0..<8).map(picture.squares(turned:))
    #expect(Set(images.map(Set.init)).count == count)
    #expect(images.first == picture.squares)
    #expect(images.allSatisfy { $0.count == picture.squares.count })
  }

  @Test func `a picture can use all 26 letters`() throws {
    let text = "abcdefghijklm/nopqrstuvwxyz"
    #expect(try Picture(UTF8Text(text)).squares.count == 26)
  }
}

@Suite struct PatternTests {
  @Test(arguments: Pattern.allCases)
  func `each pattern has a valid picture of its own that is not straight`(pattern: Pattern) throws {
    let picture = try Picture(UTF8Text(pattern.picture))
    #expect(min(picture.columns, picture.rows) > 1)
    for other in Pattern.allCases where other != pattern && other.place == pattern.place {
      let image = try Picture(UTF8Text(other.picture))
      #expect(!(0..<8).contains { Set(picture.squares(turned: $0)) == Set(image.squares) })
    }
    if pattern.place == .wholeBoard { #expect([picture.columns, picture.rows] == [2, 2]) }
  }

  @Test func `no option word is a prefix of another`() {
    let words = Rules.Option.allCases.map(\.word.description)
    for word in words {
      #expect(words.filter { $0.hasPrefix(word) } == [word])
      #expect(word.allSatisfy { "a"..."z" ~= $0 })
    }
  }

  @Test(arguments: Pattern.allCases)
  func `a pattern fits exactly the boards on which it has a line`(pattern: Pattern) throws {
    for columns in Rules.sides {
      for rows in Rules.sides {
        let slow = SlowReading(
          columns: columns, rows: rows, inARow: 20, patterns: [pattern])
        #expect(pattern.fits(columns: columns, rows: rows) == !slow.allLines.isEmpty)
      }
    }
  }

  @Test func `patterns can be added to a set and removed`() {
    var patterns: Patterns = [.squares]
    #expect(Array(patterns) == [.squares])
    patterns.insert(.corners)
    patterns.insert(.corners)
    #expect(Array(patterns) == [.corners, .squares])
    #expect(patterns == [.squares, .corners])
    patterns.remove(.squares)
    #expect(patterns.contains(.corners) && !patterns.contains(.squares))
    patterns.remove(.corners)
    #expect(patterns.isEmpty && patterns == [])
  }
}
