public import FormModel
import TextPatterns
public import ValueFormatting

extension FieldLanguage {
  /// The first rule whose range a day is outside of whatever day today is, where the field's formatter writes days and
  /// reads each as that day; nil where there is none. Days of the calendar are told of by their texts.
  public func range(without day: DateBound, as formatter: Value?) -> Int? {
    guard day.isMoving, case .date(let format)? = formatter.flatMap({ FieldFormat($0) }),
      normalization?.steps.allSatisfy(\.isTrimming) ?? false, environment.contexts.allSatisfy({ readsDays(format, $0) })
    else { return nil }
    return rules.indices.first { index in
      guard rules[index].rejects, case .dates(let bounds)? = rules[index].language.bounds else { return false }
      return DateBounds(lower: day, upper: day).isApart(from: bounds)
    }
  }

  /// Whether what is written of a day is read as that day.
  private func readsDays(_ format: DateFormat, _ context: FormattingContext) -> Bool {
    guard context.isGregorian(format), let text = format.format ?? format.pattern(in: context),
      let pattern = DatePattern(text)
    else { return false }
    return pattern.hasYear && !pattern.hasShortYear && pattern.hasMonth && pattern.hasDay && !pattern.hasOther
  }
}

extension Normalization {
  /// Whether it leaves what stands between blanks.
  fileprivate var isTrimming: Bool { if case .trim(let set) = self { set == UnicodeSets.whiteSpace } else { false } }
}

extension DateBound {
  /// Whether it depends on the day on which the form is filled in.
  fileprivate var isMoving: Bool {
    switch self {
    case .today, .now: true
    case .day: false
    }
  }
}
