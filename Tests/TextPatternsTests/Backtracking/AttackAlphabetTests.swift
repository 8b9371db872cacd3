import TestSupport
import Testing

@testable import TextPatterns

/// The classes of an attack's alphabet are those that its sets tell apart.
@Suite struct AttackAlphabetTests {
  @Test(arguments: 0..<20) func everyScalarIsOfAClass(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let sets = (0..<[1, 3, 70][seed % 3]).map { number in
      // Of many sets all but a few are the same: there may be no more classes than bits.
      number < 4
        ? ScalarSet(scalars: (0..<40).map { _ in UInt32.random(in: 0x20...0x7F, using: &random) })
        : ScalarSet(0x61...0x66)
    }
    let alphabet = seed % 2 == 0 ? nil : ScalarSet(0x30...0x7A)
    var meter = StepMeter(1_000_000)
    let classes = try AttackAlphabet(sets, within: alphabet, meter: &meter)
    #expect(Set(classes.representatives).count == classes.count)
    let known = Set(classes.representatives.map { scalar in sets.map { $0.contains(scalar) } })
    for scalar in UInt32(0x20)...0xFF where alphabet?.contains(scalar) ?? true {
      #expect(known.contains(sets.map { $0.contains(scalar) }))
    }
    for (number, scalar) in classes.representatives.enumerated() {
      for (set, mask) in zip(sets, classes.masks) {
        #expect((mask >> UInt128(number) & 1 != 0) == set.contains(scalar))
      }
    }
  }
}
