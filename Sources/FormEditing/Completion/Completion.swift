/// A piece of a template.
public enum SnippetPart: Sendable, Hashable {
  case text(String)
  /// A place to fill in, with what stands there at first.
  case field(String)
  /// Where the cursor is in the end.
  case end
}

/// Something that could be typed.
public struct Completion: Sendable {
  /// What it is, for the picture next to it.
  public enum Kind: Sendable {
    case keyword, property, enumMember, constant, function, method, event, value, preset, control, tag, text, color
    case `operator`
  }

  /// What people see.
  public var label: String
  /// What stands right behind it: a signature.
  public var labelDetail: String?
  public var kind: Kind
  /// A short word on it: a type, a default.
  public var detail: String?
  public var documentation: Prose
  /// What goes in, for editors without templates.
  public var insertText: String
  /// The same as a template; nil where there is nothing to fill in.
  public var snippet: [SnippetPart]?
  /// What typed text is held against.
  public var filterText: String
  /// What it is sorted by.
  public var sortText: String = ""
  public var isDeprecated: Bool
  /// Whether it is chosen at first.
  public var isPreselected = false

  init(
    _ label: String, _ kind: Kind, insert: String? = nil, snippet: [SnippetPart]? = nil, filter: String? = nil,
    detail: String? = nil, documentation: Prose = Prose(), isDeprecated: Bool = false
  ) {
    self.label = label
    self.kind = kind
    self.insertText = insert ?? label
    self.snippet = snippet
    self.filterText = filter ?? label
    self.detail = detail
    self.documentation = documentation
    self.isDeprecated = isDeprecated
  }
}

/// What could be typed at a place, the most useful first, and what it takes the place of.
public struct Completions: Sendable {
  public var items: [Completion]
  /// The part of the word before the place.
  public var insertRange: Range<Int>
  /// The whole word.
  public var replaceRange: Range<Int>
  /// Whether a member begins here, so that a blank alone is no reason to suggest anything.
  public var isMemberStart: Bool
  /// Whether there are more than are told, so that they are to be asked for again as the word grows.
  public var isIncomplete = false

  init(_ items: [Completion], insert: Range<Int>, replace: Range<Int>, isMemberStart: Bool) {
    self.isMemberStart = isMemberStart
    self.items = items.enumerated().map { index, item in
      var item = item
      let digits = String(index)
      item.sortText = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return item
    }
    insertRange = insert
    replaceRange = replace
  }
}
