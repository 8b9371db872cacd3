import FormLint
import FormSyntax
import FormWorkspace
import Synchronization
import TestSupport
import Testing

/// A case of a page as the program sees it: its files, their findings, and where these differ from the marks.
struct FixtureRun {
  let page: FixturePage
  let fixture: FixturePage.Case
  private(set) var files: [File] = []

  struct File {
    var block: MarkdownPage.Block
    var source: ShownSource
    var findings: [LocatedFinding]
    /// What the workspace knows of the file, its imports beside it.
    var analysis: FileAnalysis
  }

  init(_ page: FixturePage, _ fixture: FixturePage.Case) {
    self.page = page
    self.fixture = fixture
    let sources = fixture.sources.map {
      ShownSource(page.markdown.text(of: $0), frame: FixtureRun.frame($0.words.dropFirst().first))
    }
    let paths = fixture.sources.map { $0.file ?? "Fixture.formdef" }
    let reader = MemoryReader(Dictionary(zip(paths, sources.map(\.bytes))) { $1 })
    var workspace = Workspace(reader: reader)
    for path in paths { _ = workspace.load(path) }
    for (index, path) in paths.enumerated() {
      guard let analysis = workspace.analysis(path) else { continue }
      files.append(
        File(
          block: fixture.sources[index], source: sources[index], findings: workspace.findings(path), analysis: analysis)
      )
    }
  }

  /// What stands around a block of members: `form` members in a form, `textField` members in a text field of a form.
  private static func frame(_ word: String?) -> (before: String, after: String) {
    switch word {
    case nil: ("", "")
    case "form": ("form Example {\n", "}\n")
    case let word? where Keyword.allCases.contains { $0.isControl && $0.text == word }:
      ("form Example {\n\(word) field {\n", "}\n}\n")
    default: ("", "")
    }
  }

  /// Marks that state no finding, and findings that no mark states, in words.
  func complaints() -> [String] {
    files.flatMap { file in
      let (kept, missing) = compare(file)
      let wrong = file.source.lines.enumerated().flatMap { number, line in
        line.marks.filter { !(kept[number] ?? []).contains($0) }.map {
          "marked, not found, under line \(number + 1): \($0.text(under: line.text))"
        }
      }
      return wrong
        + missing.map { finding in
          let place = file.source.place(of: finding.range)
          let mark = place.map { Mark(finding, $0.columns, $0.end).text(under: file.source.lines[$0.line].text) }
          return
            "found, not marked, \(place.map { "under line \($0.line + 1)" } ?? "nowhere"): \(mark ?? finding.message)"
        }
    }
  }

  /// The marks that state a finding each, by line, and the findings that are left.
  private func compare(_ file: File) -> (kept: [Int: [Mark]], missing: [LocatedFinding]) {
    var kept: [Int: [Mark]] = [:]
    var missing = file.findings
    for (number, line) in file.source.lines.enumerated() {
      for mark in line.marks {
        let range = file.source.range(of: mark, underLine: number)
        guard let match = missing.firstIndex(where: { $0.range == range && mark.states($0) }) else { continue }
        missing.remove(at: match)
        kept[number, default: []].append(mark)
      }
    }
    return (kept, missing)
  }

  /// The blocks as they should be: right marks stay, wrong ones go, new ones state all of a finding.
  func expectations() -> [(block: MarkdownPage.Block, lines: [String])] {
    let sources = files.map { file in
      var (marks, missing) = compare(file)
      for finding in missing {
        guard let place = file.source.place(of: finding.range) else { continue }
        marks[place.line, default: []].append(Mark(finding, place.columns, place.end))
      }
      return (file.block, file.source.shown(marks))
    }
    return sources + fixture.fixed.map { ($0, fixedLines($0)) }
  }

  /// The lines of the last source with the fix applied that a block is about.
  func fixedLines(_ block: MarkdownPage.Block) -> [String] {
    let title = block.words.dropFirst().joined(separator: " ")
    guard let file = files.last else { return [] }
    guard let fix = file.findings.flatMap(\.fixes).first(where: { $0.title == title }) else {
      return ["no finding has the fix '\(title)'"]
    }
    var bytes = file.source.bytes
    for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) where edit.path == nil {
      bytes.replaceSubrange(edit.range, with: Array(edit.newText.utf8))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

/// The runs of a page's cases, made once however many tests ask: to lint all pages is most of what they cost.
final class FixtureRuns: Sendable {
  private let work = Mutex<Task<[FixtureRun], any Error>?>(nil)

  private static let all = Dictionary(uniqueKeysWithValues: FixtureTests.pages.map { ($0, FixtureRuns()) })

  /// The runs of the page of this name, in the page's order; fails where there is no such page.
  static func of(_ name: String) async throws -> [FixtureRun] {
    let shared = try #require(all[name])
    let task = shared.work.withLock { work in
      let task = work ?? Task { try FixtureRuns.lint(name) }
      work = task
      return task
    }
    return try await task.value
  }

  private static func lint(_ name: String) throws -> [FixtureRun] {
    let page = try FixturePage(name)
    return page.cases.map { FixtureRun(page, $0) }
  }
}
