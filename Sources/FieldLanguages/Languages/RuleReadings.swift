import TextPatterns

/// What rules say, by their source text: rules that say the same share one language.
final class RuleReadings: Sendable {
  private let readings = MeasuredTable<[UInt8], RuleReading>(limit: 1 << 11)
  private let lengths = BoundedTable<LengthWindow, RuleReading>(limit: 1 << 13)

  /// What a rule says, and the steps that it took to read it.
  ///
  /// - Parameter key: what the rule says, as bytes that are equal where it means the same.
  func weighed(_ key: [UInt8], _ make: () -> RuleReading) -> (reading: RuleReading, steps: Int) {
    let weighed = readings.weighed(key, make)
    return (weighed.value, weighed.steps)
  }

  /// What a `length` rule with these lengths says.
  func reading(of window: LengthWindow) -> RuleReading { lengths.value(window) { RuleReading(window) } }
}
