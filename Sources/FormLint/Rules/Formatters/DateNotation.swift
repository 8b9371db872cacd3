import UIKitCatalog
import ValueFormatting

/// How a date looks, as far as a placeholder shows it: `DD.MM.YYYY`, `31/12/2026`, or the fields of a date pattern.
struct DateNotation: Equatable {
  /// What a part of it stands for.
  enum Field: Equatable {
    /// A day of the month, a month and a year, in digits.
    case day, month, year
    /// The name of a month.
    case monthName
    /// A number of two digits that may be a day or a month.
    case dayOrMonth
  }

  /// The fields in the order in which they are written.
  var fields: [Field]
  /// What stands between the fields, without blanks.
  var separators: [String]
  /// How many digits the year has: 2 or 4; nil without one.
  var yearDigits: Int?

  /// The notation of a pattern; nil where it has other fields than a day, a month and a year.
  init?(_ pattern: DatePatternText) {
    fields = []
    separators = []
    var gap: String?
    for part in pattern.parts {
      guard part.kind == .field else {
        gap = (gap ?? "") + pattern.literal(part)
        continue
      }
      guard let field = DateNotation.field(part) else { return nil }
      if field == .year { yearDigits = part.count == 2 ? 2 : 4 }
      if !fields.isEmpty { separators.append(DateNotation.trimmed(gap ?? "")) }
      fields.append(field)
      gap = nil
    }
    if Set(fields.map { "\($0)" }).count != fields.count { return nil }
  }

  private static func field(_ part: DatePatternText.Part) -> Field? {
    switch part.letter {
    case UInt8(ascii: "d"): .day
    case UInt8(ascii: "y"): .year
    case UInt8(ascii: "M"), UInt8(ascii: "L"): part.count <= 2 ? .month : .monthName
    default: nil
    }
  }

  private static func trimmed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// Whether both may be of the same dates. A year is as long in both only where `countsDigits`.
  func agrees(with other: DateNotation, countsDigits: Bool) -> Bool {
    guard fields.count == other.fields.count, separators == other.separators,
      zip(fields, other.fields).allSatisfy({ DateNotation.agree($0, $1) })
    else { return false }
    return !countsDigits || yearDigits == nil || other.yearDigits == nil || yearDigits == other.yearDigits
  }

  private static func agree(_ left: Field, _ right: Field) -> Bool {
    if left == right { return true }
    let (one, other) = left == .dayOrMonth ? (left, right) : (right, left)
    return one == .dayOrMonth && (other == .day || other == .month)
  }
}

/// Notations in texts for people.
extension DateNotation {
  /// A notation in a text, with its bytes.
  struct Found {
    /// How the date looks.
    var notation: DateNotation
    /// Its bytes in the text.
    var range: Range<Int>
  }

  /// The first date that a text shows, in letters or in digits; nil where it shows none, or more than dates alone tell.
  static func first(in text: String) -> Found? {
    let tokens = Token.tokens(of: text)
    for index in tokens.indices {
      for count in [3, 2] where index + count <= tokens.count {
        let part = Array(tokens[index..<index + count])
        guard isAlone(part, index, tokens), let notation = notation(part), let first = part.first,
          let last = part.last
        else { continue }
        return Found(notation: notation, range: first.range.lowerBound..<last.range.upperBound)
      }
    }
    return nil
  }

  /// Whether what is around some runs is not joined to them by the same marks: an IP address, a version.
  private static func isAlone(_ part: [Token], _ index: Int, _ tokens: [Token]) -> Bool {
    guard part.dropFirst().allSatisfy({ $0.isJoined }) else { return false }
    if index > 0, part[0].isTight { return false }
    let next = index + part.count
    return next >= tokens.count || !tokens[next].isTight
  }

  /// A date in letters or in digits, with the same marks between its parts.
  private static func notation(_ tokens: [Token]) -> DateNotation? {
    let separators = tokens.dropFirst().map { trimmed($0.gap) }
    guard Set(separators).count == 1 else { return nil }
    let letters = tokens.compactMap(\.letter)
    if letters.count == tokens.count { return DateNotation(tokens, letters: letters, separators) }
    return letters.isEmpty && tokens.count == 3 ? DateNotation(digits: tokens, separators) : nil
  }

  /// `DD.MM.YYYY` in the letters of several languages.
  private init?(_ tokens: [Token], letters: [Character], _ separators: [String]) {
    guard let words = DateNotation.letters.first(where: { words in Set(letters).isSubset(of: Set(words)) }),
      Set(letters).count == letters.count, words.count == 3, letters.contains(words[1]) || letters.count == 3
    else { return nil }
    self.separators = separators
    fields = []
    for (token, letter) in zip(tokens, letters) {
      switch letter {
      case words[0] where token.count <= 2: fields.append(.day)
      case words[1] where token.count <= 2: fields.append(.month)
      case words[1] where token.count <= 4: fields.append(.monthName)
      case words[2] where token.count == 2 || token.count == 4:
        fields.append(.year)
        yearDigits = token.count
      default: return nil
      }
    }
  }

  /// The letters of day, month and year as placeholders of several languages have them.
  private static let letters = [
    "dmy", "tmj", "jma", "dma", "gma", "dmj", "dmr", "dmå", "pkv", "gay", "nhé", "дмг", "ημε",
  ].map(Array.init)

  /// `31.12.2026`: a year of four digits first or last, or one of two digits last.
  private init?(digits tokens: [Token], _ separators: [String]) {
    let numbers = tokens.compactMap(\.number)
    guard let first = tokens.first, let last = tokens.last, numbers.count == 3, tokens[1].count <= 2,
      first.count == 4 && last.count <= 2 || (last.count == 4 || last.count == 2) && first.count <= 2
    else { return nil }
    let isYearFirst = first.count == 4
    let (one, two) = isYearFirst ? (numbers[1], numbers[2]) : (numbers[0], numbers[1])
    guard (1...31).contains(one), (1...31).contains(two), one <= 12 || two <= 12 else { return nil }
    let pair: [Field] =
      one > 12 ? [.day, .month] : two > 12 ? [.month, .day] : [.dayOrMonth, .dayOrMonth]
    fields = isYearFirst ? [.year] + pair : pair + [.year]
    self.separators = separators
    yearDigits = isYearFirst ? 4 : last.count
  }
}

/// A run of one letter, or of digits, in a text.
private struct Token {
  /// The letter, in lower case; nil of digits.
  var letter: Character?
  var number: Int?
  var count: Int
  var range: Range<Int>
  /// What stands before it, behind the run before.
  var gap: String

  /// Whether blanks stand between its letters: `Y Y Y Y`.
  var isSetApart = false

  /// Whether a letter behind a blank may belong to it.
  var mayGoOnBehindBlank: Bool { count == 1 || isSetApart }
  /// Whether only a mark of dates stands between it and the run before.
  var isJoined: Bool { [".", "/", "-", ". ", " / ", " - "].contains(gap) }
  /// Whether nothing, or a mark without blanks, parts it from the run before.
  var isTight: Bool { ["", ".", "/", "-"].contains(gap) }

  static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var gap = ""
    var offset = 0
    for character in text {
      let start = offset
      offset += character.utf8.count
      let letter = character.isLetter ? character.lowercased().first : nil
      let digit = character.isASCII ? character.wholeNumberValue : nil
      guard letter != nil || digit != nil else {
        gap.append(character)
        continue
      }
      let isSetApart = letter != nil && gap == " " && tokens.last?.mayGoOnBehindBlank == true
      if gap.isEmpty || isSetApart, let last = tokens.last, last.letter == letter, last.count < 9 {
        tokens[tokens.count - 1].count += 1
        if isSetApart {
          tokens[tokens.count - 1].isSetApart = true
          gap = ""
        }
        tokens[tokens.count - 1].range = last.range.lowerBound..<offset
        if let digit, let number = last.number { tokens[tokens.count - 1].number = number * 10 + digit }
      } else {
        tokens.append(Token(letter: letter, number: digit, count: 1, range: start..<offset, gap: gap))
        gap = ""
      }
    }
    return tokens
  }
}
