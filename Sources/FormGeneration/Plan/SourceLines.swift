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

  /// Places in a file and in those that it imports.
  init(_ file: FileModel, _ scope: PresetScope, _ options: GenerationOptions) {
    self.file = file
    self.scope = scope
    self.options = options
    fileName = SwiftLiteral.escaped(options.fileName)
  }

  /// The file and line of a place: `Person.formdef:12`; without a place, the file alone.
  func text(_ place: SourcePlace?) -> String {
    guard let place else { return fileName }
    guard let path = place.path else {
      return "\(fileName):\(file.document.line(at: place.range.lowerBound) + 1)"
    }
    let name = SwiftLiteral.escaped(
      String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]))
    guard let other = scope.file(path) else { return name }
    return "\(name):\(other.document.line(at: place.range.lowerBound) + 1)"
  }
}
