public import JSONText

/// The kind of an action: names from general to special with dots between, such as `source.fixAll.formdef`.
public struct CodeActionKind: RawRepresentable, Hashable, Sendable, JSONEncodable {
  /// The kind as it is written.
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fixes a finding.
  public static let quickFix = CodeActionKind(rawValue: "quickfix")
  /// Changes the text and keeps its meaning.
  public static let refactor = CodeActionKind(rawValue: "refactor")
  /// Gives a part of the text a name of its own.
  public static let refactorExtract = CodeActionKind(rawValue: "refactor.extract")
  /// Puts something in the place of its name.
  public static let refactorInline = CodeActionKind(rawValue: "refactor.inline")
  /// Writes the same in another way.
  public static let refactorRewrite = CodeActionKind(rawValue: "refactor.rewrite")
  /// Concerns the whole document.
  public static let source = CodeActionKind(rawValue: "source")
  /// Applies all safe fixes.
  public static let sourceFixAll = CodeActionKind(rawValue: "source.fixAll")

  /// Whether `other` is this kind or a more special one; the empty kind includes all.
  public func includes(_ other: CodeActionKind) -> Bool {
    rawValue.isEmpty || other == self || other.rawValue.hasPrefix(rawValue + ".")
  }
}

extension CodeActionKind: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) { self.init(rawValue: try String(json)) }
}
