import FormGeneration
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

  @Test func namesThatSwiftHasAreQuoted() {
    let text = GeneratedText(members: "textField default { }\ntextField init { }\ntextField self { }").model
    for line in ["case `default`  //", "var `init`: String?", "values.`self` = typed(.`self`)", "values.default ="] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func accessIsAsAsked() {
    let form = "form Test { textField a { key: \"a\" } }"
    #expect(GeneratedText(form, access: .public).model.contains("public import Foundation"))
    #expect(GeneratedText(form, access: .package).model.contains("package static func validate("))
    #expect(!GeneratedText(form).model.contains("public "))
  }
}
