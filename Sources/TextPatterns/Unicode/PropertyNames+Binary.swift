extension PropertyNames {
  /// Properties that are true or false, a row each with all names (UCD `PropertyAliases.txt`, and ICU's own).
  package static let binary: StaticString = """
    AHex ASCII_Hex_Digit
    Alpha Alphabetic
    Bidi_C Bidi_Control
    Bidi_M Bidi_Mirrored
    Cased
    CI Case_Ignorable
    Comp_Ex Full_Composition_Exclusion
    CWCF Changes_When_Casefolded
    CWCM Changes_When_Casemapped
    CWKCF Changes_When_NFKC_Casefolded
    CWL Changes_When_Lowercased
    CWT Changes_When_Titlecased
    CWU Changes_When_Uppercased
    Dash
    Dep Deprecated
    DI Default_Ignorable_Code_Point
    Dia Diacritic
    EBase Emoji_Modifier_Base
    EComp Emoji_Component
    EMod Emoji_Modifier
    Emoji
    EPres Emoji_Presentation
    Ext Extender
    ExtPict Extended_Pictographic
    Gr_Base Grapheme_Base
    Gr_Ext Grapheme_Extend
    Gr_Link Grapheme_Link
    Hex Hex_Digit
    Hyphen
    ID_Compat_Math_Continue
    ID_Compat_Math_Start
    IDC ID_Continue
    Ideo Ideographic
    IDS ID_Start
    IDSB IDS_Binary_Operator
    IDST IDS_Trinary_Operator
    IDSU IDS_Unary_Operator
    Join_C Join_Control
    LOE Logical_Order_Exception
    Lower Lowercase
    Math
    MCM Modifier_Combining_Mark
    NChar Noncharacter_Code_Point
    Pat_Syn Pattern_Syntax
    Pat_WS Pattern_White_Space
    PCM Prepended_Concatenation_Mark
    QMark Quotation_Mark
    Radical
    RI Regional_Indicator
    SD Soft_Dotted
    STerm Sentence_Terminal
    Term Terminal_Punctuation
    UIdeo Unified_Ideograph
    Upper Uppercase
    VS Variation_Selector
    WSpace White_Space space
    XIDC XID_Continue
    XIDS XID_Start
    alnum
    blank
    graph
    print
    xdigit
    Segment_Starter
    NFD_Inert nfdinert
    NFKD_Inert nfkdinert
    NFC_Inert nfcinert
    NFKC_Inert nfkcinert
    Sensitive Case_Sensitive
    Basic_Emoji
    Emoji_Keycap_Sequence
    RGI_Emoji_Modifier_Sequence
    RGI_Emoji_Flag_Sequence
    RGI_Emoji_Tag_Sequence
    RGI_Emoji_ZWJ_Sequence
    RGI_Emoji
    """
}
