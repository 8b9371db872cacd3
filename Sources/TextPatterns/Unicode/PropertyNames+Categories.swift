extension PropertyNames {
  /// The general categories, a row each with all names (UCD `PropertyValueAliases.txt`).
  package static let categories: StaticString = """
    Cc Control cntrl
    Cf Format
    Cn Unassigned
    Co Private_Use
    Cs Surrogate
    Ll Lowercase_Letter
    Lm Modifier_Letter
    Lo Other_Letter
    Lt Titlecase_Letter
    Lu Uppercase_Letter
    Mc Spacing_Mark
    Me Enclosing_Mark
    Mn Nonspacing_Mark
    Nd Decimal_Number digit
    Nl Letter_Number
    No Other_Number
    Pc Connector_Punctuation
    Pd Dash_Punctuation
    Pe Close_Punctuation
    Pf Final_Punctuation
    Pi Initial_Punctuation
    Po Other_Punctuation
    Ps Open_Punctuation
    Sc Currency_Symbol
    Sk Modifier_Symbol
    Sm Math_Symbol
    So Other_Symbol
    Zl Line_Separator
    Zp Paragraph_Separator
    Zs Space_Separator
    """

  /// The groups of general categories, likewise.
  package static let categoryGroups: StaticString = """
    C Other
    L Letter
    LC Cased_Letter
    M Mark Combining_Mark
    N Number
    P Punctuation punct
    S Symbol
    Z Separator
    """
}
