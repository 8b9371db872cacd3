import FormLint
import FormModel
import FormSyntax
import SystemIO
import TestSupport
import Testing

@testable import FormWorkspace

/// Files that are looked at together.
@Suite struct WorkspaceTests {
  private static let files = MemoryReader([
    "a.formdef": Array(#"import "b.formdef"; form A { textField x { use P } }"#.utf8),
    "b.formdef": Array(#"import "c/d.formdef"; preset P { use Q }"#.utf8),
    "c/d.formdef": Array("preset Q { tag: 0 }".utf8),
  ])

  @Test func readsWhatIsImported() {
    var workspace = Workspace(reader: WorkspaceTests.files)
    #expect(workspace.load("a.formdef") == nil)
    #expect(workspace.paths == ["a.formdef"])
    #expect(workspace.project.model("b.formdef") != nil && workspace.project.model("c/d.formdef") != nil)
    #expect(workspace.load("none.formdef")?.reason == "there is no such file")
  }

  /// What a file between imports is seen whether that file is looked at too or not.
  @Test(arguments: [["a.formdef"], ["a.formdef", "b.formdef"], ["b.formdef", "a.formdef"]])
  func importsOfImportsAreSeen(_ paths: [String]) {
    var workspace = Workspace(reader: WorkspaceTests.files)
    let codes = workspace.visit(paths, .whole) { _, file in file.findings.map { $0.code } }
    #expect(codes.allSatisfy { (try? $0.get()) != nil })
    let ofForm = paths.firstIndex(of: "a.formdef").flatMap { try? codes[$0].get() }
    #expect(ofForm?.contains("zero-tag") == true)
  }

  /// Of files that lead back to each other each tells it, whichever are looked at.
  @Test(arguments: [(["a.formdef", "b.formdef"], [1, 1]), (["a.formdef"], [1]), (["b.formdef"], [1])])
  func aCircleOfPresetsIsToldInEachFile(_ paths: [String], _ counts: [Int]) {
    var workspace = Workspace(
      reader: MemoryReader([
        "a.formdef": Array(#"import "b.formdef"; preset One { use Two }"#.utf8),
        "b.formdef": Array(#"import "a.formdef"; preset Two { use One }"#.utf8),
      ]))
    let found = workspace.visit(paths, .whole) { _, file in file.findings.count { $0.code == "preset-cycle" } }
    #expect(found.map { try? $0.get() } == counts)
  }

  /// A preset that a file does not see leads back from there for others only.
  @Test func aCircleThatOneFileSeesIsToldThere() {
    var workspace = Workspace(
      reader: MemoryReader([
        "a.formdef": Array(#"import "b.formdef"; preset One { use Two }"#.utf8),
        "b.formdef": Array("preset Two { use One }".utf8),
      ]))
    let found = workspace.visit(["a.formdef", "b.formdef"], .whole) { _, file in
      file.findings.count { $0.code == "preset-cycle" }
    }
    #expect(found.map { try? $0.get() } == [1, 0])
  }

  /// The files to look at again are those that see what has changed.
  @Test func anEditConcernsThoseThatImport() {
    var workspace = Workspace(reader: WorkspaceTests.files)
    _ = workspace.load("a.formdef")
    let text = Array("preset Q { tag: 1 }".utf8)
    #expect(workspace.open("c/d.formdef", text: text).isSuperset(of: ["a.formdef", "b.formdef"]))
    #expect(!workspace.open("a.formdef", text: Array("form A {}".utf8)).contains("b.formdef"))
  }

  /// What an editor shows holds over what the disk has, until it is closed.
  @Test func theEditorsTextHolds() throws {
    var workspace = Workspace(reader: WorkspaceTests.files)
    _ = workspace.load("a.formdef")
    _ = workspace.open("b.formdef", text: Array("preset Other {}".utf8))
    #expect(try #require(workspace.project.model("b.formdef")).document.bytes.count == 15)
    _ = workspace.close("b.formdef")
    #expect(try #require(workspace.project.model("b.formdef")).document.bytes.count > 15)
  }

  /// An analysis that was edited beside the workspace sees, once it is taken in, what its text imports then.
  @Test func anEditBesideIsTakenInWithItsImports() throws {
    var workspace = Workspace(reader: WorkspaceTests.files)
    let text = Array(#"import "b.formdef"; form A { textField x { use P } }"#.utf8)
    _ = workspace.open("a.formdef", text: text)
    func codes(_ workspace: Workspace) -> [String] { workspace.findings("a.formdef").map(\.code) }
    let seeing = codes(workspace)
    #expect(seeing.contains("zero-tag"))
    let without = try #require(workspace.analysis("a.formdef")).replacing(0..<19, with: [])
    _ = workspace.openInEditor("a.formdef", without)
    #expect(codes(workspace).contains("unresolved-reference"))
    let again = try #require(workspace.analysis("a.formdef")).replacing(0..<0, with: text[..<19])
    _ = workspace.openInEditor("a.formdef", again)
    #expect(codes(workspace) == seeing)
  }
}
