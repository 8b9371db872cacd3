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
    /// Where the finding is told in place of its own control: in the preset that causes it.
    var cause: ChunkPlace?
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
  mutating func join(_ finding: Related, to first: Place) {
    others[first, default: Others()].count += 1
    if let joined = others[first], joined.related.count < 10 { others[first]?.related.append(finding) }
  }

  /// Has a finding told in the preset that causes it.
  mutating func tell(_ first: Place, at cause: ChunkPlace) { others[first, default: Others()].cause = cause }
}

/// The findings that a place in a preset causes.
private struct CausedFindings {
  struct Key: Hashable {
    var cause: ChunkPlace
    var code: String
  }

  /// In the order of the text, those that comments silence too.
  var places: [JoinedFindings.Place] = []
  var controls: Set<ChunkID> = []
}

extension FileAnalysis {
  /// Joins what is told once: all but the first that no comment silences are hidden.
  func joinedFindings(_ hidden: inout HiddenFindings, _ suppressions: Suppressions?) -> JoinedFindings {
    var joined = JoinedFindings()
    var first: [String: JoinedFindings.Place] = [:]
    var caused: [CausedFindings.Key: CausedFindings] = [:]
    var form: Int?
    let exemptions = Exemptions(file)
    for leaf in chunkFindings.leaves.indices where chunkFindings.measure(ofLeaf: leaf).joinable > 0 {
      let start = chunkFindings.start(ofLeaf: leaf)
      for (offset, found) in chunkFindings.leaves[leaf].enumerated() {
        for (number, finding) in found.findings.enumerated() {
          let place = JoinedFindings.Place(chunk: start + offset, finding: number)
          if let cause = finding.cause {
            let key = CausedFindings.Key(cause: cause, code: finding.rule.code)
            caused[key, default: CausedFindings()].places.append(place)
            caused[key]?.controls.insert(file.entries[place.chunk].id)
          }
          guard finding.isToldOncePerForm, hidden.inChunks[place.chunk]?.contains(number) != true else { continue }
          let entry = file.entries[place.chunk]
          if exemptions.holds(finding.rule.code, in: entry.id) { continue }
          let own = file.formIndex(of: entry.id)
          if own != form { first = [:] }
          form = own
          guard let earlier = first[finding.rule.code] else {
            first[finding.rule.code] = place
            continue
          }
          joined.join(same(at: place), to: earlier)
          hidden.join(chunk: place.chunk, finding: number)
        }
      }
    }
    for (key, found) in caused { join(found, key, &joined, &hidden, suppressions, exemptions) }
    return joined
  }

  /// Tells in the preset what it causes, if no user is without it. What a comment there silences is told nowhere.
  private func join(
    _ found: CausedFindings, _ key: CausedFindings.Key, _ joined: inout JoinedFindings, _ hidden: inout HiddenFindings,
    _ suppressions: Suppressions?, _ exemptions: Exemptions
  ) {
    guard let range = file.place(key.cause.range, of: key.cause.chunk)?.range else { return }
    let shown = found.places.filter {
      hidden.inChunks[$0.chunk]?.contains($0.finding) != true
        && !exemptions.holds(key.code, in: file.entries[$0.chunk].id)
    }
    let line = file.document.line(at: range.lowerBound)
    if let suppressions, suppressions.hides(key.code, line) {
      for place in shown { hidden.add(key.code, line: line, chunk: place.chunk, finding: place.finding) }
      return
    }
    guard let first = shown.first, file.controls(thatUse: key.cause.chunk).isSubset(of: found.controls) else { return }
    joined.tell(first, at: key.cause)
    for place in shown {
      joined.join(same(at: place), to: first)
      if place != first { hidden.join(chunk: place.chunk, finding: place.finding) }
    }
  }

  private func same(at place: JoinedFindings.Place) -> Related {
    let entry = file.entries[place.chunk]
    let name = entry.block.name
    return Related(
      name.isEmpty ? "so does this control" : "the same at '\(name)'",
      ChunkPlace(chunk: entry.id, range: chunkFindings[place.chunk].findings[place.finding].range))
  }
}

extension FileModel {
  /// The controls of the file that use a preset, by way of other presets too.
  fileprivate func controls(thatUse preset: ChunkID) -> Set<ChunkID> {
    var seen: Set<ChunkID> = [preset]
    var waiting = [preset]
    var controls: Set<ChunkID> = []
    while let next = waiting.popLast() {
      guard let block = entry(next)?.block else { continue }
      for user in presetUses[factKey(block.source.bytes(block.nameRange))] where seen.insert(user).inserted {
        if entry(user)?.block.control == nil { waiting.append(user) } else { controls.insert(user) }
      }
    }
    return controls
  }
}

extension Finding {
  /// Makes it the one finding of its form, or of its preset.
  mutating func stand(for others: JoinedFindings.Others) {
    related += others.related
    if let cause = others.cause {
      related.removeAll { $0.place == cause }
      range = cause.range
    } else {
      message.text += others.count == 1 ? "; one other field has it too" : "; \(others.count) other fields have it too"
    }
  }
}
