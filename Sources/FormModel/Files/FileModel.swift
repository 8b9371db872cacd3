public import FormSyntax
public import UIKitCatalog

/// What one version of a file says.
public struct FileModel: Sendable {
  /// What it keeps: one value, which all copies share until one of them changes, since very many are made.
  private var box: [Parts]

  private struct Parts {
    var document: Document
    let source: ValueSource
    let settings: FormSettings?
    var entries: LeafedSequence<ModelEntry>
    var forms: [FormIndex] = []
    var imports: [FileImport] = []
    var presets = FactTable()
    var formNames = FactTable()
    var presetUses = FactTable()
    var presetsByUse = FactTable()
    var presetsByReference = FactTable()
    var unreadDeclarations: [ChunkID] = []
  }

  /// The text, in chunks.
  public private(set) var document: Document {
    _read { yield box[0].document }
    _modify { yield &box[0].document }
  }
  /// Where the objects of its forms are made, which decides what holds where nothing is said.
  public var source: ValueSource { box[0].source }
  /// What the project's settings say for forms that say nothing.
  public var settings: FormSettings? { box[0].settings }
  /// One entry a chunk, in step with the document's.
  public private(set) var entries: LeafedSequence<ModelEntry> {
    _read { yield box[0].entries }
    _modify { yield &box[0].entries }
  }
  /// In the order of the text.
  public private(set) var forms: [FormIndex] {
    _read { yield box[0].forms }
    _modify { yield &box[0].forms }
  }
  /// What the file imports, in the order of the text.
  public private(set) var imports: [FileImport] {
    _read { yield box[0].imports }
    _modify { yield &box[0].imports }
  }
  /// Presets by name.
  public private(set) var presets: FactTable {
    _read { yield box[0].presets }
    _modify { yield &box[0].presets }
  }
  /// Forms by name.
  public private(set) var formNames: FactTable {
    _read { yield box[0].formNames }
    _modify { yield &box[0].formNames }
  }
  /// Controls and presets by the presets that they use.
  public private(set) var presetUses: FactTable {
    _read { yield box[0].presetUses }
    _modify { yield &box[0].presetUses }
  }
  /// Presets alone by the presets that they use.
  private(set) var presetsByUse: FactTable {
    _read { yield box[0].presetsByUse }
    _modify { yield &box[0].presetsByUse }
  }
  /// Presets by the names of controls that they refer to.
  private(set) var presetsByReference: FactTable {
    _read { yield box[0].presetsByReference }
    _modify { yield &box[0].presetsByReference }
  }

  /// Presets whose names are missing, and what stands beside forms and presets of which not even the kind can be read.
  private(set) var unreadDeclarations: [ChunkID] {
    _read { yield box[0].unreadDeclarations }
    _modify { yield &box[0].unreadDeclarations }
  }

  /// So many chunks are a part that is worth a thread of its own.
  private static let mostOfOneThread = 10_000

  /// Makes the model of a whole text; `replace` brings it up to date with an edit.
  public init(_ document: Document, source: ValueSource = .code, settings: FormSettings? = nil) {
    let leaves = document.chunks.leaves
    let parts = leaves.indices.parts(atLeast: FileModel.mostOfOneThread / LeafedSequence<Chunk>.leafSize)
    let made = mapConcurrently(parts.count) { parts[$0].map { ModelEntry.entries(of: leaves[$0][...]) } }
    box = [
      Parts(
        document: document, source: source, settings: settings, entries: LeafedSequence(leaves: made.flattened()))
    ]
    rebuild()
  }

  /// What an edit changed, for those who keep something for each chunk.
  public struct Change: Sendable {
    /// Entries that went (indices before) and came (indices after).
    public var removed: Range<Int>
    /// The indices of those that came, counted in the new version.
    public var inserted: Range<Int>
    /// Forms whose structure or own members changed: everything about them is to be made again. Nil: of all forms.
    public var rebuiltForms: Set<ChunkID>?
    /// What changed in the controls of a form that was kept up to date; nil where none was.
    public var controls: ControlChange?
    /// Other chunks whose own references may mean something else now.
    public var affected: Set<ChunkID>
    /// The names by which presets may refer to what does: those of the controls that changed, and of those that must be
    /// equal to them.
    public var names: Set<UInt64> = []
    /// Imports, presets or forms came or went.
    public var touchesFile: Bool
    /// Other presets are used than before, or the file has others itself.
    public var changesUses: Bool
    /// All ids are new.
    public var renumbered: Bool
    /// Imports, presets, heads and titles of forms changed only in what they say; nil: other chunks did, or some came or went.
    public var declarations: DeclarationChange?
  }

  /// Applies an edit.
  public mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) -> Change {
    let change = document.replace(range, with: text)
    if change.renumbered {
      self = FileModel(document, source: source, settings: settings)
      return Change(
        removed: change.removed, inserted: change.inserted, rebuiltForms: nil, affected: [],
        touchesFile: true, changesUses: true, renumbered: true)
    }
    let old = change.removed.map { entries[$0] }
    let new = FileModel.entries(of: change.inserted.map { document.chunks[$0] })
    entries.replaceSubrange(change.removed, with: new)
    return update(change, old, new)
  }

  private static func entries(of chunks: [Chunk]) -> [ModelEntry] {
    let parts = (0..<chunks.count).parts(atLeast: FileModel.mostOfOneThread)
    let made = mapConcurrently(parts.count) { ModelEntry.entries(of: chunks[parts[$0]]) }
    return made.flattened()
  }

  // MARK: Looking up

  /// The entry of a chunk; nil where the document has it no longer.
  public func entry(_ id: ChunkID) -> ModelEntry? { document.index(of: id).map { entries[$0] } }

  /// The form that a chunk belongs to.
  public func formIndex(of id: ChunkID) -> Int? {
    let next = (0..<forms.count).partitioningIndex { forms[$0].id > id }
    guard next > 0 else { return nil }
    if let end = forms[next - 1].end, id >= end { return nil }
    return next - 1
  }

  /// The indices of a form's chunks.
  public func chunks(of form: FormIndex) -> Range<Int> {
    let start = document.index(of: form.id) ?? 0
    let end = form.end.flatMap { document.index(of: $0) } ?? entries.count
    return start..<max(start, end)
  }

  /// The control of a form with a name.
  public func control(named name: some Collection<UInt8>, in form: FormIndex) -> ModelEntry? {
    for id in form.names[factKey(name)] {
      if let entry = entry(id), entry.block.hasName(name) { return entry }
    }
    return nil
  }

  // MARK: Making and keeping

  private mutating func rebuild() {
    forms = []
    imports = []
    presets = FactTable()
    formNames = FactTable()
    presetUses = FactTable()
    presetsByUse = FactTable()
    presetsByReference = FactTable()
    unreadDeclarations = []
    // Whether the chunk before was the last one of a form: the `}` itself belongs to it.
    var hasEnded = false
    for (chunks, entries) in zip(document.chunks.leaves, entries.leaves) {
      chunks.withUnsafeBufferPointer { chunks in
        entries.withUnsafeBufferPointer { entries in
          for index in entries.indices {
            if hasEnded { forms[forms.count - 1].end = entries[index].id }
            hasEnded =
              chunks[index].after == .file && chunks[index].before != .file && entries[index].kind != .formHead
              && !forms.isEmpty && forms[forms.count - 1].end == nil
            if entries[index].kind == .unexpected, chunks[index].container == .file {
              unreadDeclarations.append(entries[index].id)
            }
            if entries[index].kind.isOfFile || entries[index].memberKinds.contains(MemberKinds(.use)) {
              addToFile(entries[index])
            }
          }
        }
      }
    }
    let file = self
    let isLarge = document.chunks.count >= 2 * FileModel.mostOfOneThread
    let parts = forms.indices.parts(atLeast: isLarge ? 20 : .max)
    forms = mapConcurrently(parts.count) { parts[$0].map { file.rebuilt(file.forms[$0]) } }.flattened()
  }

  private mutating func addToFile(_ entry: ModelEntry) {
    let block = entry.block
    switch block.kind {
    case .formHead:
      if forms.last != nil, forms[forms.count - 1].end == nil { forms[forms.count - 1].end = entry.id }
      forms.append(FormIndex(id: entry.id, head: block, settings))
      if let name = block.nameKey { formNames.add(name, entry.id) }
    case .preset:
      if let name = entry.facts?.name, name != 0 {
        presets.add(name, entry.id)
      } else {
        unreadDeclarations.append(entry.id)
      }
      for use in entry.facts?.uses ?? [] { presetsByUse.add(use, entry.id) }
      for name in entry.facts?.references ?? [] { presetsByReference.add(name, entry.id) }
    case .importDeclaration: imports.append(FileImport(entry))
    default: break
    }
    if block.memberKinds.contains(MemberKinds(.use)) {
      for use in entry.facts?.uses ?? [] { presetUses.add(use, entry.id) }
    }
  }

  /// A form with all that its chunks say.
  private func rebuilt(_ old: FormIndex) -> FormIndex {
    var form = FormIndex(id: old.id, head: old.head, settings)
    form.end = old.end
    let range = chunks(of: form)
    var controlCount = 0
    forEachPart(of: range) { part in
      for index in part.indices {
        if part[index].kind == .control { controlCount += 1 } else { form.addOwn(part[index]) }
      }
    }
    // A file of garbage may have very many forms with nothing in them.
    if controlCount > FileModel.smallForm { form.reserve(controlCount) }
    forEachPart(of: range) { part in
      for index in part.indices {
        guard part[index].kind == .control else { continue }
        let block = part[index].block
        if let facts = block.facts { form.addControl(part[index].id, block, facts) }
      }
    }
    return form
  }

  /// Tables of so few controls need no room made for them.
  private static let smallForm = 8

  /// Goes through entries leaf by leaf.
  public func forEachEntry(in range: Range<Int>, _ body: (ModelEntry) -> Void) {
    forEachPart(of: range) { part in for entry in part { body(entry) } }
  }

  /// Calls `body` with what each leaf has of a range of entries; the pointer may not leave it.
  private func forEachPart(of range: Range<Int>, _ body: (UnsafeBufferPointer<ModelEntry>) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      let place = entries.place(of: index)
      let leaf = entries.leaves[place.leaf]
      let end = min(leaf.count, place.offset + range.upperBound - index)
      leaf.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place.offset..<end])) }
      index += end - place.offset
    }
  }

  private mutating func update(_ change: DocumentChange, _ old: [ModelEntry], _ new: [ModelEntry]) -> Change {
    var result = Change(
      removed: change.removed, inserted: change.inserted, rebuiltForms: [], affected: [],
      touchesFile: false, changesUses: FileModel.presetNames(old) != FileModel.presetNames(new), renumbered: false)
    let isControls = (old + new).allSatisfy { $0.block.control != nil || $0.block.kind.saysNothingOfForm }
    let touchesFile = (old + new).contains { $0.block.kind.isOfFile }
    if isControls, let first = new.first ?? old.first, let form = formIndex(of: first.id),
      zip(old, new).allSatisfy({ $0.id == $1.id }), keepsStructure(change)
    {
      updateControls(form, old, new, &result)
    } else if !touchesFile, changesDeclarations(change, old, new) {
      result.declarations = takeInDeclarations(old, new)
    } else if !touchesFile, let first = old.first ?? new.first, let form = formIndex(of: first.id),
      keepsStructure(change)
    {
      for entry in old { for use in entry.facts?.uses ?? [] { presetUses.remove(use, entry.id) } }
      for entry in new { for use in entry.facts?.uses ?? [] { presetUses.add(use, entry.id) } }
      refreshEnd(form)
      forms[form] = rebuilt(forms[form])
      result.rebuiltForms = [forms[form].id]
    } else {
      result.touchesFile = true
      if changesDeclarations(change, old, new) { result.declarations = takeInDeclarations(old, new) }
      if result.declarations == nil {
        rebuild()
        result.rebuiltForms = nil
      }
    }
    return result
  }

  private mutating func takeInDeclarations(_ old: [ModelEntry], _ new: [ModelEntry]) -> DeclarationChange {
    var result = DeclarationChange()
    var withMembers: Set<Int> = []
    for (old, new) in zip(old, new) {
      if result.isSilent { result.isSilent = new.block.words(differingFrom: old.block)?.isEmpty ?? false }
      switch new.kind {
      case .preset:
        result.add(old.block, new.block)
        for name in old.facts?.references ?? [] { presetsByReference.remove(name, old.id) }
        for name in new.facts?.references ?? [] { presetsByReference.add(name, new.id) }
      case .importDeclaration:
        let index = imports.partitioningIndex { $0.chunk >= new.id }
        if index < imports.count { imports[index] = FileImport(new) }
      case .formHead:
        if let index = formIndex(of: new.id) { forms[index].head = new.block }
        if let name = old.block.nameKey { formNames.remove(name, old.id) }
        if let name = new.block.nameKey { formNames.add(name, new.id) }
      default:
        guard new.kind != .control, let index = formIndex(of: new.id) else { continue }
        withMembers.insert(index)
        if new.block.changesTitle(of: old.block) { result.forms.insert(forms[index].id) }
      }
    }
    for index in withMembers { forms[index] = rebuilt(forms[index]) }
    return result
  }

  /// The names of presets that some entries use or have.
  private static func presetNames(_ entries: [ModelEntry]) -> Set<UInt64> {
    var names: Set<UInt64> = []
    for case let (kind, facts?) in entries.lazy.map({ ($0.block.kind, $0.facts) }) {
      names.formUnion(facts.uses)
      if kind == .preset { names.insert(facts.name) }
    }
    return names
  }

  /// Whether the blocks that are open before and after the changed chunks are the same as they were.
  private func keepsStructure(_ change: DocumentChange) -> Bool {
    let new = change.inserted.map { document.chunks[$0] }
    let old = change.removedChunks
    func isStructural(_ chunk: Chunk) -> Bool {
      switch chunk.kind {
      case .formHead, .preset, .importDeclaration: true
      default: chunk.container == .file || chunk.after == .file
      }
    }
    return !new.contains(where: isStructural) && !old.contains(where: isStructural)
  }

  /// The form's end may have been one of the chunks that went.
  private mutating func refreshEnd(_ form: Int) {
    guard let end = forms[form].end, document.index(of: end) == nil else { return }
    let start = document.index(of: forms[form].id) ?? 0
    let next = (start + 1..<entries.count).first { document.chunks[$0].before == .file }
    forms[form].end = next.map { document.chunks[$0].id }
  }

  /// The chunks near some others, as far as a name is looked for that may have been meant: of a form with thousands of wrong
  /// names, not every control is held against every one.
  public func neighbours(of range: Range<Int>) -> Range<Int> {
    max(0, range.lowerBound - 200)..<min(entries.count, range.upperBound + 200)
  }

  private mutating func updateControls(
    _ form: Int, _ old: [ModelEntry], _ new: [ModelEntry], _ result: inout Change
  ) {
    var names: Set<UInt64> = []
    for entry in old {
      guard let facts = entry.facts else { continue }
      names.insert(facts.name)
      forms[form].removeControl(entry, facts)
      for use in facts.uses { presetUses.remove(use, entry.id) }
    }
    for entry in new {
      guard let facts = entry.facts else { continue }
      names.insert(facts.name)
      forms[form].addControl(entry.id, entry.block, facts)
      for use in facts.uses { presetUses.add(use, entry.id) }
    }
    refreshEnd(form)
    result.affected = referring(to: names, in: forms[form])
    result.names = names.union(namesOfEqual(among: result.affected))
    if old.map({ $0.facts?.name }) != new.map({ $0.facts?.name }) {
      // What a wrong name was meant to be is looked for among the names around it.
      let upper = max(result.inserted.upperBound, result.removed.upperBound)
      let around = neighbours(of: result.inserted.lowerBound..<upper)
      let lost = forms[form].references.chunks(withoutKeyIn: forms[form].names)
      result.affected.formUnion(lost.filter { document.index(of: $0).map(around.contains) ?? false })
    }
    let controls = ControlChange(in: forms[form].id, old, new)
    result.affected.subtract(controls.chunks)
    result.controls = controls
  }
}
