import FormModel
import FormSyntax
import UIKitCatalog

extension FileSnapshot {
  /// What could be typed at a place; nil where nothing is suggested: in comments, in most strings, in numbers.
  ///
  /// - Parameter takesSnippets: whether texts without places to fill in are needed only where there is no template.
  public func completions(at offset: Int, takesSnippets: Bool = false) -> Completions? {
    guard let cursor = cursor(offset) else { return nil }
    let (place, context) = cursor
    let finder = CompletionFinder(snapshot: self, place: place, context: context, takesSnippets: takesSnippets)
    guard let found = finder.find(), !found.items.isEmpty else { return nil }
    let start = found.start ?? context.word.lowerBound
    let end = max(found.end ?? context.word.upperBound, place.offset)
    // What stands behind the word and belongs to what is suggested goes in any case: nothing is there twice.
    let insertEnd = found.takesWhatFollows && end > context.word.upperBound ? end : place.offset
    var list = Completions(
      found.items, typed: place.chunk.source.bytes(min(start, place.offset)..<place.offset),
      insert: place.start + min(start, place.offset)..<place.start + insertEnd,
      replace: place.start + min(start, place.offset)..<place.start + end,
      isMemberStart: context.enclosure == .none && context.member == nil)
    list.isIncomplete = found.items.count >= CompletionFinder.limit
    return list
  }
}

/// Suggestions, and what they take the place of where that is not the word.
struct FoundCompletions {
  /// The suggestions, the most useful first.
  var items: [Completion]
  /// The first byte that they replace, counted from the chunk's start; nil: the start of the word at the place.
  var start: Int?
  /// The end of what they replace, counted from the chunk's start; nil: the end of the word at the place.
  var end: Int?
  /// Whether what stands behind the word up to the end is never kept: the rest of a method's name.
  var takesWhatFollows: Bool

  /// Suggestions that replace the word at the place unless bounds are given.
  init(_ items: [Completion], start: Int? = nil, end: Int? = nil, takesWhatFollows: Bool = false) {
    self.items = items
    self.start = start
    self.end = end
    self.takesWhatFollows = takesWhatFollows
  }
}

/// Looks for what could be typed at one place.
struct CompletionFinder {
  /// The version of the file that is asked about.
  let snapshot: FileSnapshot
  /// The place, in the chunk that it belongs to.
  let place: ChunkOffset
  /// The blocks and the member before the place.
  let context: CursorContext
  /// Whether texts without places to fill in are needed only where there is no template.
  let takesSnippets: Bool
  /// The oldest iOS that the form around the place runs on; in a preset, the forms of the controls that use it.
  let target: DeploymentTarget
  /// The kind of control that the place is in; in a preset, those that use it; nil where that is not known.
  let knownControls: Scope?
  /// Whether two of them are in one form.
  let isForSeveral: Bool
  /// Its kind, where that is but one.
  let onlyKind: ControlKind?

  /// Looks up what is asked for again and again.
  init(snapshot: FileSnapshot, place: ChunkOffset, context: CursorContext, takesSnippets: Bool) {
    self.snapshot = snapshot
    self.place = place
    self.context = context
    self.takesSnippets = takesSnippets
    let entry = snapshot.file.entries[place.index]
    if entry.kind == .preset {
      let users = snapshot.users(of: entry)
      (target, knownControls) = (users?.target ?? DeploymentTarget(nil), users?.kinds)
      isForSeveral = users?.areTogether ?? false
    } else {
      isForSeveral = false
      (target, knownControls) = (DeploymentTarget(snapshot.form(around: place.chunk)), place.block.control?.scope)
    }
    let kinds = knownControls?.controlKinds ?? []
    onlyKind = kinds.count == 1 ? kinds.first : nil
  }

  /// What could be typed at the place; nil where nothing is suggested.
  func find() -> FoundCompletions? {
    switch context.enclosure {
    case .comment(let range): emptyPattern(range) ?? suppressedCodes(range)
    case .number: nil
    case .string(let range): stringContents(range)
    case .regex(let range): patternParts(range)
    case .none: suggestions
    }
  }

  private var suggestions: FoundCompletions? {
    if let paths = unquotedPaths { return paths }
    // Nothing that could follow a keyword makes it right where it may not stand.
    if context.block.kind != .unknown, let keyword = context.keyword, !keyword.mayStand(in: context.block.kind) {
      return nil
    }
    return switch context.expectation {
    case .member: FoundCompletions(members)
    // No value makes a property right where it may not stand.
    case .value(let expected) where expected.property.map(unfitProperties.contains) ?? false: nil
    case .value(let expected):
      FoundCompletions(values(asUsed(expected)), end: caseEnd(expected), takesWhatFollows: true)
    case .argument(let callee, let used, let position): FoundCompletions(arguments(callee, used, position))
    case .event(let start): FoundCompletions(events, start: start, end: selectorEnd, takesWhatFollows: true)
    case .controlEvent: FoundCompletions(controlEvents(isAfterDot: true))
    case .override(let start): FoundCompletions(overrides, start: start, end: selectorEnd, takesWhatFollows: true)
    case .notification(let start): FoundCompletions(notifications, start: start)
    case .rule: FoundCompletions(rules)
    case .preset(let used): FoundCompletions(presets(used))
    case .controlName: FoundCompletions(controlNames)
    case .nothing: context.block.kind == .attributes ? FoundCompletions(constants) : nil
    }
  }

  /// More items than these are of no use to anybody, and cost time to write.
  static let limit = 500

  /// Of very many declarations, those whose names have the letters that were typed, in their order.
  func narrowed<Declaration>(_ all: [Declaration], _ name: (Declaration) -> String) -> [Declaration] {
    guard all.count > CompletionFinder.limit else { return all }
    let typed = place.chunk.source.bytes(context.word.lowerBound..<max(context.word.lowerBound, place.offset))
    return Array(all.filter { CompletionFinder.has(name($0), typed) }.prefix(CompletionFinder.limit))
  }

  /// Whether a text has the typed letters in their order, ASCII letters regardless of case.
  static func has(_ text: String, _ typed: ArraySlice<UInt8>) -> Bool {
    var rest = typed
    for byte in text.utf8 where rest.first.map({ $0 | 0x20 == byte | 0x20 }) ?? false { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// The rest of the line behind the word, as far as it belongs to a selector: `(_:reason:)`.
  var selectorEnd: Int {
    var end = context.word.upperBound
    guard context.following == UInt8(ascii: "(") || context.following == UInt8(ascii: ":") || context.isInSelector
    else {
      return end
    }
    for byte in place.chunk.bytes.dropFirst(end) {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == 10 || byte == 13 { return end }
      end += 1
      if byte == UInt8(ascii: ")") { return end }
    }
    return end
  }

  /// The end of a case that stands behind the place with its dot, and is not begun; nil where there is none.
  private func caseEnd(_ expected: ExpectedValue) -> Int? {
    let word = context.word
    guard !expected.isAfterDot, word.isEmpty, context.following == UInt8(ascii: ".") else { return nil }
    let rest = place.chunk.bytes.dropFirst(word.upperBound).dropFirst()
    let name = rest.prefix { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    if name.isEmpty { return nil }
    var end = word.upperBound + 1 + name.count
    var depth = 0
    for byte in rest.dropFirst(name.count).prefix(while: { $0 != 0xA && $0 != 0xD }) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if depth == 0 { break }
      end += 1
      if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth == 0 ? end : nil
  }

  /// Whether a `{` follows what is replaced.
  func hasBlock(after end: Int) -> Bool {
    place.chunk.bytes.dropFirst(end).first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "{")
  }
}
