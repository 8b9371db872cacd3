import FormModel
import UIKitCatalog
import ValueFormatting

/// Text in a date format that lacks its quotes, so that each of its letters is read as a field: `Uhr`, `at`, `de`.
struct UnquotedWord: Equatable {
  /// Bytes of the pattern.
  var range: Range<Int>
  /// Whether a letter of it stands for nothing, so that writing ends there.
  var endsWriting: Bool
}

extension DatePatternText {
  /// Text that certainly was not meant as fields, in its order.
  ///
  /// - Parameter isTemplate: whether the locale orders the fields: there only letters that stand for nothing tell.
  func unquotedWords(isTemplate: Bool) -> [UnquotedWord] { WordSearch(self, isTemplate: isTemplate).words }

  /// The pattern with its words in quotes.
  func quoting(_ words: [UnquotedWord]) -> String {
    var bytes = bytes
    for word in words.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(word.range, with: Array("'\(text(word.range))'".utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a quote stands right before or behind a word: where it was put in quotes too, they would be read as one of their
  /// own.
  func touchesQuote(_ word: UnquotedWord) -> Bool {
    let around = [word.range.lowerBound - 1, word.range.upperBound]
    return around.contains { bytes.indices.contains($0) && bytes[$0] == UInt8(ascii: "'") }
  }

  /// Whether a quote that nothing closes begins behind some bytes, as the apostrophe of a word does: that is told by itself.
  func opensQuote(behind range: Range<Int>) -> Bool { openQuote?.lowerBound == range.upperBound }

  /// Whether some bytes are blanks, or there are none.
  fileprivate func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == UInt8(ascii: " ") } }

  /// Whether a letter is the `T` of ISO 8601.
  func isBetweenDateAndTime(_ letter: Range<Int>) -> Bool {
    guard text(letter) == "T", letter.lowerBound > 0, letter.upperBound < bytes.count else { return false }
    return "dDyYuM".utf8.contains(bytes[letter.lowerBound - 1]) && "HhKk".utf8.contains(bytes[letter.upperBound])
  }
}

extension BlockContext {
  /// The fix that puts a word of a format in quotes.
  func quoting(
    _ word: UnquotedWord, of pattern: DatePatternText, _ format: FormatLiteral, _ applicability: Fix.Applicability
  ) -> [Fix] {
    guard format.kind == .date, !pattern.touchesQuote(word) else { return [] }
    return rewriting(format, [(word.range, "'\(pattern.text(word.range))'")], applicability)
  }
}

/// Looks for words among the letters of a pattern.
private struct WordSearch {
  /// A field, or letters with an accent, which stand for themselves.
  struct Piece {
    var range: Range<Int>
    /// 0 of letters with an accent.
    var letter: UInt8

    var count: Int { range.count }
    var isAccented: Bool { letter == 0 }

    func isOne(of letters: String) -> Bool { letter != 0 && letters.utf8.contains(letter) }
  }

  /// Letters with nothing between them.
  typealias Run = [Piece]

  private let pattern: DatePatternText
  private let isTemplate: Bool
  private let runs: [Run]

  init(_ pattern: DatePatternText, isTemplate: Bool) {
    self.pattern = pattern
    self.isTemplate = isTemplate
    var runs: [Run] = []
    for part in pattern.parts where part.kind != .quoted {
      for piece in WordSearch.pieces(of: part, in: pattern) where !isTemplate || piece.letter != 0 {
        if let last = runs.last?.last, last.range.upperBound == piece.range.lowerBound {
          runs[runs.count - 1].append(piece)
        } else {
          runs.append([piece])
        }
      }
    }
    self.runs = runs
  }

  private static func pieces(of part: DatePatternText.Part, in pattern: DatePatternText) -> [Piece] {
    if part.kind == .field { return [Piece(range: part.range, letter: part.letter)] }
    var pieces: [Piece] = []
    var at = part.range.lowerBound
    for scalar in pattern.text(part.range).unicodeScalars {
      let end = at + UTF8.width(scalar)
      if WordSearch.accented.contains(scalar.value), scalar.properties.isAlphabetic {
        pieces.append(Piece(range: at..<end, letter: 0))
      }
      at = end
    }
    return pieces
  }

  /// The Latin letters beyond ASCII; of other scripts whole words stand beside fields: `yyyy年`.
  private static let accented: ClosedRange<UInt32> = 0xC0...0x24F

  var words: [UnquotedWord] {
    let strange = runs.compactMap(strangeWord)
    if isTemplate { return strange }
    let others = runs.filter { run in !strange.contains { $0.range.overlaps(range(run)) } }
    let senseless = others.filter { isSenseless($0, beside: others) }
    let found = strange + senseless.map { UnquotedWord(range: range($0), endsWriting: false) }
    return joined(found + repetitions(found))
  }

  private func range(_ run: Run) -> Range<Int> { range(run[...]) }

  private func range(_ pieces: ArraySlice<Piece>) -> Range<Int> {
    guard let first = pieces.first, let last = pieces.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }
}

/// Words of letters that no field has.
extension WordSearch {
  /// The letters of a word some of which stand for nothing; nil where there are none, or one alone.
  private func strangeWord(_ run: Run) -> UnquotedWord? {
    if isTemplate, run.contains(where: { $0.count > 1 }) { return nil }
    if let suffix = ordinalSuffix(run) { return word(suffix) }
    let part = run.split { !mayBeInWord($0) }.first { $0.contains { isStrange($0, in: run) } }
    guard var part, !part.contains(where: { pattern.isBetweenDateAndTime($0.range) }) else { return nil }
    // 'Hhod' has an hour before its word.
    if !isTemplate, part.count > 2, part.first?.isOne(of: "H") == true, part.dropFirst().first?.isOne(of: "h") == true {
      part = part.dropFirst()
    }
    return part.count > 1 && !part.allSatisfy(\.isAccented) ? word(part) : nil
  }

  private func word(_ pieces: ArraySlice<Piece>) -> UnquotedWord {
    UnquotedWord(
      range: range(pieces), endsWriting: pieces.contains { !$0.isAccented && Catalog.dateLetter($0.letter) == nil })
  }

  /// What English writes behind the number of a day.
  private func ordinalSuffix(_ run: Run) -> ArraySlice<Piece>? {
    guard !isTemplate, let day = run.first, day.isOne(of: "d"), day.count <= 2 else { return nil }
    let suffix = run.dropFirst()
    return ["st", "nd", "rd", "th"].contains(pattern.text(range(suffix))) ? suffix : nil
  }

  /// Letters of a word stand there once or, where no field in digits is written so, twice.
  private func mayBeInWord(_ piece: Piece) -> Bool {
    piece.isAccented || piece.count == 1 || piece.count == 2 && !piece.isOne(of: "yYMLdDEHhKkmsSwu")
  }

  private func isStrange(_ piece: Piece, in run: Run) -> Bool {
    if piece.isAccented || Catalog.dateLetter(piece.letter) == nil { return true }
    guard !isTemplate, piece.isOne(of: "l") else { return false }
    // Behind a month it is that of a leap month.
    return !run.contains { $0.isOne(of: "ML") && $0.range.upperBound == piece.range.lowerBound }
  }
}

/// Words of letters that all are of fields, but of no fields that anybody has beside each other.
extension WordSearch {
  /// Whether of all letters in a row none can be meant: each is rare or says again what is said elsewhere.
  private func isSenseless(_ run: Run, beside others: [Run]) -> Bool {
    guard run.count > 1, run.allSatisfy(mayBeInWord) else { return false }
    let outside = others.filter { pattern.text(range($0)) != pattern.text(range(run)) }.joined()
    let rare = run.filter { isRare($0, in: run, outside: Array(outside)) }
    let repeated = run.filter { piece in outside.contains { WordSearch.saysTheSame($0, piece) } }
    // A day and the number of its weekday, with nothing between them.
    if pattern.text(range(run)) == "de" { return true }
    let isOdd = run.allSatisfy { piece in
      rare.contains { $0.range == piece.range } || repeated.contains { $0.range == piece.range }
    }
    return isOdd && !rare.isEmpty && (!repeated.isEmpty || range(run).count > 2)
  }

  /// Whether a letter is hardly ever used beside others.
  private func isRare(_ piece: Piece, in run: Run, outside: [Piece]) -> Bool {
    guard piece.isOne(of: "a") else { return piece.isOne(of: "uUrFgAkKecW") }
    // Of 'HH:mm am' it is that of AM.
    let hours = (run + outside).contains { $0.isOne(of: "hK") }
    let before = pattern.fields.last { $0.range.upperBound <= range(run).lowerBound }?.letter ?? 0
    return !hours && !"ms".utf8.contains(before)
  }

  /// What different letters say alike.
  private static let alike = ["yYuUr", "ML", "wW", "Eec", "hHKk", "abB", "Qq"]

  private static func saysTheSame(_ one: Piece, _ other: Piece) -> Bool {
    one.letter == other.letter || alike.contains { one.isOne(of: $0) && other.isOne(of: $0) }
  }

  /// Single letters that say again what the field before them says: the `h` of `HHhmm` and of `HH:mm h`, the `r` of
  /// `yyyy r.`.
  private func repetitions(_ words: [UnquotedWord]) -> [UnquotedWord] {
    let free = runs.filter { run in !words.contains { $0.range.overlaps(range(run)) } }
    let fields = Array(free.joined())
    let hasPeriod = fields.contains { $0.isOne(of: "abB") }
    return fields.indices.dropFirst().compactMap { index in
      let (before, piece) = (fields[index - 1], fields[index])
      guard piece.count == 1, pattern.isBlank(before.range.upperBound..<piece.range.lowerBound) else { return nil }
      let isAlone = free.contains { $0.count == 1 && $0[0].range == piece.range }
      let isJoined = before.range.upperBound == piece.range.lowerBound
      guard isAlone || isJoined, !isTimeAhead(of: piece) else { return nil }
      let isHour = piece.isOne(of: "h") && !hasPeriod
      let isWord =
        isHour && before.isOne(of: "H") || piece.isOne(of: "ruU") && before.isOne(of: "y")
        || isHour && isAlone && before.isOne(of: "ms") && fields[..<index].contains { $0.isOne(of: "H") }
      return isWord ? UnquotedWord(range: piece.range, endsWriting: false) : nil
    }
  }

  /// Whether the mark of a time follows: `HH h:mm`.
  private func isTimeAhead(of piece: Piece) -> Bool {
    let end = piece.range.upperBound
    return end + 1 < pattern.bytes.count && ":.".utf8.contains(pattern.bytes[end])
      && "mM".utf8.contains(pattern.bytes[end + 1])
  }
}

/// Words beside each other.
extension WordSearch {
  /// Words with nothing but blanks between them are one text; an `a` beside them that is no half of a day belongs to it.
  private func joined(_ words: [UnquotedWord]) -> [UnquotedWord] {
    let free = runs.filter { run in !words.contains { $0.range.overlaps(range(run)) } }
    let hasHalfDays = free.joined().contains { $0.isOne(of: "hK") }
    let single = free.filter { $0.count == 1 && $0[0].isOne(of: "a") && $0[0].count == 1 && !hasHalfDays }
      .map { UnquotedWord(range: range($0), endsWriting: false) }
      .filter { letter in words.contains { areBeside($0, letter) || areBeside(letter, $0) } }
    var joined: [UnquotedWord] = []
    for word in (words + single).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let last = joined.last, areBeside(last, word) else {
        joined.append(word)
        continue
      }
      joined[joined.count - 1] = UnquotedWord(
        range: last.range.lowerBound..<word.range.upperBound, endsWriting: last.endsWriting || word.endsWriting)
    }
    return joined
  }

  private func areBeside(_ one: UnquotedWord, _ next: UnquotedWord) -> Bool {
    one.range.upperBound <= next.range.lowerBound && pattern.isBlank(one.range.upperBound..<next.range.lowerBound)
  }
}
