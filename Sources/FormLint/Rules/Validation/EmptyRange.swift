import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// `empty-range`: a range that nothing lies in.
enum EmptyRange: TextRule, ControlRule {
  static let info = LintRuleInfo(
    "empty-range", .error, group: .validation,
    summary: "A range begins behind its end.",
    reason: """
      No length, number or date lies in such a range, so the rule rejects every text, and a slider, a stepper or a date \
      picker has nothing to choose from: UIStepper raises an exception. Most often the bounds have changed places.
      """,
    bad: """
      form Person {
          textField name { rule length(5...3) }
          slider volume { minimumValue: 9; maximumValue: 1 }
      }
      """,
    good: """
      form Person {
          textField name { rule length(3...5) }
          slider volume { minimumValue: 1; maximumValue: 9 }
      }
      """,
    fix: "Swaps the bounds.")

  static let fieldFilter: FieldFilter = .flaws

  static func check(_ field: FieldContext, _ report: inout Reporter) {
    for rule in field.rules where rule.isOwn && rule.language.isEmptyRange {
      guard let range = rule.member.argument() else { continue }
      report.add(
        Self.self, at: range.range, .emptyRange(rule.member.block.source.text(range.range)),
        fixes: swap(range, rule, field))
    }
  }

  private static func swap(_ range: Value, _ rule: ValidationRule, _ field: FieldContext) -> [Fix] {
    guard let lower = range.lower, let upper = range.upper else { return [] }
    let origin = rule.member.origin
    return swap(lower, field.place(lower.range, origin), upper, field.place(upper.range, origin))
  }

  // MARK: Bounds that are members of their own

  static let controlFilter = RuleFilter(anyOf: [.minimumValue, .maximumValue, .maximumDate, .inputView, .passwordRules])

  /// What sliders, steppers and date pickers have; of a stepper, the greatest value lies above the smallest
  /// (UIStepper.h).
  private static let bounds: [(lower: PropertyID, upper: PropertyID)] = [
    (.minimumValue, .maximumValue), (.minimumDate, .maximumDate),
  ]

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for (lower, upper) in bounds {
      guard let first = context.control[lower], let last = context.control[upper], first.isWellFormed,
        last.isWellFormed, let low = first.value, let high = last.value,
        WrittenBounds.areReversed(low, high, excludesEqual: context.kind == .stepper)
      else { continue }
      report.add(
        Self.self, at: context.valueRange(last), .nothingBetween(lower.name.string, low, upper.name.string, high),
        related: [context.related(lower)].compactMap { $0 },
        fixes: swap(low, context.place(low.range, first.origin), high, context.place(high.range, last.origin)),
        cause: context.control.cause(of: last, with: [lower]))
    }
    checkDefault(context, &report)
    checkInputView(context, &report)
    checkPasswordRules(context, &report)
  }

  /// The lengths of the passwords that iOS makes.
  private static func checkPasswordRules(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.passwordRules], set.isWellFormed, let value = set.value,
      let lengths = value.string.flatMap({ PasswordRules($0) })?.reversedLengths
    else { return }
    report.add(
      Self.self, at: context.ownRange(value.range, set.origin), .noLength(lengths.least, lengths.most),
      cause: context.control.cause(of: set))
  }

  /// One bound that lies behind the other one, which is not set.
  private static func checkDefault(_ context: ControlContext, _ report: inout Reporter) {
    let (lower, upper) = (PropertyID.minimumValue, PropertyID.maximumValue)
    guard context.control.isComplete, context.control.sets(lower) != context.control.sets(upper),
      let (set, unset) = context.control[lower].map({ ($0, upper) }) ?? context.control[upper].map({ ($0, lower) }),
      set.isWellFormed, let value = set.value, let text = value.numberText
    else { return }
    let usual = unset.defaultValue(of: context.kind, in: .code).string
    let (low, high) = unset == upper ? (text, usual) : (usual, text)
    guard WrittenBounds.areReversed(low, high, excludesEqual: context.kind == .stepper) else { return }
    let name = (unset == upper ? lower : upper).name.string
    report.add(
      Self.self, at: context.valueRange(set), .beyondDefault(name, value, unset.name.string, usual),
      cause: context.control.cause(of: set))
  }

  /// The date picker in the keyboard's place.
  private static func checkInputView(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = context.control[.inputView], set.isWellFormed, let value = set.value,
      let low = value.argument(.minimumDate), let high = value.argument(.maximumDate),
      WrittenBounds.areReversed(low, high)
    else { return }
    report.add(
      Self.self, at: context.ownRange(high.range, set.origin),
      .nothingBetween(ArgumentLabel.minimumDate.rawValue, low, ArgumentLabel.maximumDate.rawValue, high),
      fixes: swap(low, context.place(low.range, set.origin), high, context.place(high.range, set.origin)),
      cause: context.cause(high.range, set.origin))
  }

  private static func swap(_ low: Value, _ lowPlace: ChunkPlace, _ high: Value, _ highPlace: ChunkPlace) -> [Fix] {
    if low.says(theSameAs: high) { return [] }
    let texts = [low, high].map { $0.block.source.text($0.range) }
    return [Fix("Swap the bounds", .unsafe, [Fix.Edit(lowPlace, texts[1]), Fix.Edit(highPlace, texts[0])])]
  }
}

extension Finding.Message {
  fileprivate static func emptyRange(_ text: String) -> Self { Finding.Message("nothing lies in the range \(text)") }

  fileprivate static func beyondDefault(_ set: String, _ value: Value, _ unset: String, _ usual: String) -> Self {
    let text = value.block.source.text(value.range)
    return Finding.Message(
      "nothing lies between '\(set)', \(text), and '\(unset)', which is \(usual) where it is not set")
  }

  fileprivate static func noLength(_ least: Int, _ most: Int) -> Self {
    Finding.Message("nothing lies between 'minlength', \(least), and 'maxlength', \(most)")
  }

  fileprivate static func nothingBetween(_ lower: String, _ low: Value, _ upper: String, _ high: Value) -> Self {
    let texts = [low, high].map { $0.block.source.text($0.range) }
    return Finding.Message("nothing lies between '\(lower)', \(texts[0]), and '\(upper)', \(texts[1])")
  }
}
