/// The texts of a large finite language that all other languages of a question have: they are gone through one by one.
struct ListedTexts {
  private let texts: [[UInt32]]
  /// Why it is not known of some texts whether they belong here; nil where it is known of all.
  private let reason: NotAnalysedReason?

  /// Nil where none of the languages is a list.
  init?(_ languages: [TextLanguage], _ budget: inout SearchBudget) {
    // Lengths are soon asked.
    let all = languages.flatMap(\.conjuncts)
    let conjuncts = all.filter(\.isLength) + all.filter { !$0.isLength }
    guard let place = conjuncts.firstIndex(where: { $0.list != nil }), let list = conjuncts[place].list else {
      return nil
    }
    let counter = StepCounter(budget)
    let tests = conjuncts.indices.filter { $0 != place }.map { WordTest(conjuncts[$0], counter) }
    var texts: [[UInt32]] = []
    var reason: NotAnalysedReason?
    for word in list.words where !counter.isExhausted {
      counter.spend(2)
      switch tests.membership(of: word) {
      case true?: texts.append(word)
      case false?: break
      case nil: reason = reason ?? languages.firstReason ?? NotAnalysedReason(.characterLength)
      }
    }
    if let limit = counter.exceeded { reason = NotAnalysedReason(.budget(limit)) }
    self.texts = texts
    self.reason = reason
    budget = counter.rest
  }

  /// The first of the shortest texts, nil where there is none.
  func shortest(allowEmpty: Bool) -> Decision<[UInt32]?> {
    let texts = allowEmpty ? texts : texts.filter { !$0.isEmpty }
    let shortest = texts.min { $0.count < $1.count }
    if shortest == nil, let reason { return .notAnalysed(reason) }
    return .decided(shortest)
  }

  /// A fact about all the texts that are not empty.
  func fact<Fact: Sendable>(_ make: ([[UInt32]]) -> Fact) -> Decision<Fact> {
    reason.map { .notAnalysed($0) } ?? .decided(make(texts.filter { !$0.isEmpty }))
  }

  /// Texts from the whole length of the list.
  func samples(_ count: Int) -> Decision<[[UInt32]]> {
    let texts = texts.filter { !$0.isEmpty }
    if texts.isEmpty, let reason { return .notAnalysed(reason) }
    let count = max(0, min(count, texts.count))
    return .decided((0..<count).map { texts[$0 * texts.count / count] })
  }
}

extension TextLanguage {
  /// The languages that an intersection is made of; itself where it is none.
  fileprivate var conjuncts: [TextLanguage] {
    if case .intersection(let parts) = form { parts.flatMap(\.conjuncts) } else { [self] }
  }

  fileprivate var isLength: Bool {
    if case .length = form { true } else { false }
  }

  fileprivate var list: WordList? {
    if case .words(let list) = form { list } else { nil }
  }
}

/// Asks of one text after the other whether a language has it.
private struct WordTest {
  private let language: TextLanguage
  private let counter: StepCounter
  /// Of languages for which each text by itself would need an automaton.
  private let automata: (possible: MembershipTest, certain: MembershipTest)?

  init(_ language: TextLanguage, _ counter: StepCounter) {
    self.language = language
    self.counter = counter
    switch language.form {
    case .words, .table, .length: automata = nil
    case .nfa(let compiled) where compiled.automaton != nil: automata = nil
    default:
      automata = (MembershipTest(language, .upper, counter), MembershipTest(language, .lower, counter))
    }
  }

  /// Nil where the text lies between the bounds of the language.
  func holds(for text: [UInt32]) -> Bool? {
    if let automata {
      if automata.possible.contains(scalars: text) == false { return false }
      if automata.certain.contains(scalars: text) == true { return true }
    }
    return language.membership(of: text, counter)
  }
}

extension [WordTest] {
  fileprivate func membership(of word: [UInt32]) -> Bool? {
    var result: Bool? = true
    for test in self {
      let answer = test.holds(for: word)
      if answer == false { return false }
      if answer == nil { result = nil }
    }
    return result
  }
}
