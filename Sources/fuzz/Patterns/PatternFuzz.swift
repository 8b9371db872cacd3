import TextPatterns
import SystemIO

/// Hostile patterns: whatever is asked about them ends within its budget, in time and in memory.
enum PatternFuzz {
  /// Megabytes that the process may grow by.
  private static let memoryLimit = 64.0
  private static let patience = 20

  /// Asks about hostile patterns; gives what took too much.
  static func run(_ arguments: FuzzArguments) -> String? {
    var times = StepTimes(limit: arguments.limit)
    var problems: [String] = []
    warmUp()
    let memory = ProcessMemory.peakMegabytes
    var verdicts = PatternVerdicts()
    for index in 0..<arguments.count {
      let seed = arguments.seed &+ UInt64(index)
      arguments.tell(index, seed)
      times.seed = seed
      var hostile = HostilePattern(seed: seed)
      let pattern = hostile.next()
      ask(about: pattern, &times, &verdicts)
      var found = times.takeTooSlow() + PatternCosts.problems(of: pattern)
      if ProcessMemory.peakMegabytes - memory > memoryLimit {
        found.append("memory grew from \(memory) to \(ProcessMemory.peakMegabytes) MB")
      }
      if !found.isEmpty {
        problems.append("--seed \(seed): \(found.joined(separator: "; ")): \(pattern.prefix(300))")
        if problems.count == patience { break }
      }
    }
    print("\(arguments.count) patterns: \(verdicts.summary)")
    print("memory: \(memory) MB before, at most \(ProcessMemory.peakMegabytes) MB\n\(times.summary)")
    return problems.isEmpty ? nil : problems.joined(separator: "\n")
  }

  /// Tables are read when they are first needed; that is no pattern's cost.
  private static func warmUp() {
    var times = StepTimes(limit: .infinity)
    var verdicts = PatternVerdicts()
    for pattern in ["(?i)[\\p{L}\\d]+ß\\b", "(?:a+)+b"] { ask(about: pattern, &times, &verdicts) }
  }

  private static func ask(about pattern: String, _ times: inout StepTimes, _ verdicts: inout PatternVerdicts) {
    let result = times.measure("parse") { PatternTree.parse(pattern) }
    guard let tree = result.tree else {
      verdicts.refused += 1
      return
    }
    let whole = times.measure("compile") { TextLanguage(tree, match: .whole) }
    let anywhere = times.measure("compile") { TextLanguage(tree, match: .anywhere) }
    let window = TextLanguage(length: LengthWindow(min: 20, max: 30, unit: .scalars))
    let digits = TextLanguage(everyScalarIn: UnicodeSets.digits)
    verdicts.add(times.measure("witness") { [whole].witness() }.value != nil)
    verdicts.add(times.measure("witness in a length window") { [whole, window].witness() }.value != nil)
    verdicts.add(times.measure("witness of both matches") { [whole, anywhere, digits].witness() }.value != nil)
    verdicts.add(times.measure("inclusion") { whole.isIncluded(in: anywhere) }.value != nil)
    verdicts.add(times.measure("core") { [whole, window, digits].conflictCore() }.value != nil)
    verdicts.add(times.measure("lengths") { [whole].lengths() }.value != nil)
    verdicts.add(times.measure("samples") { [whole, window].samples(3) }.value != nil)
    verdicts.add(times.measure("membership") { whole.contains("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab") }.value != nil)
    for match in [PatternMatch.whole, .anywhere] {
      let verdict = times.measure("backtracking") { BacktrackingAnalysis.analyse(tree, match: match) }
      if case .notAnalysed = verdict { verdicts.add(false) } else { verdicts.add(true) }
    }
  }
}

/// How many questions had an answer.
private struct PatternVerdicts {
  var refused = 0
  private var decided = 0
  private var asked = 0

  mutating func add(_ isDecided: Bool) {
    asked += 1
    if isDecided { decided += 1 }
  }

  var summary: String { "\(refused) do not compile; \(decided) of \(asked) questions decided" }
}
