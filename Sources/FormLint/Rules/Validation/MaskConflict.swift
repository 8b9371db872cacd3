import FieldLanguages
import ValueFormatting
import FormFormatter
import FormModel
import TextPatterns
import UIKitCatalog

/// `mask-conflict`: a mask that can write nothing that the rules let through.
enum MaskConflict: TextRule {
  static let info = LintRuleInfo(
    "mask-conflict", .error, group: .formatters,
    summary: "A mask can write no text that meets the rules.",
    reason: """
      The mask puts its characters between what is typed, and the rules see them. Where they want none, or others, whatever the \
      user types is rejected; 'normalize' can take them out before the rules see the text.
      """,
    bad: """
      form Person {
          textField phone {
              keyboardType: .phonePad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              formatter: .mask("(###) ###-####")
              rule pattern(/[0-9]{10}/)
          }
      }
      """,
    good: """
      form Person {
          textField phone {
              keyboardType: .phonePad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              formatter: .mask("(###) ###-####")
              normalize: [.removeCharacters("() -")]
              rule pattern(/[0-9]{10}/)
          }
      }
      """,
    fix: "Takes the mask's punctuation out before the rules see the text, or allows its length.")

  static let fieldFilter: FieldFilter = .formatter

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, let set = field.source[.formatter], set.isWellFormed, let value = set.value,
      let gap = field.language.maskGap
    else { return }
    let origins = field.origins(gap.rules) + (field.source[.normalize].map { [$0.origin] } ?? [])
    let preset = field.source.preset(thatSays: [set.origin] + origins)
    report.add(
      Self.self, at: field.ownRange(value.range, set.origin), .conflict(gap, field.rules),
      related: field.related(gap.rules) { "this \($0.quoted) is to be met" },
      fixes: [gap.separators.flatMap { field.removal(ofSeparators: $0, preset) }, length(gap, field)]
        .compactMap(\.self),
      data: [("text", .text(gap.written))],
      cause: field.cause(value.range, set.origin, with: origins))
  }

  /// Allows the lengths of the texts that it writes.
  private static func length(_ gap: MaskGap, _ field: FieldContext) -> Fix? {
    guard let length = gap.length else { return nil }
    let rule = field.rules[length.rule]
    guard let argument = rule.member.argument(), argument.kind == .range else { return nil }
    let (least, most) = (length.range.lowerBound, length.range.upperBound)
    let title = least == most ? "Ask for the mask's length, \(most)" : "Allow the mask's lengths, \(least) to \(most)"
    return Fix(title, .unsafe, [Fix.Edit(field.place(argument.range, rule.member.origin), "\(least)...\(most)")])
  }
}

extension FieldContext {
  /// Takes separators that a formatter writes out before the rules see the text: where a preset says all of it, in the
  /// preset.
  func removal(ofSeparators separators: String, _ preset: FoundPreset?) -> Fix? {
    let areBlanks = separators.unicodeScalars.allSatisfy { UnicodeSets.whiteSpace.contains($0.value) }
    let step = areBlanks ? ".removeSpaces" : ".removeCharacters(\(LiteralText.quoted(separators)))"
    let title = areBlanks ? "Take its spaces out first" : "Take its punctuation out first"
    guard let set = source[.normalize] else {
      return setting(.normalize, to: "[\(step)]", title, in: preset)
    }
    guard let value = set.value, value.kind == .array, let last = value.children.reversed().first else { return nil }
    let end = last.range.upperBound
    return Fix(title, .unsafe, [Fix.Edit(place(end..<end, set.origin), ", \(step)")])
  }
}

extension Finding.Message {
  fileprivate static func conflict(_ gap: MaskGap, _ rules: [ValidationRule]) -> Self {
    let names = enumerated(gap.rules.map { rules[$0].quotedWithArgument })
    let together = gap.rules.count > 1 ? " together" : ""
    return Finding.Message(
      "this writes texts such as \(CharacterWords.quoted(gap.written)), none of which meets \(names)\(together)")
  }
}
