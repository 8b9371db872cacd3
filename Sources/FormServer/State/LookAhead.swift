import FormLint

/// What is found out about a large document that was just opened, beside its analysis in pieces, so that this ends sooner.
struct LookAhead: Sendable {
  /// The path of the document.
  let path: String
  private let work: WorkBeside<Void>

  /// Begins at once.
  init(_ path: String, _ analysis: FileAnalysis) {
    self.path = path
    work = WorkBeside { [look = analysis.lookAhead] _ in look() }
  }

  /// Nobody needs it any more.
  func end() { work.abandon() }
}
