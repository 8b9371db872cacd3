public import FieldLanguages
public import FormModel
public import FormLint
import FormSyntax
public import SystemIO

/// The files that are looked at together: those that findings are wanted of, the other forms of the folders, and what
/// all of them import.
///
/// Terminal and server both keep one. Texts of editors lie over what is on disk.
public struct Workspace: Sendable {
  /// Where files come from that no editor has open.
  let reader: any FileReader
  /// What was found out about the fields of all files.
  public private(set) var known = FieldLanguageCache()
  /// The rules that are run over them.
  let rules: WantedRules
  /// All files that are known.
  public internal(set) var project: ProjectModel
  /// The files that findings are wanted of.
  var analyses: [String: FileAnalysis] = [:]
  /// Those of them that have not seen yet what changed in a file that they import.
  var outdated: Set<String> = []
  /// Those of the others in a file that they import something stands elsewhere, of which none of their findings speaks.
  var moved: Set<String> = []
  /// What settings say for forms that say nothing themselves, by file; it has to be there before the file is read.
  public var formSettings: [String: FormSettings] = [:]
  /// Files whose text an editor holds.
  var overlays: Set<String> = []
  /// Files that stay known for the folder that they are in, whoever imports them.
  var members: Set<String> = []
  /// How the files that were read from disk looked then.
  var stamps: [String: FileStamp] = [:]
  /// Bytes of imported files that are read together where it is found that they are imported; those that have more are left
  /// to be read beside whatever else is done.
  public var mostImportBytes = Int.max
  /// The imported files that were left and are not read yet.
  var left: Set<String> = []
  /// Those of them that `takeLeftImports` has not given.
  var leftImports: [String] = []

  /// - Parameters:
  ///   - known: what is known of fields, with what one file may cost.
  ///   - rules: those whose findings are wanted.
  public init(
    reader: any FileReader = DiskReader(), known: FieldLanguageCache = FieldLanguageCache(),
    rules: WantedRules = .all
  ) {
    self.reader = reader
    self.rules = rules
    self.known = known
    project = ProjectModel(places: CurrentPlace().names) { LinkedPath.resolve($0, from: $1) }
  }

  /// What was found out about a file that findings are wanted of; it may not have seen yet what an import says now.
  public func analysis(_ path: String) -> FileAnalysis? { analyses[path] }

  /// The presets that a file sees now.
  public func scope(of path: String) -> PresetScope { PresetScope(project, from: path) }

  /// The same, as of now.
  func currentAnalysis(_ path: String) -> FileAnalysis? {
    guard var analysis = analyses[path] else { return nil }
    if outdated.contains(path) {
      analysis.update(PresetScope(project, from: path))
    } else if moved.contains(path) {
      analysis.update(places: PresetScope(project, from: path))
    }
    return analysis
  }

  /// Lets the findings of a file see what its imports say now.
  mutating func bringUpToDate(_ path: String) {
    let isMoved = moved.remove(path) != nil
    if outdated.remove(path) != nil {
      analyses[path]?.update(PresetScope(project, from: path))
    } else if isMoved {
      analyses[path]?.update(places: PresetScope(project, from: path))
    }
  }

  /// What a text says as that of a file, with what settings add to it, before what it imports is followed.
  func newAnalysis(
    _ path: String, _ text: consuming [UInt8], deferred: Bool = false, within budget: NarrowedBudget? = nil
  ) -> FileAnalysis {
    FileAnalysis(
      FileModel(Document(bytes: text), settings: formSettings[path]), sharing: known, rules, deferred: deferred,
      beforeImports: !deferred, within: budget)
  }

  // MARK: Analysis in pieces

  /// Whether all of a file was looked at: until then some of its findings are of an earlier version, or missing.
  public func isComplete(_ path: String) -> Bool {
    analyses[path].map { $0.isComplete && !outdated.contains(path) } ?? true
  }

  /// Looks at chunks of a file that wait for it, at most so many; gives whether some are left.
  ///
  /// - Parameter isWanted: whether somebody waits for what is done next.
  public mutating func analyseNext(
    _ path: String, atMost limit: Int, until isWanted: (@Sendable () -> Bool)? = nil
  ) -> Bool {
    bringUpToDate(path)
    return analyses[path]?.analyseNext(atMost: limit, until: isWanted) ?? false
  }

  /// Whether what is looked at next of a file takes so long that it is better done on a copy of the analysis, beside
  /// other work.
  public mutating func isNextLong(_ path: String) -> Bool {
    bringUpToDate(path)
    return analyses[path]?.isNextLong ?? false
  }

  /// Takes in what was found out on a copy of a file's analysis, unless the file has changed since.
  public mutating func adopt(_ analysis: FileAnalysis, of path: String) {
    if analyses[path]?.state == analysis.state { analyses[path] = analysis }
  }

  /// Says which bytes of a file are to be looked at first.
  public mutating func prefer(_ range: Range<Int>, of path: String) { analyses[path]?.prefer(range) }

  /// Looks at all chunks of a file that wait for it.
  public mutating func complete(_ path: String) { while analyseNext(path, atMost: 1_000) {} }

  /// Looks at all chunks of a part of a file that wait for it, unless something else is wanted before.
  ///
  /// - Parameter range: bytes of the file.
  public mutating func complete(_ path: String, _ range: Range<Int>, until isWanted: @escaping @Sendable () -> Bool) {
    prefer(range, of: path)
    while !(analyses[path]?.isComplete(in: range) ?? true), !isWanted(),
      analyseNext(path, atMost: 16, until: isWanted)
    {}
  }

  // MARK: Files that findings are wanted of

  /// Takes in a file from disk, with what it imports; gives why it could not be read.
  public mutating func load(_ path: String) -> FileError? {
    switch reader.read(path) {
    case .failure(let error): return error
    case .success(let bytes):
      open(path, newAnalysis(path, bytes))
      return nil
    }
  }

  /// Takes in the text of an editor, with what it imports; gives the other files whose findings may have changed.
  ///
  /// - Parameter deferred: whether its findings are made in pieces, by `analyseNext`.
  @discardableResult
  public mutating func open(_ path: String, text: [UInt8], deferred: Bool = false) -> Set<String> {
    openInEditor(path, newAnalysis(path, text, deferred: deferred))
  }

  /// Takes in the next text of a file: where it was found that its fields cost more than they may, that is not found out
  /// again.
  mutating func open(_ path: String, nextText text: [UInt8]) -> Set<String> {
    openInEditor(path, newAnalysis(path, text, within: analyses[path]?.narrowedBudget))
  }

  /// The same, of a text that was analysed by itself.
  public mutating func openInEditor(_ path: String, _ analysis: FileAnalysis) -> Set<String> {
    overlays.insert(path)
    let before = imports(from: [path])
    open(path, analysis)
    defer { forgetUnneeded(since: before) }
    return markOutdated(importersOf: [path]).union(filesConcerned(since: before))
  }

  /// What makes the analysis in pieces of a file's text, with what is known now, beside whatever else is done.
  public func deferredAnalysis(of path: String) -> @Sendable ([UInt8]) -> FileAnalysis {
    let (settings, known, rules) = (formSettings[path], known, rules)
    return { FileAnalysis(FileModel(Document(bytes: $0), settings: settings), sharing: known, rules, deferred: true) }
  }

  /// Takes in a file that was read and analysed by itself.
  public mutating func open(_ path: String, _ analysis: FileAnalysis) { open([(path, analysis)]) }

  /// Takes in files that were read and analysed by themselves: all of them, before the first import is followed.
  public mutating func open(_ files: [(path: String, analysis: FileAnalysis)]) {
    addToProject(files)
    for (file, analysis) in zip(files, withImports(files)) { analyses[file.path] = analysis }
  }

  /// Keeps no copy of the workspace behind, so that it can be changed where it lies.
  private func withImports(_ files: [(path: String, analysis: FileAnalysis)]) -> [FileAnalysis] {
    if files.count == 1 { return files.map { withImports($0.analysis, of: $0.path) } }
    return mapConcurrently(files.count) { withImports(files[$0].analysis, of: files[$0].path) }
  }

  /// Lets others see what files say, and reads what these import.
  mutating func addToProject(_ files: [(path: String, analysis: FileAnalysis)]) {
    for (path, analysis) in files { project.set(analysis.file, at: path) }
    // What one of them imports may import what is not there yet.
    loadImports(of: files.map(\.path))
  }

  /// What is found in a file that sees what it imports, once all of that is read.
  func withImports(_ analysis: FileAnalysis, of path: String) -> FileAnalysis {
    if analysis.file.imports.isEmpty, analysis.scope.isOwnOnly { return analysis }
    var analysis = analysis
    analysis.update(PresetScope(project, from: path))
    return analysis
  }

  /// Applies an edit of an editor; gives the other files whose findings may have changed.
  ///
  /// - Parameter isFollowed: whether another edit of the file comes right behind it.
  public mutating func edit(
    _ path: String, _ range: Range<Int>, with text: some Collection<UInt8>, isFollowed: Bool = false
  ) -> Set<String> {
    bringUpToDate(path)
    // The project's copy goes first, so that the analysis is changed where it lies.
    guard var analysis = analyses.removeValue(forKey: path) else { return [] }
    let importedBefore = project.imports(of: path).map(\.target)
    project.release(path)
    let before = analysis.file.document.chunks.measure
    let change = analysis.replace(range, with: text, isFollowed: isFollowed)
    let after = analysis.file.document.chunks.measure
    let hasDirectives = before.hasDirectives || after.hasDirectives
    project.set(analysis.file, at: path)
    analyses[path] = analysis
    let used = change.changesUses ? filesWithPresets(importedBy: [path]) : []
    guard change.touchesFile else {
      // What stands behind lies on other lines now.
      return before.lineBreaks == after.lineBreaks ? used : markMoved(importersOf: path).union(used)
    }
    // Comments may suppress what importing files tell of presets.
    if change.declarations?.isSilent ?? false, !hasDirectives { return markMoved(importersOf: path).union(used) }
    // Else it imports what it did.
    if change.declarations == nil {
      loadImports(of: [path])
      analyses[path]?.update(PresetScope(project, from: path))
    }
    defer { forgetUnneeded(path, importedBefore) }
    return markOutdated(importersOf: [path]).union(used).union(filesImported(otherwiseBy: path, importedBefore))
  }

  /// Lets go of an editor's text: what is on disk counts again for those who import it.
  ///
  /// - Parameter readsAgain: whether the file is read now; else that is for `changedOnDisk` to do.
  public mutating func close(_ path: String, readsAgain: Bool = true) -> Set<String> {
    let before = imports(from: [path])
    overlays.remove(path)
    analyses[path] = nil
    outdated.remove(path)
    moved.remove(path)
    if analyses.isEmpty { known = FieldLanguageCache() }
    // It may have been deleted while it was open.
    if members.contains(path), reader.stamp(path) == nil { members.remove(path) }
    guard isNeeded(path) else {
      forget(path)
      return filesConcerned(since: before)
    }
    if readsAgain { readAgain(path) }
    defer { forgetUnneeded(since: before) }
    return markOutdated(importersOf: [path]).union(filesConcerned(since: before))
  }
}
