import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog

/// Asks the rules about texts about the fields of one form, or about the presets outside of forms.
final class FieldPass {
  /// The file.
  let file: FileModel
  /// The presets that the file sees.
  let scope: PresetScope
  /// The form with all that holds for it; nil outside of forms.
  let form: ResolvedForm?
  /// What is known of fields.
  let cache: FieldLanguageCache
  private let profiles: FieldProfiles
  private let meter: FieldMeter
  private let rules: WantedRules
  private let notes: PresetNotes
  /// What it takes to look at a field in one locale of its form, beside what is counted for what it says there.
  private static let stepsInLocale = 10
  private lazy var environment = form.map(FieldEnvironment.shared) ?? FieldEnvironment()

  /// - Parameter meter: counts what fields cost on this thread.
  init(
    file: FileModel, scope: PresetScope, form: ResolvedForm?, _ cache: FieldLanguageCache, _ profiles: FieldProfiles,
    _ meter: FieldMeter = FieldMeter(), _ rules: WantedRules = .all, _ notes: PresetNotes = PresetNotes()
  ) {
    self.notes = notes
    self.rules = rules
    self.file = file
    self.scope = scope
    self.form = form
    self.cache = cache
    self.profiles = profiles
    self.meter = meter
  }

  /// Asks about a preset by itself, where it has rules.
  func check(preset entry: ModelEntry, _ presets: UsedPresets, _ report: inout Reporter) {
    let kinds = entry.block.memberKinds
    guard kinds.contains(MemberKinds(.rule)) || kinds.contains(MemberKinds(.use)) && presets.haveRules else { return }
    meter.measure {
      let preset = ResolvedControl(preset: entry, presets)
      guard preset.memberKinds.contains(MemberKinds(.rule)) else { return false }
      let hasOwnRules = entry.block.memberKinds.contains(MemberKinds(.rule))
      let isCutShort = hasOwnRules ? look(preset, &report) { preset.canShowKeyboard } : false
      return lookAtUser(of: entry, presets, &report) || isCutShort
    }
  }

  /// Asks about a field that uses a preset and adds nothing to it, in case that no user is known: what it has from this
  /// preset alone, but for what holds for every user. Which keyboard it has is its own matter where the preset names none.
  private func lookAtUser(of entry: ModelEntry, _ presets: UsedPresets, _ report: inout Reporter) -> Bool {
    guard let bare = ResolvedControl(userOf: entry, presets)?.leavingMeantPropertiesOpen(notes) else { return false }
    let user = bare.sets(.keyboardType) ? bare : bare.leavingOpen([.keyboardType])
    var found = Reporter()
    let isCutShort = look(user, &found) { user.canShowKeyboard }
    let certain = Set(report.findings.map(\.rule.code))
    for var finding in found.findings where !certain.contains(finding.rule.code) {
      guard let cause = finding.wholeCause ?? finding.cause, cause.path == nil, cause.chunk == entry.id else {
        continue
      }
      finding.isAssumed = true
      report.add(finding)
    }
    return isCutShort
  }

  /// Runs rules that ask how the formatter of a control writes; gives whether that cost something, or would have.
  func checkFormatters(_ check: () -> Void) -> Bool {
    var isFree = false
    meter.measure(asField: false) {
      check()
      isFree = meter.isUntouched
      return false
    }
    return !isFree
  }

  /// Asks about a control; gives what was seen of it, or nil where nobody looked.
  ///
  /// - Parameter canShowKeyboard: whether the user can bring up a keyboard in it, as far as is known.
  func check(_ source: ResolvedControl, _ report: inout Reporter, canShowKeyboard: () -> Bool) -> FieldOutline? {
    var seen: FieldOutline?
    meter.measure {
      guard meter.add(rules: source.ruleCount) else { return true }
      let outline = FieldOutline(source, environment, profiles)
      seen = outline
      return look(at: source, outline, &report, canShowKeyboard)
    }
    return seen
  }

  /// Passes a control that is like another one of which everything is known, but perhaps for the lengths that it allows,
  /// where there is nothing to say of it; false where that is still to be seen.
  func pass(_ block: BlockModel, like other: FieldLikeness) -> Bool {
    meter.pass(rules: other.ruleCount) { profiles.isSettled(block, like: other) }
  }

  /// Asks about a control that is like another one of which something is known, but perhaps for the lengths that it allows.
  ///
  /// - Parameter source: the control, resolved: most often nobody has to know.
  func check(
    _ windows: [LengthWindow], like other: FieldLikeness, _ report: inout Reporter, source: () -> ResolvedControl?,
    canShowKeyboard: (ResolvedControl) -> Bool
  ) {
    meter.measure {
      guard meter.add(rules: other.ruleCount) else { return true }
      if profiles.isSilent(windows, like: other) { return false }
      guard let outline = FieldOutline(windows, like: other, environment, profiles, source: source),
        !outline.features.isEmpty, let source = source()
      else { return false }
      return look(at: source, outline, &report) { canShowKeyboard(source) }
    }
  }

  /// Gives whether something about the field is not decided for want of steps.
  private func look(
    _ source: ResolvedControl, _ report: inout Reporter, _ canShowKeyboard: () -> Bool
  ) -> Bool {
    guard meter.add(rules: source.ruleCount) else { return true }
    let outline = FieldOutline(source, environment, profiles)
    return look(at: source, outline, &report, canShowKeyboard)
  }

  private func look(
    at source: ResolvedControl, _ outline: FieldOutline, _ report: inout Reporter, _ canShowKeyboard: () -> Bool
  ) -> Bool {
    if outline.features.isEmpty { return false }
    guard meter.add(FieldPass.stepsInLocale * (environment.locales?.count ?? 1)) else { return true }
    let language = FieldLanguage(source, environment, cache, outline)
    let context = FieldContext(
      file: file, scope: scope, resolved: form, cache: cache, meter: meter, source: source, language: language)
    for rule in rules.textRules where !rule.filter.isDisjoint(with: outline.features) {
      if rule.rule.needsKeyboard, !canShowKeyboard() { continue }
      rule.rule.check(context, &report)
    }
    return language.analysis.isCutShort
  }
}
