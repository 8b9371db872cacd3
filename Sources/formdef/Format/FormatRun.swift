import FormSyntax
import FormWorkspace
import FormFormatter
import SystemIO

/// One run of `formdef format`.
struct FormatRun {
  /// A text before and after.
  private struct Formatted: Sendable {
    var path: String
    var old: [UInt8]
    var new: [UInt8]
    var isChanged: Bool { old != new }
  }

  private var settings: FormatSettings

  /// A run that has done nothing yet.
  init(_ settings: FormatSettings) { self.settings = settings }

  /// Lays out the texts and does with them what the settings say.
  mutating func run() -> ExitStatus {
    if settings.paths == ["-"] { return runOnStandardInput() }
    let found = FileDiscovery(settings.paths, leavingOut: FileExclusion(settings.lookup))
    if found.files.isEmpty, found.unreadable.isEmpty { MissingForms.warn(found, settings.paths) }
    if settings.mode == .print, found.files.count > 1 {
      StandardError.write("error: several files need --write, --check or --diff\n")
      return .notRun
    }
    // Nobody knows how those are laid out whose settings cannot be followed.
    let files = found.files.filter { !settings.lookup.isBroken(for: $0) }
    let formatters = files.map { SourceFormatter(settings.options(for: $0)) }
    let results = mapConcurrently(files.count) { index in
      let path = files[index]
      return DiskReader().read(path).map { FormatRun.format(path, $0, formatters[index]) }
        .mapError { UnreadFile(path: path, error: $0) }
    }
    var unread = found.unreadable
    var formatted: [Formatted] = []
    for result in results {
      switch result {
      case .success(let text): formatted.append(text)
      case .failure(let file): unread.append(file)
      }
    }
    for file in unread { StandardError.complain("read", file.path, file.error) }
    let isWhole = !complainOfSettings() && unread.isEmpty
    if !isWhole, formatted.isEmpty { return .notRun }
    return max(finish(formatted), isWhole ? .success : .notRun)
  }

  /// Says which settings cannot be read or followed; gives whether there are such.
  private func complainOfSettings() -> Bool {
    for file in settings.lookup.unread { StandardError.complain("read", file.path, file.error) }
    let problems = settings.lookup.found.reduce(into: [String]()) { known, settings in
      known += SettingsPage.problems(settings).filter { !known.contains($0) }
    }
    for problem in problems { StandardError.write("error: \(DisplayText.shown(problem))\n") }
    return !problems.isEmpty || !settings.lookup.unread.isEmpty
  }

  private static func format(_ path: String, _ bytes: [UInt8], _ formatter: SourceFormatter) -> Formatted {
    Formatted(path: path, old: bytes, new: formatter.format(Document(bytes: bytes)))
  }

  private mutating func runOnStandardInput() -> ExitStatus {
    switch StandardStream.input.readAll() {
    case .success(let bytes):
      let name = NamedText.standardInputName
      if settings.lookup.isBroken(for: name) {
        _ = complainOfSettings()
        return .notRun
      }
      return finish([FormatRun.format(name, bytes, SourceFormatter(settings.options(for: name)))])
    case .failure(let error):
      StandardError.complain("read", NamedText.standardInputName, error)
      return .notRun
    }
  }

  private func finish(_ texts: [Formatted]) -> ExitStatus {
    let changed = texts.filter(\.isChanged)
    switch settings.mode {
    case .print:
      for text in texts { StandardOutput.write(text.new) }
      return .success
    case .write:
      FixedFiles.removeLeftovers(beside: texts.map(\.path))
      return write(changed)
    case .check:
      StandardOutput.write(changed.map { DisplayText.shown(path: $0.path) + "\n" }.joined())
      StandardError.write("\(changed.count) of \(LintSummary.words(texts.count, "file")) would change.\n")
    case .diff:
      for text in changed {
        StandardOutput.write(UnifiedDiff.bytes(text.path, text.old, text.new, hasColours: settings.hasColours))
      }
    }
    return changed.isEmpty ? .success : .failure
  }

  private func write(_ changed: [Formatted]) -> ExitStatus {
    var status = ExitStatus.success
    for text in changed {
      if let error = FileReplacement.replace(text.path, expecting: text.old, with: text.new) {
        StandardError.complain("write", text.path, error)
        status = .notRun
      }
    }
    return status
  }
}
