import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// `one-of-unreachable`, of a wheel in the place of the keyboard of which not one choice is accepted.
extension OneOfUnreachable {
  /// Tells of a picker of which every choice is refused. Of several one may be there to stand for none, so that a choice
  /// that is refused beside others that are not is no mistake.
  static func checkPicker(_ field: FieldContext, _ normalization: FieldNormalization, _ report: inout Reporter) {
    guard let set = field.source[.inputView], set.isWellFormed, let picker = set.value,
      let choices = PickerChoices(picker, of: field.source)
    else { return }
    let tests = field.rejectionTests
    var refusals: [Refusal] = []
    for choice in choices.texts {
      guard let entry = field.source.entered(choice) else {
        refusals.append(Refusal(choice: choice, reason: .hasNoPlace))
        continue
      }
      let seen = normalization.applied(to: entry)
      // An empty text meets all rules but one, which nobody is asked about here.
      if seen.isEmpty { return }
      if let rule = tests.first(where: { $0.test.breaks(seen) == true })?.rule {
        refusals.append(Refusal(choice: choice, reason: .breaks(rule)))
      } else if !field.language.isComplete(entry) {
        refusals.append(Refusal(choice: choice, reason: .isBeginning))
      } else {
        return
      }
    }
    guard let last = refusals.last else { return }
    let rules = Set(refusals.compactMap(\.rule)).sorted()
    report.add(
      Self.self, at: field.ownRange(picker.range, set.origin),
      .nothingToPick(last.choice, last.rule.map { field.rules[$0] }, isBeginning: last.isBeginning),
      related: field.related(rules) { "this \($0.quoted) rejects them" },
      cause: field.cause(picker.range, set.origin, with: field.origins(rules) + choices.origins))
  }

  /// A choice, and why it is refused.
  private struct Refusal {
    let choice: String
    let reason: Reason

    enum Reason: Equatable {
      /// A rule rejects it.
      case breaks(Int)
      /// The mask has no place for it.
      case hasNoPlace
      /// It leaves places of the mask open.
      case isBeginning
    }

    /// The rule that rejects it, where one does.
    var rule: Int? { if case .breaks(let rule) = reason { rule } else { nil } }
    var isBeginning: Bool { reason == .isBeginning }
  }
}

/// The choices of a picker in the place of the keyboard, where they are all that its field can have.
private struct PickerChoices {
  /// The texts, which are the same for everybody.
  let texts: [String]
  /// What says how they are written in the field.
  let origins: [Origin]

  /// So many choices are looked at: of more one is accepted.
  private static let most = 100

  /// Nil where the value is no such picker, a text of it depends on the locale, or something else may write: a class of
  /// one's own, code that is called, a formatter that is not known or that reads values.
  init?(_ picker: Value, of field: ResolvedControl) {
    guard picker.function == .picker, let list = picker.argument(), list.kind == .array, field.isComplete,
      !field.sets(.class), field.canShowKeyboard
    else { return nil }
    let values = Array(list.children)
    texts = values.compactMap(\.string)
    guard texts.count == values.count, 1...PickerChoices.most ~= texts.count else { return nil }
    guard !field.handlers.contains(where: { $0.isUnclear || $0.inner(.call) != nil }) else { return nil }
    guard let formatter = field[.formatter] else {
      origins = []
      return
    }
    guard formatter.isWellFormed, let function = formatter.value?.function, [.mask, .grouped].contains(function) else {
      return nil
    }
    origins = [formatter.origin]
  }
}

extension Finding.Message {
  fileprivate static func nothingToPick(_ choice: String, _ rule: ValidationRule?, isBeginning: Bool) -> Self {
    let quoted = CharacterWords.quoted(choice)
    let reason = isBeginning ? "\(quoted) does not fill the mask" : "the mask has no place for \(quoted)"
    return Finding.Message(
      "no choice of this picker is accepted: \(rule.map { "\($0.quoted) rejects \(quoted)" } ?? reason)")
  }
}
