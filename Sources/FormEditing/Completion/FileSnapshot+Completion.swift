import FormSyntax

extension FileSnapshot {
  /// What could be typed at a place; nil where nothing is suggested: in comments, in most strings, in numbers.
  public func completions(at offset: Int) -> Completions? {
    guard let cursor = cursor(offset) else { return nil }
    let (place, context) = cursor
    let finder = CompletionFinder(snapshot: self, place: place, context: context)
    guard let found = finder.find(), !found.items.isEmpty else { return nil }
    let start = found.start ?? context.word.lowerBound
    let end = max(found.end ?? context.word.upperBound, place.offset)
    return Completions(
      found.items, insert: place.start + min(start, place.offset)..<place.start + place.offset,
      replace: place.start + min(start, place.offset)..<place.start + end,
      isMemberStart: context.enclosure == .none && context.member.isEmpty)
  }
}

/// Suggestions, and what they take the place of where that is not the word.
struct FoundCompletions {
  var items: [Completion]
  var start: Int?
  var end: Int?

  init(_ items: [Completion], start: Int? = nil, end: Int? = nil) {
    self.items = items
    self.start = start
    self.end = end
  }
}

/// Looks for what could be typed at one place.
struct CompletionFinder {
  let snapshot: FileSnapshot
  let place: ChunkOffset
  let context: CursorContext

  func find() -> FoundCompletions? {
    switch context.enclosure {
    case .comment, .number: nil
    case .string(let range): stringContents(range)
    case .regex(let range): patternParts(range)
    case .none: suggestions
    }
  }

  private var suggestions: FoundCompletions? {
    switch context.expectation {
    case .member: FoundCompletions(members)
    case .value(let expected): FoundCompletions(values(expected))
    case .argument(let callee, let used, let position): FoundCompletions(arguments(callee, used, position))
    case .event(let start): FoundCompletions(events, start: start, end: selectorEnd)
    case .controlEvent: FoundCompletions(controlEvents(isAfterDot: true))
    case .override(let start): FoundCompletions(overrides, start: start, end: selectorEnd)
    case .notification(let start): FoundCompletions(notifications, start: start)
    case .rule: FoundCompletions(rules)
    case .preset(let used): FoundCompletions(presets(used))
    case .controlName(let kind): FoundCompletions(controlNames(kind))
    case .nothing: nil
    }
  }

  /// The rest of the line behind the word, as far as it belongs to a selector: `(_:reason:)`.
  var selectorEnd: Int {
    var end = context.word.upperBound
    guard context.following == UInt8(ascii: "(") || context.following == UInt8(ascii: ":") || !context.brackets.isEmpty
    else { return end }
    for byte in place.chunk.bytes.dropFirst(end) {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == 10 || byte == 13 { return end }
      end += 1
      if byte == UInt8(ascii: ")") { return end }
    }
    return end
  }

  /// Whether a `{` follows what is replaced.
  func hasBlock(after end: Int) -> Bool {
    place.chunk.bytes.dropFirst(end).first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "{")
  }
}
