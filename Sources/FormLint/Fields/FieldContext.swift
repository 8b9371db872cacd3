public import FieldLanguages
public import FormModel
import FormSyntax
import UIKitCatalog

/// A rule that looks at what the rules of a field, or of a preset, let through.
public protocol TextRule: LintRule {
  /// The rule is asked about fields that have one of these only.
  static var concerns: FieldFilter { get }
  static func check(_ field: FieldContext, _ report: inout Reporter)
}

/// A field, or a preset by itself, with its rules as languages.
public struct FieldContext {
  let pass: FieldPass
  public let source: ResolvedControl
  public let language: FieldLanguage

  public var file: FileModel { pass.file }
  public var scope: PresetScope { pass.scope }
  /// Nil of a preset.
  public var form: FormIndex? { pass.form }
  var cache: FieldLanguageCache { pass.cache }

  public var rules: [ValidationRule] { language.rules }

  /// Where a range of a member is, of the field's own or of a preset's.
  public func place(_ range: Range<Int>, _ origin: Origin) -> ChunkPlace {
    source.place(range, origin)
  }

  /// Where to point in the field's own text: the range itself, or the `use` that brought the preset.
  public func ownRange(_ range: Range<Int>, _ origin: Origin) -> Range<Int> {
    source.ownRange(range, origin)
  }

  /// Whether all of some members come from one preset: what is wrong among them is said there, once.
  func isOfOnePreset(_ origins: [Origin]) -> Bool {
    guard let first = origins.first?.preset else { return false }
    return origins.allSatisfy { $0.preset.map { $0.id == first.id && $0.path == first.path } ?? false }
  }
}

/// Asks the rules about texts about the fields of one form, or about the presets outside of forms.
final class FieldPass {
  let file: FileModel
  let scope: PresetScope
  let form: FormIndex?
  let cache: FieldLanguageCache
  private let profiles: FieldProfiles
  private let surroundings: FieldEnvironment

  init(file: FileModel, scope: PresetScope, form: FormIndex?, _ cache: FieldLanguageCache, _ profiles: FieldProfiles) {
    self.file = file
    self.scope = scope
    self.form = form
    self.cache = cache
    self.profiles = profiles
    surroundings = form.map(FieldEnvironment.init) ?? FieldEnvironment()
  }

  func check(preset entry: ModelEntry, _ report: inout Reporter) {
    guard entry.block.memberKinds.contains(MemberKinds(.rule)) else { return }
    check(ResolvedControl(preset: entry, in: file, scope), &report)
  }

  func check(_ source: ResolvedControl, _ report: inout Reporter) {
    if profiles.isOverdrawn { return }
    let outline = FieldOutline(source, surroundings, profiles)
    if outline.concerns.isEmpty { return }
    let language = FieldLanguage(source, surroundings, cache, outline)
    profiles.count(language.verdict)
    let context = FieldContext(pass: self, source: source, language: language)
    for rule in LintRuleRegistry.textRules where !rule.concerns.isDisjoint(with: outline.concerns) {
      rule.rule.check(context, &report)
    }
  }
}
