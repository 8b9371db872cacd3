/// The groups of a regular expression that back references may name.
struct PatternGroups {
  /// How many groups capture.
  private(set) var count = 0
  /// The names of those that have one.
  private(set) var names: [String] = []

  /// Reads a part of a pattern from its beginning.
  init(_ pattern: [UInt8]) {
    var depth = 0
    var index = 0
    while index < pattern.count {
      switch pattern[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]") where depth > 0: depth -= 1
      case UInt8(ascii: "(") where depth == 0: open(pattern[(index + 1)...])
      default: break
      }
      index += 1
    }
  }

  private mutating func open(_ rest: ArraySlice<UInt8>) {
    guard rest.first == UInt8(ascii: "?") else { return count += 1 }
    let name = rest.dropFirst(2).prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
    guard rest.dropFirst().first == UInt8(ascii: "<"), rest.dropFirst(2 + name.count).first == UInt8(ascii: ">") else {
      return
    }
    count += 1
    names.append(String(decoding: name, as: UTF8.self))
  }

  /// What refers back to them.
  var references: [PatternWords.Item] {
    (1...9).filter { $0 <= count }.map { PatternWords.Item("\\\($0)", "what group \($0) matched") }
      + names.map { PatternWords.Item("\\k<\($0)>", "what the group of this name matched") }
  }
}

/// The part of a pattern that is open at a place and is made of other things than patterns are.
enum OpenPatternPart {
  /// The numbers of `{2,4}`, as far as they are typed.
  case numbers(typed: Int)
  /// The name of a group that is being named, the code of `\x{41}` or the name of `\N{DIGIT ONE}`: nobody knows which.
  case free
  /// The name of a group that is referred to, as far as it is typed.
  case reference(typed: Int)

  /// Whether it may stand in a set too.
  var isCode: Bool { if case .free = self { true } else { false } }

  /// The part that is open at the end of what stands before the place; nil where none is.
  init?(_ before: [UInt8]) {
    let word = before.reversed().prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }.count
    let head = before.dropLast(word)
    if head.suffix(3).elementsEqual("(?<".utf8) {
      self = .free
    } else if head.suffix(3).elementsEqual("\\k<".utf8) {
      self = .reference(typed: word)
    } else if let brace = before.lastIndex(of: UInt8(ascii: "{")), brace > 0 {
      let inside = before[(brace + 1)...]
      let escape = before[..<brace].suffix(2)
      if escape.elementsEqual("\\x".utf8) || escape.elementsEqual("\\N".utf8), !inside.contains(UInt8(ascii: "}")) {
        self = .free
      } else if escape.last != UInt8(ascii: "\\"), !escape.elementsEqual("\\p".utf8), !escape.elementsEqual("\\P".utf8),
        inside.allSatisfy({ "0123456789,".utf8.contains($0) })
      {
        self = .numbers(typed: inside.count)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }
}
