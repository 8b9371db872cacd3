public import FormModel
import UIKitCatalog
import ValueFormatting

/// What matters for which texts a field takes, read from its properties.
extension ResolvedControl {
  /// How the value is written.
  var formatter: FieldFormatter {
    guard let set = self[.formatter] else { return !isUnset(.formatter) ? .unknown : isAssumed ? .open : .none }
    guard set.isWellFormed, let value = set.value, value.kind != .nilLiteral else { return .unknown }
    guard let format = FieldFormat(value) else { return .unknown }
    return ResolvedControl.isTooLong(format) ? .unknown : .format(format)
  }

  /// Why a formatter is not known that is well-formed, in words; nil where it is.
  var unreadFormatter: String? {
    guard let set = self[.formatter], set.isWellFormed, let value = set.value else { return nil }
    guard let format = FieldFormat(value) else {
      let sizes = value.isNamed(.grouped) ? value.argument()?.children.compactMap(\.integer) ?? [] : []
      if sizes.contains(where: { $0 > FieldFormat.longestGroup }) {
        return "a group of more than \(FieldFormat.longestGroup) characters"
      }
      let separator = value.isNamed(.grouped) ? value.argument(.separator)?.string ?? "" : ""
      return separator.unicodeScalars.count > FieldFormat.longestSeparator
        ? "a separator of more than \(FieldFormat.longestSeparator) characters" : nil
    }
    return ResolvedControl.isTooLong(format) ? "a mask of more than \(Mask.judgedLength) characters" : nil
  }

  private static func isTooLong(_ format: FieldFormat) -> Bool {
    if case .mask(let pattern) = format { pattern.unicodeScalars.count > Mask.judgedLength } else { false }
  }

  /// What the text is made into before the rules see it; nil where it cannot be known.
  public var normalization: FieldNormalization? {
    let property = self[.normalize]
    if property == nil, !isUnset(.normalize) { return nil }
    return FieldNormalization(property, isSecure: boolean(.isSecureTextEntry))
  }
}
