import FieldLanguages
import FormModel

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
    let context = FieldContext(
      file: file, scope: scope, form: form, cache: cache, source: source, language: language)
    for rule in LintRuleRegistry.textRules where !rule.concerns.isDisjoint(with: outline.concerns) {
      rule.rule.check(context, &report)
    }
  }
}
