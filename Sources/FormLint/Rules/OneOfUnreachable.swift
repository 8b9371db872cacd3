import FieldLanguages
import FormModel
import UIKitCatalog

/// `one-of-unreachable`: a choice that another rule refuses.
enum OneOfUnreachable: TextRule {
  static let info = LintRuleInfo(
    "one-of-unreachable", .warning,
    summary: "A choice of 'oneOf' is refused by another rule, or cannot be left by 'normalize'.",
    reason: """
      Whoever enters this choice is told that it is wrong, though the list says that it is right.
      """,
    bad: """
      form Shirt {
          textField size {
              rule oneOf(["S", "M", "L", "XXXL"])
              rule length(...3)
          }
      }
      """,
    good: """
      form Shirt {
          textField size { rule oneOf(["S", "M", "L", "XXXL"]) }
      }
      """,
    fix: "Removes the choice.")

  static let concerns: FieldFilter = .choices

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, field.language.verdict.conflict == nil,
      let normalization = field.language.normalization
    else { return }
    for (own, rule) in field.rules.enumerated() where rule.kind == .oneOf {
      guard let list = rule.member.argument(), let choices = rule.reading.choices else { continue }
      for (value, choice) in zip(list.children, choices) where !choice.isEmpty {
        let refusing = field.rules.indices.first { index in
          index != own && field.rules[index].refuses && field.rules[index].breaks(choice) == true
        }
        if let refusing {
          report.add(
            Self.self, at: field.ownRange(value.range, rule.member.origin), .refused(choice, field.rules[refusing]),
            related: field.related([refusing]) { "this \($0.quoted) refuses it" },
            fixes: [field.removal(of: value, in: list, rule)])
        } else if normalization.applied(to: choice) != choice {
          report.add(
            Self.self, at: field.ownRange(value.range, rule.member.origin),
            .altered(choice, normalization.applied(to: choice)),
            fixes: [field.removal(of: value, in: list, rule)])
        }
      }
    }
  }
}

extension FieldContext {
  /// Takes an element out of a list, with the comma that parts it from another.
  fileprivate func removal(of value: Value, in list: Value, _ rule: ValidationRule) -> Fix {
    let elements = Array(list.children)
    let index = elements.firstIndex { $0.index == value.index } ?? 0
    var range = value.range
    if index + 1 < elements.count {
      range = range.lowerBound..<elements[index + 1].range.lowerBound
    } else if index > 0 {
      range = elements[index - 1].range.upperBound..<range.upperBound
    }
    return Fix("Remove the choice", .unsafe, [Fix.Edit(place(range, rule.member.origin), "")])
  }
}

extension Finding.Message {
  fileprivate static func refused(_ choice: String, _ rule: ValidationRule) -> Self {
    Finding.Message("\(CharacterWords.quoted(choice)) is one of the choices, and \(rule.quoted) refuses it")
  }

  fileprivate static func altered(_ choice: String, _ seen: String) -> Self {
    Finding.Message(
      "\(CharacterWords.quoted(choice)) is never what rules see: 'normalize' makes it \(CharacterWords.quoted(seen))")
  }
}
