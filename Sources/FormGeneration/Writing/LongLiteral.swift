/// A string literal that is too long for a line, as several that are joined.
struct LongLiteral {
  private let marks: String
  private let content: [Character]

  /// Nil where the text is no string literal, or another follows it.
  init?(_ text: some StringProtocol) {
    let marks = String(text.prefix { $0 == "#" })
    guard text.count >= 2 * marks.count + 2, text.dropFirst(marks.count).first == "\"", text.hasSuffix("\"" + marks)
    else {
      return nil
    }
    self.marks = marks
    content = Array(text.dropFirst(marks.count + 1).dropLast(marks.count + 1))
    if marks.isEmpty, LongLiteral.breaks(content).last != content.count { return nil }
  }

  /// The literals, none of them wider than `width` as far as there are places to part them.
  func parts(width: Int) -> [String] {
    let room = max(20, width - 2 * marks.count - 4)
    let breaks = marks.isEmpty ? LongLiteral.breaks(content) : Array(1...max(1, content.count))
    var parts: [String] = []
    var (start, next) = (0, 0)
    while start < content.count {
      var (reach, behindBlank): (Int?, Int?) = (nil, nil)
      while next < breaks.count, breaks[next] - start <= room {
        reach = breaks[next]
        if content[breaks[next] - 1] == " " { behindBlank = breaks[next] }
        next += 1
      }
      let end = behindBlank ?? reach ?? (next < breaks.count ? breaks[next] : content.count)
      let whole = content.count - start <= room ? content.count : end
      parts.append("\(marks)\"\(String(content[start..<whole]))\"\(marks)")
      start = whole
      while next > 0, breaks[next - 1] > start { next -= 1 }
      while next < breaks.count, breaks[next] <= start { next += 1 }
    }
    return parts
  }

  /// The places behind characters at which a literal can be parted: not within an escape or a value.
  private static func breaks(_ content: [Character]) -> [Int] {
    var breaks: [Int] = []
    var index = 0
    while index < content.count {
      if content[index] == "\"" { return breaks }
      if content[index] == "\\", index + 1 < content.count {
        switch content[index + 1] {
        case "(": index = end(of: content, from: index + 1, "(", ")")
        case "u": index = content[index...].firstIndex(of: "}") ?? content.count - 1
        default: index += 1
        }
      }
      index += 1
      breaks.append(min(index, content.count))
    }
    return breaks
  }

  private static func end(of content: [Character], from start: Int, _ open: Character, _ close: Character) -> Int {
    var depth = 0
    for index in start..<content.count {
      if content[index] == open { depth += 1 }
      if content[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return content.count - 1
  }
}

extension SwiftWriter {
  /// A text that ends in a string literal, which is parted where it does not fit: `label: "…"`, `"…"`.
  ///
  /// - Parameter isValue: whether it is all of what is assigned, on lines of its own: its parts are not indented then.
  mutating func long(_ text: String, _ tail: String = "", isValue: Bool = false) {
    let whole = text + tail
    if fits(whole) { return line(whole) }
    if breakCall(text, tail) || breakList(text, tail) { return }
    guard let start = text.firstIndex(where: { $0 == "\"" || $0 == "#" }),
      let literal = LongLiteral(text[start...])
    else { return breakLabel(text, tail) }
    let head = String(text[..<start])
    let parts = literal.parts(width: width - max(head.count, 2) - 2)
    guard parts.count > 1 else { return line(whole) }
    line(head + parts[0])
    func writeRest(_ writer: inout SwiftWriter) {
      for (index, part) in parts.enumerated().dropFirst() {
        writer.line("+ \(part)\(index == parts.count - 1 ? tail : "")")
      }
    }
    if isValue { writeRest(&self) } else { nested(writeRest) }
  }

  /// Writes `label: value` on two lines.
  private mutating func breakLabel(_ text: String, _ tail: String) {
    guard let colon = text.firstRange(of: ": ") else { return line(text + tail) }
    line(text[..<colon.lowerBound] + ":")
    nested { $0.line(text[colon.upperBound...] + tail) }
  }

  /// Writes `label: [items]` with the items on lines of their own; false where the text is none.
  private mutating func breakList(_ text: String, _ tail: String) -> Bool {
    guard let open = text.firstIndex(of: "["), text.hasSuffix("]"),
      text[..<open].allSatisfy({ $0.isLetter || ". :=".contains($0) })
    else { return false }
    line(text[..<open] + "[")
    nested { $0.items(SwiftWriter.arguments(text[text.index(after: open)...].dropLast())) }
    line("]" + tail)
    return true
  }

  /// The items of a list, each on a line of its own; where there are several, with a comma behind the last.
  mutating func items(_ items: [String]) {
    let end = items.count > 1 ? "," : ""
    for item in items { long(item, end) }
  }

  /// Writes `label: Name(arguments)` with the arguments on lines of their own; false where the text is none.
  private mutating func breakCall(_ text: String, _ tail: String) -> Bool {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), open != text.startIndex,
      text[..<open].allSatisfy({ $0.isLetter || $0.isNumber || ". :_".contains($0) }),
      text.filter({ $0 == "{" }).isEmpty
    else { return false }
    let arguments = SwiftWriter.arguments(text[text.index(after: open)...].dropLast())
    line(text[..<open] + "(")
    nested { $0.fill(arguments, ")" + tail) }
    return true
  }
}
