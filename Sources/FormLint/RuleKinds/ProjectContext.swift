import FormModel

/// A file with its project. An object, since each rule is handed it.
final class ProjectContext: Sendable {
  /// The path of the file.
  let path: String
  /// The file.
  let file: FileModel
  /// The files that are looked at together.
  let project: ProjectModel

  /// A file among those that are looked at together.
  init(path: String, file: FileModel, project: ProjectModel) {
    self.path = path
    self.file = file
    self.project = project
  }
}
