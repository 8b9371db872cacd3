import ValueFormatting

/// What is known of a field's formatter.
enum FieldFormatter {
  /// It has none.
  case none
  /// A preset says none, and the fields that use it, which may have one, are not known.
  case open
  /// It is one whose texts are known, or `.custom`.
  case format(FieldFormat)
  /// It may have one, and which is not known: a value with mistakes, or a preset that was not found.
  case unknown
}
