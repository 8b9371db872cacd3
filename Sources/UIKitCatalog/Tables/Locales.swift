extension LocaleTable {
  /// How numbers are typed by locale, as Unicode's CLDR has it: decimal separator, code of the digit zero, name of the
  /// digits, locales. All locales that are not here have a full stop and the digits 0 to 9.
  static let rows: StaticString = """
    ,|30|European|
      af agq ast az bas be bg blo br bs ca cs cv da de dsb dua dyo el eo es et eu ewo ff fi fo fr fur fy gl hr hsb
      hu hy ia id ie is it jgo jv ka kab kea kgp kk kkj kl ksf ksh ku ky lb lij lmo ln lo lt lu lv mgh mk mua nb
      nds nl nmg nn nnh no nr oc os pl prg pt rn ro ru rw sah sc se seh sg shi sk sl smn sq sr ss su sv szl tg tk
      tok tr ts tt tzm uk uz ve vec vi vmw wae wo yav yrl zgh ar_DZ ar_LY ar_MA ar_TN en_AL en_AR en_AT en_BE
      en_BG en_BR en_CL en_CO en_CV en_CZ en_DE en_DK en_EE en_FI en_FR en_GR en_HU en_ID en_LT en_LV en_NL en_NO
      en_PL en_PT en_RU en_SE en_SI en_SK en_TR en_UA en_ZA ms_BN ms_ID qu_BO sw_CD
    .|30|European|
      de_CH de_LI es_419 es_AG es_BB es_BM es_BR es_BS es_BZ es_CA es_CU es_DM es_DO es_GD es_GT es_GY es_HN es_KN
      es_KY es_LC es_MX es_NI es_PA es_PE es_PR es_SV es_TC es_TT es_US es_VC es_VG es_VI it_CH ks_Deva sd_Deva
      ff_Latn_GH ff_Latn_GM ff_Latn_LR ff_Latn_NE ff_Latn_NG ff_Latn_SL
    .|660|Arabic|
      sd
    ٫|660|Arabic|
      ckb ar_BH ar_DJ ar_EG ar_ER ar_IL ar_IQ ar_JO ar_KM ar_KW ar_LB ar_MR ar_OM ar_PS ar_QA ar_SA ar_SD ar_SO
      ar_SS ar_SY ar_TD ar_YE
    ٫|6F0|Persian|
      fa ks lrc mzn ps pa_Arab uz_Arab pa_Aran_PK
    .|7C0|N'Ko|
      nqo
    .|966|Devanagari|
      bgc bho ne raj sa sat_Deva
    .|9E6|Bengali|
      as mni
    .|F20|Tibetan|
      dz
    .|1040|Burmese|
      my
    .|1C50|Ol Chiki|
      sat
    .|ABF0|Meetei|
      mni_Mtei
    .|11136|Chakma|
      ccp
    .|1E950|Adlam|
      ff_Adlm
    """
}
