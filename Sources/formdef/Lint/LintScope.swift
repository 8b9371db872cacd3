import FormFormatter
import FormLint
import FormModel
import FormWorkspace
import SystemIO

/// What holds for the files of a run: the settings that were found, and the baselines.
struct LintScope {
  private let options: LintOptions
  /// Where settings come from, with those that were found so far.
  private(set) var lookup: SettingsLookup
  /// The baselines that were read, by their numbers.
  private(set) var baselines: [Baseline] = []
  /// Baselines that cannot be used, and of which nothing can be said at a place.
  private var unread: [UnreadFile] = []
  /// What is wrong with baselines, in their own texts or else in the settings that name them.
  private var misread: [(path: String, text: [UInt8], mistake: SettingsMistake)] = []
  /// The numbers of baselines by path; nil for those that cannot be used.
  private var numbers: [String: Int?] = [:]

  /// Nothing is read yet: settings and baselines are, as files ask for them.
  init(_ options: LintOptions) {
    self.options = options
    lookup = options.lookup
  }

  /// What holds for a file.
  mutating func filter(for path: String) -> FileFilter {
    let settings = lookup.settings(for: path)
    return filter(for: path, settings, lookup.filter(for: path), number: lookup.number(for: path))
  }

  private mutating func filter(
    for path: String, _ settings: Settings, _ filter: SettingsFilter, number settingsNumber: Int?
  ) -> FileFilter {
    let number = options.writtenBaseline == nil ? baseline(settings) : nil
    return FileFilter(
      settings: filter, settingsNumber: settingsNumber,
      baseline: number.map { ($0, baselines[$0].filter(for: path, today: options.today)) },
      written: options.writtenBaseline.map { Baseline(newAt: $0).filter(for: path, today: options.today) },
      documentation: settings.documentation)
  }

  /// Whether the settings of a file cannot be read or followed.
  mutating func isBroken(for path: String) -> Bool { lookup.isBroken(for: path) }

  /// How a file is laid out, as far as settings say that.
  mutating func layout(for path: String) -> LayoutSettings {
    let layout = lookup.settings(for: path).layout
    return LayoutSettings(indentWidth: layout.indentWidth, usesTabs: layout.usesTabs, lineWidth: layout.lineWidth)
  }

  /// What settings say for the forms of a file that say nothing themselves.
  mutating func formSettings(for path: String) -> FormSettings? { lookup.formSettings(for: path) }

  /// The number of the baseline that holds, which is read where that was not done yet.
  private mutating func baseline(_ settings: Settings) -> Int? {
    guard let path = options.baseline ?? settings.baseline.map({ CurrentPlace().relative($0) }) else { return nil }
    if let known = numbers[path] { return known }
    switch Baseline.read(path) {
    case .success(let baseline):
      baselines.append(baseline)
      numbers[path] = baselines.count - 1
    case .failure(let error):
      // Once, as near to the mistake as can be.
      if let text = try? FileContents.read(path).get(), let mistake = Baseline.mistake(in: text) {
        misread.append((path, text, mistake))
      } else if options.baseline == nil, let (mistake, file) = settings.mistake(ofBaseline: error) {
        misread.append((file.path, file.text, mistake))
      } else {
        let missing = FileError("\(error.reason); --write-baseline writes it")
        unread.append(UnreadFile(path: path, error: error.isMissing ? missing : error))
      }
      numbers[path] = .some(nil)
    }
    return numbers[path] ?? nil
  }

  /// The files that it was found in, and those that were looked for and are not there.
  var paths: Set<String> {
    var paths = Set(lookup.found.flatMap(\.paths))
    paths.formUnion(lookup.foldersWithout.map { $0 + SettingsLookup.fileName })
    paths.formUnion(problems.map(\.path) + misread.map(\.path) + baselines.map(\.path))
    return paths
  }

  /// What settings and baselines are wrong, in words for standard error; those that cannot be read.
  var problems: [UnreadFile] { lookup.unread + unread }

  /// The settings files and baselines of the run with what cannot be followed in them, each once.
  var mistakes: [CheckedFile] {
    var paths: [String] = []
    var found: [String: (text: [UInt8], mistakes: [SettingsMistake])] = [:]
    for file in lookup.found.flatMap(\.files) where !file.mistakes.isEmpty && found[file.path] == nil {
      paths.append(file.path)
      found[file.path] = (file.text, file.mistakes)
    }
    for (path, text, mistake) in misread {
      if found[path] == nil { paths.append(path) }
      found[path, default: (text, [])].mistakes.append(mistake)
    }
    return paths.compactMap { path in
      found[path].map { CheckedFile(path: path, text: $0.text, LintScope.findings($0.mistakes)) }
    }
  }

  private static func findings(_ mistakes: [SettingsMistake]) -> [LocatedFinding] {
    mistakes.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
      LocatedFinding(LintRuleRegistry.invalidSettings, $0.message, at: $0.range)
    }
  }

  /// What holds for findings in one of the files that settings consist of.
  mutating func filter(for file: SettingsFile, of number: Int) -> FileFilter {
    let settings = lookup.found[number]
    return filter(for: file.path, settings, lookup.filter(for: file, of: settings), number: number)
  }

  /// The settings files with the suppressions that no finding needed, and the numbers of settings that have them.
  ///
  /// - Parameters:
  ///   - used: numbers of the settings with the numbers of their suppressions.
  ///   - checked: the files that were checked, with what was looked for there.
  ///   - unread: the files and folders that could not be read.
  func unusedSuppressions(
    _ used: [Int: Set<Int>], _ checked: [(path: String, coverage: FindingCoverage)], unread: [String]
  ) -> [(file: SettingsFile, number: Int, checked: CheckedFile)] {
    // What several settings extend is needed where one of them needs it.
    var needed: [String: Set<Range<Int>>] = [:]
    for (number, indices) in used {
      let suppressions = lookup.found[number].suppressions
      for index in indices where suppressions.indices.contains(index) {
        needed[suppressions[index].file.path, default: []].insert(suppressions[index].suppression.range)
      }
    }
    var found: [(file: SettingsFile, number: Int, findings: [LocatedFinding], isWhole: Bool)] = []
    for (number, used) in used.sorted(by: { $0.key < $1.key }) {
      let settings = lookup.found[number]
      for (index, entry) in settings.suppressions.enumerated() {
        let known = found.firstIndex { $0.file.path == entry.file.path }
        let place = known ?? found.count
        if known == nil { found.append((entry.file, number, [], true)) }
        if used.contains(index) || needed[entry.file.path]?.contains(entry.suppression.range) == true { continue }
        let isCovered = lookup.covers(
          entry.suppression, of: entry.file, in: settings, asked: options.paths, checked: checked, unread: unread)
        guard isCovered else {
          found[place].isWhole = false
          continue
        }
        let finding = SettingsFile.unused(entry.suppression)
        let isKnown = found[place].findings.contains { $0.range == finding.range }
        if !isKnown { found[place].findings.append(finding) }
      }
    }
    return found.map { file, number, findings, isWhole in
      (file, number, CheckedFile(path: file.path, text: file.text, findings, isWhole: isWhole))
    }
  }
}
