extension PropertyNames {
  /// The other properties with named values: a row that begins with a colon names a property, the rows after it
  /// its values (UCD `PropertyAliases.txt` and `PropertyValueAliases.txt`).
  package static let enumerated = [enumeratedFromBidi, enumeratedFromJoining]

  /// Properties from `Bidi_Class` to `Indic_Syllabic_Category`.
  private static let enumeratedFromBidi: StaticString = """
    : bc Bidi_Class
    AL Arabic_Letter
    AN Arabic_Number
    B Paragraph_Separator
    BN Boundary_Neutral
    CS Common_Separator
    EN European_Number
    ES European_Separator
    ET European_Terminator
    FSI First_Strong_Isolate
    L Left_To_Right
    LRE Left_To_Right_Embedding
    LRI Left_To_Right_Isolate
    LRO Left_To_Right_Override
    NSM Nonspacing_Mark
    ON Other_Neutral
    PDF Pop_Directional_Format
    PDI Pop_Directional_Isolate
    R Right_To_Left
    RLE Right_To_Left_Embedding
    RLI Right_To_Left_Isolate
    RLO Right_To_Left_Override
    S Segment_Separator
    WS White_Space
    : bpt Bidi_Paired_Bracket_Type
    c Close
    n None
    o Open
    : ccc Canonical_Combining_Class
    0 NR Not_Reordered
    1 OV Overlay
    6 HANR Han_Reading
    7 NK Nukta
    8 KV Kana_Voicing
    9 VR Virama
    10 CCC10
    11 CCC11
    12 CCC12
    13 CCC13
    14 CCC14
    15 CCC15
    16 CCC16
    17 CCC17
    18 CCC18
    19 CCC19
    20 CCC20
    21 CCC21
    22 CCC22
    23 CCC23
    24 CCC24
    25 CCC25
    26 CCC26
    27 CCC27
    28 CCC28
    29 CCC29
    30 CCC30
    31 CCC31
    32 CCC32
    33 CCC33
    34 CCC34
    35 CCC35
    36 CCC36
    84 CCC84
    91 CCC91
    103 CCC103
    107 CCC107
    118 CCC118
    122 CCC122
    129 CCC129
    130 CCC130
    132 CCC132
    133 CCC133
    200 ATBL Attached_Below_Left
    202 ATB Attached_Below
    214 ATA Attached_Above
    216 ATAR Attached_Above_Right
    218 BL Below_Left
    220 B Below
    222 BR Below_Right
    224 L Left
    226 R Right
    228 AL Above_Left
    230 A Above
    232 AR Above_Right
    233 DB Double_Below
    234 DA Double_Above
    240 IS Iota_Subscript
    : dt Decomposition_Type
    Can Canonical can
    Com Compat com
    Enc Circle enc
    Fin Final fin
    Font font
    Fra Fraction fra
    Init Initial init
    Iso Isolated iso
    Med Medial med
    Nar Narrow nar
    Nb Nobreak nb
    None none
    Sml Small sml
    Sqr Square sqr
    Sub sub
    Sup Super sup
    Vert Vertical vert
    Wide wide
    : ea East_Asian_Width
    A Ambiguous
    F Fullwidth
    H Halfwidth
    N Neutral
    Na Narrow
    W Wide
    : GCB Grapheme_Cluster_Break
    CN Control
    CR
    EB E_Base
    EBG E_Base_GAZ
    EM E_Modifier
    EX Extend
    GAZ Glue_After_Zwj
    L
    LF
    LV
    LVT
    PP Prepend
    RI Regional_Indicator
    SM SpacingMark
    T
    V
    XX Other
    ZWJ
    : hst Hangul_Syllable_Type
    L Leading_Jamo
    LV LV_Syllable
    LVT LVT_Syllable
    NA Not_Applicable
    T Trailing_Jamo
    V Vowel_Jamo
    : InCB Indic_Conjunct_Break
    Consonant
    Extend
    Linker
    None
    : InPC Indic_Positional_Category
    Bottom
    Bottom_And_Left
    Bottom_And_Right
    Left
    Left_And_Right
    NA
    Overstruck
    Right
    Top
    Top_And_Bottom
    Top_And_Bottom_And_Left
    Top_And_Bottom_And_Right
    Top_And_Left
    Top_And_Left_And_Right
    Top_And_Right
    Visual_Order_Left
    : InSC Indic_Syllabic_Category
    Avagraha
    Bindu
    Brahmi_Joining_Number
    Cantillation_Mark
    Consonant
    Consonant_Dead
    Consonant_Final
    Consonant_Head_Letter
    Consonant_Initial_Postfixed
    Consonant_Killer
    Consonant_Medial
    Consonant_Placeholder
    Consonant_Preceding_Repha
    Consonant_Prefixed
    Consonant_Subjoined
    Consonant_Succeeding_Repha
    Consonant_With_Stacker
    Gemination_Mark
    Invisible_Stacker
    Joiner
    Modifying_Letter
    Non_Joiner
    Nukta
    Number
    Number_Joiner
    Other
    Pure_Killer
    Register_Shifter
    Reordering_Killer
    Syllable_Modifier
    Tone_Letter
    Tone_Mark
    Virama
    Visarga
    Vowel
    Vowel_Dependent
    Vowel_Independent
    """
}
