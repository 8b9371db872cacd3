import FormModel
import FormSyntax
import JSONText

/// Reads the formats that apps keep their texts in; what is wrong in a file is passed over.
enum StringsFile {
  /// The entries of a `.strings` file, the last of each key, and whether there is nothing else in it: `"key" = "text";`
  /// or `"key";`, with comments as in C and perhaps braces around all (the old form of property lists).
  static func entries(strings bytes: [UInt8]) -> (entries: [ExactText: String], isWhole: Bool) {
    var scanner = StringsScanner(text(bytes))
    var entries: [ExactText: String] = [:]
    var isWhole = true
    let isBraced = scanner.skip("{")
    while !(isBraced && scanner.skip("}")), let key = scanner.nextText() {
      if scanner.skip(";") {
        entries[ExactText(key)] = key
      } else if scanner.skip("="), let text = scanner.nextText(), scanner.skip(";") {
        entries[ExactText(key)] = text
      } else {
        isWhole = false
      }
    }
    return (entries, isWhole && scanner.isWhole && scanner.isAtEnd)
  }

  /// The keys of a `.stringsdict` file, a property list in XML: those of its texts, and those inside of them.
  static func keys(stringsdict bytes: [UInt8]) -> Set<ExactText> {
    let parts = text(bytes).split(separator: "<key>", omittingEmptySubsequences: false).dropFirst()
    return Set(
      parts.compactMap { part in
        part.firstRange(of: "</key>").map { end in
          ExactText(
            [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(
              String(part[..<end.lowerBound])
            ) { $0.replacing($1.0, with: $1.1) })
        }
      })
  }

  /// What other kind of property list a `.strings` file is, of which nothing is read; nil: none.
  static func otherForm(strings bytes: [UInt8]) -> String? {
    let text = text(Array(bytes.prefix(64)))
    if text.hasPrefix("bplist") { return "a binary property list" }
    return text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).hasPrefix("<") ? "a property list in XML" : nil
  }

  /// UTF-16 where a byte-order mark or the zeros of ASCII say so, as `genstrings` writes it; else UTF-8.
  private static func text(_ bytes: [UInt8]) -> String {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (_?, 0): String(decoding: units(bytes) { low, high in high << 8 | low }, as: UTF16.self)
    case (0xFE, 0xFF), (0, _?): String(decoding: units(bytes) { high, low in high << 8 | low }, as: UTF16.self)
    default: String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Bytes two by two; a last one alone is left out.
  private static func units(_ bytes: [UInt8], _ join: (UInt16, UInt16) -> UInt16) -> [UInt16] {
    zip(bytes, bytes.dropFirst()).enumerated().filter { $0.offset % 2 == 0 }
      .map { join(UInt16($0.element.0), UInt16($0.element.1)) }
  }

  /// The entries of a `.xcstrings` catalogue by locale; of one that varies with the device, the iPhone's text, with a
  /// number, the usual one.
  static func entries(catalogue: JSONValue) -> [String: [ExactText: String]] {
    var entries: [String: [ExactText: String]] = [:]
    guard let strings = catalogue["strings"]?.members else { return entries }
    for entry in strings {
      guard let localizations = entry.value["localizations"]?.members else { continue }
      for localization in localizations {
        guard let text = text(of: localization.value, depth: 0) else { continue }
        entries[localization.name, default: [:]][ExactText(entry.name)] = text
      }
    }
    return entries
  }

  /// The keys of a `.xcstrings` catalogue that are marked as not to be translated.
  static func untranslated(catalogue: JSONValue) -> Set<ExactText> {
    guard let strings = catalogue["strings"]?.members else { return [] }
    return Set(strings.filter { $0.value["shouldTranslate"]?.bool == false }.map { ExactText($0.name) })
  }

  /// How deep variations stand in each other: by device, then by number, with room to spare.
  private static let deepestVariation = 4

  /// The text of a localization, or of one of its variations: the iPhone's, that for what has none of its own, the first.
  private static func text(of localization: JSONValue, depth: Int) -> String? {
    if let text = localization["stringUnit"]?["value"]?.string { return text }
    guard depth < deepestVariation, let kinds = localization["variations"]?.members else { return nil }
    return kinds.firstResult { kind -> String? in
      guard let cases = kind.value.members else { return nil }
      let usual =
        cases.filter { $0.name == "iphone" } + cases.filter { $0.name == "other" }
        + cases.filter { $0.name != "iphone" && $0.name != "other" }
      return usual.firstResult { text(of: $0.value, depth: depth + 1) }
    }
  }
}

/// Reads a `.strings` file from left to right.
private struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  /// Whether there was nothing so far but texts, words, blanks and comments, all of them closed.
  private(set) var isWhole = true

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Whether nothing but blanks and comments is left.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return next == nil
    }
  }

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  /// Passes over a character, and over blanks and comments before it.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    if next != character { return false }
    at += 1
    return true
  }

  /// The next quoted text, or word; what stands before it is passed over. Nil at the end.
  mutating func nextText() -> String? {
    while true {
      skipBlanks()
      guard let next else { return nil }
      if next == "\"" || next == "'" { return quoted(by: next) }
      if next.properties.isAlphabetic || next.properties.numericType != nil || "_$".unicodeScalars.contains(next) {
        return word()
      }
      isWhole = false
      at += 1
    }
  }

  private mutating func skipBlanks() {
    while let scalar = next {
      if scalar == "/", at + 1 < scalars.count, scalars[at + 1] == "/" {
        at = scalars[at...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
      } else if scalar == "/", at + 1 < scalars.count, scalars[at + 1] == "*" {
        at += 2
        while at < scalars.count, !(scalars[at] == "*" && at + 1 < scalars.count && scalars[at + 1] == "/") { at += 1 }
        at = min(at + 2, scalars.count)
      } else if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        at += 1
      } else {
        return
      }
    }
  }

  private mutating func word() -> String {
    let start = at
    while let scalar = next,
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "._-$/:".unicodeScalars.contains(scalar)
    {
      at += 1
    }
    return String(String.UnicodeScalarView(scalars[start..<at]))
  }

  private mutating func quoted(by quote: Unicode.Scalar) -> String {
    at += 1
    var text = String.UnicodeScalarView()
    while let scalar = next {
      at += 1
      if scalar == quote { return String(text) }
      text.append(scalar == "\\" ? escaped() : scalar)
    }
    isWhole = false
    return String(text)
  }

  /// Passes over four hexadecimal digits: a code unit of UTF-16.
  private mutating func codeUnit() -> UInt16? {
    let digits = scalars[at...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }),
      let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
    else { return nil }
    at += 4
    return unit
  }

  /// Passes over `\U`.
  private mutating func skipsEscape() -> Bool {
    guard scalars[at...].starts(with: ["\\", "U"]) || scalars[at...].starts(with: ["\\", "u"]) else { return false }
    at += 2
    return true
  }

  /// What follows a back-slash: `n`, `t`, `r`, `U00E9`, `101` (octal), or a character that stands for itself.
  private mutating func escaped() -> Unicode.Scalar {
    guard let scalar = next else { return "\\" }
    at += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0"..."7":
      // The code in the encoding of NeXTSTEP, of which ASCII is the first half.
      let digits = scalars[(at - 1)...].prefix(3).prefix { ("0"..."7").contains($0) }
      at += digits.count - 1
      let code = digits.reduce(UInt32(0)) { $0 * 8 + ($1.value - 0x30) }
      if code >= 0x80 { isWhole = false }
      return Unicode.Scalar(code) ?? scalar
    case "U", "u":
      guard let unit = codeUnit() else { return scalar }
      if let meant = Unicode.Scalar(unit) { return meant }
      // Half of a scalar of two units: the other half is written behind it in the same way.
      let start = at
      if skipsEscape(), let low = codeUnit(), UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(low) {
        return UTF16.decode(UTF16.EncodedScalar([unit, low]))
      }
      at = start
      return "\u{FFFD}"
    default: return scalar
    }
  }
}
