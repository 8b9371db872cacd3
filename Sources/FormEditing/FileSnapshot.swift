public import FormModel
public import FormLint
import FormSyntax

/// One version of a file with the presets that it sees: what editor features are asked about.
///
/// Offsets count bytes from the start of the file. A place outside of it is cut to what there is.
public struct FileSnapshot: Sendable {
  public let file: FileModel
  public let scope: PresetScope

  public init(_ file: FileModel, _ scope: PresetScope = .ownOnly) {
    self.file = file
    self.scope = scope
  }

  public init(_ analysis: FileAnalysis) { self.init(analysis.file, analysis.scope) }

  var document: Document { file.document }
}

/// A place in a chunk.
struct ChunkOffset {
  /// The chunk's place among the document's.
  let index: Int
  /// The offset of the chunk's first byte.
  let start: Int
  let chunk: Chunk
  let block: BlockModel
  /// Counted from the chunk's start.
  let offset: Int
}

extension FileSnapshot {
  /// The chunk that a place belongs to: at a border the one before, since the cursor stands behind its last token.
  func place(_ offset: Int) -> ChunkOffset? {
    let offset = min(max(offset, 0), document.byteCount)
    guard document.chunks.count > 0 else { return nil }
    var (index, start) = document.chunkIndex(at: offset)
    if offset == start, index > 0 {
      index -= 1
      start -= Int(document.chunks[index].byteCount)
    }
    return ChunkOffset(
      index: index, start: start, chunk: document.chunks[index], block: file.entries[index].block,
      offset: offset - start)
  }

  /// The form around a chunk.
  func form(around chunk: Chunk) -> FormIndex? { file.formIndex(of: chunk.id).map { file.forms[$0] } }

  /// The names of a form's controls, in the order of the text.
  func controls(of form: FormIndex) -> [BlockModel] {
    var found: [BlockModel] = []
    file.forEachEntry(in: file.chunks(of: form)) { entry in
      if entry.block.control != nil, !entry.block.nameRange.isEmpty { found.append(entry.block) }
    }
    return found
  }
}
