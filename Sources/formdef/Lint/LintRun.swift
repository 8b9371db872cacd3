import FieldLanguages
import FormFormatter
import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import SystemIO

/// One run of `formdef lint`: finds the files, checks and fixes them, and reports.
struct LintRun {
  private let options: LintOptions
  private var workspace: Workspace
  /// The files in the order of the report.
  private var paths: [String] = []
  private var unread: [UnreadFile] = []
  private var found = FileDiscovery([])
  /// What was left out, where nothing else is there.
  private var leftOut: [UnreadFile] = []
  private var scope: LintScope

  /// A run that has found no files yet.
  init(_ options: LintOptions) {
    self.options = options
    scope = LintScope(options)
    workspace = Workspace(
      reader: DiskReader(importLimit: options.importLimit), known: FieldLanguageCache(fileLimit: options.budget))
  }

  /// Finds, fixes, checks and reports; the status that the program ends with.
  mutating func run() -> ExitStatus {
    find()
    let summary = options.fixes.isEmpty ? check() : fix()
    return stamped(options.status(summary))
  }

  /// Leaves the file that says that all went well, as it is where it is there already: what is made of it is not made again.
  private func stamped(_ status: ExitStatus) -> ExitStatus {
    guard status == .success, let path = options.stamp else { return status }
    let isThere = FileStatus.of(path).map { $0.kind == .file }
    if case .success(true) = isThere {
      if case .success(let bytes) = FileContents.read(path), bytes.isEmpty { return status }
      StandardError.complain("write", path, FileError("it is not empty: a stamp says nothing but that it is there"))
      return .notRun
    }
    guard let error = FilePlacement.write([], to: path) else { return status }
    StandardError.complain("write", path, error)
    return .notRun
  }

  // MARK: Files

  /// The files that it looked at by themselves.
  var files: [String] { paths }

  /// What mattered for what it found: files, those that they import, whether they could be read or not, folders, settings
  /// and what else these name.
  var watched: Set<String> {
    var paths = WatchedFiles.paths(of: found).union(self.paths).union(workspace.project.files.keys)
    paths.formUnion(unread.map(\.path))
    paths.formUnion(scope.paths)
    if let baseline = options.baseline { paths.insert(baseline) }
    let translated = workspace.formSettings.filter {
      !$1.selectedRules.isDisjoint(with: LintRuleRegistry.readingStrings)
    }
    for path in translated.keys { paths.formUnion(AppStrings.paths(beside: path)) }
    return paths
  }

  private mutating func find() {
    if let name = options.standardInput { loadStandardInput(name) }
    found = FileDiscovery(options.paths, leavingOut: FileExclusion(options.lookup))
    let named = paths
    let files = found.files.filter { !named.contains($0) }
    ProcessMemory.expect(textOf: options.fixes.isEmpty ? found.largestByteCount : found.byteCount)
    take(found.unreadable)
    paths += files
    for path in paths { workspace.formSettings[path] = scope.formSettings(for: path) }
    VerboseNotes.write(found, options)
    if paths.isEmpty, unread.isEmpty {
      leftOut = found.leftOutForms
      MissingForms.warn(found, options.paths)
    }
  }

  private mutating func loadStandardInput(_ name: String) {
    switch StandardStream.input.readAll() {
    case .success(let bytes):
      if name != NamedText.standardInputName, FileDiscovery.isOther(name, { bytes }) {
        return take([UnreadFile(path: name, error: FileDiscovery.otherKind)])
      }
      workspace.formSettings[name] = scope.formSettings(for: name)
      workspace.open(name, text: bytes)
      paths.append(name)
    case .failure(let error): take([UnreadFile(path: name, error: error)])
    }
  }

  /// Notes what could not be read, and says so.
  private mutating func take(_ files: [UnreadFile]) {
    for file in files { StandardError.complain("read", file.path, file.error) }
    unread += files
  }

  // MARK: Checking

  /// Reports what is found; gives what it came to.
  private mutating func check() -> LintSummary {
    var reporting = LintReporting(options, scope, unread, leftOut: leftOut)
    return reporting.report(paths, &workspace)
  }

  // MARK: Fixing

  /// Fixes, and reports what is left; gives what it came to.
  private mutating func fix() -> LintSummary {
    take(workspace.load(paths.filter { $0 != options.standardInput }))
    paths = paths.filter { workspace.analysis($0) != nil }
    let filters = Dictionary(paths.map { ($0, scope.filter(for: $0).settings) }) { first, _ in first }
    // Where settings cannot be followed, nobody knows which fixes somebody wants.
    let sound = paths.filter { !scope.isBroken(for: $0) }
    var fixes = FixRun(workspace, sound, options.fixes, filters)
    fixes.rewrite { path, bytes, new in
      let old = Document(bytes: bytes)
      return SourceFormatter(scope.layout(for: path).options(of: old)).laidOut(new, after: old)
    }
    if options.showsDiff { return show(fixes) }
    FixedFiles.removeLeftovers(beside: paths.filter { $0 != options.standardInput })
    return take(fixes)
  }

  /// Shows what fixes would change; what it comes to is that of the files as they are.
  private mutating func show(_ fixes: FixRun) -> LintSummary {
    var reporting = LintReporting(options, scope, unread, leftOut: leftOut)
    let (hasColours, isFile) = (options.hasColours, options.output != nil)
    let unwritten = reporting.write { stream in
      for path in fixes.changed {
        let diff = UnifiedDiff.bytes(
          path, fixes.before[path] ?? [], fixes.text(path), hasColours: hasColours, isFile: isFile)
        guard stream.write(diff) else { break }
      }
    }
    if let unwritten { return unwritten }
    FixList.write(fixes.applied, options)
    StandardError.write("Would apply \(FixList.words(fixes)).\n")
    return reporting.count(paths, &workspace)
  }

  /// Writes what fixes changed, and reports what is left; of standard input, the text goes where the report would.
  private mutating func take(_ fixes: FixRun) -> LintSummary {
    workspace = fixes.result
    let unwritten = FixedFiles.write(fixes, but: options.standardInput)
    for file in unwritten { _ = workspace.load([file.path]) }
    let lost = Set(unwritten.map(\.path))
    FixList.write(fixes.applied.filter { !lost.contains($0.path) }, options)
    if !unwritten.isEmpty {
      let done = fixes.changed.count - unwritten.count
      StandardError.write("Changed \(done) of \(LintSummary.words(fixes.changed.count, "file")).\n")
    } else if !fixes.applied.isEmpty, options.tellsFixes {
      StandardError.write("Applied \(FixList.words(fixes)).\n")
    }
    var reporting = LintReporting(options, scope, unread, leftOut: leftOut)
    if let name = options.standardInput {
      StandardOutput.write(fixes.text(name))
      reporting.output = StandardError()
    }
    var summary = reporting.report(paths, &workspace)
    summary.unread += unwritten
    return summary
  }
}
