import TextPatterns

/// The questions of the rules, each about every pattern that forms have.
enum PatternPart {
  private static let rounds = 7

  /// Prints the table of all questions.
  static func run(_ arguments: BenchmarkArguments) {
    let trees = RealPatterns.all.compactMap { PatternTree.parse($0).tree }
    let languages = trees.map { TextLanguage($0, match: .whole) }
    let digits = TextLanguage(everyScalarIn: UnicodeSets.digits)
    let keyboard = TextLanguage(everyScalarIn: ScalarSet(0x20...0x7E))
    let short = TextLanguage(length: LengthWindow(min: 3, max: 10, unit: .characters))
    let wide = TextLanguage(length: LengthWindow(min: 5, max: 64, unit: .utf16))
    var table = Table(
      "Patterns: \(trees.count) of \(RealPatterns.all.count), milliseconds a query",
      ["what", "median", "p99", "worst", "decided", "slowest"])
    func add(_ name: String, _ ask: (Int) -> Bool) {
      let best = trees.indices.map { query($0, ask) }
      let sorted = best.map(\.time).sorted()
      let worst = best.indices.max { best[$0].time < best[$1].time } ?? 0
      let place = min(sorted.count - 1, sorted.count * 99 / 100)
      table.add(
        name, sorted[sorted.count / 2].inWords, sorted[place].inWords, sorted[sorted.count - 1].inWords,
        "\(best.count { $0.decided })", trees[worst].text.prefixInWords)
    }
    add("parse") { PatternTree.parse(trees[$0].source).tree != nil }
    add("compile") { TextLanguage(trees[$0], match: .whole).undecided == nil }
    add("a text with 3 to 10 characters") { [languages[$0], short].witness().isDecided }
    add("a text with 5 to 64 UTF-16 units") { [languages[$0], wide].witness().isDecided }
    add("a text that the keyboard types") { [languages[$0], keyboard].witness().isDecided }
    add("typing key by key") { [languages[$0], keyboard.typeable, digits.complement.typeable].witness().isDecided }
    add("with the next pattern") { [languages[$0], languages[($0 + 1) % languages.count]].witness().isDecided }
    add("included in the next pattern") {
      languages[$0].isIncluded(in: languages[($0 + 1) % languages.count]).isDecided
    }
    add("included in the keyboard's texts") { languages[$0].isIncluded(in: keyboard).isDecided }
    add("smallest conflict of four rules") {
      [languages[$0], short, digits, languages[($0 + 7) % languages.count]].conflictCore().isDecided
    }
    add("lengths") { [languages[$0]].lengths().isDecided }
    add("three samples") { [languages[$0], wide].samples(3).isDecided }
    add("backtracking, whole") { !BacktrackingAnalysis.analyse(trees[$0], match: .whole).isObstacle }
    add("backtracking, anywhere, 64 long") {
      !BacktrackingAnalysis.analyse(trees[$0], match: .anywhere, maxLength: 64).isObstacle
    }
    table.print()
  }

  private static func query(_ index: Int, _ ask: (Int) -> Bool) -> (time: Double, decided: Bool) {
    var decided = false
    let timings = Timings(rounds: rounds) { decided = ask(index) }
    return (timings.quantile(0, \.thread), decided)
  }
}

extension Decision {
  fileprivate var isDecided: Bool { value != nil }
}

extension BacktrackingVerdict {
  fileprivate var isObstacle: Bool {
    if case .notAnalysed = self { true } else { false }
  }
}

extension PatternTree {
  fileprivate var text: String { String(decoding: source, as: UTF8.self) }
}

extension String {
  /// What fits in a table.
  fileprivate var prefixInWords: String { unicodeScalars.count > 50 ? String(prefix(49)) + "…" : self }
}
