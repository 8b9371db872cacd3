/// That nothing which a field's mask writes meets the rules, though other texts do.
public struct MaskGap: Sendable, Equatable {
  /// A text that fills the mask.
  public var written: String
  /// The rules that none of the texts that fill it meets together, as few as there can be.
  public var rules: [Int]
  /// Separators of the mask (its characters that are no letters or digits) that the rules do not want, and without which
  /// they can be met: what `normalize` is to take out.
  public var separators: String?
  /// A length that does: the rule, and the lengths of the texts that fill the mask and meet the others.
  public var length: Length?

  /// What a `length` rule has to allow.
  public struct Length: Sendable, Equatable {
    /// The index of the `length` among the field's rules.
    public var rule: Int
    /// The lengths, in the unit of that rule.
    public var range: ClosedRange<Int>
  }
}

/// Whether a text that fills a field's mask, or is as its formatter groups it, meets the rules.
enum MaskAnswer: Sendable {
  /// One does, or nothing is known of the rules.
  case met
  /// None does.
  case gap(MaskGap)
  /// None is known that does, and it is not certain that none does.
  case open
}
