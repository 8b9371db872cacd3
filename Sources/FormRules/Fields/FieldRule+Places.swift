import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

extension FieldRule {
  /// The smallest range that shows the rule: its first argument, else its name. In the block that it stands in.
  var spot: Range<Int> { member.argument()?.range ?? member.member.nameRange }

  /// Its keyword in quotes.
  var quoted: String { "'\(kind.keyword)'" }

  /// The regular expressions in its arguments, with their readings.
  var patternValues: [(value: Value, reading: PatternReading)] {
    let values = member.member.values.map { member.block.view($0) }.filter { $0.kind == .regex }
    return Array(zip(values, reading.patterns)).map { ($0.0, $0.1) }
  }
}

extension Value {
  /// Where bytes of a regular expression stand in the chunk; the whole literal for none.
  func range(inPattern range: Range<Int>?) -> Range<Int> {
    guard let range, !range.isEmpty else { return self.range }
    let text = node.textRange
    let lower = min(text.lowerBound + range.lowerBound, text.upperBound)
    return lower..<max(lower, min(text.lowerBound + range.upperBound, text.upperBound))
  }
}

extension FieldContext {
  /// Related places: rules by their indices, each with what is said of it.
  func related(_ indices: some Sequence<Int>, _ words: (FieldRule) -> String) -> [Related] {
    indices.map { index in
      let rule = rules[index]
      return Related(words(rule), place(rule.spot, rule.member.origin))
    }
  }

  /// Where to point at a rule: in the field's own text.
  func range(of rule: FieldRule) -> Range<Int> { ownRange(rule.spot, rule.member.origin) }

  /// Takes a rule out, with the line that it leaves empty.
  func removal(of rule: FieldRule) -> Fix.Edit {
    let member = rule.member.member
    let separator = rule.member.block.separator(before: member)
    let blanks = separator == "; " ? 0 : separator.utf8.count
    return Fix.Edit(place(member.range.lowerBound - blanks..<member.range.upperBound, rule.member.origin), "")
  }
}

/// 'a', 'a' and 'b', 'a', 'b' and 'c'.
func enumerated(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
