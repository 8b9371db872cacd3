import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// Runs the rules over the chunks of one form, or of the space between forms.
final class ChunkPass {
  private let file: FileModel
  private let scope: PresetScope
  private let form: FormIndex?
  private let traits: KnownTraits
  private let known: FieldLanguageCache
  private let profiles: FieldProfiles
  private let handlers: FormHandlers
  /// The form with all that holds for it; nil outside of forms. Made for the first of its controls: forms that have none
  /// may be very many.
  private lazy var context = form.map { form in
    let resolved = presets.resolved(form)
    return FormContext(resolved: resolved, presets: presets, traits: traits.traits(of: resolved))
  }
  /// What is around its controls; nil outside of forms.
  private lazy var environment = context.map { FormEnvironment($0.resolved, $0.traits) }
  private lazy var fields = FieldPass(
    file: file, scope: scope, form: context?.resolved, known, profiles, meter, rules, presetNotes)
  /// The rules that are off by default and that settings select for the file.
  private let optional: [(rule: any ControlRule.Type, filter: RuleFilter)]
  private let presets: UsedPresets
  private let meter: FieldMeter
  private let rules: WantedRules
  private lazy var blocks = BlockEnvironment(file, scope, form, presets)
  /// What the form is like for controls that refer to nothing else; nil outside of forms, and where more matters.
  private lazy var likeness = context.flatMap { FormLikeness($0.resolved, $0.traits, rules) }
  private let metControls = QuietControls.shared.idle.take() ?? RecentValues()
  /// Of the control that was asked about last.
  private var lastEqual: (entry: ChunkID, equal: EqualControl?)?
  private let presetNotes: PresetNotes
  private lazy var notes = FormNotes(presetNotes)
  private var lists = SharedFindings()
  /// The traits of the form that rules have asked for of the control that is looked at.
  private var asked: AskedTraits = []

  /// - Parameter meter: counts what fields cost on this thread.
  init(
    file: FileModel, scope: PresetScope, form: FormIndex?, _ known: FieldLanguageCache, _ profiles: FieldProfiles,
    _ presets: UsedPresets, _ notes: PresetNotes, _ meter: FieldMeter, _ rules: WantedRules, _ traits: KnownTraits
  ) {
    presetNotes = notes
    self.rules = rules
    self.presets = presets
    self.meter = meter
    self.file = file
    self.scope = scope
    handlers = form?.handling ?? .none
    optional = rules.optionalRules.filter {
      file.settings?.selectedRules.contains($0.rule.info.code) ?? false
    }
    self.form = form
    self.known = known
    self.profiles = profiles
    self.traits = traits
  }

  deinit { QuietControls.shared.idle.add(metControls) }

  /// What the rules find in one chunk that is no quiet control.
  ///
  /// - Parameter certain: what is known of it but for the texts that its field takes; nil where that is to be found out.
  func findings(_ entry: ModelEntry, _ chunk: Chunk, certain: [Finding]? = nil) -> ChunkFindings {
    let control = form != nil && isJudged(entry.block) ? resolved(entry) : nil
    let equal = equal(entry)
    var known = equal.flatMap { EqualControls.shared[$0] }
    // Of what was found out before, it is not known what rules asked for.
    asked = certain == nil && known == nil ? [] : .all
    let certain = certain ?? (known == nil ? self.certain(entry, chunk, control) : [])
    var report = Reporter()
    let undecided = meter.undecidedCount
    if entry.block.kind == .preset, isJudged(entry.block) { fields.check(preset: entry, presets, &report) }
    var asksFormatters = true
    if known?.formatters.map({ meter.pass($0) }) != true {
      let receipt = meter.receipt { asksFormatters = checkFormatters(control, &report) }
      known = EqualControls.Known(formatters: report.findings.isEmpty ? receipt : nil)
    }
    var outline: FieldOutline?
    let isField = control.map(ChunkPass.isAboutTexts) ?? false
    let formatterCount = report.findings.count
    known?.texts = meter.receipt {
      if isField, let control, let kind = control.kind, let environment {
        outline = fields.check(control, &report) { control.canShowKeyboard(environment.handlers(of: control, kind)) }
      }
    }
    if certain.isEmpty, let control, !isField || outline != nil {
      if !asksFormatters { keepQuiet(entry, control, outline) }
      if report.findings.count > formatterCount { known?.texts = nil }
      if let equal, let known, control.openProperties.isEmpty { EqualControls.shared.add(equal, known) }
    }
    let mayChangeLines = LinesWithErrors.concern(certain) || LinesWithErrors.concern(report.findings)
    let lines = mayChangeLines ? LinesWithErrors(chunk) : nil
    var found = ChunkFindings(
      certain: lists.shared(lines?.withoutFixes(certain) ?? certain),
      ofTexts: meter.wasInterrupted ? nil : lines?.withoutFixes(report.findings) ?? report.findings)
    found.isUndecided = meter.undecidedCount > undecided
    found.asked = asked
    return found
  }

  /// Whether rules are asked about a control or preset, and not only about what is written in it.
  private func isJudged(_ block: BlockModel) -> Bool { block.isWellPlaced && !block.lacksBlock }

  private func resolved(_ entry: ModelEntry) -> ResolvedControl? {
    ResolvedControl(entry, handlers, presets)?.leavingMeantPropertiesOpen(presetNotes)
  }

  /// What is found in a control that is like one of which the rules found nothing but, perhaps, for the texts that its field
  /// takes; nil where it is like none.
  ///
  /// - Parameters:
  ///   - index: which of the entries is the control.
  ///   - entries: those that lie together.
  func findings(asOfQuiet index: Int, of entries: [ModelEntry]) -> ChunkFindings? {
    let block = entries[index].block
    guard let likeness, let shape = block.shape else { return nil }
    let found: ChunkFindings? = QuietControls.shared.withControl(
      like: entries[index].id, shape, in: likeness, metControls
    ) { quiet in
      guard quiet.fits(block, shape) else { return nil }
      guard let field = quiet.field else { return ChunkFindings.nothing }
      if fields.pass(block, like: field) || passesAsEqual(entries[index]) { return ChunkFindings.nothing }
      guard let windows = field.windows(of: block) else { return nil }
      return look(at: field, windows, of: entries[index])
    }
    return found ?? (passesAsEqual(entries[index]) ? ChunkFindings.nothing : nil)
  }

  /// Passes a control that is equal to one of which the rules found nothing; false where there is none.
  private func passesAsEqual(_ entry: ModelEntry) -> Bool {
    guard let equal = equal(entry), let known = EqualControls.shared[equal], let formatters = known.formatters,
      let texts = known.texts
    else { return false }
    return meter.pass(formatters, texts)
  }

  /// What is found in the texts that a field takes which is like another one, but perhaps for its lengths.
  private func look(at field: FieldLikeness, _ windows: [LengthWindow], of entry: ModelEntry) -> ChunkFindings {
    var report = Reporter()
    let undecided = meter.undecidedCount
    let receipt = meter.receipt {
      fields.check(windows, like: field, &report, source: { self.resolved(entry) }) { control in
        control.canShowKeyboard(control.kind.flatMap { environment?.handlers(of: control, $0) } ?? [])
      }
    }
    let isUndecided = meter.undecidedCount > undecided
    if !isUndecided, !meter.wasInterrupted, report.findings.isEmpty {
      if let receipt, let equal = equal(entry) {
        // It is like one of which no rule asked how its formatter writes.
        EqualControls.shared.add(equal, EqualControls.Known(formatters: FieldReceipt.free, texts: receipt))
      }
      return ChunkFindings.nothing
    }
    var found = ChunkFindings(certain: [], ofTexts: meter.wasInterrupted ? nil : report.findings)
    found.isUndecided = isUndecided
    return found
  }

  /// Keeps a control of which the rules found nothing but, perhaps, for the texts that its field takes.
  ///
  /// - Parameter outline: what was seen of its field; nil where nothing is said of the texts that it takes.
  private func keepQuiet(_ entry: ModelEntry, _ control: ResolvedControl, _ outline: FieldOutline?) {
    guard let shape = entry.block.shape, let likeness, let quiet = QuietControl(control, shape, outline) else { return }
    QuietControls.shared.add(quiet, entry.id, shape, in: likeness)
  }

  /// What tells a control from those that are equal; nil where there may be none.
  private func equal(_ entry: ModelEntry) -> EqualControl? {
    guard let likeness, let shape = entry.block.shape else { return nil }
    if let last = lastEqual, last.entry == entry.id { return last.equal }
    let equal = presetsSaid(by: entry.block, shape).flatMap {
      EqualControl(entry.block, shape, $0, likeness.place(of: entry.id), in: likeness)
    }
    lastEqual = (entry.id, equal)
    return equal
  }

  /// What the presets of a control say; nil where rules may ask for more than that.
  private func presetsSaid(by block: BlockModel, _ shape: BlockShape) -> [SaidPreset]? {
    guard shape.usesPresets else { return [] }
    guard presets.hasAll(of: block) else { return nil }
    var said: [SaidPreset] = []
    for preset in presets.presets(of: block) {
      guard let next = presetNotes.said(by: preset.block) else { return nil }
      said.append(next)
    }
    return said
  }

  /// Runs the rules that ask how formatters write; gives whether they did, or found something.
  private func checkFormatters(_ control: ResolvedControl?, _ report: inout Reporter) -> Bool {
    guard let control, let kind = control.kind,
      rules.formatterRules.contains(where: { $0.filter.accepts(control, kind) }), let environment
    else { return false }
    let context = ControlContext(environment, control, kind, notes)
    let count = report.findings.count
    let asks = fields.checkFormatters {
      for rule in rules.formatterRules where rule.filter.accepts(context) { rule.rule.check(context, &report) }
    }
    asked.formUnion(context.memo.asked)
    return asks || report.findings.count > count
  }

  /// Whether something is said of the texts that a control takes: by rules, or by a formatter beside a text, what can be
  /// picked, what the system fills in, or what is done to texts before.
  private static func isAboutTexts(_ control: ResolvedControl) -> Bool {
    guard control.kind?.takesText ?? true else { return false }
    if control.memberKinds.contains(MemberKinds(.rule)) { return true }
    return control.properties.contains(.formatter)
      && [PropertyID.example, .text, .normalize, .textContentType, .inputView].contains(where: control.sets)
  }

  /// What the rules find that do not ask which texts a field takes.
  private func certain(_ entry: ModelEntry, _ chunk: Chunk, _ control: ResolvedControl?) -> [Finding] {
    var report = Reporter()
    if rules.blockFilter.accepts(entry.block, chunk) {
      let context = BlockContext(environment: blocks, chunk: chunk, block: entry.block)
      for (rule, filter) in rules.blockRules where filter.accepts(entry.block, chunk) {
        rule.check(context, &report)
      }
    }
    if let control, let kind = control.kind, let environment {
      let context = ControlContext(environment, control, kind, notes)
      for rule in rules.controlRules where rule.filter.accepts(context) {
        rule.rule.check(context, &report)
      }
      for rule in optional where rule.filter.accepts(context) { rule.rule.check(context, &report) }
      asked.formUnion(context.memo.asked)
    }
    return report.findings
  }
}
