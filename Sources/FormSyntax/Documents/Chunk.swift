/// What was read in one go: bytes with their nodes and errors. Chunks are slices of it; it never changes.
public final class ParsedRun: Sendable {
  /// The text, with `Lexer.padding` zeros after it.
  @usableFromInline let bytes: [UInt8]
  /// The nodes of all chunks, one chunk's after another's; indices in them count from their chunk's first node.
  @usableFromInline let nodes: [SyntaxNode]
  /// The syntax errors of all chunks, in the order of reading.
  let errors: [SyntaxError]
  /// The shapes of chunks, as far as they are known: these have no nodes here.
  @usableFromInline let shapes: [ControlShape]
  /// For each chunk with a shape how much further on things are than in the shape: those in front of all gaps, and behind
  /// each.
  @usableFromInline let shifts: [UInt32]

  /// `bytes` ends with `Lexer.padding` zeros, unless it is not for the parser.
  init(
    bytes: [UInt8], nodes: [SyntaxNode], errors: [SyntaxError], shapes: [ControlShape] = [], shifts: [UInt32] = []
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.errors = errors
    self.shapes = shapes
    self.shifts = shifts
  }
}

/// One stretch of a document, from the end of the one before to the end of its own last line: white space and comments
/// first, then one member (a control whole; of a form or a section just the head), then what follows on its line.
///
/// A chunk is immutable and knows nothing of where it stands: all offsets inside count from its first byte.
public struct Chunk: Sendable {
  /// What the chunk is a slice of.
  @usableFromInline let run: ParsedRun
  /// The index of its first byte in the run.
  @usableFromInline let byteStart: UInt32
  /// How many bytes it has.
  public let byteCount: UInt32
  /// The index of its first node in the run; of a chunk with a shape that of its first shift.
  @usableFromInline let nodeStart: UInt32
  /// How many nodes it has; 0 of a `}` and of white space.
  @usableFromInline let nodeCount: UInt32
  /// The index of its first syntax error in the run.
  let errorStart: UInt32
  /// How many syntax errors it has.
  public let errorCount: UInt32
  /// How many bytes beyond its end (the end of the file counts as one) mattered for how it was read.
  let lookahead: UInt32
  /// How many line breaks it has; CR LF is one.
  public let lineBreaks: UInt32
  /// What its member is.
  public let kind: ChunkKind
  /// The blocks that were open before the chunk.
  public let before: ChunkContext
  /// The blocks that its member stands in: fewer, where a `}` is missing.
  public let container: ChunkContext
  /// The blocks that are open after it.
  public let after: ChunkContext
  /// It has comments that begin with `formdef:`.
  public let hasDirectives: Bool
  /// It has strings with `\(…)` in them.
  public let hasInterpolations: Bool
  /// The number of its shape among those of the run; 0 where none is known.
  @usableFromInline let shapeNumber: UInt32
  /// The chunk's name for as long as it lives; greater than those of all chunks before it in the document.
  public internal(set) var id: ChunkID

  /// Calls `body` with the bytes and nodes; neither pointer may leave it.
  @inlinable
  public func withTree<Result>(_ body: (SyntaxTree) throws -> Result) rethrows -> Result {
    try run.bytes.withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[Int(byteStart)..<Int(byteStart) + Int(byteCount)])
      if shapeNumber != 0 { return try withNodes { try body(SyntaxTree(bytes: bytes, nodes: $0)) } }
      return try run.nodes.withUnsafeBufferPointer { nodes in
        try body(
          SyntaxTree(
            bytes: bytes,
            nodes: UnsafeBufferPointer(rebasing: nodes[Int(nodeStart)..<Int(nodeStart) + Int(nodeCount)])))
      }
    }
  }

  /// Calls `body` with the bytes; the pointer may not leave it.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try run.bytes.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[Int(byteStart)..<Int(byteStart) + Int(byteCount)]))
    }
  }

  /// What is wrong with its syntax, in the order of reading.
  public var errors: ArraySlice<SyntaxError> {
    run.errors[Int(errorStart)..<Int(errorStart) + Int(errorCount)]
  }

  /// Whether anything is.
  public var hasErrors: Bool { errorCount > 0 }

  /// The chunk's text.
  public var bytes: ArraySlice<UInt8> { run.bytes[Int(byteStart)..<Int(byteStart) + Int(byteCount)] }

  /// The buffer that the text lies in, and where: what values that are read later keep.
  public var source: SourceSlice { SourceSlice(run: run, start: Int(byteStart), count: Int(byteCount)) }

  /// The whole of that buffer, and where in it the chunk begins.
  public var wholeSource: SourceSlice { SourceSlice(run: run, start: 0, count: run.bytes.count - Lexer.padding) }
  /// Where the chunk begins in `wholeSource`.
  @inlinable public var sourceStart: Int { Int(byteStart) }

  /// Whether two chunks lie in one buffer.
  @inlinable public func isReadTogether(with other: Chunk) -> Bool { run === other.run }

  /// The sentence for one of the chunk's errors.
  public func message(of error: SyntaxError) -> String {
    if error.foundNext != 0 {
      let isWord = ByteClass.of(error.foundNext) != ByteClass.punctuation
      return error.problem.message(found: isWord ? "another member" : "'\(Unicode.Scalar(error.foundNext))'")
    }
    return withBytes { bytes in
      error.problem.message(found: describeFound(bytes, error.foundRange, atEndOfFile: error.atEndOfFile))
    }
  }
}

/// A chunk's name: ids of one document stand in the order of the text.
public struct ChunkID: Hashable, Comparable, Sendable {
  /// Rises with the place in the text; there is room between two that were given together.
  public let rawValue: UInt64
  /// The id with a number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Whether one chunk stands before another.
  @inlinable public static func < (left: ChunkID, right: ChunkID) -> Bool { left.rawValue < right.rawValue }
}

/// The bytes of a chunk, kept alive for values that point into them.
public struct SourceSlice: Sendable {
  /// What the bytes are a slice of.
  @usableFromInline let run: ParsedRun
  /// The index of the first byte in the run.
  @usableFromInline let start: Int
  /// How many bytes it has.
  public let count: Int

  /// So many bytes of a run from an index on; they must be there.
  init(run: ParsedRun, start: Int, count: Int) {
    self.run = run
    self.start = start
    self.count = count
  }

  /// A text of its own, for what is not read from a definition file.
  public init(bytes: [UInt8]) {
    run = ParsedRun(bytes: bytes, nodes: [], errors: [])
    start = 0
    count = bytes.count
  }

  /// A part, cut to what there is.
  public func slice(from offset: Int, count: Int) -> SourceSlice {
    let offset = min(max(offset, 0), self.count)
    return SourceSlice(run: run, start: start + offset, count: min(max(count, 0), self.count - offset))
  }

  /// The bytes in `range`, counted from the chunk's start; cut to what there is.
  public func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let range = range.clamped(to: 0..<count)
    return run.bytes[start + range.lowerBound..<start + range.upperBound]
  }

  /// The text of a range, cut to what there is.
  public func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// Calls `body` with the bytes; the pointer may not leave it.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try run.bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[start..<start + count])) }
  }
}
