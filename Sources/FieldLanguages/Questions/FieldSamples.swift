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
  /// Different texts that meet all rules, always the same ones; fewer where there are no more, or none are known.
  ///
  /// What only a check of one's own could say against them is not asked. Where another field must be equal, none are
  /// known.
  public func samples(_ count: Int) -> [String] {
    guard count > 0, verdict.conflict == nil, !dependsOnAnotherField else { return [] }
    var found: [String] = []
    for text in candidates(count) where found.count < count && !found.contains(text) && isAccepted(text) {
      found.append(text)
    }
    return found
  }

  /// Texts that break one rule and no other: for each rule in turn, first those that are almost right.
  public func nearMisses(_ count: Int) -> [FieldNearMiss] {
    guard count > 0 else { return [] }
    let space = RuleSpace(rules, normalization)
    let speaking = space.speaking
    let frame = space.frame + [.withoutControls]
    let languages = speaking.map(space.sampled) + frame
    var found = languages.nearMisses(count + frame.count).compactMap { miss -> FieldNearMiss? in
      guard miss.broken < speaking.count else { return nil }
      return FieldNearMiss(text: miss.text, rule: speaking[miss.broken])
    }
    found += checksumMisses()
    if let required = rules.firstIndex(where: { $0.kind == .required }) {
      found.append(FieldNearMiss(text: "", rule: required))
    }
    let right = found.filter(isNearMiss)
    // One for each rule first.
    let first = right.indices.filter { index in !right[..<index].contains { $0.rule == right[index].rule } }
    let rest = right.indices.filter { !first.contains($0) }
    return (first + rest).prefix(count).map { right[$0] }
  }

  private var dependsOnAnotherField: Bool { rules.contains { $0.kind == .equal } }

  private func isAccepted(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy({ !ScalarSet.controls.contains($0.value) }) else { return false }
    return zip(rules, judge(text)).allSatisfy { rule, judgement in
      switch judgement {
      case .met: true
      case .broken: false
      case .unknown: rule.kind == .custom || rule.kind == .range
      }
    }
  }

  private func isNearMiss(_ miss: FieldNearMiss) -> Bool {
    let judgements = judge(miss.text)
    return judgements.indices.allSatisfy { index in
      if index == miss.rule { return judgements[index] == .broken }
      return rules[index].kind == .equal ? judgements[index] == .met : judgements[index] != .broken
    }
  }

  /// Texts that may meet all rules, the best first.
  private func candidates(_ count: Int) -> [String] {
    let space = RuleSpace(rules, normalization)
    let written = rules.flatMap { $0.reading.texts() }
    let hasChecksum = rules.contains { $0.kind == .checksum }
    let languages = space.speaking.map(space.sampled) + space.frame + [.withoutControls]
    let frames = typedFrame(space)
    var texts = (languages + frames).samples(count + 2).value ?? []
    if texts.count < count, !frames.isEmpty { texts += languages.samples(count + 2).value ?? [] }
    if hasChecksum { texts = (texts + texts.flatMap(Checksum.variations)).flatMap(Checksum.candidates) }
    return written + texts
  }

  /// What the field's own keyboard types, where the rules leave it something.
  private func typedFrame(_ space: RuleSpace) -> [TextLanguage] {
    guard let keyboard, let normalization, verdict.keyboardGap == nil,
      let set = keyboard.scalars(in: surroundings.locales?.first)
    else { return [] }
    return [space.typed(with: set, normalization)]
  }

  /// A right text with one digit changed.
  private func checksumMisses() -> [FieldNearMiss] {
    guard let rule = rules.firstIndex(where: { $0.kind == .checksum }), let right = samples(1).first else { return [] }
    return Checksum.candidates(right).map { FieldNearMiss(text: $0, rule: rule) }.filter(isNearMiss).prefix(1).map {
      $0
    }
  }
}

extension ScalarSet {
  /// What nobody sees in a text that is shown: controls (Cc), and breaks of lines and paragraphs.
  fileprivate static let controls = ScalarSet(0...0x1F).union(ScalarSet(0x7F...0x9F)).union(ScalarSet(0x2028...0x2029))
}

extension TextLanguage {
  fileprivate static let withoutControls = TextLanguage(everyScalarIn: ScalarSet.controls.complement)
}
