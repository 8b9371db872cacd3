public import FormSyntax

/// Something that could be typed.
public struct Completion: Sendable {
  /// What it is, for the picture next to it.
  public enum Kind: Sendable {
    /// A word of the language, a name of the catalogue or of the file, a value, or a text that is written as it stands.
    case keyword, property, enumMember, constant, function, method, event, value, preset, control, tag, text, color
    /// A file that could be imported.
    case file
    /// A part of a regular expression.
    case `operator`
  }

  /// What people see.
  public var label: String
  /// What stands right behind it: a signature.
  public var labelDetail: String?
  /// What it is.
  public var kind: Kind
  /// A short word on it: a type, a default.
  public var detail: String?
  /// What it is about, where there is more to say.
  public var subject: CompletionSubject?
  /// What goes in, for editors without templates: never half of a member that has brackets or a block.
  public var insertText: String
  /// The same as a template; nil where there is nothing to fill in.
  public var snippet: [SnippetPart]?
  /// What typed text is held against.
  public var filterText: String
  /// What it is sorted by.
  public var sortText: String = ""
  /// Whether it should no longer be used.
  public var isDeprecated: Bool
  /// What else is written with it: the import of a preset's file.
  public var additionalEdits: [SourceEdit] = []
  /// Whether the form runs on versions of iOS that do not have it.
  var isTooNew = false
  /// Whether any other name could be meant as well, so that what is typed behind it does not accept it.
  var isNewName = false

  /// An item whose text to insert is that of the template, else the label, and whose text to filter by is the label.
  init(
    _ label: String, _ kind: Kind, insert: String? = nil, snippet: [SnippetPart]? = nil, filter: String? = nil,
    detail: String? = nil, subject: CompletionSubject? = nil, isDeprecated: Bool = false
  ) {
    self.label = label
    self.kind = kind
    self.insertText = insert ?? snippet?.plainText ?? label
    self.snippet = snippet
    self.filterText = filter ?? label
    self.detail = detail
    self.subject = subject
    self.isDeprecated = isDeprecated
  }
}

extension Completion {
  /// Characters that, typed while the item is chosen, accept it: what may follow it in a list or in brackets.
  public var commitCharacters: [String] {
    switch kind {
    case _ where isNewName: []
    case .enumMember, .color, .control, .tag: insertText.hasSuffix(")") ? [] : [",", ")", "]", ";"]
    case .preset: [",", ";"]
    default: []
    }
  }

  /// The item without what already stands behind it.
  func dropping(suffix: String) -> Completion {
    guard !suffix.isEmpty else { return self }
    var item = self
    if item.insertText.hasSuffix(suffix) { item.insertText.removeLast(suffix.count) }
    if case .text(let text)? = item.snippet?.last, text.hasSuffix(suffix) {
      item.snippet?.removeLast()
      if text.count > suffix.count { item.snippet?.append(.text(String(text.dropLast(suffix.count)))) }
    }
    return item
  }
}

/// What could be typed at a place, the most useful first, and what it takes the place of.
public struct Completions: Sendable {
  /// What could be typed, in order.
  public var items: [Completion]
  /// The part of the word before the place.
  public var insertRange: Range<Int>
  /// The whole word.
  public var replaceRange: Range<Int>
  /// Whether a member begins here, so that a blank alone is no reason to suggest anything.
  public var isMemberStart: Bool
  /// Whether there are more than are told, so that they are to be asked for again as the word grows.
  public var isIncomplete = false

  /// What is too new for the form comes last.
  ///
  /// - Parameter typed: the part of the word before the place.
  init(
    _ items: [Completion], typed: ArraySlice<UInt8>, insert: Range<Int>, replace: Range<Int>, isMemberStart: Bool
  ) {
    self.isMemberStart = isMemberStart
    let newest = items.filter(\.isTooNew)
    let items = newest.isEmpty ? items : items.filter { !$0.isTooNew } + newest
    self.items = Completions.ranked(items, typed).enumerated().map { index, item in
      var item = item
      let digits = String(index)
      item.sortText = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return item
    }
    insertRange = insert
    replaceRange = replace
  }

  /// What begins with what was typed first, then what has its letters in their order, each as useful as before.
  private static func ranked(_ items: [Completion], _ typed: ArraySlice<UInt8>) -> [Completion] {
    guard !typed.isEmpty else { return items }
    var groups: [[Completion]] = [[], [], []]
    for item in items {
      let begins = zip(item.filterText.utf8, typed).count { $0 | 0x20 == $1 | 0x20 } == typed.count
      groups[begins ? 0 : CompletionFinder.has(item.filterText, typed) ? 1 : 2].append(item)
    }
    return groups.flatMap { $0 }
  }
}
