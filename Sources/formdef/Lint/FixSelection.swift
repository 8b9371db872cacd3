import FormRules
import FormSyntax

/// A file while fixes are put into it.
struct EditedFile {
  private(set) var document: Document
  /// Edits that were made, in offsets of the text before all of them, with how much longer each made the text.
  private var made: [(range: Range<Int>, growth: Int)] = []

  init(_ document: Document) { self.document = document }

  var isChanged: Bool { !made.isEmpty }

  /// Whether an edit keeps clear of those that were made.
  func accepts(_ range: Range<Int>) -> Bool {
    made.allSatisfy { other in
      range.isEmpty || other.range.isEmpty
        ? range.upperBound < other.range.lowerBound || other.range.upperBound < range.lowerBound
        : range.upperBound <= other.range.lowerBound || other.range.upperBound <= range.lowerBound
    }
  }

  /// Makes an edit that keeps clear of the others.
  mutating func apply(_ edit: LocatedEdit) {
    let shift = made.reduce(0) { $1.range.upperBound <= edit.range.lowerBound ? $0 + $1.growth : $0 }
    _ = document.replace(
      edit.range.lowerBound + shift..<edit.range.upperBound + shift, with: Array(edit.newText.utf8))
    made.append((edit.range, edit.newText.utf8.count - edit.range.count))
  }

  /// Syntax errors that the text has.
  var errorCount: Int { document.chunks.measure.errors }
}

/// Fixes of one round that do not stand in each other's way, put into their files.
struct FixSelection {
  private(set) var files: [String: EditedFile]
  /// How many fixes were put in.
  private(set) var count = 0

  init(_ documents: [String: Document]) { files = documents.mapValues { EditedFile($0) } }

  /// Puts a fix in, wholly or not at all: not over another one, not into files that are not looked at, and not where it
  /// would make a text unreadable that was readable.
  mutating func add(_ fix: LocatedFix, from path: String) {
    var changed: [String: EditedFile] = [:]
    for edit in fix.edits {
      let target = edit.path ?? path
      guard var file = changed[target] ?? files[target], file.accepts(edit.range) else { return }
      file.apply(edit)
      changed[target] = file
    }
    guard changed.allSatisfy({ $0.value.errorCount <= files[$0.key]?.errorCount ?? 0 }) else { return }
    files.merge(changed) { $1 }
    count += 1
  }
}
