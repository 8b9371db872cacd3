import FormLint
import FormSyntax

/// Words of comments that silence findings.
extension CompletionFinder {
  /// After `formdef:`, what the comment may say; behind that, the codes of findings.
  func suppressedCodes(_ range: Range<Int>) -> FoundCompletions? {
    let before = Array(place.chunk.source.bytes(range.lowerBound..<place.offset))
    let head = Array("// formdef:".utf8)
    guard before.starts(with: head), !before.contains(10) else { return nil }
    let rest = before[head.count...]
    let word = rest.reversed().prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }.count
    let start = place.offset - word
    if !rest.contains(UInt8(ascii: " ")) { return FoundCompletions(directives, start: start) }
    // What stands behind the dashes is the reason.
    let isReason = rest.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("--".utf8) }
    return isReason || !rest.starts(with: "disable".utf8) ? nil : FoundCompletions(codes, start: start)
  }

  private var directives: [Completion] {
    [
      ("disable:next", "findings on the next line"), ("disable:this", "findings on this line"),
      ("disable", "findings from here on"), ("enable", "the end of that"),
    ].map { Completion($0.0, .keyword, insert: "\($0.0) ", detail: $0.1) }
  }

  private var codes: [Completion] {
    LintRuleRegistry.all.map { rule in
      Completion(
        rule.code, .constant, insert: "\(rule.code) -- ", detail: rule.summary,
        documentation: Prose(ProseLine(rule.reason)))
    }
  }
}
