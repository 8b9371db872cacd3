import FormEditing
import FormModel
import FormSyntax
import Testing

/// Where the name at a place of an example is declared and used, and what gives it the name `renamed`.
@Suite struct NavigationTests {
  @Test(arguments: Fixture.files("navigation"))
  func namesAreAsExpected(_ fixture: Fixture) throws {
    try fixture.check { example in
      let example = ExampleSnapshot(example)
      guard let snapshot = example.snapshot, let name = snapshot.name(at: example.mark.lowerBound) else {
        return "nothing"
      }
      var lines = ["'\(example.text(name.range))'\(name.isDeclaration ? ", declared here" : "")"]
      if let declaration = snapshot.declaration(of: name.meaning) {
        lines.append("declared at \(NavigationTests.place(declaration.file, declaration.nameRange, snapshot))")
      }
      lines += snapshot.occurrences(of: name.meaning).map {
        "\($0.role) at \(NavigationTests.place($0.file, $0.range, snapshot))"
      }
      lines += snapshot.implementations(of: name.meaning).map {
        "made at \(NavigationTests.place($0.file, $0.range, snapshot))"
      }
      return (lines + NavigationTests.renaming(name, example, snapshot)).joined(separator: "\n")
    }
  }

  /// Links to folders may take an import elsewhere than its text says.
  @Test func importsLeadWhereTheProjectSays() {
    let file = FileModel(Document(#"import "b.formdef""#))
    var project = ProjectModel { path, _ in "real/" + path }
    project.set(file, at: "a.formdef")
    let snapshot = FileSnapshot(file, path: "a.formdef", project: project)
    #expect(snapshot.links().map(\.target) == ["real/b.formdef"])
    #expect(snapshot.name(at: 9).map { snapshot.occurrences(of: $0.meaning).count } == 1)
  }

  /// `5:9 textField name` in the example, `Shared.formdef 1:8 preset Name` elsewhere: the text up to the name.
  private static func place(_ file: String, _ range: Range<Int>, _ snapshot: FileSnapshot) -> String {
    guard let document = snapshot.project.model(file)?.document else { return file }
    let line = document.line(at: range.lowerBound)
    let start = document.lineStart(line)
    let text = String(decoding: document.bytes(in: start..<range.upperBound), as: UTF8.self)
    let head = file == snapshot.path ? "" : "\(file) "
    return "\(head)\(line + 1):\(range.lowerBound - start + 1) \(text.drop { $0 == " " })"
  }

  private static func renaming(_ name: FoundName, _ example: ExampleSnapshot, _ snapshot: FileSnapshot) -> [String] {
    do throws(RenameRefusal) {
      guard try snapshot.renameableName(at: name.range.lowerBound) != nil else { return [] }
      return ["renamed"] + example.changes(try snapshot.edits(renaming: name.meaning, to: "renamed"))
    } catch {
      return ["not renamed: \(error.reason)"]
    }
  }

  @Test(arguments: ["a b", "1a", "", "a-b", "true", "nil", "a {}", "next", "é+"])
  func whatIsNoNameIsRefused(_ newName: String) throws {
    let example = ExampleSnapshot(Fixture.Example(source: "form A { textField <CURSOR>a { } }"))
    let snapshot = try #require(example.snapshot)
    let name = try #require(snapshot.name(at: example.mark.lowerBound))
    #expect(throws: RenameRefusal.self) { try snapshot.edits(renaming: name.meaning, to: newName) }
  }

  /// Enter in the editor's box for the new name, with the old one in it.
  @Test(arguments: [
    "form A { tags T { a = 1 } textField <CURSOR>a { } }", "form A { tags T { <CURSOR>a = 1 } textField a { } }",
    "form <CURSOR>a { }", "preset <CURSOR>a { }",
  ])
  func theSameNameChangesNothing(_ source: String) throws {
    let example = ExampleSnapshot(Fixture.Example(source: source))
    let snapshot = try #require(example.snapshot)
    let name = try #require(snapshot.name(at: example.mark.lowerBound))
    #expect(try snapshot.edits(renaming: name.meaning, to: "a").isEmpty)
  }

  @Test(arguments: ["rule", "textField", "имя", "b_2"])
  func whatIsANameIsTaken(_ newName: String) throws {
    let example = ExampleSnapshot(Fixture.Example(source: "form A { textField <CURSOR>a { } }"))
    let snapshot = try #require(example.snapshot)
    let name = try #require(snapshot.name(at: example.mark.lowerBound))
    #expect(try snapshot.edits(renaming: name.meaning, to: newName).count == 1)
  }

  /// Imports follow files and folders that move, and those of a file that moves itself.
  @Test func importsFollowFiles() {
    var project = ProjectModel()
    for (path, text) in [
      ("/a/Form.formdef", "import \"shared/Base.formdef\"\nimport \"../Top.formdef\"\n"),
      ("/a/shared/Base.formdef", "import \"Deep.formdef\"\n"), ("/a/shared/Deep.formdef", ""), ("/Top.formdef", ""),
    ] {
      project.set(FileModel(Document(bytes: Array(text.utf8))), at: path)
    }
    func texts(_ moves: [String: String]) -> [String] {
      ImportPaths.edits(in: project) { moves[$0] }.map { "\($0.path ?? ""): \($0.newText)" }
    }
    #expect(texts(["/Top.formdef": "/a/Top.formdef"]) == ["/a/Form.formdef: \"Top.formdef\""])
    #expect(
      texts(["/a/shared/Base.formdef": "/a/Base.formdef"]) == [
        "/a/Form.formdef: \"Base.formdef\"", "/a/shared/Base.formdef: \"shared/Deep.formdef\"",
      ])
    #expect(
      texts(["/a/shared/Base.formdef": "/b/Base.formdef", "/a/shared/Deep.formdef": "/b/Deep.formdef"]) == [
        "/a/Form.formdef: \"../b/Base.formdef\""
      ])
  }
}
