import Foundation
import Testing

/// Pictures of games, as files and on standard output.
@Suite struct PictureCommandTests {
  @Test func `standard output is a drawing that any browser shows`() throws {
    let picture = try Transcript(running: ["picture", "3x3:b2a1"])
    #expect((picture.status, picture.errors) == (0, ""))
    #expect(picture.output.contains("width=\"1200px\" height=\"630px\""))
    #expect(picture.output.hasPrefix("<?xml") && picture.output.hasSuffix("</svg>\n"))
    // The colours of both marks and of the grid.
    for colour in ["81.568627%, 13.72549%, 23.137255%", "12.156863%, 35.686275%, 84.705882%"] {
      #expect(picture.output.contains(colour.replacing(" ", with: "")), "\(colour)")
    }
    #expect(try Transcript(running: ["picture", "3x3:b2a1"]) == picture, "the same bytes")
  }

  @Test(arguments: [("game.svg", "<?xml"), ("game.png", "\u{89}PNG"), ("GAME.PNG", "\u{89}PNG")])
  func `the name of the file says the format`(name: String, start: String) throws {
    let folder = try Folder()
    let path = folder.path + "/" + name
    #expect(try Transcript(running: ["picture", "3x3:b2", path]) == Transcript())
    let bytes = try #require(FileManager.default.contents(atPath: path))
    #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
  }

  @Test func `PNG is asked for by name`() throws {
    let folder = try Folder()
    let path = folder.path + "/picture"
    #expect(try Transcript(running: ["picture", "--png", "3x3:b2", path]) == Transcript())
    let bytes = try #require(FileManager.default.contents(atPath: path))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: ["game.gif", "png", "svg", "png/"])
  func `another ending is refused`(name: String) throws {
    let refused = try Transcript(running: ["picture", "3x3:b2", name])
    #expect(refused.status == 64 && refused.output.isEmpty)
    let cause = "tictactoe: picture: \"\(name)\": the name of FILE ends in .svg or .png"
    #expect(refused.errors.hasPrefix(cause))
  }

  @Test func `a link to anything but a game is refused with what opens it`() throws {
    let link = "https://example.org/#puzzles=3x3:b2,3x3:a1"
    let refused = try Transcript(running: ["picture", link])
    let cause =
      "tictactoe: picture: \"\(link)\": this link is for a browser; it names no single game\n"
    #expect(refused.status == 64 && refused.output.isEmpty)
    #expect(refused.errors.hasPrefix(cause))
  }

  @Test func `PNG is not written where the name says SVG`() throws {
    let refused = try Transcript(running: ["picture", "--png", "3x3:b2", "game.svg"])
    #expect(refused.status == 64 && refused.output.isEmpty)
    #expect(
      refused.errors.hasPrefix("tictactoe: picture: --png: \"game.svg\" is the name of an SVG"))
  }
}
