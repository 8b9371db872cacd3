import FieldLanguages
import FormModel
import UIKitCatalog
import ValueFormatting

/// The formatters of fields, set as the form says.
extension FormPlan {
  /// Writes the patterns and character sets of rules as constants.
  func writeConstants(_ needs: ModelNeeds, to writer: inout SwiftWriter) {
    for constant in needs.constants {
      writer.comment(constant.line)
      let head = "private static let \(constant.name)"
      if writer.fits("\(head) = \(constant.value)") {
        writer.line("\(head) = \(constant.value)")
      } else if !constant.value.hasPrefix("try? ") {
        let parts = constant.value.split(separator: ".union(")
        writer.line("\(head) = \(parts[0])")
        writer.nested { $0.lines(parts.dropFirst().map { ".union(" + $0 }) }
      } else {
        writer.line("\(head) = try? NSRegularExpression(")
        writer.nested { $0.long(String(constant.value.dropFirst("try? NSRegularExpression(".count).dropLast()), ")") }
      }
    }
  }

  /// Writes the formatters of dates and numbers.
  func writeFormatters(_ needs: ModelNeeds, to writer: inout SwiftWriter) {
    for field in needs.dates + needs.numbers {
      writer.line()
      if let set = field.control[.formatter] { writer.comment(line(set.member.range, set.origin, of: field)) }
      switch field.format {
      case .date(let format): writeFormatter(format, of: field, &writer)
      case .number(let format): writeFormatter(format, of: field, &writer)
      case .mask, .grouped, .custom, nil: break
      }
    }
  }

  private func writeFormatter(_ format: DateFormat, of field: ControlPlan, _ writer: inout SwiftWriter) {
    if let zone = timeZone(of: format) {
      writer.line("private static let \(field.stem)Zone = TimeZone(identifier: \(SwiftLiteral.string(zone)))")
      writer.line()
    }
    writer.block("private static func \(field.stem)Formatter(_ locale: Locale) -> DateFormatter") { writer in
      writeLocale(format.locale, &writer)
      writer.line("let formatter = DateFormatter()")
      writer.line("formatter.locale = locale")
      let calendar = format.calendar ?? form.value(.calendar)?.value.enumMember
      let identifier = calendar.map { "Calendar(identifier: .\($0.name.string))" } ?? "locale.calendar"
      writer.line("formatter.calendar = \(identifier)")
      if timeZone(of: format) != nil { writer.line("formatter.timeZone = \(field.stem)Zone") }
      if let pattern = format.format {
        writer.line("formatter.dateFormat = \(SwiftLiteral.string(pattern))")
      } else if let template = format.template {
        writer.line("formatter.setLocalizedDateFormatFromTemplate(\(SwiftLiteral.string(template)))")
      } else {
        writer.line("formatter.dateStyle = .\(format.styles.date.name.string)")
        writer.line("formatter.timeStyle = .\(format.styles.time.name.string)")
      }
      if needsYear(format) {
        writer.comment("A day without a year is one of a leap year: 2000 by itself is none in all calendars.")
        writer.line(
          "formatter.defaultDate = day(2000, 6, 1\(timeZone(of: format) == nil ? "" : ", in: \(field.stem)Zone"))")
      }
      writer.line("return formatter")
    }
  }

  /// Whether a format writes days without their year in a calendar that may count years from elsewhere than Gregory's.
  func needsYear(_ format: DateFormat) -> Bool {
    guard
      let letters = (format.format ?? format.template).map({
        $0.split(separator: "'", omittingEmptySubsequences: false)
      })
    else { return false }
    let fields = letters.indices.filter { $0 % 2 == 0 }.flatMap { letters[$0] }
    guard fields.contains(where: { "ML".contains($0) }), !fields.contains(where: { "yYuUr".contains($0) }) else {
      return false
    }
    switch format.calendar ?? form.value(.calendar)?.value.enumMember {
    case let calendar?: return !["gregorian", "iso8601"].contains(calendar.name.string)
    case nil: return true
    }
  }

  private func writeFormatter(_ format: NumberFormat, of field: ControlPlan, _ writer: inout SwiftWriter) {
    writer.block("private static func \(field.stem)Formatter(_ locale: Locale) -> NumberFormatter") { writer in
      writeLocale(format.locale, &writer)
      writer.line("let formatter = NumberFormatter()")
      writer.line("formatter.locale = locale")
      writer.line("formatter.numberStyle = .\(format.style?.name.string ?? "none")")
      if let pattern = format.format { writePattern(pattern, of: format, &writer) }
      if let code = format.currency { writeCurrency(code, format, &writer) }
      for (name, digits) in [
        ("minimumIntegerDigits", format.minimumIntegerDigits), ("minimumFractionDigits", format.fewestFractionDigits),
        ("maximumFractionDigits", format.maximumFractionDigits),
      ] {
        if let digits { writer.line("formatter.\(name) = \(digits)") }
      }
      writeOtherLimit(of: format, &writer)
      if hasUnequalGroups(format) {
        writer.conditional("!canImport(Darwin)") { writer in
          writer.comment("Only on Apple's systems Foundation asks the locale how long these groups are.")
          writer.line("let groups = 1_234_567.formatted(.number.locale(locale)).split { !$0.isNumber }")
          writer.line("if groups.count > 2 { formatter.secondaryGroupingSize = groups[1].count }")
        }
      }
      if let groups = format.usesGroupingSeparator { writer.line("formatter.usesGroupingSeparator = \(groups)") }
      writeBothLimits(of: format, &writer)
      writer.line("return formatter")
    }
  }

  /// Of the fewest and the most digits behind the separator, the one that is not said goes with the other.
  private func writeOtherLimit(of format: NumberFormat, _ writer: inout SwiftWriter) {
    if format.format != nil { return }
    let line: String
    switch (format.minimumFractionDigits, format.maximumFractionDigits) {
    case (let least?, nil) where least > 3 || format.style != EnumMember.NumberStyle.decimal:
      line = "formatter.maximumFractionDigits = Swift.max(formatter.maximumFractionDigits, \(least))"
    case (nil, let most?) where format.isOfMoney:
      line = "formatter.minimumFractionDigits = Swift.min(formatter.minimumFractionDigits, \(most))"
    default: return
    }
    writer.conditional("!canImport(Darwin)") { writer in
      writer.comment("Only on Apple's systems one limit moves with the other.")
      writer.line(line)
    }
  }

  /// The fewest and the most digits behind the separator, where both are said.
  private func writeBothLimits(of format: NumberFormat, _ writer: inout SwiftWriter) {
    guard format.format == nil, format.isDigits, let least = format.fewestFractionDigits, least > 0,
      let most = format.maximumFractionDigits
    else { return }
    func digits(_ sign: String, _ count: Int) -> String {
      count > 8 ? "String(repeating: \"\(sign)\", count: \(count))" : "\"\(String(repeating: sign, count: count))\""
    }
    writer.conditional("!canImport(Darwin)") { writer in
      writer.comment("Only on Apple's systems both limits hold: elsewhere the fewest digits undo the most.")
      writer.lines([
        "let fraction = \(digits("0", least)) + \(digits("#", most - least))",
        "let formats = [formatter.positiveFormat, formatter.negativeFormat].map { format in",
        "  (format ?? \"\").replacingOccurrences(",
        "    of: \"([#0])(?:[.][#0]*)?(?![#0.,])\", with: \"$1.\" + fraction, options: .regularExpression)",
        "}", "formatter.positiveFormat = formats[0]",
        "if formats[0] != formats[1] { formatter.negativeFormat = formats[1] }",
      ])
    }
  }

  private func writePattern(_ pattern: String, of format: NumberFormat, _ writer: inout SwiftWriter) {
    writer.line("formatter.positiveFormat = \(SwiftLiteral.string(pattern))")
    let limited = format.limitedPattern ?? pattern
    guard let half = try? NumberPattern(reading: limited).positive else { return }
    let groups = half.integer.split(separator: ",", omittingEmptySubsequences: false).dropFirst().map(\.count)
    if let digits = format.significantDigits {
      writer.line("formatter.usesSignificantDigits = true")
      writer.line("formatter.minimumSignificantDigits = \(digits.lowerBound)")
      writer.line("formatter.maximumSignificantDigits = \(digits.upperBound)")
    }
    let isChanged = limited != pattern
    if format.significantDigits != nil, groups.isEmpty, !isChanged { return }
    writer.conditional("!canImport(Darwin)") { writer in
      writer.comment(
        "Only on Apple's systems these follow the pattern\(isChanged ? ", and it follows what is set below" : "").")
      if isChanged { writer.expression(SwiftLiteral.string(limited), prefix: "formatter.positiveFormat = ") }
      if format.significantDigits == nil {
        if !half.integer.contains("0") { writer.line("formatter.minimumIntegerDigits = 0") }
        writer.line("formatter.maximumFractionDigits = \(half.fraction?.count ?? 0)")
      }
      if let size = groups.last {
        writer.line("formatter.usesGroupingSeparator = true")
        writer.line("formatter.groupingSize = \(size)")
        if groups.count > 1 { writer.line("formatter.secondaryGroupingSize = \(groups[groups.count - 2])") }
      }
    }
  }

  private func writeCurrency(_ code: String, _ format: NumberFormat, _ writer: inout SwiftWriter) {
    writer.line("formatter.currencyCode = \(SwiftLiteral.string(code))")
    let asksLocale = [EnumMember.NumberStyle.currencyAccounting, EnumMember.NumberStyle.currencyPlural]
    let isSigned = format.style != EnumMember.NumberStyle.currency && format.format?.contains("¤") == true
    guard isSigned || format.style.map(asksLocale.contains) == true else { return }
    writer.conditional("!canImport(Darwin)") { writer in
      writer.comment("Only on Apple's systems this style asks for the code, not for the locale's currency.")
      writer.line("var parts = Locale.Components(locale: locale)")
      writer.line("parts.currency = \(SwiftLiteral.string(code))")
      writer.line("formatter.locale = Locale(components: parts)")
    }
  }

  /// Whether a formatter groups digits in some locale that it is for as India does.
  private func hasUnequalGroups(_ format: NumberFormat) -> Bool {
    switch format.style {
    case EnumMember.NumberStyle.decimal, EnumMember.NumberStyle.percent, EnumMember.NumberStyle.currency,
      EnumMember.NumberStyle.currencyISOCode, EnumMember.NumberStyle.currencyAccounting:
      FieldEnvironment(form.index).contexts.contains { format.hasUnequalGroups(in: $0.locale) }
    default: false
    }
  }

  /// A formatter's own locale takes the place of the user's.
  private func writeLocale(_ own: String?, _ writer: inout SwiftWriter) {
    if let own { writer.line("let locale = Locale(identifier: \(SwiftLiteral.string(own)))") }
  }
}
