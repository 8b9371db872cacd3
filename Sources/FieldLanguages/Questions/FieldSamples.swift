import FormModel
import TextPatterns
import UIKitCatalog

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

  private var dependsOnAnotherField: Bool { rules.contains { $0.kind == .equal } }

  private func isAccepted(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy({ !ScalarSet.controls.contains($0.value) }), writes(text) else { return false }
    return zip(rules, judge(text)).allSatisfy { rule, judgement in
      switch judgement {
      case .met: true
      case .broken: false
      case .unknown: rule.kind == .custom || rule.kind == .range
      }
    }
  }

  /// Where a mask writes, what is typed counts.
  var sampleSpace: RuleSpace { RuleSpace(rules, normalization, isOfTypedTexts: written != nil) }

  /// Texts that may meet all rules, the best first.
  private func candidates(_ count: Int) -> [String] {
    let space = sampleSpace
    let ofFormatters = rules.flatMap { $0.reading.texts() }
    let checksums = rules.compactMap(\.checksum)
    let languages = space.speaking.map(space.sampled) + space.frame + [.withoutControls]
    // The mask that is filled comes before the one that is not, what the keyboard types before the rest, and texts without
    // blanks that nobody sees before those with them.
    let written = self.written.map { [[$0.complete], [$0.all]] } ?? [[]]
    let typed = typedFrame(space)
    let frames = written.map { $0 + typed + space.neat } + (typed.isEmpty && space.neat.isEmpty ? [] : written)
    var texts: [String] = []
    for frame in frames where texts.count < count { texts += (languages + frame).samples(count + 2).value ?? [] }
    if checksums.isEmpty { return ofFormatters + texts }
    texts = checksums.flatMap(Checksum.examples) + texts
    return ofFormatters + (texts + texts.flatMap(Checksum.variations)).flatMap(Checksum.candidates)
  }

  /// What the field's own keyboard types, where the rules leave it something.
  private func typedFrame(_ space: RuleSpace) -> [TextLanguage] {
    guard let keyboard, let normalization, verdict.keyboardGap == nil,
      let set = keyboard.scalars(in: surroundings.locales?.first)
    else { return [] }
    return [space.typed(with: set, normalization)]
  }
}

extension ScalarSet {
  /// What nobody sees in a text that is shown: controls (Cc), and breaks of lines and paragraphs.
  fileprivate static let controls = ScalarSet(0...0x1F).union(ScalarSet(0x7F...0x9F)).union(ScalarSet(0x2028...0x2029))
}

extension TextLanguage {
  static let withoutControls = TextLanguage(everyScalarIn: ScalarSet.controls.complement)
}
