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
  var formFindings: [ChunkID: FormFindings] = [:]
  /// Of forms, what edits changed since the rules about them ran: they wait for an edit that no other follows.
  var waitingForms: [ChunkID: ControlChange] = [:]
  /// What of each form matters for how its controls are judged, as they were judged; nothing of forms that are unchecked.
  var traits: [ChunkID: FormTraits] = [:]
  /// The forms whose rules `analyseNext` has still to run, the last ones of the text first.
  var uncheckedForms: [ChunkID] = []
  /// What is known of fields.
  public let known: FieldLanguageCache
  /// What fields may cost where the file costs more than it may; nil: as much as those of others, or it is looked at in
  /// pieces.
  public private(set) var narrowedBudget: NarrowedBudget?
  /// The same whatever the file costs; nil: that is found out.
  private let givenBudget: NarrowedBudget?
  /// The same of a file that is looked at in pieces.
  var pace: FieldPace
  /// The fields of which something was not decided for want of steps, when the file was last looked at as a whole.
  public private(set) var undecidedFields = 0
  /// The steps that the fields took when the file was last looked at as a whole, with every budget that was tried.
  public var steps: Int { costs.reduce(0) { $0 + $1.total } }
  /// The same, budget by budget.
  private var costs: [FieldCosts] = []
  /// The rules that are run.
  let rules: WantedRules
  /// Whether what an edit does not touch itself waits for `analyseNext`.
  let isDeferred: Bool
  /// Whether the edit that is applied is one of several, and another comes right behind it.
  private var isEditFollowed = false
  /// What such edits have left to the last one, of an analysis that is not made in pieces.
  var putOff = PutOffWork()
  /// How many chunks were looked at since the file was read, those that were looked at again among them.
  private(set) var looks = 0
  /// Where `analyseNext` goes on: the index of a chunk.
  var nextPending = 0
  /// The chunks whose work was given up since somebody waited.
  var givenUp: Set<ChunkID> = []
  /// Tells the text and the presets that this is about from all others that any file had in this process.
  public private(set) var state = AnalysisState.next() {
    didSet {
      seenPresets = SeenPresets()
      knownTraits = KnownTraits()
    }
  }
  private var seenPresets = SeenPresets()
  /// A form of this version with all that holds for it.
  func resolved(_ form: FormIndex) -> ResolvedForm { ResolvedForm(form, in: file, scope, seenPresets) }
  /// What is known of the forms of this version.
  private(set) var knownTraits = KnownTraits()

  /// - Parameters:
  ///   - known: what is known of fields from other files.
  ///   - deferred: whether nothing but what is edited is looked at before `analyseNext` is called.
  ///   - beforeImports: whether `update` tells what a file with imports sees before anybody asks what was found.
  ///   - budget: what each field may cost, of a file of which that is known; nil: it is found out.
  public init(
    _ file: FileModel, _ scope: PresetScope = .ownOnly, sharing known: FieldLanguageCache = FieldLanguageCache(),
    _ rules: WantedRules = .all, deferred: Bool = false, beforeImports: Bool = false,
    within budget: NarrowedBudget? = nil
  ) {
    givenBudget = budget
    self.rules = rules
    self.file = file
    self.scope = scope
    self.known = known
    pace = FieldPace(limit: known.fileLimit)
    isDeferred = deferred
    if !beforeImports || file.imports.isEmpty { analyse() }
  }

  /// The findings of a file that imports nothing.
  public init(_ document: Document, sharing known: FieldLanguageCache = FieldLanguageCache()) {
    self.init(FileModel(document), sharing: known)
  }

  /// Applies an edit; gives what changed.
  ///
  /// - Parameter isFollowed: whether another edit comes right behind it, so that all but what is edited waits; of an
  ///   analysis in pieces that waits too, for `analyseNext`.
  public mutating func replace(
    _ range: Range<Int>, with text: some Collection<UInt8>, isFollowed: Bool = false
  ) -> FileModel.Change {
    let errors = file.document.chunks.measure.errors
    let change = edit(range, with: text, isFollowed: isFollowed)
    if isDeferred { recheckErrors(beside: change.inserted, before: errors) }
    return change
  }

  private mutating func edit(
    _ range: Range<Int>, with text: some Collection<UInt8>, isFollowed: Bool
  ) -> FileModel.Change {
    state = .next()
    isEditFollowed = isFollowed
    let before = isDeferred && pace.isAtRest && isComplete ? (file: file, scope: scope) : nil
    var costsTheSame = false
    defer {
      if !costsTheSame { pace.noteEdit() }
      isEditFollowed = false
      if !isFollowed { catchUp() }
    }
    let change = file.replace(range, with: text)
    narrowedBudget?.replace(change.removed, with: change.inserted.count)
    guard let rebuilt = change.rebuiltForms else {
      if change.renumbered {
        analyse()
      } else {
        chunkFindings.replaceSubrange(change.removed, with: change.inserted.map { _ in ChunkFindings() })
        analyseAgain(change.inserted)
      }
      return change
    }
    chunkFindings.replaceSubrange(change.removed, with: change.inserted.map { _ in ChunkFindings() })
    if let declarations = change.declarations {
      takeIn(declarations, change.inserted)
      return change
    }
    for form in rebuilt { analyseAgain(form: form) }
    guard let controls = change.controls, let form = file.formIndex(of: controls.form).map({ file.forms[$0] }) else {
      recheckEdited(change.inserted)
      return change
    }
    let traits = knownTraits.traits(of: resolved(form))
    let asked = self.traits[form.id].flatMap { AskedTraits(changedFrom: $0, to: traits) }
    guard let asked, asked.isEmpty || !putsOff else {
      analyseAgain(form: form.id)
      if isDeferred { recheckEdited(change.inserted) }
      return change
    }
    let edited = Set(change.inserted.map { file.document.chunks[$0].id })
    let users = file.referring(byPresetsTo: change.names, in: form, scope).subtracting(change.affected)
      .subtracting(edited)
    // Others that are judged again may cost something else, too.
    let isAlone = asked.isEmpty && change.affected.isEmpty && users.isEmpty && change.removed == change.inserted
    if let before, isAlone { costsTheSame = costIsKept(by: change.inserted, before.file, before.scope) }
    recheckEdited(change.inserted)
    for id in change.affected { if let index = file.document.index(of: id) { recheckEdited(index..<index + 1) } }
    recheckOthers(ranges(of: users))
    if asked.isEmpty {
      waitingForms[form.id, default: controls].formUnion(controls)
    } else {
      recheckOthers(chunks { form.holds($0.id) && !edited.contains($0.id) && !$1.asked.isDisjoint(with: asked) })
      self.traits[form.id] = traits
      check(forms: [form.id])
    }
    return change
  }

  /// The analysis after an edit, beside this one.
  public func replacing(_ range: Range<Int>, with text: some Collection<UInt8>) -> FileAnalysis {
    var edited = self
    _ = edited.replace(range, with: text)
    return edited
  }

  /// Takes in that other files changed what this one sees.
  public mutating func update(_ scope: PresetScope) {
    self.scope = scope
    state = .next()
    // What all fields cost together counts again.
    if isDeferred { checkUsers() } else { analyse() }
  }

  /// Takes in that other files say what they did elsewhere in their texts, of which no finding speaks.
  public mutating func update(places scope: PresetScope) {
    self.scope = scope
    state = .next()
  }

  /// Does what edits that others followed have left, and runs the rules about the forms that they changed.
  ///
  /// - Parameter waits: whether somebody waits for that, so that what takes long is left to `analyseNext`.
  mutating func catchUp(waits: Bool = true) {
    let left = putOff
    putOff = PutOffWork()
    if left.isAll { return analyse() }
    for form in left.forms { analyseAgain(form: form) }
    if left.isOfUsers { checkUsers() }
    checkWaitingForms(waits: waits)
  }

  /// Whether what an edit does not touch itself is left to those that follow it.
  var putsOff: Bool { isEditFollowed && !isDeferred }

  /// Looks at everything again after an edit that may have changed anything; what is edited at once.
  private mutating func analyseAgain(_ edited: Range<Int>) {
    if putsOff { putOff.isAll = true }
    if putOff.isAll { return }
    guard isDeferred else { return analyse() }
    pace = FieldPace(limit: known.fileLimit)
    markPending(0..<file.entries.count)
    checkForms()
    recheckEdited(edited)
  }

  /// Looks at chunks that an edit touched, which may be of several forms, or leaves them to `analyseNext`.
  mutating func recheckEdited(_ range: Range<Int>) {
    if putOff.isAll { return }
    let count = !isDeferred ? range.count : isEditFollowed ? 0 : min(range.count, FileAnalysis.chunksAtOnce)
    let others = range.dropFirst(range.prefix(count).prefix { !isDeferred || !isLong($0) }.count)
    let looked = recheck(range.lowerBound..<others.startIndex)
    markPending(range.dropFirst(looked))
  }

  /// Of an analysis in pieces so many of the chunks that an edit touched are looked at before anything else is done.
  private static let chunksAtOnce = 4

  // MARK: Passes

  var filePass: FilePass {
    FilePass(file: file, scope: scope, known: known, rules: rules, seenPresets: seenPresets, traits: knownTraits)
  }

  private mutating func analyse() {
    narrowedBudget = givenBudget
    pace = FieldPace(limit: known.fileLimit)
    looks += file.entries.count
    if isDeferred {
      undecidedFields = 0
      var waiting = ChunkFindings()
      waiting.markPending(wholly: true)
      chunkFindings = LeafedSequence(
        parts: [Array(repeating: waiting, count: file.entries.count)], inStepWith: file.entries)
      return checkForms()
    }
    let pass = filePass
    var found = pass.findings(
      within: givenBudget?.each ?? known.fieldBudget, limit: givenBudget == nil ? known.fileLimit : nil)
    costs = [found.costs]
    let firstGreedy = found.firstGreedy
    if found.isOverdrawn {
      let (narrowed, each) = pass.narrowed(found, known.fieldBudget, &costs)
      found = narrowed
      narrowedBudget = NarrowedBudget(each: each, wholeCount: 0)
    }
    chunkFindings = LeafedSequence(parts: found.findings, inStepWith: file.entries)
    if narrowedBudget != nil { decideFirst(upTo: firstGreedy) }
    undecidedFields = undecidedCount
    checkForms()
  }

  /// Looks again at fields of which something was not decided, one after the other, with as much for each as in other
  /// files: as many as are given, or as can be paid for.
  ///
  /// - Parameter firstGreedy: a chunk whose field is known to take too much.
  private mutating func decideFirst(upTo firstGreedy: Int?) {
    let limit = givenBudget == nil ? known.fileLimit : nil
    let spent = FieldCosts(limit: limit, scale: known.fieldBudget.scale)
    let end = givenBudget?.wholeCount ?? firstGreedy ?? chunkFindings.count
    let meter = FieldMeter(known.fieldBudget, spent)
    var index = 0
    while !spent.isOverdrawn, let run = undecidedRun(from: index, to: end) {
      index = run.lowerBound + recheckEach(run, meter, goesOn: true)
    }
    narrowedBudget?.wholeCount = spent.isOverdrawn ? index : end
    costs.append(spent)
  }

  /// Looks at all of a form again, or leaves its chunks to `analyseNext`.
  mutating func analyseAgain(form id: ChunkID) {
    if putsOff { putOff.forms.insert(id) }
    guard !putsOff, let index = file.formIndex(of: id) else { return }
    let form = file.forms[index]
    let range = file.chunks(of: form)
    if isDeferred {
      markPending(range)
    } else {
      recheck(range)
    }
    checkForm(form, filePass.usedPresets)
  }

  /// Looks at some chunks by themselves; gives how many were looked at: where others wait, a hard field is left to
  /// `analyseNext`.
  @discardableResult
  mutating func recheck(_ range: Range<Int>) -> Int {
    if isDeferred {
      let interruption = Interruption(afterSteps: FileAnalysis.stepsAtOnce)
      let stretch = pace.stretch(from: range.lowerBound)
      return recheckEach(
        range.prefix(stretch.end - range.lowerBound), FieldMeter(stretch.budget, pace.costs, interruption))
    }
    guard let narrowedBudget else { return recheckEach(range, FieldMeter(known.fieldBudget)) }
    let end = min(max(range.lowerBound, narrowedBudget.wholeCount), range.upperBound)
    recheckEach(range.lowerBound..<end, FieldMeter(known.fieldBudget))
    recheckEach(end..<range.upperBound, FieldMeter(narrowedBudget.each))
    return range.count
  }

  /// The steps that may be taken before anything else is done: some milliseconds.
  static let stepsAtOnce = 200_000

  /// Looks at some chunks, which may be of several forms, until the meter says to pause; gives how many were looked at.
  ///
  /// - Parameter goesOn: whether what is known of chunks but for texts need not be found out again.
  @discardableResult
  mutating func recheckEach(_ range: Range<Int>, _ meter: FieldMeter, goesOn: Bool = false) -> Int {
    var found: [ChunkFindings] = []
    while found.count < range.count {
      let index = range.lowerBound + found.count
      let form = file.formIndex(of: file.document.chunks[index].id)
      var end = index + 1
      while end < range.upperBound, file.formIndex(of: file.document.chunks[end].id) == form { end += 1 }
      let certain = goesOn ? (index..<end).map { chunkFindings[$0].certain } : []
      let before = found.count
      filePass.check(index..<end, form.map { file.forms[$0] }, meter, &found) { goesOn ? certain[$0 - before] : nil }
      if found.count < end - range.lowerBound { break }
    }
    chunkFindings.overwrite(from: range.lowerBound, with: found)
    looks += found.count
    return found.count
  }
}

/// What fields may cost of a file that costs more than it may.
public struct NarrowedBudget: Sendable, Equatable {
  /// What each of them may cost.
  let each: FieldBudget
  /// How many chunks, the first ones, have fields that may all the same cost as much as those of other files.
  fileprivate(set) var wholeCount: Int

  /// Takes in that so many chunks come in the place of others.
  fileprivate mutating func replace(_ removed: Range<Int>, with count: Int) {
    if removed.lowerBound < wholeCount { wholeCount = max(removed.lowerBound, wholeCount + count - removed.count) }
  }
}

/// What has still to be looked at again.
struct PutOffWork: Sendable {
  /// All of the file.
  var isAll = false
  /// All that uses presets.
  var isOfUsers = false
  /// All of some forms.
  var forms: Set<ChunkID> = []

  /// Whether nothing has.
  var isEmpty: Bool { !isAll && !isOfUsers && forms.isEmpty }
}

extension FileAnalysis {
  /// The fields of which something is not decided for want of steps; 0 as long as some are looked at.
  private var undecidedCount: Int { isComplete ? Int(chunkFindings.measure.undecided) : 0 }

  /// The same where all fields of the file together were too many, and none of them was looked at so far that it says so
  /// itself.
  var leftUndecided: Int {
    guard narrowedBudget != nil || pace.isNarrowed else { return 0 }
    let isTold = chunkFindings.leaves.contains { leaf in
      leaf.contains { $0.isUndecided && $0.findings.contains { $0.rule === NotAnalysed.info } }
    }
    return isTold ? 0 : undecidedCount
  }

  /// The first of the fields of which something was not decided, as `Form.field`, or by the name of a preset.
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
}
