import BoardUI
import CCairo
import GameRules
import GameSession

/// Paints the drawing of `SharePicture` as a file, with cairo.
struct PicturePainter {
  /// The format of a picture's file.
  enum Format: String, CaseIterable {
    case svg, png
  }

  /// The size of every picture, in pixels.
  static let (width, height) = (1200, 630)
  /// The room for a line of text beside the board, in pixels.
  private static let textWidth = 520.0

  private let context: OpaquePointer

  /// The picture of a game between two people; nil only if memory is short.
  static func picture(
    of game: Game, in language: Language = .english, as format: Format = .png
  ) -> [UInt8]? {
    var session = Session(phrases: language.phrases, reducesMotion: true)
    _ = session.handle(.gameOpened(game.notation, record: ""))
    return picture(SharePicture.drawing(session.presentation), as: format)
  }

  private static func picture(_ drawing: UTF8Text, as format: Format) -> [UInt8]? {
    var file: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &file) { file in
      let surface =
        switch format {
        case .svg: cairo_svg_surface_create_for_stream(write, file, Double(width), Double(height))
        case .png: cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        }
      defer { cairo_surface_destroy(surface) }
      // In points, as by default, browsers would show it a third larger.
      if format == .svg { cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX) }
      guard let context = cairo_create(surface) else { return CAIRO_STATUS_NO_MEMORY }
      PicturePainter(context: context).paint(drawing)
      let status = cairo_status(context)
      cairo_destroy(context)
      guard status == CAIRO_STATUS_SUCCESS else { return status }
      if format == .png { return cairo_surface_write_to_png_stream(surface, write, file) }
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
    return status == CAIRO_STATUS_SUCCESS ? file : nil
  }

  /// Appends what cairo writes to the file.
  private static let write: cairo_write_func_t = { file, bytes, count in
    file?.assumingMemoryBound(to: [UInt8].self).pointee.append(
      contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  private func paint(_ drawing: UTF8Text) {
    setColour("#fffdf8")
    cairo_paint(context)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for line in drawing.description.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
      guard words.count == 6 else { continue }
      if words[0] == "/" { stroke(words) } else { write(words) }
    }
  }

  /// Draws `/ colour width left top scale path`, with path units of a thousandth of the scale.
  private func stroke(_ words: [Substring]) {
    let rest = words[5].split(separator: " ", maxSplits: 1)
    guard rest.count == 2 else { return }
    cairo_save(context)
    cairo_translate(context, number(words[3]), number(words[4]))
    cairo_scale(context, number(rest[0]) / 1000, number(rest[0]) / 1000)
    setColour(words[1])
    cairo_set_line_width(context, number(words[2]))
    trace(rest[1])
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// Follows SVG path data of the commands M, L, C and Z.
  private func trace(_ path: Substring) {
    var rest = path
    while let command = rest.popFirst() {
      let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
      let points = rest[..<end].split(separator: " ").map(number)
      rest = rest[end...]
      switch (command, points.count) {
      case ("M", 2): cairo_move_to(context, points[0], points[1])
      case ("L", 2): cairo_line_to(context, points[0], points[1])
      case ("C", 6):
        cairo_curve_to(context, points[0], points[1], points[2], points[3], points[4], points[5])
      default: cairo_close_path(context)
      }
    }
  }

  /// Writes `colour size weight left top text`, made narrower where it is too long.
  private func write(_ words: [Substring]) {
    let text = String(words[5])
    let weight = number(words[2]) < 600 ? CAIRO_FONT_WEIGHT_NORMAL : CAIRO_FONT_WEIGHT_BOLD
    cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, weight)
    cairo_set_font_size(context, number(words[1]))
    setColour(words[0])
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    cairo_save(context)
    cairo_translate(context, number(words[3]), number(words[4]))
    let factor = min(PicturePainter.textWidth / max(extents.x_advance, 1), 1)
    cairo_scale(context, factor, max(factor, 0.7))
    cairo_move_to(context, 0, 0)
    cairo_show_text(context, text)
    cairo_restore(context)
  }

  private func setColour(_ colour: Substring) {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    func part(_ shift: Int) -> Double { Double(value >> shift & 255) / 255 }
    cairo_set_source_rgb(context, part(16), part(8), part(0))
  }

  private func number(_ word: Substring) -> Double { Double(word) ?? 0 }
}
