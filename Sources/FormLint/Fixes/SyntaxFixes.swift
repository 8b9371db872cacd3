import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

/// The fixes of syntax errors. What is offered has been tried: fewer errors are left.
extension BlockContext {
  /// How many errors of one chunk are given fixes; the others get theirs when these are gone.
  private static let fixesTried = 16
  /// How many bytes of one chunk are read again for these together; one error is given fixes however large it is.
  private static let bytesTried = 2_000_000

  /// The errors of a file that are given fixes, and the chunks that may be read again for the first of them: for those
  /// that follow there are fewer and fewer, so that what a file costs is bounded.
  private static let mostErrors = 1_000
  private static let mostChunks = 20_000

  /// The fixes of a chunk's error, by its place among them.
  func fixes(_ error: SyntaxError, number: Int) -> [Fix] {
    let mostTried = min(BlockContext.fixesTried, BlockContext.bytesTried / max(1, Int(chunk.byteCount)))
    guard number < max(1, mostTried), let index = file.document.index(of: chunk.id) else { return [] }
    let before = file.document.chunks.measure(before: index).errors + number
    if before >= BlockContext.mostErrors { return [] }
    let start = file.document.start(ofChunk: index)
    return candidates(error).filter {
      keepsBytes($0) && isCertain($0, of: error)
        && leavesFewerErrors($0, from: start, chunksAtMost: BlockContext.mostChunks / (1 + before))
    }
  }

  /// Whether a fix puts in nothing that stands for bytes which are no text.
  private func keepsBytes(_ fix: Fix) -> Bool {
    fix.edits.allSatisfy { edit in
      guard case .replace(_, let text) = edit else { return true }
      return !text.unicodeScalars.contains("\u{FFFD}")
    }
  }

  /// Whether a fix makes what was meant, as far as the names and values that it leaves tell.
  private func isCertain(_ fix: Fix, of error: SyntaxError) -> Bool {
    switch error.problem {
    case .assignment, .receiver, .expectedSeparator, .callOfProperty: isMeaningful(fix, withValues: false)
    case .expectedColon, .unknownKeyword, .expectedMember, .unterminatedRegex: isMeaningful(fix, withValues: true)
    default: true
    }
  }

  /// Whether fewer errors are left after a fix that is one of several which are tried.
  func leavesFewerErrors(_ fix: Fix) -> Bool {
    guard let index = file.document.index(of: chunk.id) else { return false }
    return leavesFewerErrors(
      fix, from: file.document.start(ofChunk: index), chunksAtMost: BlockContext.mostChunks / 100)
  }

  /// Whether fewer errors are left after a fix; not where more chunks would have to be read again than a limit.
  private func leavesFewerErrors(_ fix: Fix, from start: Int, chunksAtMost limit: Int) -> Bool {
    let edits = fix.edits.compactMap { edit -> (range: Range<Int>, text: String)? in
      guard case .replace(let place, let text) = edit else { return nil }
      return (start + place.range.lowerBound..<start + place.range.upperBound, text)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = edits.first, let last = edits.last else { return false }
    let document = file.document
    var bytes: [UInt8] = []
    var done = first.range.lowerBound
    for edit in edits {
      bytes += document.bytes(in: done..<max(done, edit.range.lowerBound))
      bytes += edit.text.utf8
      done = max(done, edit.range.upperBound)
    }
    let left = document.errorCount(
      replacing: first.range.lowerBound..<max(done, last.range.upperBound), with: bytes, chunksAtMost: limit)
    return left.map { $0 < document.chunks.measure.errors } ?? false
  }

  private func candidates(_ error: SyntaxError) -> [Fix] {
    switch error.problem {
    case .unknownKeyword:
      if let fix = declarationFix(error) ?? handlerFix(error) ?? bareRuleFix(error) ?? bracketedSectionFix(error) {
        return [fix]
      }
      if meantKeyword(error) == nil, let block = foreignBlockFix(error) { return [block] }
      guard let keyword = meantKeyword(error) else {
        return chunk.kind == .tags ? [replacement("Insert 'tags'", error.start..<error.start, "tags ")] : []
      }
      if let fix = foreignKeywordFix(error, keyword) { return [fix] }
      return [Fix(replacing: chunk.source.text(error.range), with: keyword, at: place(error.range))]
    case .expectedOpenBrace(.tags) where [":", "=", "["].contains(chunk.source.text(error.range)):
      return tagListFix(error)
    case .expectedName where chunk.source.text(error.foundRange) == ":":
      return [replacement("Remove ':'", error.insertAt..<error.end, "")]
    case .bracedList:
      let list = "[\(chunk.source.text(error.range).dropFirst().dropLast())]"
      return [replacement("Write '\(list)'", error.start..<error.end, list)]
    case .expectedName: return wrappedNameFix(error)
    case .notABound: return endlessRangeFix(error)
    case .expectedOpenBrace(.on) where strayHeadFix(error) == nil: return bracelessHandlerFix(error).map { [$0] } ?? []
    case .expectedOpenBrace: return strayHeadFix(error).map { [$0] } ?? openBraceFix(error)
    case .expectedTagCase, .expectedTagValue: return tagCaseFixes(error)
    case .expectedSeparator where block.kind == .tags:
      return (repeatedCaseFix(error) ?? tagSeparatorFix()).map { [$0] } ?? []
    case .assignment where chunk.kind == .unexpected: return []
    case .assignment:
      let written = chunk.source.text(error.range)
      if written.hasSuffix("}"), let brace = written.firstIndex(of: "{") {
        let value = written[brace...].dropFirst().dropLast().drop { $0 == " " }.trimmedEnd
        return [replacement("Write ': \(value)'", error.insertAt..<error.end, ": \(value)")]
      }
      return [replacement("Replace '\(written)' with ':'", error.insertAt..<error.end, ":")]
    case .callOfProperty: return callFix(error)
    case .expectedMember where chunk.source.text(error.foundRange) == ".": return modifierFix(error)
    case .expectedMember where chunk.kind == .sectionHead:
      return [replacement("Insert 'section'", error.start..<error.start, "section ")]
    case .expectedMember where chunk.source.text(error.range).hasPrefix("\""): return quotedNameFix(error)
    case .expectedMember where chunk.source.text(error.foundRange) == "@": return attributeFixes(error)
    case .expectedMember where chunk.source.text(error.foundRange) == "-": return methodFix(error).map { [$0] } ?? []
    case .expectedMember: return commentFix(error).map { [$0] } ?? []
    case .unterminatedRegex: return bareMaskFix(error).map { [$0] } ?? regexCloserFix(error)
    case .regexSlash: return slashFix(error)
    case .textForRegex: return textForRegexFix(error)
    case .expectedPreset, .expectedRuleName, .expectedMethod, .expectedPath: return headFixes(error)
    case .expectedLabelOrClose: return parameterFix(error)
    case .receiver: return receiverFix(error)
    case .argumentLabels:
      return [replacement("Remove '\(chunk.source.text(error.range))'", error.start..<error.end, "")]
    case .bareArguments: return withoutArguments(error) ?? (barePatternFix(error) ?? bareArgumentsFix(error))
    case .foreignQuotes: return quoteFix(error)
    case .unterminatedString where text(of: error).contains(where: \.isNewline): return [joinedTextFix(error)]
    case .unterminatedString where lineRest(from: error.start).last.map("])".contains) ?? false:
      return closedStringFix(error).map { [$0] } ?? missingTokenFix(error)
    case .unterminatedString where lineRest(from: error.start).hasSuffix("\u{201D}"):
      let end = error.start + UInt32(clamping: lineRest(from: error.start).utf8.count)
      return [replacement("Replace '\u{201D}' with '\"'", end - 3..<end, "\"")]
    case .regexFlags: return flagsFix(error)
    case .expectedClose(.parenthesis) where BlockContext.otherRangeSigns.contains(chunk.source.text(error.range)):
      return [replacement("Write '...'", error.start..<error.end, "...")]
    case .expectedListSeparator where chunk.source.text(error.range) == ";":
      return [replacement("Replace ';' with ','", error.start..<error.end, ",")]
    case .expectedClose: return argumentFixes(error) + closerFixes(error)
    case .expectedListSeparator: return argumentFixes(error) + missingTokenFix(error)
    case .expectedColon:
      if let keyword = keywordInTwo(error) { return [keyword] }
      return wordFixes(error) ?? missingTokenFix(error)
    case .tagAssignment: return [replacement("Replace ':' with '='", error.insertAt..<error.end, " =")]
    case .expectedValue where chunk.source.text(error.foundRange) == "@":
      return [replacement("Remove '@'", error.start..<error.end, "")]
    case .expectedSeparator: return separatorFixes(error)
    default: return missingTokenFix(error)
    }
  }

  /// `/[a-z]+/gi` becomes `/(?i)[a-z]+/`; `g`, `u` and `y` of JavaScript say nothing about which texts match.
  private func flagsFix(_ error: SyntaxError) -> [Fix] {
    let flags = chunk.source.text(error.range)
    let own = flags.filter { "imsx".contains($0) }
    guard flags.allSatisfy({ "imsxguy".contains($0) }) else { return [] }
    if own.isEmpty { return [Fix("Remove '\(flags)'", .safe, [Fix.Edit(place(error.range), "")])] }
    let start = error.insertAt..<error.insertAt
    return [
      Fix(
        "Write '(?\(own))' inside", .safe,
        [
          .replace(place(Int(start.lowerBound)..<Int(start.upperBound)), "(?\(own))"),
          .replace(place(error.range), ""),
        ])
    ]
  }

  /// How ranges are written elsewhere.
  private static let otherRangeSigns = ["..", "…", "–", "-", "to"]

  /// `text field` becomes `textField`.
  private func keywordInTwo(_ error: SyntaxError) -> Fix? {
    let head = chunk.bytes.prefix(Int(error.insertAt))
    let word = head.reversed().prefix { !$0.isWhiteSpace && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ";") }
    let written = String(decoding: word.reversed(), as: UTF8.self) + chunk.source.text(error.foundRange)
    guard !word.isEmpty, let keyword = Keyword.allCases.first(where: { $0.text.lowercased() == written.lowercased() })
    else { return nil }
    let range = Int(error.insertAt) - word.count..<error.foundRange.upperBound
    return Fix("Replace with '\(keyword.text)'", .unsafe, [Fix.Edit(place(range), keyword.text)])
  }

  /// `required: true` becomes `required`, which takes no arguments; nil for other rules.
  private func withoutArguments(_ error: SyntaxError) -> [Fix]? {
    guard chunk.bytes.prefix(Int(error.insertAt)).reversed().starts(with: "required".utf8.reversed()) else {
      return nil
    }
    let argument = chunk.source.text(error.range).drop { $0 == ":" || $0 == "=" || $0 == " " || $0 == "\t" }
    if argument.hasPrefix("\"") || argument.contains(":") { return nil }
    let isTrue = ["true", "YES", "yes", "1"].contains(argument)
    return isTrue ? [replacement("Remove '\(argument)'", error.insertAt..<error.end, "")] : []
  }

  /// The one keyword that an unknown one is close to.
  func meantKeyword(_ error: SyntaxError) -> String? {
    guard case .unknownKeyword(let block) = error.problem,
      !BlockContext.declarators.contains(chunk.source.text(error.range))
    else { return nil }
    let word = chunk.source.text(error.range)
    if block == .file, chunk.kind == .importDeclaration { return Keyword.import.text }
    if let keyword = Keyword.meant(by: word), keyword.mayStand(in: block) { return keyword.text }
    return closestMatch(to: word, among: Keyword.allCases.filter { $0.mayStand(in: block) }.map(\.text))
  }

  /// Writes the token that is missing, where one is.
  func missingTokenFix(_ error: SyntaxError) -> [Fix] {
    guard var token = error.problem.missingToken else { return [] }
    var before = ""
    switch error.problem {
    case .missingCloseBrace(let block): before = lineStart(closing: block, error)
    case .unopenedRegex: return [replacement("Insert '/'", error.start..<error.start, token)]
    case .unterminatedString: token += marks(at: error.range.lowerBound)
    default: break
    }
    return [replacement("Insert '\(token)'", error.insertAt..<error.insertAt, before + token)]
  }

  /// The closers of one list, or of several that are open there.
  private func closerFixes(_ error: SyntaxError) -> [Fix] {
    guard let token = error.problem.missingToken else { return [] }
    let single = missingTokenFix(error)
    if single.contains(where: leavesFewerErrors) { return single }
    if chunk.source.text(error.foundRange) == "{" { return [] }
    let more = [")", "]", "))", ")])"].map { token + $0 }
    return more.lazy.map { replacement("Insert '\($0)'", error.insertAt..<error.insertAt, $0) }
      .first(where: leavesFewerErrors).map { [$0] } ?? []
  }

  /// A text that has no end on its line, up to where that would be.
  private func text(of error: SyntaxError) -> String {
    chunk.source.text(Int(error.start)..<Int(error.insertAt))
  }

  /// A text over several lines, whose closing quote is there, on one.
  private func joinedTextFix(_ error: SyntaxError) -> Fix {
    let lines = text(of: error).split(whereSeparator: \.isNewline)
    let texts = lines.enumerated().map { $0 == 0 ? $1 : $1.drop { $0 == " " || $0 == "\t" } }
    let text = texts.joined(separator: "\\" + marks(at: Int(error.start)) + "n")
    return replacement("Write '\\n' for the line break", error.start..<error.insertAt, text)
  }

  /// The quotes at the end of a string that stands in brackets, before those.
  private func closedStringFix(_ error: SyntaxError) -> Fix? {
    let line = lineRest(from: error.start)
    let closers = line.reversed().prefix { $0 == "]" || $0 == ")" }.count
    let end = error.start + UInt32(clamping: line.utf8.count - closers)
    let fix = replacement("Insert '\"'", end..<end, "\"")
    return leavesFewerErrors(fix) ? fix : nil
  }

  /// `required { … }` becomes `rule required { … }`; nil where the word names no rule.
  private func bareRuleFix(_ error: SyntaxError) -> Fix? {
    guard case .unknownKeyword(let block) = error.problem, block == .control || block == .preset else { return nil }
    let word = chunk.source.text(error.range)
    let rule = ValidationRuleKind.named(word.utf8) != nil ? word : RuleRewriting.rule(word, nil)
    return rule.map { replacement("Replace with 'rule \($0)'", error.start..<error.end, "rule \($0)") }
  }

  /// `@required` becomes `rule required`, `@Name` `use Name`.
  private func attributeFixes(_ error: SyntaxError) -> [Fix] {
    let word = String(lineRest(from: error.end).prefix(while: \.isOfName))
    let keyword = ValidationRuleKind.named(word.utf8) != nil ? Keyword.rule : .use
    guard keyword == .rule || word.first?.isUppercase == true else { return [] }
    return [replacement("Write '\(keyword.text) \(word)'", error.start..<error.end, keyword.text + " ")]
  }

  /// `self.placeholder = ` becomes `placeholder: `.
  private func receiverFix(_ error: SyntaxError) -> [Fix] {
    guard
      let name = chunk.source.text(error.range).split(whereSeparator: { ".:".contains($0) }).last(where: {
        $0.first?.isOfName ?? false
      })?.prefix(while: \.isOfName)
    else {
      return []
    }
    return [replacement("Replace with '\(name):'", error.start..<error.end, "\(name):")]
  }

  /// `"placeholder": "Name"` becomes `placeholder: "Name"`.
  private func quotedNameFix(_ error: SyntaxError) -> [Fix] {
    let name = chunk.source.text(error.range).dropFirst().dropLast()
    guard !name.isEmpty, name.allSatisfy(\.isOfName) else { return [] }
    return [replacement("Remove the quotes", error.start..<error.end, String(name))]
  }

  /// `'x'` becomes `"x"`. Escapes would have to be understood first.
  private func quoteFix(_ error: SyntaxError) -> [Fix] {
    let text = String(chunk.source.text(error.range).unicodeScalars.dropFirst().dropLast())
    if text.contains("\\") { return [] }
    return [replacement("Use double quotes", error.start..<error.end, LiteralText.quoted(text))]
  }

  /// Text in the place of a range of the chunk; a `:` at its end gets a blank before what follows.
  func replacement(_ title: String, _ range: Range<UInt32>, _ text: String) -> Fix {
    let range = Int(range.lowerBound)..<Int(range.upperBound)
    let next = chunk.source.bytes(range.upperBound..<range.upperBound + 1).first
    let needsBlank = text.hasSuffix(":") && !(next.map(\.isWhiteSpace) ?? true)
    return Fix(title, .unsafe, [Fix.Edit(place(range), needsBlank ? text + " " : text)])
  }

  /// The `#` that a literal begins with, and ends with.
  private func marks(at start: Int) -> String {
    String(repeating: "#", count: chunk.bytes.dropFirst(start).prefix { $0 == UInt8(ascii: "#") }.count)
  }

  /// What stands before the `}` of a block that gets one: a line of its own where its head began one, else a blank.
  private func lineStart(closing block: BlockKind, _ error: SyntaxError) -> String {
    let member = self.block.range.lowerBound
    switch block {
    case .form: return lineBreak
    case .section where error.insertAt == 0 && chunk.container.block == .form && chunk.beginsLine(member):
      return lineBreak + chunk.indentation(of: member)
    case .control, .preset:
      return chunk.beginsLine(member) ? lineBreak + chunk.indentation(of: member) : " "
    default: return " "
    }
  }
}

extension UInt8 {
  /// Whether it is a blank or a part of a line break.
  fileprivate var isWhiteSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
}
