/// Locales that forms are most often made for, by identifier.
enum CommonLocales {
  /// Each locale's identifier (Unicode TR35, with `_`) and its name in English, in the order in which they are
  /// suggested.
  static let all: [(identifier: String, name: String)] = [
    ("en_US", "English (United States)"), ("en_GB", "English (United Kingdom)"), ("en_IN", "English (India)"),
    ("de_DE", "German (Germany)"), ("de_CH", "German (Switzerland)"), ("fr_FR", "French (France)"),
    ("fr_CA", "French (Canada)"), ("es_ES", "Spanish (Spain)"), ("es_MX", "Spanish (Mexico)"),
    ("pt_BR", "Portuguese (Brazil)"), ("pt_PT", "Portuguese (Portugal)"), ("it_IT", "Italian (Italy)"),
    ("nl_NL", "Dutch (Netherlands)"), ("sv_SE", "Swedish (Sweden)"), ("nb_NO", "Norwegian (Norway)"),
    ("da_DK", "Danish (Denmark)"), ("fi_FI", "Finnish (Finland)"), ("pl_PL", "Polish (Poland)"),
    ("cs_CZ", "Czech (Czechia)"), ("hu_HU", "Hungarian (Hungary)"), ("ro_RO", "Romanian (Romania)"),
    ("el_GR", "Greek (Greece)"), ("tr_TR", "Turkish (Turkey)"), ("ru_RU", "Russian (Russia)"),
    ("uk_UA", "Ukrainian (Ukraine)"), ("ar_SA", "Arabic (Saudi Arabia)"), ("ar_EG", "Arabic (Egypt)"),
    ("he_IL", "Hebrew (Israel)"), ("fa_IR", "Persian (Iran)"), ("hi_IN", "Hindi (India)"),
    ("bn_BD", "Bangla (Bangladesh)"), ("th_TH", "Thai (Thailand)"), ("vi_VN", "Vietnamese (Vietnam)"),
    ("id_ID", "Indonesian (Indonesia)"), ("zh_CN", "Chinese (China mainland)"), ("zh_TW", "Chinese (Taiwan)"),
    ("zh_HK", "Chinese (Hong Kong)"), ("ja_JP", "Japanese (Japan)"), ("ko_KR", "Korean (South Korea)"),
  ]
}
