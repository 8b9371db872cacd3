import FieldLanguages
import FormModel
import TextPatterns

/// `pasted-delimiters`: a pattern has the delimiters of another language around it.
enum PastedDelimiters: TextRule {
  static let info = LintRuleInfo(
    "pasted-delimiters", .warning, group: .validation,
    summary: "A pattern has the delimiters of another language around it.",
    reason: """
      In JavaScript the slashes and the letters behind them are not part of the pattern; here they are, and the text would have \
      to begin with a slash. Flags stand inside: `(?i)`.
      """,
    bad: #"""
      form Person {
          textField code { rule pattern(#//[a-z]{3}/i/#) }
      }
      """#,
    good: #"""
      form Person {
          textField code { rule pattern(/(?i)[a-z]{3}/) }
      }
      """#,
    fix: "Takes the delimiters out and puts the flags inside.")

  static let fieldFilter: FieldFilter = .remarks

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    field.eachRemark { remark, value, rule in
      guard remark.kind == .pastedDelimiters else { return }
      let edit = Fix.Edit(field.place(value.node.textRange, rule.member.origin), unwrapped(Array(value.nameBytes)))
      report.add(
        Self.self, at: value.range, .delimiters, fixes: [Fix("Take them out, and put flags inside", .unsafe, [edit])])
    }
  }

  /// `/p/gi` as `(?i)p`.
  private static func unwrapped(_ pattern: [UInt8]) -> String {
    let slash = pattern.lastIndex(of: UInt8(ascii: "/")) ?? pattern.count
    let flags = pattern[min(slash + 1, pattern.count)...].filter { "imsx".utf8.contains($0) }
    let body = String(decoding: pattern[min(1, slash)..<slash], as: UTF8.self)
    return (flags.isEmpty ? "" : "(?" + String(decoding: flags, as: UTF8.self) + ")") + body
  }
}

extension ValidationRule {
  /// Whether one of its patterns stands in slashes that are part of it: what was meant is another one, and nothing is told of
  /// what follows from these.
  var hasPastedDelimiters: Bool {
    patternValues.contains { $0.reading.result.tree?.remarks.contains { $0.kind == .pastedDelimiters } ?? false }
  }
}

extension Finding.Message {
  fileprivate static var delimiters: Self {
    "the slashes around this pattern, and the letters behind them, are part of what the text must be"
  }
}
