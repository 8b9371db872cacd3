import TextPatterns

/// What was found out about rules and sets of rules, by what they say: fields that say the same share it.
///
/// One for all files that are looked at together, and for all versions of an open one.
public final class FieldLanguageCache: Sendable {
  private let readings = BoundedTable<[UInt8], RuleReading>(limit: 1 << 11)
  private let lengths = BoundedTable<LengthWindow, RuleReading>(limit: 1 << 13)
  private let shapes = BoundedTable<[UInt8], FieldShape>(limit: 1 << 10)
  private let profiles = BoundedTable<FieldFingerprint, FieldProfile>(limit: 1 << 12)
  private let verdicts = BoundedTable<FieldOutline.Rules, FieldAnalysis>(limit: 1 << 12)

  public init() {}

  func reading(_ key: [UInt8], _ make: () -> RuleReading) -> RuleReading { readings.value(key, make) }

  func reading(of window: LengthWindow) -> RuleReading { lengths.value(window) { RuleReading(window) } }

  func shape(_ key: [UInt8], _ make: () -> FieldShape) -> FieldShape { shapes.value(key, make) }

  func profile(_ fingerprint: FieldFingerprint, _ make: () -> FieldProfile) -> FieldProfile {
    profiles.value(fingerprint, make)
  }

  func verdict(_ rules: FieldOutline.Rules, _ make: () -> FieldAnalysis) -> FieldAnalysis {
    verdicts.value(rules, make)
  }
}
