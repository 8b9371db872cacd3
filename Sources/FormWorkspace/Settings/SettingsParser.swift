import FormLint
import FormModel
import JSONText
import UIKitCatalog

/// Reads settings from JSON, and says of every mistake where it is.
struct SettingsParser {
  /// What has been read.
  var file: SettingsFile

  /// Reads the text of a file into the file.
  init(_ file: SettingsFile) { self.file = file }

  /// Reads the whole text; what cannot be followed becomes a mistake, and the rest holds.
  mutating func parse() {
    do throws(JSONSyntaxError) {
      let root = try JSONValue(parsing: file.text, maximumDepth: 16)
      file.selection.leavesFormOpen = leavesFormOpen(root, SettingsKey.allCases.map(\.rawValue))
      for (name, value) in members(of: root, SettingsKey.allCases.map(\.rawValue) + [SettingsKey.limit]) {
        read(name, value)
      }
    } catch {
      file.selection.leavesFormOpen = true
      let end = min(error.offset + 1, file.text.count)
      add("settings are not JSON: \(error.message)", min(error.offset, end)..<end)
    }
  }

  /// Notes a mistake about some bytes.
  mutating func add(_ message: String, _ range: Range<Int>) {
    file.mistakes.append(SettingsMistake(range: range, message: message))
  }

  /// Notes a word that is none of those that are known there, with the one that was probably meant.
  mutating func add(_ message: String, _ range: Range<Int>, insteadOf word: String, among words: [String]) {
    add(message, range, meant: closestMatch(to: word, among: words))
  }

  /// Notes a word that is none of those that are known there, with the one that was meant where that is known.
  mutating func add(_ message: String, _ range: Range<Int>, meant: String?) {
    file.mistakes.append(
      SettingsMistake(
        range: range, message: message + (meant.map { "; did you mean '\($0)'?" } ?? ""),
        replacement: meant.map { "\"\($0)\"" }))
  }

  private mutating func read(_ name: String, _ value: JSONValue) {
    guard let key = SettingsKey(rawValue: name) else {
      // An editor's way to write the member of a member.
      readLimit(value)
      return
    }
    switch key {
    case .schema: _ = string(value, "'$schema'")
    case .extends: file.extended = strings(value, "'extends'", orOne: true)
    case .select: file.selection.select = selectors(value, "'select'")
    case .ignore: file.selection.ignore = selectors(value, "'ignore'", isSuppressing: true)
    case .severity: file.selection.severities = severities(value)
    case .fixable: file.fixable = selectors(value, "'fixable'")
    case .unfixable: file.unfixable = selectors(value, "'unfixable'")
    case .exclude:
      let patterns = patterns(value, "'exclude'")
      file.excludedPatterns = SettingsFile.Placed(value: patterns, range: value.range)
      file.exclude = SettingsFile.Placed(value: GlobList(patterns), range: value.range)
    case .form: file.selection.form = formMembers(value)
    case .diagnostics:
      for (_, limit) in members(of: value, ["limit"]) { readLimit(limit) }
    case .formatter: readFormatter(value)
    case .preview: readPreview(value)
    case .suppressions: file.suppressions = elements(value, "'suppressions'").compactMap { suppression($0) }
    case .baseline: file.baseline = string(value, "'baseline'")
    case .documentation: file.documentation = address(value)
    case .overrides: file.overrides = elements(value, "'overrides'").compactMap { override($0) }
    }
  }

  /// Takes in the limit, which is written in one of two ways.
  private mutating func readLimit(_ value: JSONValue) {
    guard file.diagnosticsLimit == nil else { return add("'\(SettingsKey.limit)' is there twice", value.range) }
    file.diagnosticsLimit = limit(value)
  }

  private mutating func readFormatter(_ value: JSONValue) {
    for (name, value) in members(of: value, SettingsKey.ofFormatter) {
      switch name {
      case "indent": file.indent = number(value, "'indent'", SettingsShape.indentWidths)
      case "lineWidth": file.lineWidth = number(value, "'lineWidth'", SettingsShape.lineWidths)
      default: file.usesTabs = boolean(value, "'tabs'")
      }
    }
  }

  private mutating func readPreview(_ value: JSONValue) {
    for (name, value) in members(of: value, SettingsKey.ofPreview) {
      if name == "now" {
        file.previewMoment = moment(value)
      } else {
        file.showsPreviewHints = boolean(value, "'hints'")
      }
    }
  }

  private mutating func moment(_ value: JSONValue) -> SettingsFile.Placed<String>? {
    guard let text = string(value, "'now'") else { return nil }
    if WrittenMoment(text.value) != nil { return text }
    let absence = WrittenMoment.absence(in: text.value).map { "'now' cannot be '\(text.value)': \($0)" }
    add(absence ?? "'now' is a day or a moment: 2010-11-15, 2010-11-15T09:41:00Z", text.range)
    return nil
  }

  /// Patterns for paths; one that leads out of the settings' folder matches none.
  private mutating func patterns(_ value: JSONValue, _ name: String) -> [String] {
    let patterns = strings(value, name)
    for pattern in patterns { check(pattern: pattern) }
    return patterns.map(\.value)
  }

  private mutating func check(pattern: SettingsFile.Placed<String>) {
    if Glob(pattern.value) == nil, !pattern.value.hasPrefix("#") {
      add("'\(pattern.value)' matches nothing: it names nothing below this file's folder", pattern.range)
    }
    if Glob.hasBrokenSet(pattern.value) {
      add("'\(pattern.value)' matches nothing: a '[' has no ']', or names no class of characters", pattern.range)
    }
    if pattern.value.split(separator: "/").contains("..") {
      add("'\(pattern.value)' leads out of this file's folder, and matches nothing there", pattern.range)
    }
  }

  /// Whether settings, or one of the overrides, mean to say something of forms that cannot be read.
  ///
  /// - Parameter keys: those that may be there.
  private func leavesFormOpen(_ value: JSONValue, _ keys: [String]) -> Bool {
    guard let members = value.members else { return true }
    return members.contains { member in
      let isKnown = keys.contains(member.name)
      switch isKnown ? member.name : SettingsKey.meant(by: member.name, among: keys) {
      case "form": return !isKnown || member.value.kind != .object
      case "overrides": return !isKnown || member.value.kind != .array
      case "extends": return !isKnown || !SettingsParser.areStrings(member.value, orOne: true)
      default: return false
      }
    }
  }

  private static func areStrings(_ value: JSONValue?, orOne: Bool = false) -> Bool {
    value?.elements?.allSatisfy { $0.kind == .string } ?? (orOne && value?.kind == .string)
  }

  private mutating func override(_ value: JSONValue) -> SettingsFile.Override? {
    var found = SettingsFile.Override(files: GlobList([String]()))
    for (name, value) in members(of: value, SettingsKey.ofOverrides, required: ["files"]) {
      switch name {
      case "files": found.files = files(value)
      case "select": found.selection.select = selectors(value, "'select'")
      case "ignore": found.selection.ignore = selectors(value, "'ignore'", isSuppressing: true)
      case "severity": found.selection.severities = severities(value)
      default: found.selection.form = formMembers(value)
      }
    }
    found.selection.leavesFormOpen = leavesFormOpen(value, SettingsKey.ofOverrides)
    let speaksOfForms = found.selection.leavesFormOpen || !found.selection.form.isEmpty
    if speaksOfForms, !SettingsParser.areStrings(value[named: "files"]) {
      // It may be meant for any file.
      found = SettingsFile.Override(files: GlobList(["*"]))
      found.selection.leavesFormOpen = true
    }
    return found
  }

  /// Patterns that mean one file at least.
  private mutating func files(_ value: JSONValue) -> GlobList {
    let mistakes = file.mistakes.count
    let files = GlobList(patterns(value, "'files'"))
    if !files.meansFiles, file.mistakes.count == mistakes {
      add("'files' names no file, so that this holds for none", value.range)
    }
    return files
  }

  private mutating func suppression(_ value: JSONValue) -> SettingsFile.Suppression? {
    guard value.kind == .object else {
      add("a suppression is an object, not \(value.kind.words)", value.range)
      return nil
    }
    let mistakes = file.mistakes.count
    var texts: [String: SettingsFile.Placed<String>] = [:]
    for (name, value) in members(of: value, SettingsKey.ofSuppressions, required: ["file", "code", "reason"]) {
      texts[name] = string(value, "'\(name)'")
    }
    if let reason = texts["reason"], !SuppressionComment.isReason(reason.value) {
      add("a suppression needs a reason: why is the finding accepted?", reason.range)
    }
    if let code = texts["code"] { checkSuppressed(code) }
    if let pattern = texts["file"] { check(pattern: pattern) }
    // One with a mistake suppresses nothing: nobody has said yet why it should.
    guard file.mistakes.count == mistakes, let pattern = texts["file"], let code = texts["code"] else { return nil }
    return SettingsFile.Suppression(
      file: GlobList([pattern.value]), pattern: pattern.value, form: texts["form"]?.value,
      control: texts["control"]?.value, code: code.value, reason: texts["reason"]?.value ?? "", range: value.range)
  }

  private mutating func checkSuppressed(_ code: SettingsFile.Placed<String>) {
    switch CodeSelector(code.value) {
    case .code(let known):
      _ = maySuppress(.code(known), code.range)
    case nil: unknownCode(code.value, code.range)
    default: add("'\(code.value)' is more than one code; a suppression names one", code.range)
    }
  }

  private mutating func address(_ value: JSONValue) -> SettingsFile.Placed<String>? {
    guard let text = string(value, "'documentation'") else { return nil }
    if let mistake = DocumentationAddress.mistake(in: text.value) {
      add("'documentation' is an address: \(mistake)", text.range)
      return nil
    }
    return text
  }

  private mutating func limit(_ value: JSONValue) -> SettingsFile.Placed<Int>? {
    number(value, "'limit'", 0...1_000_000)
  }
}
