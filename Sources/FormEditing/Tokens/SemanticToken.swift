/// A stretch of one line with what it means.
public struct SemanticToken: Sendable, Equatable {
  /// What a stretch of text means.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A token by what it names, or a literal or comment.
    case keyword, property, enumMember, className, function, method, event, parameter, variable, string, number, comment
    /// Of a regular expression: what stands for itself.
    case pattern
    /// `[a-z]`, `\d`, `\p{Lu}`, `.`.
    case patternSet
    /// `*`, `{2,4}`, `|`.
    case patternOperator
    /// `(?:`, `)`, `^`, `\b`.
    case patternGroup
    /// `\.`, `\x{41}`.
    case patternEscape
  }

  /// What is true of it besides.
  public struct Modifiers: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt8
    /// The modifiers with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It is a name where it is declared.
    public static let declaration = Modifiers(rawValue: 1)
    /// Of a comment: it documents what follows.
    public static let documentation = Modifiers(rawValue: 2)
  }

  /// The offset of its first byte, from the start of the chunk or file that was asked about.
  public var start: Int
  /// The offset behind its last byte.
  public var end: Int
  /// What it means.
  public var kind: Kind
  /// What is true of it besides.
  public var modifiers: Modifiers

  /// Its bytes.
  public var range: Range<Int> { start..<end }

  /// The same token, counted from a place that lies `offset` before.
  func moved(_ offset: Int) -> SemanticToken { SemanticToken(kind, start + offset, end + offset, modifiers) }

  /// A token from `start` up to `end`, in bytes.
  init(_ kind: Kind, _ start: Int, _ end: Int, _ modifiers: Modifiers = []) {
    self.start = start
    self.end = end
    self.kind = kind
    self.modifiers = modifiers
  }
}
