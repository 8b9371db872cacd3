/// What chunks add up to.
public struct ChunkMeasure: SequenceMeasure {
  /// How many bytes they have.
  public var bytes = 0
  /// How many line breaks they have; CR LF is one.
  public var lineBreaks = 0
  /// The end of what mattered for how the chunks were read, counted from the first one's start.
  var reach = 0
  /// Whether one has a comment that begins with `formdef:`.
  public var hasDirectives = false
  /// How many syntax errors they have.
  public var errors = 0

  /// No chunk.
  public static let zero = ChunkMeasure()

  /// Adds the chunks that follow.
  public mutating func append(_ other: ChunkMeasure) {
    reach = max(reach, bytes + other.reach)
    bytes += other.bytes
    lineBreaks += other.lineBreaks
    hasDirectives = hasDirectives || other.hasDirectives
    errors += other.errors
  }
}

extension Chunk: Measurable {
  /// What the chunk adds.
  public var measure: ChunkMeasure {
    ChunkMeasure(
      bytes: Int(byteCount), lineBreaks: Int(lineBreaks), reach: Int(byteCount) + Int(lookahead),
      hasDirectives: hasDirectives, errors: Int(errorCount))
  }

  /// The slice of a run that a draft describes, under the name `id`.
  init(_ draft: Parser.Draft, _ run: ParsedRun, _ id: ChunkID) {
    self.run = run
    byteStart = UInt32(truncatingIfNeeded: draft.start)
    byteCount = UInt32(truncatingIfNeeded: draft.end - draft.start)
    nodeStart = UInt32(truncatingIfNeeded: draft.nodes.lowerBound)
    nodeCount = UInt32(truncatingIfNeeded: draft.nodes.count)
    errorStart = UInt32(truncatingIfNeeded: draft.errors.lowerBound)
    errorCount = UInt32(truncatingIfNeeded: draft.errors.count)
    lookahead = UInt32(clamping: draft.lookahead)
    lineBreaks = UInt32(truncatingIfNeeded: draft.lineBreaks)
    kind = draft.kind
    before = draft.before
    container = draft.container
    after = draft.after
    hasDirectives = draft.hasDirectives
    hasInterpolations = draft.hasInterpolations
    shapeNumber = UInt32(truncatingIfNeeded: draft.shape)
    self.id = id
  }
}
