import FormModel
import FormLint

/// The report of one file that stands alone.
enum Report {
  static let path = "forms.formdef"

  static func findings(_ analysis: FileAnalysis) -> [LocatedFinding] {
    var project = ProjectModel()
    project.set(.read(analysis.file), at: path)
    return analysis.report(path: path, project: project, roots: [path])
  }
}
