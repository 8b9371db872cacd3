import SystemIO
import TestSupport

/// Mutated texts through everything that reads them: no crash, no lossy tree, nothing slow, no fix that breaks.
///
/// Each input hangs on its own seed: input number n of a run has the seed that is n more than the run's.
enum TextFuzz {
  /// Problems after which a run ends.
  private static let patience = 20

  /// Tries mutated texts; gives what is wrong.
  static func run(_ arguments: FuzzArguments) -> String? {
    run(arguments, count: arguments.count) { seed in
      var random = SplitMix64(seed: seed)
      return TextMutator.text(&random)
    }
  }

  /// Tries forms with random formatters, locales, dates and numbers; gives what is wrong.
  static func runValues(_ arguments: FuzzArguments) -> String? {
    run(arguments, count: arguments.count) { seed in
      var random = SplitMix64(seed: seed)
      return ValueGrammar.form(&random)
    }
  }

  /// Tries the samples cut at every byte; the seed is the number of the first cut.
  static func runCuts(_ arguments: FuzzArguments) -> String? {
    let samples = TextSamples.all
    var cuts: [(sample: Int, count: Int)] = []
    for (index, sample) in samples.enumerated() { cuts += (0...sample.count).map { (index, $0) } }
    let first = Int(clamping: arguments.seed) - 1
    guard cuts.indices.contains(first) else { return "there are only \(cuts.count) cuts" }
    return run(arguments, count: min(arguments.count, cuts.count - first)) { seed in
      let cut = cuts[Int(clamping: seed) - 1]
      return Array(samples[cut.sample].prefix(cut.count))
    }
  }

  private static func run(_ arguments: FuzzArguments, count: Int, _ text: (UInt64) -> [UInt8]) -> String? {
    var times = StepTimes(limit: arguments.limit)
    var problems: [String] = []
    for index in 0..<count {
      let seed = arguments.seed &+ UInt64(index)
      arguments.tell(index, seed)
      times.seed = seed
      let bytes = text(seed)
      var check = TextCheck(bytes, seed: seed, times: times)
      check.run()
      times = check.times
      let found = check.problems + times.takeTooSlow()
      if !found.isEmpty {
        problems.append("--seed \(seed): \(found.joined(separator: "\n  "))\n\(String(decoding: bytes, as: UTF8.self))")
        if problems.count == patience { break }
      }
    }
    print("\(count) texts; peak memory \(ProcessMemory.peakMegabytes) MB\n\(times.summary)")
    return problems.isEmpty ? nil : problems.joined(separator: "\n----\n")
  }
}
