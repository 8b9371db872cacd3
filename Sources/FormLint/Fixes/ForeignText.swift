/// Pieces of other languages.
enum ForeignText {
  /// What stands between the brackets of a call with one argument that has no label; nil of other calls.
  static func onlyArgument(_ call: String) -> String? {
    guard let inner = unwrapped(call[...]), !inner.isEmpty else { return nil }
    var depth = 0
    var isQuoted = false
    for (place, character) in zip(inner.indices, inner) {
      switch character {
      case "\"": isQuoted.toggle()
      case _ where isQuoted: continue
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ",": if depth == 0 { return nil }
      case ":": if depth == 0, inner[..<place].allSatisfy(\.isOfName) { return nil }
      default: continue
      }
      if depth < 0 { return nil }
    }
    return depth == 0 ? String(inner) : nil
  }

  /// What stands between the `( )` or the quotes that a text begins and ends with.
  static func unwrapped(_ text: Substring) -> Substring? {
    guard text.count >= 2, let first = text.first, let last = text.last,
      [("(", ")"), ("\"", "\""), ("'", "'"), ("[", "]")].contains(where: { $0 == first && $1 == last })
    else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.drop { $0 == " " }
  }

  /// A text whose first part stands in `( )` or quotes, without these.
  static func withoutBrackets(_ text: Substring) -> String? {
    let closers: [Character: Character] = ["(": ")", "\"": "\"", "'": "'"]
    guard let first = text.first, let closer = closers[first] else { return nil }
    var depth = 0
    for place in text.indices {
      if text[place] == closer, place > text.startIndex, closer != ")" || depth == 1 {
        return String(text[..<place].dropFirst()) + String(text[place...].dropFirst())
      }
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
    }
    return nil
  }

  /// A path in quotes; nil where blanks or other signs stand in it.
  static func path(_ text: Substring) -> String? {
    let bare = unwrapped(text) ?? text
    guard !bare.isEmpty, bare.allSatisfy({ $0.isOfName || "./-+".contains($0) }) else { return nil }
    return "\"\(bare)\(bare.hasSuffix(".formdef") ? "" : ".formdef")\""
  }

  /// Whether a text looks like a regular expression without its slashes.
  static func isPattern(_ text: Substring) -> Bool {
    text.first.map { "[^\\".contains($0) } ?? false && !text.contains("/") && !text.contains("\"")
  }

  /// A range of numbers with decimal commas, such as `1,5...2,5`, with points; nil of anything else.
  static func decimals(_ text: String) -> String? {
    let bounds = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    guard bounds.count == 2, text.contains(",") else { return nil }
    let areNumbers = bounds.allSatisfy { bound in
      let parts = bound.drop { $0 == "-" }.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
      return bound.isEmpty || parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
    }
    return areNumbers ? text.replacing(",", with: ".") : nil
  }

  /// A range of numbers as this language has it: of `<= 5`, `>= 3`, `< 5`, `3-8`, `3 to 8`; nil of anything else.
  static func bounds(_ text: Substring) -> String? {
    let bare = text.hasPrefix("(") ? unwrapped(text) ?? text : text
    for (sign, before, after) in [
      ("<=", "...", ""), ("≤", "...", ""), (">=", "", "..."), ("≥", "", "..."), ("<", "..<", ""),
    ]
    where bare.hasPrefix(sign) {
      let number = bare.dropFirst(sign.count).drop { $0 == " " }
      return isNumber(number) ? before + number + after : nil
    }
    guard bare.first?.isASCIIDigit == true, let sign = bare.indices.first(where: { !bare[$0].isASCIIDigit }) else {
      return nil
    }
    let between = bare[sign...].prefix { !$0.isASCIIDigit }
    let (lower, upper) = (bare[..<sign], bare[sign...].dropFirst(between.count))
    let signs = ["-", "–", "—", "to", "~", ".."]
    guard isNumber(lower), isNumber(upper), signs.contains(between.filter { $0 != " " }) else { return nil }
    return "\(lower)...\(upper)"
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy(\.isASCIIDigit)
  }
}

extension Character {
  /// Whether it may be a part of a name.
  var isOfName: Bool {
    switch asciiValue {
    case let ascii?:
      switch ascii {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
      default: false
      }
    case nil: isLetter || isNumber
    }
  }

  /// Whether it is a digit of ASCII.
  var isASCIIDigit: Bool { asciiValue.map { (0x30...0x39).contains($0) } ?? false }
}
