import FieldLanguages
public import FormModel
public import FormLint
import FormSyntax
public import SystemIO

/// The files that are looked at together: those that were asked for, and those that they import.
///
/// Terminal and server both keep one. Texts of editors lie over what is on disk.
public struct Workspace: Sendable {
  let reader: any FileReader
  /// What was found out about the fields of all files.
  let known = FieldLanguageCache()
  /// All files that are known, for imports.
  public private(set) var project = ProjectModel()
  /// The files that findings are wanted of.
  private var analyses: [String: FileAnalysis] = [:]
  /// Files whose text an editor holds.
  private var overlays: Set<String> = []

  public init(reader: any FileReader = DiskReader()) { self.reader = reader }

  /// The files that findings are wanted of, sorted.
  public var roots: [String] { analyses.keys.sorted() }

  public func analysis(_ path: String) -> FileAnalysis? { analyses[path] }

  /// Takes in a file from disk, with what it imports; gives why it could not be read.
  public mutating func load(_ path: String) -> FileError? {
    switch reader.read(path) {
    case .failure(let error): return error
    case .success(let bytes):
      open(path, FileAnalysis(Document(bytes: bytes), sharing: known))
      return nil
    }
  }

  /// Takes in the text of an editor, with what it imports; gives the other files whose findings may have changed.
  @discardableResult
  public mutating func open(_ path: String, text: [UInt8]) -> Set<String> {
    overlays.insert(path)
    open(path, FileAnalysis(Document(bytes: text), sharing: known))
    return refresh(dependentsOf: path)
  }

  /// Takes in a file that was read and analysed by itself.
  public mutating func open(_ path: String, _ analysis: FileAnalysis) { open([(path, analysis)]) }

  /// Takes in files that were read and analysed by themselves: all of them, before the first import is followed.
  public mutating func open(_ files: [(path: String, analysis: FileAnalysis)]) {
    for (path, analysis) in files { project.set(.read(analysis.file), at: path) }
    for (path, analysis) in files {
      loadImports(of: path)
      analyses[path] = analysis
      if !analysis.file.imports.isEmpty { analyses[path]?.update(PresetScope(project, from: path)) }
    }
  }

  /// Applies an edit of an editor; gives the other files whose findings may have changed.
  public mutating func edit(_ path: String, _ range: Range<Int>, with text: some Collection<UInt8>) -> Set<String> {
    // The project's copy goes first, so that the analysis is changed where it lies.
    guard var analysis = analyses.removeValue(forKey: path) else { return [] }
    project.remove(path)
    let touchesFile = analysis.replace(range, with: text)
    project.set(.read(analysis.file), at: path)
    analyses[path] = analysis
    guard touchesFile else { return [] }
    loadImports(of: path)
    analyses[path]?.update(PresetScope(project, from: path))
    return refresh(dependentsOf: path)
  }

  /// Lets go of an editor's text: what is on disk counts again for those who import it.
  public mutating func close(_ path: String) -> Set<String> {
    overlays.remove(path)
    analyses[path] = nil
    guard roots.contains(where: { project.seen(from: $0).contains(path) }) else {
      project.remove(path)
      return []
    }
    readAgain(path)
    return refresh(dependentsOf: path)
  }

  /// Takes in that a file changed on disk.
  public mutating func changedOnDisk(_ path: String) -> Set<String> {
    guard !overlays.contains(path), project.files[path] != nil else { return [] }
    readAgain(path)
    return refresh(dependentsOf: path)
  }

  /// The findings of a file, in the order of its text.
  public func findings(_ path: String) -> [LocatedFinding] {
    analyses[path]?.report(path: path, project: project, roots: roots) ?? []
  }

  /// The worst findings of a file, at most `limit`, and how many more there are.
  public func worstFindings(_ path: String, limit: Int) -> WorstFindings {
    analyses[path]?.worstFindings(limit, path: path, project: project, roots: roots)
      ?? WorstFindings(findings: [], omitted: 0)
  }

  private mutating func readAgain(_ path: String) {
    switch reader.readImport(path) {
    case .success(let bytes): project.set(.read(FileModel(Document(bytes: bytes))), at: path)
    case .failure(let error): project.set(.unreadable(error.reason), at: path)
    }
    loadImports(of: path)
  }

  /// Reads the files that a file imports, and what those import, where they are not known yet.
  private mutating func loadImports(of path: String) {
    var waiting = project.imports(of: path).map(\.target)
    while let next = waiting.popLast() {
      guard project.files[next] == nil else { continue }
      switch reader.readImport(next) {
      case .success(let bytes):
        project.set(.read(FileModel(Document(bytes: bytes))), at: next)
        waiting += project.imports(of: next).map(\.target)
      case .failure(let error): project.set(.unreadable(error.reason), at: next)
      }
    }
  }

  /// Lets the files that import `path`, directly or not, see what it says now.
  private mutating func refresh(dependentsOf path: String) -> Set<String> {
    var changed: Set<String> = []
    for other in roots where other != path && project.seen(from: other).contains(path) {
      loadImports(of: other)
      analyses[other]?.update(PresetScope(project, from: other))
      changed.insert(other)
    }
    return changed
  }
}
