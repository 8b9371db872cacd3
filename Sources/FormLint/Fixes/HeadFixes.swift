import FormFormatter
import FormModel
import FormSyntax

/// Heads of blocks as other languages write them: `textField("name") {`, `form Person: UIViewController {`,
/// `Section("Title") {`, `on method => {`.
extension BlockContext {
  /// `"name" {`, `(name) {` and `("name") {` become `name {`.
  func wrappedNameFix(_ error: SyntaxError) -> [Fix] {
    guard let head = head(from: error.insertAt) else { return [] }
    let words = head.split { !$0.isOfName }
    // The first of two is the keyword once more.
    guard let name = words.count == 2 && Keyword(words[0].utf8) != nil ? words[1] : words.first else { return [] }
    guard let first = name.first, !first.isNumber, head.hasPrefix(" ") || head.hasPrefix("(") else { return [] }
    return [replacement("Write '\(name)'", error.insertAt..<error.insertAt + length(head), " \(name) ")]
  }

  /// What stands between the head of a block and its `{` is taken away, and is the title of a section.
  func strayHeadFix(_ error: SyntaxError) -> Fix? {
    guard let head = head(from: error.insertAt) else { return nil }
    let written = head.drop { $0 == " " }.trimmedEnd
    let range = error.insertAt..<error.insertAt + length(head)
    if error.problem == .expectedOpenBrace(.section) {
      return sectionTitle(written).map { replacement("Write '\($0)'", range, " \($0) ") }
    }
    let isWord = error.problem == .expectedOpenBrace(.on) && !written.isEmpty && written.allSatisfy(\.isOfName)
    guard let first = written.first, isWord || ":=()-".contains(first) else { return nil }
    return replacement("Remove '\(written)'", range, " ")
  }

  /// `Section("Title") {` becomes `section "Title" {`; nil where no brackets stand behind the word.
  func bracketedSectionFix(_ error: SyntaxError) -> Fix? {
    guard let head = head(from: error.end), head.hasPrefix("("), let title = sectionTitle(head.trimmedEnd) else {
      return nil
    }
    let text = "\(Keyword.section.text) \(title)"
    return replacement("Replace with '\(text)'", error.start..<error.end + length(head), text + " ")
  }

  /// The members of a handler that stand behind it on its line get their braces.
  func bracelessHandlerFix(_ error: SyntaxError) -> Fix? {
    let line = lineRest(from: error.insertAt)
    let members = line.drop { $0 == " " }
    guard !members.isEmpty, !members.contains("{") else { return nil }
    return replacement("Write '{ \(members) }'", error.insertAt..<error.insertAt + length(line), " { \(members) }")
  }

  /// `# text` and `<!-- text -->` become `// text`.
  func commentFix(_ error: SyntaxError) -> Fix? {
    let line = lineRest(from: error.start)
    var text: Substring
    if line.hasPrefix("<!--") {
      guard line.hasSuffix("-->") else { return nil }
      text = line.dropFirst(4).dropLast(3)
    } else {
      guard line.hasPrefix("# ") else { return nil }
      text = line.dropFirst(2)
    }
    text = text.drop { $0 == " " }.trimmedEnd
    return replacement("Write '// \(text)'", error.start..<error.start + length(line), "// \(text)")
  }

  /// `case name` and `.name` among tags become `name`; `"1"` as their value becomes `1`.
  func tagCaseFixes(_ error: SyntaxError) -> [Fix] {
    let found = chunk.source.text(error.foundRange)
    switch (error.problem, found) {
    case (.expectedTagValue, "="): return [replacement("Remove '='", error.start..<error.end, "")]
    case (.expectedTagValue, _):
      let number = found.dropFirst().dropLast()
      guard found.hasPrefix("\""), !number.isEmpty, number.allSatisfy(\.isNumber) else { return [] }
      return [replacement("Write '\(number)'", error.start..<error.end, String(number))]
    case (.expectedTagCase, "case"), (.expectedTagCase, "."):
      let prefixes = tagCasePrefixes(found)
      return prefixes.isEmpty
        ? [] : [Fix("Remove '\(found)'", .unsafe, prefixes.map { Fix.Edit(place($0), "") })]
    default: return []
    }
  }

  /// Takes away the name of a case that is written twice in a row; nil where it is not.
  func repeatedCaseFix(_ error: SyntaxError) -> Fix? {
    let word = chunk.source.text(error.foundRange)
    let isRepeated = chunk.withTree { tree in
      tree.nodes.contains {
        $0.kind == .tagCase && $0.nameRange.upperBound == Int(error.insertAt)
          && chunk.source.text($0.nameRange) == word
      }
    }
    return !isRepeated ? nil : replacement("Remove '\(word)'", error.insertAt..<UInt32(error.foundRange.upperBound), "")
  }

  /// Commas between the cases of tags that only blanks part.
  func tagSeparatorFix() -> Fix? {
    let cases = chunk.withTree { tree in tree.nodes.filter { $0.kind == .tagCase }.map(\.range) }
    let places = zip(cases, cases.dropFirst()).compactMap { first, second -> Int? in
      let between = chunk.source.bytes(first.upperBound..<max(first.upperBound, second.lowerBound))
      return !between.isEmpty && between.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        ? first.upperBound : nil
    }
    return places.isEmpty ? nil : Fix("Insert ','", .unsafe, places.map { Fix.Edit(place($0..<$0), ",") })
  }

  /// The ranges of a word or sign before the names of tag cases, with the blanks behind it.
  private func tagCasePrefixes(_ prefix: String) -> [Range<Int>] {
    let names = chunk.withTree { tree in tree.nodes.filter { $0.kind == .tagCase }.map { Int($0.start) } }
    return names.compactMap { name in
      let before = chunk.bytes.prefix(name).reversed()
      let blanks = before.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      guard before.dropFirst(blanks).starts(with: prefix.utf8.reversed()) else { return nil }
      return name - blanks - prefix.utf8.count..<name
    }
  }

  /// What stands on a line from a place to the first `{`; nil where none follows.
  private func head(from place: UInt32) -> Substring? {
    let line = lineRest(from: place)
    return line.firstIndex(of: "{").map { line[..<$0] }
  }

  /// The title in the head of a section, in quotes; nil where none can be told.
  private func sectionTitle(_ head: Substring) -> String? {
    let parts = head.split(separator: "\"", omittingEmptySubsequences: false)
    if parts.count == 3 { return "\"\(parts[1])\"" }
    return parts.count == 1 && !head.isEmpty && head.allSatisfy(\.isOfName) ? "\"\(head)\"" : nil
  }

  private func length(_ text: Substring) -> UInt32 { UInt32(clamping: text.utf8.count) }
}
