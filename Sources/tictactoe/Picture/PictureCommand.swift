import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Option {
  /// The format of a picture on standard output.
  fileprivate static let png = Option(name: "--png", summary: "Write PNG, also to standard output")
}

extension Command {
  /// Draws a game.
  static let picture = Command(
    name: "picture",
    parameters: ["GAME", "FILE"],
    optional: 1,
    options: [.png],
    summary: "Draw GAME as a picture, SVG or PNG",
    details: """
      Draws the position at the end of GAME, 1200 pixels wide and 630 high, as chat programs show it
      for a link. The picture goes to FILE, whose name ends in .svg or .png, or else as SVG to
      standard output.

        $ tictactoe picture 3x3:b2a1 > game.svg
        $ tictactoe picture 4x4+corners+squares:b2a1c2a4 game.png
        $ tictactoe picture --png 3x3:b2a1 > game.png
      """,
    run: { arguments throws(Failure) in
      let game = try game(arguments[0])
      let file = arguments.operands.count > 1 ? arguments[1] : nil
      let format = try format(of: file, isPNG: arguments.has(.png))
      guard let bytes = PicturePainter.picture(of: game, as: format) else {
        throw Failure(status: .failure, message: "picture: there is not enough memory")
      }
      try write(bytes, to: file)
    })

  private static func format(
    of file: String?, isPNG: Bool
  ) throws(Failure) -> PicturePainter.Format {
    let named = file.flatMap { name in
      name.lastIndex(of: ".").flatMap { dot in
        PicturePainter.Format(rawValue: name[name.index(after: dot)...].lowercased())
      }
    }
    if isPNG {
      if let file, named == .svg {
        throw .usage("picture: --png: \"\(file)\" is the name of an SVG", for: picture)
      }
      guard file != nil || isatty(STDOUT_FILENO) != 1 else {
        throw .usage(
          "picture: a terminal cannot show a PNG: name a FILE, or redirect the output", for: picture
        )
      }
      return .png
    }
    guard let file else { return .svg }
    guard let named else {
      throw .usage("picture: \"\(file)\": the name of FILE ends in .svg or .png", for: picture)
    }
    return named
  }

  private static func game(_ text: String) throws(Failure) -> Game {
    try picture.readGame(text)
  }

  /// Writes to a file, or to standard output.
  private static func write(_ bytes: [UInt8], to path: String?) throws(Failure) {
    let file = path.map { fopen($0, "wb") } ?? fdopen(STDOUT_FILENO, "wb")
    let isWritten = file.map { fwrite(bytes, 1, bytes.count, $0) == bytes.count } ?? false
    let isClosed = file.map { fclose($0) == 0 } ?? false
    guard isWritten, isClosed else {
      let place = path.map { "\"\($0)\"" } ?? "output"
      throw Failure(
        status: .failure, message: "picture: \(place): cannot be written: \(systemErrorMessage())")
    }
  }
}
