import FormModel
import FormSyntax

/// What is around the chunks of one form, or around those between forms: one object for all of them, so that handing it
/// on costs one count.
final class BlockEnvironment {
  /// The file.
  let file: FileModel
  /// The presets that the file sees.
  let scope: PresetScope
  /// The form that the chunks stand in; nil of presets and what stands between forms.
  let form: FormIndex?
  /// The same presets, as they are used.
  let presets: UsedPresets
  /// Texts that many chunks have in common.
  let texts = SharedTexts()
  /// The names of controls near others.
  let names = NearbyNames()

  /// What is around the chunks of a form.
  init(_ file: FileModel, _ scope: PresetScope, _ form: FormIndex?, _ presets: UsedPresets) {
    self.file = file
    self.scope = scope
    self.form = form
    self.presets = presets
  }
}

/// A chunk with what is around it.
struct BlockContext {
  /// What it has in common with the other chunks of its form.
  let environment: BlockEnvironment
  /// The chunk: its text and its tree.
  let chunk: Chunk
  /// What it says.
  let block: BlockModel
  /// What is asked about its mistakes for each of them.
  let mistakes: BlockMistakes

  /// A chunk of a file.
  init(environment: BlockEnvironment, chunk: Chunk, block: BlockModel) {
    self.environment = environment
    self.chunk = chunk
    self.block = block
    mistakes = BlockMistakes(chunk, block)
  }

  /// The file.
  var file: FileModel { environment.file }
  /// The presets that the file sees.
  var scope: PresetScope { environment.scope }
  /// The form that it stands in; nil in presets and between forms.
  var form: FormIndex? { environment.form }
  /// The same presets, as they are used.
  var presets: UsedPresets { environment.presets }
  /// Texts that many chunks have in common.
  var texts: SharedTexts { environment.texts }
  /// The form with all that holds for it; nil in presets and between forms.
  var resolved: ResolvedForm? { form.map(presets.resolved) }
  /// Its name in the file.
  var id: ChunkID { chunk.id }

  /// A place in this chunk.
  func place(_ range: Range<Int>) -> ChunkPlace { ChunkPlace(chunk: chunk.id, range: range) }
}

extension BlockModel {
  /// What stands between the member before this one, or the `{`, and this one: a line break with its indentation, or `;
  /// `.
  func separator(before member: Member) -> String {
    let before = source.bytes(0..<Int(member.start))
    guard let lineBreak = before.lastIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return "; "
    }
    let indentation = before[(lineBreak + 1)...]
    guard indentation.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return "; " }
    let start =
      before.index(before: lineBreak) >= before.startIndex && before[lineBreak] == UInt8(ascii: "\n")
        && lineBreak > before.startIndex && before[lineBreak - 1] == UInt8(ascii: "\r") ? lineBreak - 1 : lineBreak
    return String(decoding: before[start...], as: UTF8.self)
  }

  /// Where a new line behind a member begins: behind the comments that end the member's line, if nothing else does.
  func endOfLine(of member: Member) -> Int {
    let end = member.range.upperBound
    let line = source.bytes(end..<source.count).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    var (rest, behindComments) = (line, line.startIndex)
    while let byte = rest.first {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ";") {
        rest.removeFirst()
      } else if rest.starts(with: "//".utf8) {
        return end + line.count
      } else if rest.starts(with: "/*".utf8), let close = rest.dropFirst(2).firstRange(of: Array("*/".utf8)) {
        rest = rest[close.upperBound...]
        behindComments = close.upperBound
      } else {
        return end
      }
    }
    return end + behindComments - line.startIndex
  }
}
