/// The list of the page's links that apps open, for which Apple's systems ask the server.
public struct AppLinks: Sendable {
  /// The path at which they ask.
  static let path = Array("/.well-known/apple-app-site-association".utf8)

  private let text: String

  /// Lets apps open the links to the page, to games and to live games.
  ///
  /// - Parameter apps: The IDs of the apps; each is one by `isID`.
  public init(of apps: [String]) {
    let ids = apps.map { "\"\($0)\"" }.joined(separator: ",")
    // The first component that matches counts. The app has no classes, and a picture is none of its links.
    text = """
      {"applinks":{"details":[{"appIDs":[\(ids)],"components":[\
      {"#":"hall=*","exclude":true},{"/":"*.png","exclude":true},\
      {"/":"/"},{"/":"/g/*"},{"/":"/r/*"}]}]}}

      """
  }

  /// Whether a text is the ID of an app: a team's ID, a dot and the app's identifier.
  public static func isID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 10, !parts[1].isEmpty else { return false }
    return parts[0].allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
      && parts[1].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) }
  }

  /// The response at `path`.
  var file: HTTPExchange.File {
    HTTPExchange.File(
      bytes: Array(text.utf8), type: "application/json",
      headers: ["Cache-Control": "max-age=3600"])
  }
}
