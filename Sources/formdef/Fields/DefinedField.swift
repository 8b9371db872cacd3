import FieldLanguages
import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import UIKitCatalog
import SystemIO

/// A text input of a file.
struct DefinedField: Sendable {
  /// The name of its form.
  var form: String
  /// The name of the control.
  var name: String
  /// The control with its presets and form.
  var source: ResolvedControl
  /// What the form says of locales, calendar and time zone.
  var environment: FieldEnvironment
  /// Why not all that the control says is known, in words; nil where it is.
  var gap: String?

  /// `Form.field`.
  var path: String { "\(form).\(name)" }

  /// The texts that its rules accept: much to hold, so let go as soon as one has the answer.
  func language(_ cache: FieldLanguageCache) -> FieldLanguage { FieldLanguage(source, environment, cache) }
}

/// The text inputs of one file.
struct DefinedFields {
  /// The path of the file, without `.` and `..`; of what is no file, what it is called.
  let path: String
  private let workspace: Workspace
  private let file: FileModel
  /// What settings make of findings.
  private let filter: SettingsFilter
  /// What is wrong with the settings of the file, in words: then nobody knows what holds.
  let settingsProblems: [String]
  /// The day or moment that previews show, as the settings name it.
  let previewMoment: String?

  /// Reads a file, a pipe or standard input, and what it imports, with the settings that hold for it.
  ///
  /// - Parameter place: the path of the file in whose place the text is looked at; nil: where it comes from.
  init(_ operand: String, _ lookup: SettingsLookup, at place: String? = nil) throws(FileError) {
    let text = try NamedText(operand)
    let path = place ?? text.path
    if FileDiscovery.isOther(text.path, { text.bytes }) { throw FileDiscovery.otherKind }
    var workspace = Workspace()
    var lookup = lookup
    workspace.formSettings[path] = lookup.formSettings(for: path)
    filter = lookup.filter(for: path)
    workspace.open(path, text: text.bytes, deferred: true)
    guard let analysis = workspace.analysis(path) else { throw FileError("it was not read") }
    self.path = path
    self.workspace = workspace
    file = analysis.file
    let settings = lookup.settings(for: path)
    previewMoment = settings.previewMoment
    settingsProblems =
      SettingsPage.problems(settings)
      + lookup.unread.map { "cannot read '\($0.path)': \($0.error.reason)" }
  }

  /// Syntax errors in the file: what stands around them may be missing.
  var hasSyntaxErrors: Bool { file.document.chunks.measure.errors > 0 }

  /// The file and those that it imports.
  var paths: [String] { workspace.paths.sorted() }

  /// What is known of rules.
  var cache: FieldLanguageCache { workspace.known }

  /// What the linter finds, in the order of the text, as settings have it.
  var findings: [LocatedFinding] {
    var findings = workspace.findings(ofMember: path)
    filter.apply(to: &findings)
    return findings
  }

  /// The forms that a selection names, as a whole; forms without controls, too.
  func forms(_ selection: FieldSelection) throws(FieldSelection.Unknown) -> [ResolvedForm] {
    _ = try entries(selection) { form in file.chunks(of: form).map { file.entries[$0] } }
    let forms = ResolvedForm.forms(of: file, PresetScope(workspace.project, from: path))
    return forms.filter { selection.form == nil || $0.name == selection.form }
  }

  /// Those that a selection names, in the order of the text.
  func fields(_ selection: FieldSelection) throws(FieldSelection.Unknown) -> ChosenFields {
    ChosenFields(
      try entries(selection, inputs), of: file, PresetScope(workspace.project, from: path), missingImport: missingImport
    )
  }

  /// That an import of the file, or of one that it imports, could not be read, in words; nil where all were.
  var missingImport: String? {
    let project = workspace.project
    for path in [path] + paths {
      for entry in project.model(path)?.imports ?? [] {
        if let mistake = project.mistake(of: entry, in: path) { return mistake }
      }
    }
    return nil
  }

  /// The forms that a selection names, each with those of its controls that it names, in the order of the text.
  func controls(
    _ selection: FieldSelection
  ) throws(FieldSelection.Unknown) -> [(form: ResolvedForm, controls: [ResolvedControl])] {
    let chosen = try entries(selection) { form in file.chunks(of: form).map { file.entries[$0] } }
    let scope = PresetScope(workspace.project, from: path)
    let names = Set(chosen.map(\.entry.id))
    return ResolvedForm.forms(of: file, scope).map { form in
      (form: form, controls: form.controls.filter { names.contains($0.id) })
    }.filter { !$0.controls.isEmpty }
  }

  /// What a selection names among the entries of forms.
  private func entries(
    _ selection: FieldSelection, _ all: (FormIndex) -> [ModelEntry]
  ) throws(FieldSelection.Unknown) -> [(form: FormIndex, entry: ModelEntry)] {
    let forms = file.forms.filter { selection.form == nil || $0.name == selection.form }
    if let form = selection.form, forms.isEmpty {
      throw .init(form: form, meant: meantName(form, among: file.forms.map(\.name)))
    }
    let controls = forms.flatMap { form in all(form).map { (form: form, entry: $0) } }
    let chosen = controls.filter { selection.field == nil || $0.entry.block.name == selection.field }
    // Blocks that are no controls have no name, either.
    if let field = selection.field, chosen.isEmpty || field.isEmpty {
      throw .init(form: selection.form, field: field, meant: meantName(field, among: controls.map(\.entry.block.name)))
    }
    return chosen
  }

  private func inputs(of form: FormIndex) -> [ModelEntry] {
    file.chunks(of: form).map { file.entries[$0] }.filter { $0.block.isTextInput && $0.block.isWellPlaced }
  }

  /// Where a rule stands: in this file, or in one that it imports.
  func place(of rule: ValidationRule, of field: DefinedField) -> (path: String, position: SourcePosition)? {
    let chunk: ChunkID
    let document: Document
    var path = path
    switch rule.member.origin {
    case .own, .form:
      guard let form = file.forms.first(where: { $0.name == field.form }),
        let entry = file.control(named: Array(field.name.utf8), in: form)
      else { return nil }
      (chunk, document) = (entry.id, file.document)
    case .preset(let preset):
      path = preset.path ?? path
      guard let model = preset.path.map({ workspace.project.model($0) }) ?? file else { return nil }
      (chunk, document) = (preset.id, model.document)
    }
    guard let index = document.index(of: chunk) else { return nil }
    return (
      path, SourceText(document).position(at: document.start(ofChunk: index) + rule.member.member.range.lowerBound)
    )
  }
}
