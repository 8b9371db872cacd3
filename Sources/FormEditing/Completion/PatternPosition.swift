import FieldLanguages
import FormSyntax
import UIKitCatalog

/// Where a place stands in a regular expression, read from what stands before it.
struct PatternPosition {
  /// What could be typed.
  private(set) var items: [PatternWords.Item] = []
  /// How many bytes before the place it takes the place of.
  private(set) var typed = 0
  private var isProperty = false
  private var isClass = false
  private var isGroup = false
  private var isCount = false
  /// Brackets before the place that are not closed there.
  private var setDepth = 0
  private var groupDepth = 0
  /// Where the set that was opened last has its first member.
  private var setStart = 0

  /// Whether what stands behind the place and belongs to the part that is typed goes with it.
  var takesRest: Bool { isGroup || isProperty || isClass }

  /// Reads the bytes of the pattern before the place, without its delimiters.
  init(_ before: [UInt8]) {
    var index = 0
    while index < before.count {
      switch before[index] {
      case UInt8(ascii: "\\"):
        index += 1
        if index < before.count, let end = PatternPosition.propertyEnd(before, index) { index = end }
      case UInt8(ascii: "["):
        setDepth += 1
        setStart = index + (index + 1 < before.count && before[index + 1] == UInt8(ascii: "^") ? 2 : 1)
      case UInt8(ascii: "]") where setDepth > 0: setDepth -= 1
      case UInt8(ascii: "(") where setDepth == 0: groupDepth += 1
      case UInt8(ascii: ")") where setDepth == 0 && groupDepth > 0: groupDepth -= 1
      default: break
      }
      index += 1
    }
    if let part = OpenPatternPart(before), setDepth == 0 || part.isCode {
      choose(part, before)
    } else {
      choose(before, PatternPosition.openEscape(before))
    }
  }

  /// Numbers and names have words of their own, or none.
  private mutating func choose(_ part: OpenPatternPart, _ before: [UInt8]) {
    switch part {
    case .free: break
    case .numbers(let count):
      isCount = count == 0
      items = isCount ? PatternWords.counts : []
    case .reference(let count):
      typed = count
      items = PatternGroups(before).names.map { PatternWords.Item($0, "what the group of this name matched") }
    }
  }

  /// Longer patterns are not read again for each item.
  private static let longestTried = 512

  /// Whether a pattern that can be read still can be with an item in it.
  static func leavesReadable(
    _ item: Completion, _ kept: ArraySlice<UInt8>, _ before: [UInt8], _ after: ArraySlice<UInt8>, _ rest: Int
  ) -> Bool {
    guard before.count + after.count < longestTried, PatternText.isReadable(before + after) else { return true }
    return PatternText.isReadable(kept + Array(item.insertText.utf8) + after.dropFirst(rest))
  }

  private mutating func choose(_ before: [UInt8], _ escape: Int?) {
    if let escape {
      typed = before.count - escape
      isProperty = typed > 2
      items = isProperty ? PatternWords.properties : PatternWords.escapes(inSet: setDepth > 0)
      if !isProperty, setDepth == 0 { items += PatternGroups(before).references }
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
      // An operator needs a set before it.
      if setStart == before.count { items.removeAll(where: \.isSetOperator) }
    } else {
      typed = PatternPosition.suffix(before, "(?")
      isGroup = typed > 0
      items = typed > 0 ? PatternWords.groups : PatternWords.parts + PatternGroups(before).references
    }
  }

  /// How many bytes behind the place belong to the name, or to the opening of the group, that is being typed.
  func rest(of after: ArraySlice<UInt8>) -> Int {
    if isGroup { return max(0, PatternPosition.openingEnd(Array("(?".utf8.prefix(typed)) + after) - typed) }
    guard isProperty || isClass else { return 0 }
    if isClass, typed == 1, after.first == UInt8(ascii: ":") { return PatternPosition.wholeClass(after) }
    let name = after.prefix {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || isProperty && ($0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "="))
    }
    let end = after.dropFirst(name.count).first
    let isClosed = end == UInt8(ascii: isProperty ? "}" : ":") || isClass && end == UInt8(ascii: "]")
    return isClosed ? name.count : 0
  }

  /// An item without what stands behind the place already; nil where it would put in nothing, or break what follows.
  func item(_ item: PatternWords.Item, before after: ArraySlice<UInt8>, _ rest: Int) -> Completion? {
    if isCount {
      let end = after.first == UInt8(ascii: "}") ? "" : "}"
      return Completion(item.text, .operator, insert: item.text + end, detail: item.meaning)
    }
    let following = after.dropFirst(rest)
    var snippet = item.snippet
    var insert = item.insert
    if isGroup, isClosed(following, rest: rest, after) {
      let isBodyEmpty = following.first == UInt8(ascii: ")")
      guard isBodyEmpty || item.opening != nil else { return nil }
      if !isBodyEmpty { insert = item.opening ?? insert }
    } else if !isProperty, !isClass, let count = repeated(item, following) {
      guard typed > 0 else { return nil }
      // `{L}` of `\p‸{L}` stays as it is.
      insert = String(decoding: (item.opening ?? item.text).utf8.dropLast(count), as: UTF8.self)
      snippet = nil
    }
    return Completion(
      item.text, .operator, insert: insert, snippet: snippet, filter: item.text, detail: item.meaning
    ).dropping(suffix: closer(following, rest: rest, after))
  }

  /// How many bytes at the end of what an item begins with stand behind the place already; nil where none do.
  private func repeated(_ item: PatternWords.Item, _ after: ArraySlice<UInt8>) -> Int? {
    let opening = Array((item.opening ?? item.text).utf8)
    let fresh = opening.count - typed
    guard fresh > 0 else { return nil }
    let shortest = typed > 0 && item.opening != nil ? 1 : fresh
    return stride(from: fresh, through: shortest, by: -1).first { after.starts(with: opening.suffix($0)) }
  }

  /// How many bytes of `:alpha:]` a text begins with; 0 where it does not.
  private static func wholeClass(_ after: ArraySlice<UInt8>) -> Int {
    let width = after.dropFirst().first == UInt8(ascii: "^") ? 2 : 1
    let name = after.dropFirst(width).prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }.count
    return after.dropFirst(width + name).starts(with: ":]".utf8) ? width + name + 2 : 0
  }

  /// What closes the part that is being typed and stands behind it already: a `]` or `)` only where none before the place
  /// needs it.
  private func closer(_ after: ArraySlice<UInt8>, rest: Int, _ all: ArraySlice<UInt8>) -> String {
    if isProperty { return after.first == UInt8(ascii: "}") ? "}" : "" }
    if isClass {
      if rest > 0, all.dropFirst(rest - 1).first == UInt8(ascii: "]") { return "" }
      if after.starts(with: ":]".utf8) { return ":]" }
      return after.first == UInt8(ascii: "]") && closers(UInt8(ascii: "]"), after) >= setDepth ? "]" : ""
    }
    return isGroup && isClosed(after, rest: rest, all) ? ")" : ""
  }

  /// Whether the group that is being typed is closed behind the place.
  private func isClosed(_ after: ArraySlice<UInt8>, rest: Int, _ all: ArraySlice<UInt8>) -> Bool {
    // `i)` of `(?i)` closes it, and goes.
    if rest > 0, all.dropFirst(rest - 1).first == UInt8(ascii: ")") { return false }
    return closers(UInt8(ascii: ")"), after) >= groupDepth
  }

  /// How many of these closing characters stand there without a backslash.
  private func closers(_ character: UInt8, _ after: ArraySlice<UInt8>) -> Int {
    var isEscaped = false
    return after.count { byte in
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      return byte == character && !isEscaped
    }
  }

  /// The end of the opening of a group that a text begins with: of `(`, `(?:`, `(?<name>`, `(?i-x:`, `(?i)`.
  private static func openingEnd(_ group: [UInt8]) -> Int {
    guard group.dropFirst().first == UInt8(ascii: "?") else { return 1 }
    guard let character = group.dropFirst(2).first else { return 2 }
    if ":=!>|#".utf8.contains(character) { return 3 }
    let isName = character == UInt8(ascii: "<")
    let next = group.dropFirst(3).first
    if isName, next == UInt8(ascii: "=") || next == UInt8(ascii: "!") { return 4 }
    let word = group.dropFirst(isName ? 3 : 2).prefix {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == UInt8(ascii: "-")
    }
    let end = (isName ? 3 : 2) + word.count
    let closer = group.dropFirst(end).first
    let isWhole =
      isName
      ? closer == UInt8(ascii: ">") : !word.isEmpty && (closer == UInt8(ascii: ":") || closer == UInt8(ascii: ")"))
    return isWhole ? end + 1 : isName ? 3 : 2
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
        if index == before.count, "pPkxN".utf8.contains(before[index - 1]) { return index - 2 }
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
