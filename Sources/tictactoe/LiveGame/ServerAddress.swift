/// The address of a server of live games, which begins the path of every request.
struct ServerAddress: Sendable, CustomStringConvertible {
  /// The address, without a slash at its end.
  let description: String

  /// The server of a page: its address up to the file, if it names one, and without query and fragment.
  init?(page: String) {
    guard let scheme = ["https://", "http://"].first(where: page.hasPrefix) else { return nil }
    var parts = page.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
      .split(separator: "/", omittingEmptySubsequences: false)
    // The first one is the host.
    if parts.count > 1, parts.last?.contains(".") == true { parts.removeLast() }
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    guard parts.first != "" else { return nil }
    description = scheme + parts.joined(separator: "/")
  }

  /// The server that the command line names.
  ///
  /// - Parameters:
  ///   - text: The address of its page.
  ///   - place: What the error begins with: the command and its option, if any.
  ///   - command: The command.
  /// - Throws: `Failure` if the text is no such address.
  init(_ text: String, in place: String, of command: Command) throws(Failure) {
    guard let address = ServerAddress(page: text) else {
      throw .usage(
        "\(place): \"\(text)\": a server is the address of its page, such as https://example.org/",
        for: command)
    }
    self = address
  }
}
