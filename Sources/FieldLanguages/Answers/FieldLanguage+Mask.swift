public import TextPatterns
import ValueFormatting

extension FieldLanguage {
  /// Whether a text can be in the field at all, while one types or afterwards.
  func writes(_ text: String) -> Bool { text.isEmpty || written?.holds(text, isComplete: false) ?? true }

  /// Whether a text is as a mask, or a formatter that groups, leaves it when all is typed; so is every text of fields
  /// that have none.
  public func isComplete(_ text: String) -> Bool { text.isEmpty || written?.holds(text, isComplete: true) ?? true }

  /// How many characters can be typed into the field's mask; nil where there is none.
  public var placesOfMask: Int? {
    guard case .format(.mask(let pattern)) = source.formatter else { return nil }
    return Mask(pattern).places.count { if case .open = $0 { true } else { false } }
  }

  /// Whether one of some characters can stand in a text of the field, as far as its formatter goes: a mask has them, or
  /// what the formatter reads does.
  public func holds(anyOf set: ScalarSet) -> Bool {
    guard case .format(let format) = source.formatter else { return true }
    switch format {
    case .mask(let pattern):
      return Mask(pattern).places.contains { !$0.scalars.isDisjoint(with: set) }
    case .number: return !set.isDisjoint(with: UnicodeSets.digits)
    case .date, .grouped, .custom: return true
    }
  }

  /// Whether it is certain that no text which fills the field's mask is one that rules see as another text.
  public func neverFillsMask(_ seen: String) -> Bool {
    guard let normalization, let complete = written?.complete(before: normalization) else { return false }
    let space = RuleSpace(rules, normalization, isOfTypedTexts: true, budget)
    return budget.decidesNone([space.seen(TextLanguage(words: [seen])), complete])
  }

  /// Whether it is certain that no text which is typed is one that rules see as another text.
  public func isNeverSeen(_ seen: String) -> Bool {
    guard let normalization else { return false }
    // Whose characters are never left: what a step makes of a letter is known of all letters together.
    let word = TextLanguage(words: [seen])
    if let left = normalization.image(of: .all), budget.decidesNone([word, left]) { return true }
    let space = RuleSpace(rules, normalization, isOfTypedTexts: true, budget)
    return budget.decidesNone([space.seen(word)])
  }

  /// That no text which fills the field's mask meets the rules, though other texts do.
  public var maskGap: MaskGap? {
    if case .gap(let gap) = maskAnswer { gap } else { nil }
  }

  /// Whether no text is known that meets the rules as the field's formatter groups it, and one may do all the same.
  public var isOpenInGroups: Bool {
    if case .open = maskAnswer { samples(FieldLanguage.usualSamples).isEmpty } else { false }
  }

  private var maskAnswer: MaskAnswer {
    guard analysis.conflict == nil, let normalization, let written else { return .met }
    return cache.maskAnswer(of: self) { maskAnswer(normalization, written) }
  }

  private func maskAnswer(_ normalization: FieldNormalization, _ written: WrittenTexts) -> MaskAnswer {
    guard !hasKnownEntry(normalization), let complete = written.complete(before: normalization) else { return .met }
    let space = RuleSpace(rules, normalization, isOfTypedTexts: true, budget)
    let rejecting = space.rejecting
    let wanted = rejecting.map(space.upper) + space.frame
    if rejecting.isEmpty { return .met }
    let inOneGroup = singleGroup.flatMap { unmet(by: $0, among: rejecting) }
    guard let unmet = inOneGroup ?? unmet(rejecting, by: complete, space) else {
      return isOpen(wanted, normalization, written, space) ? .open : .met
    }
    guard space.witness(wanted).value.map({ $0 != nil }) ?? false, let sample = sample(of: written) else {
      return .met
    }
    let blamed = inOneGroup ?? blamed(unmet, complete, space)
    return .gap(
      MaskGap(
        written: sample, rules: blamed.isEmpty ? rejecting : blamed,
        separators: MaskSeparators(self, written, normalization).removable,
        length: length(blamed, space, written, sample)))
  }

  /// As few of the rules as there can be that no text of a language meets together.
  private func blamed(_ unmet: [Int], _ complete: TextLanguage, _ space: RuleSpace) -> [Int] {
    let texts = unmet.map(space.upper) + space.frame + [complete]
    let core = texts.conflictCore(isKnown: true, budget: budget).value ?? nil
    return (core ?? Array(unmet.indices)).filter { $0 < unmet.count }.map { unmet[$0] }
  }

  /// Whether no text in groups is found that meets the rules, where it is not certain that there is none: which scalars are
  /// one character is not decided of all, and blanks at the ends are typed that no rule sees.
  ///
  /// - Parameter wanted: what the rules accept.
  private func isOpen(
    _ wanted: [TextLanguage], _ normalization: FieldNormalization, _ written: WrittenTexts, _ space: RuleSpace
  ) -> Bool {
    guard let plain = written.plain, space.rejecting.allSatisfy({ rules[$0].checksum == nil }),
      !space.budget.finds(wanted + [written.complete], among: FieldLanguage.easy(written.separators)),
      space.witness(wanted).value.map({ $0 != nil }) ?? false
    else { return false }
    switch (wanted + space.neat + [plain]).witness(budget: budget) {
    case .decided(nil): return true
    case .decided(let text?):
      return written.holds(text, isComplete: true) != true
        || space.rejecting.contains { rules[$0].judge(normalization.applied(to: text)) == .broken }
    case .notAnalysed(let reason): return reason.construct == .characterLength
    }
  }

  /// Whether a text that meets the rules meets them, too, as the formatter writes it: that is found in fewer steps than
  /// which of all texts do.
  private func hasKnownEntry(_ normalization: FieldNormalization) -> Bool {
    let space = RuleSpace(rules, normalization, budget)
    guard let text = (space.rejecting.map(space.upper) + space.frame + [.plain]).witness(budget: budget).value ?? nil,
      let entry = source.entered(text), isComplete(entry)
    else { return false }
    let seen = normalization.applied(to: entry)
    return space.rejecting.allSatisfy { rules[$0].judge(seen) == .met }
  }

  /// Rules of which it is certain that no text of a language meets them all; nil where there are none. Check digits,
  /// which make everything beside them dear, are asked for at last.
  private func unmet(_ rejecting: [Int], by complete: TextLanguage, _ space: RuleSpace) -> [Int]? {
    let others = rejecting.filter { rules[$0].checksum == nil }
    let easy = written.map { FieldLanguage.easy($0.separators) } ?? []
    return [others, rejecting].prefix(others.count == rejecting.count ? 1 : 2).first { rules in
      let texts = rules.map(space.upper) + space.frame + [complete]
      return !space.budget.finds(texts, among: easy) && space.budget.decidesNone(texts)
    }
  }

  /// A text that fills the mask, with its separators where it can have some.
  private func sample(of written: WrittenTexts) -> String? {
    let separators = ScalarSet(scalars: written.separators.unicodeScalars.map(\.value))
    let withSeparators = [
      written.complete, shown.all, TextLanguage(everyScalarIn: separators.complement).complement,
    ]
    return (withSeparators.witness(budget: budget).value ?? nil)
      ?? ([written.complete, shown.all].witness(budget: budget).value ?? nil)
  }

  /// The length that one of the rules has to allow.
  private func length(_ blamed: [Int], _ space: RuleSpace, _ written: WrittenTexts, _ sample: String) -> MaskGap.Length?
  {
    // Groups go on as far as the text does.
    guard case .mask = written.format, let index = blamed.last(where: { rules[$0].language.window != nil }),
      let unit = rules[index].language.window?.unit
    else { return nil }
    guard normalization?.applied(to: sample) == sample else { return nil }
    let others = space.rejecting.filter { $0 != index }.map(space.upper) + space.frame + [written.complete, .plain]
    guard let lengths = others.lengths(unit, budget: budget).value ?? nil, let most = lengths.max
    else { return nil }
    return MaskGap.Length(rule: index, range: lengths.min...most)
  }
}

extension FieldLanguage {
  /// Characters of which most formatters write some text: the printable ones of ASCII and the separators, and one more of which
  /// it is not certain whether it is a character by itself (Hangul's U+1100).
  fileprivate static func easy(_ separators: String) -> [TextLanguage] {
    let plain = ScalarSet(0x20...0x7E).union(ScalarSet(scalars: separators.unicodeScalars.map(\.value)))
    return [plain, plain.union(ScalarSet(scalars: [0x1100]))].map { TextLanguage(everyScalarIn: $0) }
  }
}

extension SearchBudget {
  /// Whether a text of some characters alone is in all of some languages: where very many characters may join, such texts are
  /// found in far fewer steps than it takes to go through all.
  fileprivate func finds(_ languages: [TextLanguage], among characters: [TextLanguage]) -> Bool {
    characters.contains { characters in
      (languages + [characters]).witness(budget: self).value.map { $0 != nil } ?? false
    }
  }

  /// Whether it is certain that no text is in all of some languages.
  fileprivate func decidesNone(_ languages: [TextLanguage]) -> Bool {
    languages.witness(budget: self) == .decided(nil)
  }
}
