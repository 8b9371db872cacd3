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

  /// Places in a file and in those that it imports.
  init(_ file: FileModel, _ scope: PresetScope, _ options: GenerationOptions) {
    self.file = file
    self.scope = scope
    self.options = options
  }

  /// The file and line of a place: `Person.formdef:12`; without a place, the file alone.
  func text(_ place: SourcePlace?) -> String {
    guard let place else { return options.fileName }
    guard let path = place.path else {
      return "\(options.fileName):\(file.document.line(at: place.range.lowerBound) + 1)"
    }
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let other = scope.file(path) else { return String(name) }
    return "\(name):\(other.document.line(at: place.range.lowerBound) + 1)"
  }
}
