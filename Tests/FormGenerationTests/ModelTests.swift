import FormGeneration
import FormModel
import FormSyntax
import Testing

/// What is written of tags, values and rules.
struct ModelTests {
  @Test func theSameFormGivesTheSameText() {
    let form = "textField a { rule length(2...3) }\ntextField b { isSecureTextEntry: true }"
    #expect(GeneratedText(members: form).model == GeneratedText(members: form).model)
  }

  @Test func tagsAreThoseOfTheFormAndFreeOnes() {
    let text = GeneratedText(members: "tags Marks { a = 3 }\ntextField a { }\ntextField b { }\ntextField c { tag: 9 }")
      .model
    for line in ["enum Marks: Int", "case a = 3", "case b = 10  // Test.formdef:4", "case c = 9  // Test.formdef:5"] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(GeneratedText(members: "textField a { }").model.contains("enum TestTag: Int"))
  }

  /// What a formatter writes is read again, with as many digits as it has.
  @Test func digitsAreReadAsTheyAreWritten() {
    func model(_ formatter: String) -> String {
      GeneratedText(members: "textField a { formatter: \(formatter) }").model
    }
    let significant = model(".number(format: \"@@#\")")
    for line in ["usesSignificantDigits = true", "minimumSignificantDigits = 2", "maximumSignificantDigits = 3"] {
      #expect(significant.contains("formatter.\(line)"))
    }
    #expect(!significant.contains("formatter.maximumFractionDigits = 0"))
    #expect(model(".number(format: \"#.00\")").contains("formatter.minimumIntegerDigits = 0"))
    #expect(model(".number(style: .currency, currency: \"JPY\")").contains("formatter.string(from: 1.1111111111)"))
    #expect(!model(".number(style: .decimal)").contains("1.1111111111"))
  }

  /// One module has one enumeration of a name.
  @Test func formsWithTagsOfOneNameShareThem() {
    let text = GeneratedText(
      """
      form A { tags T { name = 1, mail }; textField name { }; textField other { }; button save { title: "Save" } }
      form B { tags T { name = 1, zip = 7 }; textField zip { }; button save { title: "Save" } }
      """)
    let start = text.model.firstRange(of: "enum T: Int")?.lowerBound ?? text.model.endIndex
    let cases = text.model[start...].split(separator: "\n").prefix(6).dropFirst().map {
      $0.split(separator: "//")[0].trimmingPrefix(while: \.isWhitespace).replacing(" ", with: "")
    }
    #expect(cases == ["casename=1", "casemail=2", "casezip=7", "caseother=8", "casesave=9"])
    #expect(text.model.ranges(of: "enum T: Int").count == 1 && !text.model.contains("#error"))
    #expect(text.uiKit.ranges(of: "saveButton.tag = T.save.rawValue").count == 2)
  }

  @Test func tagsThatContradictEachOtherStopTheCompiler() {
    for tags in ["name = 2", "mail = 1"] {
      let text = GeneratedText("form A { tags T { name = 1 } }\nform B { tags T { \(tags) } }").model
      #expect(text.contains("#error(\"Test.formdef:2: "), "\(tags)")
    }
  }

  /// A line break is written behind a comment at the end of a pattern only: elsewhere it is a character to be matched.
  @Test(arguments: [
    ("(?:#|0x)[0-9a-f]{6}", false), ("(?:ext#|x)[0-9]+", false), ("(?<tag>#)[a-z]+x?", false),
    ("(?x)[0-9]+ # digits", true), ("(?x)[0-9]+ # digits\\n[a-z]", true), ("(?x:[0-9])[#]", false),
  ])
  func patternsThatEndInCommentsAreClosed(pattern: String, endsInComment: Bool) {
    let text = GeneratedText(members: "textField a { rule pattern(#/\(pattern)/#) }").model
    #expect(text.contains("NSRegularExpression"))
    #expect(text.contains("\\n)") == endsInComment, "\(text)")
  }

  /// Such numbers are read as the formatter writes them, since they are no digits alone.
  @Test func numbersWithExponentsAreReadAsTheyAreWritten() {
    let text = GeneratedText(members: "textField a { formatter: .number(format: \"0.##E0\") }").model
    #expect(text.contains("func wordNumber(") && !text.contains("func magnitude("))
  }

  @Test func whatNobodySendsIsNotLeftOutSilently() {
    let text = GeneratedText(
      members: """
        delegate: none
        textField a { rule length(5...) { effect: .refuse; message: "m" } }
        textField b { rule length(...5) { when: .change } }
        on textFieldShouldReturn(_:) { focus: next }
        """
    ).uiKit
    #expect(text.contains("'textFieldShouldReturn(_:)' is never sent"))
    #expect(text.contains("with the delegate 'none' rule 'length' is asked at a submission only"))
    #expect(text.contains("with the delegate 'none' rule 'length' is asked when the text has changed"))
  }

  /// What is in a field from the start is written as if it had been typed.
  @Test func ownTextsGoThroughTheMask() {
    let text = GeneratedText(members: "textField a { formatter: .mask(\"##-##\"); text: \"1234\" }").uiKit
    #expect(text.contains("aField.text = \"12-34\""))
  }

  /// What a mask begins with is no complete entry, though `normalize` may leave nothing of it.
  @Test(arguments: [
    ("(##) ##", "normalize: [.removeCharacters(\"() \")]", true), ("+41 ##", "normalize: [.removeSpaces]", true),
    ("(##) ##", "normalize: [.uppercase]", false), ("(##) ##", "", false), (" ##", "", true),
    ("\\\\ ##", "normalize: [.trim]", true),
  ])
  func masksAreJudgedBeforeTheyAreNormalized(_ mask: String, _ normalize: String, _ isJudged: Bool) {
    let text = GeneratedText(members: "textField a { formatter: .mask(\"\(mask)\"); \(normalize) }").model
    #expect(text.contains("judgesEmpty: true") == isJudged && text.contains("text.isEmpty && !judgesEmpty") == isJudged)
  }

  @Test func keysOfWhatHasNoValueStopTheCompiler() {
    let text = GeneratedText(members: "label l { text: \"x\"; key: \"k\" }").model
    #expect(text.contains("#error(\"Test.formdef:2: label 'l' has no value"))
  }

  @Test func aTextThatIsCompleteIsToldOfOnce() {
    let text = GeneratedText(
      members: "textField c { rule length(6...6) { when: .change }; on complete { submit: true } }"
    ).uiKit
    #expect(text.contains("if isComplete, isNew {") && text.contains("completed[.c] = isComplete ? seen : nil"))
  }

  /// Views are found by their tags: one of two with the same would never be.
  @Test func equalTagsStopTheCompiler() {
    let text = GeneratedText(members: "textField a { tag: 1 }\ntextField b { tag: 1 }")
    #expect((text.model + text.uiKit).contains("#error(\"Test.formdef:3: 'b' has the tag of 'a'"))
  }

  @Test func colorsByDigitsFitIntoListsOfAttributes() {
    let text = GeneratedText(
      members: "textField a { defaultTextAttributes: [.kern(1), .backgroundColor(.hex(\"#11223344\"))] }")
    #expect(text.uiKit.contains("UIColor(red: 0.0667, green: 0.1333, blue: 0.2, alpha: 0.2667)"))
  }

  @Test(arguments: [
    ("0...10_000_000_000_000_000_000", "value <= Decimal(sign: .plus, exponent: 18, significand: 10)"),
    ("...18_446_744_073_709_551_615", "Decimal(sign: .plus, exponent: 18, significand: 18) + 446_744_073_709_551_615"),
    ("1.50...2.0", "value >= Decimal(sign: .plus, exponent: -1, significand: 15) && value <= 2"),
    ("-0.0...9_223_372_036_854_775_807", "value >= 0 && value <= 9_223_372_036_854_775_807"),
  ])
  func numbersAreExact(_ range: String, _ condition: String) {
    let text = GeneratedText(members: "textField a { rule range(\(range)) }").model
    #expect(text.contains(condition), "\(text)")
  }

  /// What is searched anywhere in a text can be slow where a match of all of it is not.
  @Test func patternsThatAreSearchedForAreJudgedAsSuch() {
    let rule = "rule pattern(/(?:a|ab?){20}bb{20}/, match: .anywhere)"
    #expect(GeneratedText(members: "textField a { \(rule) }").model.contains("#error"))
  }

  /// Of a field with very many rules it is not asked which texts come to a slow pattern.
  @Test func patternsOfManyRulesAreWrittenAllTheSame() {
    let rules = (0..<150).map { "rule pattern(#/(a|a)*b{\($0)}/#)" }.joined(separator: "\n")
    let costs = PatternCosts()
    let text = GeneratedText("form A { textField a {\n\(rules)\n} }", patterns: costs).model
    #expect(!text.isEmpty && !costs.undecided.isEmpty)
  }

  @Test func secretsAreNeitherStoredNorPrinted() {
    let text = GeneratedText(
      members: """
        textField name { key: "name" }
        textField password { key: "password"; isSecureTextEntry: true }
        textField code { key: codeKey; textContentType: .oneTimeCode }
        """
    ).model
    #expect(text.contains("write(name.flatMap { $0.isEmpty ? nil : $0 }, \"name\")"))
    #expect(!text.contains("\"password\")") && !text.contains("codeKey"))
    #expect(text.contains("private enum CodingKeys: String, CodingKey {\n      case name\n    }"))
    #expect(text.contains("[\"name\": name as Any]"))
  }

  @Test(arguments: [
    ("length(2...50)", "{ (2...50).contains($0.count) }"), ("length(...50)", "{ $0.count <= 50 }"),
    ("length(3..., counting: .utf16)", "{ $0.utf16.count >= 3 }"), ("length(5...5)", "{ $0.count == 5 }"),
    ("length(..<9, counting: .scalars)", "{ $0.unicodeScalars.count < 9 }"),
    ("oneOf([\"a\", \"b\"])", "{ isOne(of: [\"a\", \"b\"], $0) }"),
    ("checksum(.luhn)", "{ luhnHolds($0) }"), ("custom(isKnown)", "{ checks?.isKnown($0) ?? true }"),
    ("range(0...1.50)", "return value >= 0 && value <= Decimal(sign: .plus, exponent: -1, significand: 15)"),
    ("pattern(/[a-z]+/)", ##"NSRegularExpression(pattern: #"\A(?:[a-z]+)\z"#)"##),
    ("pattern(/[a-z]+/, match: .anywhere)", #"NSRegularExpression(pattern: "[a-z]+")"#),
    ("characters([.letters, \"-\"])", "CharacterSet.letters.union(CharacterSet(charactersIn: \"-\"))"),
    ("characters([/[0-9]/, \"-\"])", ##"#"\A(?:(?:[0-9])|[\x{2D}])*+\z"#"##),
  ])
  func rules(_ rule: String, _ code: String) {
    let text = GeneratedText(members: "textField a { rule \(rule) }").model
    #expect(text.contains(code), "\(text)")
  }

  @Test(arguments: [
    ("textField a { rule pattern(/([a-z]+)+x/) }", "Test.formdef:2: the pattern takes exponential time"),
    ("webInput a { }", "Test.formdef:2: web input 'a' belongs to a web page"),
  ])
  func whatCannotBeGeneratedStopsTheCompiler(_ form: String, _ reason: String) {
    #expect(GeneratedText(members: form).model.contains("#error(\"\(reason)"))
  }

  /// What never comes to a slow pattern does not count: its texts are refused before, or no mask leaves them there.
  @Test(arguments: [
    ("rule length(...12)", true), ("rule characters(.decimalDigits)", true), ("rule oneOf([\"ab\", \"cd\"])", true),
    ("formatter: .mask(\"AAAA\")", true), ("rule length(...12) { severity: .warning }", false),
    ("rule characters(.decimalDigits) { when: .submit }", false), ("rule characters(.letters)", false),
  ])
  func slowPatternsAreSparedWhereNoSlowTextComes(_ other: String, _ isSpared: Bool) {
    let text = GeneratedText(members: "textField a { \(other)\nrule pattern(/([a-z]+)+x/) }").model
    #expect(text.contains("takes exponential time") != isSpared)
  }

  /// It is said beside the pattern, and noted for whoever asks.
  @Test func undecidedPatternsAreMarked() {
    let costs = PatternCosts()
    let text = GeneratedText("form A { textField a { rule pattern(/([a-z]+)x\\1/) } }", patterns: costs).model
    #expect(text.contains("it is not decided how long it takes") && costs.undecided == ["Test.formdef:1"])
  }

  @Test func foundationElsewhereIsToldOfIndianGroups() {
    let formatter = "formatter: .number(style: .decimal"
    let own = GeneratedText(members: "textField a { \(formatter), locale: \"en_IN\") }").model
    let form = GeneratedText(members: "locales: [\"en_US\", \"hi_IN\"]\ntextField a { \(formatter)) }").model
    let none = GeneratedText(members: "textField a { \(formatter)) }").model
    #expect(own.contains("secondaryGroupingSize = ") && form.contains("secondaryGroupingSize = "))
    #expect(!none.contains("secondaryGroupingSize = "))
  }

  @Test func namesThatSwiftHasAreQuoted() {
    let text = GeneratedText(members: "textField default { }\ntextField init { }\ntextField self { }").model
    for line in ["case `default`  //", "var `init`: String?", "values.`self` = typed(.`self`)", "values.default ="] {
      #expect(text.contains(line), "\(line)")
    }
  }

  /// A constant of the app's that a field is named after is read outside of the values' type.
  @Test func keysThatFieldsHideAreReadOutside() {
    let text = GeneratedText(members: "textField a { key: a }\ntextField b { key: other }\ntextField c { key: read }")
      .model
    #expect(text.contains("private let testFormAKey = a  // Test.formdef:2"))
    #expect(text.contains("a = read(testFormAKey) as? String") && text.contains("b = read(other) as? String"))
    #expect(text.contains("write(c.flatMap { $0.isEmpty ? nil : $0 }, testFormCKey)"))
  }

  @Test(arguments: [
    ("form Case { textField a { } }\nform case { textField a { } }", "form 'case' gives the types of form 'Case'"),
    ("form R { tags String { a = 1 } }", "tags 'String' hide a type"),
    ("form R { tags RForm { a = 1 } }", "tags 'RForm' hide a type"),
    ("form R { tags SForm { a = 1 } }\nform S { }", "tags 'SForm' hide a type"),
    ("form R { tags UIView { a = 1 } }", "tags 'UIView' hide a type"),
    ("form R { tags Swift { a = 1 } }", "tags 'Swift' hide a type"),
    ("form UI { textField a { } }", "the tags of form 'UI', 'UITag', hide a type"),
    ("form R { textField allCases { } }", "Swift lists the cases of an enumeration as 'allCases'"),
    ("form R { textField CodingKeys { } }", "Swift takes 'CodingKeys' of the values"),
    ("form R { tags T { allCases = 1 } }", "Swift lists the cases of an enumeration as 'allCases'"),
    ("form R { textField customMirror { isSecureTextEntry: true } }", "Swift asks for the values' parts by the name"),
  ])
  func namesThatSwiftCannotHaveStopTheCompiler(_ form: String, _ reason: String) {
    let text = GeneratedText(form).model
    let lines = text.split(separator: "\n").filter { $0.contains("#error(\"Test.formdef:") && $0.contains(reason) }
    #expect(!lines.isEmpty, "\(text)")
  }

  @Test func tagsOfOtherNamesAreLeftAlone() {
    for name in ["Strings", "UItag", "PersonTag"] {
      #expect(!GeneratedText("form R { tags \(name) { a = 1 } }").model.contains("#error"))
    }
  }

  /// Many fields with formatters, whose names do not fit on one line.
  @Test func onlyFieldsWithFormattersAreFormatted() {
    let names = (0..<8).map { "aLongNameOfAField\($0)" }
    let dates = names.map { "textField \($0) { formatter: .date(style: .short) }" }
    let text = GeneratedText(members: (dates + ["textField plain { }"]).joined(separator: "\n")).model
    #expect(text.contains("guard formatted.contains(field) else { return text }"))
    #expect(names.allSatisfy { text.contains("      .\($0),\n") } && !text.contains("      .plain,\n"))
  }

  @Test func whatIsNoValueIsShownOne() {
    let text = GeneratedText(
      members: """
        textField a { formatter: .date(style: .short); placeholder: "z.B. \\(today)" }
        textField b { formatter: .date(style: .short); example: "1/2/20" }
        textField c { formatter: .number(style: .percent) }
        textField d { formatter: .mask("(##) A[-*]\\\\#") }
        """
    ).model
    for message in [
      "placeholder(of: .a, locale: locale, now: now)", "\"Example: 1/2/20\"",
      "\"Example: \\(cFormatter(locale).string(from: 0.25) ?? \"0.25\")\"", "\"Example: (00) A-0#\"",
    ] {
      #expect(text.contains(message), "\(message)")
    }
  }

  /// A line break in the name of a folder begins no line of code.
  @Test func pathsStayInTheirLine() {
    let file = FileModel(Document("form Test { textField a { } }"))
    let options = GenerationOptions(version: "1", path: "For\nms/Te\nst.formdef")
    for file in FormGenerator.files(of: file, .ownOnly, options) {
      let lines = String(decoding: file.text, as: UTF8.self).split(separator: "\n")
      #expect(
        lines[0].hasSuffix("from For\\nms/Te\\nst.formdef; do not edit.") && lines[1] == "// swift-format-ignore-file")
      #expect(!lines.contains { $0.hasPrefix("st.formdef") })
    }
  }

  @Test func accessIsAsAsked() {
    let form = "form Test { textField a { key: \"a\" } }"
    #expect(GeneratedText(form, access: .public).model.contains("public import Foundation"))
    #expect(GeneratedText(form, access: .package).model.contains("package static func validate("))
    // A file of the app that imports the module by its name alone says the same.
    let imports =
      "#if hasFeature(InternalImportsByDefault)\n  package import Foundation\n#else\n  import Foundation\n#endif\n"
    #expect(GeneratedText(form, access: .package).model.contains(imports))
    #expect(!GeneratedText(form).model.contains("public "))
  }

  /// A quotation that goes on to the end of a pattern does not take what is written behind it.
  @Test func patternsThatEndInQuotationsAreClosed() {
    let text = GeneratedText(members: #"textField a { rule pattern(/\Qa.b/) }"#).model
    #expect(text.contains(#"\A(?:\Qa.b\E)\z"#))
  }
}
