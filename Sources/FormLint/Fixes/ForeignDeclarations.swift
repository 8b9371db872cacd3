import FormModel
import FormSyntax
import UIKitCatalog

/// Declarations of Swift and other languages as members: `var placeholder = "Name"`, `func textFieldShouldReturn(…)`.
extension BlockContext {
  /// The member that a declaration on one line stands for; nil where that is not known.
  func declarationFix(_ error: SyntaxError) -> Fix? {
    var line = lineRest(from: error.start)
    let length = UInt32(clamping: line.utf8.count)
    var isFunction = false
    var words = 0
    while case let word = line.prefix(while: \.isOfName), BlockContext.declarators.contains(String(word)) {
      isFunction = isFunction || BlockContext.functions.contains(String(word))
      line = line.dropFirst(word.count).drop { $0 == " " }
      words += 1
    }
    guard words > 0, let member = isFunction ? handler(line) : assignment(line) else { return nil }
    return replacement("Write '\(member)'", error.start..<error.start + length, member)
  }

  /// Swift's `class Name: UIViewController` as `form Name`, `enum Name: Int { case one }` as `tags Name { one }`; nil of
  /// other words.
  func foreignBlockFix(_ error: SyntaxError) -> Fix? {
    let isTags = chunk.source.text(error.range) == "enum"
    guard isTags || error.problem == .unknownKeyword(.file),
      let kind = chunk.withTree({ tree in tree.nodes.first { Int($0.start) == Int(error.start) }?.kind }),
      kind == (isTags ? .tags : .form)
    else { return nil }
    let head = lineRest(from: error.start).prefix { $0 != "{" }.trimmedEnd
    let words = head.prefix { $0 != ":" }.split(separator: " ")
    let keyword = isTags ? Keyword.tags : .form
    guard let name = words.last, name.allSatisfy(\.isOfName) else { return nil }
    let text = words.count > 1 ? "\(keyword.text) \(name)" : keyword.text
    let range = Int(error.start)..<Int(error.start) + head.utf8.count
    let cases = isTags ? caseKeywords(behind: range.upperBound) : []
    return Fix(
      "Replace with '\(text)'", .unsafe,
      [Fix.Edit(place(range), text)] + cases.map { Fix.Edit(place($0), "") })
  }

  /// The words `case` before the names of tag cases, with the blanks behind them.
  private func caseKeywords(behind end: Int) -> [Range<Int>] {
    let names = chunk.withTree { tree in
      tree.nodes.filter { $0.kind == .tagCase && Int($0.start) > end }.map { Int($0.start) }
    }
    return names.compactMap { name in
      let before = chunk.bytes.prefix(name).reversed()
      let blanks = before.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      guard blanks > 0, before.dropFirst(blanks).starts(with: "case".utf8.reversed()) else { return nil }
      return name - blanks - 4..<name
    }
  }

  /// `tags: Int {`, `tags = {`, `tags [one, two]` as `tags { one, two }`.
  func tagListFix(_ error: SyntaxError) -> [Fix] {
    let line = lineRest(from: error.start)
    guard let open = line.firstIndex(where: { $0 == "{" || $0 == "[" }) else { return [] }
    let head = line[..<open]
    let end = Int(error.start) + head.utf8.count
    if line[open] == "{" {
      return [replacement("Remove '\(head.trimmedEnd)'", error.insertAt..<UInt32(clamping: end), " ")]
    }
    guard let closer = chunk.bytes.dropFirst(end).firstIndex(of: UInt8(ascii: "]")) else { return [] }
    let close = closer - chunk.bytes.startIndex
    return [
      Fix(
        "Write '{ }'", .unsafe,
        [
          Fix.Edit(place(Int(error.insertAt)..<end + 1), " { "), Fix.Edit(place(close..<close + 1), " }"),
        ])
    ]
  }

  private static let functions: Set<String> = ["func", "fun", "function", "def"]
  /// Words that begin declarations of other languages and mean nothing here.
  static let declarators: Set<String> = functions.union([
    "let", "var", "const", "val", "private", "fileprivate", "internal", "public", "static", "lazy", "weak", "final",
    "override",
  ])

  /// `name = value`, `name: value` and `name: Type = value`.
  private func assignment(_ text: Substring) -> String? {
    let name = text.prefix(while: \.isOfName)
    var rest = text.dropFirst(name.count).drop { $0 == " " }
    if rest.first == ":" {
      let type = rest.dropFirst().drop { $0 == " " }.prefix { $0.isOfName || ".?!".contains($0) }
      let behind = rest.dropFirst().drop { $0 == " " }.dropFirst(type.count).drop { $0 == " " }
      if !type.isEmpty, behind.first == "=" { rest = behind }
    }
    guard !name.isEmpty, let first = rest.first, first == ":" || first == "=" else { return nil }
    let value = rest.dropFirst().drop { $0 == " " }
    let word = value.prefix(while: \.isOfName)
    if let keyword = Keyword(word.utf8), keyword.mayStand(in: .section) {
      let block = value.dropFirst(word.count)
      return block.drop { $0 == " " }.first == "{" ? "\(word) \(name)\(block)" : nil
    }
    return value.isEmpty ? nil : "\(name): \(value)"
  }

  /// `textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }`.
  private func handler(_ text: Substring) -> String? {
    let name = text.prefix(while: \.isOfName)
    guard text.dropFirst(name.count).first == "(", let close = text.firstIndex(of: ")"),
      let brace = text[close...].firstIndex(of: "{"), let body = handlerBody(text[brace...])
    else { return nil }
    let parameters = text[..<close].dropFirst(name.count + 1)
    let labels = parameters.split(separator: ",").map { $0.drop { $0 == " " }.prefix(while: \.isOfName) }
    let selector = "\(name)(\(labels.map { "\($0):" }.joined()))"
    let kind = block.control ?? .textField
    guard kind.isTextInput, Catalog.delegateMethods(for: kind).contains(where: { $0.name.equals(selector.utf8) }) else {
      return nil
    }
    return "on \(selector) \(body)"
  }
}
