import FormModel

/// A file with its project.
struct ProjectContext: Sendable {
  /// The path of the file.
  let path: String
  /// The file.
  let file: FileModel
  /// The files that are looked at together.
  let project: ProjectModel
  /// The paths of the files that findings are wanted of.
  let roots: [String]
}
