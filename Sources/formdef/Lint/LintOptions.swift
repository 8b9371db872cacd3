import FieldLanguages
import FormLint
import FormModel
import FormWorkspace
import SystemIO

/// What `formdef lint` was asked for.
struct LintOptions: Sendable {
  /// Files and folders, without `-`.
  var paths: [String]
  /// What standard input is called; nil: nothing is read from there.
  var standardInput: String?
  /// The form of the report.
  var format: ReportFormat
  /// Whether the report has colours.
  var hasColours: Bool
  /// The file that the report goes to; nil: standard output.
  var output: String?
  /// The file that says that all went well; nil: none does.
  var stamp: String?
  /// The fixes to apply: none, the safe ones, or unsafe ones too.
  var fixes: Set<Fix.Applicability>
  /// Whether changes are shown in place of being written.
  var showsDiff: Bool
  /// Warnings that are still no failure; nil: any number.
  var warningLimit: Int?
  /// Whether findings are no failure.
  var exitsWithZero: Bool
  /// Whether codes are counted in place of findings being shown.
  var wantsStatistics: Bool
  /// Whether the report goes to a terminal that shows colours, and so may follow links.
  var hasLinks: Bool {
    hasColours && output == nil && StandardStream.output.isTerminal
      && Terminal.followsLinks { ThisProcess.environment($0) }
  }
  /// How much is said besides the report.
  var verbosity: Verbosity
  /// Whether standard output has the fixed text of standard input, and the report stands on standard error.
  var givesTextBack: Bool { standardInput != nil && !fixes.isEmpty && !showsDiff }
  /// Whether people are told which fixes were applied: not where a program reads the report in that place.
  var tellsFixes: Bool { !givesTextBack || output != nil || format.isForPeople }
  /// Findings of one code in one file that are shown; nil: all.
  var findingLimit: Int?
  /// Bytes above which an imported file is not read.
  var importLimit: Int
  /// Steps that the fields of one file may cost together.
  var budget: Int
  /// Where settings come from, and what the command line says of rules.
  var lookup: SettingsLookup
  /// The file of the findings that are known; nil: what settings say.
  var baseline: String?
  /// Whether known findings that are not there any more are taken out of it.
  var prunesBaseline: Bool
  /// The file that all findings are written to as known.
  var writtenBaseline: String?
  /// The day that it is, as `YYYY-MM-DD`.
  var today: String

  /// How much is said besides the report.
  enum Verbosity: Sendable { case quiet, usual, verbose }

  /// Findings of one code in one file that are shown where nobody asks for all.
  static let usualFindingLimit = 1_000

  /// Reads the arguments; throws where options exclude each other, and where settings cannot be read.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    try LintOptions.check(arguments)
    paths = arguments.operands.filter { $0 != "-" }
    let name = arguments.text("--stdin-filename")
    standardInput =
      arguments.operands.contains("-")
      ? name.map { CurrentPlace().relative(ProjectModel.resolve($0, from: "")) } ?? NamedText.standardInputName : nil
    if arguments.operands.isEmpty { paths = ["."] }
    format = arguments.choice("--format", default: .text)
    output = arguments.text("--output")
    stamp = arguments.text("--stamp")
    hasColours = output == nil ? ColourChoice.isOn(arguments) : arguments.text("--color") == "always"
    showsDiff = arguments.has("--diff")
    fixes = []
    if arguments.has("--fix") || showsDiff { fixes = arguments.has("--unsafe-fixes") ? [.safe, .unsafe] : [.safe] }
    warningLimit = arguments.has("--error-on-warnings") ? 0 : arguments.count("--max-warnings")
    exitsWithZero = arguments.has("--exit-zero")
    wantsStatistics = arguments.has("--statistics")
    verbosity = arguments.has("--quiet") ? .quiet : arguments.has("--verbose") ? .verbose : .usual
    // Programs that read JSON count on every finding.
    findingLimit = arguments.has("--all") || format == .json ? nil : LintOptions.usualFindingLimit
    importLimit = arguments.count("--max-import-size").map { min($0, 1 << 10) << 20 } ?? DiskReader.usualImportLimit
    budget = arguments.count("--budget") ?? FieldBudget.file
    lookup = try SettingsOptions.lookup(arguments, "lint")
    baseline = arguments.text("--baseline")
    prunesBaseline = arguments.has("--prune-baseline")
    writtenBaseline = arguments.text("--write-baseline")
    today = arguments.text("--now") ?? ProcessClock.today
  }

  /// A report in the place of a form definition, settings or a baseline would be the end of these.
  private static func checkOutput(_ name: String, _ arguments: ParsedArguments) throws(UsageError) {
    let baselines = ["--baseline", "--write-baseline"].compactMap { arguments.text($0) }
    for path in [name, FilePath.resolvingLinks(name) ?? name] {
      if isOfForms(path) || baselines.contains(where: { $0 == path || FilePath.areSame($0, path) }) {
        throw UsageError(
          "'--output' cannot be '\(name)': the report would take the place of that file", command: "lint")
      }
    }
  }

  /// Whether a path is that of a form definition or of settings, be they there or not.
  private static func isOfForms(_ path: String) -> Bool {
    path.hasSuffix(".formdef") || isOfSettings(path) || FileDiscovery.isForm(path)
  }

  private static func isOfSettings(_ path: String) -> Bool { path.split(separator: "/").last == "formdef.json" }

  /// Findings are counted as text or as JSON.
  private static func checkStatistics(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has("--diff") {
      throw UsageError("'--diff' and '--statistics' exclude each other", command: "lint")
    }
    let format: ReportFormat = arguments.choice("--format", default: .text)
    guard [.text, .concise, .json].contains(format) else {
      throw UsageError("'--statistics' is there as 'text' and 'json', not as '\(format.rawValue)'", command: "lint")
    }
  }

  /// Options that contradict each other.
  private static func check(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has("--stdin-filename"), !arguments.operands.contains("-") {
      throw UsageError("'--stdin-filename' needs '-' among the paths", command: "lint")
    }
    if arguments.text("--stdin-filename")?.isEmpty ?? false {
      throw UsageError("'--stdin-filename' cannot be empty: expected the path of a form definition", command: "lint")
    }
    if arguments.has("--write-baseline"), arguments.operands.contains("-"), !arguments.has("--stdin-filename") {
      throw UsageError(
        "'--write-baseline' needs '--stdin-filename': entries are about a file by its name", command: "lint")
    }
    if arguments.has("--diff"), arguments.has("--format") {
      throw UsageError("'--diff' has a form of its own: leave out '--format'", command: "lint")
    }
    if arguments.has("--watch"), arguments.operands.contains("-") {
      throw UsageError("'--watch' cannot watch standard input", command: "lint")
    }
    let writing = ["--fix", "--unsafe-fixes", "--diff"]
    if arguments.has("--watch"), let option = ["--write-baseline", "--prune-baseline"].first(where: arguments.has) {
      throw UsageError("'--watch' only reports: leave out '\(option)'", command: "lint")
    }
    if arguments.has("--watch"), writing.contains(where: arguments.has) {
      throw UsageError("'--watch' only reports: leave out fixes", command: "lint")
    }
    if let name = arguments.text("--write-baseline"), isOfSettings(name) {
      throw UsageError(
        "'--write-baseline' cannot be '\(name)': the baseline would take the place of that file", command: "lint")
    }
    if arguments.has("--write-baseline"), (writing + ["--baseline"]).contains(where: arguments.has) {
      throw UsageError("'--write-baseline' excludes '--baseline' and fixes", command: "lint")
    }
    if let now = arguments.text("--now"), Day(now) == nil {
      let reason = Day.absence(in: now) ?? "expected a day, as '2026-01-31'"
      throw UsageError("'--now' cannot be '\(now)': \(reason)", command: "lint")
    }
    if arguments.has("--statistics") { try checkStatistics(arguments) }
    if let output = arguments.text("--output") { try checkOutput(output, arguments) }
    if arguments.has("--quiet"), arguments.has("--verbose") {
      throw UsageError("'--quiet' and '--verbose' exclude each other", command: "lint")
    }
  }

  /// What a summary comes to.
  func status(_ summary: LintSummary) -> ExitStatus {
    if !summary.unread.isEmpty || summary.hasBrokenSettings { return .notRun }
    if exitsWithZero { return .success }
    if summary.count(.error) > 0 { return .failure }
    if let warningLimit, summary.count(.warning) > warningLimit { return .failure }
    return .success
  }
}
