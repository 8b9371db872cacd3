public import FormModel
import ValueFormatting

/// Two bounds that are written apart: those of a slider, a stepper or a date picker.
public enum WrittenBounds {
  /// Whether the lower one lies behind the upper one, whatever day today is; with `excludesEqual`, also where both are
  /// the same. False where one of them is neither a number nor a date.
  public static func areReversed(_ lower: Value, _ upper: Value, excludesEqual: Bool = false) -> Bool {
    if let first = lower.numberText.flatMap({ DecimalNumber($0) }),
      let last = upper.numberText.flatMap({ DecimalNumber($0) })
    {
      return NumberBounds(lower: first, upper: last, isHalfOpen: excludesEqual).isEmpty
    }
    guard let first = DateBound(lower), let last = DateBound(upper) else { return false }
    return DateBounds(lower: first, upper: last, isHalfOpen: excludesEqual).isEmpty
  }
}
