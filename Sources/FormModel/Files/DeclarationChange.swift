public import FormSyntax

/// What an edit changed in imports, presets, heads and titles of forms which stay where they were, and whose names and paths
/// others know as before, but for names of forms, which nobody refers to. Other chunks say what they did.
public struct DeclarationChange: Sendable {
  /// Messages and titles of presets' rules, as they were and as they are written; nil where presets say something else than
  /// before in more than that.
  public private(set) var words: [[UInt8]]? = []
  /// Whether nothing but comments and white space changed.
  public internal(set) var isSilent = true
  /// The forms that have another title.
  public internal(set) var forms: Set<ChunkID> = []

  /// Takes in another version of a preset.
  mutating func add(_ old: BlockModel, _ new: BlockModel) {
    guard let known = words, let changed = new.words(differingFrom: old),
      known.count + changed.count <= 2 * BlockModel.mostChangedWords
    else {
      words = nil
      return
    }
    words = known + changed.map(Array.init)
  }
}

extension FileModel {
  /// Whether an edit changed nothing but what stands in imports, presets and heads of forms, under the same paths and names
  /// of presets.
  func changesDeclarations(_ change: DocumentChange, _ old: [ModelEntry], _ new: [ModelEntry]) -> Bool {
    guard !old.isEmpty, old.count == new.count else { return false }
    for index in old.indices {
      let (before, after) = (change.removedChunks[index], document.chunks[change.inserted.lowerBound + index])
      guard before.id == after.id, before.kind == after.kind, before.before == after.before,
        before.after == after.after, before.container == after.container, old[index].declares(what: new[index])
      else { return false }
    }
    return true
  }
}

extension ModelEntry {
  /// Whether it has the path, or the names, by which others know another entry; a form has none.
  fileprivate func declares(what other: ModelEntry) -> Bool {
    switch kind {
    case .preset:
      facts?.name == other.facts?.name && facts?.uses ?? [] == other.facts?.uses ?? []
        && block.lacksBlock == other.block.lacksBlock
    case .importDeclaration: FileImport(self).path == FileImport(other).path
    case .formHead:
      block.isWellPlaced == other.block.isWellPlaced && !block.hasSyntaxErrors && !other.block.hasSyntaxErrors
    default: block.words(differingFrom: other.block)?.isEmpty ?? false || block.changesTitle(of: other.block)
    }
  }
}

extension ChunkKind {
  /// Whether it concerns more than one form.
  var isOfFile: Bool {
    switch self {
    case .importDeclaration, .formHead, .preset: true
    default: false
    }
  }

  /// Whether it says nothing of its form but where its sections begin and end.
  var saysNothingOfForm: Bool { self == .sectionHead || self == .close }
}

extension BlockModel {
  /// The hash of its name; nil where it has none.
  var nameKey: UInt64? { nameRange.isEmpty ? nil : factKey(source.bytes(nameRange)) }
}
