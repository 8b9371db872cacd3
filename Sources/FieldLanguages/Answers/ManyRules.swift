import TextPatterns
import UIKitCatalog

/// Questions about more rules than all sets of them can be looked at: each costs about one search, or a few.
struct ManyRules {
  private let space: RuleSpace
  private var rules: [ValidationRule] { space.rules }

  /// From so many rules on.
  static let count = 25

  /// Asks about the rules of a space.
  init(_ space: RuleSpace) { self.space = space }

  // MARK: Conflicts

  /// A conflict of the rules that reject, none of which can be left out; nil where some text meets them all.
  func conflict() -> Decision<RuleConflict?> {
    let candidates = space.rejecting
    if let lengths = lengthConflict(candidates) {
      return .decided(space.conflictOfOne() ?? space.conflict(lengths, false, telling(candidates)))
    }
    switch space.witness(languages(candidates)) {
    case .decided(nil): break
    case .decided: return .decided(nil)
    case .notAnalysed(let reason): return .notAnalysed(reason)
    }
    let found = core(candidates)
    let alone = found.count > 1 ? space.conflictOfOne() : nil
    return .decided(alone ?? space.conflict(found, false, candidates))
  }

  /// The rules without the lengths that say nothing beside others, whichever of them is left out.
  private func telling(_ candidates: [Int]) -> [Int] {
    let bounds = LengthExtremes(rules, candidates)
    let lengths = Set(bounds.longest + bounds.shortest)
    return candidates.filter { rules[$0].language.window == nil || lengths.contains($0) }
  }

  /// What the rules say, each thing once, with what every text is that they see.
  private func languages(_ indices: some Sequence<Int>) -> [TextLanguage] {
    var seen: Set<ObjectIdentifier> = []
    let distinct = indices.filter { seen.insert(ObjectIdentifier(rules[$0].language)).inserted }
    let windows = distinct.compactMap { rules[$0].language.window }
    let lengths = [LengthWindow.Unit.characters, .scalars, .utf16].compactMap { unit in
      LengthInterval(windows.filter { $0.unit == unit }).window(unit)
    }
    return distinct.filter { rules[$0].language.window == nil }.map(space.upper)
      + lengths.map { TextLanguage(length: $0) }
      + space.frame
  }

  /// A minimal conflict of rules that have no text in common: the last rule of the shortest beginning that has none
  /// belongs to it, and so on (the progression of Marques-Silva, Janota & Belov, 2013).
  private func core(_ candidates: [Int]) -> [Int] {
    var kept: [Int] = []
    var rest = candidates
    while !isConflict(kept) {
      var low = 0
      var high = rest.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if isConflict(kept + rest[..<middle]) { high = middle } else { low = middle }
      }
      guard high > 0 else { break }
      kept.append(rest[high - 1])
      rest.removeSubrange((high - 1)...)
      if rest.isEmpty { break }
    }
    return kept.sorted()
  }

  private func isConflict(_ indices: [Int]) -> Bool {
    !indices.isEmpty && space.witness(languages(indices)) == .decided(nil)
  }

  /// Two `length` rules of which one wants more than the other allows: the strictest of each unit.
  private func lengthConflict(_ candidates: [Int]) -> [Int]? {
    let bounds = LengthExtremes(rules, candidates)
    for long in bounds.longest {
      for short in bounds.shortest {
        guard let least = rules[long].language.window, let most = rules[short].language.window else { continue }
        if least.isTooLong(for: most) { return Array(Set([long, short])).sorted() }
      }
    }
    return nil
  }

  // MARK: Redundancy

  /// The field's own rules that say what another one says, and the lengths and ranges that lie around others. Of the
  /// rest it is looked for texts that break one rule alone.
  func redundancies(_ gaps: inout [NotAnalysedReason]) -> [RuleRedundancy] {
    var found = twins()
    let gone = Set(found.map(\.rule))
    let windows = rules.indices.filter { rules[$0].language.window != nil && !gone.contains($0) }
    found += lengthRedundancies(windows)
    let settled = gone.union(windows)
    let open = space.speaking.filter { !settled.contains($0) && rules[$0].isOwn }
    if !brokenAlone(open) { gaps.append(NotAnalysedReason(.budget(.steps))) }
    return found.sorted { $0.rule < $1.rule }
  }

  /// Rules that say the same as one before, which is asked no later.
  private func twins() -> [RuleRedundancy] {
    var first: [ObjectIdentifier: [Int]] = [:]
    var found: [RuleRedundancy] = []
    for index in rules.indices where rules[index].restrictsTexts || rules[index].kind == .required {
      let key = ObjectIdentifier(rules[index].language)
      let twin = first[key]?.first { rules[$0].terms.precede(rules[index].terms) }
      if let twin, rules[index].isOwn {
        found.append(RuleRedundancy(rule: index, implied: [twin]))
      } else {
        first[key, default: []].append(index)
      }
    }
    return found
  }

  private func lengthRedundancies(_ windows: [Int]) -> [RuleRedundancy] {
    let groups = Dictionary(grouping: windows) { rules[$0].terms }
    var gone: Set<Int> = []
    var found: [RuleRedundancy] = []
    let bounds = groups.mapValues { LengthExtremes(rules, $0) }
    for index in windows.reversed() where rules[index].isOwn {
      let others = groups.keys.filter { $0.precede(rules[index].terms) }
        .flatMap { (bounds[$0]?.longest ?? []) + (bounds[$0]?.shortest ?? []) }
        .filter { $0 != index && !gone.contains($0) }
      guard let implied = space.lengthImplication(of: index, by: Array(Set(others)).sorted()) else { continue }
      gone.insert(index)
      found.append(RuleRedundancy(rule: index, implied: implied))
    }
    return found
  }

  /// Whether for each of some rules a text was found that breaks it and no other.
  private func brokenAlone(_ open: [Int]) -> Bool {
    guard !open.isEmpty else { return true }
    let groups = SpokenOnce(rules, space.speaking)
    // A text breaks one rule alone at the most, and with it all rules that say the same.
    guard open.count <= ManyRules.textCount, open.allSatisfy(groups.isAlone) else { return false }
    guard let text = space.witness(languages(space.rejecting)).value ?? nil else { return false }
    var left = Set(open)
    let texts = TextSlips.neighbours(text) + [8, 64, 512].flatMap { TextSlips.resized(text, to: text.count + $0) }
    for changed in texts.prefix(ManyRules.textCount) {
      let broken = groups.first.lazy.filter { rules[$0].breaks(changed) != false }.prefix(2)
      if broken.count == 1, let only = broken.first, groups.isAlone(only) { left.remove(only) }
    }
    return left.isEmpty
  }

  /// How many texts are tried for those that break one rule alone.
  private static let textCount = 96
}

/// Of some `length` rules those that want most and allow least, in each unit; the first two of each, the first of equal
/// ones before.
struct LengthExtremes {
  /// The indices of the rules that want most.
  private(set) var longest: [Int] = []
  /// The indices of the rules that allow least.
  private(set) var shortest: [Int] = []

  /// - Parameter indices: those of the `length` rules.
  init(_ rules: [ValidationRule], _ indices: [Int]) {
    for unit in [LengthWindow.Unit.characters, .scalars, .utf16] {
      let known = indices.filter { rules[$0].language.window?.unit == unit }
      longest += LengthExtremes.firstTwo(known) {
        rules[$0].language.window?.min ?? 0 > rules[$1].language.window?.min ?? 0
      }
      shortest += LengthExtremes.firstTwo(known) {
        rules[$0].language.window?.max ?? .max < rules[$1].language.window?.max ?? .max
      }
    }
  }

  /// The first in an order, and the first of the others.
  private static func firstTwo(_ indices: [Int], _ precedes: (Int, Int) -> Bool) -> [Int] {
    var best: [Int] = []
    for index in indices {
      if best.isEmpty || precedes(index, best[0]) {
        best = [index] + best.prefix(1)
      } else if best.count < 2 || precedes(index, best[1]) {
        best = [best[0], index]
      }
    }
    return best
  }
}

extension LengthInterval {
  /// The lengths as a window of a unit; nil where they leave all of them.
  fileprivate func window(_ unit: LengthWindow.Unit) -> LengthWindow? {
    min <= 1 && max == nil ? nil : LengthWindow(min: min, max: max, unit: unit)
  }
}
