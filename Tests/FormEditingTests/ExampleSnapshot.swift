import FormEditing
import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import Foundation
import TestSupport

/// An example without its marks, analysed with the files around it.
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
      reader: MemoryReader(Dictionary(example.files.map { ($0.path, Array($0.text.utf8)) }) { $1 }))
    for file in example.files { _ = workspace.load(file.path) }
    workspace.open("Example.formdef", text: Array(text.utf8))
    self.workspace = workspace
    self.text = text
    mark = start..<max(start, end)
  }

  var snapshot: FileSnapshot? {
    workspace.analysis("Example.formdef").map {
      var snapshot = FileSnapshot($0, path: "Example.formdef", project: workspace.project)
      snapshot.preview = PreviewSource(clock: .moment(HoverTests.now))
      return snapshot
    }
  }
  var findings: [LocatedFinding] { workspace.findings("Example.formdef") }

  /// The lines of a file, the example or one around it, after edits: those that go (`-`) and those that come (`+`).
  func changes(_ edits: [SourceEdit]) -> [String] {
    let files = Set(edits.map { $0.path ?? "Example.formdef" }).sorted()
    return files.flatMap { file -> [String] in
      let old = workspace.project.model(file)?.document.bytes ?? []
      var new = old
      for edit in edits.filter({ ($0.path ?? "Example.formdef") == file }).sorted(by: {
        $0.range.lowerBound > $1.range.lowerBound
      }) {
        new.replaceSubrange(edit.range, with: edit.edit.replacement)
      }
      let head = file == "Example.formdef" ? [] : ["in \(file)"]
      return head + ExampleSnapshot.difference(old, new)
    }
  }

  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    let lines = { (bytes: [UInt8]) in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let difference = lines(new).difference(from: lines(old))
    let changes = difference.removals.map { ($0, "-") } + difference.insertions.map { ($0, "+") }
    return changes.map { change, sign in
      switch change {
      case .insert(_, let line, _), .remove(_, let line, _): "  \(sign) \(line)"
      }
    }
  }

  /// The text of a range of the example.
  func text(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }

  private static func cut(_ mark: String, _ text: inout String) -> Int? {
    guard let range = text.range(of: mark) else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    text.removeSubrange(range)
    return offset
  }
}
