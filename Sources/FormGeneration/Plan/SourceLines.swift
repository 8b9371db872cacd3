import FormModel
import FormSyntax

/// Places as comments name them.
struct SourceLines: Sendable {
  let file: FileModel
  let scope: PresetScope
  let options: GenerationOptions
  /// The name of the form definition, in one line.
  private let fileName: String

  init(_ file: FileModel, _ scope: PresetScope, _ options: GenerationOptions) {
    self.file = file
    self.scope = scope
    self.options = options
    fileName = SwiftLiteral.escaped(options.fileName)
  }

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
