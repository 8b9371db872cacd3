import Testing

@testable import fuzz

/// Random fields: no text refutes what is said of them, and of nearly all something is known. `fuzz fields` does more.
struct RandomFieldTests {
  @Test(arguments: [0, 1, 2, 3]) func nothingIsRefuted(_ part: UInt64) {
    var outcome = FieldFuzz.Outcome()
    for seed in 1 + part * 15...15 + part * 15 { FieldFuzz.check(seed, &outcome) }
    #expect(outcome.problems.isEmpty, "\(outcome.problems.joined(separator: "\n"))")
    #expect(outcome.silent.isEmpty, "\(outcome.silent)")
  }
}
