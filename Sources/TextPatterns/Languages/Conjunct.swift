/// A language that texts of an intersection have to be in.
enum Conjunct {
  /// One whose table is made already.
  case automaton(DenseDFA)
  /// One that is put together of others.
  case language(TextLanguage)

  /// Intersections among the languages become conjuncts of their own.
  static func all(of languages: [TextLanguage], _ bound: Bound) -> [Conjunct] {
    var result: [Conjunct] = []
    for language in languages { add(language, bound, &result) }
    return result
  }

  private static func add(_ language: TextLanguage, _ bound: Bound, _ result: inout [Conjunct]) {
    switch language.form {
    case .intersection(let parts): for part in parts { add(part, bound, &result) }
    case .between(let lower, let upper): add(bound == .lower ? lower : upper, bound, &result)
    default: result.append(language.automaton.map { .automaton($0) } ?? .language(language))
    }
  }

  /// Whether some number of scalars is not ruled out by what is known of each language before any search.
  static func haveLengthInCommon(_ conjuncts: [Conjunct]) -> Bool {
    var least = 0
    var most = Int.max
    for conjunct in conjuncts {
      switch conjunct {
      case .automaton(let automaton):
        if automaton.start == 0 { return false }
        least = max(least, Int(automaton.distances.least[automaton.start]))
        let limit = automaton.distances.most[automaton.start]
        if limit < PositionNFA.unlimited { most = min(most, Int(limit)) }
      case .language(let language):
        guard case .length(let window) = language.form else { continue }
        least = max(least, window.unit == .utf16 ? (window.min + 1) / 2 : window.min)
        if window.unit != .characters, let limit = window.max { most = min(most, limit) }
      }
    }
    return least <= most
  }
}

extension TextLanguage {
  /// The table of the language, where it has one.
  var automaton: DenseDFA? {
    switch form {
    case .nfa(let compiled): compiled.automaton
    case .table(let automaton): automaton
    case .complement(let inner): inner.complementAutomaton
    default: nil
    }
  }

  private var complementAutomaton: DenseDFA? {
    if case .nfa(let compiled) = form { compiled.complement } else { automaton?.complement }
  }
}
