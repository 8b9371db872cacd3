import FormFormatter
import FormModel
public import FormSyntax
import UIKitCatalog

/// Why something cannot have another name, or not this one.
public struct RenameRefusal: Error, Sendable {
  /// In words.
  public let reason: String
}

extension FileSnapshot {
  /// The name at a place that can be changed; nil where there is none.
  public func renameableName(at offset: Int) throws(RenameRefusal) -> FoundName? {
    guard let name = name(at: offset) else { return nil }
    switch name.meaning {
    case .file: return nil
    case .function(let function):
      throw RenameRefusal(reason: "'\(function)' is a function of the app's code: rename it there")
    case .form, .preset, .control, .tagCase: return name
    }
  }

  /// The edits that give what a name stands for another name, everywhere.
  public func edits(renaming meaning: NameMeaning, to newName: String) throws(RenameRefusal) -> [SourceEdit] {
    guard NewName.isName(newName) else {
      throw RenameRefusal(
        reason: NewName.isWord(newName)
          ? "'\(newName)' means something else where names stand: write another name"
          : "'\(newName)' is no name: write letters, digits and '_'")
    }
    var run = RenameRun(snapshot: self, newName: newName)
    if newName == oldName(of: meaning) { return [] }
    switch meaning {
    case .form(let file, let id): try run.renameForm(file, id)
    case .preset(let file, let id): try run.renamePreset(file, id)
    case .control(let file, let id): try run.renameControl(file, id)
    case .tagCase(let file, let id, let member): try run.renameTagCase(file, id, member)
    case .function, .file: break
    }
    return run.edits
  }
}

extension FileSnapshot {
  /// The file of another preset of a name that one of the files sees that see a file, itself among them: there one of two
  /// such presets would hide the other.
  func file(withPreset name: String, whereSeen path: String, except id: ChunkID? = nil) -> String? {
    let name = Array(name.utf8)
    return project.seen(from: project.importers(of: path).union([path])).sorted().first { file in
      guard let own = model(file).flatMap({ PresetScope.ownOnly.preset(named: name, in: $0) }) else { return false }
      return own.id != id || file != path
    }
  }

  /// The name that something has.
  private func oldName(of meaning: NameMeaning) -> String? {
    switch meaning {
    case .form(let file, let id), .preset(let file, let id), .control(let file, let id):
      return model(file)?.entry(id)?.block.name
    case .tagCase(let file, let id, let member):
      guard let block = model(file)?.entry(id)?.block, member < block.memberTotal else { return nil }
      return block.source.text(block.member(member).nameRange)
    case .function, .file: return nil
    }
  }
}

/// What is asked of a new name.
enum NewName {
  /// Whether a text has the letters of a name, whatever it means.
  static func isWord(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isLetter || $0.isWholeNumber || $0 == "_" }
  }

  /// Whether a text is read as one name wherever names stand.
  static func isName(_ text: String) -> Bool {
    let source =
      "form \(text) { textField \(text) { use \(text); tag: .\(text); on .editingChanged { focus: \(text) } } }"
    let file = FileModel(Document(bytes: Array(source.utf8)))
    guard file.forms.count == 1, file.forms[0].name == text, file.document.chunks.allSatisfy({ !$0.hasErrors }),
      let control = file.control(named: Array(text.utf8), in: file.forms[0])
    else { return false }
    let names = control.block.writtenNames
    return names.count == 4 && names.allSatisfy { control.block.source.text($0.range) == text }
  }
}

/// Collects the edits of one change of a name, and stops where it would change what a form means.
private struct RenameRun {
  let snapshot: FileSnapshot
  let newName: String
  private var places: Set<NameOccurrence> = []
  private var insertions: [SourceEdit] = []

  init(snapshot: FileSnapshot, newName: String) {
    self.snapshot = snapshot
    self.newName = newName
  }

  var edits: [SourceEdit] {
    let unique = Set(places.map { SourceEdit(path: other($0.file), range: $0.range, newText: newName) })
    return (unique + insertions).sorted { ($0.path ?? "", $0.range.lowerBound) < ($1.path ?? "", $1.range.lowerBound) }
  }

  private func other(_ path: String) -> String? { path == snapshot.path ? nil : path }

  private var newBytes: [UInt8] { Array(newName.utf8) }

  /// The forms of one folder give types of one module.
  mutating func renameForm(_ path: String, _ id: ChunkID) throws(RenameRefusal) {
    guard let model = snapshot.model(path) else { return }
    if model.formNames[factKey(newBytes)].contains(where: { $0 != id }) {
      throw RenameRefusal(reason: "'\(newName)' is another form of this file")
    }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    for file in snapshot.knownFiles where file != path && file.hasPrefix(folder) {
      if file.dropFirst(folder.count).contains("/") { continue }
      guard let forms = snapshot.model(file)?.forms, forms.contains(where: { $0.name == newName }) else { continue }
      throw RenameRefusal(reason: "'\(newName)' is another form, in \(file.split(separator: "/").last ?? "")")
    }
    places.formUnion(snapshot.occurrences(of: .form(file: path, id)))
  }

  /// A preset must not take a name that any file sees already: one of the two would hide the other.
  mutating func renamePreset(_ path: String, _ id: ChunkID) throws(RenameRefusal) {
    if let owner = snapshot.file(withPreset: newName, whereSeen: path, except: id) {
      throw RenameRefusal(reason: "'\(newName)' is another preset, in \(owner.split(separator: "/").last ?? "")")
    }
    places.formUnion(snapshot.occurrences(of: .preset(file: path, id)))
  }

  // MARK: Controls and tags

  /// The presets that a file sees.
  private func scope(of path: String) -> PresetScope {
    path == snapshot.path ? snapshot.scope : PresetScope(snapshot.project, from: path)
  }

  /// A control that has its tag by name keeps it: the case gets the new name too, or the tag is written.
  mutating func renameControl(_ path: String, _ id: ChunkID) throws(RenameRefusal) {
    guard let model = snapshot.model(path), let entry = model.entry(id), let number = model.formIndex(of: id) else {
      return
    }
    let form = model.forms[number]
    try checkControl(form, model, except: id)
    let hasCase = form.tag(ofCase: newBytes) != nil
    if model.mayHaveTagByName(entry, in: form, scope(of: path)),
      let tag = form.tag(ofCase: Array(entry.block.name.utf8))
    {
      if hasCase {
        write("tag: .\(tag.name)", into: id, model, path)
      } else {
        try renameTwins(of: tag, model, path)
        addTagCase(tag, path)
      }
    } else if hasCase, entry.block.member(of: .tag) == nil {
      throw RenameRefusal(reason: "'\(newName)' is a case of the form's tags: the control would get its tag")
    }
    try addControl(entry, form, path)
  }

  mutating func renameTagCase(_ path: String, _ id: ChunkID, _ member: Int) throws(RenameRefusal) {
    guard let model = snapshot.model(path), let number = model.formIndex(of: id) else { return }
    let form = model.forms[number]
    guard let tag = form.tags.first(where: { $0.chunk == id })?.cases.first(where: { $0.memberIndex == member }) else {
      return
    }
    try renameTwins(of: tag, model, path)
    try renameTagCase(tag, form, model, path)
  }

  /// Forms of one file that have tags of one name share their cases.
  private mutating func renameTwins(of tag: TagCase, _ model: FileModel, _ path: String) throws(RenameRefusal) {
    for form in model.forms(sharingTagsOf: tag.chunk) {
      guard let taken = form.tag(ofCase: newBytes), taken.value != tag.value else { continue }
      throw RenameRefusal(reason: "'\(newName)' is another case of the tags that the form '\(form.name)' shares")
    }
    for (form, twin) in model.twins(ofTagCase: tag.chunk, tag.memberIndex) {
      try renameTagCase(twin, form, model, path)
    }
  }

  private mutating func renameTagCase(
    _ tag: TagCase, _ form: FormIndex, _ model: FileModel, _ path: String
  ) throws(RenameRefusal) {
    if form.tag(ofCase: newBytes) != nil, tag.name != newName {
      throw RenameRefusal(reason: "'\(newName)' is another case of the form's tags")
    }
    for preset in snapshot.presets(of: form, path, thatHaveTag: Array(tag.name.utf8)[...])
    where !isUsedOnly(by: form, path, preset.id, preset.path ?? path, depth: 0) {
      throw RenameRefusal(
        reason: "the preset '\(preset.block.name)' has the tag '.\(tag.name)' too, and other forms use it")
    }
    let owner = model.owner(ofTagByName: tag, in: form, scope(of: path))
    if let taker = model.control(named: newBytes, in: form), taker.block.member(of: .tag) == nil, taker.id != owner?.id
    {
      throw RenameRefusal(reason: "'\(newName)' is a control without a tag: it would get this one")
    }
    addTagCase(tag, path)
    guard let owner else { return }
    if model.control(named: newBytes, in: form) == nil, Catalog.word(named: newBytes, for: .focus) == nil {
      try addControl(owner, form, path)
    } else {
      let name = NameOccurrence(file: path, range: model.range(owner.block.nameRange, in: owner.id), role: .namesake)
      places.remove(name)
      write("tag: .\(newName)", into: owner.id, model, path)
    }
  }

  private func checkControl(_ form: FormIndex, _ model: FileModel, except id: ChunkID) throws(RenameRefusal) {
    if let taken = model.control(named: newBytes, in: form), taken.id != id {
      throw RenameRefusal(reason: "'\(newName)' is another control of this form")
    }
    if Catalog.word(named: newBytes, for: .focus) != nil {
      throw RenameRefusal(reason: "'\(newName)' means something else where the focus moves")
    }
  }

  /// The namesake of a case is renamed with it, by whoever renames the case.
  private mutating func addTagCase(_ tag: TagCase, _ path: String) {
    places.formUnion(snapshot.uses(ofTagCase: tag.chunk, tag.memberIndex, path))
  }

  private mutating func addControl(_ entry: ModelEntry, _ form: FormIndex, _ path: String) throws(RenameRefusal) {
    let name = entry.block.source.bytes(entry.block.nameRange)
    for preset in snapshot.presets(of: form, path, thatName: name)
    where !isUsedOnly(by: form, path, preset.id, preset.path ?? path, depth: 0) {
      throw RenameRefusal(
        reason: "the preset '\(preset.block.name)' names '\(entry.block.name)' too, and other forms use it")
    }
    places.formUnion(snapshot.ownOccurrences(ofControl: entry.id, path))
  }

  /// Whether all controls that use a preset, directly or through others, belong to one form.
  private func isUsedOnly(by form: FormIndex, _ path: String, _ preset: ChunkID, _ file: String, depth: Int) -> Bool {
    guard depth < 32 else { return false }
    return snapshot.users(ofPreset: preset, file: file).allSatisfy { user in
      guard let model = snapshot.model(user.file) else { return false }
      let entry = model.entries[model.document.chunkIndex(at: user.range.lowerBound).index]
      if entry.block.kind == .preset { return isUsedOnly(by: form, path, entry.id, user.file, depth: depth + 1) }
      return user.file == path && form.holds(entry.id)
    }
  }

  private mutating func write(_ member: String, into id: ChunkID, _ model: FileModel, _ path: String) {
    guard let index = model.document.index(of: id) else { return }
    let chunk = model.document.chunks[index]
    let options = snapshot.layout.options(of: model.document)
    guard let edit = chunk.insertion(ofMember: member, intoBlockOf: 0, at: .start, options: options) else { return }
    insertions.append(
      SourceEdit(
        path: other(path), range: edit.range.moved(model.document.start(ofChunk: index)),
        newText: String(decoding: edit.replacement, as: UTF8.self)))
  }
}
