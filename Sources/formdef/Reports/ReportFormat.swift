/// The forms that findings can be written in.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, json
  case jsonLines = "json-lines"
  case sarif, github, gitlab, checkstyle, junit, markdown

  /// The report of this form.
  ///
  /// - Parameter hasLinks: whether it goes to a terminal, which follows links.
  func report(hasColours: Bool, hasLinks: Bool = false) -> any Report {
    switch self {
    case .text: TextReport(hasColours: hasColours, hasLinks: hasLinks)
    case .concise: ConciseReport()
    case .json: JSONReport()
    case .jsonLines: JSONLinesReport()
    case .sarif: SARIFReport()
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .checkstyle: CheckstyleReport()
    case .junit: JUnitReport()
    case .markdown: MarkdownReport()
    }
  }
}
