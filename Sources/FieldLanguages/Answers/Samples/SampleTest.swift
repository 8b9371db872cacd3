import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// What a text has to stand before it is shown as a sample of a field.
struct SampleTest {
  /// The field whose samples are looked for.
  let field: FieldLanguage
  /// The texts that meet its rules.
  let accepted: AcceptedTexts
  /// Values of its ranges, as they are written.
  let textsOfRules: [String]
  /// Whether the keyboard types a text, where that is asked.
  let isTyped: (String) -> Bool
  /// What its formatter writes; nil where it has none.
  let stored: StoredTexts?
  /// The texts that are written as people write them.
  let neat: NeatTexts

  init(
    field: FieldLanguage, accepted: AcceptedTexts, textsOfRules: [String], isTyped: @escaping (String) -> Bool
  ) {
    self.field = field
    self.accepted = accepted
    self.textsOfRules = textsOfRules
    self.isTyped = isTyped
    neat = NeatTexts(field)
    stored = StoredTexts(field.source[.formatter]?.value, field.environment)
  }

  /// Whether a text is shown that is wanted for what it is, beside that it meets the rules: of thousands with other check
  /// digits hardly one does, so that this is asked first.
  func isShown(_ text: String, _ isWanted: (String) -> Bool) -> Bool {
    isTyped(text) && accepted.contains(text) && isWanted(text) && isStored(text)
  }

  /// Whether a text is written as people write it. What a formatter is not known to read, as with groups of another size,
  /// is not.
  func isNeat(_ text: String) -> Bool {
    accepted.contains(text) && neat.contains(text)
      && stored.map { $0.isStored(field.normalization?.applied(to: text) ?? text, in: .firstLocale) == true } ?? true
  }

  private func isStored(_ text: String) -> Bool {
    guard let stored else { return true }
    let seen = field.normalization?.applied(to: text) ?? text
    let answer = stored.isStored(seen, in: .firstLocale)
    if stored.kind == .number, !DecimalNumber.isKept(seen) { return false }
    if textsOfRules.contains(text) { return seen == text || answer ?? stored.isReread(seen) }
    // What is not written by a formatter of dates, words or signs itself is read by it only by chance.
    return stored.kind == .date || stored.hasSigns || !stored.isKnown
      ? answer == true : answer ?? stored.isReread(seen)
  }
}

/// The texts that meet all rules, each of which is judged once.
final class AcceptedTexts {
  private let isAccepted: (String) -> Bool
  /// The answers that are known. Texts that differ in their characters' normal forms are different ones.
  private var known: [ExactText: Bool] = [:]
  /// To judge a text takes about as long as so many steps.
  private static let stepsToJudge = 100

  /// - Parameter isAccepted: whether a text meets all rules.
  init(_ isAccepted: @escaping (String) -> Bool) { self.isAccepted = isAccepted }

  /// Whether a text meets all rules; false where there is no time to find out.
  func contains(_ text: String) -> Bool {
    let key = ExactText(text)
    if let answer = known[key] { return answer }
    StepPool.current?.take(AcceptedTexts.stepsToJudge)
    if Interruption.isDue(after: AcceptedTexts.stepsToJudge) { return false }
    let answer = isAccepted(text)
    known[key] = answer
    return answer
  }
}
