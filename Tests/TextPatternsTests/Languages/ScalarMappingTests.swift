import Testing

@testable import TextPatterns

@Suite struct ScalarMappingTests {
  @Test("Cases are those of the standard library") func caseMappings() {
    // The tables have the scalars of Unicode 16.
    for value in UInt32(0)...0x1EFFF {
      guard let scalar = Unicode.Scalar(value), (scalar.properties.age?.major ?? 0) <= 16,
        scalar.properties.changesWhenCaseMapped || value % 17 == 0
      else { continue }
      let upper = scalar.properties.uppercaseMapping.unicodeScalars.map(\.value)
      let lower = scalar.properties.lowercaseMapping.unicodeScalars.map(\.value)
      if ScalarMapping.uppercase.applied(to: value) != upper {
        Issue.record("uppercase of \(String(value, radix: 16))")
      }
      if ScalarMapping.lowercase.applied(to: value) != lower {
        Issue.record("lowercase of \(String(value, radix: 16))")
      }
    }
  }

  @Test("Partitions are pulled back as scalars are mapped") func partitions() {
    for mapping in [ScalarMapping.uppercase, .lowercase, .asciiDigits] {
      let minterms = SetMinterms([UnicodeSets.wordScalars, ScalarSet(0x41...0x4D), ScalarSet(0x30...0x33)])
      let mapped = minterms.partition.mapped(by: mapping)
      for value in Array(0...0x24FF) + Array(stride(from: UInt32(0x2500), through: 0x1FFFF, by: 13))
      where Unicode.Scalar(value) != nil {
        let image = mapping.applied(to: value)
        let expected = image.count == 1 ? minterms.partition.index(of: image[0]) : MintermPartition.none
        if mapped.index(of: value) != expected { Issue.record("class of \(String(value, radix: 16))") }
      }
    }
  }

  @Test("What a scalar becomes has the classes of its word") func words() {
    for mapping in [ScalarMapping.uppercase, .lowercase, .asciiDigits] {
      let minterms = SetMinterms([UnicodeSets.wordScalars, ScalarSet(0x41...0x4D), ScalarSet(0x307...0x30C)])
      let (partition, words) = minterms.partition.expanded(by: mapping)
      #expect(partition.count == words.count)
      for value in UInt32(0)...0x24FF {
        let expected = mapping.applied(to: value).map { Int(minterms.partition.index(of: $0)) }
        if words[Int(partition.index(of: value))] != expected {
          Issue.record("class of \(String(value, radix: 16))")
        }
      }
    }
  }

  @Test("The image of a set is what its scalars become") func images() {
    let set = ScalarSet(unsorted: [
      ScalarSet.Span(0x60, 0x7A), ScalarSet.Span(0xDF, 0xE5), ScalarSet.Span(0x3B1, 0x3C9),
    ])
    let expected = set.spans.flatMap { ($0.lower...$0.upper).flatMap { ScalarMapping.uppercase.applied(to: $0) } }
    #expect(ScalarMapping.uppercase.image(of: set) == ScalarSet(scalars: expected))
  }

  @Test("Images and preimages are those of each scalar", arguments: [0, 1, 2]) func eachScalar(_ number: Int) {
    let mapping = [ScalarMapping.uppercase, .lowercase, .asciiDigits][number]
    let scalars = Array(UInt32(0)...0x2FFF)
    for kept in [1, 2, 3, 7] as [UInt32] {
      let set = ScalarSet(scalars: scalars.filter { $0 % kept == 0 })
      let images = scalars.map { mapping.applied(to: $0) }
      let expected = zip(scalars, images).flatMap { set.contains($0) ? $1 : [] }
      #expect(mapping.image(of: set) == ScalarSet(scalars: expected))
      let origins = zip(scalars, images).filter { $1.count == 1 && set.contains($1[0]) }.map(\.0)
      let found = mapping.preimage(of: set).intersection(ScalarSet(0...0x2FFF))
      #expect(found == ScalarSet(scalars: origins))
    }
  }
}
