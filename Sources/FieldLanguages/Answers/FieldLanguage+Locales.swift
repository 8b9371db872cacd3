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
}

extension FieldLanguage {
  /// A locale whose decimal separator the rules reject, while they accept that of others.
  public var separatorGap: LocaleGap? {
    guard let keyboard, let facts = Catalog.keyboard(keyboard.member), facts.hasDecimalSeparator else { return nil }
    for locale in environment.typingLocales ?? [] {
      let own = Catalog.localeFacts(locale).decimalSeparator
      let others = [".", ",", "\u{66B}"].filter { $0 != own }
      guard accepts(ScalarSet(scalars: [own.value])) == false,
        let wanted = others.first(where: { accepts(ScalarSet(scalars: [$0.value])) == true })
      else { continue }
      return LocaleGap(locale: locale, typed: own, wanted: wanted)
    }
    return nil
  }

  /// A locale whose digits the rules reject, while they want those of ASCII.
  public var digitGap: LocaleGap? {
    guard let keyboard, let facts = Catalog.keyboard(keyboard.member), facts.typesLocaleDigits else { return nil }
    for locale in environment.typingLocales ?? [] {
      let zero = Catalog.localeFacts(locale).zeroDigit
      guard zero != "0", accepts(ScalarSet(zero.value...zero.value + 9)) == false,
        accepts(ScalarSet(0x30...0x39)) == true
      else { continue }
      return LocaleGap(locale: locale, typed: zero, wanted: "0")
    }
    return nil
  }
}
