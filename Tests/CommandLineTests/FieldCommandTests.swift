import Foundation
import Testing
import TestSupport

/// `formdef try`, `samples` and `diff`.
struct FieldCommandTests {
  private let person = """
    form Person {
        textField code {
            rule required
            rule pattern(/[A-Z]{2}-[0-9]{3}/) { message: "Two letters, three digits" }
        }
        textView notes { rule length(...5) }
        button save { title: "Save"; submit: true }
    }

    """

  // MARK: try

  /// Who wants no texts is not told that there are none.
  @Test func noTextsWhereNoneAreWanted() throws {
    let folder = try TemporaryFolder(["a.formdef": "form A {\n    textField b { rule length(2...3) }\n}\n"])
    let run = try BuiltProgram.run("samples", "a.formdef", "-n", "0", in: folder)
    #expect(run.output.contains("\"notAnalysed\": []"), "\(run.output)")
  }

  @Test func saysWhichRulesTextsMeet() throws {
    let folder = try TemporaryFolder(["a.formdef": person])
    let run = try BuiltProgram.run("try", "a.formdef", "Person.code", "AB-123", "AB", in: folder)
    #expect(
      run.output == """
        Person.code: "AB-123" is accepted
          met      required
          met      pattern(/[A-Z]{2}-[0-9]{3}/)
        Person.code: "AB" is rejected
          met      required
          broken   pattern(/[A-Z]{2}-[0-9]{3}/): Two letters, three digits

        """)
    #expect(run.errors.isEmpty)
    #expect(run.status == 1)
    #expect(try BuiltProgram.run("try", "a.formdef", "Person.code", "AB-123", in: folder).status == 0)
  }

  /// Rules see what the mask or the groups make of the keystrokes.
  @Test(arguments: [
    ("phone", "5550100199", true), ("phone", "(555) 010-0199", true), ("phone", "555010019", false),
    ("phone", "55501001999", false), ("phone", "555-010", false), ("zip", "12345", true), ("zip", "123456789", true),
    ("zip", "12345-6789", true), ("zip", "123456", false), ("abroad", "1234567890", true),
    ("abroad", "11234567890", true),
    ("abroad", "+1 (123) 456-7890", true), ("card", "4111111111111111", true), ("card", "4111 1111 1111 1111", true),
    ("card", "411111111111111", false),
  ])
  func fillsMasks(_ field: String, _ text: String, _ isAccepted: Bool) throws {
    let form = #"""
      form A {
          textField phone { formatter: .mask("(###) ###-####"); rule pattern(/\([0-9]{3}\) [0-9]{3}-[0-9]{4}/) }
          textField zip { formatter: .mask("#####[-####]"); rule pattern(/[0-9]{5}(-[0-9]{4})?/) }
          textField abroad { formatter: .mask("+1 (###) ###-####"); rule pattern(/\+1 \([0-9]{3}\) [0-9]{3}-[0-9]{4}/) }
          textField card { formatter: .grouped([4], separator: " "); rule pattern(/[0-9]{4}( [0-9]{4}){3}/) }
      }
      """#
    let folder = try TemporaryFolder(["a.formdef": form])
    #expect(
      try BuiltProgram.run("try", "a.formdef", "A.\(field)", "--", text, in: folder).status == (isAccepted ? 0 : 1))
  }

  @Test func tellsOfTextsThatTheMaskDoesNotLetIn() throws {
    let form = "form A { textField phone { formatter: .mask(\"###-####\"); rule required } }\n"
    let run = try BuiltProgram.run("try", "a.formdef", "A.phone", "x", "5", in: TemporaryFolder(["a.formdef": form]))
    #expect(
      run.output == """
        A.phone: "x" does not fit the mask
          met      required
        A.phone: "5" is incomplete: it does not fill the mask
          met      required

        """)
    #expect(run.status == 1)
  }

  @Test func answersOtherPrograms() throws {
    let folder = try TemporaryFolder(["a.formdef": person])
    let run = try BuiltProgram.run("try", "a.formdef", "Person.notes", "--format", "json", "--", "-longer-", in: folder)
    let text = try #require((run.json["texts"] as? [[String: Any]])?.first)
    #expect(text["text"] as? String == "-longer-" && text["accepted"] as? Bool == false)
    let rule = try #require((text["rules"] as? [[String: Any]])?.first)
    #expect(rule["rule"] as? String == "length(...5)" && rule["result"] as? String == "broken")
    #expect(rule["file"] as? String == "a.formdef" && rule["line"] as? Int == 6 && rule["column"] as? Int == 22)
  }

  @Test func helpsWithNamesThatAreNotThere() throws {
    let folder = try TemporaryFolder(["a.formdef": person])
    let field = try BuiltProgram.run("try", "a.formdef", "Person.kode", "x", in: folder)
    #expect(
      field.errors
        == "error: there is no text field or view 'kode' in form 'Person' of 'a.formdef'; did you mean 'code'?\n")
    #expect(field.status == 2)
    let form = try BuiltProgram.run("samples", "a.formdef", "Persn", in: folder)
    #expect(form.errors == "error: there is no form 'Persn' in 'a.formdef'; did you mean 'Person'?\n")
    #expect(try BuiltProgram.run("try", "b.formdef", "A.b", "x", in: folder).status == 2)
    #expect(try BuiltProgram.run("try", "a.formdef", "Person", "x", in: folder).status == 2)
  }

  private static let commands = [
    ["samples", "FILE"], ["preview", "FILE"], ["try", "FILE", "A.a", "x"], ["diff", "FILE", "FILE"],
    ["generate", "FILE", "--output", "out"],
  ]

  @Test(arguments: commands)
  func readsFormDefinitionsOnly(_ command: [String]) throws {
    let folder = try TemporaryFolder(["a.swift": "form A { textField a {} }"])
    let run = try BuiltProgram.run(command.map { $0.replacing("FILE", with: "a.swift") }, in: folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: cannot read 'a.swift': it is no form definition"))
  }

  /// What settings say may decide what a field accepts: with mistakes in them, nobody knows.
  @Test(arguments: commands)
  func followsNoMistakenSettings(_ command: [String]) throws {
    let folder = try TemporaryFolder(["a.formdef": "form A { textField a {} }", "formdef.json": #"{"selct": []}"#])
    let run = try BuiltProgram.run(command.map { $0.replacing("FILE", with: "a.formdef") }, in: folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: formdef.json:1:2: there is no key 'selct' here; did you mean 'select'?\n"))
  }

  // MARK: samples

  @Test func samplesMeetTheRulesAndNearMissesDoNot() throws {
    let folder = try TemporaryFolder(["a.formdef": person])
    let run = try BuiltProgram.run("samples", "a.formdef", "Person.code", "--count", "4", "--invalid", in: folder)
    let field = try #require((run.json["fields"] as? [[String: Any]])?.first)
    let valid = try #require(field["valid"] as? [String])
    let invalid = try #require(field["invalid"] as? [[String: String]]).compactMap { $0["text"] }
    #expect(valid.count == 4 && Set(valid).count == 4 && !invalid.isEmpty)
    let code = /[A-Z]{2}-[0-9]{3}/
    #expect(valid.allSatisfy { $0.wholeMatch(of: code) != nil })
    #expect(invalid.allSatisfy { $0.wholeMatch(of: code) == nil })
    #expect(try BuiltProgram.run("samples", "a.formdef", "Person.code", "-n", "4", "--invalid", in: folder) == run)
  }

  /// What a rule only warns of is accepted.
  @Test func warningsMakeNoTextInvalid() throws {
    let form = """
      form A {
          textField w {
              rule length(...5) { severity: .warning; message: "long" }
              rule pattern(/[A-Z0-9]*/) { message: "capitals" }
          }
      }
      """
    let run = try BuiltProgram.run(
      "samples", "a.formdef", "--invalid", "--format", "csv", in: TemporaryFolder(["a.formdef": form]))
    #expect(run.output.contains(",false,") && !run.output.contains("length"), "\(run.output)")
  }

  @Test func writesATableOfAllFields() throws {
    let folder = try TemporaryFolder(["a.formdef": person])
    let run = try BuiltProgram.run("samples", "a.formdef", "--count=2", "--format=csv", in: folder)
    let rows = run.output.split(separator: "\n")
    #expect(rows.first == "form,field,valid,text,rule")
    #expect(
      rows.dropFirst().map { $0.split(separator: ",").prefix(3).joined(separator: ",") } == [
        "Person,code,true", "Person,code,true", "Person,notes,true", "Person,notes,true",
      ])
  }

  @Test(arguments: ["é_DE", "😀", "ar_EG@numbers=urab", "en-u-nu-at9ai", "@", "de_DE@calendar=none"])
  func localesThatCannotBeEndNothing(_ locale: String) throws {
    let fields = """
      textField amount { formatter: .number(style: .currency); rule range(0...5) }
      textField day { formatter: .date(style: .short, locale: "\(locale)"); rule range(date("2020-01-01")...) }
      textField year { formatter: .date(format: "GGGGG y"); rule range(date("2020-01-01")...) }
      """
    let folder = try TemporaryFolder(["a.formdef": "form A {\nlocales: [\"\(locale)\"]\n\(fields)\n}\n"])
    #expect(try BuiltProgram.run("samples", "a.formdef", "--invalid", in: folder).status <= 1)
    #expect(try BuiltProgram.run("lint", "a.formdef", in: folder).status <= 1)
  }

  /// What stands in a path for a byte is a character where it is typed.
  @Test func triesPrivateCharactersAsWhatTheyAre() throws {
    let folder = try TemporaryFolder(["a.formdef": "form A { textField a { rule oneOf([\"\u{10FF41}\"]) } }\n"])
    #expect(try BuiltProgram.run("try", "a.formdef", "A.a", "\u{10FF41}", in: folder).status == 0)
    #expect(try BuiltProgram.run("try", "a.formdef", "A.a", "A", in: folder).status == 1)
    let broken = try BuiltProgram.shell("\"$formdef\" try a.formdef A.a \"$(printf 'a\\377')\"", in: folder)
    #expect(broken.status == 2 && broken.errors.hasPrefix(#"error: 'a\xFF' cannot be typed: it is no UTF-8"#))
  }

  // MARK: diff

  @Test(arguments: [
    ("...5", "same", 0), ("...6", "widened", 0), ("...4", "narrowed", 1), ("2...6", "changed", 1),
  ])
  func comparesFieldByField(_ length: String, _ result: String, _ status: Int32) throws {
    let folder = try TemporaryFolder(["old.formdef": person, "new.formdef": person.replacing("...5", with: length)])
    let run = try BuiltProgram.run(
      "diff", "old.formdef", "new.formdef", "--format=json", "--fail-on=narrowed", in: folder)
    let fields = try #require(run.json["fields"] as? [[String: Any]])
    #expect(fields.map { $0["field"] as? String } == ["Person.code", "Person.notes"])
    #expect(fields.map { $0["result"] as? String } == ["same", result])
    #expect(run.status == status)
    #expect(try BuiltProgram.run("diff", "old.formdef", "new.formdef", in: folder).status == 0)
  }

  /// What the versions have in common is found out once, which says nothing of what presets with one name say.
  @Test func eachVersionHasItsOwnPresets() throws {
    func form(_ length: String) -> String {
      """
      preset Short { rule length(\(length)) }
      form A {
          textField a { use Short }
          textField b { rule length(...5) }
      }

      """
    }
    let folder = try TemporaryFolder(["old.formdef": form("...5"), "new.formdef": form("...6")])
    let run = try BuiltProgram.run("diff", "old.formdef", "new.formdef", in: folder)
    #expect(run.output.hasPrefix("A.a: widened") && !run.output.contains("A.b"), "\(run.output)")
  }

  @Test func tellsOfFieldsThatCameAndWent() throws {
    let other = person.replacing("textView notes", with: "textView remarks")
    let folder = try TemporaryFolder(["old.formdef": person, "new.formdef": other])
    let run = try BuiltProgram.run("diff", "old.formdef", "new.formdef", "--fail-on", "narrowed", in: folder)
    #expect(run.output == "Person.remarks: added\nPerson.notes: removed\n")
    #expect(run.status == 1)
    #expect(
      try BuiltProgram.run("diff", "old.formdef", "old.formdef", in: folder).output
        == "All fields accept the same texts.\n")
  }

  /// Why not all is known, then what is known all the same.
  @Test func saysWhatIsKnownBesideWhatIsNot() throws {
    let folder = try TemporaryFolder([
      "old.formdef": "form A { textField a { rule pattern(/(a)\\1/) } }",
      "new.formdef": "form A { textField a { rule pattern(/(a)\\1|bc?/) } }",
    ])
    let run = try BuiltProgram.run("diff", "old.formdef", "new.formdef", in: folder)
    #expect(run.output == "A.a: not analysed: a back-reference; \"b\" is accepted now\n")
  }

  /// As the linter says it, whatever hangs on it.
  @Test(arguments: [
    ("import \"P.formdef\"\n", "P", "cannot import 'P.formdef': there is no such file"),
    ("", "Q", "there is no preset 'Q'"),
  ])
  func saysWhatIsNotThere(_ head: String, _ name: String, _ reason: String) throws {
    let folder = try TemporaryFolder([
      "old.formdef": "preset P { rule length(...10) }\nform A { textField a { use P }; textField b { } }",
      "new.formdef": "\(head)form A { textField a { use \(name) }; textField b { } }",
    ])
    let run = try BuiltProgram.run("diff", "old.formdef", "new.formdef", in: folder)
    #expect(run.output == "A.a: not analysed: \(reason)\n")
  }
}
