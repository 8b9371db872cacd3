import FormEditing
import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import Foundation
import TestSupport

/// An example without its marks, analysed with the files that it imports.
struct ExampleSnapshot {
  let workspace: Workspace
  let text: String
  /// The place of `<CURSOR>`, or the range between `<RANGE>` and `</RANGE>`.
  let mark: Range<Int>

  init(_ example: Fixture.Example) {
    var text = example.source
    let cursor = ExampleSnapshot.cut("<CURSOR>", &text)
    let start = ExampleSnapshot.cut("<RANGE>", &text) ?? cursor ?? 0
    let end = ExampleSnapshot.cut("</RANGE>", &text) ?? start
    var workspace = Workspace(
      reader: MemoryReader(Dictionary(example.imports.map { ($0.path, Array($0.text.utf8)) }) { $1 }))
    workspace.open("Example.formdef", text: Array(text.utf8))
    self.workspace = workspace
    self.text = text
    mark = start..<max(start, end)
  }

  var snapshot: FileSnapshot? { workspace.analysis("Example.formdef").map { FileSnapshot($0) } }
  var findings: [LocatedFinding] { workspace.findings("Example.formdef") }

  /// The text of a range of the example.
  func text(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }

  private static func cut(_ mark: String, _ text: inout String) -> Int? {
    guard let range = text.range(of: mark) else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    text.removeSubrange(range)
    return offset
  }
}
