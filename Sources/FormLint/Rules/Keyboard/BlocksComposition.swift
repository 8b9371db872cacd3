import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `blocks-composition`: a rule that refuses what an input method puts together.
enum BlocksComposition: TextRule {
  static let info = LintRuleInfo(
    "blocks-composition", .warning, group: .keyboard,
    summary: "A rule at every change refuses an input method's composition of Chinese, Japanese or Korean.",
    reason: """
      Before there is a Chinese character, there are Latin letters in the field, before a kanji kana, before a syllable \
      single jamo. A rule that refuses those at each change, or that counts them, keeps people from writing at all. Addresses of \
      e-mail and of the web are not composed.
      """,
    bad: #"""
      form Profile {
          locales: ["zh_CN"]
          textField name { rule characters(/\p{Han}/) { when: .change; effect: .refuse; message: "Chinese only" } }
      }
      """#,
    good: #"""
      form Profile {
          locales: ["zh_CN"]
          textField name { rule characters(/\p{Han}/) }
      }
      """#,
    fix: "Checks the rule at the end of editing, where it reports: there '.refuse' would keep the user in the field.")

  static let fieldFilter: FieldFilter = .changes
  static let needsKeyboard = true

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    // Secure entry has no input method, nor has a view in the keyboard's place.
    guard field.source.boolean(.isSecureTextEntry) == false, !field.source.has(.inputView), !takesAddress(field.source)
    else { return }
    for locale in field.language.environment.locales ?? [] where Catalog.localeFacts(locale).composesText {
      let count = report.findings.count
      check(locale, field, &report)
      if report.findings.count > count { return }
    }
  }

  /// Whether the field says that an address or a number is typed into it: nobody composes these.
  private static func takesAddress(_ source: ResolvedControl) -> Bool {
    source.enumMember(.keyboardType).map(keyboards.contains) == true
      || source.enumMember(.textContentType).map(contentTypes.contains) == true
  }

  private static let keyboards: Set<EnumMember> = [EnumMember.Keyboard.emailAddress, EnumMember.Keyboard.URL]
  private static let contentTypes: Set<EnumMember> = [
    EnumMember.ContentType.emailAddress, EnumMember.ContentType.URL, EnumMember.ContentType.telephoneNumber,
    EnumMember.ContentType.creditCardNumber, EnumMember.ContentType.oneTimeCode,
  ]

  private static func check(_ locale: String, _ field: FieldContext, _ report: inout Reporter) {
    guard let script = ComposedScript(locale), field.language.accepts(script.characters) == true,
      // What else may write composes nothing.
      field.source.shownKeyboard?.types(anyOf: script.characters) == true
    else { return }
    for (index, rule) in field.rules.enumerated() where rule.terms.refusesKeys {
      let isLimit = rule.language.window?.max != nil
      let refused = script.parts.first { rule.breaks($0) == true }
      guard isLimit || refused != nil && rule.kind != .length && !field.language.rejectsEveryText(index) else {
        continue
      }
      report.add(
        Self.self, at: field.range(of: rule), isLimit ? .counts(locale) : .refuses(rule, refused ?? "", locale),
        fixes: field.checkingAtEnd(rule), data: [("locale", .text(locale))],
        cause: field.cause(rule.spot, rule.member.origin))
    }
  }
}

/// A script that is put together from other characters, and some of these.
private struct ComposedScript {
  var characters: ScalarSet
  var parts: [String]

  init?(_ locale: String) {
    let language = locale.prefix { $0 != "_" && $0 != "-" }
    let han = ScalarSet(0x4E00...0x9FFF)
    switch language {
    case "zh", "yue":
      characters = han
      parts = ["n"]
    case "ja":
      characters = han.union(ScalarSet(0x3041...0x30FF))
      parts = ["か", "k"]
    case "ko":
      characters = ScalarSet(0xAC00...0xD7A3)
      parts = ["ㅎ"]
    default: return nil
    }
  }
}

extension Finding.Message {
  fileprivate static func refuses(_ rule: ValidationRule, _ part: String, _ locale: String) -> Self {
    Finding.Message(
      "at a change \(rule.quoted) refuses '\(part)' in an input method's composition in \(locale)")
  }

  fileprivate static func counts(_ locale: String) -> Self {
    Finding.Message("at a change this limit counts what an input method composes in \(locale), and refuses it")
  }
}
