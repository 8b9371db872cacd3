/// Texts that differ in one symbol from one that is in some languages: which scalars occur is often seen from them, where all
/// texts would be too many.
struct NeighbourTexts {
  /// The scalars that may occur, all of which do.
  let used: ScalarSet

  /// What it may cost: far less than all texts of languages for which it costs as much.
  private static let steps = 50_000
  /// In so many places of the text, from its beginning and from its end, other symbols are tried.
  private static let places = 12

  /// Nil where it is not seen that all scalars occur which may, as far as the languages tell them apart.
  init?(_ languages: [TextLanguage], of text: String, _ budget: SearchBudget) {
    let part = budget.limited(to: min(budget.steps, NeighbourTexts.steps))
    var search = ProductSearch(languages, .upper, counter: StepCounter(part))
    let order = search.symbolChoice.order
    var ranks = Array(repeating: -1, count: search.partition.count)
    for (rank, symbol) in order.enumerated() { ranks[symbol] = rank }
    let word = text.unicodeScalars.map { scalar in
      let symbol = search.partition.index(of: scalar.value)
      return symbol == MintermPartition.none ? -1 : ranks[Int(symbol)]
    }
    guard !word.isEmpty, !word.contains(-1), search.accepts(word: word) else { return nil }
    let occurring = Set(word)
    // What reads worst is least likely to occur.
    for rank in order.indices.reversed() where !occurring.contains(rank) {
      guard NeighbourTexts.occurs(rank, in: word, &search) else { return nil }
    }
    used = search.partition.scalars { _ in true }
  }

  /// Whether one of the texts with a symbol more, or with it in the place of another one, is in the languages.
  private static func occurs(_ rank: Int, in word: [Int], _ search: inout ProductSearch) -> Bool {
    let places = word.indices.filter { $0 < NeighbourTexts.places || $0 >= word.count - NeighbourTexts.places }
    for place in places {
      var other = word
      other[place] = rank
      if search.accepts(word: other) { return true }
      if search.counter.isExhausted { return false }
    }
    for place in places {
      var other = word
      other.insert(rank, at: place)
      if search.accepts(word: other) { return true }
      if search.counter.isExhausted { return false }
    }
    return search.accepts(word: word + [rank])
  }
}
