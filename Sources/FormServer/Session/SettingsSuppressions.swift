import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

/// Which suppressions of the settings files that the client has open are used, found out between messages, a form at a
/// time.
struct SettingsSuppressions: Sendable {
  /// The places of the suppressions that a form's findings used, by the settings file's path and the form's.
  private var used: [String: [String: Set<Range<Int>>]] = [:]
  /// What the client was told, by the settings file's path.
  private(set) var published: [String: Set<Range<Int>>] = [:]
  /// Whether something changed since all were looked at.
  private(set) var isDue = false

  /// Takes in that the findings of a form may be others.
  mutating func forget(form path: String) {
    guard !used.isEmpty || isDue else { return }
    for settings in used.keys { used[settings]?[path] = nil }
    isDue = true
  }

  /// Takes in that settings may be others.
  mutating func forgetAll() {
    used = [:]
    isDue = true
  }

  /// Takes in what a form's findings used.
  mutating func note(_ ranges: Set<Range<Int>>, of form: String, in settings: String) {
    used[settings, default: [:]][form] = ranges
  }

  /// The first of some forms that was not looked at yet.
  func firstUnknown(_ forms: [String], in settings: String) -> String? {
    forms.first { used[settings]?[$0] == nil }
  }

  /// Whether a suppression is used by one of some forms.
  func isUsed(_ range: Range<Int>, by forms: [String], in settings: String) -> Bool {
    forms.contains { used[settings]?[$0]?.contains(range) ?? false }
  }

  /// Takes in what the client is told; gives whether that is something else than before.
  mutating func publish(_ ranges: Set<Range<Int>>, of settings: String) -> Bool {
    defer { published[settings] = ranges.isEmpty ? nil : ranges }
    return published[settings] ?? [] != ranges
  }

  /// Takes in that all were looked at.
  mutating func finish() { isDue = false }
}

extension Session {
  /// Looks at one form for the suppressions of settings files that are open, or tells which of them are unused; gives
  /// whether there was anything to do.
  mutating func continueSuppressions() -> Bool {
    guard suppressions.isDue, scan == nil else { return false }
    for path in settingsDocuments.keys.sorted() {
      guard let file = settings.file(at: path), isWhole(file) else { continue }
      let forms = reportedPaths().filter { settings.follow(path, for: $0) }.sorted()
      if let form = suppressions.firstUnknown(file.suppressions.isEmpty ? [] : forms, in: path) {
        // What is open and not looked at wholly comes when it was.
        guard documents[form] == nil || workspace.isComplete(form) else { return false }
        suppressions.note(usedSuppressions(of: path, by: form), of: form, in: path)
        return true
      }
      let unused = file.suppressions.filter { entry in
        !suppressions.isUsed(entry.range, by: forms, in: path) && settings.isLookedFor(entry, of: file, in: forms)
      }
      if suppressions.publish(Set(unused.map(\.range)), of: path) {
        publishSettings(settings.report(of: file))
        return true
      }
    }
    suppressions.finish()
    return false
  }

  /// Whether all forms are known that a settings file holds for.
  private func isWhole(_ file: SettingsFile) -> Bool {
    client.folders.contains { file.absolutePath.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// Those that the findings of a form used, and those of which it is not known, since what they suppress was not looked
  /// for in all of it.
  private func usedSuppressions(of settingsPath: String, by form: String) -> Set<Range<Int>> {
    guard var checked = workspace.checked(form) ?? workspace.checked(member: form) else { return [] }
    let used = settings.usedSuppressions(of: settingsPath, for: form, &checked.findings)
    guard let file = settings.file(at: settingsPath) else { return used }
    let open = file.suppressions.filter { $0.speaks(of: form, in: file) && !checked.coverage.covers($0.code) }
    return used.union(open.map(\.range))
  }
}
