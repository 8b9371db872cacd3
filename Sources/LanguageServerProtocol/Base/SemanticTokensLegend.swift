public import JSONText

/// What the numbers of token types and the bits of token modifiers stand for.
public struct SemanticTokensLegend: Sendable {
  /// The name of each type by its number.
  public var tokenTypes: [String]
  /// The name of each modifier by its bit.
  public var tokenModifiers: [String]

  /// Names of types by their numbers, and of modifiers by their bits.
  public init(tokenTypes: [String], tokenModifiers: [String]) {
    self.tokenTypes = tokenTypes
    self.tokenModifiers = tokenModifiers
  }
}

extension SemanticTokensLegend: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("tokenTypes", tokenTypes)
      $0.member("tokenModifiers", tokenModifiers)
    }
  }
}
