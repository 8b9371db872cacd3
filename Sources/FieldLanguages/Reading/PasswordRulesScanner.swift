import TextPatterns

/// What in password rules is not understood.
public struct PasswordRulesFault: Error, Sendable, Equatable {
  /// What is wrong.
  public enum Kind: Sendable, Equatable {
    /// A property, or a class of characters, that there is not.
    case property, characters
    /// No number where one is wanted.
    case number
    /// No `:` behind a property; no `[` where a class of characters of its own begins.
    case missingColon, openBracket
    /// Something that may be right all the same.
    case unusual
  }

  /// What is wrong.
  public var kind: Kind
  /// Bytes of the text.
  public var range: Range<Int>

  /// What is wrong with some bytes of the text.
  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// What could have been written in its place.
  public var choices: [String] {
    switch kind {
    case .property: ["required", "allowed", "minlength", "maxlength", "max-consecutive"]
    case .characters: PasswordRulesScanner.classes.map(\.name)
    case .number, .missingColon, .openBracket, .unusual: []
    }
  }
}

/// Reads password rules from the left to the right.
struct PasswordRulesScanner {
  private let text: String
  private var rest: Substring

  /// At the start of a text.
  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// The name of the next property, in small letters, and its place; what stands behind its colon comes next. Nil at
  /// the end.
  mutating func property() throws(PasswordRulesFault) -> (name: String, place: Range<Int>)? {
    skip { $0 == ";" || $0.isWhitespace }
    if rest.isEmpty { return nil }
    let name = word { $0 != ":" && $0 != ";" }
    guard rest.first == ":" else { throw PasswordRulesFault(.missingColon, place(name)) }
    rest = rest.dropFirst()
    return (name.lowercased(), place(name))
  }

  /// A whole number of at least `least`, up to the next `;`.
  mutating func number(from least: Int) throws(PasswordRulesFault) -> Int {
    skip(\.isWhitespace)
    let word = word { $0 != ";" }
    guard let number = Int(word) else { throw PasswordRulesFault(.number, place(word)) }
    if number < least { throw PasswordRulesFault(.unusual, place(word)) }
    return number
  }

  /// `upper, digit, [-_.]`: the characters of all of them.
  mutating func characters() throws(PasswordRulesFault) -> ScalarSet {
    var set = ScalarSet.empty
    while true {
      skip { $0 == "," || $0.isWhitespace }
      guard let first = rest.first, first != ";" else { break }
      if first == "[" {
        set = set.union(try bracketed())
      } else {
        let word = word { $0 != "," && $0 != ";" && !$0.isWhitespace }
        guard let named = PasswordRulesScanner.classes.first(where: { $0.name == word.lowercased() }) else {
          throw PasswordRulesFault(.characters, place(word))
        }
        set = set.union(named.set)
      }
    }
    if set.isEmpty { throw PasswordRulesFault(.unusual, place(rest.prefix(0))) }
    return set
  }

  private mutating func bracketed() throws(PasswordRulesFault) -> ScalarSet {
    let body = rest.dropFirst()
    guard let end = body.dropFirst().firstIndex(of: "]") ?? body.firstIndex(of: "]") else {
      throw PasswordRulesFault(.openBracket, place(rest))
    }
    rest = body[end...].dropFirst()
    return ScalarSet(scalars: body[..<end].unicodeScalars.map(\.value)).intersection(.printable)
  }

  private mutating func skip(_ isSkipped: (Character) -> Bool) { rest = rest.drop(while: isSkipped) }

  /// What comes next, without blanks behind it.
  private mutating func word(_ isPart: (Character) -> Bool) -> Substring {
    let word = rest.prefix(while: isPart)
    rest = rest[word.endIndex...]
    return word.lastIndex { !$0.isWhitespace }.map { word[...$0] } ?? word.prefix(0)
  }

  private func place(_ part: Substring) -> Range<Int> {
    let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    return start..<start + part.utf8.count
  }

  /// The classes that Apple's password rules name, with the characters that passwords are made of: where all of Unicode is
  /// allowed, too, those of ASCII.
  static let classes: [(name: String, set: ScalarSet)] = [
    ("upper", ScalarSet(0x41...0x5A)), ("lower", ScalarSet(0x61...0x7A)), ("digit", ScalarSet(0x30...0x39)),
    ("special", ScalarSet(scalars: "-~!@#$%^&*_+=`|(){}[:;\"'<>,.?] ".unicodeScalars.map(\.value))),
    ("ascii-printable", .printable), ("unicode", .printable),
  ]
}

extension ScalarSet {
  fileprivate static let printable = ScalarSet(0x20...0x7E)
}
