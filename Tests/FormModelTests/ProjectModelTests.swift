import FormModel
import FormSyntax
import Testing

/// Files that import one another.
@Suite struct ProjectModelTests {
  private func project(_ imports: [String: [String]], presets: Bool = false) -> ProjectModel {
    var project = ProjectModel()
    for (path, imported) in imports {
      let text = imported.map { "import \"\($0)\"\n" }.joined() + (presets ? "preset P { }\npreset P\(path) { }" : "")
      project.set(FileModel(Document(text)), at: path)
    }
    return project
  }

  @Test func filesAreSeenDepthFirst() {
    let project = project(["a": ["b", "c"], "b": ["d", "none"], "c": ["d", "a"], "d": []])
    #expect(project.seen(from: "a") == ["a", "b", "d", "none", "c"])
    #expect(project.seen(from: "c") == ["c", "d", "a", "b", "none"])
    #expect(project.seen(from: "d") == ["d"] && project.seen(from: "x") == ["x"])
    #expect(project.importers(of: "d") == ["a", "b", "c"] && project.importers(of: ["b", "d"]) == ["a", "b", "c"])
    #expect(project.isImportedByOthers("d") && !project.isImportedByOthers("x"))
  }

  @Test func aNewVersionImportsWhatItSays() {
    var project = project(["a": ["b"], "b": [], "c": []])
    #expect(project.seen(from: "a") == ["a", "b"] && !project.importsItself("a"))
    let before = project
    project.release("a")
    project.set(FileModel(Document("import \"c\" import \"a\"")), at: "a")
    #expect(project.seen(from: "a") == ["a", "c"] && project.importsItself("a"))
    #expect(before.seen(from: "a") == ["a", "b"])
    project.remove("a")
    #expect(project.seen(from: "a") == ["a"] && project.importers(of: "c").isEmpty)
  }

  /// The nearest preset of a name counts, whoever else has the name.
  @Test func theNearestPresetIsSeen() throws {
    let project = project(["a": ["b", "c"], "b": ["d"], "c": [], "d": []], presets: true)
    let scope = PresetScope(project, from: "a")
    let file = FileModel(Document(""))
    #expect(scope.isComplete)
    #expect(scope.preset(named: Array("P".utf8), in: file)?.path == "b")
    for path in ["b", "c", "d"] {
      #expect(scope.preset(named: Array("P\(path)".utf8), in: file)?.path == path)
    }
    #expect(scope.preset(named: Array("Q".utf8), in: file) == nil)
    #expect(scope.file("d") != nil && scope.file("e") == nil)
  }

  @Test func aCircleIsToldWhereItCloses() throws {
    let project = project(["a": ["b"], "b": ["c", "a"], "c": ["a", "d"], "d": ["d"]])
    let all = ["a", "b", "c", "d"]
    #expect(project.cycles(at: "a", from: all).isEmpty)
    #expect(project.cycles(at: "b", from: all).map(\.cycle.first) == [["a", "b"]])
    #expect(project.cycles(at: "c", from: all).map(\.cycle.first) == [["a", "b", "c"]])
    #expect(project.cycles(at: "d", from: all).map(\.cycle.first) == [["d"]])
    // Nobody looks at the files that close the circles: they are told once where they begin.
    #expect(project.cycles(at: "a", from: ["a"]).map(\.entry.path) == ["b"])
  }

  @Test func aLongCircleNamesItsEnds() throws {
    let imports = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("f\($0)", ["f\(($0 + 1) % 1_000)"]) })
    let project = project(imports)
    #expect((0..<1_000).allSatisfy { project.importsItself("f\($0)") })
    let cycle = try #require(project.cycles(at: "f999", from: (0..<1_000).map { "f\($0)" }).first?.cycle)
    #expect(cycle.first == ["f0", "f1", "f2", "f3"] && cycle.last == ["f996", "f997", "f998", "f999"])
    #expect(cycle.left == 992)
  }
}
