/// Lines that are too long, by names that are: broken where the layout breaks them.
extension SwiftWriter {
  /// Writes a line that does not fit in several, where there is a place to break it; gives whether there is.
  mutating func broken(_ text: String) -> Bool {
    if text.hasPrefix("//") || text.hasPrefix("#") { return false }
    if text.hasPrefix("guard "), let otherwise = text.firstRange(of: " else {") {
      let condition = text[..<otherwise.lowerBound].dropFirst("guard ".count)
      if fits("guard \(condition)") {
        line("guard \(condition)")
      } else {
        line("guard")
        nested { $0.line(String(condition)) }
      }
      line(String(text[otherwise.lowerBound...].dropFirst()))
      return true
    }
    if text.hasPrefix("case ."), let colon = text.firstRange(of: ": ") {
      line(text[..<colon.lowerBound] + ":")
      nested { $0.line(String(text[colon.upperBound...])) }
      return true
    }
    if text.hasSuffix(" }"), let open = text.firstRange(of: " { "),
      ["for ", "if "].contains(where: text.hasPrefix)
    {
      block(String(text[..<open.lowerBound])) { $0.line(String(text[open.upperBound...].dropLast(2))) }
      return true
    }
    let assigned = SwiftWriter.assignment(text)
    let value = assigned.map { text[$0.upperBound...] } ?? text[...]
    if let (head, arguments) = SwiftWriter.call(value), !arguments.isEmpty {
      let prefix = text[..<value.startIndex]
      call(String(prefix) + head, arguments)
      return true
    }
    guard let assigned else { return false }
    line("\(text[..<assigned.lowerBound]) =")
    nested { $0.line(String(value)) }
    return true
  }

  /// Writes the head of a block that does not fit, with its brace; gives whether there is a place to break it.
  mutating func brokenHead(_ head: String) -> Bool {
    if head.hasPrefix("if ") {
      let conditions = SwiftWriter.arguments(head.dropFirst(3))
      if conditions.count == 1, let comparison = head.firstRange(of: " != ") {
        line(String(head[..<comparison.lowerBound]))
        nested { $0.line(String(head[comparison.lowerBound...].dropFirst())) }
        line("{")
        return true
      }
      guard conditions.count > 1 else { return false }
      line("if \(conditions[0]),")
      nested { writer in
        for (number, condition) in conditions.enumerated().dropFirst() {
          writer.line(condition + (number < conditions.count - 1 ? "," : ""))
        }
      }
      line("{")
      return true
    }
    guard head.contains("func "), let open = head.firstIndex(of: "("), let close = SwiftWriter.end(of: open, in: head)
    else { return false }
    let parameters = SwiftWriter.arguments(head[head.index(after: open)..<close])
    call(String(head[..<open]), parameters, "\(head[head.index(after: close)...]) {")
    return true
  }

  /// Where ` = ` stands outside of brackets.
  private static func assignment(_ text: String) -> Range<String.Index>? {
    guard let found = text.firstRange(of: " = "), !text[..<found.lowerBound].contains("(") else { return nil }
    return found
  }

  /// What is called, a name, and by which arguments, where that is all.
  private static func call(_ text: Substring) -> (head: Substring, arguments: [String])? {
    guard text.hasSuffix(")") else { return nil }
    var rest = text
    while let open = rest.firstIndex(of: "("), let close = end(of: open, in: text) {
      guard text[..<open].allSatisfy({ $0.isLetter || $0.isNumber || "._()".contains($0) }) else { return nil }
      rest = text[close...].dropFirst()
      if rest.isEmpty { return (text[..<open], arguments(text[text.index(after: open)..<close])) }
    }
    return nil
  }

  /// The bracket that closes another one; brackets in strings are none.
  private static func end(of open: String.Index, in text: some StringProtocol) -> String.Index? {
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for index in text[open...].indices {
      let character = text[index]
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if isQuoted { continue }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
