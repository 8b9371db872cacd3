/// The kinds of rules that a field may have, in the order of the reference.
public enum ValidationRuleKind: UInt8, CaseIterable, Sendable {
  /// Rules as the language names them.
  case required, length, pattern, characters, range, oneOf, equal, checksum, custom

  private var facts: (keyword: StaticString, arguments: StaticString, summary: StaticString) {
    switch self {
    case .required: ("required", "", "The text is not empty.")
    case .length: ("length", "_: lengthRange, counting: :LengthUnit?", "The length of the text is in the range.")
    case .pattern: ("pattern", "_: regex, match: :PatternMatch?", "The text matches the regular expression.")
    case .characters: ("characters", "_: characterSet", "Every character of the text is one of these.")
    case .range: ("range", "_: valueRange", "The number or date that the text stands for is in the range.")
    case .oneOf: ("oneOf", "_: strings", "The text is one of these.")
    case .equal: ("equal", "to: control", "The text equals that of another field.")
    case .checksum: ("checksum", "_: :Checksum", "The check digits of the text are right.")
    case .custom: ("custom", "_: method", "A function of one's own says that the text will do.")
    }
  }

  private static let arguments: [[Argument]] = allCases.map { Argument.list(CatalogText($0.facts.arguments)) }

  /// The word after `rule`.
  public var keyword: StaticString { facts.keyword }

  /// When the rule holds, in a sentence.
  public var summary: StaticString { facts.summary }

  /// What stands in its brackets.
  public var arguments: [Argument] { Self.arguments[Int(rawValue)] }

  /// How it is named: `length(_:counting:)`.
  public var signature: String { CatalogText(keyword).string + Argument.labels(of: arguments) }

  /// When it is checked where it does not say: `required` and `equal` at the submission, others at the end of editing.
  public var defaultTime: EnumMember {
    self == .required || self == .equal ? EnumMember.RuleTime.submit : EnumMember.RuleTime.endEditing
  }

  /// What happens where it does not hold and does not say: at a change the keystroke is refused, else it is reported.
  public static func defaultEffect(at time: EnumMember) -> EnumMember {
    time == EnumMember.RuleTime.change ? EnumMember.RuleEffect.refuse : EnumMember.RuleEffect.report
  }

  private static let kinds = allCases

  private static let neededTypes: [ValueType?] = arguments.map { arguments in
    guard let first = arguments.first, first.isRequired, first.label.isEmpty, !first.isVariadic,
      !arguments.dropFirst().contains(where: \.isRequired)
    else { return nil }
    return first.type
  }

  /// The type of its one argument that has to be there, where that has no label.
  public var onlyNeededType: ValueType? { Self.neededTypes[Int(rawValue)] }

  /// The kind that a word names.
  public static func named(_ keyword: UnsafeBufferPointer<UInt8>) -> ValidationRuleKind? {
    guard let first = keyword.first else { return nil }
    for kind in kinds where kind.keyword.utf8Start.pointee == first && CatalogText(kind.keyword).equals(keyword) {
      return kind
    }
    return nil
  }

  /// The kind that a word names.
  @inlinable public static func named(_ keyword: some Collection<UInt8>) -> ValidationRuleKind? {
    withBytes(keyword) { bytes in named(bytes) }
  }
}
