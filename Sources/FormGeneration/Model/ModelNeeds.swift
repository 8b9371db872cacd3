import FieldLanguages
import FormModel
import UIKitCatalog
import ValueFormatting

/// What the code of a form needs besides its own rules: nothing is written that nobody calls.
struct ModelNeeds {
  /// Fields with a date or number formatter, and with other formatters.
  var dates: [ControlPlan] = []
  var numbers: [ControlPlan] = []
  var masks: [ControlPlan] = []
  var groups: [ControlPlan] = []
  /// `private static let` lines: patterns and sets of characters.
  var constants: [(name: String, value: String, line: String)] = []
  var constantNames: Set<String> = []
  /// For each field its rules in the order in which they are checked.
  var rules: [RulePlan] = []
  var refusals: [String] = []
  var checksums: Set<String> = []
  var matchesWhole = false
  var comparesTexts = false
  var readsPlainNumbers = false
  var readsWords = false
  var readsDigits = false
  var usesDays = false
  var usesToday = false
  var normalizations: [[NormalizationStep]] = []
  var checksChanges = false

  init(_ plan: FormPlan) {
    for field in plan.fields {
      switch field.format {
      case .date: dates.append(field)
      case .number(let format):
        numbers.append(field)
        if format.isDigits { readsDigits = true } else { readsWords = true }
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

  mutating func note(_ bound: DateBound) {
    switch bound {
    case .day: usesDays = true
    case .today: usesToday = true
    case .now: break
    }
  }

  var hasFormatters: Bool { !dates.isEmpty || !numbers.isEmpty }
  var readsAnything: Bool {
    hasFormatters || readsPlainNumbers || usesDays || usesToday || matchesWhole || comparesTexts
  }
}

extension NumberFormat {
  /// Whether it writes digits, not words or powers.
  var isDigits: Bool {
    switch style {
    case EnumMember.NumberStyle.scientific, EnumMember.NumberStyle.spellOut, EnumMember.NumberStyle.ordinal,
      EnumMember.NumberStyle.currencyPlural:
      format != nil
    default: true
    }
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
