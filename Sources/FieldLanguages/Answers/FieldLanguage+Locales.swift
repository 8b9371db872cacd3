import FormModel
import TextPatterns
import UIKitCatalog

/// That a pad types other characters in a locale of the form than the rules want.
public struct LocaleGap: Sendable, Equatable {
  /// The locale.
  public var locale: String
  /// What the pad types there, and what the rules want.
  public var typed: Unicode.Scalar
  /// What the rules want.
  public var wanted: Unicode.Scalar
  /// The rule that wants it; nil where the rules do so together.
  public var rule: Int?
}

extension FieldLanguage {
  /// The keyboard whose keys alone come into the field, be it through a mask or a formatter that groups; nil where
  /// something else may write, or it cannot be known.
  public var enteringKeyboard: FieldKeyboard? { keyboard ?? source.enteringKeyboard }

  /// A locale whose decimal separator the rules reject, be it in fractions alone, while they accept that of others.
  public var separatorGap: LocaleGap? {
    guard let keyboard, let facts = Catalog.keyboard(keyboard.member), facts.hasDecimalSeparator, normalization != nil
    else { return nil }
    for locale in environment.typingLocales ?? [] {
      let own = Catalog.localeFacts(locale).decimalSeparator
      let others = [".", ",", "\u{66B}"].filter { $0 != own }
      let typed = ScalarSet(scalars: [own.value])
      guard
        let wanted = others.first(where: { other in
          wants(ScalarSet(scalars: [other.value]), insteadOf: typed, on: keyboard, in: locale)
        })
      else {
        if let gap = fractionGap(own, in: locale) { return gap }
        continue
      }
      return LocaleGap(locale: locale, typed: own, wanted: wanted)
    }
    return nil
  }

  /// A locale whose digits the rules reject, while they want those of ASCII. What a mask lets through, and a formatter that
  /// groups, stays as it is typed.
  public var digitGap: LocaleGap? {
    guard let keyboard = enteringKeyboard, let facts = Catalog.keyboard(keyboard.member), facts.typesLocaleDigits,
      normalization != nil
    else { return nil }
    for locale in environment.typingLocales ?? [] {
      let zero = Catalog.localeFacts(locale).zeroDigit
      let own = ScalarSet(zero.value...zero.value + 9)
      guard zero != "0", holds(anyOf: own), wants(ScalarSet(0x30...0x39), insteadOf: own, on: keyboard, in: locale)
      else { continue }
      return LocaleGap(locale: locale, typed: zero, wanted: "0")
    }
    return nil
  }

  /// That a rule speaks of fractions which are never read with the separator of a locale, where the rules accept some: with
  /// it other numbers may be read, as it groups digits.
  private func fractionGap(_ own: Unicode.Scalar, in locale: String) -> LocaleGap? {
    let typed = ScalarSet(scalars: [own.value])
    let seen = normalization?.seen(typed) ?? typed
    for index in rules.indices where rules[index].rejects {
      guard let fractions = rules[index].language.fractions, fractions.read.isDisjoint(with: seen),
        let wanted = fractions.separators.first.flatMap(Unicode.Scalar.init),
        accepts(anyOf: fractions.texts()) == true
      else { continue }
      return LocaleGap(locale: locale, typed: own, wanted: wanted, rule: index)
    }
    return nil
  }

  /// Whether no text that is typed on a keyboard in a locale, and has one of some characters, meets the rules, while some do
  /// that have one of others in their place.
  private func wants(
    _ others: ScalarSet, insteadOf own: ScalarSet, on keyboard: FieldKeyboard, in locale: String
  ) -> Bool {
    if accepts(own) == false { return accepts(others) == true }
    guard written == nil, let typed = keyboard.scalars(in: locale) else { return false }
    return accepts(own, among: typed) == false && accepts(others, among: typed.union(others)) == true
  }
}
