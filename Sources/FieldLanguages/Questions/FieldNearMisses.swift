import FormModel
import TextPatterns
import UIKitCatalog

/// A text that breaks exactly one rule of a field.
public struct FieldNearMiss: Sendable, Equatable {
  public var text: String
  /// The index of the rule.
  public var rule: Int
}

extension FieldLanguage {
  /// Texts that break one rule and no other, first those that are almost right: one of each rule that can be broken
  /// alone, then more, until there are so many.
  public func nearMisses(_ count: Int) -> [FieldNearMiss] {
    guard count > 0 else { return [] }
    let space = sampleSpace
    let speaking = space.speaking
    let frame = space.frame + space.neat + [.withoutControls] + (written.map { [$0.all] } ?? [])
    let languages = speaking.map(space.sampled) + frame
    var found = rangeMisses() + lengthMisses(space, languages)
    found += languages.nearMisses(max(count, speaking.count) + frame.count).compactMap { miss -> FieldNearMiss? in
      guard miss.broken < speaking.count else { return nil }
      return FieldNearMiss(text: miss.text, rule: speaking[miss.broken])
    }
    found = withRightChecksums(found) + checksumMisses()
    if let required = rules.firstIndex(where: { $0.kind == .required }) {
      found.append(FieldNearMiss(text: "", rule: required))
    }
    let right = found.filter(isNearMiss)
    var first: [FieldNearMiss] = []
    var rest: [FieldNearMiss] = []
    for miss in right where !first.contains(miss) && !rest.contains(miss) {
      if first.contains(where: { $0.rule == miss.rule }) { rest.append(miss) } else { first.append(miss) }
    }
    return first + rest.prefix(max(0, count - first.count))
  }

  private func isNearMiss(_ miss: FieldNearMiss) -> Bool {
    guard writes(miss.text) else { return false }
    let judgements = judge(miss.text)
    return judgements.indices.allSatisfy { index in
      let isMet = judgements[index] == .met
      let isBroken = judgements[index] == .broken
      if index != miss.rule { return rules[index].kind == .equal ? isMet : !isBroken }
      // What is written of a value past the end of a range is outside, though it is not known how it is read.
      return isBroken || !isMet && rules[index].reading.misses().contains(miss.text)
    }
  }

  /// The numbers and days just past the ends of ranges.
  private func rangeMisses() -> [FieldNearMiss] {
    rules.indices.flatMap { index in
      rules[index].reading.misses().map { FieldNearMiss(text: $0, rule: index) }
    }
  }

  /// Texts with one character too few, and with one too many.
  private func lengthMisses(_ space: RuleSpace, _ languages: [TextLanguage]) -> [FieldNearMiss] {
    let speaking = space.speaking
    return speaking.indices.flatMap { place -> [FieldNearMiss] in
      guard let window = rules[speaking[place]].reading.window else { return [] }
      let lengths = [window.min - 1, window.max.map { $0 + 1 } ?? 0].filter { (1...2_000).contains($0) }
      return lengths.compactMap { length in
        var others = languages
        others[place] = space.seen(TextLanguage(length: LengthWindow(min: length, max: length, unit: window.unit)))
        let text = others.samples(1).value?.first
        return text.map { FieldNearMiss(text: $0, rule: speaking[place]) }
      }
    }
  }

  /// The same with other check digits too, where a checksum is a rule of its own.
  private func withRightChecksums(_ misses: [FieldNearMiss]) -> [FieldNearMiss] {
    guard rules.contains(where: { $0.kind == .checksum }) else { return misses }
    return misses.flatMap { miss in
      [miss] + Checksum.candidates(miss.text).map { FieldNearMiss(text: $0, rule: miss.rule) }
    }
  }

  /// A right text with a wrong check digit.
  private func checksumMisses() -> [FieldNearMiss] {
    guard let rule = rules.firstIndex(where: { $0.kind == .checksum }), let right = samples(1).first else { return [] }
    return Checksum.candidates(right).map { FieldNearMiss(text: $0, rule: rule) }
  }
}
