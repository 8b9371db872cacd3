import FormModel
import FormSyntax
import UIKitCatalog

/// Parts of regular expressions, in ICU's syntax.
extension CompletionFinder {
  /// What may be typed in the regular expression with this range; nil before its first `/`.
  func patternParts(_ range: Range<Int>) -> FoundCompletions? {
    let marks = place.chunk.source.bytes(range).prefix { $0 == UInt8(ascii: "#") }.count
    let start = range.lowerBound + marks + 1
    guard place.offset >= start else { return nil }
    let source = place.chunk.source
    var close = range.upperBound
    if close - marks - 1 >= start, source.bytes(close - marks - 1..<close - marks).first == UInt8(ascii: "/") {
      close -= marks + 1
    }
    return patternParts(
      before: Array(source.bytes(start..<place.offset)), after: source.bytes(place.offset..<max(place.offset, close)))
  }

  /// Between the two signs of a pattern that is still empty, `/|/`, which is read as the start of a comment.
  func emptyPattern(_ comment: Range<Int>) -> FoundCompletions? {
    guard place.offset == comment.lowerBound + 1 else { return nil }
    switch CursorContext(place.chunk, at: comment.lowerBound).expectation {
    case .value(let expected) where !expected.isAfterDot && expected.type.takesPattern:
      return patternParts(before: [], after: [])
    case .argument(let callee, _, let position):
      let parameter = Expectation.unlabelled(callee.arguments, position)
      return parameter?.type.takesPattern ?? false ? patternParts(before: [], after: []) : nil
    default: return nil
    }
  }

  private func patternParts(before: [UInt8], after: ArraySlice<UInt8>) -> FoundCompletions {
    let position = PatternPosition(before)
    let whole = before.isEmpty && after.isEmpty ? PatternWords.classes : []
    let rest = position.rest(of: after)
    let closer = position.closer(in: after.dropFirst(rest))
    return FoundCompletions(
      (whole + position.items).map {
        Completion($0.text, .operator, insert: $0.insert, snippet: $0.snippet, filter: $0.text, detail: $0.meaning)
          .dropping(suffix: closer)
      }, start: place.offset - position.typed, end: place.offset + rest)
  }
}

extension ValueType {
  /// Whether a regular expression may stand there.
  fileprivate var takesPattern: Bool { self == .regex || self == .characterSet }
}

/// Where a place stands in a regular expression, read from what stands before it.
struct PatternPosition {
  /// What could be typed.
  private(set) var items: [PatternWords.Item] = []
  /// How many bytes before the place it takes the place of.
  private(set) var typed = 0
  private var isProperty = false
  private var isClass = false
  private var isGroup = false
  /// Brackets before the place that are not closed there.
  private var setDepth = 0
  private var groupDepth = 0

  /// Reads the bytes of the pattern before the place, without its delimiters.
  init(_ before: [UInt8]) {
    var index = 0
    while index < before.count {
      switch before[index] {
      case UInt8(ascii: "\\"):
        index += 1
        if index < before.count, let end = PatternPosition.propertyEnd(before, index) { index = end }
      case UInt8(ascii: "["): setDepth += 1
      case UInt8(ascii: "]") where setDepth > 0: setDepth -= 1
      case UInt8(ascii: "(") where setDepth == 0: groupDepth += 1
      case UInt8(ascii: ")") where setDepth == 0 && groupDepth > 0: groupDepth -= 1
      default: break
      }
      index += 1
    }
    choose(before, PatternPosition.openEscape(before))
  }

  private mutating func choose(_ before: [UInt8], _ escape: Int?) {
    if let escape {
      typed = before.count - escape
      isProperty = typed > 2
      items = isProperty ? PatternWords.properties : PatternWords.escapes(inSet: setDepth > 0)
    } else if setDepth > 0 {
      if let count = PatternPosition.openClass(before, "[:^") {
        typed = count
        isClass = true
        items = PatternWords.otherPosixClasses
        return
      }
      // The first bracket is the set's own.
      let bracket = PatternPosition.openClass(before, "[:") ?? PatternPosition.suffix(before, "[:")
      typed = bracket >= 2 || setDepth > 1 ? bracket : 0
      isClass = typed > 0
      items = typed > 0 ? PatternWords.posixClasses : PatternWords.setParts
    } else {
      typed = PatternPosition.suffix(before, "(?")
      isGroup = typed > 0
      items = typed > 0 ? PatternWords.groups : PatternWords.parts
    }
  }

  /// How many bytes behind the place belong to the name that is being typed.
  func rest(of after: ArraySlice<UInt8>) -> Int {
    guard isProperty || isClass else { return 0 }
    let name = after.prefix {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || isProperty && ($0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "="))
    }
    let end = after.dropFirst(name.count).first
    let isClosed = end == UInt8(ascii: isProperty ? "}" : ":") || isClass && end == UInt8(ascii: "]")
    return isClosed ? name.count : 0
  }

  /// What closes the part that is being typed and stands behind it already: a `]` or `)` only where none before the place
  /// needs it.
  func closer(in after: ArraySlice<UInt8>) -> String {
    if isProperty { return after.first == UInt8(ascii: "}") ? "}" : "" }
    if isClass {
      if after.starts(with: ":]".utf8) { return ":]" }
      return after.first == UInt8(ascii: "]") && closers(UInt8(ascii: "]"), after) >= setDepth ? "]" : ""
    }
    guard isGroup, after.first == UInt8(ascii: ")") else { return "" }
    return closers(UInt8(ascii: ")"), after) >= groupDepth ? ")" : ""
  }

  /// How many of these closing signs stand there without a backslash.
  private func closers(_ sign: UInt8, _ after: ArraySlice<UInt8>) -> Int {
    var isEscaped = false
    return after.count { byte in
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      return byte == sign && !isEscaped
    }
  }

  /// The end of `p{…}` that begins at `index`: the index of its `}`, or the end where it is open.
  private static func propertyEnd(_ before: [UInt8], _ index: Int) -> Int? {
    guard before[index] | 0x20 == UInt8(ascii: "p"), index + 1 < before.count, before[index + 1] == UInt8(ascii: "{")
    else {
      return nil
    }
    return before[index...].firstIndex(of: UInt8(ascii: "}")) ?? before.count
  }

  /// The backslash of an escape that is still being typed at the end.
  private static func openEscape(_ before: [UInt8]) -> Int? {
    var index = 0
    while index < before.count {
      guard before[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard index + 1 < before.count else { return index }
      if let end = propertyEnd(before, index + 1) {
        if end == before.count { return index }
        index = end + 1
      } else {
        index += 2
        if index == before.count, before[index - 1] | 0x20 == UInt8(ascii: "p") { return index - 2 }
      }
    }
    return nil
  }

  /// How many bytes belong to the class that is being typed, `[:al`, from its opening on.
  private static func openClass(_ before: [UInt8], _ opening: String) -> Int? {
    let name = before.reversed().prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }.count
    let count = opening.utf8.count
    return before.dropLast(name).suffix(count).elementsEqual(opening.utf8) ? name + count : nil
  }

  /// How many bytes of `text` the end is, from its first on.
  private static func suffix(_ before: [UInt8], _ text: String) -> Int {
    let text = Array(text.utf8)
    for count in stride(from: min(text.count, before.count), to: 0, by: -1)
    where before.suffix(count).elementsEqual(text.prefix(count)) { return count }
    return 0
  }
}
