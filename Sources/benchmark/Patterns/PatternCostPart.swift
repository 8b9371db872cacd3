import TextPatterns

/// What questions about patterns cost in steps and in time, and how both grow with twice the input: a step is to take
/// about the same time whatever is asked, and twice the input at most 2.3 times the time.
enum PatternCostPart {
  private static let rounds = 3

  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    var table = Table(
      "Pattern costs: a pool of steps for all of a row's questions, processor time of this thread",
      ["what", "size", "ms", "twice", "ratio", "steps", "ns a step", ""])
    for family in families {
      let once = measure(family, family.size)
      let twice = measure(family, family.size * 2)
      table.add(
        family.name, "\(family.size)", once.time.inWords, twice.time.inWords, (twice.time / once.time).inWords,
        "\(twice.steps)", (twice.time * 1e6 / Double(max(1, twice.steps))).inWords, "")
    }
    table.print()
  }

  private static func measure(_ family: Family, _ size: Int) -> (time: Double, steps: Int) {
    var steps = 0
    let timings = Timings(rounds: rounds) {
      let pool = StepPool(family.budget)
      family.ask(size, pool)
      steps = family.budget - pool.left
    }
    return (timings.quantile(0, \.thread), steps)
  }

  private struct Family: Sendable {
    var name: String
    var size: Int
    /// Steps that all the questions have together.
    var budget = 1 << 40
    var ask: @Sendable (_ size: Int, _ pool: StepPool) -> Void
  }

  private static let plain = TextLanguage(everyScalarIn: ScalarSet(0x20...0x7E))

  private static let families = [
    Family(name: "ordinary patterns, all different", size: 500) { size, pool in
      for index in 0..<size { askAll([ordinary(index)], pool) }
    },
    Family(name: "two hard patterns, one million steps", size: 100, budget: 1_000_000) { size, pool in
      for index in 0..<size { askAll(["[ab]*a[ab]{\(index % 40)}", "[ab]*b[ab]{\(index)}c?"], pool) }
    },
    Family(name: "counters in counters, one million steps", size: 30, budget: 1_000_000) { size, pool in
      for index in 0..<size { askAll(["(?:a{1000}){\(1_000 + index)}"], pool) }
    },
    Family(name: "nested look-arounds, one million steps", size: 20, budget: 1_000_000) { size, pool in
      for index in 0..<size { askAll(["(?:(?=.*a.{\(index)})(?!.*b.{9}c)\\w)+"], pool) }
    },
    Family(name: "slow loops, one million steps", size: 20, budget: 1_000_000) { size, pool in
      for index in 300..<size + 300 { askAll(["(?:a?){\(index)}a{\(index)}", "(a|b|ab)*(c|d|cd)*a\(index)"], pool) }
    },
    Family(name: "patterns of one field", size: 500) { size, pool in
      askAll((0..<size).map { "[a-z]*w\($0)[a-z]*" }, pool)
    },
    Family(name: "words of a list, with a pattern and a length", size: 45_000) { size, pool in
      let words = TextLanguage(words: (0..<size).map { "word\($0 * 7_919 % 1_000_003)" })
      let length = TextLanguage(length: LengthWindow(min: 9, max: 12, unit: .characters))
      ask([words, language("[a-z]+[0-9]{4,}", pool), length], pool)
    },
    Family(name: "one long pattern", size: 250_000) { size, pool in
      askAll([String(repeating: "[a-z]", count: size / 5)], pool)
    },
    Family(name: "one long literal without case", size: 20_000) { size, pool in
      askAll(["(?i)" + String(repeating: "strasse", count: size / 7)], pool)
    },
    Family(name: "upper case before a pattern", size: 100) { size, pool in
      for index in 0..<size {
        let steps = [Normalization.trim(UnicodeSets.whiteSpace), .map(.uppercase)]
        let length = TextLanguage(length: LengthWindow(min: 7, unit: .characters))
        ask([language("[A-Z]{2}[0-9]{\(index % 9)}", pool), length].map { $0.normalized(by: steps) }, pool)
      }
    },
    Family(name: "an address of limited length", size: 250) { size, pool in
      let length = TextLanguage(length: LengthWindow(max: size, unit: .scalars))
      ask([language(#"[^@ ]+@[^@ ]+\.[a-z]{2,8}"#, pool), length], pool)
    },
  ]

  private static func ordinary(_ index: Int) -> String {
    let (first, second) = (index % 9 + 1, index / 9 % 9 + 1)
    return switch index % 5 {
    case 0: "[A-Z]{\(first)}[0-9]{\(second)}-\(index)"
    case 1: "[^@ ]+@[^@ ]+\\.[a-z]{2,\(index % 30 + 2)}x?\(index)"
    case 2: "\\d{\(first)}-\\w{\(second)}x\(index)"
    case 3: "(?:foo|bar)\(index)?[a-z_]*"
    default: "^(?=.*[A-Z])(?=.*\\d).{\(first),\(second + 20)}\(index)$"
    }
  }

  private static func language(_ pattern: String, _ pool: StepPool) -> TextLanguage {
    guard let tree = PatternTree.parse(pattern).tree else { return .everything }
    return TextLanguage(tree, match: .whole, budget: .standard(outOf: pool))
  }

  private static func askAll(_ patterns: [String], _ pool: StepPool) {
    ask(patterns.map { language($0, pool) }, pool)
    for pattern in patterns {
      guard let tree = PatternTree.parse(pattern).tree else { continue }
      _ = BacktrackingAnalysis.analyse(tree, match: .whole, budget: .standard(outOf: pool))
    }
  }

  private static func ask(_ languages: [TextLanguage], _ pool: StepPool) {
    let budget = SearchBudget.standard(outOf: pool)
    _ = languages.witness(budget: budget)
    _ = (languages + [plain]).lengthsAndWitness(budget: budget)
    _ = languages.usedScalars(budget: budget)
    _ = languages.samples(3, budget: budget)
    _ = languages.conflictCore(budget: budget)
  }
}
