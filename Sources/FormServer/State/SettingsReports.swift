import FormWorkspace

/// What cannot be followed in a settings file or a baseline; nothing, where it was told before and is no more.
struct SettingsReport: Sendable {
  /// The path of the file.
  let path: String
  /// Its bytes, which the places of the mistakes count in.
  let text: [UInt8]
  /// The mistakes, in the order in which they were found; empty where those that were published are no more.
  var mistakes: [SettingsMistake]
}

/// What cannot be followed in settings files and baselines: as it is now, and of which of them the client is to be told.
struct SettingsReports: Sendable {
  /// What there is to tell, by path.
  private var found: [String: SettingsReport] = [:]
  /// The paths of which the client is to be told, or told that nothing is wrong any more.
  private var due: [String] = []

  /// The next report that the client is to get; an empty one where nothing is wrong any more.
  mutating func take() -> SettingsReport? {
    guard !due.isEmpty else { return nil }
    let path = due.removeFirst()
    return found[path] ?? SettingsReport(path: path, text: [], mistakes: [])
  }

  /// What cannot be followed in a file.
  func mistakes(in path: String) -> [SettingsMistake] { found[path]?.mistakes ?? [] }

  /// Takes in what cannot be followed in a file; what is known already is told once.
  mutating func add(_ mistakes: [SettingsMistake], to path: String, _ text: [UInt8]) {
    var report = found[path] ?? SettingsReport(path: path, text: text, mistakes: [])
    let known = Set(report.mistakes)
    let new = mistakes.filter { !known.contains($0) }
    guard !new.isEmpty else { return }
    report.mistakes += new
    found[path] = report
    if !due.contains(path) { due.append(path) }
  }

  /// Takes in that the files are read again.
  mutating func forget() {
    for path in found.keys.sorted() where !due.contains(path) { due.append(path) }
    found = [:]
  }
}
