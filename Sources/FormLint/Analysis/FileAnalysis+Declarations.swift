import FormModel
import FormSyntax

/// What an edit of a preset, or of what else many chunks may see, means for the others.
extension FileAnalysis {
  /// Takes in that imports, presets, heads and titles of forms say something else.
  mutating func takeIn(_ declarations: DeclarationChange, _ edited: Range<Int>) {
    recheckEdited(edited)
    let ids = Set(edited.map { file.document.chunks[$0].id })
    let heads = declarations.forms.union(ids.filter { file.entry($0)?.kind == .formHead })
    if putsOff {
      putOff.isOfUsers = true
      putOff.forms.formUnion(ids.compactMap { id in file.formIndex(of: id).map { file.forms[$0].id } })
      return
    }
    guard let words = declarations.words, !areShared(words, besides: ids) else { return checkUsers(and: heads) }
    // What findings speak of there may lie elsewhere now.
    recheckOthers(chunks { !ids.contains($0.id) && $1.findings.contains { $0.speaks(of: ids) } })
    check(forms: heads.union(formFindings.lazy.filter { $0.value.speak(of: ids) }.map(\.key)))
  }

  /// Whether a finding about chunks or forms speaks of a place in another file.
  public func speaks(ofFile path: String) -> Bool {
    let inChunks = chunkFindings.leaves.indices.contains { leaf in
      chunkFindings.measure(ofLeaf: leaf).total > 0
        && chunkFindings.leaves[leaf].contains { $0.findings.contains { $0.speaks(ofFile: path) } }
    }
    return inChunks || formFindings.values.contains { $0.speak(ofFile: path) }
  }

  /// Whether a rule that may come together with those of presets says one of some messages or titles too.
  private func areShared(_ words: [[UInt8]], besides edited: Set<ChunkID>) -> Bool {
    if words.isEmpty { return false }
    let patterns = words.map { BytePattern($0) }
    return file.entries.leaves.contains { $0.contains { !edited.contains($0.id) && $0.block.mayShareWords(patterns) } }
      || !scope.isOwnOnly
        && scope.names(in: file).contains { $0.path != nil && $0.block.mayShareWords(patterns) }
  }

  /// Looks again at what uses presets or refers to what does, and at forms: what presets say hardly matters to anybody else.
  mutating func checkUsers(and others: Set<ChunkID> = []) {
    if putsOff {
      putOff.isOfUsers = true
      return
    }
    pace.restart()
    let referring = file.referringToPresetUsers
    recheckOthers(
      chunks { entry, _ in entry.block.memberKinds.contains(MemberKinds(.use)) || referring.contains(entry.id) })
    check(forms: others.union(file.forms.lazy.filter { !$0.presetUsers.isEmpty }.map(\.id)))
  }

  /// Looks at chunks that an edit did not touch, or leaves them to `analyseNext`.
  mutating func recheckOthers(_ ranges: [Range<Int>]) {
    if isDeferred { return markPending(ranges) }
    for range in ranges { recheck(range) }
  }

  /// Some chunks, each by itself.
  func ranges(of chunks: Set<ChunkID>) -> [Range<Int>] {
    chunks.sorted().compactMap { file.document.index(of: $0) }.map { $0..<$0 + 1 }
  }

  /// The chunks of which something holds, as far as they stand together in one range.
  func chunks(where holds: (ModelEntry, ChunkFindings) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (leaf, entries) in file.entries.leaves.enumerated() {
      let start = file.entries.start(ofLeaf: leaf)
      for (offset, found) in chunkFindings.leaves[leaf].enumerated() where holds(entries[offset], found) {
        let index = start + offset
        if let last = ranges.last, last.upperBound == index {
          ranges[ranges.count - 1] = last.lowerBound..<index + 1
        } else {
          ranges.append(index..<index + 1)
        }
      }
    }
    return ranges
  }
}
