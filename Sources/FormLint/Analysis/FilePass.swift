import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns

/// The lint rules that look at chunks and fields, run over all of a file or a part of it.
struct FilePass {
  /// What the file says.
  let file: FileModel
  /// The presets that it sees.
  let scope: PresetScope
  /// What is known of fields.
  let known: FieldLanguageCache
  /// The rules that are run.
  let rules: WantedRules
  /// What is known of all presets together.
  let seenPresets: SeenPresets
  /// What is known of the forms.
  let traits: KnownTraits

  /// The findings of all chunks; of an overdrawn pass those that were looked at before it was.
  struct Outcome {
    /// By part of the file.
    var findings: [[ChunkFindings]] = []
    /// Of how many fields something was not decided for want of steps.
    var undecidedFields = 0
    /// What the fields cost together.
    let costs: FieldCosts
    /// Whether that is more than they may.
    var isOverdrawn = false
    /// The chunk with the first field that was found to take more by itself than a file of others can spare, by its index.
    var firstGreedy: Int?

    /// What is known of a chunk of a part but for what is about texts; nil where it was not looked at.
    fileprivate func certain(_ part: Int, _ index: Int) -> [Finding]? {
      let found = findings[part]
      return found.indices.contains(index) ? found[index].certain : nil
    }
  }

  /// A run of chunks that are all in one form, or in none.
  struct Stretch {
    var range: Range<Int>
    var form: Int?
  }

  /// The findings of all chunks, where each field may cost so much, and the file no more than a limit.
  func findings(within budget: FieldBudget, limit: Int?) -> Outcome {
    findings(within: budget, limit: limit, after: nil)
  }

  /// The findings of all chunks, with what fields may cost each so low that the file costs no more than it may: the
  /// same for all of them.
  ///
  /// - Parameters:
  ///   - first: what was found with more than the file can pay.
  ///   - costs: what the fields took so far; what they take here is added.
  func narrowed(_ first: Outcome, _ budget: FieldBudget, _ costs: inout [FieldCosts]) -> (Outcome, FieldBudget) {
    var best = (first, budget)
    let limit = FieldBudget.narrowedFile(of: known.fileLimit)
    for (number, smaller) in FieldBudget.smaller.enumerated() {
      let found = findings(within: smaller, limit: number == 0 ? nil : limit, after: best.0)
      costs.append(found.costs)
      if found.isOverdrawn { break }
      best = (found, smaller)
      if number > 0, !FieldBudget.canGrow(found.costs.total, within: limit) { break }
    }
    return best
  }

  /// - Parameters:
  ///   - limit: what the fields may cost together.
  ///   - before: what was found with another budget, of which only what is about texts is found out again.
  private func findings(within budget: FieldBudget, limit: Int?, after before: Outcome?) -> Outcome {
    let parts = stretches()
    let costs = FieldCosts(limit: limit, scale: known.fieldBudget.scale)
    // Of one part alone nothing is left to others.
    let idle = parts.count > 1 ? IdleValues<(UsedPresets, PresetNotes)>() : nil
    let look: @Sendable (Int) -> (findings: [ChunkFindings], undecided: Int, greedy: Int?) = { part in
      var found: [ChunkFindings] = []
      found.reserveCapacity(parts[part].reduce(0) { $0 + $1.range.count })
      let meter = FieldMeter(budget, costs)
      let profiles = FieldProfiles(known, meter)
      let (presets, notes) = idle?.take() ?? (usedPresets, PresetNotes())
      defer { idle?.add((presets, notes)) }
      meter.run {
        for stretch in parts[part] where !meter.isOverdrawn && !meter.wasInterrupted {
          let form = stretch.form.map { file.forms[$0] }
          check(stretch.range, form, profiles, presets, notes, meter, &found) { before?.certain(part, $0) }
        }
      }
      let greedy = meter.wasGreedy ? (parts[part].first?.range.lowerBound ?? 0) + found.count : nil
      return (findings: found, undecided: found.count(where: \.isUndecided), greedy: greedy)
    }
    // Threads get into each other's way: what takes one of them no time that anybody would notice is done by one.
    let isLarge = file.entries.count > FilePass.mostOfOneThread
    var found: [(findings: [ChunkFindings], undecided: Int, greedy: Int?)] = []
    while !isLarge, found.count < parts.count, !costs.exceeds(FilePass.mostStepsOfOneThread) {
      found.append(look(found.count))
    }
    let first = found.count
    found += mapConcurrently(parts.count - first) { look(first + $0) }
    var outcome = Outcome(costs: costs, isOverdrawn: costs.isOverdrawn)
    for part in found {
      outcome.findings.append(part.findings)
      outcome.undecidedFields += part.undecided
      outcome.firstGreedy = outcome.firstGreedy ?? part.greedy
    }
    return outcome
  }

  /// A file of so many chunks is looked at by one thread as long as its fields take no more than so many steps together.
  private static let (mostOfOneThread, mostStepsOfOneThread) = (20_000, 1_000_000)

  /// All chunks, by form; of a large file in parts of about the same size.
  func stretches() -> [[Stretch]] {
    var stretches: [Stretch] = []
    stretches.reserveCapacity(2 * file.forms.count + 1)
    var index = 0
    for number in file.forms.indices {
      let range = file.chunks(of: file.forms[number])
      if index < range.lowerBound { stretches.append(Stretch(range: index..<range.lowerBound)) }
      stretches.append(Stretch(range: range, form: number))
      index = range.upperBound
    }
    if index < file.entries.count { stretches.append(Stretch(range: index..<file.entries.count)) }
    let parts = (0..<file.entries.count).parts(atLeast: 1_000)
    if parts.count == 1 { return [stretches] }
    return parts.map { part in
      // Those that have part in it lie together.
      let first = stretches.partitioningIndex { $0.range.upperBound > part.lowerBound }
      return stretches[first...].prefix { $0.range.lowerBound < part.upperBound }.map {
        Stretch(range: $0.range.clamped(to: part), form: $0.form)
      }
    }
  }

  /// Adds the findings of the chunks of a range, all in one form or in none: of the first ones, where others wait or the
  /// fields cost more than they may.
  ///
  /// - Parameter certain: what is known of the chunk that is added as the one with a number, but for what is about texts.
  func check(
    _ range: Range<Int>, _ form: FormIndex?, _ meter: FieldMeter, _ found: inout [ChunkFindings],
    certain: (Int) -> [Finding]?
  ) {
    meter.run {
      check(range, form, FieldProfiles(known, meter), usedPresets, PresetNotes(), meter, &found, certain: certain)
    }
  }

  /// The presets that the file's blocks use, for one thread.
  var usedPresets: UsedPresets { UsedPresets(in: file, scope, seenPresets) }

  /// The same for one thread of a pass, with what it knows by then, while its meter runs.
  func check(
    _ range: Range<Int>, _ form: FormIndex?, _ profiles: FieldProfiles, _ presets: UsedPresets, _ notes: PresetNotes,
    _ meter: FieldMeter, _ found: inout [ChunkFindings], certain: (Int) -> [Finding]?
  ) {
    lazy var pass = ChunkPass(
      file: file, scope: scope, form: form, known, profiles, presets, notes, meter, rules, traits)
    var index = range.lowerBound
    while index < range.upperBound {
      let place = file.entries.place(of: index)
      let entries = file.entries.leaves[place.leaf]
      let chunks = file.document.chunks.leaves[place.leaf]
      let count = min(entries.count - place.offset, range.upperBound - index)
      for offset in place.offset..<place.offset + count {
        if meter.isOverdrawn { return }
        let findings: ChunkFindings
        switch entries[offset].kind {
        case .control:
          let known = certain(found.count)
          let isQuiet = known?.isEmpty ?? true
          let quiet = isQuiet ? pass.findings(asOfQuiet: offset, of: entries) : nil
          findings = quiet ?? pass.findings(entries[offset], chunks[offset], certain: known)
        case .preset: findings = pass.findings(entries[offset], chunks[offset], certain: certain(found.count))
        case _ where rules.blockFilter.accepts(entries[offset].block, chunks[offset]):
          findings = pass.findings(entries[offset], chunks[offset], certain: certain(found.count))
        // Of others there are no rules but those about chunks.
        default: findings = ChunkFindings.nothing
        }
        // Of the chunk that is one too many only a part was looked at.
        if meter.isSpent { return }
        found.append(findings)
        if meter.isDue(after: FilePass.steps(toLookAtErrors: chunks[offset].errorCount)) { return }
      }
      index += count
    }
  }

  /// What it takes to look at a chunk beside its field: much where the fixes of its mistakes are tried.
  private static func steps(toLookAtErrors count: UInt32) -> Int { 1_000 + 5_000 * min(Int(count), 16) }
}
