import FormModel
import FormSyntax
import UIKitCatalog

/// `leftover-text`: a text that an editor filled in, and nobody has replaced.
enum LeftoverText: ControlRule {
  static let info = LintRuleInfo(
    "leftover-text", .warning, group: .formatters,
    summary: "A text is what an editor or a template filled in.",
    reason: """
      "Lorem ipsum" and "Label" are there to show where a text will stand. In a field the user has to delete it before typing. \
      Where nobody can edit it, this is only a hint.
      """,
    bad: """
      form Person {
          textView notes {
              text: "Lorem ipsum dolor sit amet"
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
          }
      }
      """,
    good: """
      form Person {
          textView notes {
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
          }
      }
      """,
    fix: "Removes the text.")

  static let controlFilter = RuleFilter(anyOf: [.text, .labelText])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard !context.isSubclass, let set = context.control[.text] ?? context.control[.labelText], set.isWellFormed,
      let text = set.value?.shownText?.string, isLeftover(text)
    else { return }
    let isEdited = context.kind.isTextInput && context.canShowKeyboard
    report.add(
      Self.self, at: context.valueRange(set), .leftover(text), severity: isEdited ? .warning : .hint,
      fixes: context.removal(of: set), cause: context.control.cause(of: set))
  }

  private static func isLeftover(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words == ["label"] || words.starts(with: ["lorem", "ipsum"])
  }
}

extension Finding.Message {
  fileprivate static func leftover(_ text: String) -> Self {
    Finding.Message("\(CharacterWords.quoted(text, limit: 24)) is what an editor filled in, and no text of the form")
  }
}
