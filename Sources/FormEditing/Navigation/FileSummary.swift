public import FormModel
import FormSyntax

extension FileSnapshot {
  /// What a file that is imported brings: the names of its presets and forms; nil where it is not known.
  public static func summary(ofFile path: String, in project: ProjectModel) -> String? {
    guard let model = project.model(path) else { return nil }
    var presets: [String] = []
    model.forEachEntry(in: 0..<model.entries.count) { entry in
      if entry.block.kind == .preset, !entry.block.nameRange.isEmpty { presets.append("'\(entry.block.name)'") }
    }
    guard !presets.isEmpty else { return "no presets" }
    let shown = presets.prefix(12).joined(separator: ", ")
    let rest = presets.count > 12 ? " and \(presets.count - 12) more" : ""
    return (presets.count == 1 ? "preset " : "presets ") + shown + rest
  }
}
