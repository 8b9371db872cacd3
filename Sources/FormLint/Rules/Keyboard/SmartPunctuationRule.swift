import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// `smart-punctuation`: rules that refuse what the keyboard makes of quotation marks and hyphens.
enum SmartPunctuationRule: TextRule {
  static let info = LintRuleInfo(
    "smart-punctuation", .warning, group: .keyboard,
    summary: "The rules accept a straight quotation mark, and not the curly one that the keyboard writes.",
    reason: """
      iOS makes ' into ’, " into “ or what the keyboard's language has in its place, and -- into — while one types. O'Brien then breaks a rule that accepts the straight apostrophe only, \
      and the user does not see why.
      """,
    bad: """
      form Person {
          textField name { rule pattern(/[A-Za-z' ]{2,40}/) }
      }
      """,
    good: """
      form Person {
          textField name {
              smartQuotesType: .no
              rule pattern(/[A-Za-z' ]{2,40}/)
          }
      }
      """,
    fix: "Turns the smart punctuation off.")

  static let fieldFilter: FieldFilter = .punctuation
  static let needsKeyboard = true

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    guard field.source.kind != nil, field.source.boolean(.isSecureTextEntry) == false,
      let keyboard = field.language.visibleKeyboard,
      keyboards.contains(keyboard.member)
    else { return }
    for gap in field.language.smartPunctuation {
      let (property, no) =
        gap.punctuation == .dashes
        ? (PropertyID.smartDashesType, EnumMember.SmartDashes.no) : (.smartQuotesType, EnumMember.SmartQuotes.no)
      if field.source.isOpen(property) || field.source[property]?.value?.isNamed(no) == true { continue }
      let rule = field.rules[gap.rule]
      report.add(
        Self.self, at: field.range(of: rule), .smart(gap, rule),
        fixes: field.setting(
          property, to: ".\(no.name)", "Set '\(property.name)' to .\(no.name)", in: rule.member.origin.preset
        ).map { [$0] } ?? [],
        cause: field.cause(rule.spot, rule.member.origin))
      if gap.punctuation == .apostrophes { break }
    }
  }

  /// Keyboards for running text, on which nothing else turns smart punctuation off.
  private static let keyboards = [
    EnumMember.Keyboard.default, EnumMember.Keyboard.twitter, EnumMember.Keyboard.webSearch,
    EnumMember.Keyboard.numbersAndPunctuation,
  ]
}

extension Finding.Message {
  fileprivate static func smart(_ gap: SmartPunctuationGap, _ rule: ValidationRule) -> Self {
    let (typed, written) = gap.punctuation.characters
    let place = gap.locale.map { ", in \($0)," } ?? ""
    let keyboard =
      gap.isEnglish
      ? "the keyboard\(place) writes as \(written), and does not accept that"
      : "the keyboard\(place) writes as \(written) or as another quotation mark, and accepts none of them"
    return Finding.Message("\(rule.quoted) accepts \(typed), which \(keyboard)")
  }
}

extension SmartPunctuation {
  /// What it is about, as it is typed and as it is written.
  fileprivate var characters: (typed: String, written: String) {
    switch self {
    case .apostrophes: ("'", "’")
    case .quotationMarks: ("\"", "“")
    case .dashes: ("--", "—")
    }
  }
}
