public import JSONText

/// LSP's `CodeActionKind`: names from general to special with dots between, such as `source.fixAll.formdef`.
public struct CodeActionKind: RawRepresentable, Hashable, Sendable, JSONEncodable {
  /// The kind as the JSON has it.
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fixes a diagnostic.
  public static let quickFix = CodeActionKind(rawValue: "quickfix")
  /// Changes the text and keeps its meaning.
  public static let refactor = CodeActionKind(rawValue: "refactor")
  /// Extracts a part of the text, as into a preset.
  public static let refactorExtract = CodeActionKind(rawValue: "refactor.extract")
  /// Inlines what a name stands for.
  public static let refactorInline = CodeActionKind(rawValue: "refactor.inline")
  /// Writes the same in another way.
  public static let refactorRewrite = CodeActionKind(rawValue: "refactor.rewrite")
  /// Applies to the whole document.
  public static let source = CodeActionKind(rawValue: "source")

  /// Whether `other` is this kind or a more special one; the empty kind includes all.
  public func includes(_ other: CodeActionKind) -> Bool {
    rawValue.isEmpty || other == self || other.rawValue.hasPrefix(rawValue + ".")
  }
}

extension CodeActionKind: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) { self.init(rawValue: try String(json)) }
}
