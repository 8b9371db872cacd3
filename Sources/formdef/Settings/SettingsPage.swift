import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import JSONText
import SystemIO

/// The settings that hold for a file, each with the place that says so.
struct SettingsPage {
  private struct Row {
    var key: String
    /// As JSON.
    var value: [UInt8]
    /// `formdef.json:3`; nil: nothing says so, and it is as usual.
    var source: String?
  }

  private let path: String
  private let settings: Settings
  private let selection: RuleSelection
  private var rows: [Row] = []

  /// The settings for the file at a path; for those in it, where it is a folder.
  init(_ path: String, _ lookup: inout SettingsLookup) {
    self.path = path
    // Of a folder, what holds for the files in it.
    let isFolder = (try? FileStatus.of(path).get().kind) == .folder
    let file = LinkedPath.resolve(isFolder ? path + "/file.formdef" : path)
    settings = lookup.settings(for: file)
    selection = lookup.selection(for: file)
    addRules(lookup.rulesInForce(for: file), lookup.layers(for: file))
    addOthers()
    addSuppressions(lookup.suppressions(for: file))
  }

  /// What cannot be followed, in words with the place.
  var problems: [String] {
    guard let path = settings.baseline, case .failure(let error) = Baseline.read(path),
      let (mistake, file) = settings.mistake(ofBaseline: error)
    else { return SettingsPage.problems(settings) }
    return SettingsPage.problems(settings) + SettingsPage.words(CollectionOfOne(mistake), file)
  }

  /// What cannot be followed in settings, in words with the place: of very many mistakes in a file the first ones.
  static func problems(_ settings: Settings) -> [String] {
    settings.files.flatMap { file in
      let mistakes = file.mistakes.sorted { $0.range.lowerBound < $1.range.lowerBound }
      let left = mistakes.count - LintOptions.usualFindingLimit
      return words(mistakes.prefix(LintOptions.usualFindingLimit), file)
        + (left > 0 ? ["\(file.path): \(left) more mistakes"] : [])
    }
  }

  private static func words(_ mistakes: some Collection<SettingsMistake>, _ file: SettingsFile) -> [String] {
    if mistakes.isEmpty { return [] }
    var cursor = PositionCursor(Document(bytes: file.text))
    return mistakes.map { mistake in
      let position = cursor.position(at: mistake.range.lowerBound)
      return "\(file.path):\(position.line):\(position.column): \(mistake.message)"
    }
  }

  /// The page for people: settings, their values, and where each comes from.
  var text: String {
    let files = settings.files.isEmpty ? "none" : settings.files.map(\.path).joined(separator: ", ")
    let width = rows.map(\.key.count).max() ?? 0
    let lines = rows.map { row in
      let gap = String(repeating: " ", count: width - row.key.count)
      let value = DisplayText.shown(String(decoding: row.value, as: UTF8.self))
      return "\(row.key)\(gap)  \(value)" + (row.source.map { "  (\(DisplayText.shown($0)))" } ?? "") + "\n"
    }
    return "settings files: \(DisplayText.shown(files))\n" + lines.joined() + rulesText
  }

  /// The rules that are off, or of another severity than usual.
  private var rulesText: String {
    let changed = LintRuleRegistry.everything.compactMap { rule -> String? in
      let isOn = selection.isOn(rule)
      if isOn != rule.isOnByDefault { return "  \(rule.code): \(isOn ? "on" : "off")\n" }
      guard isOn, let severity = selection.severity(of: rule) else { return nil }
      return "  \(rule.code): \(severity.word)\n"
    }
    return changed.isEmpty ? "" : "rules that differ:\n" + changed.joined()
  }

  /// The page as `formdef settings --format json` writes it.
  var json: [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.member("version", 1)
      $0.member("file", path)
      $0.member("settingsFiles", settings.files.map(\.path))
      $0.key("settings")
      $0.object { members in
        for row in rows {
          members.key(named: row.key)
          members.object {
            $0.key("value")
            $0.raw(row.value)
            $0.key("source")
            if let source = row.source { $0.string(source) } else { $0.null() }
          }
        }
      }
      $0.key("rules")
      $0.object { members in
        for rule in LintRuleRegistry.everything {
          members.key(named: rule.code)
          members.string(word(for: rule))
        }
      }
    }
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  private func word(for rule: LintRuleInfo) -> String {
    guard selection.isOn(rule) else { return "off" }
    return (selection.severity(of: rule) ?? rule.severity).word
  }

  // MARK: Rows

  private typealias Layer = (file: SettingsFile?, selection: SettingsFile.Selection)

  private mutating func addRules(_ rules: RulesInForce, _ layers: [Layer]) {
    addSelectors("select", usual: ["default"], rules.select.map { [$0] } ?? [])
    addSelectors("ignore", usual: [], rules.ignore)
    for (selector, said) in rules.severities {
      add("severity.\(selector.word)", (said.value?.word ?? "off").jsonBytes(), said.range, said.file)
    }
    addSelectors("fixable", usual: ["all"]) { $0.fixable }
    addSelectors("unfixable", usual: []) { $0.unfixable }
    add("exclude", usual: [String]()) { $0.excludedPatterns }
    for (file, selection) in layers {
      for (name, value) in selection.form { add("form.\(name)", value.value.jsonBytes(), value.range, file) }
    }
  }

  private mutating func addOthers() {
    add("diagnostics.limit", usual: 1_000) { $0.diagnosticsLimit }
    add("formatter.indent", usual: 4) { $0.indent }
    add("formatter.tabs", usual: false) { $0.usesTabs }
    add("formatter.lineWidth", usual: 120) { $0.lineWidth }
    add("preview.now", usual: String?.none) { $0.previewMoment }
    add("preview.hints", usual: true) { $0.showsPreviewHints }
    add("baseline", usual: String?.none) { $0.baseline }
    add("documentation", usual: String?.none) { $0.documentation }
  }

  private mutating func addSuppressions(
    _ suppressions: [(file: SettingsFile, suppression: SettingsFile.Suppression)]
  ) {
    for (index, (file, suppression)) in suppressions.enumerated() {
      var writer = JSONWriter()
      writer.object {
        $0.member("file", suppression.pattern)
        if let form = suppression.form { $0.member("form", form) }
        if let control = suppression.control { $0.member("control", control) }
        $0.member("code", suppression.code)
        $0.member("reason", suppression.reason)
      }
      add("suppressions[\(index)]", writer.finish(), suppression.range, file)
    }
  }

  /// The words of all that say some, with the place of each.
  private mutating func addSelectors(_ key: String, usual: [String], _ said: [RulesInForce.Said<[CodeSelector]>]) {
    let words = said.isEmpty ? usual : said.flatMap(\.value).map(\.word)
    var places: [String] = []
    for set in said {
      let place = set.file.map { SettingsPage.place(set.range, $0) } ?? "--\(key)"
      if !places.contains(place) { places.append(place) }
    }
    rows.append(
      Row(key: key, value: words.jsonBytes(), source: places.isEmpty ? nil : places.joined(separator: ", ")))
  }

  private mutating func addSelectors(
    _ key: String, usual: [String], _ value: (SettingsFile) -> SettingsFile.Placed<[CodeSelector]>?
  ) {
    let found = settings.value(value)
    let words = found?.value.map(\.word) ?? usual
    rows.append(Row(key: key, value: words.jsonBytes(), source: found.map { SettingsPage.place($0.range, $0.file) }))
  }

  private mutating func add<Value: JSONEncodable & Sendable>(
    _ key: String, usual: Value?, _ value: (SettingsFile) -> SettingsFile.Placed<Value>?
  ) {
    let found = settings.value(value)
    guard let shown = found?.value ?? usual else { return }
    rows.append(Row(key: key, value: shown.jsonBytes(), source: found.map { SettingsPage.place($0.range, $0.file) }))
  }

  private mutating func add(_ key: String, _ value: [UInt8], _ range: Range<Int>, _ file: SettingsFile?) {
    rows.removeAll { $0.key == key }
    rows.append(Row(key: key, value: value, source: file.map { SettingsPage.place(range, $0) }))
  }

  private static func place(_ range: Range<Int>, _ file: SettingsFile) -> String {
    "\(file.path):\(Document(bytes: file.text).line(at: range.lowerBound) + 1)"
  }
}
