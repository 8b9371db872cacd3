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

  /// One fix with the finding that it mends, and the path of the finding's file.
  public struct Candidate: Sendable {
    let fix: LocatedFix
    let finding: LocatedFinding
    let path: String

    public init(_ fix: LocatedFix, of finding: LocatedFinding, in path: String) {
      self.fix = fix
      self.finding = finding
      self.path = path
    }

    /// The files that it changes.
    var paths: Set<String> { Set(fix.edits.map { $0.path ?? path }) }
  }

  /// Puts fixes in, each wholly or not at all: not over another one, not into files that may not be changed, and not
  /// where there would be more errors than before.
  ///
  /// Those of the syntax come first, where they leave fewer mistakes in it. They let more of the text be read, and the
  /// errors that are seen only then were there before: they do not count.
  public mutating func add(_ fixes: [Candidate]) {
    let isSyntax = fixes.map { $0.finding.code == SyntaxErrorRule.info.code }
    for (fix, isSyntax) in zip(fixes, isSyntax) where isSyntax {
      let before = syntaxErrors(in: fix.paths)
      if let made = put(fix, analysing: false), syntaxErrors(in: fix.paths) >= before {
        takeBack(made, analysing: false)
      }
    }
    let others = zip(fixes, isSyntax).compactMap { $1 ? nil : $0 }
    if addTogether(others) { return }
    for fix in others { addAlone(fix) }
  }

  /// The text of a file with the fixes in it; nil where there are none.
  public func text(_ path: String) -> [UInt8]? { files[path].flatMap { $0.isChanged ? $0.document.bytes : nil } }

  /// Puts all fixes in if every error among what they mend is gone then, and no other has come; gives whether they are.
  private mutating func addTogether(_ fixes: [Candidate]) -> Bool {
    var trial = self
    var mended = 0
    var paths: Set<String> = []
    for fix in fixes where trial.put(fix, analysing: false) != nil {
      paths.formUnion(fix.paths)
      if fix.finding.severity == .error { mended += 1 }
    }
    guard trial.syntaxErrors(in: paths) <= syntaxErrors(in: paths),
      trial.errors(in: paths) + mended <= errors(in: paths)
    else { return false }
    self = trial
    return true
  }

  /// Puts a fix in unless there are more errors then.
  private mutating func addAlone(_ fix: Candidate) {
    let before = (syntax: syntaxErrors(in: fix.paths), all: errors(in: fix.paths))
    guard let made = put(fix, analysing: true) else { return }
    if syntaxErrors(in: fix.paths) > before.syntax || errors(in: fix.paths) > before.all {
      takeBack(made, analysing: true)
    }
  }

  /// The edits of one fix that were made.
  private typealias Made = [(path: String, edit: EditedFile.Made)]

  /// Makes all edits of a fix; nil where one of them cannot be made, and none is.
  private mutating func put(_ fix: Candidate, analysing: Bool) -> Made? {
    var made: Made = []
    count += 1
    for edit in fix.fix.edits {
      let path = edit.path ?? fix.path
      guard let edited = files[path]?.apply(edit, analysing: analysing) else {
        takeBack(made, analysing: analysing)
        return nil
      }
      made.append((path, edited))
    }
    return made
  }

  private mutating func takeBack(_ made: Made, analysing: Bool) {
    for (path, edit) in made.reversed() { files[path]?.takeBack(edit, analysing: analysing) }
    count -= 1
  }

  private func syntaxErrors(in paths: Set<String>) -> Int {
    paths.reduce(0) { $0 + (files[$1]?.document.chunks.measure.errors ?? 0) }
  }

  private mutating func errors(in paths: Set<String>) -> Int {
    paths.reduce(0) { $0 + (files[$1]?.errorCount ?? 0) }
  }
}
