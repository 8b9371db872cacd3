public import FormSyntax

/// A comment that suppresses findings: `// formdef:disable:next code -- why`.
public struct SuppressionComment: Sendable {
  /// Which findings are meant, by where they begin.
  public enum Reach: Sendable, Equatable {
    /// From here to the `enable` that ends it, or to the end of the file.
    case region
    /// The line that it stands on.
    case this
    /// The line behind that on which it ends.
    case next
    /// `formdef:enable`: the end of a region.
    case end
  }

  /// Its bytes, counted from the chunk's start, from `//` on.
  public let range: Range<Int>
  /// How many line breaks lie between the chunk's start and it.
  public let line: Int
  /// The same of its end.
  public let lastLine: Int
  /// Nil where the word after `formdef:` is none that is known.
  public let reach: Reach?
  /// The word after `formdef:`; nil where there is none.
  public let word: Range<Int>?
  /// The codes, with their places.
  public let codes: [(text: String, range: Range<Int>)]
  /// What stands after `--`; empty where that is `placeholder`, or nothing that anybody sees.
  public let reason: String
  /// Where the reason begins; nil without one.
  public let reasonStart: Int?
  /// What it begins with: slashes, or one with asterisks.
  public let opener: Range<Int>
  /// Whether it is written as documentation, with `///` or `/**`, and so suppresses nothing.
  public var isDocumentation: Bool { opener.count > 2 }
  /// What it would begin with if it were none.
  public let plainOpener: String
  /// Dashes that stand where `--` should: `—`, `–`, `-`, or `--` without a blank in front of it or behind.
  public let otherDash: Range<Int>?

  /// Whether it begins with `formdef:`, but for empty lines and asterisks; else only a line further down does.
  public let isSuppression: Bool
  /// What stands further down in it as if it were a comment of its own; there it has no effect.
  public let later: [Later]

  /// A suppression that other text of its comment stands before.
  public struct Later: Sendable {
    /// Its line, from `formdef:` on.
    public let range: Range<Int>
    /// Which findings it would mean.
    public let reach: Reach
    /// The first of its codes; nil without one.
    public let code: String?
  }

  /// What a comment that was written by a program has in place of a reason: it is none until somebody writes one.
  public static let placeholder = "<reason>"

  /// The suppression comments of a chunk, in order.
  public static func comments(in chunk: Chunk) -> [SuppressionComment] {
    guard chunk.hasDirectives else { return [] }
    let ranges = chunk.directiveComments()
    let lines = chunk.lineBreaks(before: ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    return ranges.indices.map { index in
      SuppressionComment(ranges[index], lines: lines[2 * index]...lines[2 * index + 1], chunk.source)
    }
  }

  private init(_ range: Range<Int>, lines: ClosedRange<Int>, _ source: SourceSlice) {
    self.range = range
    (line, lastLine) = (lines.lowerBound, lines.upperBound)
    let text = Array(source.bytes(range))
    let isClosed = text.count >= 4 && text[1] == UInt8(ascii: "*") && text.suffix(2).elementsEqual("*/".utf8)
    let end = text.count - (isClosed ? 2 : 0)
    let starts = SuppressionComment.starts(in: text[..<end])
    let first = starts.first ?? end
    isSuppression = text[..<first].allSatisfy { SuppressionComment.isOpening($0) }
    later = (isSuppression ? starts.dropFirst() : starts[...]).compactMap { start in
      Later(text[start..<end].prefix { !isBreak($0) }, after: range.lowerBound)
    }
    let next = isSuppression ? starts.dropFirst().first ?? end : first
    let body = text[min(first + SuppressionComment.head.count, next)..<next]
    var separator = SuppressionComment.separator(in: body).map { $0..<$0 + 2 }
    let dash = SuppressionComment.otherDash(in: body[..<(separator?.lowerBound ?? body.endIndex)])
    if dash != nil { separator = nil }
    let dashes = separator ?? dash
    let words = SuppressionComment.words(body[..<(dashes?.lowerBound ?? body.endIndex)])
    let written = dashes.map { String(trimming: body[$0.upperBound...]) } ?? ""
    reason = written == SuppressionComment.placeholder ? "" : written
    let blanks = dashes.map { body[$0.upperBound...].prefix(while: \.isBlank) }
    reasonStart = blanks.map { range.lowerBound + $0.endIndex }
    otherDash = dash.map { range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound }
    word = words.first.map { range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound }
    opener =
      range.lowerBound..<range.lowerBound + text.prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }.count
    plainOpener = text.dropFirst().first == UInt8(ascii: "*") ? "/*" : "//"
    reach = words.first.flatMap { SuppressionComment.reach(String(decoding: body[$0], as: UTF8.self)) }
    codes = words.dropFirst().map { word in
      (
        String(decoding: body[word], as: UTF8.self),
        range.lowerBound + word.lowerBound..<range.lowerBound + word.upperBound
      )
    }
  }

  fileprivate static let head = Array("formdef:".utf8)

  /// Where lines of a comment begin with `formdef:`, behind blanks and asterisks; the first also behind what opens it.
  private static func starts(in text: ArraySlice<UInt8>) -> [Int] {
    var starts: [Int] = []
    var rest = text.dropFirst(2)
    while !rest.isEmpty {
      let isFirst = starts.isEmpty && rest.startIndex == 2
      rest = rest.drop { isBlank($0) || $0 == UInt8(ascii: "*") || isFirst && $0 == UInt8(ascii: "/") }
      if rest.starts(with: head) { starts.append(rest.startIndex) }
      rest = rest.drop { !isBreak($0) }
    }
    return starts
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || isBlank(byte)
  }

  /// Whether a text tells a reader why: something in it is seen.
  public static func isReason(_ text: String) -> Bool { text.contains(where: \.isSeen) }

  fileprivate static func reach(_ word: String) -> Reach? {
    switch word {
    case "disable": .region
    case "disable:this": .this
    case "disable:next": .next
    case "enable": .end
    default: nil
    }
  }

  /// Where ` --` begins.
  private static func separator(in body: ArraySlice<UInt8>) -> Int? {
    body.indices.first { index in
      body[index] == UInt8(ascii: "-") && index + 1 < body.endIndex && body[index + 1] == UInt8(ascii: "-")
        && (index == body.startIndex || isGap(body[index - 1]))
        && (index + 2 >= body.endIndex || isGap(body[index + 2]))
    }
  }

  /// Dashes that are not `--`: those of Unicode anywhere, one hyphen that a word begins with, or several of them anywhere.
  private static func otherDash(in body: ArraySlice<UInt8>) -> Range<Int>? {
    for index in body.indices where body[index] == UInt8(ascii: "-") || body[index] == 0xE2 {
      var end = index
      while let length = dashLength(body[end...]) { end += length }
      let isHyphen = end == index + 1
      if end > index, !isHyphen || index > body.startIndex && isGap(body[index - 1]) { return index..<end }
    }
    return nil
  }

  /// How many bytes the dash has with which some begin: a hyphen, U+2010 to U+2015, or the minus sign; nil where none stands
  /// there.
  private static func dashLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.first == UInt8(ascii: "-") { return 1 }
    guard bytes.first == 0xE2, bytes.count >= 3 else { return nil }
    let (second, third) = (bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2])
    let isDash = second == 0x80 && (0x90...0x95).contains(third) || second == 0x88 && third == 0x92
    return isDash ? 3 : nil
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: ",")
  }

  fileprivate static func words(_ body: ArraySlice<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    words.reserveCapacity(4)
    var start: Int?
    for index in body.indices {
      if !isGap(body[index]) {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let start { words.append(start..<body.endIndex) }
    return words
  }
}

/// White space, be it a line break or not.
private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }

private func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

extension SuppressionComment.Later {
  /// What a line says; nil where the word after `formdef:` is none that is known.
  fileprivate init?(_ line: ArraySlice<UInt8>, after start: Int) {
    let words = SuppressionComment.words(line)
    guard let first = words.first, let last = words.last else { return nil }
    let word = line[first].dropFirst(SuppressionComment.head.count)
    guard let reach = SuppressionComment.reach(String(decoding: word, as: UTF8.self)) else { return nil }
    range = start + first.lowerBound..<start + last.upperBound
    self.reach = reach
    code = words.dropFirst().first.map { String(decoding: line[$0], as: UTF8.self) }
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that is seen.
  fileprivate var isSeen: Bool { self > 0x20 && self < 0x7F }
}

extension Character {
  /// Whether it is more than blanks and signs without a look of their own, such as a byte-order mark.
  fileprivate var isSeen: Bool {
    if let ascii = asciiValue { return ascii.isSeen }
    return unicodeScalars.contains { scalar in
      let properties = scalar.properties
      if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
      return properties.generalCategory != .format && properties.generalCategory != .control
    }
  }
}

extension String {
  /// A text without what is not seen around it, nor asterisks and slashes behind it.
  fileprivate init(trimming text: ArraySlice<UInt8>) {
    if text.allSatisfy({ $0 < 0x80 }) {
      let kept = text.drop { !$0.isSeen }
      let last = kept.lastIndex { $0.isSeen && $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "/") }
      self.init(decoding: last.map { kept[...$0] } ?? [], as: UTF8.self)
      return
    }
    let kept = String(decoding: text, as: UTF8.self).drop { !$0.isSeen }
    let last = kept.lastIndex { $0.isSeen && $0 != "*" && $0 != "/" }
    self.init(last.map { kept[...$0] } ?? "")
  }
}
