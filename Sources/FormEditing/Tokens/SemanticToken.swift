/// A stretch of one line with what it means.
public struct SemanticToken: Sendable, Equatable {
  public enum Kind: UInt8, CaseIterable, Sendable {
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

  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It is a name where it is declared.
    public static let declaration = Modifiers(rawValue: 1)
    /// Of a comment: it documents what follows.
    public static let documentation = Modifiers(rawValue: 2)
  }

  public var start: Int
  public var end: Int
  public var kind: Kind
  public var modifiers: Modifiers

  public var range: Range<Int> { start..<end }

  /// The same token, counted from a place that lies `offset` before.
  func moved(_ offset: Int) -> SemanticToken { SemanticToken(kind, start + offset, end + offset, modifiers) }

  init(_ kind: Kind, _ start: Int, _ end: Int, _ modifiers: Modifiers = []) {
    self.start = start
    self.end = end
    self.kind = kind
    self.modifiers = modifiers
  }
}
