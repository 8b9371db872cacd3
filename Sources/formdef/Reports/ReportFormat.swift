import FormWorkspace

/// The forms that findings can be written in.
enum ReportFormat: String, CaseIterable, Sendable {
  /// Source lines with carets; one line a finding; one JSON object.
  case text, concise, json
  /// One JSON object a line.
  case jsonLines = "json-lines"
  /// Formats of other tools: SARIF 2.1.0, GitHub Actions, GitLab Code Quality, Checkstyle, JUnit, GitHub's Markdown.
  case sarif, github, gitlab, checkstyle, junit, markdown

  /// Whether people read it, with what else is said of a run before and behind it.
  var isForPeople: Bool { self == .text || self == .concise }

  /// The report of this form.
  ///
  /// - Parameters:
  ///   - hasLinks: whether it goes to a terminal, which follows links.
  ///   - isQuiet: whether people want to read the findings and nothing else; what programs read is always whole.
  ///   - isFile: whether it goes to a file, which people read without what is said besides.
  ///   - documentation: where the pages of the rules are served; nil: nowhere.
  func report(
    hasColours: Bool, hasLinks: Bool = false, isQuiet: Bool = false, isFile: Bool = false,
    documentation: DocumentationAddress? = nil
  ) -> any Report {
    switch self {
    case .text: TextReport(hasColours: hasColours, hasLinks: hasLinks, tellsRest: isFile && !isQuiet)
    case .concise: ConciseReport(tellsRest: isFile && !isQuiet)
    case .json: JSONReport()
    case .jsonLines: JSONLinesReport()
    case .sarif: SARIFReport(documentation: documentation)
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .checkstyle: CheckstyleReport()
    case .junit: JUnitReport()
    case .markdown: MarkdownReport(isQuiet: isQuiet)
    }
  }
}
