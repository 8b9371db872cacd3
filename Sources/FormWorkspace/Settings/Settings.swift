import FormLint
public import FormModel
public import SystemIO

/// What is in force for the files below one settings file: what it extends, itself, and what the command line says.
public struct Settings: Sendable {
  /// From what is extended to the file itself: later ones win.
  public internal(set) var files: [SettingsFile] = []
  /// What the command line says of rules.
  public var commandLine = SettingsFile.Selection()

  /// What files say, from what is extended to the file itself.
  public init(files: [SettingsFile] = []) { self.files = files }

  /// Nothing is set.
  public static let none = Settings()

  /// The file that was found or named; nil: there is none.
  public var main: SettingsFile? { files.last }

  /// The value that wins, with the file that says so.
  public func value<Value: Sendable>(
    _ key: (SettingsFile) -> SettingsFile.Placed<Value>?
  ) -> (value: Value, range: Range<Int>, file: SettingsFile)? {
    for file in files.reversed() {
      if let found = key(file) { return (found.value, found.range, file) }
    }
    return nil
  }

  /// Findings of a file that an editor shows.
  public var diagnosticsLimit: Int { value { $0.diagnosticsLimit }?.value ?? 1_000 }

  /// How texts are laid out, as far as that is said: the columns of a level, whether it is a tab, and those of a line.
  public var layout: (indentWidth: Int?, usesTabs: Bool?, lineWidth: Int?) {
    (value { $0.indent }?.value, value { $0.usesTabs }?.value, value { $0.lineWidth }?.value)
  }

  /// The day or moment that previews are of; nil: the present one.
  public var previewMoment: String? { value { $0.previewMoment }?.value }

  /// Whether an editor shows values behind placeholders, examples and formatters.
  public var showsPreviewHints: Bool { value { $0.showsPreviewHints }?.value ?? true }

  /// The address below which the pages of the rules are served.
  public var documentation: DocumentationAddress? { value { $0.documentation }.map { DocumentationAddress($0.value) } }

  /// The path of the baseline, without `.` and `..`.
  public var baseline: String? {
    value { $0.baseline }.map { LinkedPath.resolve($0.value, from: $0.file.absolutePath) }
  }

  /// What is said of a baseline that cannot be read, at the value that names it.
  public func mistake(ofBaseline error: FileError) -> (mistake: SettingsMistake, file: SettingsFile)? {
    value { $0.baseline }.map { name, range, file in
      let remedy = error.isMissing ? "; 'formdef lint --write-baseline \(name)' writes it" : ""
      return (
        SettingsMistake(range: range, message: "cannot read the baseline '\(name)': \(error.reason)\(remedy)"), file
      )
    }
  }

  /// The files that matter for what holds, by their paths from the root, whether they are there or not: those that
  /// were read, those that they extend, and the baseline.
  public var paths: Set<String> {
    let extended = files.flatMap { file in
      file.extended.map { LinkedPath.resolve($0.value, from: file.absolutePath) }
    }
    return Set(files.map(\.absolutePath) + extended).union(baseline.map { [$0] } ?? [])
  }

  /// The suppressions of all files.
  public var suppressions: [(file: SettingsFile, suppression: SettingsFile.Suppression)] {
    files.flatMap { file in file.suppressions.map { (file, $0) } }
  }

  /// Those of them that speak of a file, by its absolute path.
  public func suppressions(for path: String) -> [(file: SettingsFile, suppression: SettingsFile.Suppression)] {
    suppressions.filter { $0.suppression.matches(path, below: $0.file.folder) }
  }

  /// Which of the overrides, then which of the suppressions speak of a file, by its absolute path, as numbers: what else
  /// they say holds for all files.
  func words(about path: String) -> [Int] {
    var words: [Int] = []
    var number = 0
    for file in files where !file.overrides.isEmpty || !file.suppressions.isEmpty {
      let parts = path.below(file.folder).map { GlobList.parts($0) }
      for override in file.overrides {
        number += 1
        if let parts, override.files.contains(file: parts) { words.append(number) }
      }
      for suppression in file.suppressions {
        number += 1
        if suppression.matches(path, below: file.folder) { words.append(number) }
      }
    }
    return words
  }

  /// Whether a file, by its absolute path, is left out.
  func excludes(_ path: String, isFolder: Bool) -> Bool {
    guard let (globs, _, file) = value({ $0.exclude }), let inside = path.below(file.folder) else { return false }
    return globs.decides(GlobList.parts(inside), isFolder: isFolder) ?? false
  }

  /// What is said for the forms of a file, by its absolute path, that say nothing themselves; nil: nothing.
  public func formSettings(for path: String) -> FormSettings? {
    var entries: [FormSettings.Entry] = []
    var isOpen = false
    let overrides = overrides(for: path)
    for (_, selection) in layers(with: overrides) {
      if selection.leavesFormOpen {
        isOpen = true
        entries = []
      }
      for (name, value) in selection.form {
        entries.removeAll { $0.name == name }
        entries.append(FormSettings.Entry(name: name, value: value.value, range: value.range))
      }
    }
    let selection = selection(with: overrides)
    let selected = Set(LintRuleRegistry.offByDefault.filter(selection.isOn).map(\.code))
    let suppressed = suppressions(for: path).map {
      FormSettings.Suppression(
        code: $0.suppression.code, form: $0.suppression.form, control: $0.suppression.control)
    }
    return entries.isEmpty && !isOpen && selected.isEmpty && suppressed.isEmpty
      ? nil
      : FormSettings(
        path: main?.path ?? "", entries, isOpen: isOpen, selectedRules: selected, suppressions: suppressed,
        translations: selected.isDisjoint(with: LintRuleRegistry.readingStrings)
          ? Translations() : AppStrings.translations(beside: path))
  }

  /// Who says what for a file, by its absolute path: what the files say for all of theirs, then for this one, then the
  /// command line, which is no file. Later ones win.
  public func layers(for path: String) -> [(file: SettingsFile?, selection: SettingsFile.Selection)] {
    layers(with: overrides(for: path))
  }

  private typealias Layers = [(file: SettingsFile?, selection: SettingsFile.Selection)]

  private func layers(with overrides: Layers) -> Layers {
    files.map { ($0, $0.selection) } + overrides + [(nil, commandLine)]
  }

  /// What files say for this one only, by its absolute path, and what those that extend them say against it: the sets that
  /// these name replace theirs, and single words come behind once more.
  private func overrides(for path: String) -> Layers {
    var layers: Layers = []
    for (index, file) in files.enumerated() {
      if !layers.isEmpty {
        let own = file.selection
        layers.append(
          (
            file,
            SettingsFile.Selection(severities: own.severities, form: own.form, leavesFormOpen: own.leavesFormOpen)
          ))
      }
      guard let inside = path.below(file.folder) else { continue }
      let parts = GlobList.parts(inside)
      let later = files[(index + 1)...]
      for override in file.overrides where override.files.contains(file: parts) {
        var selection = override.selection
        if later.contains(where: { $0.selection.select != nil }) { selection.select = nil }
        let ignoring = later.last { $0.selection.ignore != nil }
        if ignoring != nil { selection.ignore = nil }
        layers.append((file, selection))
        // Where a layer selects, it begins anew.
        if let ignoring, selection.select != nil {
          layers.append((ignoring, SettingsFile.Selection(ignore: ignoring.selection.ignore)))
        }
      }
    }
    return layers
  }

  /// What holds for a file, by its absolute path.
  public func selection(for path: String) -> RuleSelection { selection(with: overrides(for: path)) }

  private func selection(with overrides: Layers) -> RuleSelection {
    RuleSelection(
      layers: ruleLayers(with: overrides).map(\.selection),
      fixable: value { $0.fixable }?.value ?? [.all], unfixable: value { $0.unfixable }?.value ?? [])
  }

  /// What decides which rules hold for a file: what the files say for all of theirs, as one, then for this one, then the
  /// command line.
  func ruleLayers(for path: String) -> [(file: SettingsFile?, selection: SettingsFile.Selection)] {
    ruleLayers(with: overrides(for: path))
  }

  private func ruleLayers(with overrides: Layers) -> Layers { [(nil, base)] + overrides + [(nil, commandLine)] }

  /// What the files say for all of theirs: of each key the last one's, severities and members one by one.
  private var base: SettingsFile.Selection {
    var base = SettingsFile.Selection()
    base.select = files.last { $0.selection.select != nil }?.selection.select
    base.ignore = files.last { $0.selection.ignore != nil }?.selection.ignore
    for file in files {
      base.severities.removeAll { old in file.selection.severities.contains { $0.selector == old.selector } }
      base.severities += file.selection.severities
      base.form.removeAll { old in file.selection.form.contains { $0.name == old.name } }
      base.form += file.selection.form
    }
    return base
  }
}
