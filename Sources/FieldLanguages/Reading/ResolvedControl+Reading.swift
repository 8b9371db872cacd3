import FormModel
import UIKitCatalog
import ValueFormatting

/// What has a say in which texts a field takes, read from its properties.
extension ResolvedControl {
  /// How the value is written.
  var formatter: FieldFormatter {
    guard let set = self[.formatter] else { return isComplete ? .none : .unknown }
    guard set.isWellFormed, let value = set.value, value.kind != .nilLiteral else { return .unknown }
    guard let format = FieldFormat(value) else { return .unknown }
    if case .mask(let pattern) = format, pattern.unicodeScalars.count > Mask.judgedLength { return .unknown }
    return .format(format)
  }

  /// What the text is made into before the rules see it; nil where it cannot be known.
  var normalization: FieldNormalization? {
    let property = self[.normalize]
    if property == nil, !isComplete { return nil }
    return FieldNormalization(property, isSecure: boolean(.isSecureTextEntry))
  }
}
