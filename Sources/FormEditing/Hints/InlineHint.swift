import FormLint
import FormModel
public import FormSyntax

/// Something that an editor shows in the text though it does not stand there.
public struct InlineHint: Sendable {
  /// Counted from the start of the file.
  public var offset: Int
  /// What is shown; the beginning and the end of what is very long.
  public var text: String
  /// The edit that would write it, if it can be written.
  public var edit: SourceEdit?
  /// What is said of it to who asks; made when it is asked for.
  public var explanation: Prose { explain() }
  private let explain: @Sendable () -> Prose

  /// A hint at an offset from the start of the file; `newText` is what would write it there.
  init(
    at offset: Int, _ text: String, writing newText: String? = nil,
    _ explain: @autoclosure @escaping @Sendable () -> Prose
  ) {
    self.init(at: offset, text, writing: newText, explanation: explain)
  }

  /// A hint whose explanation is made by a closure.
  init(
    at offset: Int, _ text: String, writing newText: String? = nil, explanation: @escaping @Sendable () -> Prose
  ) {
    self.offset = offset
    self.text = LongText.cut(text)
    edit = newText.map { SourceEdit(path: nil, range: offset..<offset, newText: $0) }
    explain = explanation
  }
}

extension FileSnapshot {
  /// The hints in a range: values of tags that are counted, defaults that matter, what presets give, how often presets are
  /// used, what users see of formatters and placeholders. In the order of the text.
  ///
  /// - Parameter isWanted: whether somebody waits for them still; asked now and then.
  public func hints(in range: Range<Int>, while isWanted: () -> Bool = { true }) -> [InlineHint] {
    let range = range.clamped(to: 0..<document.byteCount)
    guard document.chunks.count > 0 else { return [] }
    var (index, start) = document.chunkIndex(at: range.lowerBound)
    var hints: [InlineHint] = []
    var previews = FormPreviews()
    let presets = HintedPresets(self)
    while index < document.chunks.count, start <= range.upperBound, isWanted() {
      let chunk = document.chunks[index]
      let finder = HintFinder(self, start: start, file.entries[index], presets)
      hints += finder.hints + finder.previews(&previews)
      start += Int(chunk.byteCount)
      index += 1
    }
    return hints.filter { range.lowerBound <= $0.offset && $0.offset <= range.upperBound }
      .sorted { $0.offset < $1.offset }
  }
}

/// Looks for the hints of one chunk; for one thread.
final class HintFinder {
  /// The version of the file that is asked about.
  let snapshot: FileSnapshot
  /// The offset of the chunk's first byte.
  let start: Int
  /// The chunk in the file's model.
  let entry: ModelEntry
  /// What is known of presets.
  let presets: HintedPresets
  /// The form around the chunk; nil outside of forms.
  private(set) lazy var form = snapshot.file.formIndex(of: entry.id).map { snapshot.file.forms[$0] }
  /// The control with all that holds for it; nil where the chunk is none.
  private(set) lazy var control = ResolvedControl(entry, form?.handling ?? .none, presets.used)

  init(_ snapshot: FileSnapshot, start: Int, _ entry: ModelEntry, _ presets: HintedPresets) {
    self.snapshot = snapshot
    self.start = start
    self.entry = entry
    self.presets = presets
  }

  /// What the chunk says.
  var block: BlockModel { entry.block }

  /// The hints that need no preview, in no certain order; offsets count from the start of the file.
  var hints: [InlineHint] {
    switch block.kind {
    case .tags: tagValues
    case .control: [tagByName, choices].compactMap { $0 } + presetMembers + checkTimes
    case .preset: [useCount].compactMap { $0 } + checkTimes
    default: []
    }
  }
}
