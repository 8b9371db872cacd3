import FormFormatter
import TextPatterns

/// How messages speak of characters.
enum CharacterWords {
  /// "'-'", "a digit", "one of '-', '.'": what a set holds, in few words.
  static func phrase(_ set: ScalarSet) -> String {
    let digits = ScalarSet(0x30...0x39)
    let letters = ScalarSet(0x41...0x5A).union(ScalarSet(0x61...0x7A))
    if set == digits || set == UnicodeSets.digits { return "a digit" }
    if set.count <= 3 { return oneOf(set) }
    if set.isSubset(of: UnicodeSets.digits) { return "a digit such as \(example(set))" }
    if let word = wordForLetters(set, letters) { return word }
    if digits.isSubset(of: set), set.isSubset(of: digits.union(letters)) {
      return lettersOrDigits(set, digits, letters)
    }
    // Characters of scripts begin past ASCII.
    if let least = set.first, least > 0x7F, let script = scripts.first(where: { set.isSubset(of: $0.set) })?.name {
      return "\(script == "Arabic" ? "an" : "a") \(script) character"
    }
    return "a character such as \(example(set))"
  }

  /// "a letter", where that says neither more nor less than the set; "an upper-case letter", "one of 'A' to 'F'".
  private static func wordForLetters(_ set: ScalarSet, _ letters: ScalarSet) -> String? {
    // Blocks of scripts have gaps, which nobody means.
    let set = set.isSubset(of: everyLetter) ? set : set.subtracting(unassigned)
    guard !set.isEmpty, set.isSubset(of: everyLetter) else { return nil }
    guard !set.isDisjoint(with: letters) else { return wordForOtherLetters(set) }
    if letters.isSubset(of: set) { return "a letter" }
    if capitals.isSubset(of: set), set.isSubset(of: upperCase) { return "an upper-case letter" }
    if smalls.isSubset(of: set), set.isSubset(of: lowerCase) { return "a lower-case letter" }
    if set.spans.count == 1, let span = set.spans.first { return "one of \(name(span.lower)) to \(name(span.upper))" }
    return "a letter such as \(example(set))"
  }

  /// The same of letters beyond ASCII: upper or lower case says more than the script, which both have.
  private static func wordForOtherLetters(_ set: ScalarSet) -> String? {
    let script = scripts.first { set.isSubset(of: $0.set) }.map { $0.name + " " } ?? ""
    let article = script == "Arabic " ? "an" : "a"
    if set.isSubset(of: upperCase) { return "an upper-case \(script)letter \(span(set) ?? "such as \(example(set))")" }
    if set.isSubset(of: lowerCase) { return "a lower-case \(script)letter \(span(set) ?? "such as \(example(set))")" }
    if script.isEmpty { return "a letter such as \(example(set))" }
    return span(set).map { "\(article) \(script)letter \($0)" }
  }

  /// "('А' to 'Я')", of a set that is one span of letters which can be read.
  private static func span(_ set: ScalarSet) -> String? {
    guard set.spans.count == 1, let span = set.spans.first, span.upper - span.lower < 64 else { return nil }
    return "(\(name(span.lower)) to \(name(span.upper)))"
  }

  /// "a letter or digit", "an upper-case letter or a digit", of digits of ASCII with some of its letters.
  private static func lettersOrDigits(_ set: ScalarSet, _ digits: ScalarSet, _ letters: ScalarSet) -> String {
    if letters.isSubset(of: set) { return "a letter or digit" }
    let own = set.intersection(letters)
    if own == capitals { return "an upper-case letter or a digit" }
    if own == smalls { return "a lower-case letter or a digit" }
    return span(own).map { "a digit or a letter \($0)" } ?? "a character such as \(example(set))"
  }

  private static let capitals = ScalarSet(0x41...0x5A)
  private static let smalls = ScalarSet(0x61...0x7A)
  private static let unassigned = UnicodeSets.property("Cn") ?? .empty
  private static let upperCase = UnicodeSets.property("Lu") ?? .empty
  private static let lowerCase = UnicodeSets.property("Ll") ?? .empty

  /// The one that reads best.
  private static func example(_ set: ScalarSet) -> String {
    if let value = [0x30, 0x61, 0x41].first(where: { set.contains($0) }) { return name(value) }
    let text = [TextLanguage(everyScalarIn: set)].witness().value ?? nil
    return name(text?.unicodeScalars.first?.value ?? set.first ?? 0xFFFD)
  }

  private static let everyLetter = UnicodeSets.property("L") ?? .empty

  /// Scripts that people know by name.
  private static let scripts = [
    "Han", "Hiragana", "Katakana", "Hangul", "Cyrillic", "Greek", "Hebrew", "Arabic", "Devanagari", "Thai", "Georgian",
  ].map { (name: $0, set: UnicodeSets.property($0) ?? .empty) }

  private static func oneOf(_ set: ScalarSet) -> String {
    let names = set.spans.flatMap { span in (span.lower...span.upper).map(name) }
    guard let last = names.last, names.count > 1 else { return names.first ?? "a character" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A character as one can read it: `'-'`, `a space`, `U+2019 '’'`.
  static func name(_ value: UInt32) -> String {
    guard let scalar = Unicode.Scalar(value) else { return "U+\(String(value, radix: 16, uppercase: true))" }
    switch scalar {
    case " ": return "a space"
    case "\n": return "a line break"
    case "\t": return "a tab"
    default: break
    }
    let code = String(value, radix: 16, uppercase: true)
    let padded = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    let isVisible = value > 0x20 && value != 0x7F && !(0x80...0xA0).contains(value)
    if scalar.isASCII { return isVisible ? "'\(Character(scalar))'" : padded }
    return isVisible && isUnmistakable(scalar.properties) ? "'\(Character(scalar))'" : padded
  }

  /// Whether a character beyond ASCII is known by its looks: a letter, a digit, a currency sign and the like, but no
  /// hyphen, quotation mark or mark on another character.
  private static func isUnmistakable(_ properties: Unicode.Scalar.Properties) -> Bool {
    switch properties.generalCategory {
    case .currencySymbol, .otherSymbol, .decimalNumber, .otherNumber: true
    default: properties.isAlphabetic
    }
  }

  /// A text as a message names it between quotes of its own: what cannot be seen as escapes.
  static func visible(_ text: String) -> String { String(LiteralText.quoted(text).dropFirst().dropLast()) }

  /// A text in quotes, so that it can be read: characters that cannot be seen as escapes, long ones shortened.
  static func quoted(_ text: String, limit: Int = 40) -> String {
    var shown = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == limit {
        shown += "…"
        break
      }
      let isVisible =
        scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
        && scalar.properties.generalCategory != .format && scalar.value != 0x2028 && scalar.value != 0x2029
      shown += isVisible ? String(Character(scalar)) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return "\"\(shown)\""
  }
}
