public import FormSyntax

/// One chunk in a file's model.
public struct ModelEntry: Measurable, Sendable {
  /// The chunk.
  public let id: ChunkID
  /// What it says.
  public let block: BlockModel
  /// What it is, and of which kinds it has members: what all entries of a file are asked for.
  public let kind: ChunkKind
  let memberKinds: MemberKinds
  /// The comments in it that suppress findings, in order.
  public let suppressions: [SuppressionComment]
  /// What a control or preset tells its form; nil of others.
  public var facts: ControlFacts? { block.facts }
  public var measure: CountMeasure { CountMeasure() }

  init(id: ChunkID, block: consuming BlockModel, suppressions: [SuppressionComment]) {
    self.id = id
    self.suppressions = suppressions
    kind = block.kind
    memberKinds = block.memberKinds
    self.block = block
  }
}

/// A measure that counts nothing.
public struct CountMeasure: SequenceMeasure {
  /// The only value.
  public static let zero = CountMeasure()
  public mutating func append(_ other: CountMeasure) {}
}

extension ModelEntry {
  /// The meaning of chunks that follow each other.
  static func entries(of chunks: ArraySlice<Chunk>) -> [ModelEntry] {
    var entries: [ModelEntry] = []
    entries.reserveCapacity(chunks.count)
    var index = chunks.startIndex
    ModelBuilder.forEachBlock(of: chunks) { block in
      let suppressions = chunks[index].hasDirectives ? SuppressionComment.comments(in: chunks[index]) : []
      entries.append(ModelEntry(id: chunks[index].id, block: block, suppressions: suppressions))
      index += 1
    }
    return entries
  }
}
