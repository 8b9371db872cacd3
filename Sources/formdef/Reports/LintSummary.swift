import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import JSONText
import SystemIO

/// What a run came to.
struct LintSummary: Sendable {
  /// Findings of one code in one file of which there are too many to show.
  struct NotShown: Sendable {
    /// The path of the file.
    var path: String
    /// The code of the findings.
    var code: String
    /// How many findings are left out.
    var count: Int

    /// The sentence that reports show.
    var words: String { "\(count) more of '\(code)' not shown; --all shows them" }
  }

  /// Fields of a file of whose rules something was not decided for want of steps.
  struct Undecided: Sendable {
    /// The path of the file.
    var path: String
    /// How many of its fields these are.
    var fields: Int
    /// The first of them.
    var names: [String]

    /// The sentence that reports show.
    var words: String {
      let shown = names.map { "'\($0)'" }.joined(separator: ", ") + (names.count < fields ? " …" : "")
      return "not everything was decided for \(LintSummary.words(fields, "field")) within the budget: \(shown); "
        + "--budget raises it"
    }
  }

  /// Strings files beside a file of which it is not known what they say: its texts were not looked up.
  struct UnreadStrings: Sendable {
    var path: String
    var files: [Translations.Unread]

    var words: String {
      let reasons = files.prefix(3).map { "'\($0.path)' cannot be followed: \($0.reason)" }.joined(separator: "; ")
      return "translations were not looked up: \(reasons)\(files.count > 3 ? "; …" : "")"
    }
  }

  /// Something of a file that a report does not tell, with why.
  struct Remainder: Sendable {
    /// Why something is not told, as reports for programs name it.
    enum Kind: String, Sendable {
      /// There are too many findings of one code.
      case notShown = "not-shown"
      /// The budget did not suffice.
      case notDecided = "not-decided"
    }

    /// Why it is not told.
    var kind: Kind
    /// The path of the file.
    var path: String
    /// The code that it is about, or what it is.
    var title: String
    /// The sentence that reports show.
    var words: String
  }

  /// Files that were checked.
  var files = 0
  /// By severity, errors first.
  private(set) var counts = Array(repeating: 0, count: Severity.allCases.count)
  /// How many findings of each code there are.
  private(set) var codes: [String: Int] = [:]
  /// Findings that `--fix` would fix.
  private(set) var fixable = 0
  /// Findings that `--fix` would fix only with `--unsafe-fixes`.
  private(set) var unsafelyFixable = 0
  /// Files that could not be read, or not as a whole, with the reason.
  var unread: [UnreadFile] = []
  /// Files and folders that somebody said are to be left out, where nothing else is there.
  var leftOut: [UnreadFile] = []
  /// Findings that are left out of the report.
  var notShown: [NotShown] = []
  /// Whether some settings cannot be followed.
  var hasBrokenSettings = false
  /// Whether a baseline was to be written and was not: the findings are neither there nor in the report.
  var lacksBaseline = false
  /// Where something was not decided for want of steps.
  var undecided: [Undecided] = []
  /// Where translations were not looked up.
  var unreadStrings: [UnreadStrings] = []

  /// What is not told though the files were checked.
  var remainders: [Remainder] {
    notShown.map { Remainder(kind: .notShown, path: $0.path, title: $0.code, words: $0.words) }
      + undecided.map { Remainder(kind: .notDecided, path: $0.path, title: "not decided", words: $0.words) }
      + unreadStrings.map {
        Remainder(
          kind: .notDecided, path: $0.path, title: LintRuleRegistry.readingStrings.sorted().joined(separator: ", "),
          words: $0.words)
      }
  }

  /// Lines with what was not checked, or not told, for people who see nothing but the report.
  var linesOfTheRest: String {
    let unchecked = (unread + leftOut).map {
      "\(DisplayText.shown(path: $0.path)): not checked: \(DisplayText.shown($0.error.reason))\n"
    }
    return (unchecked + remainders.map { "\(DisplayText.shown(path: $0.path)): \($0.words)\n" }).joined()
  }

  /// Nothing yet.
  init() {}

  /// What the findings of one file come to.
  ///
  /// - Parameter isChangeable: whether fixes may change another file, by its path.
  init(_ findings: [LocatedFinding], where isChangeable: (String) -> Bool = { _ in true }) {
    files = 1
    func fixes(_ finding: LocatedFinding, _ applicability: Fix.Applicability) -> Bool {
      finding.fixes.contains { fix in
        fix.applicability == applicability && fix.edits.allSatisfy { $0.path.map(isChangeable) ?? true }
      }
    }
    for index in findings.indices {
      counts[Int(findings[index].severity.rawValue)] += 1
      codes[findings[index].code, default: 0] += 1
      if fixes(findings[index], .safe) {
        fixable += 1
      } else if fixes(findings[index], .unsafe) {
        unsafelyFixable += 1
      }
    }
  }

  /// Adds what other files came to.
  mutating func add(_ other: LintSummary) {
    files += other.files
    for index in counts.indices { counts[index] += other.counts[index] }
    codes.merge(other.codes, uniquingKeysWith: +)
    fixable += other.fixable
    unsafelyFixable += other.unsafelyFixable
    unread += other.unread
    leftOut += other.leftOut
    notShown += other.notShown
    undecided += other.undecided
    unreadStrings += other.unreadStrings
  }

  /// How many findings have a severity.
  func count(_ severity: Severity) -> Int { counts[Int(severity.rawValue)] }

  /// How many findings there are.
  var findings: Int { counts.reduce(0, +) }

  /// The line that ends a report for people.
  var line: String {
    let place = LintSummary.words(files, "file")
    if lacksBaseline { return "The findings in \(place) were not written." }
    guard findings > 0 else { return "No findings in \(place)." }
    let parts = Severity.allCases.filter { count($0) > 0 }.map { LintSummary.words(count($0), $0) }
    return "Found \(LintSummary.list(parts)) in \(place)\(fixes)."
  }

  /// How many findings there are of each code, the most frequent first.
  private var codeCounts: [(code: String, count: Int)] {
    codes.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { ($0.key, $0.value) }
  }

  /// The array of `--statistics` as JSON, in lines of one object each.
  var statisticsObject: [UInt8] {
    let lines = codeCounts.map { code, count in
      Array("  {\"code\": ".utf8) + code.jsonBytes() + Array(", \"count\": \(count)}".utf8)
    }
    if lines.isEmpty { return Array("[]\n".utf8) }
    return Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8)) + Array("\n]\n".utf8)
  }

  /// The lines of `--statistics`.
  var statistics: String {
    let sorted = codeCounts
    let width = sorted.first.map { String($0.count).count } ?? 0
    return sorted.map { code, count in
      String(repeating: " ", count: width - String(count).count) + "\(count) \(code)\n"
    }.joined()
  }

  private var fixes: String {
    switch (fixable, unsafelyFixable) {
    case (0, 0): ""
    case (0, let unsafe): "; \(unsafe) fixable with --fix --unsafe-fixes"
    case (let safe, 0): "; \(safe) fixable with --fix"
    case (let safe, let unsafe): "; \(safe) fixable with --fix, \(unsafe) more with --fix --unsafe-fixes"
    }
  }

  private static func words(_ count: Int, _ severity: Severity) -> String {
    severity == .information ? "\(count) info" : words(count, severity.word)
  }

  /// A count with a noun: "1 file", "2 files".
  static func words(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func list(_ parts: [String]) -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
