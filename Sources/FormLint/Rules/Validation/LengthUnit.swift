import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `length-unit`: a limit in UTF-16 units for texts that may have emoji.
enum LengthUnit: TextRule {
  static let info = LintRuleInfo(
    "length-unit", .information, group: .validation,
    summary: "A limit counts UTF-16 units, and the text may have characters that take several.",
    reason: """
      One emoji takes up to fifteen units, and most take two. Whoever counts the characters on the screen finds fewer than the message says, \
      and a text that is cut there may lose half a character.
      """,
    bad: """
      form Post {
          dismissKeyboard: .tapOutside
          textView text { rule length(...280, counting: .utf16) }
      }
      """,
    good: """
      form Post {
          dismissKeyboard: .tapOutside
          textView text { rule length(...280) }
      }
      """,
    fix: "Counts characters.")

  static let fieldFilter: FieldFilter = .codeUnits

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    let limits = field.rules.filter {
      $0.isOwn && $0.language.window?.unit == .utf16 && $0.language.window?.max != nil
    }
    guard !limits.isEmpty, canBeLong(field) else { return }
    for rule in limits {
      guard let unit = rule.member.argument(.counting) else { continue }
      let fix = Fix("Count characters", .unsafe, [Fix.Edit(field.place(unit.range, rule.member.origin), ".characters")])
      // Beside another length the text may have none then.
      let isAlone = field.rules.count { $0.kind == .length } == 1
      report.add(Self.self, at: unit.range, .codeUnits, fixes: isAlone ? [fix] : [])
    }
  }

  /// Whether characters past U+FFFF can be typed, and pass the rules.
  private static func canBeLong(_ field: FieldContext) -> Bool {
    // Secure entry shows a keyboard without emoji.
    guard field.source.boolean(.isSecureTextEntry) != true else { return false }
    let astral = ScalarSet(0x1F300...0x1FAFF)
    guard field.language.holds(anyOf: astral) else { return false }
    if let keyboard = field.language.visibleKeyboard, !keyboard.types(anyOf: astral) { return false }
    return field.language.accepts(astral) == true
  }
}

extension Finding.Message {
  fileprivate static var codeUnits: Self { "an emoji counts as two UTF-16 units or more; people count characters" }
}
