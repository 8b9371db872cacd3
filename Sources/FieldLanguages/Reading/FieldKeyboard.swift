public import TextPatterns
public import UIKitCatalog

extension ScalarSet {
  /// All digits but 0 to 9.
  public static let otherDigits = UnicodeSets.digits.subtracting(.ascii)
}

/// The keyboard that a field asks for.
public struct FieldKeyboard: Sendable, Hashable {
  /// A member of `UIKeyboardType`.
  public var member: EnumMember
  /// Whether Return writes a line break.
  public var isMultiline: Bool

  /// Whether no digits but 0 to 9 can be typed on it.
  public var typesOnlyASCIIDigits: Bool {
    scalars(in: nil).map { $0.isDisjoint(with: .otherDigits) } ?? false
  }

  /// Whether one of some characters can be typed on it, in any locale.
  public func types(anyOf set: ScalarSet) -> Bool { scalars(in: nil).map { !$0.isDisjoint(with: set) } ?? true }

  /// Whether letters are what one sees first.
  public var showsLetters: Bool { Catalog.keyboard(member)?.firstPlane == .letters }

  /// Whether it types every printable ASCII character.
  var isComplete: Bool { Catalog.keyboard(member).map { $0.isASCIIComplete || $0.confidence == .low } ?? false }

  /// The characters that it can type in a locale, for a claim that something cannot: where the locale is not known,
  /// in any. Nil where nothing is known of the keyboard.
  func scalars(in locale: String?) -> ScalarSet? {
    FieldKeyboard.known.value(Place(keyboard: self, locale: locale)) { found(in: locale) }
  }

  /// The same in one of some locales; nil: these are not known.
  func scalars(inAnyOf locales: [String]?) -> ScalarSet? {
    guard let locales, !locales.isEmpty else { return scalars(in: nil) }
    return locales.reduce(ScalarSet.empty) { found, locale in scalars(in: locale).flatMap { found?.union($0) } }
  }

  /// A keyboard in a locale.
  private struct Place: Hashable {
    var keyboard: FieldKeyboard
    var locale: String?
  }

  private static let known = BoundedTable<Place, ScalarSet?>(limit: 1 << 10)

  private func found(in locale: String?) -> ScalarSet? {
    guard let facts = Catalog.keyboard(member) else { return nil }
    let reach = facts.reach(in: locale.map(Catalog.localeFacts) ?? FieldEnvironment.usualFacts)
    var set = ScalarSet(
      unsorted: reach.ascii.ranges.map { ScalarSet.Span(UInt32($0.lowerBound), UInt32($0.upperBound)) }
        + reach.rangesBeyondASCII.map { ScalarSet.Span($0.lowerBound, $0.upperBound) })
    if reach.isOpen { set = set.union(FieldKeyboard.beyondASCII(facts.member)) }
    if isMultiline && facts.hasReturnKey { set = set.union(ScalarSet(0x0A...0x0A)) }
    guard locale == nil else { return set }
    if facts.typesLocaleDigits { set = set.union(UnicodeSets.digits) }
    if facts.hasDecimalSeparator { set = set.union(ScalarSet(scalars: [0x2E, 0x2C, 0x66B])) }
    return set
  }

  /// An ASCII-capable keyboard cannot be switched to one for another script; accents and punctuation may be there.
  private static func beyondASCII(_ member: EnumMember) -> ScalarSet {
    switch member {
    case EnumMember.Keyboard.asciiCapable, EnumMember.Keyboard.alphabet: latin
    default: ScalarSet.ascii.complement
    }
  }

  /// Latin letters with their accents, and characters that belong to no script.
  private static let latin = (UnicodeSets.property("sc=Latn") ?? .empty).union(
    ScalarSet(
      unsorted: [
        .init(0xA0, 0xFF), .init(0x2B0, 0x36F), .init(0x2000, 0x2BFF), .init(0xFE00, 0xFE0F), .init(0x1F000, 0x1FAFF),
      ]))
}
