import ValueFormatting

/// What is known of a field's formatter.
enum FieldFormatter {
  case none
  case format(FieldFormat)
  case unknown
}
