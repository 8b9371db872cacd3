public import FormLint
public import FormModel
import FormSyntax
public import SystemIO

/// Finds the settings of files: the nearest `formdef.json` in their folder or one above it. Each is read once.
public struct SettingsLookup: Sendable {
  /// Where settings come from.
  public enum Source: Sendable {
    /// The nearest file above.
    case nearest
    /// One file for all, by its path.
    case file(String)
    /// None at all.
    case isolated
  }

  /// The name of a settings file.
  public static let fileName = "formdef.json"

  /// The key of settings that hold for all files.
  private static let all = ExactText("")

  private let source: Source
  private let place = CurrentPlace()
  private let commandLine: SettingsFile.Selection
  /// Where there is no settings file.
  private let usual: Settings
  private let usualFilter: SettingsFilter
  /// The settings of the folders that were asked about: indices, nil where there are none above.
  private var folders: [ExactText: Int?] = [:]
  /// What settings that were found make of files, where an editor says nothing.
  private var applied = AppliedSettings()
  /// What settings say for forms, as it was found last.
  private var formSettings: [FormSettings] = []
  private static let mostFormSettings = 16
  /// The folder of the last file, as its path names it, with a slash at its end, and the index of its settings.
  private var last: (folder: String, index: Int?) = ("", nil)
  /// The settings that were found.
  public private(set) var found: [Settings] = []
  /// The folders whose settings cannot be read, by the names that `folders` has for them.
  private var foldersOfUnread: Set<ExactText> = []
  /// Where links to folders lead on the way to the settings that were named.
  private var linkedFolder: String?
  /// Texts of an editor, by absolute path: they hold in place of the files.
  public var texts: [String: [UInt8]] = [:]
  /// What an editor sets, which wins over all files; of these the last.
  public var overriding: [SettingsFile] = []
  /// The folders in which a settings file was looked for and not found; each ends in a slash.
  public var foldersWithout: [String] { withoutSettings.map(\.text) }
  private var withoutSettings: Set<ExactText> = []
  /// Files that were named and cannot be read.
  public private(set) var unread: [UnreadFile] = []
  /// The same, by their paths from the root.
  public var unreadPaths: [(path: String, error: FileError)] { unread.map { (place.absolute($0.path), $0.error) } }

  /// - Parameters:
  ///   - select: the rules that the command line turns on; nil: it leaves that to the files.
  ///   - ignore: those that it turns off.
  public init(_ source: Source = .nearest, select: [CodeSelector]? = nil, ignore: [CodeSelector] = []) {
    self.source = source
    var selection = SettingsFile.Selection()
    selection.select = select.map { SettingsFile.Placed(value: $0, range: 0..<0) }
    selection.ignore = ignore.isEmpty ? nil : SettingsFile.Placed(value: ignore, range: 0..<0)
    commandLine = selection
    var usual = Settings()
    usual.commandLine = selection
    self.usual = usual
    usualFilter = SettingsFilter(usual, "")
    if case .file(let path) = source {
      folders[SettingsLookup.all] = load(place.relative(path))
      if folders[SettingsLookup.all] == .some(nil) { foldersOfUnread.insert(SettingsLookup.all) }
      linkedFolder = found.last?.main.flatMap { LinkedPath.resolved($0.folder) }
    }
  }

  /// The path of a file from the root; below the folder of settings that were named, where links to folders lead there.
  private func absolute(_ path: String) -> String {
    let absolute = place.absolute(path)
    guard let linkedFolder, let folder = found.first?.main?.folder, linkedFolder != folder,
      !absolute.begins(with: folder), let inside = LinkedPath.path(absolute, below: linkedFolder)
    else { return absolute }
    return folder + inside
  }

  /// Whether the settings of a file cannot be read or followed: then nobody knows what holds for it.
  public mutating func isBroken(for path: String) -> Bool {
    settings(for: path).files.contains { !$0.mistakes.isEmpty } || isUnread(for: path)
  }

  /// Whether the settings of a file cannot be read.
  private func isUnread(for path: String) -> Bool {
    if foldersOfUnread.isEmpty { return false }
    switch source {
    case .isolated: return false
    case .file: return foldersOfUnread.contains(SettingsLookup.all)
    case .nearest: return foldersOfUnread.contains(ExactText(SettingsLookup.folder(of: place.absolute(path))))
    }
  }

  /// The folder of an absolute path, with a slash at its end.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "/"
  }

  /// The settings of a file.
  public mutating func settings(for path: String) -> Settings {
    var settings = index(for: path).map { found[$0] } ?? usual
    if !overriding.isEmpty { settings.files += overriding }
    return settings
  }

  /// Who says what for a file; later ones win.
  public mutating func layers(for path: String) -> [(file: SettingsFile?, selection: SettingsFile.Selection)] {
    settings(for: path).layers(for: absolute(path))
  }

  /// What they say of rules for a file, as far as it decides something.
  public mutating func rulesInForce(for path: String) -> RulesInForce {
    settings(for: path).rulesInForce(for: absolute(path))
  }

  /// What settings let be in a file.
  public mutating func suppressions(
    for path: String
  ) -> [(file: SettingsFile, suppression: SettingsFile.Suppression)] {
    settings(for: path).suppressions(for: absolute(path))
  }

  /// Which rules hold for a file.
  public mutating func selection(for path: String) -> RuleSelection {
    settings(for: path).selection(for: absolute(path))
  }

  /// What settings make of the findings of a file.
  public mutating func filter(for path: String) -> SettingsFilter {
    if areUsual(for: path) { return usualFilter }
    return outcome(for: path)?.filter ?? SettingsFilter(settings(for: path), absolute(path))
  }

  /// What settings make of a file; nil where what an editor says counts too.
  private mutating func outcome(for path: String) -> AppliedSettings.Outcome? {
    guard overriding.isEmpty else { return nil }
    guard let index = index(for: path) else { return applied.outcome(of: nil, usual, path) }
    return applied.outcome(of: index, found[index], absolute(path))
  }

  /// What settings say for the forms of a file that say nothing themselves.
  public mutating func formSettings(for path: String) -> FormSettings? {
    let isUsual = areUsual(for: path)
    if isUnread(for: path) { return shared(FormSettings(path: "", [], isOpen: true)) }
    if commandLine.select == nil, isUsual { return nil }
    if let outcome = outcome(for: path), outcome.isOfForms { return outcome.forms.map { shared($0) } }
    let settings = settings(for: path)
    let isSilent = settings.main == nil && commandLine.select == nil
    guard !isSilent, let made = settings.formSettings(for: absolute(path)) else { return nil }
    return shared(made)
  }

  private mutating func shared(_ made: FormSettings) -> FormSettings {
    // What was found out about the controls of one file holds for those of others that have the very same.
    if let known = formSettings.last(where: { $0 == made }) { return known }
    if formSettings.count == SettingsLookup.mostFormSettings { formSettings.removeFirst() }
    formSettings.append(made)
    return made
  }

  /// The number of the settings of a file among those that were found; nil where there are none.
  public mutating func number(for path: String) -> Int? { index(for: path) }

  /// What settings make of findings in one of the files that they consist of.
  public func filter(for file: SettingsFile, of settings: Settings) -> SettingsFilter {
    SettingsFilter(settings, file.absolutePath)
  }

  /// Whether a run would have met what a suppression is about: it was asked for all that the settings speak of, or for
  /// the very file, and looked for the code in all of it.
  ///
  /// - Parameters:
  ///   - settings: those that the suppression is of.
  ///   - file: the file that it stands in.
  ///   - checked: the files that were read, with what was looked for there.
  ///   - unread: the files and folders that could not be read.
  public func covers(
    _ suppression: SettingsFile.Suppression, of file: SettingsFile, in settings: Settings, asked: [String],
    checked: [(path: String, coverage: FindingCoverage)], unread: [String]
  ) -> Bool {
    // Nobody knows which files a folder has that cannot be read.
    let mayMissSome = unread.contains {
      !$0.hasSuffix(".formdef") || suppression.matches(absolute($0), below: file.folder)
    }
    if mayMissSome { return false }
    let isWhole = asked.contains { path in
      let folder = place.absolute(LinkedPath.resolve(path))
      return file.folder.begins(with: folder.hasSuffix("/") ? folder : folder + "/")
    }
    let isOneFile = !suppression.pattern.contains { "*?[!".contains($0) }
    guard isWhole || isOneFile, let rule = LintRuleRegistry.known(suppression.code) else { return false }
    let matching = checked.map { (path: absolute($0.path), coverage: $0.coverage) }
      .filter { suppression.matches($0.path, below: file.folder) }
    guard matching.allSatisfy({ $0.coverage.covers(suppression.code) }) else { return false }
    if matching.isEmpty {
      let isKnown = isWhole && (file.holdsForItsFolder || file.path == settings.main?.path)
      return isKnown && settings.selection(for: file.absolutePath).isOn(rule)
    }
    return matching.contains { settings.selection(for: $0.path).isOn(rule) }
  }

  /// Whether a file or folder is left out, by settings.
  public mutating func excludes(_ path: String, isFolder: Bool) -> Bool {
    if areUsual(for: path) { return false }
    let settings = settings(for: path)
    return settings.main != nil && settings.excludes(absolute(path), isFolder: isFolder)
  }

  /// Whether nothing but the command line says anything for a file.
  private mutating func areUsual(for path: String) -> Bool { overriding.isEmpty && index(for: path) == nil }

  /// The index of the settings of a file.
  mutating func index(for path: String) -> Int? {
    switch source {
    case .isolated: return nil
    case .file: return folders[SettingsLookup.all] ?? nil
    case .nearest:
      let folder = path.folderLength
      if folder > 0, folder == last.folder.utf8.count, path.begins(with: last.folder) { return last.index }
      let index = index(inFolder: SettingsLookup.folder(of: place.absolute(path)))
      last = (String(decoding: path.utf8.prefix(folder), as: UTF8.self), index)
      return index
    }
  }

  private mutating func index(inFolder folder: String) -> Int? {
    var asked: [ExactText] = []
    var place: String? = folder
    var result: Int?
    var isUnread = false
    while let next = place {
      let key = ExactText(next)
      if let known = folders[key] {
        result = known
        isUnread = foldersOfUnread.contains(key)
        break
      }
      asked.append(key)
      if hasSettings(next) {
        result = load(next + SettingsLookup.fileName)
        isUnread = result == nil
        break
      }
      withoutSettings.insert(key)
      place = next == "/" ? nil : next.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")).map { String(next[...$0]) }
    }
    for folder in asked { folders[folder] = .some(result) }
    if isUnread { foldersOfUnread.formUnion(asked) }
    return result
  }

  /// Whether there is a settings file in a folder; a link that leads nowhere is one that cannot be read.
  private func hasSettings(_ folder: String) -> Bool {
    let path = folder + SettingsLookup.fileName
    if texts[path] != nil { return true }
    switch FileStatus.of(path) {
    case .success(let status): return status.kind != .folder
    case .failure: return (try? FileStatus.ofLink(path).get()) != nil
    }
  }

  /// Reads a settings file with what it extends; gives the index, nil where it cannot be read.
  private mutating func load(_ path: String) -> Int? {
    var loader = SettingsLoader(place, texts)
    switch loader.load(place.absolute(path)) {
    case .failure(let error):
      unread.append(UnreadFile(path: place.relative(path), error: error))
      return nil
    case .success(let files):
      var settings = Settings()
      settings.files = files
      settings.commandLine = commandLine
      found.append(settings)
      return found.count - 1
    }
  }
}
