/// A date pattern of Unicode TR35, part 4, in its parts, each with the bytes that it has in the pattern.
public struct DatePatternText: Sendable, Hashable {
  /// Letters of one kind in a row, or what stands for itself.
  public struct Part: Sendable, Hashable {
    /// What a part is.
    public enum Kind: Sendable, Hashable {
      /// A letter of TR35, once or several times.
      case field
      /// What stands for itself without being quoted.
      case literal
      /// What stands between quotes, with them; `''` is a quote by itself.
      case quoted
    }

    /// What the part is.
    public var kind: Kind
    /// Bytes of the pattern.
    public var range: Range<Int>
    /// Of a field: its letter, in ASCII; else 0.
    public var letter: UInt8

    /// Of a field: how often the letter stands there.
    public var count: Int { range.count }
  }

  /// The bytes of the pattern.
  public let bytes: [UInt8]
  /// Every byte is in one part.
  public private(set) var parts: [Part] = []
  /// The bytes from a quote that nothing closes to the end; nil where all are closed.
  public private(set) var openQuote: Range<Int>?

  /// Takes a pattern apart; every pattern can be.
  public init(_ pattern: String) {
    bytes = Array(pattern.utf8)
    var at = 0
    while at < bytes.count {
      let start = at
      if bytes[at] == DatePatternText.quote {
        at = endOfQuoted(at)
        add(.quoted, start..<at)
      } else if DatePatternText.isLetter(bytes[at]) {
        while at < bytes.count, bytes[at] == bytes[start] { at += 1 }
        add(.field, start..<at)
      } else {
        while at < bytes.count, bytes[at] != DatePatternText.quote, !DatePatternText.isLetter(bytes[at]) { at += 1 }
        add(.literal, start..<at)
      }
    }
  }

  /// The fields alone, in their order.
  public var fields: [Part] { parts.filter { $0.kind == .field } }

  /// The letters of all fields.
  public var letters: [UInt8] { fields.map(\.letter) }

  /// Whether a field has one of some letters.
  public func has(_ letters: String) -> Bool {
    parts.contains { $0.kind == .field && letters.utf8.contains($0.letter) }
  }

  /// The text of some bytes.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// What a part stands for: of a quoted one, what is between the quotes.
  public func literal(_ part: Part) -> String {
    guard part.kind == .quoted else { return text(part.range) }
    if part.range.count <= 2 { return part.range.count == 2 ? "'" : "" }
    let isClosed = openQuote != part.range
    let inner = text(part.range.lowerBound + 1..<part.range.upperBound - (isClosed ? 1 : 0))
    return inner.replacing("''", with: "'")
  }

  /// The same pattern where some fields are letters that stand for themselves.
  ///
  /// - Parameter words: where such letters stand.
  public func reading(asText words: [Range<Int>]) -> DatePatternText {
    var pattern = self
    pattern.parts = parts.map { part in
      guard part.kind == .field, words.contains(where: { $0.overlaps(part.range) }) else { return part }
      return Part(kind: .literal, range: part.range, letter: 0)
    }
    return pattern
  }

  private static let quote = UInt8(ascii: "'")

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private mutating func add(_ kind: Part.Kind, _ range: Range<Int>) {
    parts.append(Part(kind: kind, range: range, letter: kind == .field ? bytes[range.lowerBound] : 0))
  }

  /// Where what begins with a quote ends; two quotes in a row are one, there and by themselves.
  private mutating func endOfQuoted(_ start: Int) -> Int {
    if start + 1 < bytes.count, bytes[start + 1] == DatePatternText.quote { return start + 2 }
    var at = start + 1
    while at < bytes.count {
      if bytes[at] == DatePatternText.quote {
        guard at + 1 < bytes.count, bytes[at + 1] == DatePatternText.quote else { return at + 1 }
        at += 1
      }
      at += 1
    }
    openQuote = start..<bytes.count
    return bytes.count
  }
}
