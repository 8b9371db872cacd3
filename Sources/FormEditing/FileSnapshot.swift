public import FieldLanguages
public import FormFormatter
public import FormModel
public import FormLint
import FormSyntax

/// One version of a file with the presets that it sees: what editor features are asked about.
///
/// Offsets count bytes from the start of the file. A place outside of it is cut to what there is.
public struct FileSnapshot: Sendable {
  /// What the file says.
  public let file: FileModel
  /// The presets that it sees.
  public let scope: PresetScope
  /// Where the file lies, as the project names it.
  public let path: String
  /// The files around it, itself among them.
  public let project: ProjectModel
  /// What was found out about the fields of all files.
  let known: FieldLanguageCache
  /// What changes are tried on before they are offered; nil: they are offered whatever they bring.
  public var trial: EditTrial?
  /// What previews are made of beside the form.
  public var preview = PreviewSource()
  /// How the file is to be laid out, as far as somebody says.
  public var layout = LayoutSettings()
  /// The form definitions in the file's folder and below, also those that the project does not know; asked where a path
  /// of an import is written.
  public var filesBeside: @Sendable () -> [String] = { [] }

  /// The other paths of the project that lead to the file at one, be they links; asked where all uses of its names are
  /// looked for.
  public var otherNames: @Sendable (String) -> [String] = { _ in [] }

  /// - Parameter known: what was found out about the fields of other versions and files.
  public init(
    _ file: FileModel, _ scope: PresetScope = .ownOnly, path: String = "", project: ProjectModel = ProjectModel(),
    known: FieldLanguageCache = FieldLanguageCache()
  ) {
    self.file = file
    self.scope = scope
    self.path = path
    self.project = project
    self.known = known
  }

  /// The version of a file that was analysed, with what was found out about its fields.
  public init(_ analysis: FileAnalysis, path: String = "", project: ProjectModel = ProjectModel()) {
    self.init(analysis.file, analysis.scope, path: path, project: project, known: analysis.known)
  }

  /// The text and trees of the file.
  var document: Document { file.document }
}

/// A place in a chunk.
struct ChunkOffset {
  /// The chunk's place among the document's.
  let index: Int
  /// The offset of the chunk's first byte.
  let start: Int
  /// The chunk that the place belongs to.
  let chunk: Chunk
  /// What the chunk says.
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

  /// The chunks that a place touches: two where it is at a border.
  func places(_ offset: Int) -> [ChunkOffset] {
    guard let place = place(offset) else { return [] }
    return [place] + (next(place).map { [$0] } ?? [])
  }

  /// The chunk behind a place that is at the end of its own.
  func next(_ place: ChunkOffset) -> ChunkOffset? {
    guard place.offset == Int(place.chunk.byteCount), place.index + 1 < document.chunks.count else { return nil }
    return ChunkOffset(
      index: place.index + 1, start: place.start + place.offset, chunk: document.chunks[place.index + 1],
      block: file.entries[place.index + 1].block, offset: 0)
  }

  /// The form around a chunk.
  func form(around chunk: Chunk) -> FormIndex? { file.formIndex(of: chunk.id).map { file.forms[$0] } }

  /// A form with all that holds for it.
  func resolved(_ form: FormIndex) -> ResolvedForm { ResolvedForm(form, in: file, scope) }

  /// The names of a form's controls, in the order of the text.
  func controls(of form: FormIndex) -> [BlockModel] {
    var found: [BlockModel] = []
    file.forEachEntry(in: file.chunks(of: form)) { entry in
      if entry.block.control != nil, !entry.block.nameRange.isEmpty { found.append(entry.block) }
    }
    return found
  }
}
