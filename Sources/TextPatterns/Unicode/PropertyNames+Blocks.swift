extension PropertyNames {
  /// The blocks, a row each with all names (UCD `PropertyValueAliases.txt`).
  package static let blocks: StaticString = """
    Adlam
    Aegean_Numbers
    Ahom
    Alchemical Alchemical_Symbols
    Alphabetic_PF Alphabetic_Presentation_Forms
    Anatolian_Hieroglyphs
    Ancient_Greek_Music Ancient_Greek_Musical_Notation
    Ancient_Greek_Numbers
    Ancient_Symbols
    Arabic
    Arabic_Ext_A Arabic_Extended_A
    Arabic_Ext_B Arabic_Extended_B
    Arabic_Ext_C Arabic_Extended_C
    Arabic_Math Arabic_Mathematical_Alphabetic_Symbols
    Arabic_PF_A Arabic_Presentation_Forms_A Arabic_Presentation_Forms-A
    Arabic_PF_B Arabic_Presentation_Forms_B
    Arabic_Sup Arabic_Supplement
    Armenian
    Arrows
    ASCII Basic_Latin
    Avestan
    Balinese
    Bamum
    Bamum_Sup Bamum_Supplement
    Bassa_Vah
    Batak
    Bengali
    Bhaiksuki
    Block_Elements
    Bopomofo
    Bopomofo_Ext Bopomofo_Extended
    Box_Drawing
    Brahmi
    Braille Braille_Patterns
    Buginese
    Buhid
    Byzantine_Music Byzantine_Musical_Symbols
    Carian
    Caucasian_Albanian
    Chakma
    Cham
    Cherokee
    Cherokee_Sup Cherokee_Supplement
    Chess_Symbols
    Chorasmian
    CJK CJK_Unified_Ideographs
    CJK_Compat CJK_Compatibility
    CJK_Compat_Forms CJK_Compatibility_Forms
    CJK_Compat_Ideographs CJK_Compatibility_Ideographs
    CJK_Compat_Ideographs_Sup CJK_Compatibility_Ideographs_Supplement
    CJK_Ext_A CJK_Unified_Ideographs_Extension_A
    CJK_Ext_B CJK_Unified_Ideographs_Extension_B
    CJK_Ext_C CJK_Unified_Ideographs_Extension_C
    CJK_Ext_D CJK_Unified_Ideographs_Extension_D
    CJK_Ext_E CJK_Unified_Ideographs_Extension_E
    CJK_Ext_F CJK_Unified_Ideographs_Extension_F
    CJK_Ext_G CJK_Unified_Ideographs_Extension_G
    CJK_Ext_H CJK_Unified_Ideographs_Extension_H
    CJK_Ext_I CJK_Unified_Ideographs_Extension_I
    CJK_Radicals_Sup CJK_Radicals_Supplement
    CJK_Strokes
    CJK_Symbols CJK_Symbols_And_Punctuation
    Compat_Jamo Hangul_Compatibility_Jamo
    Control_Pictures
    Coptic
    Coptic_Epact_Numbers
    Counting_Rod Counting_Rod_Numerals
    Cuneiform
    Cuneiform_Numbers Cuneiform_Numbers_And_Punctuation
    Currency_Symbols
    Cypriot_Syllabary
    Cypro_Minoan
    Cyrillic
    Cyrillic_Ext_A Cyrillic_Extended_A
    Cyrillic_Ext_B Cyrillic_Extended_B
    Cyrillic_Ext_C Cyrillic_Extended_C
    Cyrillic_Ext_D Cyrillic_Extended_D
    Cyrillic_Sup Cyrillic_Supplement Cyrillic_Supplementary
    Deseret
    Devanagari
    Devanagari_Ext Devanagari_Extended
    Devanagari_Ext_A Devanagari_Extended_A
    Diacriticals Combining_Diacritical_Marks
    Diacriticals_Ext Combining_Diacritical_Marks_Extended
    Diacriticals_For_Symbols Combining_Diacritical_Marks_For_Symbols Combining_Marks_For_Symbols
    Diacriticals_Sup Combining_Diacritical_Marks_Supplement
    Dingbats
    Dives_Akuru
    Dogra
    Domino Domino_Tiles
    Duployan
    Early_Dynastic_Cuneiform
    Egyptian_Hieroglyph_Format_Controls
    Egyptian_Hieroglyphs
    Egyptian_Hieroglyphs_Ext_A Egyptian_Hieroglyphs_Extended_A
    Elbasan
    Elymaic
    Emoticons
    Enclosed_Alphanum Enclosed_Alphanumerics
    Enclosed_Alphanum_Sup Enclosed_Alphanumeric_Supplement
    Enclosed_CJK Enclosed_CJK_Letters_And_Months
    Enclosed_Ideographic_Sup Enclosed_Ideographic_Supplement
    Ethiopic
    Ethiopic_Ext Ethiopic_Extended
    Ethiopic_Ext_A Ethiopic_Extended_A
    Ethiopic_Ext_B Ethiopic_Extended_B
    Ethiopic_Sup Ethiopic_Supplement
    Garay
    Geometric_Shapes
    Geometric_Shapes_Ext Geometric_Shapes_Extended
    Georgian
    Georgian_Ext Georgian_Extended
    Georgian_Sup Georgian_Supplement
    Glagolitic
    Glagolitic_Sup Glagolitic_Supplement
    Gothic
    Grantha
    Greek Greek_And_Coptic
    Greek_Ext Greek_Extended
    Gujarati
    Gunjala_Gondi
    Gurmukhi
    Gurung_Khema
    Half_And_Full_Forms Halfwidth_And_Fullwidth_Forms
    Half_Marks Combining_Half_Marks
    Hangul Hangul_Syllables
    Hanifi_Rohingya
    Hanunoo
    Hatran
    Hebrew
    High_PU_Surrogates High_Private_Use_Surrogates
    High_Surrogates
    Hiragana
    IDC Ideographic_Description_Characters
    Ideographic_Symbols Ideographic_Symbols_And_Punctuation
    Imperial_Aramaic
    Indic_Number_Forms Common_Indic_Number_Forms
    Indic_Siyaq_Numbers
    Inscriptional_Pahlavi
    Inscriptional_Parthian
    IPA_Ext IPA_Extensions
    Jamo Hangul_Jamo
    Jamo_Ext_A Hangul_Jamo_Extended_A
    Jamo_Ext_B Hangul_Jamo_Extended_B
    Javanese
    Kaithi
    Kaktovik_Numerals
    Kana_Ext_A Kana_Extended_A
    Kana_Ext_B Kana_Extended_B
    Kana_Sup Kana_Supplement
    Kanbun
    Kangxi Kangxi_Radicals
    Kannada
    Katakana
    Katakana_Ext Katakana_Phonetic_Extensions
    Kawi
    Kayah_Li
    Kharoshthi
    Khitan_Small_Script
    Khmer
    Khmer_Symbols
    Khojki
    Khudawadi
    Kirat_Rai
    Lao
    Latin_1_Sup Latin_1_Supplement Latin_1
    Latin_Ext_A Latin_Extended_A
    Latin_Ext_Additional Latin_Extended_Additional
    Latin_Ext_B Latin_Extended_B
    Latin_Ext_C Latin_Extended_C
    Latin_Ext_D Latin_Extended_D
    Latin_Ext_E Latin_Extended_E
    Latin_Ext_F Latin_Extended_F
    Latin_Ext_G Latin_Extended_G
    Lepcha
    Letterlike_Symbols
    Limbu
    Linear_A
    Linear_B_Ideograms
    Linear_B_Syllabary
    Lisu
    Lisu_Sup Lisu_Supplement
    Low_Surrogates
    Lycian
    Lydian
    Mahajani
    Mahjong Mahjong_Tiles
    Makasar
    Malayalam
    Mandaic
    Manichaean
    Marchen
    Masaram_Gondi
    Math_Alphanum Mathematical_Alphanumeric_Symbols
    Math_Operators Mathematical_Operators
    Mayan_Numerals
    Medefaidrin
    Meetei_Mayek
    Meetei_Mayek_Ext Meetei_Mayek_Extensions
    Mende_Kikakui
    Meroitic_Cursive
    Meroitic_Hieroglyphs
    Miao
    Misc_Arrows Miscellaneous_Symbols_And_Arrows
    Misc_Math_Symbols_A Miscellaneous_Mathematical_Symbols_A
    Misc_Math_Symbols_B Miscellaneous_Mathematical_Symbols_B
    Misc_Pictographs Miscellaneous_Symbols_And_Pictographs
    Misc_Symbols Miscellaneous_Symbols
    Misc_Technical Miscellaneous_Technical
    Modi
    Modifier_Letters Spacing_Modifier_Letters
    Modifier_Tone_Letters
    Mongolian
    Mongolian_Sup Mongolian_Supplement
    Mro
    Multani
    Music Musical_Symbols
    Myanmar
    Myanmar_Ext_A Myanmar_Extended_A
    Myanmar_Ext_B Myanmar_Extended_B
    Myanmar_Ext_C Myanmar_Extended_C
    Nabataean
    Nag_Mundari
    Nandinagari
    NB No_Block
    New_Tai_Lue
    Newa
    NKo
    Number_Forms
    Nushu
    Nyiakeng_Puachue_Hmong
    OCR Optical_Character_Recognition
    Ogham
    Ol_Chiki
    Ol_Onal
    Old_Hungarian
    Old_Italic
    Old_North_Arabian
    Old_Permic
    Old_Persian
    Old_Sogdian
    Old_South_Arabian
    Old_Turkic
    Old_Uyghur
    Oriya
    Ornamental_Dingbats
    Osage
    Osmanya
    Ottoman_Siyaq_Numbers
    Pahawh_Hmong
    Palmyrene
    Pau_Cin_Hau
    Phags_Pa
    Phaistos Phaistos_Disc
    Phoenician
    Phonetic_Ext Phonetic_Extensions
    Phonetic_Ext_Sup Phonetic_Extensions_Supplement
    Playing_Cards
    Psalter_Pahlavi
    PUA Private_Use_Area Private_Use
    Punctuation General_Punctuation
    Rejang
    Rumi Rumi_Numeral_Symbols
    Runic
    Samaritan
    Saurashtra
    Sharada
    Shavian
    Shorthand_Format_Controls
    Siddham
    Sinhala
    Sinhala_Archaic_Numbers
    Small_Forms Small_Form_Variants
    Small_Kana_Ext Small_Kana_Extension
    Sogdian
    Sora_Sompeng
    Soyombo
    Specials
    Sundanese
    Sundanese_Sup Sundanese_Supplement
    Sunuwar
    Sup_Arrows_A Supplemental_Arrows_A
    Sup_Arrows_B Supplemental_Arrows_B
    Sup_Arrows_C Supplemental_Arrows_C
    Sup_Math_Operators Supplemental_Mathematical_Operators
    Sup_PUA_A Supplementary_Private_Use_Area_A
    Sup_PUA_B Supplementary_Private_Use_Area_B
    Sup_Punctuation Supplemental_Punctuation
    Sup_Symbols_And_Pictographs Supplemental_Symbols_And_Pictographs
    Super_And_Sub Superscripts_And_Subscripts
    Sutton_SignWriting
    Syloti_Nagri
    Symbols_And_Pictographs_Ext_A Symbols_And_Pictographs_Extended_A
    Symbols_For_Legacy_Computing
    Symbols_For_Legacy_Computing_Sup Symbols_For_Legacy_Computing_Supplement
    Syriac
    Syriac_Sup Syriac_Supplement
    Tagalog
    Tagbanwa
    Tags
    Tai_Le
    Tai_Tham
    Tai_Viet
    Tai_Xuan_Jing Tai_Xuan_Jing_Symbols
    Takri
    Tamil
    Tamil_Sup Tamil_Supplement
    Tangsa
    Tangut
    Tangut_Components
    Tangut_Sup Tangut_Supplement
    Telugu
    Thaana
    Thai
    Tibetan
    Tifinagh
    Tirhuta
    Todhri
    Toto
    Transport_And_Map Transport_And_Map_Symbols
    Tulu_Tigalari
    UCAS Unified_Canadian_Aboriginal_Syllabics Canadian_Syllabics
    UCAS_Ext Unified_Canadian_Aboriginal_Syllabics_Extended
    UCAS_Ext_A Unified_Canadian_Aboriginal_Syllabics_Extended_A
    Ugaritic
    Vai
    Vedic_Ext Vedic_Extensions
    Vertical_Forms
    Vithkuqi
    VS Variation_Selectors
    VS_Sup Variation_Selectors_Supplement
    Wancho
    Warang_Citi
    Yezidi
    Yi_Radicals
    Yi_Syllables
    Yijing Yijing_Hexagram_Symbols
    Zanabazar_Square
    Znamenny_Music Znamenny_Musical_Notation
    """
}
