import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// What may stand inside of strings that have a language of their own.
extension CompletionFinder {
  /// What may be typed in the string literal with this range; nil where its text is free.
  func stringContents(_ range: Range<Int>) -> FoundCompletions? {
    let before = place.chunk.bytes.dropFirst(range.lowerBound).prefix(place.offset - range.lowerBound)
    if context.keyword == .import, !context.hasHead {
      return wholeString(range, importPaths(before.dropFirst()))
    }
    if let parts = formatParts(range) { return parts }
    guard case .value(let expected) = stringExpectation else { return nil }
    if let word = interpolation(in: before) {
      return expected.type == .placeholder || expected.type == .example ? interpolated(expected, word) : nil
    }
    switch expected.type {
    case .passwordRules: return passwordRules(before)
    case .locale:
      return wholeString(range, locales(isQuoted: false).filter { !expected.siblings.contains($0.label) })
    case .currency: return wholeString(range, currencies(isQuoted: false))
    case .timeZone: return wholeString(range, timeZones(before.dropFirst()))
    case .token(let id):
      return wholeString(range, id.members.map { Completion($0.name.string, .constant, detail: $0.summary.string) })
    default: return nil
    }
  }

  /// What the string is: the first argument of a call counts as well.
  private var stringExpectation: Expectation {
    guard case .argument(let callee, _, let position) = context.expectation,
      let parameter = Expectation.unlabelled(callee.arguments, position)
    else { return context.expectation }
    return .value(ExpectedValue(type: parameter.type))
  }

  /// Items that take the place of everything between the quotes; where the string has no end, they bring it, and take
  /// the place of no more than a word.
  private func wholeString(_ range: Range<Int>, _ items: [Completion]) -> FoundCompletions? {
    let bytes = place.chunk.source.bytes(range)
    let isBlock = bytes.starts(with: "\"\"\"".utf8)
    guard bytes.first == UInt8(ascii: "\""), !isBlock else { return nil }
    if bytes.count > 1, bytes.last == UInt8(ascii: "\"") {
      return FoundCompletions(
        items, start: range.lowerBound + 1, end: range.upperBound - 1, takesWhatFollows: true)
    }
    let rest = place.chunk.source.bytes(place.offset..<max(place.offset, range.upperBound))
    let closed = items.map { item in
      var item = item
      item.insertText += "\""
      return item
    }
    let word = rest.prefix { !" \t\r\n;,)]}".utf8.contains($0) }.count
    return FoundCompletions(closed, start: range.lowerBound + 1, end: place.offset + word)
  }

  /// The paths of files, in quotes, behind an `import` that has none yet.
  var unquotedPaths: FoundCompletions? {
    guard let member = context.member?.nodes.first, context.keyword == .import else { return nil }
    let keywordEnd = Int(member.start) + Keyword.import.text.utf8.count
    guard keywordEnd < place.offset else { return nil }
    let typed = place.chunk.source.bytes(keywordEnd..<place.offset).drop { $0 == UInt8(ascii: " ") }
    let isOfPath = { (byte: UInt8) in !" \t\r\n;\"{}".utf8.contains(byte) }
    guard typed.allSatisfy(isOfPath) else { return nil }
    let rest = place.chunk.bytes.dropFirst(place.offset).prefix(while: isOfPath).count
    let items = importPaths(typed).map { item in
      var item = item
      item.insertText = "\"\(item.insertText)\""
      return item
    }
    return FoundCompletions(items, start: place.offset - typed.count, end: place.offset + rest)
  }

  // MARK: Interpolation

  /// The word that is being typed in `\(…)`, counted from the chunk's start; nil outside of one.
  private func interpolation(in before: ArraySlice<UInt8>) -> Range<Int>? {
    guard let open = before.lastIndex(of: UInt8(ascii: "(")), open > before.startIndex,
      before[before.startIndex..<open].last(where: { $0 != UInt8(ascii: "#") }) == UInt8(ascii: "\\"),
      !before[open...].contains(UInt8(ascii: ")"))
    else { return nil }
    let word = before[before.index(after: open)...].drop { $0 == UInt8(ascii: " ") }
    return place.offset - word.count..<place.offset
  }

  private func interpolated(_ expected: ExpectedValue, _ word: Range<Int>) -> FoundCompletions {
    var functions = writesValues(of: .date) ? ValueType.date.functions : []
    if expected.type == .placeholder, !hasNoExample { functions += ValueType.placeholder.functions.filter(\.isWord) }
    let end =
      word.upperBound
      + place.chunk.bytes.dropFirst(word.upperBound).prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }.count
    let following = place.chunk.bytes.dropFirst(end).first ?? 0
    return FoundCompletions(
      functions.map { call($0, isAfterDot: false, following: following) }, start: word.lowerBound, end: end)
  }

  // MARK: Password rules

  private func passwordRules(_ before: ArraySlice<UInt8>) -> FoundCompletions {
    let content = before.dropFirst()
    let end = place.offset + place.chunk.bytes.dropFirst(place.offset).prefix(while: isOfWord).count
    let hasColon = place.chunk.bytes.dropFirst(end).first == UInt8(ascii: ":")
    let rule = content.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).last ?? content
    let parts = rule.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count > 1, let value = parts.last else {
      return FoundCompletions(
        PasswordRuleWords.names.map { word in
          Completion(word.text, .keyword, insert: hasColon ? word.text : "\(word.text): ", detail: word.meaning)
        }, start: place.offset - typed(rule), end: end)
    }
    let name = parts[0].drop { $0 == UInt8(ascii: " ") }
    let takesClasses = name.elementsEqual("required".utf8) || name.elementsEqual("allowed".utf8)
    return FoundCompletions(
      takesClasses ? PasswordRuleWords.classes.map { Completion($0.text, .constant, detail: $0.meaning) } : [],
      start: place.offset - typed(value), end: end)
  }

  /// How many bytes of a word stand at the end.
  private func typed(_ text: ArraySlice<UInt8>) -> Int { text.reversed().prefix(while: isOfWord).count }

  private func isOfWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == UInt8(ascii: "-")
  }
}

/// The words of Apple's language of password rules (Apple Developer, "Customizing Password AutoFill Rules").
enum PasswordRuleWords {
  /// The names of rules, each with what its value says.
  static let names: [(text: String, meaning: String)] = [
    ("required", "each of these classes must be there"), ("allowed", "these classes may be there too"),
    ("minlength", "the least number of characters"), ("maxlength", "the greatest number of characters"),
    ("max-consecutive", "how often a character may follow itself"),
  ]
  /// The character classes that `required` and `allowed` take, each with the characters that it has.
  static let classes: [(text: String, meaning: String)] = [
    ("upper", "A to Z"), ("lower", "a to z"), ("digit", "0 to 9"),
    ("special", "-~!@#$%^&*_+=`|(){}[:;\"'<>,.?] and space"),
    ("ascii-printable", "all that ASCII can print"), ("unicode", "every character"),
  ]
}
