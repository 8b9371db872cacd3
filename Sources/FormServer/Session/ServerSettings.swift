import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import JSONText
import LanguageServerProtocol
import SystemIO

/// What is set for files: by the `formdef.json` above them, and over that by the client.
struct ServerSettings: Sendable, ExcludingSettings {
  /// What time it is.
  private let clock: ServerClock
  /// Where settings are looked for.
  private var source = SettingsLookup.Source.nearest
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

  /// The settings files and baselines that were read, and those that are named and are not there, as they looked then.
  private var watched = WatchedFiles()
  /// The baselines that were read.
  private var baselines = KnownBaselines()
  /// What cannot be followed in them.
  private(set) var reports = SettingsReports()

  /// Nothing is looked up yet.
  init(_ clock: ServerClock) { self.clock = clock }

  /// The next report about a settings file or a baseline.
  mutating func takeReport() -> SettingsReport? { reports.take() }

  /// Looks for no file from now on.
  mutating func isolate() {
    source = .isolated
    forget()
  }

  /// Takes in what the client sets, bare or under `formdef`; gives whether that is something else than before, and what
  /// of it cannot be followed. Null sets nothing.
  mutating func update(_ json: JSONValue, _ layer: Layer) -> (changed: Bool, mistakes: [String]) {
    let section = json["formdef"] ?? json
    let text = section.kind == .object ? Array(section.rawBytes) : nil
    guard text != client[layer] else { return (false, []) }
    client[layer] = text
    forget()
    return (true, text.map { complaints(about: ServerSettings.file($0)) } ?? [])
  }

  /// What cannot be followed in what the client sets, which has no place that could be shown.
  private mutating func complaints(about file: SettingsFile) -> [String] {
    let mistake = baselines.mistake(of: Settings(files: [file]), texts)?.mistake
    return (file.mistakes + (mistake.map { [$0] } ?? [])).map(\.message)
  }

  private static func file(_ text: [UInt8]) -> SettingsFile {
    SettingsFile(path: "the editor's settings", folder: "/", text: text)
  }

  /// Forgets what was looked up: a settings file has come, changed or gone.
  mutating func forget() {
    known = [:]
    watched = WatchedFiles()
    baselines = KnownBaselines()
    reports.forget()
    lookup = SettingsLookup(source)
    lookup.texts = texts
    lookup.overriding = Layer.allCases.compactMap { client[$0].map(ServerSettings.file) }
  }

  /// What is set for a file.
  mutating func settings(for path: String) -> FileSettings {
    if let settings = known[path] { return settings }
    lookUp(path)
    let settings = FileSettings(path, &lookup, &baselines, today: clock.today)
    known[path] = settings
    return settings
  }

  mutating func excludes(_ path: String, isFolder: Bool) -> Bool {
    lookUp(path)
    return lookup.excludes(path, isFolder: isFolder)
  }

  /// Has the files followed from now on that the settings of a file come from.
  private mutating func lookUp(_ path: String) {
    let found = lookup.settings(for: path)
    watched.add(found.paths)
    report(found)
  }

  /// Takes in what cannot be followed in the files that settings come from.
  private mutating func report(_ settings: Settings) {
    let ofClient = Set(lookup.overriding.map(\.absolutePath))
    for file in settings.files where !ofClient.contains(file.absolutePath) {
      reports.add(file.mistakes, to: file.absolutePath, file.text)
    }
    for (path, error) in lookup.unreadPaths {
      watched.add([path])
      let mistake = SettingsMistake(range: 0..<0, message: "cannot read the settings: \(error.reason)")
      reports.add([mistake], to: path, [])
    }
    if let (mistake, file) = baselines.mistake(of: settings, texts), !ofClient.contains(file.absolutePath) {
      reports.add([mistake], to: file.absolutePath, file.text)
    }
    if let path = settings.baseline, let (mistake, text) = baselines.mistake(in: path) {
      reports.add([mistake], to: path, text)
    }
  }

  /// A settings file that was read, by its path.
  func file(at path: String) -> SettingsFile? {
    lookup.found.lazy.flatMap(\.files).first { $0.absolutePath == path }
  }

  /// The text of a settings file or baseline that was read, by its path.
  func text(at path: String) -> [UInt8]? { file(at: path)?.text ?? baselines.text(at: path) }

  /// The settings files that hold for some files, and their baselines, each once, without what the client sets.
  mutating func files(for paths: some Sequence<String>) -> (settings: [SettingsFile], baselines: [Baseline]) {
    let ofClient = Set(lookup.overriding.map(\.absolutePath))
    var (files, known): ([String: SettingsFile], [String: Baseline]) = ([:], [:])
    for path in paths {
      let settings = lookup.settings(for: path)
      for file in settings.files where !ofClient.contains(file.absolutePath) { files[file.absolutePath] = file }
      guard let path = settings.baseline, known[path] == nil else { continue }
      known[path] = try? baselines.read(path, lookup.texts).get()
    }
    return (
      files.sorted { $0.key < $1.key }.map(\.value), known.sorted { $0.key < $1.key }.map(\.value)
    )
  }

  /// What cannot be followed in a settings file that was read.
  func report(of file: SettingsFile) -> SettingsReport {
    SettingsReport(path: file.absolutePath, text: file.text, mistakes: reports.mistakes(in: file.absolutePath))
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

  /// Whether what a suppression suppresses is looked for in one of the forms that it speaks of, or, where it speaks of none,
  /// anywhere. Whether forms beside settings that others only extend are looked at is not known.
  func isLookedFor(_ suppression: SettingsFile.Suppression, of file: SettingsFile, in forms: [String]) -> Bool {
    let own = forms.filter { suppression.speaks(of: $0, in: file) }
    return own.isEmpty ? file.holdsForItsFolder : own.contains { known(for: $0).filter.isOn(suppression.code) }
  }

  /// Whether a file matters for what is set, be it there or not: settings, what they extend, their baseline.
  func reads(_ path: String) -> Bool { watched.contains(path) }

  /// Whether such a file lies in a folder, or would lie there.
  func readsSome(in folder: String) -> Bool { watched.containsSome(in: folder) }

  /// What was looked up for a file; looked up again where it was not.
  func known(for path: String) -> FileSettings {
    if let settings = known[path] { return settings }
    var (lookup, baselines) = (lookup, baselines)
    return FileSettings(path, &lookup, &baselines, today: clock.today)
  }

  /// Whether a file that has a say looks different now, or there is a settings file where none was.
  ///
  /// - Parameter isLookedAt: whether a folder is one to look into again; it ends in a slash.
  func hasChangedOnDisk(_ isLookedAt: (String) -> Bool) -> Bool {
    watched.haveChanged
      || lookup.foldersWithout.contains { isLookedAt($0) && FileStamp(path: $0 + SettingsLookup.fileName) != nil }
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
    leftOut.forget()
    suppressions.forgetAll()
    // One that is open is checked whether a form is below it or not.
    for path in settingsDocuments.keys.sorted() { _ = settings.settings(for: path) }
    let reading = openings.paths.filter { !openings.isOnDisk($0) || isForm($0) } + (scan?.reading?.paths ?? [])
    let known = workspace.paths
    for path in known.union(reading).sorted() {
      let forms = settings.settings(for: path).forms
      guard workspace.formSettings[path] != forms else { continue }
      workspace.formSettings[path] = forms
      // What is being read is read again when it is there.
      if openings.isAwaited(path) || !known.contains(path) { continue }
      if documents[path] == nil {
        if !readFromDisk(path) { markChanged(workspace.changedOnDisk(path)) }
      } else {
        readAgain(path)
      }
    }
    markChanged(known.sorted())
  }

  /// Has what is set for a file's forms known before the file is read.
  mutating func prepareSettings(for path: String) {
    workspace.formSettings[path] = settings.settings(for: path).forms
  }
}
