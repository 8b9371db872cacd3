public import FieldLanguages
public import FormModel
import FormSyntax
import UIKitCatalog

/// A rule that looks at what the rules of a field, or of a preset, let through.
public protocol TextRule: Rule {
  static func check(_ field: FieldContext, _ report: inout Reporter)
}

/// A field, or a preset by itself, with its rules as languages.
public struct FieldContext: Sendable {
  public let file: FileModel
  public let scope: PresetScope
  /// Nil of a preset.
  public let form: FormModel?
  public let source: FieldSource
  public let language: FieldLanguage
  let cache: FieldLanguageCache

  public var rules: [FieldRule] { language.rules }

  /// Where a range of a member is, of the field's own or of a preset's.
  public func place(_ range: Range<Int>, _ origin: Origin) -> ChunkPlace {
    switch origin {
    case .own: ChunkPlace(chunk: source.id, range: range)
    case .preset(let preset): ChunkPlace(path: preset.path, chunk: preset.id, range: range)
    }
  }

  /// Where to point in the field's own text: the range itself, or the `use` that brought the preset.
  public func ownRange(_ range: Range<Int>, _ origin: Origin) -> Range<Int> {
    guard case .preset(let preset) = origin else { return range }
    let name = preset.block.source.bytes(preset.block.nameRange)
    let uses = source.block.usedPresetValues
    return (uses.first { $0.nameBytes.elementsEqual(name) } ?? uses.first)?.range ?? source.block.nameRange
  }

  /// Whether all of some members come from one preset: what is wrong among them is said there, once.
  func isOfOnePreset(_ origins: [Origin]) -> Bool {
    guard case .preset(let first) = origins.first else { return false }
    return origins.allSatisfy { origin in
      if case .preset(let preset) = origin { preset.id == first.id && preset.path == first.path } else { false }
    }
  }
}

/// What was found out about fields, for all versions of a file, and for files that are looked at together.
public struct FieldKnowledge: Sendable {
  let languages = FieldLanguageCache()
  let clean = CleanFields()

  public init() {}
}

/// Makes the contexts of the fields of one form, or of the presets outside of forms.
struct FieldPass {
  let file: FileModel
  let scope: PresetScope
  let form: FormModel?
  let known: FieldKnowledge
  private let surroundings: FieldSurroundings
  private let fingerprint: FieldFingerprint

  init(file: FileModel, scope: PresetScope, form: FormModel?, known: FieldKnowledge) {
    self.file = file
    self.scope = scope
    self.form = form
    self.known = known
    surroundings = form.map(FieldSurroundings.init) ?? FieldSurroundings()
    fingerprint = FieldFingerprint(surroundings, form)
  }

  func check(_ control: ResolvedControl, _ report: inout Reporter) {
    guard let form else { return }
    let fingerprints = FieldFingerprint.of(control.block, in: fingerprint)
    if let fingerprints, known.clean.contains(fingerprints.whole) { return }
    let before = report.findings.count
    check(FieldSource(control, form), &report, fingerprints?.shape)
    if let fingerprints, report.findings.count == before { known.clean.insert(fingerprints.whole) }
  }

  func check(preset entry: ModelEntry, _ report: inout Reporter) {
    guard entry.block.memberKinds.contains(MemberKinds(.rule)) else { return }
    check(FieldSource(preset: entry.id, entry.block, in: file, scope), &report)
  }

  private func check(_ source: FieldSource, _ report: inout Reporter, _ shape: FieldFingerprint? = nil) {
    let outline = FieldOutline(source, surroundings, known.languages, shape)
    if outline.isClean, !outline.hasRemarks { return }
    let language = FieldLanguage(source, surroundings, known.languages, outline)
    let context = FieldContext(
      file: file, scope: scope, form: form, source: source, language: language, cache: known.languages)
    for rule in RuleRegistry.textRules { rule.check(context, &report) }
  }
}
