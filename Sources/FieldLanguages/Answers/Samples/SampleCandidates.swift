import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// Texts that may be samples: as people have them, and as the rules make them.
extension FieldLanguage {
  // MARK: Texts as people have them

  /// Texts of the corpus that certainly meet the rules and can be typed on the field's keyboard.
  func usualTexts(_ count: Int) -> [String] {
    guard isWrittenAsTyped else { return [] }
    let typed = analysis.keyboardGap == nil ? keyboard?.scalars(in: environment.locales?.first) : nil
    var found: [String] = []
    let theme = SampleTheme(source)
    // What no text that meets a rule is made of costs less to find out than whether one text meets it.
    let used = rules.filter(\.rejects).compactMap(\.language.used)
    // Right check digits make no text of another kind fit.
    for text in hasChecksum ? SampleCorpus.own(theme) : SampleCorpus.texts(theme) {
      if Interruption.isDue(after: rules.count) { break }
      StepPool.current?.take(FieldLanguage.stepsOfUsualText)
      if let typed, !text.unicodeScalars.allSatisfy({ typed.contains($0.value) }) { continue }
      let seen = normalization?.applied(to: text) ?? text
      guard used.allSatisfy({ set in seen.unicodeScalars.allSatisfy { set.contains($0.value) } }) else { continue }
      guard !seen.isEmpty, isComplete(text), certainlyMeetsRules(text) else { continue }
      found.append(text)
      if found.count == count { break }
    }
    return found
  }

  /// What it takes to look at a text of the corpus.
  private static let stepsOfUsualText = 20

  /// Whether no formatter of numbers, dates or one's own writes the text.
  var isWrittenAsTyped: Bool {
    switch source.formatter {
    case .none, .open: true
    case .format(let format): WrittenTexts(format) != nil
    case .unknown: source.kind == nil && source[.formatter] == nil
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
  func ends(of text: String, _ isNeat: (String) -> Bool) -> [String] {
    // A text with another length has other check digits.
    if hasChecksum { return [] }
    let (theme, neat) = (SampleTheme(source), NeatTexts(self))
    return wantedLengths.compactMap { length in
      let usual = SampleCorpus.ofAnyLength(theme).filter { $0.count == length && isWrittenAsTyped }
      let composed = isWrittenAsTyped ? [TextSlips.composed(length, theme)].compactMap(\.self) : []
      let whole = usual + composed
      let resized = TextSlips.resized(text, to: length, goingOnWith: SampleCorpus.continuations(theme))
      return whole.first(where: isNeat) ?? resized.first(where: isNeat)
        ?? written(text, length).first(where: isNeat)
        ?? whole.first(where: meetsRules)
        ?? resized.first { meetsRules($0) && neat.containsNumber($0) }
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
  func composedTexts(_ count: Int) -> [String] {
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

  // MARK: Numbers with check digits

  /// The check digits that its rules ask for, each kind once.
  private var checksums: [EnumMember] {
    var met: Set<EnumMember> = []
    return rules.compactMap(\.checksum).filter { met.insert($0).inserted }
  }

  /// Numbers with check digits that belong to nobody, as the field writes them: those that are kept for examples.
  var numbersOfExamples: [String] {
    let theme = SampleTheme(source)
    let texts =
      theme.hasCheckDigits
      ? checksums.flatMap(Checksum.examples) : SampleCorpus.own(theme).flatMap(Checksum.withLastTwoDigits)
    return source.entered(texts)
  }

  /// Some like them.
  var numbersLikeExamples: [String] {
    SampleTheme(source).hasCheckDigits ? source.entered(checksums.flatMap(Checksum.likeExamples)) : []
  }

  /// Of numbers with check digits that belong to nobody, those of the least, the most and a middle length.
  func ends(amongNumbers some: @autoclosure () -> [String], _ accepted: AcceptedTexts) -> [String] {
    let lengths = wantedLengths
    guard !lengths.isEmpty else { return [] }
    let (numbers, neat) = (some(), NeatTexts(self))
    let counts = numbers.map { (normalization?.applied(to: $0) ?? $0).count }
    return lengths.compactMap { length in
      zip(numbers, counts).first { $1 == length && neat.contains($0) && accepted.contains($0) }?.0
    }
  }

  // MARK: Texts that the rules make

  /// Where a mask writes, what is typed counts.
  var sampleSpace: RuleSpace { RuleSpace(rules, normalization, isOfTypedTexts: written != nil, budget) }

  /// Texts that the languages of the rules have in common, the shortest first.
  func madeTexts(_ count: Int) -> [String] {
    let space = sampleSpace
    let checksums = checksums
    let languages =
      space.speaking.map(space.sampled) + space.frame + [shown.all] + (written.map { [$0.complete] } ?? [])
    // What the keyboard types comes before the rest, and texts without blanks that nobody sees before those with them.
    let typed = typedFrame(space)
    let ofFormatter =
      StoredTexts(source[.formatter]?.value, environment)?.usual.map { [[space.seen($0)] + typed] } ?? []
    let frames =
      ofFormatter + [typed + [.visible], typed + space.neat + [shown.plain], typed + space.neat]
      + (typed.isEmpty && space.neat.isEmpty ? [] : [[]])
    var texts: [String] = []
    for frame in frames where texts.count < count {
      texts += (languages + frame).samples(count + 2, budget: space.budget).value ?? []
    }
    if checksums.isEmpty { return texts }
    let examples = SampleTheme(source).hasCheckDigits ? checksums.flatMap(Checksum.examples) : []
    let ofExamples = (examples + examples.flatMap(Checksum.variations)).filter(mayFitWithOtherDigits)
    texts = (texts.flatMap(Checksum.variations) + texts).filter(mayFitWithOtherDigits)
    texts = Array(ofExamples.prefix(FieldLanguage.mostExamples)) + texts
    return examples + texts.flatMap(Checksum.withLastDigits) + texts.flatMap(Checksum.withCheckPlaces)
  }

  /// Of so many numbers that are kept for examples others are made.
  private static let mostExamples = 64

  /// Whether a text meets the rules that ask neither for its digits nor for their places: of each that does a hundred like
  /// it are made.
  private func mayFitWithOtherDigits(_ text: String) -> Bool {
    guard let seen = normalization?.applied(to: text) else { return true }
    return rules.allSatisfy { rule in
      if rule.language.window != nil { return rule.judge(seen) != .broken }
      guard rule.rejects, let used = rule.language.used else { return true }
      return seen.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || used.contains($0.value) }
    }
  }

  /// Texts that certainly meet the rules, however they are usually written: those whose check digits are right already,
  /// where other rules say what the last digits are.
  func countedTexts(_ count: Int) -> [String] {
    let space = sampleSpace
    let languages = space.speaking.map(space.lower) + space.frame + [shown.all]
    let texts = [typedFrame(space) + [.visible], typedFrame(space)].firstResult { frame in
      let samples = (languages + frame + (written.map { [$0.complete] } ?? [])).samples(count, budget: space.budget)
      return samples.value.flatMap { $0.isEmpty ? nil : $0 }
    }
    return texts ?? []
  }

  /// All texts that may meet the rules, where they are few and check digits, which no language knows, decide of each.
  var fewTexts: [String] {
    guard rules.contains(where: \.countsDigits) else { return [] }
    let space = sampleSpace
    let languages =
      space.speaking.map(space.upper) + space.frame + [shown.all] + (written.map { [$0.complete] } ?? [])
    return languages.allTexts(upTo: RuleSpace.mostCounted, budget: space.budget).value.flatMap(\.self) ?? []
  }

  /// What the field's own keyboard types, where the rules leave it something.
  private func typedFrame(_ space: RuleSpace) -> [TextLanguage] {
    guard let keyboard, let normalization, analysis.keyboardGap == nil,
      let set = keyboard.scalars(in: environment.locales?.first)
    else { return [] }
    return [space.typed(with: set, normalization)]
  }
}
