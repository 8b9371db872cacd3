extension PropertyNames {
  /// Properties with named values from `Joining_Group` to `Word_Break`, the second part of `enumerated`.
  static let enumeratedFromJoining: StaticString = """
    : jg Joining_Group
    African_Feh
    African_Noon
    African_Qaf
    Ain
    Alaph
    Alef
    Beh
    Beth
    Burushaski_Yeh_Barree
    Dal
    Dalath_Rish
    E
    Farsi_Yeh
    Fe
    Feh
    Final_Semkath
    Gaf
    Gamal
    Hah
    Hanifi_Rohingya_Kinna_Ya
    Hanifi_Rohingya_Pa
    He
    Heh
    Heh_Goal
    Heth
    Kaf
    Kaph
    Kashmiri_Yeh
    Khaph
    Knotted_Heh
    Lam
    Lamadh
    Malayalam_Bha
    Malayalam_Ja
    Malayalam_Lla
    Malayalam_Llla
    Malayalam_Nga
    Malayalam_Nna
    Malayalam_Nnna
    Malayalam_Nya
    Malayalam_Ra
    Malayalam_Ssa
    Malayalam_Tta
    Manichaean_Aleph
    Manichaean_Ayin
    Manichaean_Beth
    Manichaean_Daleth
    Manichaean_Dhamedh
    Manichaean_Five
    Manichaean_Gimel
    Manichaean_Heth
    Manichaean_Hundred
    Manichaean_Kaph
    Manichaean_Lamedh
    Manichaean_Mem
    Manichaean_Nun
    Manichaean_One
    Manichaean_Pe
    Manichaean_Qoph
    Manichaean_Resh
    Manichaean_Sadhe
    Manichaean_Samekh
    Manichaean_Taw
    Manichaean_Ten
    Manichaean_Teth
    Manichaean_Thamedh
    Manichaean_Twenty
    Manichaean_Waw
    Manichaean_Yodh
    Manichaean_Zayin
    Meem
    Mim
    No_Joining_Group
    Noon
    Nun
    Nya
    Pe
    Qaf
    Qaph
    Reh
    Reversed_Pe
    Rohingya_Yeh
    Sad
    Sadhe
    Seen
    Semkath
    Shin
    Straight_Waw
    Swash_Kaf
    Syriac_Waw
    Tah
    Taw
    Teh_Marbuta
    Teh_Marbuta_Goal Hamza_On_Heh_Goal
    Teth
    Thin_Yeh
    Vertical_Tail
    Waw
    Yeh
    Yeh_Barree
    Yeh_With_Tail
    Yudh
    Yudh_He
    Zain
    Zhain
    : jt Joining_Type
    C Join_Causing
    D Dual_Joining
    L Left_Joining
    R Right_Joining
    T Transparent
    U Non_Joining
    : lb Line_Break
    AI Ambiguous
    AK Aksara
    AL Alphabetic
    AP Aksara_Prebase
    AS Aksara_Start
    B2 Break_Both
    BA Break_After
    BB Break_Before
    BK Mandatory_Break
    CB Contingent_Break
    CJ Conditional_Japanese_Starter
    CL Close_Punctuation
    CM Combining_Mark
    CP Close_Parenthesis
    CR Carriage_Return
    EB E_Base
    EM E_Modifier
    EX Exclamation
    GL Glue
    H2
    H3
    HL Hebrew_Letter
    HY Hyphen
    ID Ideographic
    IN Inseparable Inseperable
    IS Infix_Numeric
    JL
    JT
    JV
    LF Line_Feed
    NL Next_Line
    NS Nonstarter
    NU Numeric
    OP Open_Punctuation
    PO Postfix_Numeric
    PR Prefix_Numeric
    QU Quotation
    RI Regional_Indicator
    SA Complex_Context
    SG Surrogate
    SP Space
    SY Break_Symbols
    VF Virama_Final
    VI Virama
    WJ Word_Joiner
    XX Unknown
    ZW ZWSpace
    ZWJ
    : NFC_QC NFC_Quick_Check
    M Maybe
    N No
    Y Yes
    : NFD_QC NFD_Quick_Check
    N No
    Y Yes
    : NFKC_QC NFKC_Quick_Check
    M Maybe
    N No
    Y Yes
    : NFKD_QC NFKD_Quick_Check
    N No
    Y Yes
    : nt Numeric_Type
    De Decimal
    Di Digit
    None
    Nu Numeric
    : SB Sentence_Break
    AT ATerm
    CL Close
    CR
    EX Extend
    FO Format
    LE OLetter
    LF
    LO Lower
    NU Numeric
    SC SContinue
    SE Sep
    SP Sp
    ST STerm
    UP Upper
    XX Other
    : vo Vertical_Orientation
    R Rotated
    Tr Transformed_Rotated
    Tu Transformed_Upright
    U Upright
    : WB Word_Break
    CR
    DQ Double_Quote
    EB E_Base
    EBG E_Base_GAZ
    EM E_Modifier
    EX ExtendNumLet
    Extend
    FO Format
    GAZ Glue_After_Zwj
    HL Hebrew_Letter
    KA Katakana
    LE ALetter
    LF
    MB MidNumLet
    ML MidLetter
    MN MidNum
    NL Newline
    NU Numeric
    RI Regional_Indicator
    SQ Single_Quote
    WSegSpace
    XX Other
    ZWJ
    """
}
