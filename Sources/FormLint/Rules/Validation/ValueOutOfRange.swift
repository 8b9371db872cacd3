import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// `value-out-of-range`: a value that its control cannot have.
enum ValueOutOfRange: ControlRule {
  static let info = LintRuleInfo(
    "value-out-of-range", .warning, group: .validation,
    summary: "A control begins with a value that it cannot have.",
    reason: """
      Sliders, steppers and date pickers move a value outside of their bounds to the nearest of these, a segmented control \
      has no segment of such a number, a date picker takes no minutes that do not divide the hour, and a browser no width \
      of no characters: the form begins with something else than it says.
      """,
    bad: """
      form Person {
          stepper copies { minimumValue: 1; maximumValue: 9; value: 12 }
      }
      """,
    good: """
      form Person {
          stepper copies { minimumValue: 1; maximumValue: 9; value: 2 }
      }
      """)

  static let controlFilter = RuleFilter(anyOf: [.value, .date, .selectedSegmentIndex, .minuteInterval, .webSize])

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    checkValue(context, &report)
    checkDate(context, &report)
    checkSegment(context, &report)
    checkMinutes(context, &report)
    checkSize(context, &report)
  }

  /// The value of a stepper or a slider.
  private static func checkValue(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = wellFormed(.value, context), let text = set.value?.numberText,
      let low = number(.minimumValue, context), let high = number(.maximumValue, context),
      !WrittenBounds.areReversed(low, high)
    else { return }
    if WrittenBounds.areReversed(low, text) {
      add(set, .minimumValue, low, "below", context, &report)
    } else if WrittenBounds.areReversed(text, high) {
      add(set, .maximumValue, high, "above", context, &report)
    }
  }

  /// The date of a picker.
  private static func checkDate(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = wellFormed(.date, context), let date = set.value else { return }
    let low = wellFormed(.minimumDate, context)?.value
    let high = wellFormed(.maximumDate, context)?.value
    if let low, let high, WrittenBounds.areReversed(low, high) { return }
    if let low, WrittenBounds.areReversed(low, date) {
      add(set, .minimumDate, written(low), "before", context, &report)
    } else if let high, WrittenBounds.areReversed(date, high) {
      add(set, .maximumDate, written(high), "after", context, &report)
    }
  }

  /// The chosen segment: -1 is none.
  private static func checkSegment(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = wellFormed(.selectedSegmentIndex, context), let index = set.value?.integer,
      let segments = wellFormed(.segments, context)?.value, segments.kind == .array
    else { return }
    let count = segments.children.reduce(0) { count, _ in count + 1 }
    if (-1..<count).contains(index) { return }
    report.add(
      Self.self, at: context.valueRange(set), .segment(index, count),
      related: [context.related(.segments)].compactMap { $0 },
      cause: context.control.cause(of: set, with: [.segments]))
  }

  /// The step of a date picker's minutes (UIDatePicker.h).
  private static func checkMinutes(_ context: ControlContext, _ report: inout Reporter) {
    guard let set = wellFormed(.minuteInterval, context), let minutes = set.value?.integer else { return }
    if (1...30).contains(minutes), 60 % minutes == 0 { return }
    report.add(
      Self.self, at: context.valueRange(set), .minutes(minutes), cause: context.control.cause(of: set))
  }

  /// The width of a web input that has one (WHATWG HTML, 4.10.5.3.2).
  private static func checkSize(_ context: ControlContext, _ report: inout Reporter) {
    guard context.control.isWebText, let set = wellFormed(.webSize, context), set.value?.integer == 0 else { return }
    let usual = PropertyID.webSize.defaultValue(of: context.kind, in: .code).string
    report.add(Self.self, at: context.valueRange(set), .noSize(usual), cause: context.control.cause(of: set))
  }

  private static func add(
    _ set: ResolvedProperty, _ bound: PropertyID, _ text: String, _ side: String, _ context: ControlContext,
    _ report: inout Reporter
  ) {
    guard let value = set.value else { return }
    report.add(
      Self.self, at: context.valueRange(set),
      .outside(written(value), bound.name.string, text, side, isSet: context.control.sets(bound)),
      related: [context.related(bound)].compactMap { $0 }, cause: context.control.cause(of: set, with: [bound]))
  }

  private static func wellFormed(_ property: PropertyID, _ context: ControlContext) -> ResolvedProperty? {
    context.control[property].flatMap { $0.isWellFormed ? $0 : nil }
  }

  /// The number that a bound is, be it set or not; nil where it cannot be read.
  private static func number(_ bound: PropertyID, _ context: ControlContext) -> String? {
    if context.control.sets(bound) { return wellFormed(bound, context)?.value?.numberText }
    return context.control.isComplete ? bound.defaultValue(of: context.kind, in: .code).string : nil
  }

  private static func written(_ value: Value) -> String { value.block.source.text(value.range) }
}

extension Finding.Message {
  fileprivate static func outside(
    _ value: String, _ bound: String, _ text: String, _ side: String, isSet: Bool
  ) -> Self {
    let usual = isSet ? "" : ", which is \(text) where it is not set"
    return Finding.Message("\(value) becomes \(text): it lies \(side) '\(bound)'\(usual)")
  }

  fileprivate static func segment(_ index: Int, _ count: Int) -> Self {
    let there =
      switch count {
      case 0: "there are none"
      case 1: "there is one, 0, and -1 for none"
      default: "there are \(count), from 0 to \(count - 1), and -1 for none"
      }
    return Finding.Message("there is no segment \(index): \(there)")
  }

  fileprivate static func noSize(_ usual: String) -> Self {
    Finding.Message("0 is no width: the browser shows \(usual) characters instead")
  }

  fileprivate static func minutes(_ minutes: Int) -> Self {
    Finding.Message(
      "\(minutes) is no step of minutes: it has to divide 60 and be 30 at most; the picker takes single minutes instead"
    )
  }
}
