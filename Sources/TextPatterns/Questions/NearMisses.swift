/// A text that breaks exactly one of several languages.
public struct NearMiss: Sendable, Equatable {
  /// The text.
  public var text: String
  /// The index of the language that it is not in.
  public var broken: Int

  /// A text and the index of the language that it is not in.
  public init(text: String, broken: Int) {
    self.text = text
    self.broken = broken
  }
}

extension [TextLanguage] {
  /// Texts that are in all languages but one: for each language in turn, first small changes of texts that are in all.
  ///
  /// Languages that cannot be broken alone have none.
  public func nearMisses(_ count: Int, budget: SearchBudget = .standard) -> [NearMiss] {
    var result: [NearMiss] = []
    var pool = budget
    let quarter = SearchBudget(states: budget.states / 4, steps: budget.steps / 4, pool: budget.pool)
    let bases = samples(2, budget: quarter).value ?? []
    if bases.isEmpty, pool.steps <= 0 { return [] }
    let changed = bases.flatMap { NearMissChange.all(of: $0.unicodeScalars.map(\.value)) }
    let broken = changed.map { text in onlyBroken(by: text, &pool) }
    var known: Set<String> = []
    for round in 0..<Swift.max(1, count) {
      let before = result.count
      for index in indices where result.count < count {
        let near = changed.indices.first { broken[$0] == index && !known.contains(String(scalars: changed[$0])) }
        let text = near.map { String(scalars: changed[$0]) } ?? (round == 0 ? witness(breaking: index, &pool) : nil)
        guard let text else { continue }
        known.insert(text)
        result.append(NearMiss(text: text, broken: index))
      }
      if result.count == before { break }
    }
    return result
  }

  /// The one language that a text is not in, nil where it is in all, in fewer, or where that is not decided.
  private func onlyBroken(by text: [UInt32], _ pool: inout SearchBudget) -> Int? {
    var result: Int?
    if text.isEmpty { return nil }
    for index in indices {
      let counter = StepCounter(pool)
      defer { pool = counter.rest }
      guard let isMember = self[index].membership(of: text, counter), !counter.isExhausted else { return nil }
      if isMember { continue }
      if result != nil { return nil }
      result = index
    }
    return result
  }

  /// What it takes to put one language to the others, beside what is counted.
  private static var stepsOfLanguage: Int { 12 }

  private func witness(breaking index: Int, _ pool: inout SearchBudget) -> String? {
    let counter = StepCounter(pool)
    counter.spend(count * Self.stepsOfLanguage)
    pool = counter.rest
    if counter.isExhausted { return nil }
    var languages = self
    languages[index] = languages[index].complement
    let text = languages.scalarWitness(allowEmpty: false, isReadable: true, pool: &pool).value ?? nil
    return text.map { String(scalars: $0) }
  }
}

/// Small changes of a text, the ones that people make first.
private enum NearMissChange {
  static func all(of text: [UInt32]) -> [[UInt32]] {
    guard let last = text.last, text.count <= 64 else { return [] }
    var result = [Array(text.dropLast()), text + [last], Array(text.dropFirst())]
    for index in text.indices.reversed() {
      for scalar in [UInt32(0x41), 0x61, 0x31, 0x2D, 0x20] where scalar != text[index] {
        var changed = text
        changed[index] = scalar
        result.append(changed)
      }
      var shorter = text
      shorter.remove(at: index)
      result.append(shorter)
    }
    return result.filter { $0 != text }
  }
}
