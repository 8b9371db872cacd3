import FormModel
import FormSyntax
import Testing

/// Which strings files are looked into for a locale.
struct TranslationsTests {
  private func translations(_ localizations: [String]) -> Translations {
    var translations = Translations()
    for localization in localizations { translations.add([ExactText("key"): localization], for: localization) }
    return translations
  }

  @Test(arguments: [
    ("pt_BR", ["pt", "en"], "pt"), ("en_GB", ["en", "de"], "en"), ("en_GB", ["en", "en-GB"], "en-GB"),
    ("zh_Hans", ["zh-Hans"], "zh-Hans"), ("zh_CN", ["zh-Hans", "zh-Hant"], "zh-Hans"),
    ("zh_HK", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("sr_ME", ["sr", "sr-Latn"], "sr-Latn"),
    ("nb_NO", ["no"], "no"), ("no", ["nb"], "nb"), ("he_IL", ["iw"], "iw"), ("id_ID", ["in"], "in"),
    ("fil_PH", ["tl"], "tl"), ("es_MX", ["es", "es-419"], "es-419"), ("es_ES", ["es", "es-419"], "es"),
    ("pt_AO", ["pt", "pt-PT"], "pt-PT"), ("en_AU", ["en", "en-001"], "en-001"), ("en_US", ["en", "en-001"], "en"),
  ]) func theClosestLocalizationIsTaken(_ locale: String, _ localizations: [String], _ taken: String) {
    #expect(translations(localizations).text(ExactText("key"), in: locale) == taken)
    #expect(!translations(localizations).lacks(ExactText("key"), in: locale))
  }

  @Test(arguments: [("zh_TW", ["zh-Hans"]), ("nn_NO", ["nb"]), ("de_DE", ["en"])])
  func ofAnotherLanguageNoneIsTaken(_ locale: String, _ localizations: [String]) {
    #expect(translations(localizations).text(ExactText("key"), in: locale) == nil)
    #expect(translations(localizations).lacks(ExactText("key"), in: locale))
  }
}
