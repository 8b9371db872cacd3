import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns

/// `suspicious-set`: a character set means something else than it seems to.
enum SuspiciousSet: TextRule {
  static let info = LintRuleInfo(
    "suspicious-set", .warning, group: .validation,
    summary: "A character set means something else than it seems to.",
    reason: """
      `[A-z]` has `[`, `\\`, `]`, `^`, `_` and the back-tick too; `[:alpha:]` outside of a set is one property, inside of one it \
      would be a part; `[a-z-[aeiou]]` and `[a-z&[bcd]]` unite in ICU; `[\\b]` is the letter b.
      """,
    bad: #"""
      form Person {
          textField name { rule pattern(/[A-z]{2,20}/) }
      }
      """#,
    good: #"""
      form Person {
          textField name { rule pattern(/[A-Za-z]{2,20}/) }
      }
      """#,
    fix: "Writes a range of letters as two, and puts a property into a set.")

  static let fieldFilter: FieldFilter = .remarks

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    field.eachRemark { remark, value, rule in
      let range = value.range(inPattern: remark.range)
      switch remark.kind {
      case .mixedCaseRange:
        let isWhole = Array(value.block.source.bytes(range)) == Array("A-z".utf8)
        let fix = Fix("Write A-Za-z", .unsafe, [Fix.Edit(field.place(range, rule.member.origin), "A-Za-z")])
        report.add(Self.self, at: range, .mixedCase, fixes: isWhole ? [fix] : [])
      case .bareProperty:
        let text = value.block.source.text(range)
        let fix = Fix("Put it into a set", .unsafe, [Fix.Edit(field.place(range, rule.member.origin), "[\(text)]")])
        report.add(Self.self, at: range, .bareProperty, fixes: [fix])
      case .notADifference: report.add(Self.self, at: range, .union(value.block.source.text(range)))
      case .backspaceInSet: report.add(Self.self, at: range, .letterB)
      case .ampersandRange: report.add(Self.self, at: range, .ampersand)
      default: return
      }
    }
  }
}

extension Finding.Message {
  fileprivate static var mixedCase: Self {
    "this range from an upper-case to a lower-case letter has the characters [ \\ ] ^ _ ` too"
  }
  fileprivate static var bareProperty: Self {
    "outside of a set, this is a property by itself; a set is written [[:…:]]"
  }
  fileprivate static func union(_ mark: String) -> Self {
    Finding.Message(
      "ICU unites these sets; to \(mark == "&" ? "intersect" : "subtract"), write '\(mark)\(mark)' between them")
  }
  fileprivate static var letterB: Self { "in a set, \\b is the letter b; a backspace is \\u0008" }
  fileprivate static var ampersand: Self { "'&' does not begin a range in ICU: put it last, or write \\&" }
}
