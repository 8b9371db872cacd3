import FormModel
import FormSyntax

/// Findings of several controls that have one cause, joined to the first of them: what is told once a form, and what a
/// preset alone causes in all its users.
struct JoinedFindings {
  /// What the first finding stands for besides itself.
  struct Others {
    /// At most ten of the others, as places.
    var related: [Related] = []
    /// How many others there are.
    var count = 0
    /// Whether these are controls, and no members of the form or file.
    var areControls = true
    /// Where the finding is told in place of its own control: in the preset that causes it.
    var cause: ChunkPlace?
    /// The fixes of all of them where it is told there: none of them alone makes it right.
    var fixes: [Fix?] = []

    fileprivate mutating func add(_ finding: () -> Related, _ isOfControl: Bool) {
      count += 1
      if !isOfControl { areControls = false }
      if related.count < 10 { related.append(finding()) }
    }
  }

  /// Where a finding is: the index of its chunk, and its index in the chunk.
  struct Place: Hashable {
    /// The index of the chunk in the file.
    var chunk: Int
    /// The index of the finding in the chunk.
    var finding: Int
  }

  private var others: [Place: Others] = [:]

  /// Whether every finding stands for itself alone.
  var isEmpty: Bool { others.isEmpty }

  /// The indices of the chunks whose findings are told elsewhere.
  var chunksOfCauses: [Int] { others.compactMap { $0.value.cause == nil ? nil : $0.key.chunk } }

  /// What a finding stands for; nil: for itself alone.
  subscript(chunk: Int, finding: Int) -> Others? { others[Place(chunk: chunk, finding: finding)] }

  /// Counts a finding as one that the first stands for.
  mutating func join(_ finding: @autoclosure () -> Related, ofControl isOfControl: Bool, to first: Place) {
    others[first, default: Others()].add(finding, isOfControl)
  }

  /// Has a finding told in the preset that causes it.
  ///
  /// - Parameter fixes: of each user the first one.
  mutating func tell(_ first: Place, at cause: ChunkPlace, _ fixes: [Fix?]) {
    others[first, default: Others()].cause = cause
    others[first]?.fixes = fixes
  }
}

/// The findings that a place in a preset causes.
private struct CausedFindings {
  struct Key: Hashable {
    var cause: ChunkPlace
    var rule: LintRuleInfo

    /// Whether one cause stands before another; of one rule at one place there is one.
    func isBefore(_ other: Key) -> Bool {
      if cause.chunk != other.cause.chunk { return cause.chunk < other.cause.chunk }
      if cause.range.lowerBound != other.cause.range.lowerBound {
        return cause.range.lowerBound < other.cause.range.lowerBound
      }
      return rule.code < other.rule.code
    }
  }

  /// In the order of the text, those that comments suppress too.
  var places: [JoinedFindings.Place] = []
  var controls: Set<ChunkID> = []
  /// What the preset tells itself, in case that nobody uses it.
  var own: [JoinedFindings.Place] = []

  mutating func add(_ place: JoinedFindings.Place, of entry: ModelEntry) {
    if entry.block.kind == .preset {
      own.append(place)
    } else {
      places.append(place)
      controls.insert(entry.id)
    }
  }
}

extension FileAnalysis {
  /// Joins what is told once: all but the first that no comment suppresses are hidden.
  ///
  /// - Parameters:
  ///   - others: the other files that import this one.
  ///   - ofEach: whether what is told once a form is told of each control.
  func joinedFindings(
    _ hidden: inout HiddenFindings, _ suppressions: Suppressions?, _ others: ImportingFiles, _ ofEach: Bool
  ) -> JoinedFindings {
    var joined = JoinedFindings()
    var first: [LintRuleInfo: JoinedFindings.Place] = [:]
    var caused: [CausedFindings.Key: CausedFindings] = [:]
    var form: FormIndex?
    let bySettings = SuppressedBySettings(file)
    for leaf in chunkFindings.leaves.indices where chunkFindings.measure(ofLeaf: leaf).joinable > 0 {
      let start = chunkFindings.start(ofLeaf: leaf)
      let found = chunkFindings.leaves[leaf]
      for offset in found.indices {
        // Findings are not copied: there may be many.
        for number in found[offset].findings.indices {
          let place = JoinedFindings.Place(chunk: start + offset, finding: number)
          let rule = found[offset].findings[number].rule
          if let cause = found[offset].findings[number].wholeCause ?? found[offset].findings[number].cause {
            let key = CausedFindings.Key(cause: cause, rule: rule)
            caused[key, default: CausedFindings()].add(place, of: file.entries.leaves[leaf][offset])
          }
          guard found[offset].findings[number].isToldOncePerForm, !ofEach,
            !hidden.has(chunk: place.chunk, finding: number)
          else { continue }
          let entry = file.entries.leaves[leaf][offset]
          if bySettings.holds(rule.code, in: entry.id) { continue }
          if form?.holds(entry.id) != true {
            let own = file.formIndex(of: entry.id).map { file.forms[$0] }
            if own?.id != form?.id { first = [:] }
            form = own
          }
          guard let earlier = first[rule] else {
            first[rule] = place
            continue
          }
          joined.join(same(at: place), ofControl: entry.block.control != nil, to: earlier)
          hidden.join(chunk: place.chunk, finding: number)
        }
      }
    }
    if caused.isEmpty { return joined }
    let users = PresetUsers(file, scope)
    // In the order of the text, so that finding their lines costs what lies between them.
    var cursor = LineCursor(file.document)
    for (key, found) in caused.sorted(by: { $0.key.isBefore($1.key) }) {
      join(found, key, users, others, &joined, &hidden, suppressions, bySettings, &cursor)
    }
    return joined
  }

  /// Whether something is told of a preset that holds only where no user in another file makes it right.
  public var tellsOfUnknownUsers: Bool {
    chunkFindings.leaves.indices.contains { leaf in
      chunkFindings.measure(ofLeaf: leaf).joinable > 0
        && chunkFindings.leaves[leaf].contains { $0.findings.contains(where: \.isAssumed) }
    }
  }

  /// Tells in the preset what it causes, if no user is without it. What a comment there suppresses is told nowhere.
  private func join(
    _ found: CausedFindings, _ key: CausedFindings.Key, _ all: PresetUsers, _ others: ImportingFiles,
    _ joined: inout JoinedFindings, _ hidden: inout HiddenFindings, _ suppressions: Suppressions?,
    _ bySettings: SuppressedBySettings, _ cursor: inout LineCursor
  ) {
    let shown = found.places.filter {
      !hidden.has(chunk: $0.chunk, finding: $0.finding)
        && !bySettings.holds(key.rule.code, in: file.entries[$0.chunk].id)
    }
    if key.cause.path == nil {
      guard let range = file.place(key.cause.range, of: key.cause.chunk)?.range else { return }
      // With users it is theirs: they may do without, and what they have in common is known better of them.
      for own in found.own {
        if all.areAny(of: key.cause) || finding(at: own).isAssumed && others.use(presetAt: key.cause) {
          hidden.hide(own)
        }
      }
      if let suppressions, suppressions.hides(key.rule) {
        let line = cursor.line(at: range.lowerBound).line
        if suppressions.hides(key.rule, line) {
          for place in shown { hidden.add(key.rule, line: line, chunk: place.chunk, finding: place.finding) }
          return
        }
      }
    }
    if all.isSuppressed(key.rule, at: key.cause) {
      for place in shown { hidden.join(chunk: place.chunk, finding: place.finding) }
      return
    }
    guard let first = worst(shown) else { return }
    if !all.areAll(of: key.cause, found.controls.contains) {
      if finding(at: first).needsAllUsers {
        for place in shown { hidden.join(chunk: place.chunk, finding: place.finding) }
        return
      }
      // As long as the others have not been looked at, it is told once all the same: hardly ever is one without it.
      guard all.areAll(of: key.cause, { found.controls.contains($0) || isPending($0) }) else { return }
    }
    if finding(at: first).needsAllUsers, key.cause.path != nil || others.use(presetAt: key.cause) {
      for place in shown { hidden.join(chunk: place.chunk, finding: place.finding) }
      return
    }
    if key.cause.path == nil {
      joined.tell(first, at: finding(at: first).cause ?? key.cause, shown.map { finding(at: $0).fixes.first })
    }
    for place in shown {
      // Told at the preset, it has each user beside it.
      if key.cause.path == nil || place != first { joined.join(same(at: place), ofControl: true, to: first) }
      if place != first { hidden.join(chunk: place.chunk, finding: place.finding) }
    }
  }

  private func isPending(_ chunk: ChunkID) -> Bool {
    chunkFindings.measure.pending > 0 && file.document.index(of: chunk).map { chunkFindings[$0].isPending } ?? false
  }

  /// The first of the most serious findings.
  private func worst(_ places: [JoinedFindings.Place]) -> JoinedFindings.Place? {
    places.min { finding(at: $0).severity < finding(at: $1).severity }
  }

  private func finding(at place: JoinedFindings.Place) -> Finding { chunkFindings[place.chunk].findings[place.finding] }

  private func same(at place: JoinedFindings.Place) -> Related {
    let entry = file.entries[place.chunk]
    let name = entry.block.name
    let isControl = entry.block.control != nil
    return Related(
      isControl && name.isEmpty ? "so does this control" : name.isEmpty ? "the same here" : "the same at '\(name)'",
      ChunkPlace(chunk: entry.id, range: finding(at: place).range))
  }
}

extension HiddenFindings {
  /// Hides a finding of a preset that its users tell, if no comment has done so.
  fileprivate mutating func hide(_ own: JoinedFindings.Place) {
    if !has(chunk: own.chunk, finding: own.finding) { join(chunk: own.chunk, finding: own.finding) }
  }
}

extension Fix {
  /// Whether it changes a chunk of the file.
  fileprivate func changes(_ chunk: ChunkID) -> Bool {
    edits.contains { if case .replace(let place, _) = $0 { place.chunk == chunk && place.path == nil } else { false } }
  }

  /// What fixes of several controls do, as one that has their title; nil where they differ in that, or some have none.
  fileprivate static func joined(_ fixes: [Fix?]) -> Fix? {
    let all = fixes.compactMap(\.self)
    guard let first = all.first, all.count == fixes.count,
      all.allSatisfy({ $0.title == first.title && $0.applicability == first.applicability })
    else { return nil }
    // What stands in a preset is changed once.
    var met: Set<Edit> = []
    return Fix(first.title, first.applicability, all.flatMap(\.edits).filter { met.insert($0).inserted })
  }
}

extension Finding {
  /// Makes it the one finding of its form, or of its preset.
  mutating func stand(for others: JoinedFindings.Others) {
    related += others.related
    if let cause = others.cause {
      related.removeAll { $0.place == cause }
      range = cause.range
      if others.fixes.count > 1, fixes.first?.changes(cause.chunk) == false {
        fixes = Fix.joined(others.fixes).map { [$0] } ?? []
      }
      if others.count > others.related.count { message.text += "; \(others.count) fields have it" }
    } else if !others.areControls {
      message.text +=
        others.count == 1 ? "; so it is with one other member" : "; so it is with \(others.count) other members"
    } else {
      message.text += others.count == 1 ? "; one other field has it too" : "; \(others.count) other fields have it too"
    }
  }
}
