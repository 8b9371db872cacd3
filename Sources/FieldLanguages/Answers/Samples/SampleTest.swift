import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// What a text has to stand before it is shown as a sample of a field.
struct SampleTest {
  /// The texts that meet its rules.
  let accepted: AcceptedTexts
  /// What its formatter writes; nil where it has none.
  let stored: StoredTexts?
  /// The texts that are written as people write them.
  let neat: NeatTexts
  private let normalization: FieldNormalization?
  private let storedTest: StoredTest?
  /// Values of its ranges, as they are written.
  private let textsOfRules: [String]
  private let hasSigns: Bool

  /// - Parameters:
  ///   - field: the field whose samples are looked for.
  ///   - accepted: the texts that meet its rules.
  ///   - textsOfRules: values of its ranges, as they are written.
  init(field: FieldLanguage, accepted: AcceptedTexts, textsOfRules: [String]) {
    self.accepted = accepted
    self.textsOfRules = textsOfRules
    neat = NeatTexts(field)
    normalization = field.normalization
    stored = StoredTexts(field.source[.formatter]?.value, field.environment)
    storedTest = stored.map(StoredTest.init)
    hasSigns = stored?.hasSigns ?? false
  }

  /// Whether a text is shown that is wanted for what it is, beside that it meets the rules: of thousands with other check
  /// digits hardly one does, so that this is asked first.
  func isShown(_ text: String, _ isWanted: (String) -> Bool) -> Bool {
    accepted.contains(text) && isWanted(text) && isStored(text)
  }

  /// Whether a text is written as people write it. What a formatter is not known to read, as with groups of another size,
  /// is not.
  func isNeat(_ text: String) -> Bool {
    accepted.contains(text) && neat.contains(text) && storedTest.map { $0.isStored(seen(text)) == true } ?? true
  }

  /// What the formatter is given in place of a text.
  private func seen(_ text: String) -> String { normalization?.applied(to: text) ?? text }

  private func isStored(_ text: String) -> Bool {
    guard let stored, let storedTest else { return true }
    let seen = seen(text)
    let answer = storedTest.isStored(seen)
    if stored.kind == .number, !DecimalNumber.isKept(seen) { return false }
    if textsOfRules.contains(text) { return seen == text || answer ?? storedTest.isReread(seen) }
    // What is not written by a formatter of dates, words or signs itself is read by it only by chance.
    return stored.kind == .date || hasSigns || !stored.isKnown
      ? answer == true : answer ?? storedTest.isReread(seen)
  }
}

/// The texts that meet all rules, each of which is judged once.
final class AcceptedTexts {
  private let mayBeAccepted: ((String) -> Bool)?
  private let isAccepted: (String) -> Bool
  /// The answers that are known. Texts that differ in their characters' normal forms are different ones.
  private var known: [ExactText: Bool] = [:]
  /// To judge a text takes about as long as so many steps.
  private static let stepsToJudge = 100
  /// To see that it cannot meet them, about so many.
  private static let stepsToTry = 10

  /// - Parameters:
  ///   - mayBeAccepted: whether a text can meet all rules, which costs less to ask than to remember; nil: each can.
  ///   - isAccepted: whether one that can does.
  init(_ mayBeAccepted: ((String) -> Bool)?, _ isAccepted: @escaping (String) -> Bool) {
    self.mayBeAccepted = mayBeAccepted
    self.isAccepted = isAccepted
  }

  /// Whether a text meets all rules; false where there is no time to find out.
  func contains(_ text: String) -> Bool {
    if let mayBeAccepted {
      StepPool.current?.take(AcceptedTexts.stepsToTry)
      if Interruption.isDue(after: AcceptedTexts.stepsToTry) || !mayBeAccepted(text) { return false }
    }
    let key = ExactText(text)
    if let answer = known[key] { return answer }
    StepPool.current?.take(AcceptedTexts.stepsToJudge)
    if Interruption.isDue(after: AcceptedTexts.stepsToJudge) { return false }
    let answer = isAccepted(text)
    known[key] = answer
    return answer
  }
}
