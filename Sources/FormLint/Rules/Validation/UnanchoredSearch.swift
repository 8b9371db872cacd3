import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `unanchored-search`: a whole format that is only searched for.
enum UnanchoredSearch: TextRule {
  static let info = LintRuleInfo(
    "unanchored-search", .warning, group: .validation,
    summary: "A pattern for a whole format is only searched for in the text.",
    reason: """
      With 'match: .anywhere' it is enough that the format occurs somewhere: whatever stands before and behind it passes \
      too.
      """,
    bad: """
      form Person {
          textField ssn { rule pattern(/[0-9]{3}-[0-9]{2}-[0-9]{4}/, match: .anywhere) }
      }
      """,
    good: """
      form Person {
          textField ssn { rule pattern(/[0-9]{3}-[0-9]{2}-[0-9]{4}/) }
      }
      """,
    fix: "Matches the whole text.")

  static let fieldFilter: FieldFilter = .search

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    for rule in field.rules where rule.isOwn && rule.kind == .pattern {
      for (value, reading) in rule.patternValues where reading.match == .anywhere {
        guard let text = format(reading) else { continue }
        let longer = "x\(text)y"
        guard rule.breaks(longer) == false, !isNarrowed(rule, field, longer) else { continue }
        let argument = rule.member.argument(.match)
        let fixes = argument.map {
          [Fix("Match the whole text", .unsafe, [Fix.Edit(field.place($0.range, rule.member.origin), ".whole")])]
        }
        report.add(
          Self.self, at: argument?.range ?? value.range, .searched(longer), fixes: fixes ?? [],
          data: [("text", .text(longer))])
      }
    }
  }

  /// A text of the format; nil where the pattern may well be meant to be found inside of longer texts.
  private static func format(_ reading: PatternLanguage) -> String? {
    guard let tree = reading.result.tree else { return nil }
    let isAnchored = tree.nodes.contains { node in
      switch node.kind {
      case .assertion, .look: true
      default: false
      }
    }
    let hasChoice = tree.nodes.contains { node in
      switch node.kind {
      case .set: true
      default: false
      }
    }
    let whole = TextLanguage(tree, match: .whole)
    guard !isAnchored, hasChoice, let lengths = [whole].lengths().value ?? nil, lengths.min >= 3, lengths.max != nil
    else {
      return nil
    }
    return [whole].witness().value ?? nil
  }

  /// Whether another rule of the field refuses the longer text, or a mask leaves no such text in it.
  private static func isNarrowed(_ rule: ValidationRule, _ field: FieldContext, _ text: String) -> Bool {
    !field.language.isComplete(text) || field.rules.contains { $0.rejects && $0.breaks(text) == true }
  }
}

extension Finding.Message {
  fileprivate static func searched(_ text: String) -> Self {
    Finding.Message("this finds the format anywhere in the text: \(CharacterWords.quoted(text)) passes")
  }
}
