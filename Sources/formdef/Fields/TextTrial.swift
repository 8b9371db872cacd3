import FieldLanguages
import FormLint
import FormModel
import JSONText
import UIKitCatalog

/// A text held against the rules of a field.
struct TextTrial {
  private struct Answer {
    var rule: ValidationRule
    var judgement: RuleJudgement
    var place: (path: String, position: SourcePosition)?
  }

  private let text: String
  /// Whether the field's mask lets it in.
  private let isEntered: Bool
  /// Whether it does no more than begin what the mask wants.
  private let isBeginning: Bool
  private let answers: [Answer]
  /// Why it is not stored, though the field takes it; nil where it is, or nothing is known of that.
  private let storageProblem: String?
  /// Whether it depends on the system if the formatter reads it.
  private let isStorageOpen: Bool
  /// Why that is not known.
  private let storageDoubt: String?

  /// Judges a text as the user would type it into the field.
  init(_ text: String, _ field: DefinedField, _ language: FieldLanguage, _ file: DefinedFields) {
    self.text = text
    let entered = field.source.entered(text)
    isEntered = entered != nil
    isBeginning = entered.map { !language.isComplete($0) } ?? false
    answers = zip(language.rules, language.judge(entered ?? text)).map { rule, judgement in
      Answer(rule: rule, judgement: judgement, place: file.place(of: rule, of: field))
    }
    let stored = StoredTexts(field.source[.formatter]?.value, language.environment)
    // The empty text is no value.
    let seen = language.normalization?.applied(to: entered ?? text) ?? ""
    let isStored = seen.isEmpty ? true : stored.map { $0.isStored(given: seen) } ?? true
    storageProblem = isStored == false ? stored?.phrase(text, seenAs: seen) : nil
    isStorageOpen = isStored == nil
    storageDoubt = isStored == nil ? stored?.doubt : nil
  }

  private var meetsRules: Bool { !answers.contains { $0.judgement == .broken && $0.rule.rejects } }

  /// Whether the form can be submitted with it; nil where that is not known.
  var isAccepted: Bool? {
    if !isEntered || isBeginning || storageProblem != nil || !meetsRules { return false }
    return isStorageOpen || answers.contains { $0.judgement.isUnknown && $0.rule.rejects } ? nil : true
  }

  /// The answer for people.
  func text(_ field: DefinedField) -> String {
    let verdict =
      switch isAccepted {
      case _ where !isEntered: "does not fit the mask"
      case _ where isBeginning: "is incomplete: it does not fill the mask"
      case _ where storageProblem != nil:
        (meetsRules ? "meets the rules; " : "is rejected; ") + DisplayText.shown(storageProblem ?? "") + ": not stored"
      case true: "is accepted"
      case false: "is rejected"
      default: "is accepted, as far as can be known"
      }
    let lines = answers.map { answer in
      let reason = answer.judgement.reason ?? (answer.judgement == .broken ? answer.rule.message : nil)
      return "  \(answer.judgement.mark) \(DisplayText.shown(answer.rule.sourceText))"
        + (reason.map { ": \(DisplayText.shown($0))" } ?? "") + "\n"
    }
    let doubt = isAccepted == nil ? storageDoubt.map { "  unknown formatter: \(DisplayText.shown($0))\n" } ?? "" : ""
    return "\(DisplayText.shown(field.path)): \"\(DisplayText.shown(text))\" \(verdict)\n" + lines.joined() + doubt
  }

  /// Writes the text with the judgement of each rule as a JSON object.
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("text", text)
      $0.key("accepted")
      if let isAccepted { $0.bool(isAccepted) } else { $0.null() }
      if !isEntered { $0.member("reason", "it does not fit the mask") }
      if isBeginning { $0.member("reason", "it does not fill the mask") }
      if isAccepted == nil, let storageDoubt { $0.member("reason", storageDoubt) }
      if let storageProblem { $0.member("reason", "\(storageProblem): not stored") }
      $0.key("rules")
      $0.array { rules in for answer in answers { TextTrial.write(answer, to: &rules) } }
    }
  }

  private static func write(_ answer: Answer, to writer: inout JSONWriter) {
    writer.object {
      $0.member("rule", answer.rule.sourceText)
      $0.member("result", answer.judgement.word)
      $0.member("severity", (answer.rule.rejects ? Severity.error : .warning).word)
      $0.member("reason", answer.judgement.reason)
      $0.member("message", answer.rule.message)
      if let place = answer.place {
        $0.member("file", place.path)
        $0.member("line", place.position.line)
        $0.member("column", place.position.column)
      }
    }
  }
}

extension RuleJudgement {
  fileprivate var isUnknown: Bool { reason != nil }

  fileprivate var word: String {
    switch self {
    case .met: "met"
    case .broken: "broken"
    case .unknown: "unknown"
    }
  }

  fileprivate var mark: String {
    switch self {
    case .met: "met     "
    case .broken: "broken  "
    case .unknown: "unknown "
    }
  }
}
