import RoomServer

extension Option {
  /// The port to listen on.
  static let port = Option(
    name: "--port", value: "N", summary: "Listen on port N (default: 8080; 0: any free port)")
  /// An address to listen on.
  static let listen = Option(
    name: "--listen", value: "ADDRESS", summary: "Listen there instead of on 127.0.0.1; repeatable")
  /// The addresses of proxies that are believed.
  static let proxy = Option(
    name: "--proxy", value: "PREFIX",
    summary: "Believe the proxies in this network, such as 10.0.0.0/8; repeatable")
  /// A name of the server.
  static let host = Option(
    name: "--host", value: "NAME",
    summary: "Answer browsers that know the server as NAME; repeatable")
  /// The folder of the live games' database.
  static let data = Option(
    name: "--data", value: "DIR", summary: "Use DIR as the folder of live games")
  /// The folder of the page.
  static let site = Option(
    name: "--site", value: "DIR", summary: "Serve the page from DIR")
  /// The URL of a database for live games.
  static let store = Option(
    name: "--store", value: "URL", summary: "Store live games in a database: postgresql://…")
  /// Access from the local network.
  static let lan = Option(
    name: "--lan", summary: "Serve the local network too, and print its address as a QR code")
  /// An app that opens links of the page.
  static let app = Option(
    name: "--app", value: "TEAM.ID",
    summary: "Let this app open links of the page; repeatable")
  /// A push service besides the known ones.
  static let pushHost = Option(
    name: "--push-host", value: "HOST",
    summary: "Send messages through the push service HOST too; repeatable")
  /// Messages switched off.
  static let noPush = Option(
    name: "--no-push", summary: "Send no messages to players who are away")
  /// A check without serving.
  static let check = Option(
    name: "--check", summary: "Check the options and the store, and end without serving")
  /// No output but warnings and errors.
  static let quiet = Option(name: "--quiet", summary: "Print only warnings and errors")
}

extension AppLinks {
  /// The links that the apps of `--app` open; nil without one.
  static func named(in arguments: Arguments) throws(Failure) -> AppLinks? {
    let apps = arguments.values(of: .app)
    if let wrong = apps.first(where: { !isID($0) }) {
      throw .usage(
        """
        serve: --app: "\(wrong)": an app is a team and an identifier such as \
        ABCDE12345.org.example.tictactoe
        """, for: .serve)
    }
    return apps.isEmpty ? nil : AppLinks(of: apps)
  }
}
