/// A command's error message and exit status.
struct Failure: Error {
  /// Exit statuses, after sysexits.h.
  enum Status: Int32 {
    case failure = 1
    case usage = 64
  }

  var status: Status
  var message: String
  /// A second line, which says what would be right.
  var advice: String?

  /// A wrong command line, or a text that cannot be read.
  ///
  /// - Parameters:
  ///   - cause: The offending word, and what is wrong with it.
  ///   - nearest: The word that was probably meant.
  ///   - command: The command whose usage to show; nil refers to the help.
  /// - Returns: The failure with the whole message.
  static func usage(_ cause: String, nearest: String? = nil, for command: Command? = nil) -> Failure
  {
    var message = cause
    if let nearest { message += "; did you mean \"\(nearest)\"?" }
    let advice =
      command.map { "Usage: \($0.usage)" } ?? "\"tictactoe help\" lists what there is."
    return Failure(status: .usage, message: message, advice: advice)
  }
}
