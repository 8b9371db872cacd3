import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// Texts that meet all rules: candidates that people write come first, then those that the languages of the rules have in
/// common, from the product of their automata (generate and test: each is judged rule by rule before it is shown).
extension FieldLanguage {
  /// So many samples are shown where nobody says how many.
  public static let usualSamples = 5

  /// Different texts that meet all rules, always the same ones; fewer where there are no more, or none are known.
  ///
  /// The field's own example comes first, then texts as people have them, the ends and the middle of its lengths and
  /// ranges, and others. What only a check of one's own could say against them is not asked. Where another field must
  /// be equal, none are known.
  public func samples(_ count: Int) -> [String] {
    guard count > 0, analysis.conflict == nil, !dependsOnAnotherField, !hasUnreadDays else { return [] }
    let stored = StoredTexts(source[.formatter]?.value, environment)
    func isStored(_ text: String) -> Bool { stored?.isStored(normalization?.applied(to: text) ?? text) != false }
    let own = [example].compactMap { $0 }.filter { isOwnSample($0) && isStored($0) }
    let others = cache.samples(SampleRequest(rules: outline, theme: SampleTheme(source), count: count)) {
      newSamples(count)
    }
    return Array((own + others.filter { !own.contains($0) }).prefix(count))
  }

  /// Whether a range is of days, and it is not known how the field writes these.
  private var hasUnreadDays: Bool {
    rules.contains { rule in
      guard rule.language.isOpaque, case .dates = rule.language.bounds else { return false }
      return true
    }
  }

  private var dependsOnAnotherField: Bool { rules.contains { $0.kind == .equal } }

  /// Whether the field's example is one of its texts as far as is known: somebody wrote it.
  private func isOwnSample(_ text: String) -> Bool {
    isAccepted(text) || isComplete(text) && !isEmptied(text) && judge(text).allSatisfy { $0 != .broken }
  }

  /// Whether `normalize` leaves nothing of a text.
  private func isEmptied(_ text: String) -> Bool { normalization?.applied(to: text).isEmpty ?? false }

  /// What the field itself gives as an example, as it stands in the field.
  var example: String? {
    guard let set = source[.example], set.isWellFormed, let text = set.value?.string, !text.isEmpty else { return nil }
    return source.entered(text)
  }

  /// Values of ranges as they are written; where several ranges are of days, of those that are in all of them.
  private var textsOfRules: [String] { rules.flatMap { $0.language.texts(commonDays) } }

  /// The days that several ranges have in common; nil where there are not several.
  private var commonDays: DayRange? {
    let ranges = rules.compactMap { rule in
      if case .dates(let bounds) = rule.language.bounds { bounds.steady } else { nil }
    }
    return ranges.count > 1 ? ranges.dropFirst().reduce(ranges[0]) { $0.intersection($1) } : nil
  }

  private func newSamples(_ count: Int) -> [String] {
    // Of a text that may be a day of each of several ranges nobody knows whether it is of all.
    let known = commonDays.map { _ in Set(textsOfRules) }
    let accepted = AcceptedTexts { text in
      isAccepted(text) && (known.map { $0.contains(text) || isCertain(text) } ?? true)
    }
    var isOneNotTyped = false
    let typed = newSamples(count, accepted) { text in
      if isTyped(text) { return true }
      isOneNotTyped = true
      return false
    }
    return typed.isEmpty && isOneNotTyped ? newSamples(count, accepted) { _ in true } : typed
  }

  /// Whether the keyboard types all of a text, as far as is known.
  func isTyped(_ text: String) -> Bool {
    guard analysis.keyboardGap == nil, let set = (keyboard ?? visibleKeyboard)?.scalars(in: environment.locales?.first)
    else { return true }
    return text.unicodeScalars.allSatisfy { set.contains($0.value) }
  }

  private func newSamples(_ count: Int, _ accepted: AcceptedTexts, _ isTyped: (String) -> Bool) -> [String] {
    var found: [String] = []
    func isAccepted(_ text: String) -> Bool { accepted.contains(text) }
    let stored = StoredTexts(source[.formatter]?.value, environment)
    // What a formatter is not known to read, as with groups of another size, is not as people write either.
    func isNeat(_ text: String) -> Bool {
      isWrittenNeatly(text) && accepted.contains(text)
        && stored.map { $0.isStored(normalization?.applied(to: text) ?? text) == true } ?? true
    }
    let ofRules = textsOfRules
    func isStored(_ text: String) -> Bool {
      guard let stored else { return true }
      let seen = normalization?.applied(to: text) ?? text
      let answer = stored.isStored(seen)
      if ofRules.contains(text) { return seen == text || answer != false }
      // What is not written by a formatter of dates or words itself is read by it only by chance.
      return stored.kind == .date || !stored.isKnown ? answer == true : answer != false
    }
    func add(_ texts: [String], _ isWanted: (String) -> Bool) {
      for text in texts
      where found.count < count && !found.contains(text) && isTyped(text) && isWanted(text) && isStored(text) {
        found.append(text)
      }
    }
    let usual = usualTexts(max(3, min(count, 12)))
    add(ofRules + (ofRules.isEmpty ? stored?.texts ?? [] : []) + Array(usual.prefix(2)), isAccepted)
    if hasChecksum {
      let numbers = numbersOfExamples
      add(Array(usual.prefix(1)) + ends(amongNumbers: numbers.flatMap { $0 }, accepted), isAccepted)
      add(usual, isAccepted)
      for texts in numbers where found.count < min(count, FieldLanguage.enoughExamples) {
        add(texts, isAccepted)
      }
      // A number that is made up might be somebody's.
      if !found.isEmpty, SampleTheme(source).isOfPeople { return found }
    }
    if found.isEmpty { add(composedTexts(count), isNeat) }
    if found.isEmpty {
      let made = madeTexts(1)
      add(made.flatMap { TextSlips.named($0, 0) } + made, isAccepted)
    }
    if found.isEmpty, hasChecksum { add(countedTexts(count), isAccepted) }
    if let first = found.first { add(ends(of: first, isNeat), isAccepted) }
    add(usual, isAccepted)
    if found.count < count {
      // Of numbers many are written with zeros that count nothing.
      add(composedTexts(count), isNeat)
      let made = madeTexts(rules.contains(where: \.language.isOfNumbers) ? 3 * count : count).enumerated().map {
        TextSlips.named($0.element, $0.offset + 1).first(where: isAccepted) ?? $0.element
      }
      add(made) { isNeat($0) && isRead($0) }
      add(made) { isAccepted($0) && isRead($0) && (mostFractionDigits == nil || isWrittenNeatly($0)) }
      if found.isEmpty { add(made, isAccepted) }
      // What the formatter itself never writes, and reads all the same.
      if found.isEmpty, stored != nil { add(countedTexts(count), isAccepted) }
    }
    return found
  }

  private var hasChecksum: Bool { rules.contains { $0.checksum != nil } }

  /// Of numbers that are kept for examples so many are enough, where other rules accept no more.
  private static let enoughExamples = 12

  /// Numbers with check digits that belong to nobody, as the field writes them: those that are kept for examples, then
  /// some like them.
  private var numbersOfExamples: [[String]] {
    let members = rules.compactMap(\.checksum)
    let theme = SampleTheme(source)
    guard theme.hasCheckDigits else {
      return [SampleCorpus.own(theme).flatMap(Checksum.withLastTwoDigits).compactMap(source.entered)]
    }
    return [members.flatMap(Checksum.examples), members.flatMap(Checksum.likeExamples)].map { texts in
      texts.compactMap(source.entered)
    }
  }

  /// Of numbers with check digits that belong to nobody, those of the least, the most and a middle length.
  private func ends(amongNumbers numbers: [String], _ accepted: AcceptedTexts) -> [String] {
    let lengths = wantedLengths
    guard !lengths.isEmpty else { return [] }
    let counts = numbers.map { (normalization?.applied(to: $0) ?? $0).count }
    return lengths.compactMap { length in
      zip(numbers, counts).first { $1 == length && isWrittenNeatly($0) && accepted.contains($0) }?.0
    }
  }

  /// Whether it is known of each range that a text is of a value in it.
  private func isRead(_ text: String) -> Bool {
    zip(rules, judge(text)).allSatisfy { rule, judgement in rule.kind != .range || judgement == .met }
  }

  private func isAccepted(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy({ !ScalarSet.controls.contains($0.value) }) else { return false }
    let seen = normalization?.applied(to: text)
    if seen == "" { return false }
    func isKept(_ rule: ValidationRule) -> Bool {
      switch seen.map(rule.judge) {
      case .met: true
      case .broken: false
      case .unknown, nil: rule.kind == .custom || rule.kind == .range && !rule.language.isOfMovingDays
      }
    }
    // What costs least comes first: what it rejects need not be asked of the others.
    return rules.allSatisfy { $0.checksum == nil || isKept($0) } && isComplete(text)
      && rules.allSatisfy { $0.checksum != nil || isKept($0) }
  }

  // MARK: Texts as people have them

  /// Texts of the corpus that certainly meet the rules and can be typed on the field's keyboard.
  private func usualTexts(_ count: Int) -> [String] {
    guard isWrittenAsTyped else { return [] }
    let typed = analysis.keyboardGap == nil ? keyboard?.scalars(in: environment.locales?.first) : nil
    var found: [String] = []
    let theme = SampleTheme(source)
    // Right check digits make no text of another kind fit.
    // What no text that meets a rule is made of costs less to find out than whether one text meets it.
    let used = rules.filter(\.rejects).compactMap(\.language.used)
    for text in hasChecksum ? SampleCorpus.own(theme) : SampleCorpus.texts(theme) {
      if let typed, !text.unicodeScalars.allSatisfy({ typed.contains($0.value) }) { continue }
      let seen = normalization?.applied(to: text) ?? text
      guard used.allSatisfy({ set in seen.unicodeScalars.allSatisfy { set.contains($0.value) } }) else { continue }
      guard !seen.isEmpty, isComplete(text), isCertain(text) else { continue }
      found.append(text)
      if found.count == count { break }
    }
    return found
  }

  /// Whether no formatter of numbers, dates or one's own writes the text.
  var isWrittenAsTyped: Bool {
    switch source.formatter {
    case .none, .open: true
    case .format(let format): WrittenTexts(format) != nil
    case .unknown: source.kind == nil && source[.formatter] == nil
    }
  }

  private func isCertain(_ text: String) -> Bool {
    zip(rules, judge(text)).allSatisfy { rule, judgement in
      judgement == .met || rule.kind == .custom && judgement != .broken
    }
  }

  /// The least, the most and a middle length that the rules allow, as far as they say something of it.
  private var wantedLengths: [Int] {
    let windows = rules.filter(\.rejects).compactMap(\.language.window)
    guard !windows.isEmpty else { return [] }
    let interval = LengthInterval(windows)
    let least = max(1, interval.min)
    let most = interval.max.flatMap { $0 <= FieldLanguage.longestShown ? $0 : nil }
    return [least] + (most.map { [$0, (least + $0) / 2] } ?? [])
  }

  /// Texts like one, of the least, the most and a middle length.
  private func ends(of text: String, _ isNeat: (String) -> Bool) -> [String] {
    // A text with another length has other check digits.
    if hasChecksum { return [] }
    let theme = SampleTheme(source)
    return wantedLengths.compactMap { length in
      let usual = SampleCorpus.ofAnyLength(theme).filter { $0.count == length && isWrittenAsTyped }
      let composed = isWrittenAsTyped ? [TextSlips.composed(length, theme)].compactMap(\.self) : []
      let whole = usual + composed
      let resized = TextSlips.resized(text, to: length, goingOnWith: SampleCorpus.continuations(theme))
      return whole.first(where: isNeat) ?? resized.first(where: isNeat)
        ?? written(text, length).first(where: isNeat)
        ?? whole.first(where: isAccepted)
        ?? resized.first { isAccepted($0) && (mostFractionDigits == nil || isWrittenNeatly($0)) }
    }
  }

  /// Texts of a length as a mask or groups write them: of one like another that is so much shorter as they add to it.
  private func written(_ text: String, _ length: Int) -> [String] {
    guard written != nil, length <= FieldLanguage.longestGrouped else { return [] }
    let typed = text.filter { $0.isLetter || $0.isNumber }
    return (length / 2...length).reversed().lazy.compactMap { count in
      let resized = TextSlips.resized(typed, to: count, goingOnWith: []).filter { text in
        text.allSatisfy(\.isNumber)
          || typed.contains(where: \.isLetter) && text.allSatisfy { $0.isLetter || $0.isNumber }
      }
      return resized.lazy.compactMap(source.entered).first { $0.count == length }
    }
  }

  /// What a mask adds to a text is looked for in texts up to so long.
  private static let longestGrouped = 64

  /// Whole words of lengths that the rules allow, where these are too long for the corpus.
  private func composedTexts(_ count: Int) -> [String] {
    let windows = rules.filter(\.rejects).compactMap(\.language.window)
    guard isWrittenAsTyped, !windows.isEmpty, !hasChecksum else { return [] }
    let interval = LengthInterval(windows)
    let most = min(interval.max ?? interval.min + 100, FieldLanguage.longestShown)
    guard interval.min > 12, interval.min <= most else { return [] }
    let theme = SampleTheme(source)
    let (parts, span) = (max(1, min(count, 12)), most - interval.min)
    return (0...parts).compactMap { TextSlips.composed(interval.min + span * $0 / parts, theme) }
  }

  /// Longer texts are not made for the ends of lengths.
  static let longestShown = 1_000

  // MARK: Texts that the rules make

  /// Where a mask writes, what is typed counts.
  var sampleSpace: RuleSpace { RuleSpace(rules, normalization, isOfTypedTexts: written != nil, budget) }

  /// Texts that the languages of the rules have in common, the shortest first.
  private func madeTexts(_ count: Int) -> [String] {
    let space = sampleSpace
    let checksums = rules.compactMap(\.checksum)
    let languages =
      space.speaking.map(space.sampled) + space.frame + [.withoutControls] + (written.map { [$0.complete] } ?? [])
    // What the keyboard types comes before the rest, and texts without blanks that nobody sees before those with them.
    let typed = typedFrame(space)
    let ofFormatter =
      StoredTexts(source[.formatter]?.value, environment)?.usual.map { [[space.seen($0)] + typed] } ?? []
    let frames =
      ofFormatter + [typed + [.visible], typed + space.neat + [.plain], typed + space.neat]
      + (typed.isEmpty && space.neat.isEmpty ? [] : [[]])
    var texts: [String] = []
    for frame in frames where texts.count < count {
      texts += (languages + frame).samples(count + 2, budget: space.budget).value ?? []
    }
    if checksums.isEmpty { return texts }
    let examples = SampleTheme(source).hasCheckDigits ? checksums.flatMap(Checksum.examples) : []
    texts = examples + (examples + texts).flatMap(Checksum.variations) + texts
    return examples + texts.flatMap(Checksum.withLastDigits) + texts.flatMap(Checksum.withCheckPlaces)
  }

  /// Texts that certainly meet the rules, however they are usually written: those whose check digits are right already,
  /// where other rules say what the last digits are.
  private func countedTexts(_ count: Int) -> [String] {
    let space = sampleSpace
    let languages = space.speaking.map(space.lower) + space.frame + [.withoutControls]
    let texts = [typedFrame(space) + [.visible], typedFrame(space)].firstResult { frame in
      let samples = (languages + frame + (written.map { [$0.complete] } ?? [])).samples(count, budget: space.budget)
      return samples.value.flatMap { $0.isEmpty ? nil : $0 }
    }
    return texts ?? []
  }

  /// What the field's own keyboard types, where the rules leave it something.
  private func typedFrame(_ space: RuleSpace) -> [TextLanguage] {
    guard let keyboard, let normalization, analysis.keyboardGap == nil,
      let set = keyboard.scalars(in: environment.locales?.first)
    else { return [] }
    return [space.typed(with: set, normalization)]
  }
}

/// The texts that meet all rules, each of which is judged once.
private final class AcceptedTexts {
  private let isAccepted: (String) -> Bool
  /// The answers that are known. Texts that differ in their characters' normal forms are different ones.
  private var known: [ExactText: Bool] = [:]
  /// To judge a text takes about as long as so many steps.
  private static let stepsToJudge = 100

  init(_ isAccepted: @escaping (String) -> Bool) { self.isAccepted = isAccepted }

  func contains(_ text: String) -> Bool {
    let key = ExactText(utf8: Array(text.utf8))
    if let answer = known[key] { return answer }
    StepPool.current?.take(AcceptedTexts.stepsToJudge)
    if Interruption.isDue(after: AcceptedTexts.stepsToJudge) { return false }
    let answer = isAccepted(text)
    known[key] = answer
    return answer
  }
}

/// A text that equals only itself, in whatever normal form its characters are.
private struct ExactText: Hashable {
  let utf8: [UInt8]

  func hash(into hasher: inout Hasher) { utf8.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension ScalarSet {
  /// What nobody sees in a text that is shown: controls (Cc), and breaks of lines and paragraphs.
  fileprivate static let controls = ScalarSet(0...0x1F).union(ScalarSet(0x7F...0x9F)).union(ScalarSet(0x2028...0x2029))
}

extension TextLanguage {
  /// Texts without control characters and without separators of lines and paragraphs.
  static let withoutControls = StepPool.unpaid { TextLanguage(everyScalarIn: ScalarSet.controls.complement) }
}
