import FormLint
import FormSyntax

/// Words of comments that suppress findings.
extension CompletionFinder {
  /// After `formdef:`, what the comment may say; behind that, the codes of findings.
  func suppressedCodes(_ range: Range<Int>) -> FoundCompletions? {
    let before = Array(place.chunk.source.bytes(range.lowerBound..<place.offset))
    let head = Array("// formdef:".utf8)
    guard before.starts(with: head), !before.contains(10) else { return nil }
    let rest = before[head.count...]
    let isInWord = { (byte: UInt8) in byte != UInt8(ascii: " ") && byte != UInt8(ascii: ",") }
    let start = place.offset - rest.reversed().prefix(while: isInWord).count
    let after = place.chunk.source.bytes(place.offset..<max(place.offset, range.upperBound))
    let end = place.offset + after.prefix(while: isInWord).count
    let behind = place.chunk.source.bytes(end..<max(end, range.upperBound))
    if !rest.contains(UInt8(ascii: " ")) {
      return FoundCompletions(directives(isFollowed: !behind.isEmpty), start: start, end: end)
    }
    // What stands behind the dashes is the reason.
    if hasDashes(rest) || !rest.starts(with: "disable".utf8) { return nil }
    return FoundCompletions(codes(isReasoned: hasDashes(behind)), start: start, end: end)
  }

  private func hasDashes(_ text: ArraySlice<UInt8>) -> Bool {
    text.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("--".utf8) }
  }

  /// - Parameter isFollowed: something stands behind the word already.
  private func directives(isFollowed: Bool) -> [Completion] {
    [
      ("disable:next", "findings on the next line"), ("disable:this", "findings on this line"),
      ("disable", "findings from here on"), ("enable", "the end of that"),
    ].map { Completion($0.0, .keyword, insert: isFollowed ? $0.0 : "\($0.0) ", detail: $0.1) }
  }

  /// - Parameter isReasoned: the dashes before the reason stand there already.
  private func codes(isReasoned: Bool) -> [Completion] {
    LintRuleRegistry.all.map { rule in
      Completion(
        rule.code, .constant, insert: isReasoned ? rule.code : "\(rule.code) -- ", detail: rule.summary,
        subject: .finding(rule.code))
    }
  }
}
