import TextPatterns
import UIKitCatalog

/// What text keyboards make of straight quotation marks and double hyphens.
public enum SmartPunctuation: CaseIterable, Sendable {
  case apostrophes, quotationMarks, dashes

  /// What is typed, and what stands there then.
  var typed: ScalarSet {
    switch self {
    case .apostrophes: ScalarSet(scalars: [0x27])
    case .quotationMarks: ScalarSet(scalars: [0x22])
    case .dashes: ScalarSet(scalars: [0x2D])
    }
  }

  var written: ScalarSet {
    switch self {
    case .apostrophes: ScalarSet(scalars: [0x2018, 0x2019])
    case .quotationMarks: ScalarSet(scalars: [0x201C, 0x201D])
    case .dashes: ScalarSet(scalars: [0x2013, 0x2014])
    }
  }

  /// The character that it is about, as it is typed and as it is written.
  public var characters: (typed: String, written: UInt32) {
    switch self {
    case .apostrophes: ("'", 0x2019)
    case .quotationMarks: ("\"", 0x201C)
    case .dashes: ("--", 0x2014)
    }
  }

  /// Whether texts of some characters may have straight quotation marks and none of the others.
  static func isAtRisk(_ used: ScalarSet) -> Bool {
    [apostrophes, quotationMarks].contains { !used.isDisjoint(with: $0.typed) && used.isDisjoint(with: $0.written) }
  }

  /// Whether a rule speaks of two hyphens in a row.
  static func writesDashes(_ reading: RuleReading) -> Bool {
    if let choices = reading.choices { return choices.contains { $0.contains("--") } }
    return reading.patterns.contains { pattern in
      pattern.result.tree?.nodes.contains { node in
        if case .literal(let run, _) = node.kind { zip(run, run.dropFirst()).contains { $0 == 0x2D && $1 == 0x2D } } else { false }
      } ?? false
    }
  }
}

extension FieldLanguage {
  /// What the rules admit as it is typed, and refuse as the keyboard writes it, with the rule that refuses it.
  public var smartPunctuation: [(punctuation: SmartPunctuation, rule: Int)] {
    guard verdict.conflict == nil, let normalization, mayHavePunctuation(normalization) else { return [] }
    let space = RuleSpace(rules, normalization)
    let uppers = space.refusing.map(space.upper)
    guard !uppers.isEmpty, let used = (uppers + space.frame).usedScalars().value else { return [] }
    return SmartPunctuation.allCases.compactMap { punctuation in
      guard !used.isDisjoint(with: punctuation.typed), used.isDisjoint(with: punctuation.written) else { return nil }
      if punctuation == .dashes, !space.refusing.contains(where: { SmartPunctuation.writesDashes(rules[$0].reading) }) {
        return nil
      }
      let written = String(String.UnicodeScalarView([Unicode.Scalar(punctuation.characters.written)].compactMap { $0 }))
      if normalization.applied(to: written) != written { return nil }
      let refusing = space.refusing.first { index in
        [space.upper(index)].usedScalars().value.map { $0.isDisjoint(with: punctuation.written) } ?? false
      }
      return refusing.map { (punctuation, $0) }
    }
  }

  /// Whether the rules, each by itself, let straight quotation marks or two hyphens through.
  private func mayHavePunctuation(_ normalization: FieldNormalization) -> Bool {
    if normalization.maps { return true }
    let signs = SmartPunctuation.apostrophes.typed.union(SmartPunctuation.quotationMarks.typed)
    let readings = rules.filter { $0.refuses && $0.reading.kind != .required && !$0.reading.isOpaque }.map(\.reading)
    return readings.contains(where: SmartPunctuation.writesDashes)
      || readings.allSatisfy { $0.used.map { !$0.isDisjoint(with: signs) } ?? true }
  }
}
