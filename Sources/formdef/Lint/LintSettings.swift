import FormLint

/// What `formdef lint` was asked for.
struct LintSettings: Sendable {
  enum Format: String { case text, concise, json }

  var paths: [String]
  /// What standard input is called; nil: nothing is read from there.
  var standardInput: String?
  var format: Format
  var hasColours: Bool
  /// The fixes to apply: none, the safe ones, or unsafe ones too.
  var fixes: Set<Fix.Applicability>
  /// Whether changes are shown in place of being written.
  var showsDiff: Bool
  /// Warnings that are still no failure; nil: any number.
  var warningLimit: Int?

  /// The name of standard input where nobody gave one.
  static let standardInputName = "<stdin>"

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands.filter { $0 != "-" }
    let name = arguments.text("--stdin-filename")
    standardInput = arguments.operands.contains("-") ? name ?? LintSettings.standardInputName : nil
    if name != nil, standardInput == nil {
      throw UsageError("'--stdin-filename' needs '-' among the paths", command: "lint")
    }
    if arguments.operands.isEmpty { paths = ["."] }
    format = arguments.choice("--format", default: .text)
    hasColours = ColourChoice.isOn(arguments)
    showsDiff = arguments.has("--diff")
    if showsDiff, arguments.has("--format") {
      throw UsageError("'--diff' has a form of its own: leave out '--format'", command: "lint")
    }
    fixes = []
    if arguments.has("--fix") || showsDiff { fixes = [.safe] }
    if arguments.has("--unsafe-fixes") { fixes = [.safe, .unsafe] }
    warningLimit = arguments.has("--error-on-warnings") ? 0 : arguments.count("--max-warnings")
  }

  /// The form of the report.
  var report: any Report {
    switch format {
    case .text: TextReport(hasColours: hasColours)
    case .concise: ConciseReport()
    case .json: JSONReport()
    }
  }

  /// What a summary comes to.
  func status(_ summary: LintSummary) -> ExitStatus {
    if !summary.unread.isEmpty { return .notRun }
    if summary.count(.error) > 0 { return .failure }
    if let warningLimit, summary.count(.warning) > warningLimit { return .failure }
    return .success
  }
}
