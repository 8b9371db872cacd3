import FormModel
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// The search for a text that one version of a field accepts and the other does not: a witness of an intersection with a
/// complement (Rabin & Scott, 1959). Lower languages give a text that is certain, upper ones the proof that there is none.
struct DifferenceSearch {
  /// What was found.
  enum Answer {
    /// There is no such text.
    case none
    /// There is this one.
    case text(String)
    /// Why it is not known whether there is one, in words.
    case unknown(String)

    /// The text, where one was found.
    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }
  }

  private let field: FieldLanguage
  private let other: FieldLanguage
  /// The rules of the other one that reject what this one may accept.
  private let new: [ValidationRule]
  /// What the other one's mask writes, where it is another.
  private let newlyWritten: TextLanguage?
  /// Whether one of them makes groups of what is typed, and the other does not make the same.
  private let isGroupedOtherwise: Bool
  /// What the formatters read that store the texts; nil where there is none that reads dates or numbers.
  private let stored: StoredTexts?
  private let otherStored: StoredTexts?
  /// Whether the other one's formatter may refuse what this one's reads.
  private let isStoredOtherwise: Bool
  /// Whether texts with characters are looked at, too, that 'normalize' makes several of.
  private var isWhole = false

  /// The search for a text that `field` accepts and `other` does not.
  init(of field: FieldLanguage, to other: FieldLanguage) {
    self.field = field
    self.other = other
    let seesTheSame = field.normalizesLike(other)
    newlyWritten = other.written.flatMap { $0.format == field.written?.format ? nil : $0.submitted }
    isGroupedOtherwise =
      (field.isGrouped || other.isGrouped) && field.written?.format != other.written?.format
    let stored = StoredTexts(field.source[.formatter]?.value, field.environment)
    let otherStored = StoredTexts(other.source[.formatter]?.value, other.environment)
    isStoredOtherwise = otherStored.map { !(seesTheSame && stored?.readsLike($0) ?? false) } ?? false
    (self.stored, self.otherStored) = (stored, otherStored)
    let known = ImpliedRules(seesTheSame ? field.rejecting : [])
    new = other.rejecting.filter { !known.imply($0) }
  }

  /// What is found with the lower languages; where nothing is, the upper ones tell whether there may be one.
  var answer: Answer {
    guard field.normalization != nil, other.normalization != nil else {
      return .unknown("what 'normalize' says is not known")
    }
    if new.isEmpty, newlyWritten == nil, !isStoredOtherwise { return .none }
    if let text = candidates().first(where: isCertain) { return .text(text) }
    guard [field, other].contains(where: { $0.normalization?.expands ?? false }) else { return proof }
    // People type others: those are shown where they make the difference.
    var whole = self
    whole.isWhole = true
    return whole.candidates().first(where: isCertain).map { .text($0) } ?? whole.proof
  }

  /// What is known where no text was found.
  private var proof: Answer {
    switch (accepted(\.upper) + [rejected(\.lower)]).witnessOrPlain(allowEmpty: true) {
    case .decided(nil): return .none
    case .decided(let text?): return answerOfFew ?? .unknown(doubt(text))
    case .notAnalysed(let reason): return .unknown(reason.description)
    }
  }

  /// What is found text by text, where check digits that no language knows decide and few texts may make the difference;
  /// nil where they are many, or it stays open of one.
  private var answerOfFew: Answer? {
    guard (field.rejecting + new).contains(where: \.countsDigits) else { return nil }
    let languages = accepted(\.upper) + [rejected(\.lower)]
    guard TextLanguage.intersection(languages).contains("").value == false,
      let texts = languages.allTexts(upTo: RuleSpace.mostCounted).value ?? nil
    else { return nil }
    if let text = texts.first(where: isCertain) { return .text(text) }
    return texts.allSatisfy(makesNoDifference) ? Answer.none : nil
  }

  /// Whether it is certain that this one rejects a text, or the other one accepts it.
  private func makesNoDifference(_ text: String) -> Bool {
    if field.judgesRejecting(field.grouped(text)).contains(.broken) { return true }
    let after = other.grouped(text)
    return other.isComplete(after) && other.judgesRejecting(after).allSatisfy { $0 == .met }
      && other.isStored(after, otherStored) == true
  }

  /// What the other one's rules and mask reject: by the lower languages all that they may reject, by the upper ones
  /// what they certainly do.
  private func rejected(_ bound: KeyPath<RuleLanguage, TextLanguage>) -> TextLanguage {
    let read = isStoredOtherwise ? otherStored.flatMap { other.stored($0, bound, isWhole: isWhole) } : nil
    let accepted = new.map { other.accepted($0, bound, isWhole: isWhole) } + [newlyWritten, read].compactMap(\.self)
    return TextLanguage.intersection(accepted).complement
  }

  /// What this one accepts.
  private func accepted(_ bound: KeyPath<RuleLanguage, TextLanguage>) -> [TextLanguage] {
    field.accepted(bound, isWhole: isWhole)
      + (stored.flatMap { field.stored($0, bound, isWhole: isWhole) }.map { [$0] } ?? [])
  }

  // MARK: Texts

  private func isCertain(_ text: String) -> Bool {
    let (before, after) = (field.grouped(text), other.grouped(text))
    guard field.isComplete(before), field.judgesRejecting(before).allSatisfy({ $0 == .met }),
      field.isStored(before, stored) == true
    else { return false }
    return !other.isComplete(after) || other.judgesRejecting(after).contains(.broken)
      || other.isStored(after, otherStored) == false
  }

  /// Texts among which there may be one, the simplest first.
  private func candidates() -> [String] {
    let accepted = accepted(\.lower)
    let outside = accepted + [rejected(\.upper)]
    let checksums = (field.rejecting + new).compactMap(\.checksum)
    if let known = stored?.texts.first(where: isCertain) { return [known] }
    if let known = checksums.flatMap(Checksum.examples).first(where: isCertain) { return [known] }
    if case .decided(let text?) = outside.witnessOrPlain(allowEmpty: true), isCertain(text) { return [text] }
    let typed = isGroupedOtherwise ? textsInGroups(outside) : []
    if checksums.isEmpty { return typed }
    // What check digits say no language knows.
    let visible = TextLanguage(words: [""]).complement.normalized(by: field.normalization?.steps ?? [])
    let texts = [outside + [visible], accepted + [visible]].flatMap { languages in
      checksums.flatMap { (languages + [ChecksumLanguage.plain($0)]).samples(8).value ?? [] }
        + (languages.samples(8).value ?? [])
    }
    return typed + texts.flatMap { [$0] + Checksum.candidates($0) }
  }

  /// Texts of several lengths, those without separators first: most people type none.
  private func textsInGroups(_ languages: [TextLanguage]) -> [String] {
    let separators = [field, other].compactMap(\.written?.separators).joined().unicodeScalars.map(\.value)
    let bare = TextLanguage(everyScalarIn: ScalarSet(scalars: separators).complement)
    return [languages + [bare], languages].flatMap { $0.samples(8).value ?? [] }
  }

  /// Why it is not known of a text that may make the difference.
  private func doubt(_ text: String) -> String {
    let gap = (field.notAnalysed([text]) + other.notAnalysed([text])).first { $0.rule.rejects }
    if let gap { return "\(gap.rule.sourceText): \(gap.reason)" }
    if isGroupedOtherwise { return "what is typed is grouped in two ways, and both may accept the same" }
    let stores = [(field, stored), (other, otherStored)]
    if let open = stores.first(where: { $0.isStored(text, $1) == nil }), let doubt = open.1?.doubt { return doubt }
    let checksum = (field.rejecting + new).first { $0.checksum != nil }
    return checksum.map { "\($0.sourceText): no text with right check digits was found" }
      ?? "it was not decided for \"\(text)\""
  }
}

extension WrittenTexts {
  /// What may be in the field when the form is submitted: what fills the mask, or nothing.
  fileprivate var submitted: TextLanguage { .union([complete, TextLanguage(words: [""])]) }
}

extension FieldLanguage {
  /// Whether a formatter makes groups of what is typed.
  fileprivate var isGrouped: Bool {
    if case .grouped = written?.format { true } else { false }
  }

  /// What a text that is typed leaves in the field where a formatter makes groups of it; else the text.
  fileprivate func grouped(_ text: String) -> String { isGrouped ? source.entered(text) ?? text : text }

  /// Whether a text is stored, if it is any, for people of the form's first locale; nil where that is not known.
  fileprivate func isStored(_ text: String, _ stored: StoredTexts?) -> Bool? {
    guard let stored, let seen = normalization?.applied(to: text), !seen.isEmpty else { return true }
    return stored.isStored(given: seen, in: .firstLocale)
  }

  /// The texts that are stored, as languages of what is typed; nil where nothing is known of them.
  fileprivate func stored(
    _ stored: StoredTexts, _ bound: KeyPath<RuleLanguage, TextLanguage>, isWhole: Bool
  ) -> TextLanguage? {
    let read = bound == \.lower ? stored.lower : stored.upper
    return read.map { typed(.union([$0, TextLanguage(words: [""])]), isWhole: isWhole) }
  }

  fileprivate var rejecting: [ValidationRule] { rules.filter(\.rejects) }

  fileprivate func judgesRejecting(_ text: String) -> [RuleJudgement] {
    zip(rules, judge(text)).compactMap { $0.rejects ? $1 : nil }
  }

  /// The texts that can be entered and submitted, as languages of what is typed.
  fileprivate func accepted(_ bound: KeyPath<RuleLanguage, TextLanguage>, isWhole: Bool) -> [TextLanguage] {
    // Check digits are counted text by text, and what nobody knows of is asked there, too.
    let known = rejecting.filter {
      bound == \.upper || !$0.language.isOpaque && ($0.checksum == nil || $0.language.isExact)
    }
    return known.map { accepted($0, bound, isWhole: isWhole) } + (written.map { [$0.submitted] } ?? [])
  }

  fileprivate func accepted(
    _ rule: ValidationRule, _ bound: KeyPath<RuleLanguage, TextLanguage>, isWhole: Bool
  ) -> TextLanguage {
    let empty = TextLanguage(words: [""])
    let holds = rule.kind == .required ? empty.complement : .union([rule.language[keyPath: bound], empty])
    return typed(holds, isWhole: isWhole)
  }

  /// What is typed where rules see the texts of a language.
  private func typed(_ seen: TextLanguage, isWhole: Bool) -> TextLanguage {
    seen.normalized(by: normalization?.steps ?? [], isWhole: isWhole)
  }

  /// Whether the rules of both see the same of what is typed.
  fileprivate func normalizesLike(_ other: FieldLanguage) -> Bool {
    guard let mine = normalization, let theirs = other.normalization else { return false }
    return mine.words == theirs.words
  }
}
