import FieldLanguages
import FormModel
import TextPatterns

/// `accidental-possessive`: a plus behind a counted repetition makes it possessive.
enum AccidentalPossessive: TextRule {
  static let info = LintRuleInfo(
    "accidental-possessive", .warning, group: .validation,
    summary: "A plus behind a counted repetition makes it possessive.",
    reason: """
      In ICU a plus behind `{n,m}` is no repetition of the repetition: it keeps the engine from ever giving back what it took. \
      `[0-9+]{0,1}+[0-9]{5}` then rejects numbers of five digits, since the first of them is gone.
      """,
    bad: #"""
      form Person {
          textField phone { rule pattern(/[0-9+]{0,1}+[0-9]{5}/) }
      }
      """#,
    good: #"""
      form Person {
          textField phone { rule pattern(/[0-9+]?[0-9]{5}/) }
      }
      """#,
    fix: "Removes the plus.")

  static let fieldFilter: FieldFilter = .remarks

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    field.eachRemark { remark, value, rule in
      guard remark.kind == .accidentalPossessive else { return }
      let range = value.range(inPattern: remark.range)
      let plus = max(range.lowerBound, range.upperBound - 1)..<range.upperBound
      report.add(
        Self.self, at: range, .possessive,
        fixes: [Fix("Remove the plus", .unsafe, [Fix.Edit(field.place(plus, rule.member.origin), "")])])
    }
  }
}

extension Finding.Message {
  fileprivate static var possessive: Self {
    "the plus makes this repetition possessive: what it took is never given back; it repeats nothing"
  }
}
