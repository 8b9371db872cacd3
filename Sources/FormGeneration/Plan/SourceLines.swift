import FormModel
import FormSyntax

/// Places as comments name them.
struct SourceLines: Sendable {
  /// The form definition.
  let file: FileModel
  /// The presets that it sees, with their files.
  let scope: PresetScope
  /// How comments name the form definition.
  let options: GenerationOptions
  /// The name of the form definition, in one line.
  private let fileName: String
  private let lines: ChunkLines

  /// Places in a file and in those that it imports.
  init(_ file: FileModel, _ scope: PresetScope, _ options: GenerationOptions) {
    self.file = file
    self.scope = scope
    self.options = options
    fileName = SwiftLiteral.escaped(options.fileName)
    lines = ChunkLines(file.document)
  }

  /// A place in a chunk of the form definition: `Person.formdef:12`; of a chunk that is gone, the file alone.
  func text(_ range: Range<Int>, of chunk: ChunkID) -> String {
    lines.line(at: range.lowerBound, of: chunk).map { "\(fileName):\($0 + 1)" } ?? fileName
  }

  /// A place in a control, its preset or its form.
  func text(_ range: Range<Int>, _ origin: Origin, of control: ResolvedControl) -> String {
    switch origin {
    case .own: text(range, of: control.id)
    case .form(let chunk): text(range, of: chunk)
    case .preset(let preset):
      preset.path.map { text(range, of: preset.id, in: $0) } ?? text(range, of: preset.id)
    }
  }

  /// A place in a chunk of an imported file.
  private func text(_ range: Range<Int>, of chunk: ChunkID, in path: String) -> String {
    let name = SwiftLiteral.escaped(
      String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]))
    guard let other = scope.file(path), let place = other.place(range, of: chunk) else { return name }
    return "\(name):\(other.document.line(at: place.range.lowerBound) + 1)"
  }
}
