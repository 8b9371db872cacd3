import FormModel
import FormSyntax
import TestSupport
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

  /// Whoever asks for names often is answered by a table, and gets the same.
  @Test func manyFilesAreSeenAsFewAre() {
    let imports = ["a": (0..<40).map { "f\($0)" }]
    let files = (0..<40).map { ("f\($0)", ["g\($0 % 7)"]) } + (0..<7).map { ("g\($0)", []) }
    let scope = PresetScope(project(imports.merging(files) { $1 }, presets: true), from: "a")
    let file = FileModel(Document(""))
    for _ in 0..<20 {
      #expect(scope.preset(named: Array("P".utf8), in: file)?.path == "f0")
      for (path, _) in files { #expect(scope.preset(named: Array("P\(path)".utf8), in: file)?.path == path) }
      #expect(scope.preset(named: Array("Pa".utf8), in: file) == nil)
    }
  }

  /// Circles and mistakes are found as by going along all imports from each file.
  @Test(arguments: 1...40) func circlesAndMistakesAreFound(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...9, using: &random)
    var targets: [String: [String]] = [:]
    for file in 0..<count {
      targets["\(file)"] = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        "\(Int.random(in: 0...count, using: &random))"
      }
    }
    var project = project(targets)
    let broken = Int.random(in: 0..<count, using: &random)
    let imports = targets["\(broken)", default: []].map { "import \"\($0)\"\n" }.joined()
    project.set(FileModel(Document(imports + "form {")), at: "\(broken)")
    for file in targets.keys {
      var seen: Set<String> = []
      var waiting = targets[file, default: []]
      while let next = waiting.popLast() {
        if seen.insert(next).inserted { waiting += targets[next, default: []] }
      }
      #expect(project.importsItself(file) == seen.contains(file), "\(targets) from \(file)")
      let others = seen.subtracting([file])
      let areSound = others.allSatisfy { $0 != "\(broken)" && $0 != "\(count)" }
      #expect(project.areImportsWithoutMistakes(of: file) == areSound, "\(targets) from \(file), \(broken) broken")
    }
  }

  /// A clash is told where its sides meet, in a circle too.
  @Test(arguments: [[], ["a"]]) func aClashIsToldOnce(_ importsOfB: [String]) {
    var project = project(["a": ["b", "x", "y"], "b": importsOfB])
    for path in ["x", "y"] { project.set(FileModel(Document("preset P { }")), at: path) }
    #expect(["a", "b", "x", "y"].filter { !project.clashes(at: $0).isEmpty } == ["a"])
  }

  /// Whoever else is known, each file of a circle has the shortest way back to it.
  @Test func eachFileOfACircleTellsOfIt() {
    let circles = ["a": ["b"], "b": ["c", "a"], "c": ["a", "d"], "d": ["d"]]
    for project in [circles, circles.merging(["0": ["c"], "e": ["a", "e"]]) { $1 }].map({ self.project($0) }) {
      let found = ["a", "b", "c", "d"].map { project.cycle(at: $0) }
      #expect(found.map { $0?.cycle.first } == [["a", "b"], ["b", "a"], ["c", "a", "b"], ["d"]])
      #expect(found.map { $0?.entry.path } == ["b", "a", "a", "d"])
      #expect(project.cycle(at: "0")?.cycle.first == nil)
    }
  }

  @Test func aLongCircleNamesItsEnds() throws {
    let imports = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("f\($0)", ["f\(($0 + 1) % 1_000)"]) })
    let project = project(imports)
    #expect((0..<1_000).allSatisfy { project.importsItself("f\($0)") })
    let cycle = try #require(project.cycle(at: "f999")?.cycle)
    #expect(cycle.first == ["f999", "f0", "f1", "f2"] && cycle.last == ["f995", "f996", "f997", "f998"])
    #expect(cycle.left == 992)
  }
}
