import TextPatterns

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
        if case .literal(let run, _) = node.kind {
          zip(run, run.dropFirst()).contains { $0 == 0x2D && $1 == 0x2D }
        } else {
          false
        }
      } ?? false
    }
  }
}

extension FieldLanguage {
  /// What the rules admit as it is typed, and refuse as the keyboard writes it, with the rule that refuses it.
  public var smartPunctuation: [(punctuation: SmartPunctuation, rule: Int)] {
    guard verdict.conflict == nil, let normalization, let used = shape.used else { return [] }
    let refusing = rules.indices.filter { rules[$0].hasSay && rules[$0].refuses }
    return SmartPunctuation.allCases.compactMap { punctuation in
      guard !used.isDisjoint(with: punctuation.typed), used.isDisjoint(with: punctuation.written) else { return nil }
      if punctuation == .dashes, !refusing.contains(where: { SmartPunctuation.writesDashes(rules[$0].reading) }) {
        return nil
      }
      let written = String(String.UnicodeScalarView([Unicode.Scalar(punctuation.characters.written)].compactMap { $0 }))
      if normalization.applied(to: written) != written { return nil }
      let index = refusing.first { rules[$0].reading.used.map { $0.isDisjoint(with: punctuation.written) } ?? false }
      return index.map { (punctuation, $0) }
    }
  }
}
