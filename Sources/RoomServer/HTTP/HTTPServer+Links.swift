import GameRooms
import GameRules

// Links to games as paths, with previews for chat programs; and pages for people who ask for what
// is not there.
extension HTTPServer {
  /// Answers a request for a game's page or picture.
  func serve(_ link: GameLink, at path: [UInt8], to exchange: HTTPExchange, withBody: Bool) {
    // A cached picture needs no game.
    if link.isPicture, !link.isRoom, pictures[link.name] != nil {
      do throws(HTTPResponse) {
        try rooms.count(from: address(of: exchange))
        return finishPicture(of: link.name, isOfRoom: false, to: exchange, withBody: withBody)
      } catch {
        return refuse(error.status, error.text, path, exchange, retryAfter: error.retryAfter)
      }
    }
    rooms.target(of: link, for: address(of: exchange)) { [self] answer in
      do throws(HTTPResponse) {
        let target = try answer.get()
        if link.isPicture {
          try showPicture(of: target, to: exchange, withBody: withBody)
        } else {
          showPage(of: target, at: path, to: exchange, withBody: withBody)
        }
      } catch {
        refuse(error.status, error.text, path, exchange, retryAfter: error.retryAfter)
      }
    }
  }

  private func showPicture(
    of target: GameLink.Target, to exchange: HTTPExchange, withBody: Bool
  ) throws(HTTPResponse) {
    let text = target.game.notation
    if pictures[text] == nil {
      try rooms.countPicture(from: address(of: exchange))
      guard let drawn = previews?.picture(of: target.game) else { throw .noPicture }
      pictures.insert(drawn, for: text)
    }
    finishPicture(of: text, isOfRoom: target.isRoom, to: exchange, withBody: withBody)
  }

  private func finishPicture(
    of text: UTF8Text, isOfRoom: Bool, to exchange: HTTPExchange, withBody: Bool
  ) {
    // A position always looks the same, but a room goes on.
    exchange.finish(
      HTTPExchange.File(
        bytes: pictures[text] ?? [], type: "image/png",
        headers: ["Cache-Control": isOfRoom ? "no-cache" : "max-age=86400"]),
      withBody: withBody)
  }

  private func showPage(
    of target: GameLink.Target, at path: [UInt8], to exchange: HTTPExchange, withBody: Bool
  ) {
    guard let page = site?.index(for: exchange.text(of: "Accept-Language")),
      let template = page.template, let previews
    else { return refuse(404, "no such path", path, exchange) }
    let texts = previews.texts(for: target, in: page.language)
    let about = about(target, texts, at: exchange.root + String(decoding: path, as: UTF8.self))
    let isPacked = Site.isAccepted("gzip", by: exchange.text(of: "Accept-Encoding"))
    var headers = [
      "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language",
      // Search engines are to find the page, not each of its positions.
      "X-Robots-Tag": "noindex",
    ]
    if isPacked { headers["Content-Encoding"] = "gzip" }
    exchange.finish(
      HTTPExchange.File(
        bytes: isPacked ? template.packedPage(about) : template.page(about),
        type: "text/html; charset=utf-8", headers: headers, policy: page.policy),
      withBody: withBody)
  }

  /// The part of the page that chat programs read, and the address that the page's script makes of
  /// the path.
  private func about(_ target: GameLink.Target, _ texts: LinkTexts, at url: String) -> String {
    let (title, description) = (texts.title.inHTML, texts.description.inHTML)
    let tags = [
      ("property", "og:title", title), ("property", "og:description", description),
      ("property", "og:type", "website"), ("property", "og:url", url.inHTML),
      ("property", "og:image", url.inHTML + ".png"), ("property", "og:image:type", "image/png"),
      ("property", "og:image:width", "1200"), ("property", "og:image:height", "630"),
      ("property", "og:image:alt", title), ("name", "twitter:card", "summary_large_image"),
    ].map { kind, name, value in "<meta \(kind)=\"\(name)\" content=\"\(value)\">\n" }
    return """
      <title id="title" data-word="name">\(title)</title>
      <meta name="description" data-name="description" content="\(description)">
      <meta id="link" content="../\(target.address)">
      \(tags.joined())
      """
  }

  /// Refuses a request: with a page where the client reads pages, else with one line.
  func refuse(
    _ status: Int, _ cause: UTF8Text, _ path: [UInt8], _ exchange: HTTPExchange,
    retryAfter: Int? = nil
  ) {
    if let retryAfter { exchange.add("Retry-After", "\(retryAfter)") }
    guard status == 404 || status == 400, exchange.text(of: "Accept").contains("text/html"),
      let page = site?.missing
    else { return exchange.finish(status, cause) }
    let depth = path.count { $0 == UInt8(ascii: "/") } - 1
    let home = depth > 0 ? String(repeating: "../", count: depth) : "./"
    let text = page.text
      .replacing("href=\"./\"", with: "href=\"\(home)\"")
      .replacing("<p id=\"cause\"></p>", with: "<p id=\"cause\">\(cause.description.inHTML)</p>")
    exchange.finish(
      HTTPExchange.File(
        status: status, bytes: Array(text.utf8), type: "text/html; charset=utf-8",
        headers: ["Cache-Control": "no-store"], policy: page.policy),
      withBody: !exchange.isHead)
  }
}

extension HTTPResponse {
  fileprivate static let noPicture = HTTPResponse(503, "the picture cannot be drawn", retryAfter: 5)
}

extension String {
  /// The text with the characters escaped that HTML gives a meaning.
  fileprivate var inHTML: String {
    // With an accent behind it, a quotation mark is another character but the same scalar.
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
