import FormModel

extension Value {
  /// Whether it is a text of which nothing shows: an empty one, or nothing but blanks.
  var showsNothing: Bool { string?.unicodeScalars.allSatisfy(\.properties.isWhitespace) ?? false }
}
