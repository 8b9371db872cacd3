public import FormModel
import ValueFormatting

/// Two bounds that are written apart: those of a slider, a stepper or a date picker.
public enum WrittenBounds {
  /// Whether the lower one lies behind the upper one, whatever day today is; with `excludesEqual`, also where both are
  /// the same. False where one of them is neither a number nor a date.
  public static func areReversed(_ lower: Value, _ upper: Value, excludesEqual: Bool = false) -> Bool {
    if let first = lower.numberText, let last = upper.numberText {
      return areReversed(first, last, excludesEqual: excludesEqual)
    }
    guard let first = DateBound(lower), let last = DateBound(upper) else { return false }
    return DateBounds(lower: first, upper: last, isHalfOpen: excludesEqual).isEmpty
  }

  /// The same of two numbers.
  public static func areReversed(_ lower: String, _ upper: String, excludesEqual: Bool = false) -> Bool {
    guard let first = DecimalNumber(lower), let last = DecimalNumber(upper) else { return false }
    return NumberBounds(lower: first, upper: last, isHalfOpen: excludesEqual).isEmpty
  }
}
