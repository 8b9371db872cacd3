import FormFormatter
public import FormModel
public import FormSyntax

/// The paths in imports: from one file to another.
public enum ImportPaths {
  /// How a file is written in the imports of another: relative to the folder of that one.
  public static func path(to target: String, from file: String) -> String { ProjectModel.path(to: target, from: file) }

  /// The edits of imports that keep meaning the same files when files move; `moved` gives the new path of one that does.
  public static func edits(in project: ProjectModel, moving moved: (String) -> String?) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for file in project.files.keys.sorted() {
      guard let model = project.model(file) else { continue }
      for entry in model.imports {
        guard let path = entry.path else { continue }
        let target = ProjectModel.resolve(path, from: file)
        let newFile = moved(file) ?? file
        let newTarget = moved(target) ?? target
        guard ProjectModel.resolve(path, from: newFile) != newTarget else { continue }
        let newPath = path.hasPrefix("/") ? newTarget : self.path(to: newTarget, from: newFile)
        edits.append(
          SourceEdit(
            path: file, range: model.range(entry.pathRange, in: entry.chunk), newText: LiteralText.quoted(newPath)))
      }
    }
    return edits
  }
}
