/// Why a command could not do what was asked, and the status to exit with.
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

  /// Wrong usage, or text that cannot be read.
  ///
  /// - Parameters:
  ///   - cause: The offending word and what is wrong with it.
  ///   - nearest: What may have been meant.
  ///   - command: The command whose usage helps, or nil for all of them.
  /// - Returns: The failure that says all of it.
  static func usage(_ cause: String, nearest: String? = nil, for command: Command? = nil) -> Failure
  {
    var message = cause
    if let nearest { message += "; did you mean \"\(nearest)\"?" }
    let advice =
      command.map { "Usage: \($0.usage)" } ?? "\"tictactoe help\" lists what there is."
    return Failure(status: .usage, message: message, advice: advice)
  }
}
