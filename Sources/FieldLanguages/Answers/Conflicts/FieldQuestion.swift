import UIKitCatalog

/// All that an analysis rests on.
struct FieldQuestion {
  /// The rules but for the lengths that are asked at the end.
  var rules: [ValidationRule]
  /// Nil where it cannot be known.
  var normalization: FieldNormalization?
  /// The keyboard that the text comes from; nil where it may come from elsewhere, or is not known.
  var keyboard: FieldKeyboard?
  /// Nil: not known.
  var locales: [String]?
}
