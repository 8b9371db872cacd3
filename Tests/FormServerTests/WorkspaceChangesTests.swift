import FormLint
import FormModel
import JSONText
import TestSupport
import Testing

@testable import FormWorkspace

/// Files that import one another, opened, edited and closed in any order.
@Suite struct WorkspaceChangesTests {
  private func reader(_ texts: [String: String]) -> MemoryReader { MemoryReader(texts.mapValues { Array($0.utf8) }) }

  @Test func whatIsClosedIsLetGoWithItsImports() {
    var workspace = Workspace(
      reader: reader(["B": #"import "C""#, "C": "preset P { }", "D": "preset Q { }"]))
    workspace.open("A", text: Array(#"import "B"; import "D""#.utf8))
    workspace.open("E", text: Array(#"import "D""#.utf8))
    #expect(workspace.project.files.keys.sorted() == ["A", "B", "C", "D", "E"])
    _ = workspace.close("A")
    #expect(workspace.project.files.keys.sorted() == ["D", "E"])
    _ = workspace.close("E")
    #expect(workspace.project.files.isEmpty)
  }

  @Test func filesThatImportEachOtherAreLetGoToo() {
    var workspace = Workspace(reader: reader(["B": #"import "A""#, "A": ""]))
    workspace.open("A", text: Array(#"import "B""#.utf8))
    _ = workspace.close("A")
    #expect(workspace.project.files.isEmpty)
  }

  @Test func importersAreThoseThroughOthersToo() {
    var workspace = Workspace(reader: reader([:]))
    for (path, text) in [("A", #"import "B""#), ("B", #"import "C""#), ("C", "preset P { }"), ("D", "")] {
      workspace.open(path, text: Array(text.utf8))
    }
    #expect(workspace.project.importers(of: "C") == ["A", "B"])
    #expect(workspace.edit("B", 0..<0, with: Array("//".utf8)) == ["A", "C"])
    #expect(workspace.project.importers(of: "C") == [])
    #expect(workspace.paths == ["A", "B", "C", "D"])
  }

  @Test func anEditIsSeenWhereItIsAskedFor() {
    var workspace = Workspace(reader: reader([:]))
    workspace.open("A", text: Array("import \"B\"\nform F { textField a { tag: 1; use P } }".utf8))
    #expect(workspace.findings("A").map(\.code).contains("import-not-found"))
    workspace.open("B", text: Array("preset P { }".utf8))
    #expect(!workspace.findings("A").map(\.code).contains("import-not-found"))
    _ = workspace.edit("B", 7..<8, with: Array("Q".utf8))
    let unknown = workspace.findings("A").map(\.code)
    workspace.bringUpToDate("A")
    #expect(unknown == workspace.findings("A").map(\.code))
    #expect(unknown.contains("unresolved-reference"))
  }
}
