import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

/// Fixes of members that have the shape of another language: of Swift and SwiftUI, of Objective-C, of HTML.
extension BlockContext {
  /// `length(3...8)` becomes `rule length(3...8)`, `keyboardType(.numberPad)` becomes `keyboardType: .numberPad`.
  func callFix(_ error: SyntaxError) -> [Fix] {
    let name = word(before: error.insertAt)
    if ValidationRuleKind.named(name.utf8) != nil {
      let start = error.insertAt - UInt32(clamping: name.utf8.count)
      return [replacement("Insert 'rule'", start..<start, "rule ")]
    }
    if let statement = statementFix(error) { return [statement] }
    if ForeignEvents.method(withBase: name, in: block.control) != nil {
      let start = error.insertAt - UInt32(clamping: name.utf8.count)
      return [replacement("Insert 'on'", start..<start, "on ")]
    }
    guard let value = ForeignText.onlyArgument(chunk.source.text(error.range)) else { return [] }
    return [replacement("Write '\(name): \(value)'", error.insertAt..<error.end, ": \(value)")]
  }

  /// `.keyboardType(.numberPad)` and `.keyboardType = .numberPad` become `keyboardType: .numberPad`.
  func modifierFix(_ error: SyntaxError) -> [Fix] {
    let line = lineRest(from: error.end)
    let name = line.prefix(while: \.isOfName)
    let rest = line.dropFirst(name.count)
    var value = ForeignText.onlyArgument(String(rest))
    if value == nil, let sign = rest.firstIndex(where: { $0 != " " }), rest[sign] == "=" || rest[sign] == ":" {
      value = String(rest[rest.index(after: sign)...].drop { $0 == " " })
    }
    guard let value, !name.isEmpty, !value.isEmpty else { return [] }
    let text = "\(name): \(value)"
    return [replacement("Write '\(text)'", error.start..<error.end + UInt32(clamping: line.utf8.count), text)]
  }

  /// `use = P`, `rule(length(3...8))`, `on(.editingChanged)`, `import Shared`: what a keyword takes, without other signs.
  func headFixes(_ error: SyntaxError) -> [Fix] {
    let start = error.insertAt
    let line = lineRest(from: start)
    let written = line.drop { " \t=:".contains($0) }
    let end = start + UInt32(clamping: line.utf8.count)
    if error.problem == .expectedPath, BlockContext.frameworks.contains(String(written)) {
      let keyword = start - UInt32(clamping: word(before: start).utf8.count)
      return [replacement("Remove 'import \(written)'", keyword..<end, "")]
    }
    let heads: [String] =
      switch error.problem {
      case .expectedPath: ForeignText.path(written).map { [$0] } ?? []
      default:
        [ForeignText.withoutBrackets(written), String(written), withoutKeyword(written)].compactMap { $0 }.flatMap {
          let name = String($0.drop { $0 == "." })
          return error.problem == .expectedMethod(.on) ? [$0, name] : [name, $0]
        }
      }
    let fixes = heads.map { head in
      replacement("Write '\(word(before: start)) \(head)'", start..<end, " \(head)")
    }
    return fixes.first(where: leavesFewerErrors).map { [$0] } ?? []
  }

  /// What stands behind a keyword; nil where a text begins with none.
  private func withoutKeyword(_ text: some StringProtocol) -> String? {
    let word = text.prefix(while: \.isOfName)
    return Keyword(word.utf8).map { _ in String(text.dropFirst(word.count).drop { $0 == " " }) }
  }

  /// Modules that files of Swift begin with; forms have no use for them.
  private static let frameworks: Set<String> = [
    "UIKit", "SwiftUI", "Foundation", "Combine", "Observation", "Swift", "CoreData", "SwiftData", "AppKit", "Eureka",
  ]

  /// `textFieldShouldReturn(_ textField: UITextField)` becomes `textFieldShouldReturn(_:)`.
  func parameterFix(_ error: SyntaxError) -> [Fix] {
    let before = chunk.bytes.prefix(Int(error.insertAt))
    guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { return [] }
    let start = UInt32(clamping: open - before.startIndex)
    let list = lineRest(from: start + 1)
    guard let close = list.firstIndex(of: ")") else { return [] }
    let labels = list[..<close].split(separator: ",").map { $0.drop { $0 == " " }.prefix(while: \.isOfName) }
    guard !labels.isEmpty, labels.allSatisfy({ !$0.isEmpty }) else { return [] }
    var end = start + 2 + UInt32(clamping: list[..<close].utf8.count)
    let rest = list[list.index(after: close)...]
    if rest.drop(while: { $0 == " " }).hasPrefix("->") {
      end += UInt32(clamping: rest.prefix { $0 != "{" }.trimmedEnd.utf8.count)
    }
    let text = "(" + labels.map { "\($0):" }.joined() + ")"
    return [replacement("Write '\(word(before: start))\(text)'", start..<end, text)]
  }

  /// A word without a colon that is a keyword of another language, or near one of this, a rule without its keyword, or
  /// a property that is true where it is named; nil where it is none of these.
  func wordFixes(_ error: SyntaxError) -> [Fix]? {
    let name = word(before: error.insertAt)
    let start = error.insertAt - UInt32(clamping: name.utf8.count)
    let isAlone = error.foundRange.isEmpty
    if let words = kebabFix(error, name) { return [words] }
    if let statement = statementFix(error) { return [statement] }
    if isAlone, ValidationRuleKind.named(name.utf8) == .required {
      return [replacement("Insert 'rule'", start..<start, "rule ")]
    }
    if isAlone, let property = Catalog.property(named: name.utf8, in: scope(ofPropertiesIn: nil)),
      property.type == .bool
    {
      return [replacement("Insert ': true'", error.insertAt..<error.insertAt, ": true")]
    }
    guard !isAlone, Catalog.scope(ofPropertiesNamed: name.utf8).isEmpty,
      let keyword = closestMatch(to: name, among: Keyword.allCases.map(\.text))
    else { return nil }
    let fix = replacement("Replace with '\(keyword)'", start..<error.insertAt, keyword)
    return leavesFewerErrors(fix) ? [fix] : nil
  }

  /// `max-length: 5` becomes `maxLength: 5`.
  private func kebabFix(_ error: SyntaxError, _ name: String) -> Fix? {
    let rest = lineRest(from: error.insertAt).prefix { $0.isOfName || $0 == "-" }
    let words = rest.split(separator: "-")
    guard rest.hasPrefix("-"), !words.isEmpty, lineRest(from: error.insertAt).dropFirst(rest.count).hasPrefix(":")
    else {
      return nil
    }
    let joined = name + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let start = error.insertAt - UInt32(clamping: name.utf8.count)
    return replacement("Replace with '\(joined)'", start..<error.insertAt + UInt32(clamping: rest.utf8.count), joined)
  }

  /// What follows a member on its line: a comma, an operator of a rule without brackets, what a method gives back.
  func separatorFixes(_ error: SyntaxError) -> [Fix] {
    if let fix = bracelessRuleFix(error) ?? memberWithBlockFix(error) { return [fix] }
    if chunk.source.text(error.foundRange) == "," { return [replacement("Replace ',' with ';'", found(error), ";")] }
    if chunk.source.text(error.foundRange) == "\u{FF1B}" { return [replacement("Write ';'", found(error), ";")] }
    if let fix = repeatedMemberFix(error) { return [fix] }
    if word(before: error.insertAt) == "func" {
      let start = error.insertAt - 4
      return [replacement("Remove 'func'", start..<max(error.insertAt, found(error).lowerBound), "")]
    }
    let line = lineRest(from: found(error).lowerBound)
    for brackets in ["()", ")", "]"] where line == brackets {
      let end = found(error).lowerBound + UInt32(clamping: brackets.count)
      return [replacement("Remove '\(brackets)'", error.insertAt..<end, "")]
    }
    if line.hasPrefix("->") {
      let type = line.dropFirst(2).prefix { $0.isOfName || " ?.".contains($0) }
      let end = found(error).lowerBound + UInt32(clamping: type.utf8.count) + 2
      let rest = line.dropFirst(2 + type.count)
      if let body = handlerBody(rest), body != rest {
        let lineEnd = end + UInt32(clamping: rest.utf8.count)
        return [replacement("Write '\(body)'", error.insertAt..<lineEnd, " \(body)")]
      }
      // What a handler leads to is called, what a function gives back is not said.
      let called = type.filter { $0 != " " }
      if rest.isEmpty, called.first?.isLowercase == true, called.allSatisfy(\.isOfName) {
        return [replacement("Write '{ call: \(called) }'", error.insertAt..<end, " { call: \(called) }")]
      }
      return [replacement("Remove '->'", error.insertAt..<end, rest.isEmpty ? "" : " ")]
    }
    if ["ios", "version"].contains(word(before: error.insertAt).lowercased()), !line.isEmpty,
      line.allSatisfy({ $0.isNumber || $0 == "." })
    {
      let end = found(error).lowerBound + UInt32(clamping: line.utf8.count)
      return [replacement("Write '(\(line))'", error.insertAt..<end, "(\(line))")]
    }
    let name = line.prefix(while: \.isOfName)
    if !name.isEmpty, line.dropFirst(name.count).drop(while: { $0 == " " }).first == ":" {
      return [replacement("Insert ';'", error.insertAt..<error.insertAt, ";")]
    }
    guard let range = ForeignText.bounds(line) else { return missingTokenFix(error) }
    return [
      replacement(
        "Write '(\(range))'",
        error.insertAt..<max(error.insertAt, found(error).lowerBound) + UInt32(clamping: line.utf8.count), "(\(range))")
    ]
  }

  /// Arguments as other languages write them: `(<= 5)`, `(3-8)`, and a class or pattern without its slashes.
  func argumentFixes(_ error: SyntaxError) -> [Fix] {
    let before = chunk.bytes.prefix(Int(error.insertAt))
    guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { return [] }
    let start = UInt32(clamping: open - before.startIndex) + 1
    let line = lineRest(from: start)
    guard let close = line.lastIndex(of: ")") else { return [] }
    let written = line[..<close]
    let end = start + UInt32(clamping: written.utf8.count)
    let callee = word(before: start - 1)
    if ["length", "range", "between"].contains(callee), let range = ForeignText.bounds(written) {
      return [replacement("Write '\(range)'", start..<end, range)]
    }
    guard ["pattern", "characters", "regex", "matches"].contains(callee), ForeignText.isPattern(written) else {
      return []
    }
    return [replacement("Write '/\(written)/'", start..<end, "/\(written)/")]
  }

  /// `0...Int.max` becomes `0...`.
  func endlessRangeFix(_ error: SyntaxError) -> [Fix] {
    let bound = chunk.source.text(error.range)
    let before = chunk.source.text(max(0, Int(error.start) - 3)..<Int(error.start))
    guard [".max", ".infinity", ".greatestFiniteMagnitude"].contains(where: bound.hasSuffix),
      before == "..." || before == "..<"
    else { return [] }
    return [replacement("Write '...'", error.start - 3..<error.end, "...")]
  }

  /// `.mask(##/##)` becomes `.mask("##/##")`.
  func bareMaskFix(_ error: SyntaxError) -> Fix? {
    let start = error.start
    guard start > 0, chunk.bytes.dropFirst(Int(start) - 1).first == UInt8(ascii: "("), word(before: start - 1) == "mask"
    else { return nil }
    let line = lineRest(from: start)
    guard let close = line.lastIndex(of: ")"), !line.contains("\"") else { return nil }
    let text = line[..<close]
    let end = start + UInt32(clamping: text.utf8.count)
    return replacement("Use double quotes", start..<end, LiteralText.quoted(String(text)))
  }

  /// `rule pattern [A-Z]{3}` and `rule pattern "[A-Z]{3}"` become `rule pattern(/[A-Z]{3}/)`.
  func barePatternFix(_ error: SyntaxError) -> [Fix]? {
    let line = lineRest(from: error.insertAt)
    let written = line.drop { " \t=:".contains($0) }
    guard word(before: error.insertAt) == "pattern" else { return nil }
    let argument = chunk.source.text(error.range).drop { " \t=:".contains($0) }
    if let pattern = quotedPattern(argument), let literal = LiteralText.regex(String(pattern)) {
      return [replacement("Write '(\(literal))'", error.insertAt..<error.end, "(\(literal))")]
    }
    guard ForeignText.isPattern(written) else { return nil }
    let end = error.insertAt + UInt32(clamping: line.utf8.count)
    return [replacement("Write '(/\(written)/)'", error.insertAt..<end, "(/\(written)/)")]
  }

  /// `onChange { … }` and `textFieldShouldReturn { … }` become handlers.
  func handlerFix(_ error: SyntaxError) -> Fix? {
    let name = chunk.source.text(error.range)
    let next = chunk.bytes.dropFirst(Int(error.end)).first { $0 != UInt8(ascii: " ") }
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "("),
      let method = ForeignEvents.method(ofHandler: name, in: block.control)
    else { return nil }
    if next == UInt8(ascii: "(") {
      return method.hasPrefix(name) ? replacement("Insert 'on'", error.start..<error.start, "on ") : nil
    }
    return replacement("Replace with 'on \(method)'", error.start..<error.end, "on \(method)")
  }

  /// What stands where something else was expected.
  private func found(_ error: SyntaxError) -> Range<UInt32> {
    UInt32(clamping: error.foundRange.lowerBound)..<UInt32(clamping: error.foundRange.upperBound)
  }

  /// The word that ends at a place; empty where it is not well-formed UTF-8, so that it is as long as it is in the text.
  func word(before place: UInt32) -> String {
    let word = chunk.bytes.prefix(Int(place)).reversed().prefix {
      $0 >= 0x80 || $0 == UInt8(ascii: "_") || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39
    }
    return String(validating: word.reversed(), as: UTF8.self) ?? ""
  }

  /// The bytes of the rest of a line up to which it is looked at.
  private static let longestLineRest = 2_000

  /// The rest of a line, without blanks at its end, a comment and what closes the block; empty where it is very long, so
  /// that many mistakes on one line do not take its length each, or not well-formed UTF-8, so that all of it is as long as
  /// it is in the text.
  func lineRest(from place: UInt32) -> Substring {
    let limit = Int(place) + BlockContext.longestLineRest
    let end = chunk.lineEnd(from: Int(place), limit: limit)
    if end == limit { return "" }
    let bytes = chunk.source.bytes(Int(place)..<max(Int(place), end))
    guard var text = String(validating: bytes, as: UTF8.self)?[...] else { return "" }
    if let comment = text.firstRange(of: " //") { text = text[..<comment.lowerBound] }
    while let last = text.last, " \t;".contains(last) || last == "}" && !text.contains("{") { text.removeLast() }
    return text
  }
}
