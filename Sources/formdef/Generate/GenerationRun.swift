import FormGeneration
import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import SystemIO

/// One run of `formdef generate`: reads the forms, shows the errors that they have, and writes what has changed.
struct GenerationRun {
  private var settings: GenerationSettings
  private var workspace = Workspace(rules: .errors)

  /// A run that has done nothing yet.
  init(_ settings: GenerationSettings) { self.settings = settings }

  /// Generates the code of all files without errors; of none where one cannot be read, or two would have output of one
  /// name.
  mutating func run() -> ExitStatus {
    let found = FileDiscovery(settings.paths, leavingOut: FileExclusion(settings.lookup))
    var unread = found.unreadable
    if found.files.isEmpty, unread.isEmpty { MissingForms.warn(found, settings.paths) }
    if let (first, second) = GenerationRun.equalNames(found.files) {
      StandardError.write(
        "error: '\(DisplayText.shown(path: first))' and '\(DisplayText.shown(path: second))' would give files of one name\n"
      )
      return .notRun
    }
    for path in found.files { workspace.formSettings[path] = settings.lookup.formSettings(for: path) }
    unread += workspace.load(found.files.filter { !found.pipes.contains($0) })
    unread += load(pipes: found.files.filter(found.pipes.contains))
    unread += settings.lookup.unread
    for file in unread { StandardError.complain("read", file.path, file.error) }
    let problems = settings.lookup.found.flatMap { SettingsPage.problems($0) }
    for problem in problems { StandardError.write("error: \(DisplayText.shown(problem))\n") }
    if !unread.isEmpty || !problems.isEmpty { return .notRun }
    let broken = report(found.files)
    let whole = found.files.filter { !broken.contains($0) }
    warnOfEqualTypes(whole)
    return max(generate(whole), broken.isEmpty ? .success : .failure)
  }

  /// Takes in what comes through pipes; gives those that could not be read, or give no name to what is generated.
  private mutating func load(pipes: [String]) -> [UnreadFile] {
    pipes.compactMap { path in
      do throws(FileError) {
        if NamedText.isStream(path) { throw FileError("it has no name for the files: give the path of a file") }
        workspace.open(path, text: try NamedText(path).bytes)
        return nil
      } catch {
        return UnreadFile(path: path, error: error)
      }
    }
  }

  /// Two files whose generated files would have the same names; letters that differ in case only are the same on many
  /// disks.
  private static func equalNames(_ paths: [String]) -> (String, String)? {
    var known: [String: String] = [:]
    for path in paths {
      let name = GenerationOptions(version: "", path: path).baseName.lowercased()
      if let first = known.updateValue(path, forKey: name) { return (first, path) }
    }
    return nil
  }

  /// Shows the errors of files; gives the files that have some.
  private func report(_ paths: [String]) -> Set<String> {
    let broken = Set(
      zip(
        paths, workspace.mapFindings(of: paths, .brief) { _, findings in findings.contains { $0.severity == .error } }
      )
      .filter(\.1).map(\.0))
    let report = ReportFormat.text.report(hasColours: settings.hasColours)
    for path in paths where broken.contains(path) {
      guard var file = workspace.checked(path) else { continue }
      file.findings.removeAll { $0.severity != .error }
      let omitted = FindingLimit(limit: LintOptions.usualFindingLimit).apply(to: &file.findings)
      let output = StandardError()
      for body in report.bodies(file) { _ = output.write(body) }
      for (code, count) in omitted {
        StandardError.write(
          "\(DisplayText.shown(path: path)): \(count) more of '\(code)' not shown; 'formdef lint --all' shows them\n")
      }
    }
    return broken
  }

  /// Generates the code of files and brings it to disk, side by side.
  private func generate(_ paths: [String]) -> ExitStatus {
    if settings.mode == .write, let error = Folder.create(settings.output) {
      StandardError.complain("make", settings.output, error)
      return .notRun
    }
    let (settings, workspace) = (settings, workspace)
    let patterns = PatternCosts()
    let outputs = mapConcurrently(paths.count) { index -> [GeneratedOutput] in
      let path = paths[index]
      guard let file = workspace.project.model(path) else { return [] }
      let options = GenerationOptions(version: programVersion, path: path, access: settings.access)
      return GeneratedOutput.all(
        settings, FormGenerator.files(of: file, workspace.scope(of: path), options, patterns))
    }
    for place in patterns.undecided {
      StandardError.write(
        "note: \(DisplayText.shown(place)): it is not decided how long the pattern takes on some texts\n")
    }
    for place in patterns.openEnds {
      StandardError.write(
        "warning: \(DisplayText.shown(place)): it is not known when the text can grow no more, so that nothing calls "
          + "'on complete' in the code\n")
    }
    return outputs.joined().reduce(.success) { max($0, $1.report(settings)) }
  }

  /// Says which types several files declare: one module cannot have them all.
  private func warnOfEqualTypes(_ paths: [String]) {
    var owners: [String: String] = [:]
    for path in paths {
      guard let file = workspace.project.model(path) else { continue }
      for type in FormGenerator.types(of: file, workspace.scope(of: path)) {
        guard let first = owners.updateValue(path, forKey: type) else { continue }
        StandardError.write(
          "warning: '\(DisplayText.shown(path: first))' and '\(DisplayText.shown(path: path))' both give a type "
            + "'\(type)', which one module cannot have: give one of them another name\n")
      }
    }
  }
}
