import FormEditing
import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import Foundation
import Testing
import UIKitCatalog

/// Refactorings, applied wherever they are offered: the text is read as well as before, nothing new is found, and what
/// the form means stays.
@Suite struct RefactoringTests {
  /// How many changes of one title are tried in one file.
  private static let triedOfEach = 2

  @Test(arguments: Example.files)
  func eachKeepsWhatAFormMeans(_ example: Example) throws {
    var seen: Set<[SourceEdit]> = []
    var counts: [String: Int] = [:]
    let meaning = example.meaning
    let trial = example.workspace.analysis(example.path).flatMap { EditTrial($0) }
    for range in example.places {
      for change in example.snapshot.refactorings(in: range) where seen.insert(change.edits).inserted {
        counts[change.title, default: 0] += 1
        if counts[change.title, default: 0] > RefactoringTests.triedOfEach { continue }
        // Editors do not offer it.
        if trial?.bringFindings(change.edits) ?? true { continue }
        let changed = example.applying(change)
        #expect(changed.errors <= example.errors, "\(change.title): \(changed.text)")
        let isMove = change.title.hasPrefix("Move")
        #expect(changed.newCodes(since: example).isEmpty, "\(change.title): \(changed.text)")
        #expect(example.lostComments(in: changed).isEmpty, "\(change.title): \(changed.text)")
        if change.title.hasPrefix("Add") { continue }
        #expect(
          isMove ? changed.meaning.sorted() == meaning.sorted() : changed.meaning == meaning,
          "\(change.title): \(changed.text)")
      }
    }
  }

  @Test(arguments: Fixture.files("refactorings"))
  func refactoringsAreAsExpected(_ fixture: Fixture) throws {
    try fixture.check { example in
      let example = ExampleSnapshot(example)
      var snapshot = example.snapshot
      snapshot?.trial = example.workspace.analysis("Example.formdef").flatMap { EditTrial($0) }
      let changes = snapshot?.refactorings(in: example.mark) ?? []
      return changes.map { ([$0.title] + example.changes($0.edits)).joined(separator: "\n") }.joined(separator: "\n")
    }
  }
}

/// A file with what is known of it.
struct Example: CustomTestStringConvertible, Sendable {
  let path: String
  let workspace: Workspace
  let snapshot: FileSnapshot
  /// How many findings there are of each code.
  let codes: [String: Int]

  var testDescription: String { URL(filePath: path).lastPathComponent }
  var text: String { String(decoding: snapshot.file.document.bytes, as: UTF8.self) }

  static let files: [Example] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Examples")
    let urls = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let files = (urls ?? []).filter { $0.pathExtension == "formdef" }.sorted { $0.path < $1.path }
    return files.compactMap { url in
      (try? Data(contentsOf: url)).flatMap { Example(url.path, Array($0)) }
    } + own.enumerated().compactMap { Example("/nowhere/Own\($0.offset).formdef", Array($0.element.utf8)) }
  }()

  init?(_ path: String, _ text: [UInt8], in workspace: Workspace = Workspace()) {
    var workspace = workspace
    workspace.open(path, text: text)
    guard let analysis = workspace.analysis(path) else { return nil }
    self.path = path
    self.workspace = workspace
    snapshot = FileSnapshot(analysis, path: path, project: workspace.project)
    codes = Dictionary(grouping: workspace.findings(path), by: \.code).mapValues(\.count)
  }

  /// The names of all declarations, each member of a control, and each with those behind it.
  var places: [Range<Int>] {
    var places: [Range<Int>] = []
    let document = snapshot.file.document
    for index in 0..<document.chunks.count {
      let start = document.start(ofChunk: index)
      let block = snapshot.file.entries[index].block
      places.append(start + block.nameRange.lowerBound..<start + block.nameRange.lowerBound)
      for (_, member) in block.topMembers {
        places.append(start + member.range.lowerBound..<start + member.range.upperBound)
        places.append(start + member.range.lowerBound..<start + block.range.upperBound)
        for value in block.usedPresetValues {
          places.append(start + value.range.lowerBound..<start + value.range.lowerBound)
        }
      }
    }
    return places
  }

  func applying(_ change: QuickFix) -> Example {
    var bytes = snapshot.file.document.bytes
    for edit in change.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.edit.replacement)
    }
    return Example(path, bytes, in: workspace) ?? self
  }

  var errors: Int { snapshot.file.document.chunks.measure.errors }

  /// The codes of findings that there are more of than in another version.
  func newCodes(since other: Example) -> [String] {
    codes.filter { $0.value > other.codes[$0.key] ?? 0 }.map(\.key)
  }

  /// The comments that another version has not: a change moves them with what they are about.
  func lostComments(in other: Example) -> [String] {
    var left = other.comments
    return comments.filter { comment in
      guard let index = left.firstIndex(of: comment) else { return true }
      left.remove(at: index)
      return false
    }
  }

  private var comments: [String] {
    var comments: [String] = []
    for chunk in snapshot.file.document.chunks.leaves.joined() {
      chunk.forEachLexeme { if $0.kind.isComment { comments.append(chunk.source.text($0.start..<$0.end)) } }
    }
    return comments
  }

  /// What each control of each form says with its presets and its form.
  var meaning: [String] {
    let file = snapshot.file
    return file.forms.flatMap { form in
      snapshotControls(of: form).map { entry in
        guard let control = ResolvedControl(entry, in: file, snapshot.scope) else { return entry.block.name }
        let tag = form.tag(of: entry.block).map { " tag \($0.value)" } ?? ""
        let properties = Catalog.properties.filter { $0 != .tag }.compactMap { property in
          control[property].flatMap { set in set.value.map { "\(property.name)=\(Example.meaning($0))" } }
        }
        let rules = control.rules.map { Example.words($0.block.source.text($0.member.range)) }
        let handlers = control.handlers.map { Example.words($0.block.source.text($0.member.range)) }.sorted()
        return "\(form.name).\(entry.block.name)\(tag) \(properties) \(rules) \(handlers)"
      }
    }
  }

  private func snapshotControls(of form: FormIndex) -> [ModelEntry] {
    var entries: [ModelEntry] = []
    snapshot.file.forEachEntry(in: snapshot.file.chunks(of: form)) { if $0.block.control != nil { entries.append($0) } }
    return entries
  }

  /// What a value says, in whichever spelling.
  private static func meaning(_ value: Value) -> String {
    value.enumMember.map { ".\($0.name)" } ?? words(value.block.source.text(value.range))
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Forms with what the other files have not.
  private static let own = [
    """
    form Own {
        delegate: Controller
        tags T { a = 1, b; c }
        // before a
        textField a {
            rule length(...5) // at most
            placeholder: "x"
            /* why */ keyboardType: .default

            // of the label
            label: "A"
            use P
            on .editingChanged { call: f }
        }
        textField b { use P, Q; label: "B" }
        section "S" {
            textField c { use Q }   // behind c
        }
        section "T" {
        }
        textField d {
            tag: 9
            label: \"\"\"
                One
                  two
                \"\"\"
            rule range(date("1900-01-01")...today)
            autocorrectionType: .no
        }
    }
    preset P {
        // a rule
        rule pattern(/[a-z]+/) { message: "no" }
        keyboardType: .asciiCapable
    }
    preset Q { autocapitalizationType: .none; rule required }
    """,
    "form Crlf {\r\n\tdispatch: .tags\r\n\ttextField a {\r\n\t\ttag: 3\r\n\t\tlabel: \"é😀\"\r\n\t\treturnKeyType: .done\r\n\t}\r\n"
      + "\ttextField b { tag: 4; secureTextEntry: true; keyboardType: UIKeyboardTypeDefault }\r\n}\r\n",
    "form Two { textField a { tag: 1; returnKeyType: .next }; textField b { tag: 2; returnKeyType: .next } }\n",
  ]
}
