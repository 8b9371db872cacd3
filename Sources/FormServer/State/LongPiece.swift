import FormLint

/// A piece of an analysis that takes long, worked out beside everything else on a copy of it.
struct LongPiece: Sendable {
  /// The path of the file.
  let path: String
  /// What the analysis is about.
  let state: AnalysisState
  /// What gives the analysis with what was found out.
  let work: WorkBeside<FileAnalysis>

  /// Begins at once with what is next of the analysis.
  init(_ analysis: FileAnalysis, of path: String) {
    self.path = path
    state = analysis.state
    work = WorkBeside { isAbandoned in
      var analysis = analysis
      analysis.analyseNext(atMost: 1, until: isAbandoned)
      return analysis
    }
  }
}
