import FieldLanguages
import FormModel
import FormSyntax

/// The text inputs of a file that were asked for, in the order of the text: each is put together when its turn comes, since
/// they may be very many.
struct ChosenFields {
  private let entries: [(form: FormIndex, entry: ModelEntry)]
  private let presets: UsedPresets
  private let environments: [ChunkID: FieldEnvironment]
  private let missingImport: String?

  /// - Parameters:
  ///   - entries: text inputs of the file, each with its form.
  ///   - scope: the presets that the file sees.
  ///   - missingImport: that an import could not be read, in words; nil where all were.
  init(
    _ entries: [(form: FormIndex, entry: ModelEntry)], of file: FileModel, _ scope: PresetScope, missingImport: String?
  ) {
    self.entries = entries
    self.missingImport = missingImport
    presets = UsedPresets(in: file, scope)
    environments = Dictionary(
      ResolvedForm.forms(of: file, scope).map { ($0.id, FieldEnvironment($0)) }, uniquingKeysWith: { $1 })
  }

  /// `Form.field` of each.
  var paths: [String] { entries.map { "\($0.form.name).\($0.entry.block.name)" } }

  /// One after the other.
  var each: some Sequence<DefinedField> { entries.indices.lazy.compactMap { self[$0] } }

  /// The first one.
  var first: DefinedField? { each.first { _ in true } }

  /// The field in a place; nil where it is no control.
  subscript(index: Int) -> DefinedField? {
    let (form, entry) = entries[index]
    return ResolvedControl(entry, form.handling, presets).map { source in
      DefinedField(
        form: form.name, name: entry.block.name, source: source,
        environment: environments[form.id] ?? FieldEnvironment(), gap: source.isComplete ? nil : gap(entry.block))
    }
  }

  /// What is not known of a field, in words.
  private func gap(_ block: BlockModel) -> String {
    if presets.limit(of: block) != nil { return "more presets come together than are followed" }
    guard let name = presets.missingName(of: block) else { return "a part of the field cannot be read" }
    return missingImport ?? "there is no preset '\(name)'"
  }
}
