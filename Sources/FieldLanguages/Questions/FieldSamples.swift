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
    guard text.unicodeScalars.allSatisfy({ !ScalarSet.controls.contains($0.value) }) else { return false }
    return zip(rules, judge(text)).allSatisfy { rule, judgement in
      switch judgement {
      case .met: true
      case .broken: false
      case .unknown: rule.kind == .custom || rule.kind == .range
      }
    }
  }

  /// Texts that may meet all rules, the best first.
  private func candidates(_ count: Int) -> [String] {
    let space = RuleSpace(rules, normalization)
    let written = rules.flatMap { $0.reading.texts() }
    let checksums = rules.filter { $0.kind == .checksum }.compactMap { $0.member.argument()?.enumMember }
    let languages = space.speaking.map(space.sampled) + space.frame + [.withoutControls]
    let frames = typedFrame(space)
    var texts = (languages + frames).samples(count + 2).value ?? []
    if texts.count < count, !frames.isEmpty { texts += languages.samples(count + 2).value ?? [] }
    if checksums.isEmpty { return written + texts }
    texts = checksums.flatMap(Checksum.examples) + texts
    return written + (texts + texts.flatMap(Checksum.variations)).flatMap(Checksum.candidates)
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
