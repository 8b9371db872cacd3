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
  public private(set) var project: ProjectModel
  /// The files that findings are wanted of, sorted.
  public private(set) var roots: [String] = []
  private var analyses: [String: FileAnalysis] = [:]
  /// Those of them that have not seen yet what changed in a file that they import.
  private var outdated: Set<String> = []
  /// What settings say for forms that say nothing themselves, by file; it has to be there before the file is read.
  public var formSettings: [String: FormSettings] = [:]
  /// Files whose text an editor holds.
  private var overlays: Set<String> = []
  /// Files that stay known for the folder that they are in, whoever imports them.
  private var members: Set<String> = []
  /// How the files that were read from disk looked then.
  private var stamps: [String: FileStamp] = [:]

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
    project = ProjectModel(places: CurrentPlace().names)
  }

  /// What was found out about a file that findings are wanted of; it may not have seen yet what an import says now.
  public func analysis(_ path: String) -> FileAnalysis? { analyses[path] }

  /// The presets that a file sees now.
  public func scope(of path: String) -> PresetScope { PresetScope(project, from: path) }

  /// The same, as of now.
  func currentAnalysis(_ path: String) -> FileAnalysis? {
    guard var analysis = analyses[path], outdated.contains(path) else { return analyses[path] }
    analysis.update(PresetScope(project, from: path))
    return analysis
  }

  /// Lets the findings of a file see what its imports say now.
  mutating func bringUpToDate(_ path: String) {
    guard outdated.remove(path) != nil else { return }
    analyses[path]?.update(PresetScope(project, from: path))
  }

  /// What a text says as that of a file, with what settings add to it, before what it imports is followed.
  func newAnalysis(
    _ path: String, _ text: consuming [UInt8], deferred: Bool = false, within budget: FieldBudget? = nil
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
    let importedBefore = project.imports(of: path).map(\.target)
    open(path, analysis)
    return markOutdated(importersOf: [path]).union(filesUsedOtherwise(by: path, importedBefore))
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
    addRoots(files.map(\.path))
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
    for (path, _) in files { loadImports(of: path) }
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
    let touchesFile = analysis.replace(range, with: text, isFollowed: isFollowed)
    project.set(analysis.file, at: path)
    analyses[path] = analysis
    guard touchesFile else { return [] }
    loadImports(of: path)
    analyses[path]?.update(PresetScope(project, from: path))
    return markOutdated(importersOf: [path]).union(filesUsedOtherwise(by: path, importedBefore))
  }

  /// The open files whose presets are used, or not used, by others than before, since a file imports others now.
  private func filesUsedOtherwise(by path: String, _ importedBefore: [String]) -> Set<String> {
    let imported = project.imports(of: path)
    if importedBefore.elementsEqual(imported.map(\.target)) { return [] }
    var waiting = Array(Set(importedBefore).symmetricDifference(imported.map(\.target)))
    var seen = Set(waiting)
    while let next = waiting.popLast() {
      for (_, target) in project.imports(of: next) where seen.insert(target).inserted { waiting.append(target) }
    }
    return seen.filter { analyses[$0] != nil && $0 != path }
  }

  /// Lets go of an editor's text: what is on disk counts again for those who import it.
  ///
  /// - Parameter readsAgain: whether the file is read now; else that is for `changedOnDisk` to do.
  public mutating func close(_ path: String, readsAgain: Bool = true) -> Set<String> {
    overlays.remove(path)
    analyses[path] = nil
    outdated.remove(path)
    if let index = roots.sortedIndex(of: path), roots[index] == path { roots.remove(at: index) }
    if analyses.isEmpty { known = FieldLanguageCache() }
    // It may have been deleted while it was open.
    if members.contains(path), reader.stamp(path) == nil { members.remove(path) }
    guard isNeeded(path) else {
      forget(path)
      return []
    }
    if readsAgain { readAgain(path) }
    return markOutdated(importersOf: [path])
  }

  private mutating func addRoots(_ paths: [String]) {
    if paths.count > 1 {
      roots = Set(roots + paths).sorted()
    } else if let path = paths.first {
      let index = roots.sortedIndex(of: path) ?? roots.endIndex
      if index == roots.endIndex || roots[index] != path { roots.insert(path, at: index) }
    }
  }

  // MARK: Other files

  /// The forms of the folders that are known without being open, and the open files.
  public var paths: Set<String> { members.union(analyses.keys) }

  /// Whether others are known beside a file, in the folders or open.
  public func hasOtherFiles(than path: String) -> Bool {
    members.contains { $0 != path } || analyses.keys.contains { $0 != path }
  }

  /// Whether a file is known for the folder that it is in.
  public func isMember(_ path: String) -> Bool { members.contains(path) }

  /// Takes in forms of the folders from disk; gives the files whose findings may have changed.
  public mutating func add(_ paths: [String]) -> Set<String> { add(paths, reading(paths)()) }

  /// What reads those of some files that are not known, on all processors, beside whatever else is done.
  public func reading(_ paths: [String]) -> @Sendable () -> [FileOnDisk] {
    let unread = paths.filter { !overlays.contains($0) && project.model($0) == nil }
    let (reader, formSettings) = (reader, formSettings)
    return { mapConcurrently(unread.count) { FileOnDisk(unread[$0], reader, formSettings[unread[$0]]) } }
  }

  /// What reads a file, beside whatever else is done; nil where an editor has it open.
  public func reading(again path: String) -> (@Sendable () -> FileOnDisk)? {
    if overlays.contains(path) { return nil }
    let (reader, settings) = (reader, formSettings[path])
    return { FileOnDisk(path, reader, settings) }
  }

  /// Takes in forms of the folders that were read; gives the files whose findings may have changed.
  public mutating func add(_ paths: [String], _ read: [FileOnDisk]) -> Set<String> {
    let new = paths.filter { !members.contains($0) }
    members.formUnion(new)
    let files = Dictionary(read.map { ($0.path, $0) }) { $1 }
    let unread = new.filter { !overlays.contains($0) && project.model($0) == nil }
    for path in unread { take(files[path], at: path) }
    for path in unread { loadImports(of: path) }
    var changed = markOutdated(importersOf: unread)
    for path in unread {
      if project.file(path) == nil { remove(path) } else { changed.insert(path) }
    }
    return changed
  }

  /// Lets go of a form that is in none of the folders any more, unless it is open or imported.
  public mutating func remove(_ path: String) {
    guard members.remove(path) != nil, !isNeeded(path) else { return }
    forget(path)
  }

  /// Takes in that a file came, changed or went on disk; gives the files whose findings may have changed, itself among
  /// them where its own may have.
  ///
  /// - Parameter file: the file as it was read since then; nil: it is read now.
  public mutating func changedOnDisk(_ path: String, _ file: FileOnDisk? = nil) -> Set<String> {
    guard !overlays.contains(path), project.files[path] != nil else { return [] }
    readAgain(path, file)
    if project.model(path) == nil, members.remove(path) != nil, !isNeeded(path) {
      forget(path)
      return [path]
    }
    return markOutdated(importersOf: [path]).union([path])
  }

  /// How many files are known.
  public var fileCount: Int { project.files.count }

  /// The files among those that are known that look different on disk from when they were read.
  ///
  /// - Parameter membersToo: whether those of the folders are looked at too, or only what they import from elsewhere.
  public func pathsChangedOnDisk(membersToo: Bool = true) -> [String] {
    if !membersToo, project.files.count == members.count { return [] }
    return project.files.keys.filter { path in
      !overlays.contains(path) && (membersToo || !members.contains(path)) && reader.stamp(path) != stamps[path]
    }.sorted()
  }

  /// Lets go of a file, and of what only it imports.
  private mutating func forget(_ path: String) {
    var waiting = [path]
    while let next = waiting.popLast() {
      let imported = project.imports(of: next).map(\.target)
      project.remove(next)
      stamps[next] = nil
      waiting += imported.filter { project.files[$0] != nil && !isNeeded($0) }
    }
  }

  /// Whether a file is one to know: open, in a folder, or imported by such a one, directly or not.
  private func isNeeded(_ path: String) -> Bool {
    func isAsked(_ path: String) -> Bool { analyses[path] != nil || members.contains(path) }
    return isAsked(path) || project.importers(of: path).contains(where: isAsked)
  }

  private mutating func readAgain(_ path: String, _ file: FileOnDisk? = nil) {
    take(file, at: path)
    loadImports(of: path)
  }

  /// Takes in a file as it was read, or reads it where it was not, or settings said something else then.
  private mutating func take(_ file: FileOnDisk?, at path: String) {
    if let file, file.settings == formSettings[path] { set(file) } else { read(path) }
  }

  /// Reads a file for what others see of it.
  private mutating func read(_ path: String) { set(FileOnDisk(path, reader, formSettings[path])) }

  private mutating func set(_ file: FileOnDisk) {
    stamps[file.path] = file.stamp
    project.set(file.model, at: file.path)
  }

  /// Reads the files that a file imports, and what those import, where they are not known yet.
  private mutating func loadImports(of path: String) {
    var waiting = project.imports(of: path).map(\.target)
    while let next = waiting.popLast() {
      guard project.files[next] == nil else { continue }
      read(next)
      waiting += project.imports(of: next).map(\.target)
    }
  }

  /// Takes in that the files that import one of some others, directly or not, have to see what these say now; gives all
  /// of them.
  private mutating func markOutdated(importersOf paths: [String]) -> Set<String> {
    let changed = project.importers(of: paths).subtracting(paths)
    for other in changed where analyses[other] != nil { outdated.insert(other) }
    return changed
  }
}

extension ProjectModel {
  /// Adds what reading a file has given.
  fileprivate mutating func set(_ read: Result<FileModel, FileError>, at path: String) {
    switch read {
    case .success(let model): set(model, at: path)
    case .failure(let error): set(unreadable: error.reason, at: path)
    }
  }
}

extension [String] {
  /// The place of a text in a sorted list, or where it would be put in; nil behind the last.
  fileprivate func sortedIndex(of text: String) -> Int? {
    let index = partitioningIndex { $0 >= text }
    return index < count ? index : nil
  }
}
