import Testing

@testable import TextPatterns
import TestSupport

@Suite("Case is ignored as ICU ignores it", .enabled(if: RunningICU.isFollowed))
struct CaseFoldingTests {
  /// All scalars that have anything to do with case.
  static let cased: [UInt32] = {
    let names = ["Cased", "CWCM", "CWCF", "CWKCF", "Sensitive"]
    let set = names.reduce(ScalarSet.empty) { $0.union(UnicodeSets.property($1) ?? .empty) }
    return set.spans.flatMap { Array($0.lower...$0.upper) }
  }()

  @Test("Sets are closed", arguments: 0..<8)
  func closure(part: Int) {
    for (index, scalar) in Self.cased.enumerated() where index % 8 == part {
      let closed = CaseFolding.closure(of: ScalarSet(scalars: [scalar, 0x10FFFF]))
      let pattern = "(?i)[\\x{\(String(scalar, radix: 16))}\\x{10FFFF}]"
      let near = Self.near(scalar, closed)
      #expect(
        near.filter(closed.contains) == RunningICU.matches(pattern, among: near), "U+\(String(scalar, radix: 16))")
    }
  }

  @Test("Single literals", arguments: 0..<8)
  func literals(part: Int) {
    for (index, scalar) in Self.cased.enumerated() where index % 8 == part {
      let pattern = "(?i)\\x{\(String(scalar, radix: 16))}"
      let run = FoldedRun([scalar])
      let near = Self.near(scalar, CaseFolding.closure(of: ScalarSet(scalars: [scalar])))
      let members = near.filter { run.matches([$0]) }
      #expect(members == RunningICU.matches(pattern, among: near), "U+\(String(scalar, radix: 16))")
      if let set = PatternTree.parse(pattern).singleSet { #expect(near.filter(set.contains) == members) }
    }
  }

  /// Scalars that may be equal to one: its class, those with its mappings, and some that are like none.
  private static func near(_ scalar: UInt32, _ closed: ScalarSet) -> [UInt32] {
    var result = Set(closed.spans.flatMap { Array($0.lower...$0.upper) }).subtracting([0x10FFFF])
    if let properties = Unicode.Scalar(scalar)?.properties {
      for mapping in [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping] {
        for scalar in mapping.unicodeScalars { result.insert(scalar.value) }
      }
    }
    for step in 1...40 as ClosedRange<UInt32> {
      result.insert(scalar &+ step)
      result.insert(scalar >= step ? scalar - step : 0)
    }
    return (Array(result) + [0x49, 0x69, 0x130, 0x131, 0x1E9E, 0xDF]).filter { Unicode.Scalar($0) != nil }.sorted()
  }

  @Test("Every folding to several scalars")
  func expansions() {
    for (scalar, folding) in CaseTables.shared.expansions {
      let text = String(String.UnicodeScalarView(folding.compactMap(Unicode.Scalar.init)))
      #expect(RunningICU.fullyMatches("(?i)\\x{\(String(scalar, radix: 16))}", text), "U+\(String(scalar, radix: 16))")
    }
    #expect(CaseTables.shared.expansions.count == 104)
  }

  @Test("Runs of literals against texts, both at random")
  func runs() {
    var random = SplitMix64(seed: 11)
    let pool = Array(
      "sSſßẞfFiIİıﬀﬁﬂﬃﬄﬅﬆtTkKKǰjJ\u{30C}ʼnŉaAẖhH\u{331}ᾳαΑιΙ\u{345}ῼωΩΩ1-ΐι\u{308}\u{301}ΐ".unicodeScalars
    ).map(\.value)
    var matched = 0
    for _ in 0..<5_000 {
      let run = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        pool[Int.random(in: 0..<pool.count, using: &random)]
      }
      let text = Self.variant(of: run, pool, &random)
      let pattern = "(?i)\\Q\(Self.string(run))\\E"
      let matches = RunningICU.fullyMatches(pattern, Self.string(text))
      #expect(FoldedRun(run).matches(text) == matches, "\(pattern) \(Self.string(text).debugDescription)")
      if matches { matched += 1 }
    }
    #expect(matched > 500)
  }

  /// A text that often matches a run: each scalar or its folding is replaced by something that may be equal.
  private static func variant(of run: [UInt32], _ pool: [UInt32], _ random: inout SplitMix64) -> [UInt32] {
    var text = Bool.random(using: &random) ? run : CaseFolding.fold(run)
    for expansion in CaseTables.shared.expansions where Int.random(in: 0..<4, using: &random) == 0 {
      let length = expansion.folding.count
      if let place = text.indices.first(where: { text[$0...].starts(with: expansion.folding) }) {
        text.replaceSubrange(place..<place + length, with: [expansion.scalar])
      }
    }
    for place in text.indices {
      if let equal = CaseTables.shared.caseClass(of: text[place]) {
        text[place] = equal[Int.random(in: 0..<equal.count, using: &random)]
      }
      if Int.random(in: 0..<12, using: &random) == 0 {
        text[place] = pool[Int.random(in: 0..<pool.count, using: &random)]
      }
    }
    return text
  }

  private static func string(_ scalars: [UInt32]) -> String {
    String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }
}

extension FoldedRun {
  /// Whether the automaton takes a text.
  fileprivate func matches(_ text: [UInt32]) -> Bool {
    var places: Set<Int> = [0]
    for scalar in text {
      places = Set(edges.filter { places.contains($0.from) && $0.set.contains(scalar) }.map(\.to))
    }
    return places.contains(folding.count)
  }
}
