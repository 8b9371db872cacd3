import FormModel
import FormSyntax
import UIKitCatalog

/// `missing-translation`: a text of the app's strings that a locale of the form has not.
enum MissingTranslation: ControlRule {
  static let info = LintRuleInfo(
    "missing-translation", .warning, group: .formatters, isOnByDefault: false,
    summary: "A text comes from the app's strings, and they have none for a locale of the form.",
    reason: """
      Users in that locale see the default, which is in another language. The strings files beside the form are looked at: \
      'NAME.xcstrings' and 'LOCALE.lproj/NAME.strings'. The rule is off where settings do not select it.
      """,
    bad: """
      form Person {
          locales: ["en_US", "de_DE"]
          textField name { placeholder: .localized("person.name", default: "Full name") }
      }
      """,
    good: """
      form Person {
          locales: ["en_US"]
          textField name { placeholder: "Full name" }
      }
      """)

  static let controlFilter = RuleFilter()

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let translations = context.file.settings?.translations,
      let locales = context.form.value(.locales)?.children.compactMap(\.string), !locales.isEmpty
    else { return }
    var seen: Set<String> = []
    for index in 0..<context.block.values.count {
      let value = context.block.view(index)
      guard value.isWellFormed, value.function?.name.equals("localized".utf8) == true, let argument = value.argument(),
        let key = argument.string, seen.insert(key).inserted
      else { continue }
      let missing = locales.filter { translations.lacks(key, in: $0) }
      guard !missing.isEmpty else { continue }
      report.add(Self.self, at: argument.range, .missing(missing), data: [("locales", .texts(missing))])
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ locales: [String]) -> Self {
    let shown = locales.prefix(3) + (locales.count > 3 ? ["\(locales.count - 3) more"] : [])
    return Finding.Message("the app's strings have no such text for \(enumerated(Array(shown)))")
  }
}
