extension NumberPatternTable {
  /// Number patterns and settings that do not do what they look like.
  static let mistakes: StaticString = """
    two-decimal-separators|error|high|there is more than one decimal separator
    grouping-in-fraction|error|high|digits after the decimal separator are not grouped
    hash-after-zero-integer|error|high|before the decimal separator, 0 comes after #
    zero-after-hash-fraction|error|high|after the decimal separator, 0 comes before #
    at-with-zero|error|high|@ and 0 do not go together
    at-with-decimal|error|high|@ and a decimal separator do not go together
    localized-comma-decimal|warning|medium|in a pattern the decimal separator is a full stop, whatever the locale writes
    empty-exponent|error|high|an exponent needs at least one 0
    grouping-with-exponent|warning|medium|digits before an exponent are not grouped
    too-many-subpatterns|error|high|there are two patterns at most: for positive and for negative numbers
    trailing-grouping|error|high|a grouping separator stands between digits
    percent-twice|warning|medium|there is more than one per cent sign
    unquoted-special-affix|warning|medium|a character with a meaning has to be quoted outside the number
    min-over-max|error|high|the minimum is above the maximum
    significant-off|warning|medium|the number of significant digits counts only with usesSignificantDigits
    padding-without-width|warning|medium|padding needs a width
    rounding-mode-increment|warning|low|an increment and significant digits do not go together
    grouping-size-off|warning|medium|the size of groups counts only with usesGroupingSeparator
    unbalanced-quote|warning|high|a quote is not closed: what follows it stands for itself
    always-shows-separator|warning|medium|fractions are written that are not read
    """
}
