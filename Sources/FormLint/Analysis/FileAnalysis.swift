public import FieldLanguages
public import FormModel
public import FormSyntax
import TextPatterns

/// The findings of one version of a file, kept by chunk, so that an edit costs what it touched.
///
/// Terminal and editor both use this, the one once, the other edit by edit: a test holds that it makes no difference.
public struct FileAnalysis: Sendable {
  /// What the file says.
  public private(set) var file: FileModel
  /// The presets that it sees.
  public private(set) var scope: PresetScope
  /// The findings of each chunk, in step with the file's entries.
  var chunkFindings: LeafedSequence<ChunkFindings> = LeafedSequence()
  /// The findings about forms, by form.
  private(set) var formFindings: [ChunkID: FormFindings] = [:]
  /// Of forms, what edits changed since the rules about them ran: they wait for an edit that no other follows.
  private(set) var waitingForms: [ChunkID: ControlChange] = [:]
  private var traits: [ChunkID: FormTraits] = [:]
  /// What is known of fields.
  public let known: FieldLanguageCache
  /// What each field may cost: less where the file costs more than it may.
  private var budget: FieldBudget
  /// The same of a file that is looked at in pieces.
  var pace: FieldPace
  /// The fields of which something was not decided for want of steps, when the file was last looked at as a whole.
  public private(set) var undecidedFields = 0
  /// The rules that are run.
  private let rules: WantedRules
  /// The first of them, as `Form.field`, or by the name of a preset.
  public var undecidedNames: [String] {
    guard undecidedFields > 0 else { return [] }
    var names: [String] = []
    for leaf in chunkFindings.leaves.indices where names.count < FileAnalysis.mostNames {
      let start = chunkFindings.start(ofLeaf: leaf)
      for (offset, found) in chunkFindings.leaves[leaf].enumerated() where found.isUndecided {
        let entry = file.entries[start + offset]
        let form = file.formIndex(of: entry.id).map { "\(file.forms[$0].name)." } ?? ""
        names.append(form + entry.block.name)
        if names.count == FileAnalysis.mostNames { break }
      }
    }
    return names
  }
  private static let mostNames = 3
  /// Whether what an edit does not touch itself waits for `analyseNext`.
  let isDeferred: Bool
  /// Whether the edit that is applied is one of several, and what it touches waits as well.
  private var putsEditedOff = false
  /// Where `analyseNext` goes on: the index of a chunk.
  var nextPending = 0
  /// The chunks whose work was given up since somebody waited.
  var givenUp: Set<ChunkID> = []
  /// Tells the text and the presets that this is about from all others that any file had in this process.
  public private(set) var state = AnalysisState.next()

  /// - Parameters:
  ///   - known: what is known of fields from other files.
  ///   - deferred: whether nothing but what is edited is looked at before `analyseNext` is called.
  public init(
    _ file: FileModel, _ scope: PresetScope = .ownOnly, sharing known: FieldLanguageCache = FieldLanguageCache(),
    _ rules: WantedRules = .all, deferred: Bool = false
  ) {
    self.rules = rules
    self.file = file
    self.scope = scope
    self.known = known
    budget = known.fieldBudget
    pace = FieldPace(limit: known.fileLimit)
    isDeferred = deferred
    analyse()
  }

  /// The findings of a file that imports nothing.
  public init(_ document: Document, sharing known: FieldLanguageCache = FieldLanguageCache()) {
    self.init(FileModel(document), sharing: known)
  }

  /// Applies an edit; gives whether imports, presets or forms may have changed.
  ///
  /// - Parameter isFollowed: whether another edit comes right behind it, so that the rules about forms wait; of an analysis
  ///   in pieces what is edited waits for `analyseNext` too.
  public mutating func replace(
    _ range: Range<Int>, with text: some Collection<UInt8>, isFollowed: Bool = false
  ) -> Bool {
    state = .next()
    putsEditedOff = isFollowed && isDeferred
    defer {
      putsEditedOff = false
      if !isFollowed { checkWaitingForms() }
    }
    let change = file.replace(range, with: text)
    guard let rebuilt = change.rebuiltForms else {
      if change.renumbered {
        analyse()
      } else {
        chunkFindings.replaceSubrange(change.removed, with: change.inserted.map { _ in ChunkFindings() })
        if change.changesPresetsOnly { checkUsers(beside: change.inserted) } else { analyseAgain(change.inserted) }
      }
      return change.touchesFile
    }
    chunkFindings.replaceSubrange(change.removed, with: change.inserted.map { _ in ChunkFindings() })
    for form in rebuilt { analyseAgain(form: form) }
    guard let controls = change.controls, let form = file.formIndex(of: controls.form).map({ file.forms[$0] }) else {
      recheckEdited(change.inserted)
      return change.touchesFile
    }
    if traits[form.id] != ResolvedForm(form, in: file, scope).traits {
      analyseAgain(form: form.id)
      if isDeferred { recheckEdited(change.inserted) }
    } else {
      recheckEdited(change.inserted)
      for id in change.affected { if let index = file.document.index(of: id) { recheckEdited(index..<index + 1) } }
      waitingForms[form.id, default: controls].formUnion(controls)
    }
    return change.touchesFile
  }

  /// Runs the rules about the forms that edits changed which others followed.
  mutating func checkWaitingForms() {
    guard !waitingForms.isEmpty else { return }
    let presets = UsedPresets(in: file, scope)
    for (id, change) in waitingForms {
      guard let form = file.formIndex(of: id).map({ file.forms[$0] }) else { continue }
      checkForm(form, ResolvedForm(form, in: file, scope).traits, presets, after: change)
    }
    waitingForms = [:]
  }

  /// Takes in that other files changed what this one sees.
  public mutating func update(_ scope: PresetScope) {
    self.scope = scope
    state = .next()
    checkUsers()
  }

  /// Looks again at what uses presets: what presets say hardly matters to anybody else.
  private mutating func checkUsers(beside edited: Range<Int>? = nil) {
    if let edited { recheckEdited(edited) }
    pace.restart()
    for leaf in file.entries.leaves.indices {
      let start = file.entries.start(ofLeaf: leaf)
      for (offset, entry) in file.entries.leaves[leaf].enumerated()
      where entry.block.memberKinds.contains(MemberKinds(.use)) {
        if isDeferred { markPending(start + offset) } else { recheck(start + offset..<start + offset + 1) }
      }
    }
    for form in file.forms where !form.presetUsers.isEmpty { checkAgain(form) }
  }

  /// Looks at a form again after its presets changed: at all of it where that matters for how each control is judged.
  private mutating func checkAgain(_ form: FormIndex) {
    let now = ResolvedForm(form, in: file, scope).traits
    if traits[form.id] != now { return analyseAgain(form: form.id) }
    checkForm(form, now, UsedPresets(in: file, scope))
  }

  /// Looks at everything again after an edit that may have changed anything; what is edited at once.
  private mutating func analyseAgain(_ edited: Range<Int>) {
    guard isDeferred else { return analyse() }
    pace = FieldPace(limit: known.fileLimit)
    markPending(0..<file.entries.count)
    checkForms()
    recheckEdited(edited)
  }

  /// Looks at chunks that an edit touched, which may be of several forms, or leaves them to `analyseNext`.
  private mutating func recheckEdited(_ range: Range<Int>) {
    let count = putsEditedOff ? 0 : isDeferred ? min(range.count, FileAnalysis.chunksAtOnce) : range.count
    let others = range.dropFirst(range.prefix(count).prefix { !isDeferred || !isLong($0) }.count)
    recheckEach(range.lowerBound..<others.startIndex, meter)
    markPending(others)
  }

  /// Of an analysis in pieces so many of the chunks that an edit touched are looked at before anything else is done.
  private static let chunksAtOnce = 4

  private mutating func checkForms() {
    formFindings = [:]
    waitingForms = [:]
    traits = [:]
    let presets = UsedPresets(in: file, scope)
    for form in file.forms {
      let traits = ResolvedForm(form, in: file, scope).traits
      self.traits[form.id] = traits
      checkForm(form, traits, presets)
    }
  }

  // MARK: Passes

  /// A run of chunks that are all in one form, or in none.
  private struct Stretch {
    var range: Range<Int>
    var form: Int?
  }

  private mutating func analyse() {
    budget = known.fieldBudget
    pace = FieldPace(limit: known.fileLimit)
    if isDeferred {
      undecidedFields = 0
      var waiting = ChunkFindings()
      waiting.markPending(wholly: true)
      chunkFindings = LeafedSequence(Array(repeating: waiting, count: file.entries.count), inStepWith: file.entries)
      return checkForms()
    }
    var pass = check(within: budget, limit: known.fileLimit)
    if pass.isOverdrawn { pass = narrowed(pass) }
    undecidedFields = pass.undecidedFields
    chunkFindings = LeafedSequence(pass.findings.flattened(), inStepWith: file.entries)
    checkForms()
  }

  /// The findings of all chunks, with what fields may cost each so low that the file costs no more than it may: the
  /// same for all of them.
  ///
  /// - Parameter first: what was found with more than the file can pay.
  private mutating func narrowed(_ first: FieldsPass) -> FieldsPass {
    var best = first
    let limit = FieldBudget.narrowedFile(of: known.fileLimit)
    for (number, smaller) in FieldBudget.smaller.enumerated() {
      let pass = check(within: smaller, limit: number == 0 ? nil : limit, after: best)
      if pass.isOverdrawn { break }
      budget = smaller
      best = pass
      if number > 0, !FieldBudget.canGrow(pass.steps, within: limit) { break }
    }
    return best
  }

  /// The findings of all chunks; of an overdrawn pass those that were looked at before it was.
  private struct FieldsPass {
    var findings: [[ChunkFindings]] = []
    var undecidedFields = 0
    /// What the fields cost together.
    var steps = 0
    /// Whether that is more than they may.
    var isOverdrawn = false

    /// What is known of a chunk of a part but for what is about texts; nil where it was not looked at.
    func certain(_ part: Int, _ index: Int) -> [Finding]? {
      let found = findings[part]
      return found.indices.contains(index) ? found[index].certain : nil
    }
  }

  /// - Parameters:
  ///   - limit: what the fields may cost together.
  ///   - before: what was found before with another budget, of which only what is about texts is found out again.
  private func check(within budget: FieldBudget, limit: Int?, after before: FieldsPass? = nil) -> FieldsPass {
    let parts = stretches()
    let costs = FieldCosts(limit: limit)
    let found = mapConcurrently(parts.count) { part in
      var found: [ChunkFindings] = []
      found.reserveCapacity(parts[part].reduce(0) { $0 + $1.range.count })
      let profiles = FieldProfiles(known)
      let meter = FieldMeter(budget, costs)
      for stretch in parts[part] where !meter.isOverdrawn {
        check(stretch.range, stretch.form.map { file.forms[$0] }, profiles, meter, &found) { before?.certain(part, $0) }
      }
      return (findings: found, undecided: meter.undecidedCount)
    }
    var pass = FieldsPass(steps: costs.total, isOverdrawn: costs.isOverdrawn)
    for part in found {
      pass.findings.append(part.findings)
      pass.undecidedFields += part.undecided
    }
    return pass
  }

  /// All chunks, by form; of a large file in parts of about the same size.
  private func stretches() -> [[Stretch]] {
    let parts = (0..<file.entries.count).parts(atLeast: 1_000)
    var stretches: [[Stretch]] = parts.map { _ in [] }
    func add(_ range: Range<Int>, _ form: Int?) {
      for (index, part) in parts.enumerated() {
        let overlap = range.clamped(to: part)
        if !overlap.isEmpty { stretches[index].append(Stretch(range: overlap, form: form)) }
      }
    }
    var index = 0
    for (number, form) in file.forms.enumerated() {
      let range = file.chunks(of: form)
      add(index..<range.lowerBound, nil)
      add(range, number)
      index = range.upperBound
    }
    add(index..<file.entries.count, nil)
    return stretches
  }

  /// Looks at all of a form again, or leaves its chunks to `analyseNext`.
  private mutating func analyseAgain(form id: ChunkID) {
    guard let index = file.formIndex(of: id) else { return }
    let form = file.forms[index]
    let range = file.chunks(of: form)
    if isDeferred {
      markPending(range)
    } else {
      var found: [ChunkFindings] = []
      found.reserveCapacity(range.count)
      check(range, form, FieldProfiles(known), meter, &found) { _ in nil }
      chunkFindings.overwrite(from: range.lowerBound, with: found)
    }
    let traits = ResolvedForm(form, in: file, scope).traits
    self.traits[form.id] = traits
    checkForm(form, traits, UsedPresets(in: file, scope))
  }

  /// For chunks that are looked at by themselves; where others wait, a hard field is left to `analyseNext`.
  private var meter: FieldMeter {
    guard isDeferred else { return FieldMeter(budget) }
    return FieldMeter(pace.budget, FieldCosts(), Interruption(afterSteps: FileAnalysis.stepsAtOnce))
  }

  /// The steps that may be taken before anything else is done: some milliseconds.
  private static let stepsAtOnce = 200_000

  /// Looks at some chunks, which may be of several forms, until the meter says to pause; gives how many were looked at.
  ///
  /// - Parameter goesOn: whether what is known of chunks that wait need not be found out again.
  @discardableResult
  mutating func recheckEach(_ range: Range<Int>, _ meter: FieldMeter, goesOn: Bool = false) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let form = file.formIndex(of: file.document.chunks[index].id)
      var end = index + 1
      while end < range.upperBound, file.formIndex(of: file.document.chunks[end].id) == form { end += 1 }
      index += recheck(index..<end, meter, goesOn: goesOn)
      if index < end { break }
    }
    return index - range.lowerBound
  }

  private mutating func recheck(_ range: Range<Int>) { recheck(range, meter) }

  @discardableResult
  private mutating func recheck(_ range: Range<Int>, _ meter: FieldMeter, goesOn: Bool = false) -> Int {
    guard !range.isEmpty else { return 0 }
    let certain = goesOn ? range.map { chunkFindings[$0].isPending ? chunkFindings[$0].certain : nil } : []
    let form = file.formIndex(of: file.document.chunks[range.lowerBound].id).map { file.forms[$0] }
    var found: [ChunkFindings] = []
    check(range, form, FieldProfiles(known), meter, &found) { goesOn ? certain[$0] : nil }
    chunkFindings.overwrite(from: range.lowerBound, with: found)
    return found.count
  }

  /// Adds the findings of the chunks of a range, all in one form or in none.
  ///
  /// - Parameter certain: what is known of the chunk that is added as the one with a number, but for what is about texts.
  private func check(
    _ range: Range<Int>, _ form: FormIndex?, _ profiles: FieldProfiles, _ meter: FieldMeter,
    _ found: inout [ChunkFindings], certain: (Int) -> [Finding]?
  ) {
    guard !range.isEmpty else { return }
    meter.run {
      let pass = ChunkPass(file: file, scope: scope, form: form, known, profiles, meter, rules)
      look(at: range, pass, meter, &found, certain)
    }
  }

  private func look(
    at range: Range<Int>, _ pass: ChunkPass, _ meter: FieldMeter, _ found: inout [ChunkFindings],
    _ certain: (Int) -> [Finding]?
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let place = file.entries.place(of: index)
      let entries = file.entries.leaves[place.leaf]
      let chunks = file.document.chunks.leaves[place.leaf]
      let count = min(entries.count - place.offset, range.upperBound - index)
      for offset in place.offset..<place.offset + count {
        if meter.isOverdrawn { return }
        found.append(pass.findings(entries[offset], chunks[offset], certain: certain(found.count)))
      }
      index += count
    }
  }

  /// - Parameter change: what edits changed since the rules about forms ran; nil: they all run.
  private mutating func checkForm(
    _ form: FormIndex, _ traits: FormTraits, _ presets: UsedPresets, after change: ControlChange? = nil
  ) {
    let context = FormContext(resolved: ResolvedForm(form, in: file, scope), presets: presets, traits: traits)
    var found = formFindings.removeValue(forKey: form.id) ?? FormFindings()
    found.update(rules.formRules, context, after: change)
    if !found.isEmpty { formFindings[form.id] = found }
    if change == nil { waitingForms[form.id] = nil }
  }
}
