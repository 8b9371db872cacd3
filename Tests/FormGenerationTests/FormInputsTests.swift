import Testing

/// What the plug-ins for builds take a form definition to depend on.
struct FormInputsTests {
  @Test(arguments: [
    (#"import "a.formdef""#, ["a.formdef"]), (#"import"a.formdef""#, ["a.formdef"]),
    (#"import "b\u{41}\\\"\t.formdef""#, ["bA\\\"\t.formdef"]),
    (##"import #"a\b.formdef"#"##, [#"a\b.formdef"#]), (###"import ##"a"#\##tb"##"###, ["a\"#\tb"]),
    ("import // a comment\n  \"a.formdef\"", ["a.formdef"]),
    ("import /* one\n two */ \"a\"\nimport \"b\"", ["a", "b"]),
    ("form F { textField a { } }", []),
  ])
  func imports(_ text: String, _ paths: [String]) {
    #expect(FormInputs.imports(in: text) == paths)
  }
}
