import FieldLanguages
import FormModel
import UIKitCatalog
import ValueFormatting

/// What the code of a form needs besides its own rules: nothing is written that nobody calls.
struct ModelNeeds {
  /// Fields with a date formatter.
  var dates: [ControlPlan] = []
  /// Whether a date formatter writes fractions of seconds.
  var readsFractions = false
  /// Whether a date formatter writes the time zone.
  var readsZones = false
  /// Whether a date formatter writes the day of the week, and no year.
  var readsBareWeekdays = false
  /// Fields with a number formatter.
  var numbers: [ControlPlan] = []
  /// Fields with a mask.
  var masks: [ControlPlan] = []
  /// Fields whose text is written in groups.
  var groups: [ControlPlan] = []
  /// `private static let` lines: patterns and sets of characters.
  var constants: [(name: String, value: String, line: String)] = []
  /// The names of the constants, so that each is given once.
  var constantNames = TakenNames()
  /// For each field its rules in the order in which they are checked.
  var rules: [RulePlan] = []
  /// Rules that cannot be generated, in words, each with its place.
  var refusals: [String] = []
  /// The kinds of check digit that rules ask for, members of `Checksum`.
  var checksums: Set<EnumMember> = []
  /// Whether a rule holds a text against a pattern.
  var matchesWhole = false
  /// Whether a rule compares a text with others.
  var comparesTexts = false
  /// Whether a rule reads a number in a field without a number formatter.
  var readsPlainNumbers = false
  /// Whether some number formatter writes words or powers.
  var readsWords = false
  /// Whether some number formatter writes digits.
  var readsDigits = false
  /// Whether some number formatter writes amounts of a currency, which have digits and separators of their own.
  var readsMoney = false
  /// Whether some number formatter writes so many digits of a number, wherever its separator is.
  var readsSignificantDigits = false
  /// Whether a date of a rule or placeholder is a day of the calendar.
  var usesDays = false
  /// Whether a date of a rule or placeholder is counted from today.
  var usesToday = false
  /// For each field the steps by which its text is normalized.
  var normalizations: [[NormalizationStep]] = []
  /// Whether some rule is checked at each change of a text.
  var checksChanges = false

  /// Goes through the formatters, rules and placeholders of the fields.
  init(_ plan: FormPlan) {
    for field in plan.fields {
      switch field.format {
      case .date(let format):
        dates.append(field)
        if plan.needsYear(format) { usesDays = true }
        let pattern = DatePatternText(format.format ?? format.template ?? "")
        if pattern.has("S") { readsFractions = true }
        if pattern.has("zZOvVXx") || format.writesZone { readsZones = true }
        if pattern.has("Ece"), !pattern.has("yYuUr") { readsBareWeekdays = true }
      case .number(let format):
        numbers.append(field)
        if format.isDigits { readsDigits = true } else { readsWords = true }
        if format.isOfMoney || format.format?.contains("¤") == true { readsMoney = true }
        if format.significantDigits != nil { readsSignificantDigits = true }
      case .mask: masks.append(field)
      case .grouped: groups.append(field)
      case .custom, nil: break
      }
      normalizations.append(NormalizationStep.steps(of: field.control))
    }
    for field in plan.fields { add(rulesOf: field, plan) }
    for field in plan.fields where field.kind.isTextField {
      guard let value = field.control[.placeholder]?.value, case .date = field.format else { continue }
      for inner in value.dates { note(inner) }
    }
  }

  /// Notes what a date of a rule or placeholder is made by.
  mutating func note(_ bound: DateBound) {
    switch bound {
    case .day: usesDays = true
    case .today: usesToday = true
    case .now: break
    }
  }

  /// Whether some field has a date or number formatter.
  var hasFormatters: Bool { !dates.isEmpty || !numbers.isEmpty }
  /// Whether the code has functions that read texts.
  var readsAnything: Bool {
    hasFormatters || readsPlainNumbers || usesDays || usesToday || matchesWhole || comparesTexts
  }
}

extension DateFormat {
  /// Whether its style of times names the time zone.
  fileprivate var writesZone: Bool {
    format == nil && template == nil && [EnumMember.DateStyle.long, EnumMember.DateStyle.full].contains(styles.time)
  }
}

extension NumberFormat {
  /// Whether it writes digits, not words or powers.
  var isDigits: Bool {
    if let format, let pattern = try? NumberPattern(reading: format) { return pattern.positive.exponentDigits == nil }
    return switch style {
    case EnumMember.NumberStyle.scientific, EnumMember.NumberStyle.spellOut, EnumMember.NumberStyle.ordinal,
      EnumMember.NumberStyle.currencyPlural:
      format != nil
    default: true
    }
  }
}

extension NumberFormat {
  /// Whether its style has as many digits behind the separator as the currency has.
  var isOfMoney: Bool {
    let styles = [
      EnumMember.NumberStyle.currency, EnumMember.NumberStyle.currencyAccounting,
      EnumMember.NumberStyle.currencyISOCode, EnumMember.NumberStyle.currencyPlural,
    ]
    return style.map(styles.contains) == true
  }

  /// The fewest digits behind the separator that are asked for: no more than the most.
  var fewestFractionDigits: Int? {
    minimumFractionDigits.map { least in maximumFractionDigits.map { min(least, $0) } ?? least }
  }

  /// The fewest and the most digits that its pattern writes, wherever the separator is: `@@#`; nil where it counts those
  /// behind the separator.
  var significantDigits: ClosedRange<Int>? {
    guard let format, let integer = (try? NumberPattern(reading: format))?.positive.integer,
      let first = integer.firstIndex(of: "@")
    else { return nil }
    let places = integer[first...].filter { $0 != "," }
    return places.count { $0 == "@" }...places.count
  }
}

extension Value {
  /// The dates in the interpolations of a text that say more than the present moment.
  fileprivate var dates: [DateBound] {
    guard let shown = shownText else { return [] }
    return shown.children.filter { $0.kind == .interpolation }.compactMap { part in
      part.children.first { _ in true }.flatMap { DateBound($0) }
    }.filter { $0 != .today(.zero) }
  }
}
