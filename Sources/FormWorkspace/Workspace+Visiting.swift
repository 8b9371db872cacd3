public import FormLint
import FormModel
import FormSyntax
import Synchronization
public import SystemIO

extension Workspace {
  /// The last of the files that were looked at together: to let go of a file takes a twentieth of what it took to look at
  /// it, and a process that ends then need not do so.
  private static let lastVisited = Mutex<FileAnalysis?>(nil)

  /// Looks at files once, on all processors, and lets go of each as soon as it was used: what a tree of files takes is
  /// what its largest files take. Only those that import others, and what these say, are kept until the end.
  ///
  /// - Parameters:
  ///   - paths: files on disk, or such as are open already.
  ///   - use: is handed each file with its index, on some thread, to do with as it likes; files that could not be read
  ///     are passed over.
  /// - Returns: in the order of the paths, what was made of each, or why it could not be read.
  public mutating func visit<Outcome: Sendable>(
    _ paths: [String], _ detail: FindingDetail, _ use: @Sendable (_ index: Int, _ file: inout CheckedFile) -> Outcome
  ) -> [Result<Outcome, FileError>] {
    let before = self
    let alone = ProjectModel()
    let visits = mapConcurrently(paths.count) { index -> Visit<Outcome> in
      let path = paths[index]
      if before.analyses[path] != nil { return .later(nil) }
      return before.reader.read(path).visited { text in
        let analysis = before.newAnalysis(path, text)
        if index == paths.count - 1 { Workspace.lastVisited.withLock { $0 = analysis } }
        guard analysis.file.imports.isEmpty, !analysis.tellsOfUnknownUsers, !analysis.file.mayHaveOtherUsers else {
          return .later(analysis)
        }
        var file = CheckedFile(path, analysis, alone, detail)
        return .done(use(index, &file))
      }
    }
    // Plain loops: each sequence made of another of results would be a type that every start of the program has to look up.
    var later: [(index: Int, analysis: FileAnalysis?)] = []
    var results: [Result<Outcome, FileError>] = []
    results.reserveCapacity(visits.count)
    for index in visits.indices {
      if case .later(let analysis) = visits[index] { later.append((index, analysis)) }
      results.append(visits[index].result)
    }
    if later.isEmpty { return results }
    let files = later.compactMap { later in later.analysis.map { (path: paths[later.index], analysis: $0) } }
    addToProject(files)
    let (workspace, visited) = (self, later)
    let found = mapConcurrently(visited.count) { place -> Outcome? in
      let (number, read) = visited[place]
      let path = paths[number]
      guard let analysis = read.map({ workspace.withImports($0, of: path) }) ?? workspace.analysis(path) else {
        return nil
      }
      var file = CheckedFile(path, analysis, workspace.project, detail)
      return use(number, &file)
    }
    for index in later.indices { if let outcome = found[index] { results[later[index].index] = .success(outcome) } }
    return results
  }
}

extension FileModel {
  /// Whether a preset of it is told to be unused unless another file uses it.
  fileprivate var mayHaveOtherUsers: Bool { !forms.isEmpty && !unusedPresets.isEmpty }
}

/// What came of the first look at a file.
private enum Visit<Outcome: Sendable>: Sendable {
  case done(Outcome)
  /// It says something about others; nil: the workspace has it.
  case later(FileAnalysis?)
  case unread(FileError)

  var result: Result<Outcome, FileError> {
    switch self {
    case .done(let outcome): .success(outcome)
    case .unread(let error): .failure(error)
    case .later: .failure(FileError("it was not read"))
    }
  }
}

extension Result<[UInt8], FileError> {
  /// What a text says; it is handed over, so that it need not be copied.
  fileprivate consuming func visited<Outcome: Sendable>(
    _ visit: (consuming [UInt8]) -> Visit<Outcome>
  ) -> Visit<Outcome> {
    switch consume self {
    case .success(let bytes): visit(bytes)
    case .failure(let error): .unread(error)
    }
  }
}
