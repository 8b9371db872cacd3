/// How the tables write the types of values, and what each is called in messages.
struct ValueTypeWord: Sendable {
  /// The word in the tables.
  var word: StaticString
  /// The type that it stands for.
  var type: ValueType
  /// What a value is, in words that messages say.
  var summary: StaticString
  /// The type of the property in Swift; empty where it differs from property to property.
  var swiftType: StaticString

  private init(_ word: StaticString, _ type: ValueType, _ summary: StaticString, _ swiftType: StaticString = "") {
    self.word = word
    self.type = type
    self.summary = summary
    self.swiftType = swiftType
  }

  /// The type that a word stands for.
  static func type(_ word: CatalogText) -> ValueType? {
    index.row(named: word.bytes).map { all[Int($0)].type }
  }

  private static let index = NameIndex(
    all.enumerated().map { .init(name: CatalogText($1.word), group: 0, row: UInt16(truncatingIfNeeded: $0)) })

  /// All words; the first with a type is the one that its messages and types are taken from.
  static let all: [ValueTypeWord] = [
    ValueTypeWord("bool", .bool, "true or false", "Bool"),
    ValueTypeWord("integer", .integer, "a whole number", "Int"),
    ValueTypeWord("count", .count, "a whole number from 0 on", "Int"),
    ValueTypeWord("number", .number, "a number", "CGFloat"),
    ValueTypeWord("nonNegative", .nonNegative, "a number from 0 on", "Double"),
    ValueTypeWord("positive", .positive, "a number above 0", "Double"),
    ValueTypeWord("string", .string, "a string", "String"),
    ValueTypeWord("text", .text, "a string or .localized(\"key\", default: \"…\")", "String"),
    ValueTypeWord("placeholder", .placeholder, "a string, in which \\(…) shows a value, or .localized(…)", "String"),
    ValueTypeWord("example", .example, "a string, in which \\(…) shows a value"),
    ValueTypeWord("hexColor", .hexColor, "the hexadecimal digits of a colour: \"#RRGGBB\" or \"#RRGGBBAA\"", "String"),
    ValueTypeWord("day", .day, "a day of the calendar, as year-month-day: \"2010-11-15\"", "String"),
    ValueTypeWord("color", .color, "a colour: .label, .hex(\"#RRGGBB\") or .named(\"…\")", "UIColor"),
    ValueTypeWord("font", .font, "a font: .system(size: 16), .preferred(.body) or .named(\"…\", size: 14)", "UIFont"),
    ValueTypeWord("image", .image, "the name of an image, in a string", "UIImage"),
    ValueTypeWord("overlay", .overlay, "a view: .image(…), .button(…), .label(…) or .view(…)", "UIView"),
    ValueTypeWord("inputView", .inputView, "a view: .datePicker(…), .picker([…]) or .view(…)", "UIView"),
    ValueTypeWord("accessory", .accessory, "a view: .toolbar([…]) or .view(…)", "UIView"),
    ValueTypeWord(
      "attributedText", .attributedText, "an attributed text: .attributed(\"…\", .font(…))", "NSAttributedString"),
    ValueTypeWord(
      "attributes", .attributes, "a list of attributes: [.font(…), .foregroundColor(…)]",
      "[NSAttributedString.Key: Any]"),
    ValueTypeWord("attribute", .attribute, "an attribute: .font(…), .foregroundColor(…)"),
    ValueTypeWord("insets", .insets, ".insets(top: 0, left: 8, bottom: 0, right: 8)", "UIEdgeInsets"),
    ValueTypeWord(
      "passwordRules", .passwordRules, "password rules in a string: \"required: digit; minlength: 12;\"",
      "UITextInputPasswordRules"),
    ValueTypeWord("className", .className, "the name of a class"),
    ValueTypeWord("delegate", .delegate, "the name of a class, or none"),
    ValueTypeWord("method", .method, "the name of a function"),
    ValueTypeWord("outlet", .outlet, "the name of an outlet"),
    ValueTypeWord("key", .key, "a name or a string"),
    ValueTypeWord("tag", .tag, "a whole number, or a case of the form's tags", "Int"),
    ValueTypeWord("control", .control, "the name of a control of the form"),
    ValueTypeWord("focus", .focus, "the name of a control of the form, next or previous"),
    ValueTypeWord("formatter", .formatter, "a formatter: .date(…), .number(…), .mask(…), .grouped(…) or .custom(…)"),
    ValueTypeWord("normalization", .normalization, "a list of steps: [.trim, .removeCharacters(\"-\")]"),
    ValueTypeWord("texts", .texts, "a list of strings"),
    ValueTypeWord("strings", .strings, "a list of strings", "[String]"),
    ValueTypeWord("integers", .integers, "a list of whole numbers"),
    ValueTypeWord("locale", .locale, "a locale in a string: \"de_DE\"", "Locale"),
    ValueTypeWord("locales", .locales, "a list of locales: [\"en_US\", \"de_DE\"]"),
    ValueTypeWord("timeZone", .timeZone, "a time zone in a string: \"Europe/Berlin\"", "TimeZone"),
    ValueTypeWord("currency", .currency, "the three letters of a currency in a string: \"EUR\""),
    ValueTypeWord("version", .version, "a version: iOS(16)"),
    ValueTypeWord("date", .date, "a date: date(\"2010-11-15\"), today or today(years: -18)", "Date"),
    ValueTypeWord("lengthRange", .lengthRange, "a range of whole numbers: 3...8"),
    ValueTypeWord("valueRange", .valueRange, "a range of numbers or dates: 0...100"),
    ValueTypeWord("regex", .regex, "a regular expression: /[0-9]+/"),
    ValueTypeWord(
      "characterSet", .characterSet,
      "characters: .decimalDigits, .letters, .alphanumerics, .whitespaces, .ascii, a string, a class /[0-9A-F]/, or a list of these"
    ),
    ValueTypeWord("toolbarItems", .toolbarItems, "a list of bar items: [.flexibleSpace, .done]"),
    ValueTypeWord("block", .block, "a block: { name: value }"),
    ValueTypeWord("opaque", .opaque, "a value that only code can make"),
  ]
}

extension ValueType {
  /// Reads a type as the tables write it: a word of `ValueTypeWord`, `:Enumeration`, `[Options]`, `"Tokens"` or
  /// `=Words`; nil where it is none of these.
  init?(notation: CatalogText) {
    let bytes = notation.bytes
    guard let first = bytes.first else { return nil }
    switch first {
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      guard let id = EnumID.named(notation.slice(1, bytes.count)) else { return nil }
      self = first == UInt8(ascii: ":") ? .enumeration(id) : .word(id)
    case UInt8(ascii: "["), UInt8(ascii: "\""):
      guard let id = EnumID.named(notation.slice(1, bytes.count - 1)) else { return nil }
      self = first == UInt8(ascii: "[") ? .options(id) : .token(id)
    default:
      guard let known = ValueTypeWord.type(notation) else { return nil }
      self = known
    }
  }

  /// What is expected, in words that follow "expected": `a whole number`, `a UIKeyboardType: .emailAddress, …`.
  public var summary: String {
    switch self {
    case .enumeration(let id): "one of \(id.name): \(id.sample)"
    case .options(let id): "a list out of \(id.name): [\(id.sample)]"
    case .token(let id): "a string: \(id.tokenSample)"
    case .word(let id): "one of \(id.wordSample)"
    default: ValueTypeWord.all.first { $0.type == self }.map { CatalogText($0.summary).string } ?? ""
    }
  }

  /// The type in Swift of a property with such values; empty where there is none.
  public var swiftType: String {
    switch self {
    case .enumeration(let id), .options(let id): id.kind == .language ? "" : id.name.string
    default: ValueTypeWord.all.first { $0.type == self }.map { CatalogText($0.swiftType).string } ?? ""
    }
  }
}
