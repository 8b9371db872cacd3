import FormModel
import FormLint

/// The report of one file that stands alone.
enum Report {
  /// The path that the file has in its project.
  static let path = "forms.formdef"

  /// The findings of the file, in the order of the text.
  static func findings(_ analysis: FileAnalysis) -> [LocatedFinding] {
    var project = ProjectModel()
    project.set(analysis.file, at: path)
    return analysis.report(path: path, project: project)
  }
}
