import FieldLanguages
import Testing

/// Two versions of a field.
@Suite struct ComparisonTests {
  private func compare(_ old: String, _ new: String, kind: String = "textField") -> FieldComparison? {
    guard let old = field(old, kind: kind), let new = field(new, kind: kind) else { return nil }
    return old.compare(to: new)
  }

  /// Texts are told apart scalar by scalar.
  @Test(arguments: [
    "normalize: [.removeCharacters(\"é\")]\nrule length(...3)", "normalize: []\nformatter: .mask(\"é##\")",
  ])
  func anotherSpellingOfALetterIsAChange(_ members: String) {
    let (composed, decomposed) = (members.replacing("é", with: "\u{E9}"), members.replacing("é", with: "e\u{301}"))
    #expect(compare(composed, decomposed) != .same)
    #expect(compare(composed, composed) == .same)
  }

  @Test func sameLanguageInOtherWords() {
    #expect(compare("rule pattern(/[0-9]{5}/)", "rule characters(\"0123456789\")\nrule length(5...5)") == .same)
  }

  @Test func widened() {
    guard case .widened(let zip) = compare("rule pattern(/[0-9]{5}/)", "rule pattern(/[0-9]{5}(-[0-9]{4})?/)"),
      case .widened(let text) = compare("rule required", "")
    else {
      Issue.record("not widened")
      return
    }
    #expect(zip.wholeMatch(of: /\d{5}-\d{4}/) != nil)
    #expect(text.isEmpty)
  }

  /// What does not fill a mask is submitted by neither version.
  @Test func masksAreFilled() {
    func mask(_ pattern: String, _ rule: String) -> String { "formatter: .mask(\"\(pattern)\")\n\(rule)" }
    #expect(compare(mask("##", "rule pattern(/\\d{2}/)"), mask("##", "rule pattern(/\\d{1,2}/)")) == .same)
    guard case .widened(let gained) = compare(mask("##-##", ""), mask("##-##[-##]", "")) else {
      Issue.record("not widened")
      return
    }
    #expect(gained.count == 8)
  }

  @Test func narrowed() {
    guard case .narrowed(let lost) = compare("rule length(...50)", "rule length(...40)") else {
      Issue.record("not narrowed")
      return
    }
    #expect(lost.count == 41)
  }

  /// What is lost is shown with characters that nobody takes for others, where such a text is as short.
  @Test(arguments: [
    ("rule pattern(/\\d\\d/)", "rule pattern(/[0-1][0-9]/)", "21"),
    ("rule characters(.decimalDigits)\nrule length(2...2)", "rule pattern(/[0-1][0-9]/)", "21"),
    ("formatter: .mask(\"##\")", "formatter: .mask(\"##\")\nrule pattern(/[01][0-9]/)", "21"),
    (
      "formatter: .mask(\"##/##\")", "formatter: .mask(\"##/##\")\nrule pattern(/[0-1][0-9]\\/[0-9]{2}/)",
      "21/01"
    ),
  ])
  func lossesAreOfPlainCharacters(_ old: String, _ new: String, _ text: String) {
    #expect(compare(old, new) == .narrowed(lost: text))
    #expect(compare(new, old) == .widened(gained: text))
  }

  @Test func lostLinesAreParted() {
    let rules = ["rule pattern(/(?s).*/)", "rule pattern(/.*/)"]
    #expect(compare(rules[0], rules[1], kind: "textView") == .narrowed(lost: "1\n2"))
  }

  /// Characters of which one case has several, and the other has one, make texts longer.
  @Test(arguments: [
    ("rule pattern(/.{2}/)", "uppercase"), ("rule length(...1, counting: .scalars)", "uppercase"),
    ("rule length(...1, counting: .utf16)", "lowercase"), ("rule pattern(/[^A-Z]|[A-Z]/)", "uppercase"),
    ("rule pattern(/.{1,3}/)", "uppercase"),
  ])
  func casesMakeTextsLonger(_ rule: String, _ step: String) throws {
    let before = try #require(field("normalize: [.trim]\n\(rule)"))
    let after = try #require(field("normalize: [.trim, .\(step)]\n\(rule)"))
    let (lost, gained): (String?, String?) =
      switch before.compare(to: after) {
      case .narrowed(let lost): (lost, nil)
      case .changed(let lost, let gained): (lost, gained)
      case .same, .widened, .notAnalysed: (nil, nil)
      }
    let text = try #require(lost)
    #expect(accepts(before, text) == true && accepts(after, text) == false, "\(text)")
    if let gained { #expect(accepts(before, gained) == false && accepts(after, gained) == true, "\(gained)") }
    #expect(compare("normalize: [.\(step)]\n\(rule)", "normalize: [.\(step)]\n\(rule)") == .same)
  }

  @Test func casesAreTheSameToTextsWithoutLetters() {
    let rule = "rule pattern(/\\d+/)"
    #expect(compare("normalize: [.trim]\n\(rule)", "normalize: [.trim, .uppercase]\n\(rule)") == .same)
  }

  /// What two rules leave together, a third one allows.
  @Test func rulesImplyOthersTogether() {
    let lengths = "rule length(2...9)\nrule length(1...5)"
    #expect(compare(lengths, "\(lengths)\nrule length(2...5)") == .same)
    let ranges = "rule range(2...9)\nrule range(1..<5)"
    #expect(compare(ranges, "\(ranges)\nrule range(2..<5)") == .same)
    #expect(compare(ranges, "\(ranges)\nrule range(3..<5)") != .same)
    #expect(compare("rule range(1...5)", "rule range(1..<5)") != .same)
  }

  @Test func changed() {
    guard case .changed(let lost, let gained) = compare("rule pattern(/[a-c]+/)", "rule pattern(/[b-d]+/)") else {
      Issue.record("not changed")
      return
    }
    #expect(lost.contains("a"))
    #expect(gained.contains("d"))
  }

  /// What has right check digits has at least so many of them.
  @Test(arguments: [("isbn", 10), ("luhn", 2)])
  func shorterTextsHaveNoCheckDigits(_ name: String, _ least: Int) {
    let checksum = "rule checksum(.\(name))"
    #expect(
      compare("\(checksum)\nrule length(\(least)...13)", "\(checksum)\nrule length(\(least - 1)...13)") == .same)
    guard case .narrowed(let lost) = compare(checksum, "\(checksum)\nrule length(...13)") else {
      Issue.record("not narrowed")
      return
    }
    #expect(lost.count > 13 && lost.allSatisfy { $0.isNumber || $0 == "-" || $0 == " " }, "\(lost)")
  }

  @Test func warningsDoNotCount() {
    #expect(compare("rule length(...50)", "rule length(...50)\nrule length(...10) { severity: .warning }") == .same)
  }

  /// What a range of dates means is not known in full; that it did not change is.
  @Test(arguments: [
    "formatter: .date(style: .medium)\nrule range(date(\"1900-01-01\")...today)",
    "formatter: .number(style: .decimal)\nrule range(0...100)", "rule range(0...100)",
    "formatter: .date(format: \"MM/dd/yyyy\")\nrule range(date(\"1900-01-01\")...now)",
  ])
  func aFieldIsTheSameAsItself(_ members: String) {
    #expect(compare(members, members) == .same)
  }

  /// A loss is told of a text only that was certainly accepted.
  @Test func whatDependsOnTheDayIsNotAnalysed() {
    let range = "rule range(date(\"1900-01-01\")...today)"
    guard
      case .notAnalysed = compare(
        "formatter: .date(style: .medium)\n" + range, "formatter: .date(style: .short)\n" + range)
    else {
      Issue.record("analysed")
      return
    }
  }

  @Test func checksOfOnesOwnAreNotAnalysed() {
    let unknown = FieldComparison.notAnalysed("custom(check): a check of one's own decides")
    #expect(compare("rule custom(check)", "") == unknown)
    #expect(compare("rule custom(check)\nrule length(...5)", "rule custom(check)\nrule length(...5)") == .same)
    #expect(compare("rule custom(check)\nrule length(...5)", "rule custom(check)\nrule length(...6)") == unknown)
  }

  /// A text of which nothing is open shows what is certain, though not all is known.
  @Test func whatIsKnownIsSaidAllTheSame() {
    #expect(
      compare("rule pattern(/[0-9]/)", "rule pattern(/[A-Z]/)\nrule custom(check)")
        == .notAnalysed("custom(check): a check of one's own decides", lost: "1"))
    #expect(
      compare("rule length(...5)", "rule pattern(/(/)")
        == .notAnalysed("pattern(/(/): unmatched '('; write '\\(' for the character itself"))
  }

  @Test(
    arguments: ["luhn", "mod97", "isbn", "ean"].map { ("", "rule checksum(.\($0))") }
      + ["luhn", "mod97"].map {
        ("rule checksum(.\($0))\nrule length(6...8)", "rule checksum(.\($0))\nrule length(4...8)")
      } + [("rule checksum(.luhn)", "rule checksum(.mod97)")]
      + ["luhn", "mod97", "isbn", "ean"].map {
        ("rule pattern(/[A-Z]{2}[0-9]{6,8}/)", "rule pattern(/[A-Z]{2}[0-9]{6,8}/)\nrule checksum(.\($0))")
      })
  func differencesHaveRightCheckDigits(_ old: String, _ new: String) throws {
    let before = try #require(field(old))
    let after = try #require(field(new))
    let (lost, gained): (String?, String?) =
      switch before.compare(to: after) {
      case .same: (nil, nil)
      case .narrowed(let lost): (lost, nil)
      case .widened(let gained): (nil, gained)
      case .changed(let lost, let gained): (lost, gained)
      case .notAnalysed(let reason, _, _): ("\(reason)", "\(reason)")
      }
    if let lost { #expect(accepts(before, lost) == true && accepts(after, lost) == false, "\(lost)") }
    if let gained { #expect(accepts(before, gained) == false && accepts(after, gained) == true, "\(gained)") }
    #expect(lost != nil || gained != nil)
  }

  /// Whatever reads the values, a range has all that a smaller one has.
  @Test(arguments: [
    ("", "1...20", "1...10", FieldComparison.narrowed(lost: "11")), ("", "1..<10", "1...10", .widened(gained: "10")),
    ("formatter: .number(style: .decimal)", "0...5", "-1...5", .widened(gained: "-1")),
    (
      "formatter: .date(format: \"yyyy\")", "date(\"2000-01-01\")...date(\"2009-01-01\")",
      "date(\"2001-01-01\")...date(\"2009-01-01\")", .narrowed(lost: "2000")
    ),
    (
      "formatter: .date(format: \"yyyy\")", "date(\"2000-01-01\")...today", "date(\"2001-01-01\")...today(days: 1)",
      .notAnalysed("range(date(\"2001-01-01\")...today(days: 1)): it depends on the day", lost: "2000")
    ),
    (
      "formatter: .custom(Reader)", "1...5", "1...4",
      .notAnalysed("range(1...5): how the formatter writes its values is not known")
    ),
  ])
  func rangesWithinRanges(_ formatter: String, _ old: String, _ new: String, _ answer: FieldComparison) {
    #expect(compare("\(formatter)\nrule range(\(old))", "\(formatter)\nrule range(\(new))") == answer)
  }

  @Test(arguments: [
    (
      "formatter: .mask(\"###\")", "formatter: .mask(\"####\")",
      FieldComparison.changed(lost: "123", gained: "1234")
    ),
    ("formatter: .mask(\"###\")", "formatter: .mask(\"###\")\nrule required", .narrowed(lost: "")),
    (
      "formatter: .mask(\"##-##\")\nrule pattern(/[0-9]{2}-[0-9]{2}/)",
      "formatter: .mask(\"##-##\")\nnormalize: [.removeCharacters(\"-\")]\nrule pattern(/[0-9]{4}/)", .same
    ), ("", "formatter: .grouped([4], separator: \"-\")\nrule pattern(/[0-9-]+/)", .narrowed(lost: "A")),
  ])
  func masksSayWhatTextsThereAre(_ old: String, _ new: String, _ answer: FieldComparison) {
    #expect(compare(old, new) == answer)
  }

  /// What is typed is what counts: a text that both group, each in its way, makes no difference.
  @Test func whatIsTypedIsGrouped() {
    func grouped(_ size: Int, _ rules: String) -> String {
      "formatter: .grouped([\(size)], separator: \" \")\n\(rules)"
    }
    #expect(
      compare(grouped(4, "rule length(...9)"), grouped(4, "rule length(...8)")) == .narrowed(lost: "1234 5678"))
    guard
      case .notAnalysed("what is typed is grouped in two ways, and both may accept the same", nil, nil) =
        compare(grouped(4, "rule pattern(/[0-9 ]+/)"), grouped(3, "rule pattern(/[0-9 ]+/)"))
    else {
      Issue.record("no text makes the difference")
      return
    }
    #expect(compare(grouped(4, "rule pattern(/[0-9 ]+/)"), "rule pattern(/[0-9]+/)") != .same)
    #expect(compare("", grouped(4, "rule required")) == .narrowed(lost: ""))
    guard case .narrowed(let lost) = compare("rule length(...9)", grouped(4, "rule length(...9)")) else {
      Issue.record("a text with separators is longer")
      return
    }
    #expect(lost.count == 9)
  }

  /// A separator of several scalars is one character, or as many as it has.
  @Test(arguments: ["-", "--", "é", "e\u{301}", "👍", "👍🏽", "🇩🇪", "👨‍👩‍👧", "❤️"])
  func separatorsCountAsTheyAreRead(_ separator: String) {
    func grouped(_ size: Int) -> String {
      "formatter: .grouped([\(size)], separator: \"\(separator)\")\nrule length(\(2 + separator.count)...7)"
    }
    guard case .changed(let lost, let gained) = compare(grouped(1), grouped(2)) else {
      Issue.record("two letters have no separator between them any more, and seven fit")
      return
    }
    #expect(lost.contains(separator) && !gained.isEmpty)
    #expect(compare(grouped(2), grouped(2)) == .same)
  }

  /// What a formatter cannot read is not stored: nobody submits it.
  @Test(arguments: [
    ("", "formatter: .number(style: .decimal)", FieldComparison.narrowed(lost: "A")),
    ("formatter: .number(style: .decimal)", "", .widened(gained: "A")),
    (
      "formatter: .date(format: \"dd.MM.yyyy\", locale: \"de_DE\")",
      "formatter: .date(format: \"MM/dd/yyyy\", locale: \"en_US\")",
      .changed(lost: "20.11.2026", gained: "11/20/2026")
    ),
    (
      "formatter: .date(format: \"dd.MM.yyyy\", locale: \"de_DE\")",
      "formatter: .date(format: \"dd.MM.yyyy\", locale: \"fr_FR\")", .same
    ),
    ("formatter: .number(style: .decimal, locale: \"en_US\")", "formatter: .number(style: .decimal)", .same),
    (
      "formatter: .date(format: \"yyyy-MM-dd\")\nrule length(...9)",
      "formatter: .date(format: \"yyyy-MM-dd\")\nrule length(...10)", .widened(gained: "2026-11-20")
    ),
    (
      "formatter: .date(style: .short)\nrule length(...6)", "formatter: .date(style: .short)\nrule length(...8)",
      .widened(gained: "11/20/26")
    ),
    (
      "formatter: .mask(\"(###) ###\")", "formatter: .number(style: .decimal)",
      .changed(lost: "(123) 456", gained: "1,234.5")
    ),
  ])
  func whatIsNotReadIsNotAccepted(_ old: String, _ new: String, _ answer: FieldComparison) {
    #expect(compare(old, new) == answer)
  }

  /// A formatter's own locale, calendar and time zone take the place of the form's; to numbers the last two do not matter.
  @Test(arguments: [
    ("formatter: .number(style: .ordinal)", "timeZone: \"UTC\""),
    ("formatter: .number(format: \"#,##0.00\")", "calendar: .gregorian"),
    ("formatter: .date(style: .medium, locale: \"en_GB\")", "locales: [\"fr_FR\"]"),
    ("formatter: .date(format: \"yyyy-MM-dd\", calendar: .hebrew)", "calendar: .gregorian"),
  ])
  func whatCannotMatterMakesNoDifference(_ formatter: String, _ said: String) throws {
    let old = try #require(field(formatter))
    let new = try #require(field(formatter, form: said))
    #expect(old.compare(to: new) == .same)
  }
}
