import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import JSONText
import LanguageServerProtocol
import SystemIO

/// What is set for files: by the `formdef.json` above them, and over that by the client.
struct ServerSettings: Sendable {
  private var lookup = SettingsLookup()
  /// How a client sets something; what comes later here wins, key by key.
  enum Layer: Int, CaseIterable, Sendable {
    /// With its first message.
    case options
    /// Where it was asked, or told of a change.
    case configuration
  }

  /// What the client has set, as it wrote it.
  private var client: [Layer: [UInt8]] = [:]
  /// What was looked up already, by path.
  private var known: [String: FileSettings] = [:]

  /// The texts of settings files that the client has open, by path.
  var texts: [String: [UInt8]] = [:]

  /// The settings files and baselines that were read, as they looked then.
  private(set) var stamps: [String: FileStamp] = [:]

  /// The settings files about which the client is to be told what cannot be followed in them, or that nothing is wrong any
  /// more.
  private(set) var reports: [SettingsReport] = []
  /// The paths of those that it was told of.
  private var reported: Set<String> = []

  /// The next report about a settings file.
  mutating func takeReport() -> SettingsReport? { reports.isEmpty ? nil : reports.removeFirst() }

  /// Takes in what the client sets, bare or under `formdef`; gives whether that is something else than before, and what
  /// of it cannot be followed. Null sets nothing.
  mutating func update(_ json: JSONValue, _ layer: Layer) -> (changed: Bool, mistakes: [String]) {
    let section = json["formdef"] ?? json
    let text = section.kind == .object ? Array(section.rawBytes) : nil
    guard text != client[layer] else { return (false, []) }
    client[layer] = text
    forget()
    return (true, text.map { ServerSettings.file($0).mistakes.map(\.message) } ?? [])
  }

  private static func file(_ text: [UInt8]) -> SettingsFile {
    SettingsFile(path: "the editor's settings", folder: "/", text: text)
  }

  /// Forgets what was looked up: a settings file has come, changed or gone.
  mutating func forget() {
    known = [:]
    stamps = [:]
    reports += reported.sorted().map { SettingsReport(path: $0, text: [], mistakes: []) }
    reported = []
    lookup = SettingsLookup()
    lookup.texts = texts
    lookup.overriding = Layer.allCases.compactMap { client[$0].map(ServerSettings.file) }
  }

  /// What is set for a file.
  mutating func settings(for path: String) -> FileSettings {
    if let settings = known[path] { return settings }
    let settings = FileSettings(path, &lookup)
    known[path] = settings
    for file in lookup.found.flatMap(\.files) where stamps[file.absolutePath] == nil {
      stamps[file.absolutePath] = FileStamp(path: file.absolutePath)
      if !file.mistakes.isEmpty {
        reports.removeAll { $0.path == file.absolutePath }
        reports.append(SettingsReport(path: file.absolutePath, text: file.text, mistakes: file.mistakes))
        reported.insert(file.absolutePath)
      }
    }
    for path in lookup.found.compactMap(\.baseline) where stamps[path] == nil { stamps[path] = FileStamp(path: path) }
    return settings
  }

  /// A settings file that was read, by its path.
  func file(at path: String) -> SettingsFile? {
    lookup.found.lazy.flatMap(\.files).first { $0.absolutePath == path }
  }

  /// Whether a settings file holds for a form.
  mutating func follow(_ path: String, for form: String) -> Bool {
    lookup.settings(for: form).files.contains { $0.absolutePath == path }
  }

  /// The places of a settings file's suppressions that findings of a form used.
  func usedSuppressions(of path: String, for form: String, _ findings: inout [LocatedFinding]) -> Set<Range<Int>> {
    var lookup = lookup
    let all = lookup.settings(for: form).suppressions
    let used = known(for: form).filter.apply(to: &findings)
    return Set(used.filter { all[$0].file.absolutePath == path }.map { all[$0].suppression.range })
  }

  /// Whether what a suppression silences is looked for in one of the forms that it speaks of, or, where it speaks of none,
  /// anywhere.
  func isLookedFor(_ suppression: SettingsFile.Suppression, of file: SettingsFile, in forms: [String]) -> Bool {
    let own = forms.filter { suppression.speaks(of: $0, in: file) }
    return own.isEmpty || own.contains { known(for: $0).filter.isOn(suppression.code) }
  }

  /// Whether settings were read from a file, or it is their baseline.
  func reads(_ path: String) -> Bool { stamps[path] != nil }

  /// What was looked up for a file; looked up again where it was not.
  func known(for path: String) -> FileSettings {
    if let settings = known[path] { return settings }
    var lookup = lookup
    return FileSettings(path, &lookup)
  }

  /// Whether a settings file that was read looks different now, or there is one where none was.
  ///
  /// - Parameter isLookedAt: whether a folder is one to look into again; it ends in a slash.
  func hasChangedOnDisk(_ isLookedAt: (String) -> Bool) -> Bool {
    stamps.contains { FileStamp(path: $0.key) != $0.value }
      || lookup.foldersWithout.contains { isLookedAt($0) && FileStamp(path: $0 + SettingsLookup.fileName) != nil }
  }
}

/// What cannot be followed in a settings file; nothing, where it was told before and is no more.
struct SettingsReport: Sendable {
  /// The path of the settings file.
  let path: String
  /// Its bytes, which the places of the mistakes count in.
  let text: [UInt8]
  /// The mistakes, in the order in which they were found; empty where those that were published are no more.
  let mistakes: [SettingsMistake]
}

/// What is set for one file.
struct FileSettings: Sendable {
  /// How many findings are shown at most.
  let limit: Int
  /// What settings make of findings.
  let filter: SettingsFilter
  /// What is said for forms that say nothing themselves.
  let forms: FormSettings?
  /// The address below which the pages of the rules are served.
  private let documentation: String?
  /// The moment that previews are of; nil: the present one.
  let previewMoment: String?
  /// Whether hints show values.
  let showsPreviewHints: Bool
  /// The findings that are known and let be.
  private let baseline: BaselineFilter?

  /// Reads the settings that hold for the file at a path, and its baseline.
  init(_ path: String, _ lookup: inout SettingsLookup) {
    let settings = lookup.settings(for: path)
    limit = settings.diagnosticsLimit
    documentation = settings.documentation
    previewMoment = settings.previewMoment
    showsPreviewHints = settings.showsPreviewHints
    filter = lookup.filter(for: path)
    forms = lookup.formSettings(for: path)
    let baseline = settings.baseline.flatMap { path in try? Baseline.read(path).get() }
      .map { $0.filter(for: path, today: ProcessClock.today) }
    self.baseline = baseline
    policy = filter.isEmpty && baseline == nil ? nil : FindingPolicy(filter, baseline)
  }

  /// Whether some findings are known and let be, which is counted over a whole file.
  var hasBaseline: Bool { baseline != nil }

  /// What settings and baseline make of findings that are only counted; nil: they are shown as they are found.
  let policy: FindingPolicy?

  /// Where a rule is described; nil where that is not known.
  func documentation(of code: String) -> String? { documentation.map { $0 + code + ".md" } }

  /// Takes out what is off, and fades what is known; the order of the text stays.
  func apply(to findings: inout [LocatedFinding]) {
    filter.apply(to: &findings)
    guard let baseline else { return }
    let (new, old) = baseline.part(findings)
    let faded = old.map { finding in
      var finding = finding
      finding.severity = .hint
      if !finding.tags.contains(.unnecessary) { finding.tags.append(.unnecessary) }
      return finding
    }
    findings = (new + faded).sorted { left, right in
      (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
    }
  }
}

extension Session {
  /// Takes in what the client sets; all findings are told again where that makes a difference.
  mutating func update(settings json: JSONValue, _ layer: ServerSettings.Layer = .configuration) {
    let (changed, mistakes) = settings.update(json, layer)
    for mistake in mistakes { log(.warning, "settings: \(mistake)") }
    if changed { settingsChanged() }
  }

  /// Looks settings up again, and tells all findings again.
  mutating func settingsChanged() {
    settings.forget()
    suppressions.forgetAll()
    // One that is open is checked whether a form is below it or not.
    for path in settingsDocuments.keys.sorted() { _ = settings.settings(for: path) }
    for path in workspace.paths.sorted() {
      let forms = settings.settings(for: path).forms
      guard workspace.formSettings[path] != nil || forms != nil else { continue }
      workspace.formSettings[path] = forms
      if documents[path] == nil {
        markChanged(workspace.changedOnDisk(path))
      } else if let text = workspace.analysis(path)?.file.document.bytes {
        markChanged(workspace.open(path, text: text, deferred: true))
      }
    }
    markChanged(workspace.paths.sorted())
  }

  /// Has what is set for a file's forms known before the file is read.
  mutating func prepareSettings(for path: String) {
    workspace.formSettings[path] = settings.settings(for: path).forms
  }
}
