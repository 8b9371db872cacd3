import FormSyntax

/// Fixes of one round that do not stand in each other's way, put into their files.
///
/// Terminal and editor both mend files with it, so that one mends what the other does.
public struct FixSelection: Sendable {
  private var files: [String: EditedFile]
  /// How many fixes were put in.
  public private(set) var count = 0

  /// - Parameter files: the files that may be changed, by path.
  public init(_ files: [String: FileAnalysis]) { self.files = files.mapValues { EditedFile($0) } }

  /// Puts fixes in, each wholly or not at all: not over another one, not into files that may not be changed, and not
  /// where there would be more errors than before.
  ///
  /// Those of the syntax come first, where they leave fewer mistakes in it. They let more of the text be read, and the
  /// errors that are seen only then were there before: they do not count.
  ///
  /// - Parameter fixes: each with the finding that it mends, and the path of the finding's file.
  public mutating func add(_ fixes: [(fix: LocatedFix, finding: LocatedFinding, path: String)]) {
    let isSyntax = fixes.map { $0.finding.code == SyntaxErrorRule.info.code }
    for (item, isSyntax) in zip(fixes, isSyntax) where isSyntax { add(item.fix, in: item.path, isSyntax: true) }
    for (item, isSyntax) in zip(fixes, isSyntax) where !isSyntax { add(item.fix, in: item.path, isSyntax: false) }
  }

  /// The text of a file with the fixes in it; nil where there are none.
  public func text(_ path: String) -> [UInt8]? { files[path].flatMap { $0.isChanged ? $0.document.bytes : nil } }

  private mutating func add(_ fix: LocatedFix, in path: String, isSyntax: Bool) {
    let paths = Set(fix.edits.map { $0.path ?? path })
    let before = (syntax: syntaxErrors(in: paths), all: isSyntax ? 0 : errors(in: paths))
    var made: [(path: String, edit: EditedFile.Made)] = []
    var isGood = true
    for edit in fix.edits where isGood {
      let target = edit.path ?? path
      let edited = files[target]?.apply(edit, toSyntax: isSyntax)
      isGood = edited != nil
      if let edited { made.append((target, edited)) }
    }
    let isBetter =
      isSyntax ? syntaxErrors(in: paths) < before.syntax
      : syntaxErrors(in: paths) <= before.syntax && errors(in: paths) <= before.all
    if isGood, isBetter {
      count += 1
    } else {
      for (path, edit) in made.reversed() { files[path]?.takeBack(edit, fromSyntax: isSyntax) }
    }
  }

  private func syntaxErrors(in paths: Set<String>) -> Int {
    paths.reduce(0) { $0 + (files[$1]?.document.chunks.measure.errors ?? 0) }
  }

  private mutating func errors(in paths: Set<String>) -> Int {
    paths.reduce(0) { $0 + (files[$1]?.errorCount ?? 0) }
  }
}
