import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// `bare-anchors`: `^` and `$`, or others, around a pattern that has to match the whole text anyway.
enum BareAnchors: TextRule {
  static let info = LintRuleInfo(
    "bare-anchors", .hint, group: .validation,
    summary: "A pattern that has to match the whole text has anchors around it.",
    reason: """
      A rule matches the whole text unless it says 'match: .anywhere', so '^' and '$' add nothing; and in a search '$' \
      would accept a line break at the end.
      """,
    bad: """
      form Person {
          textField code { rule pattern(/^[A-Z]{5}$/) }
      }
      """,
    good: """
      form Person {
          textField code { rule pattern(/[A-Z]{5}/) }
      }
      """,
    fix: "Removes the anchors.")

  static let fieldFilter: FieldFilter = .anchors

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    for rule in field.rules where rule.isOwn && rule.kind == .pattern {
      for (value, reading) in rule.patternValues {
        guard let anchors = reading.bareAnchors else { continue }
        let edits = [anchors.start, anchors.end].map {
          Fix.Edit(field.place(value.range(inPattern: $0), rule.member.origin), "")
        }
        let texts = [anchors.start, anchors.end].map { value.block.source.text(value.range(inPattern: $0)) }
        report.add(
          Self.self, at: value.range, .bareAnchors(texts), tags: [], fixes: [Fix("Remove the anchors", .safe, edits)])
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func bareAnchors(_ anchors: [String]) -> Self {
    Finding.Message("the whole text has to match anyway: \(enumerated(anchors.map { "'\($0)'" })) add nothing")
  }
}
