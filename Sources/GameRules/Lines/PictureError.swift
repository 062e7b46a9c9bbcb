/// The reason why a text is not a picture.
public enum PictureError: Error, Hashable, Sendable {
  /// A character that is not a letter, dot or slash.
  case unexpected(UInt8)
  /// A letter that occurs twice.
  case repeated(UInt8)
  /// A letter is missing although a later one is present.
  case missing(UInt8)
  /// The text draws no square.
  case empty
  /// The shape has more columns or rows than the largest board.
  case tooLarge
}
