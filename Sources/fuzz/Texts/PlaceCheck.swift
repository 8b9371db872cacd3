import FormEditing
import FormLint
import FormSyntax

/// Whether ranges begin and end inside of the text, between two scalars, and not inside of a line break.
struct PlaceCheck {
  private let document: Document
  /// What is wrong, in words.
  private(set) var problems: [String] = []

  /// Looks at ranges of a document.
  init(_ document: Document) { self.document = document }

  /// Checks ranges of bytes; `what` names them in problems.
  mutating func check(_ ranges: [Range<Int>], _ what: @autoclosure () -> String) {
    for range in ranges where !document.isWhole(range) {
      problems.append("\(what()) lies outside of the text, or tears it apart: \(range)")
    }
  }

  /// The places of a finding in its own file: where it is found, what is related, and what its fixes change.
  mutating func check(_ finding: LocatedFinding) {
    check([finding.range], finding.code)
    check(finding.related.filter { $0.path == nil }.map(\.range), "a place related to \(finding.code)")
    for fix in finding.fixes {
      let ranges = fix.edits.filter { $0.path == nil }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
      check(ranges, "the fix '\(fix.title)' of \(finding.code)")
      if zip(ranges, ranges.dropFirst()).contains(where: { $0.upperBound > $1.lowerBound }) {
        problems.append("edits of the fix '\(fix.title)' of \(finding.code) overlap")
      }
    }
  }

  /// The tokens and symbols of a file.
  mutating func check(_ snapshot: FileSnapshot) {
    let tokens = snapshot.semanticTokens()
    check(tokens.map(\.range), "a semantic token")
    if zip(tokens, tokens.dropFirst()).contains(where: { $0.end > $1.start }) {
      problems.append("semantic tokens overlap")
    }
    for symbol in snapshot.symbols() { check(symbol) }
  }

  private mutating func check(_ symbol: SymbolNode) {
    check([symbol.range, symbol.selectionRange], "the symbol \(symbol.name)")
    if symbol.name.isEmpty { problems.append("a symbol has no name") }
    if symbol.selectionRange.clamped(to: symbol.range) != symbol.selectionRange {
      problems.append("the name of the symbol \(symbol.name) lies outside of it")
    }
    for child in symbol.children { check(child) }
  }
}
