import FormSyntax
import SystemIO
import TestSupport

/// Mutated texts through the server: every request about every state of two documents, in three encodings.
enum SessionFuzz {
  /// Problems after which a run ends.
  private static let patience = 10

  /// Tries mutated texts; gives what is wrong.
  static func run(_ arguments: FuzzArguments) -> String? {
    var times = StepTimes(limit: arguments.limit)
    var problems: [String] = []
    for index in 0..<arguments.count {
      let seed = arguments.seed &+ UInt64(index)
      arguments.tell(index, seed)
      times.seed = seed
      var random = SplitMix64(seed: seed)
      let (text, other) = documents(&random)
      let found = check(text, importing: other, seed: seed, &times)
      if !found.isEmpty {
        problems.append("--seed \(seed): \(found.joined(separator: "\n  "))\n\(String(decoding: text, as: UTF8.self))")
        if problems.count == patience { break }
      }
    }
    print("peak memory \(ProcessMemory.peakMegabytes) MB\n\(times.summary)")
    return problems.isEmpty ? nil : problems.joined(separator: "\n----\n")
  }

  /// What is wrong with a text in all encodings.
  static func check(
    _ text: [UInt8], importing other: [UInt8], seed: UInt64, _ times: inout StepTimes
  ) -> [String] {
    var found: [String] = []
    let before = ProcessMemory.peakMegabytes
    for encoding in PositionEncoding.allCases {
      var check = SessionCheck(text, importing: other, encoding, seed: seed, times: times)
      check.run()
      times = check.times
      found += check.problems
    }
    let grown = ProcessMemory.peakMegabytes - before
    if grown > memoryLimit { found.append("it takes \(Int(grown)) MB") }
    return found + times.takeTooSlow()
  }

  /// Megabytes that one text may take.
  private static let memoryLimit = 300.0

  /// Two documents: the first imports the second more often than not, the second the first now and then.
  private static func documents(_ random: inout SplitMix64) -> (text: [UInt8], other: [UInt8]) {
    let (text, other) = (TextMutator.text(&random), TextMutator.text(&random))
    let imports = Int.random(in: 0..<4, using: &random)
    return (
      (imports > 0 ? Array("import \"B.formdef\"\n".utf8) : []) + text,
      (imports == 3 ? Array("import \"A.formdef\"\n".utf8) : []) + other
    )
  }
}
