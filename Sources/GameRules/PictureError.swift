/// Why a text is no picture.
public enum PictureError: Error, Hashable, Sendable {
  /// A character that is no letter, dot or slash.
  case unexpected(UInt8)
  /// A letter that is drawn twice.
  case repeated(UInt8)
  /// A letter that is left out although later ones are drawn.
  case missing(UInt8)
  /// Nothing is drawn.
  case empty
  /// It takes more columns or rows than the largest board has.
  case tooLarge
}
