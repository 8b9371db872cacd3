import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// Texts that break one rule alone: right texts with a small change, those just past the ends of lengths and ranges, then
/// those of the product of one rule's complement with the languages of all others.
extension FieldLanguage {
  /// Texts that break one rule and no other, first those that are almost right: one of each rule that can be broken
  /// alone, then more, until there are so many. No text is there twice.
  public func nearMisses(_ count: Int) -> [FieldNearMiss] {
    guard count > 0 else { return [] }
    return cache.nearMisses(SampleRequest(rules: outline, theme: SampleTheme(source), count: count), of: self) {
      if !warnsAlways { return newNearMisses(count) }
      let rejecting = rules.indices.filter { rules[$0].rejects }
      return withoutWarnings.newNearMisses(count).map { miss in
        FieldNearMiss(text: miss.text, rule: rejecting[miss.rule], kind: miss.kind)
      }
    }
  }

  private func newNearMisses(_ count: Int) -> [FieldNearMiss] {
    var collection = MissCollection(count: count, rules: rules.count)
    let (right, neat) = (RightTexts(self), NeatTexts(self))
    func isNearMiss(_ miss: FieldNearMiss) -> Bool { self.isNearMiss(miss, right) }
    // What looks like a value and can be typed on the field's keyboard is nearest.
    func isNearest(_ miss: FieldNearMiss) -> Bool {
      isTyped(miss.text) && isValue(miss.text) && neat.containsNumber(miss.text)
        && self.isNearMiss(miss, right)
    }
    collection.add(rangeMisses(), isNearMiss)
    let near = valueMisses() + lengthMisses(right, isNearest) + checksumMisses(right)
    collection.add(near + editMisses(right), isNearest)
    collection.add(lengthMisses(right, isNearMiss), isNearMiss)
    collection.add(checksumMisses(right), isNearMiss)
    collection.add(editMisses(right), isNearMiss)
    if !collection.isFull {
      collection.add(withRightChecksums(madeMisses(count) { $0.sampled($1) }), isNearMiss)
    }
    if let required = rules.firstIndex(where: { $0.kind == .required }) {
      collection.add([FieldNearMiss(text: "", rule: required, kind: .empty)], isNearMiss)
    }
    if !collection.hasEachRule, rules.contains(where: { $0.kind == .checksum }) {
      collection.add(madeMisses(count) { $0.lower($1) }, isNearMiss)
    }
    return collection.misses
  }

  private func isNearMiss(_ miss: FieldNearMiss, _ right: RightTexts) -> Bool {
    guard isComplete(miss.text) else { return false }
    let judgements = judge(miss.text)
    if rules[miss.rule].kind == .range, !rules[miss.rule].language.misses().contains(miss.text), !isValue(miss.text),
      !isValue(FieldLanguage.withoutZerosBefore(miss.text))
    {
      return false
    }
    return judgements.indices.allSatisfy { index in
      if index == miss.rule { return judgements[index] == .broken }
      if judgements[index] == .met { return true }
      // What a range leaves open is asked of the formatter, which may know the text as a value of it.
      return judgements[index] != .broken && right.unknown.contains(index)
        && rules[index].language.isConfirmed(normalization?.applied(to: miss.text) ?? miss.text) ?? true
    }
  }

  /// A number without the zeros before its first other digit.
  private static func withoutZerosBefore(_ text: String) -> String {
    let rest = text.drop { $0 == "0" }
    return rest.first?.isNumber ?? false ? String(rest) : "0" + rest
  }

  /// Whether the field's formatter reads a text: what it cannot read is far from any range.
  private func isValue(_ text: String) -> Bool {
    guard let stored = StoredTexts(source[.formatter]?.value, environment) else { return true }
    let seen = normalization?.applied(to: text) ?? text
    return stored.isStored(seen, in: .firstLocale) ?? stored.isReread(seen)
  }

  /// The rules for which a text is looked for that breaks them alone: all, but of a field with hundreds of rules the first
  /// ones, since each text is asked of all others.
  private var brokenRules: Range<Int> { 0..<min(rules.count, max(3, 10_000 / max(1, rules.count))) }

  /// The numbers and days just past the ends of ranges.
  private func rangeMisses() -> [FieldNearMiss] {
    brokenRules.flatMap { index in
      zip(rules[index].language.misses(), [MissKind.below, .above, .otherValue]).map { text, kind in
        FieldNearMiss(text: text, rule: index, kind: kind)
      }
    }
  }

  /// What the formatter writes, for the rules that do not accept it.
  private func valueMisses() -> [FieldNearMiss] {
    guard let stored = StoredTexts(source[.formatter]?.value, environment) else { return [] }
    return brokenRules.filter { rules[$0].kind != .range }.flatMap { index in
      stored.texts.map { FieldNearMiss(text: $0, rule: index, kind: .otherValue) }
    }
  }

  /// Right texts with one character too few, and with one too many.
  private func lengthMisses(_ right: RightTexts, _ isNearMiss: (FieldNearMiss) -> Bool) -> [FieldNearMiss] {
    let known = right.texts.prefix(2)
    return brokenRules.flatMap { index -> [FieldNearMiss] in
      if Interruption.isRaised { return [] }
      // A date with a letter more is none that anybody writes.
      guard let window = rules[index].language.window, !isOfDates else { return [] }
      let lengths = [window.min - 1, window.max.map { $0 + 1 } ?? 0].filter { (1...2_000).contains($0) }
      return lengths.compactMap { length in
        let kind = length < window.min ? MissKind.shorter : .longer
        let theme = SampleTheme(source)
        let composed =
          length > 12
          ? TextSlips.composed(length, theme) : SampleCorpus.ofAnyLength(theme).first { $0.count == length }
        if isWrittenAsTyped, let text = composed {
          let miss = FieldNearMiss(text: text, rule: index, kind: kind)
          if isNearMiss(miss) { return miss }
        }
        let others = SampleCorpus.continuations(theme)
        let texts = known.lazy.flatMap { TextSlips.resized($0, to: length, goingOnWith: others) }
        let misses = texts.map { FieldNearMiss(text: $0, rule: index, kind: kind) }
        return misses.first(where: isNearMiss)
          ?? madeMiss(index, length, kind).flatMap { withRightChecksums([$0]).first(where: isNearMiss) }
      }
    }
  }

  private var isOfDates: Bool { StoredTexts(source[.formatter]?.value, environment)?.kind == .date }

  /// A text of a length that one rule does not allow, of what the languages of the others have in common.
  private func madeMiss(_ index: Int, _ length: Int, _ kind: MissKind) -> FieldNearMiss? {
    guard let unit = rules[index].language.window?.unit else { return nil }
    let space = sampleSpace
    let wrong = space.seen(TextLanguage(length: LengthWindow(min: length, max: length, unit: unit)))
    let others = space.speaking.filter { $0 != index }.map(space.sampled) + missFrame(space) + [wrong]
    let text = [others + [shown.plain], others].firstResult { $0.samples(1, budget: space.budget).value?.first }
    return text.map { FieldNearMiss(text: $0, rule: index, kind: kind) }
  }

  /// What near misses are among whatever rule they break.
  private func missFrame(_ space: RuleSpace) -> [TextLanguage] {
    space.frame + space.neat + [shown.all] + (written.map { [$0.complete] } ?? [])
  }

  /// Right texts with a small change that breaks one rule.
  private func editMisses(_ right: RightTexts) -> [FieldNearMiss] {
    let neat = NeatTexts(self)
    return right.texts.flatMap { right in
      TextSlips.changes(of: right).compactMap { text, kind in
        if Interruption.isRaised { return nil }
        let broken = judge(text).enumerated().filter { $0.element == .broken }.map(\.offset)
        guard broken.count == 1 else { return nil }
        let language = rules[broken[0]].language
        // Lengths and numbers are wrong in two ways, however they came about.
        if language.isOfNumbers, text.allSatisfy(\.isNumber) { return nil }
        if language.isOfNumbers || language.isOfDates == true, !isWritten(text, like: right, neat) { return nil }
        if !FieldLanguage.hasDigitsOfOneScript(text), FieldLanguage.hasDigitsOfOneScript(right) { return nil }
        let isOfLength = language.window != nil
        return FieldNearMiss(
          text: text, rule: broken[0], kind: isOfLength ? text.count < right.count ? .shorter : .longer : kind)
      }
    }
  }

  /// Whether a wrong number or date is one that somebody may write: what a formatter writes around the digits is there, and
  /// what is typed by itself has digits at both ends.
  private func isWritten(_ text: String, like right: String, _ neat: NeatTexts) -> Bool {
    if StoredTexts(source[.formatter]?.value, environment) != nil {
      let longest = max(2, right.split { !$0.isNumber }.map(\.count).max() ?? 0)
      return neat.contains(text) && text.filter { !$0.isNumber } == right.filter { !$0.isNumber }
        && text.split { !$0.isNumber }.allSatisfy { $0.count <= longest }
    }
    if text.contains(" ") { return false }
    let isZero = !text.contains { ("1"..."9").contains($0) }
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let isSeparator = { (character: Character?) in character == "." || character == "," || character == nil }
    return !isSeparator(digits.first) && !isSeparator(digits.last) && !(isZero && text.hasPrefix("-"))
  }

  /// Texts that the languages of all rules but one have in common.
  ///
  /// - Parameter texts: those of a rule.
  private func madeMisses(_ count: Int, _ texts: (RuleSpace, Int) -> TextLanguage) -> [FieldNearMiss] {
    let space = sampleSpace
    let speaking = space.speaking
    // What everybody can type comes first.
    return [missFrame(space) + [shown.plain], missFrame(space)].flatMap { frame -> [FieldNearMiss] in
      let languages = speaking.map { texts(space, $0) } + frame
      return languages.nearMisses(
        max(count, min(speaking.count, brokenRules.count)) + frame.count, budget: space.budget
      ).compactMap { miss in
        miss.broken < speaking.count
          ? FieldNearMiss(text: miss.text, rule: speaking[miss.broken], kind: .made) : nil
      }
    }
  }

  /// The same with other check digits too, where a checksum is a rule of its own.
  private func withRightChecksums(_ misses: [FieldNearMiss]) -> [FieldNearMiss] {
    guard rules.contains(where: { $0.kind == .checksum }) else { return misses }
    return misses.flatMap { miss in
      [miss] + Checksum.candidates(miss.text).map { FieldNearMiss(text: $0, rule: miss.rule, kind: miss.kind) }
    }
  }

  /// A right text with a wrong check digit.
  private func checksumMisses(_ right: RightTexts) -> [FieldNearMiss] {
    guard let rule = rules.firstIndex(where: { $0.kind == .checksum }), let text = right.texts.first else { return [] }
    return Checksum.candidates(text).map { FieldNearMiss(text: $0, rule: rule, kind: .wrongDigit) }
      + Checksum.withSwappedDigits(text).map { FieldNearMiss(text: $0, rule: rule, kind: .swapped) }
  }
}

/// Some texts that a field accepts, which near misses are made from.
private struct RightTexts {
  let texts: [String]
  /// The rules that a near miss of another one may leave open: what decides them is not in the form, or not known even
  /// of texts that the field accepts.
  let unknown: Set<Int>

  init(_ field: FieldLanguage) {
    texts = field.samples(3)
    let judgements = texts.first.map(field.judge)
    unknown = Set(
      field.rules.indices.filter { index in
        switch field.rules[index].kind {
        case .custom: true
        case .range: judgements.map { $0[index] != .met } ?? true
        default: false
        }
      })
  }
}

/// Near misses, one of each rule before others, none of which shows the mistake of another one.
private struct MissCollection {
  private struct Mistake: Hashable {
    var rule: Int
    var kind: MissKind
  }

  private let count: Int
  private var texts: Set<ExactText> = []
  private var mistakes: Set<Mistake> = []
  private var first: [FieldNearMiss?]
  private var rest: [FieldNearMiss] = []

  init(count: Int, rules: Int) {
    self.count = count
    first = Array(repeating: nil, count: rules)
  }

  /// Whether each rule has one, and there are enough.
  var isFull: Bool { hasEachRule && first.count + rest.count >= count }

  /// Whether each rule has one.
  var hasEachRule: Bool { !first.contains { $0 == nil } }

  var misses: [FieldNearMiss] {
    let first = first.compactMap { $0 }
    return first + rest.prefix(max(0, count - first.count))
  }

  mutating func add(_ misses: [FieldNearMiss], _ isRight: (FieldNearMiss) -> Bool) {
    for miss in misses where !isFull && first.indices.contains(miss.rule) && !texts.contains(ExactText(miss.text)) {
      if first[miss.rule] != nil, rest.count >= count || miss.kind == .made { continue }
      let mistake = Mistake(rule: miss.rule, kind: miss.kind)
      guard !mistakes.contains(mistake), isRight(miss) else { continue }
      texts.insert(ExactText(miss.text))
      mistakes.insert(mistake)
      if first[miss.rule] == nil { first[miss.rule] = miss } else { rest.append(miss) }
    }
  }
}
