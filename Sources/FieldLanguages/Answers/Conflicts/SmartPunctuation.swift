import TextPatterns
import UIKitCatalog

/// What text keyboards make of straight quotation marks and double hyphens.
public enum SmartPunctuation: CaseIterable, Sendable {
  /// `'`, `"` and `--`, which English keyboards make into ‘ ’, “ ” and – or —.
  case apostrophes, quotationMarks, dashes

  /// What is typed, and what stands there then.
  var typed: ScalarSet {
    switch self {
    case .apostrophes: ScalarSet(scalars: [0x27])
    case .quotationMarks: ScalarSet(scalars: [0x22])
    case .dashes: ScalarSet(scalars: [0x2D])
    }
  }

  /// The texts in which it is typed.
  var texts: TextLanguage {
    self == .dashes
      ? .concatenation([.everything, TextLanguage(words: ["--"]), .everything])
      : TextLanguage(everyScalarIn: typed.complement).complement
  }

  /// On an English keyboard; dashes are the same on all.
  private var writtenInEnglish: ScalarSet {
    switch self {
    case .apostrophes: ScalarSet(scalars: [0x2018, 0x2019])
    case .quotationMarks: ScalarSet(scalars: [0x201C, 0x201D])
    case .dashes: ScalarSet(scalars: [0x2013, 0x2014])
    }
  }

  /// What the keyboard of a locale may write; of one that is not known, any.
  func written(in locale: LocaleFacts?) -> ScalarSet {
    isCertain(in: locale) ? writtenInEnglish : SmartPunctuation.marks
  }

  /// Whether the keyboard of a locale writes what English ones write.
  func isCertain(in locale: LocaleFacts?) -> Bool {
    self == .dashes || locale?.hasEnglishQuotationMarks ?? false
  }

  /// All that keyboards put in place of straight quotation marks: “ ’ « ‹ „ 「 『 〝 ״ …
  private static let marks = ScalarSet(
    unsorted: [
      .init(0xAB, 0xAB), .init(0xBB, 0xBB), .init(0x5F3, 0x5F4), .init(0x2018, 0x201F),
      .init(0x2039, 0x203A), .init(0x300C, 0x300F), .init(0x301D, 0x301F), .init(0xFF02, 0xFF02),
      .init(0xFF07, 0xFF07), .init(0xFF62, 0xFF63),
    ])

  /// Whether texts of some characters may have straight quotation marks and none of the others.
  static func isAtRisk(_ used: ScalarSet) -> Bool {
    [apostrophes, quotationMarks].contains {
      !used.isDisjoint(with: $0.typed) && used.isDisjoint(with: $0.writtenInEnglish)
    }
  }

  /// Whether a rule speaks of two hyphens in a row.
  static func writesDashes(_ language: RuleLanguage) -> Bool {
    if let choices = language.choices { return choices.contains { $0.contains("--") } }
    return language.patterns.contains { pattern in
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

/// What the rules accept as it is typed, and reject as the keyboard writes it.
public struct SmartPunctuationGap: Sendable, Equatable {
  /// What is typed.
  public var punctuation: SmartPunctuation
  /// The rule that rejects it.
  public var rule: Int
  /// Whether the keyboard writes as English ones do; else it may be one of many marks, all of which are rejected.
  public var isEnglish: Bool
  /// The locale in which it is so, where it is not so in every one that the form names.
  public var locale: String?
}
