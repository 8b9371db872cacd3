import FormModel
public import FormSyntax
import UIKitCatalog

/// A place where a name stands.
public struct NameOccurrence: Hashable, Sendable {
  /// What the name does at a place.
  public enum Role: Sendable {
    /// It is declared there.
    case declaration
    /// It is used there.
    case use
    /// The name of a control that has the tag because it is called like the case.
    case namesake
  }

  /// The path of the file.
  public var file: String
  /// Counted from the start of the file.
  public var range: Range<Int>
  /// What the name does there.
  public var role: Role
}

extension FileSnapshot {
  /// All places where what a name stands for is named, in all files that are known: by file, in the order of the text.
  ///
  /// - Parameter files: the paths of files to look into; nil: all.
  public func occurrences(of meaning: NameMeaning, in files: [String]? = nil) -> [NameOccurrence] {
    let isWhole = files == nil
    let files = files ?? knownFiles
    let found: [NameOccurrence]
    switch meaning {
    case .form(let file, let id): found = declaration(file, id)
    case .preset(let file, let id):
      let linked = isWhole ? linkedUses(ofPreset: id, file, in: files) : []
      found = declaration(file, id) + uses(ofPreset: id, file, in: files) + linked
    case .control(let file, let id): found = occurrences(ofControl: id, file)
    case .tagCase(let file, let id, let member): found = Array(occurrences(ofTagCase: id, member, file))
    case .function(let name): found = uses(ofFunction: Array(name.utf8))
    case .file(let file): found = imports(of: file, in: files)
    }
    return found.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
  }

  /// A file by its path, this one too.
  func model(_ path: String) -> FileModel? { path == self.path ? file : project.model(path) }

  /// What a file sees, this one too.
  func scope(of path: String) -> PresetScope { path == self.path ? scope : PresetScope(project, from: path) }

  /// The paths of all files that are known, sorted.
  var knownFiles: [String] { Set(project.files.keys).union([path]).sorted() }

  private func declaration(_ path: String, _ id: ChunkID) -> [NameOccurrence] {
    guard let model = model(path), let entry = model.entry(id), !entry.block.nameRange.isEmpty else { return [] }
    return [NameOccurrence(file: path, range: model.range(entry.block.nameRange, in: id), role: .declaration)]
  }

  // MARK: Presets

  private func uses(ofPreset id: ChunkID, _ path: String, in files: [String]) -> [NameOccurrence] {
    guard let entry = model(path)?.entry(id) else { return [] }
    return files.flatMap { user in
      model(user)?.names(entry.block.nameBytes, in: users(of: entry, in: path, of: user), user, role: .use) {
        $0.isPreset
      } ?? []
    }
  }

  /// The controls and presets of a file that use a preset of a file, itself or another one, by its name.
  func users(of preset: ModelEntry, in path: String, of user: String) -> [ChunkID] {
    let name = preset.block.nameBytes
    guard let model = model(user) else { return [] }
    let users = model.presetUses[factKey(name)]
    guard !users.isEmpty, let seen = scope(of: user).preset(named: name, in: model), seen.id == preset.id,
      seen.path ?? user == path
    else { return [] }
    return users
  }

  /// Those in files that import the preset's file by another of its names: what is known under that is the same text.
  private func linkedUses(ofPreset id: ChunkID, _ path: String, in files: [String]) -> [NameOccurrence] {
    let names = otherNames(path)
    guard !names.isEmpty, let block = model(path)?.entry(id)?.block else { return [] }
    let others = files.filter { $0 != path && !names.contains($0) }
    return names.flatMap { other -> [NameOccurrence] in
      guard let model = model(other),
        let preset = PresetScope.ownOnly.preset(named: block.source.bytes(block.nameRange), in: model)
      else { return [] }
      return uses(ofPreset: preset.id, other, in: others)
    }
  }

  /// The controls and presets that use a preset themselves: where their names stand.
  public func users(ofPreset id: ChunkID, file path: String) -> [NameOccurrence] {
    let uses = uses(ofPreset: id, path, in: knownFiles)
    var found: [NameOccurrence] = []
    for use in uses {
      guard let model = model(use.file) else { continue }
      let block = model.entries[model.document.chunkIndex(at: use.range.lowerBound).index].block
      let range = block.nameRange.isEmpty ? block.keywordRange : block.nameRange
      let start = model.document.chunkIndex(at: use.range.lowerBound).start
      let user = NameOccurrence(file: use.file, range: range.moved(start), role: .declaration)
      if found.last != user { found.append(user) }
    }
    return found
  }

  // MARK: Controls

  /// Where a control is named, and, where it has its tag because it is called like the case, all that has this name with
  /// it: what gives one of them another name gives it to all.
  private func occurrences(ofControl id: ChunkID, _ path: String) -> [NameOccurrence] {
    let own = ownOccurrences(ofControl: id, path)
    guard let model = model(path), let entry = model.entry(id), let number = model.formIndex(of: id),
      case let form = model.forms[number], model.mayHaveTagByName(entry, in: form, scope(of: path)),
      let tag = form.tag(ofCase: entry.block.source.bytes(entry.block.nameRange))
    else { return own }
    let namesake = NameOccurrence(file: path, range: model.range(entry.block.nameRange, in: id), role: .namesake)
    let others = occurrences(ofTagCase: tag.chunk, tag.memberIndex, path).subtracting(own + [namesake])
    return own + others
  }

  /// Where a control itself is named.
  func ownOccurrences(ofControl id: ChunkID, _ path: String) -> [NameOccurrence] {
    declaration(path, id) + uses(ofControl: id, path)
  }

  private func uses(ofControl id: ChunkID, _ path: String) -> [NameOccurrence] {
    guard let model = model(path), let entry = model.entry(id), let number = model.formIndex(of: id) else { return [] }
    let form = model.forms[number]
    let name = entry.block.source.bytes(entry.block.nameRange)
    // A second control of the same name is never meant.
    guard !name.isEmpty, model.control(named: name, in: form)?.id == id else { return [] }
    var found = model.names(name, in: form.references[factKey(name)], path, role: .use) { $0.isControl }
    for preset in presets(of: form, path, thatName: name) {
      guard let other = self.model(preset.path ?? path) else { continue }
      found += other.names(name, in: [preset.id], preset.path ?? path, role: .use) { $0.isControl }
    }
    return found
  }

  /// The presets that controls of a form use and that name one of its controls.
  func presets(of form: FormIndex, _ path: String, thatName name: ArraySlice<UInt8>) -> [FoundPreset] {
    let key = factKey(name)
    return presets(of: form, path) { $0.facts?.references.contains(key) ?? false }
  }

  private func presets(of form: FormIndex, _ path: String, where isMeant: (BlockModel) -> Bool) -> [FoundPreset] {
    guard let model = model(path), !form.presetUsers.isEmpty else { return [] }
    let scope = scope(of: path)
    return scope.names(in: model).filter { isMeant($0.block) }.filter { preset in
      form.presetUsers.contains { user in
        model.entry(user).map { scope.used(by: $0.block, in: model) }?
          .contains { $0.id == preset.id && $0.path == preset.path } ?? false
      }
    }
  }

  // MARK: Tags

  /// Where a case of tags, those that share its enumeration, and the controls that have it because they are called like it
  /// are named.
  private func occurrences(ofTagCase id: ChunkID, _ member: Int, _ path: String) -> Set<NameOccurrence> {
    var found = Set(tagUses(ofTagCase: id, member, path))
    guard let model = model(path) else { return found }
    let scope = scope(of: path)
    for (form, tag) in model.sharing(tagCase: id, member) {
      guard let owner = model.owner(ofTagByName: tag, in: form, scope) else { continue }
      let range = model.range(owner.block.nameRange, in: owner.id)
      found.insert(NameOccurrence(file: path, range: range, role: .namesake))
      found.formUnion(uses(ofControl: owner.id, path))
    }
    return found
  }

  /// Where a case of tags is named, and those that share its enumeration.
  func tagUses(ofTagCase id: ChunkID, _ member: Int, _ path: String) -> [NameOccurrence] {
    let twins = model(path).map { $0.twins(ofTagCase: id, member) } ?? []
    return uses(ofTagCase: id, member, path) + twins.flatMap { uses(ofTagCase: $0.tag.chunk, $0.tag.memberIndex, path) }
  }

  /// In one form.
  func uses(ofTagCase id: ChunkID, _ member: Int, _ path: String) -> [NameOccurrence] {
    guard let model = model(path), let entry = model.entry(id), member < entry.block.memberTotal,
      let number = model.formIndex(of: id)
    else { return [] }
    let range = entry.block.member(member).nameRange
    let name = entry.block.source.bytes(range)
    let form = model.forms[number]
    var found = [NameOccurrence(file: path, range: model.range(range, in: id), role: .declaration)]
    guard form.tag(ofCase: name).map({ $0.chunk == id && $0.memberIndex == member }) ?? false else { return found }
    let scope = scope(of: path)
    for control in controls(of: form, in: model, having: name) {
      if control.block.member(of: .tag) != nil {
        found += model.names(name, in: [control.id], path, role: .use) { $0.isTagCase }
      } else if control.block.hasName(name),
        model.tag(of: control, in: form, scope)?.source == .byName
      {
        found.append(
          NameOccurrence(file: path, range: model.range(control.block.nameRange, in: control.id), role: .namesake))
      }
    }
    for preset in presets(of: form, path, thatHaveTag: name) {
      guard let other = self.model(preset.path ?? path) else { continue }
      found += other.names(name, in: [preset.id], preset.path ?? path, role: .use) { $0.isTagCase }
    }
    return found
  }

  /// The presets that controls of a form use and that give a tag by the name of one of its cases.
  func presets(of form: FormIndex, _ path: String, thatHaveTag name: ArraySlice<UInt8>) -> [FoundPreset] {
    presets(of: form, path) { preset in
      guard let tag = preset.member(of: .tag), let value = preset.value(of: tag), value.kind == .member else {
        return false
      }
      return isSameName(value.nameBytes, name)
    }
  }

  /// The controls that may have a tag, by its value where that is known.
  private func controls(of form: FormIndex, in model: FileModel, having name: ArraySlice<UInt8>) -> [ModelEntry] {
    if let value = form.tag(ofCase: name)?.value { return form.tagValues[factKey(value)].compactMap(model.entry) }
    var all: [ModelEntry] = []
    model.forEachEntry(in: model.chunks(of: form)) { if $0.block.control != nil { all.append($0) } }
    return all
  }

  // MARK: Functions and files

  /// Functions are the app's: all uses of one name in this file are taken for the same.
  private func uses(ofFunction name: [UInt8]) -> [NameOccurrence] {
    var found: [NameOccurrence] = []
    document.forEachChunk(touching: 0..<document.byteCount) { chunk, _ in
      guard chunk.source.contains(name) else { return }
      found += file.names(name[...], in: [chunk.id], path, role: .use) { $0.isFunction }
    }
    return found
  }

  private func imports(of target: String, in files: [String]) -> [NameOccurrence] {
    files.flatMap { user -> [NameOccurrence] in
      guard let model = model(user) else { return [] }
      let targets = project.targets(of: user)
      return model.imports.compactMap { entry in
        guard let path = entry.path, targets[entry.chunk] ?? ProjectModel.resolve(path, from: user) == target,
          let name = entry.block.writtenNames.first
        else { return nil }
        return NameOccurrence(file: user, range: model.range(name.range, in: entry.chunk), role: .use)
      }
    }
  }
}

extension FileModel {
  /// The other cases of one name in tags of one name: forms of one file share the enumeration.
  func twins(ofTagCase id: ChunkID, _ member: Int) -> [(form: FormIndex, tag: TagCase)] {
    guard let block = entry(id)?.block, !block.nameRange.isEmpty, member < block.memberTotal else { return [] }
    let name = block.source.bytes(block.member(member).nameRange)
    return forms(sharingTagsOf: id).compactMap { form in
      form.tag(ofCase: name).flatMap { tag in
        let isTwin = form.tags.contains { $0.chunk == tag.chunk && $0.block.hasName(block.nameBytes) }
        return isTwin ? (form, tag) : nil
      }
    }
  }

  /// A case of tags, where it is the first of its name in its form, and those of other forms that share its enumeration.
  fileprivate func sharing(tagCase id: ChunkID, _ member: Int) -> [(form: FormIndex, tag: TagCase)] {
    guard let block = entry(id)?.block, member < block.memberTotal, let number = formIndex(of: id) else { return [] }
    let tag = forms[number].tag(ofCase: block.source.bytes(block.member(member).nameRange))
    let own = tag.flatMap { $0.chunk == id && $0.memberIndex == member ? $0 : nil }
    return (own.map { [(forms[number], $0)] } ?? []) + twins(ofTagCase: id, member)
  }

  /// The other forms that have tags of the name that some tags have.
  func forms(sharingTagsOf id: ChunkID) -> [FormIndex] {
    guard let block = entry(id)?.block, !block.nameRange.isEmpty else { return [] }
    return forms.filter { form in
      !form.tags.contains { $0.chunk == id } && form.tags.contains { $0.block.hasName(block.nameBytes) }
    }
  }

  /// A range of a chunk, counted from the start of the file.
  func range(_ range: Range<Int>, in chunk: ChunkID) -> Range<Int> {
    document.index(of: chunk).map { range.moved(document.start(ofChunk: $0)) } ?? 0..<0
  }

  /// Where a name stands in some chunks, of those names that `isWanted` takes.
  fileprivate func names(
    _ name: ArraySlice<UInt8>, in chunks: [ChunkID], _ path: String, role: NameOccurrence.Role,
    _ isWanted: (WrittenName) -> Bool
  ) -> [NameOccurrence] {
    chunks.flatMap { id -> [NameOccurrence] in
      guard let index = document.index(of: id) else { return [] }
      let block = entries[index].block
      let start = document.start(ofChunk: index)
      return block.writtenNames.filter { isWanted($0) && isSameName(block.source.bytes($0.range), name) }
        .map { NameOccurrence(file: path, range: $0.range.moved(start), role: role) }
    }
  }
}

extension SourceSlice {
  /// Whether a text stands somewhere in it.
  fileprivate func contains(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return false }
    return withBytes { bytes in
      guard bytes.count >= text.count else { return false }
      var index = 0
      while index <= bytes.count - text.count {
        if bytes[index] == first, bytes[index..<index + text.count].elementsEqual(text) { return true }
        index += 1
      }
      return false
    }
  }
}

extension WrittenName {
  fileprivate var isPreset: Bool { if case .preset = kind { true } else { false } }
  /// Whether it is the name of a control.
  var isControl: Bool { if case .control = kind { true } else { false } }
  fileprivate var isTagCase: Bool { if case .tagCase = kind { true } else { false } }
  /// Whether it is the name of a function of the app.
  var isFunction: Bool { if case .function = kind { true } else { false } }
}
