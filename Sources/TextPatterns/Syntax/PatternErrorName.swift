/// ICU's names of the errors that a pattern can have (ICU header `utypes.h`).
enum PatternErrorName: String {
  /// A backslash before something that ICU has no escape for.
  case badEscapeSequence = "U_REGEX_BAD_ESCAPE_SEQUENCE"
  /// A quantifier in braces that is not `{n}`, `{n,}` or `{n,m}`.
  case badInterval = "U_REGEX_BAD_INTERVAL"
  /// ICU's parser keeps 100 states; a group or set in more than 99 others ends in this.
  case internalError = "U_REGEX_INTERNAL_ERROR"
  /// A reference to a group that the pattern does not have.
  case invalidBackReference = "U_REGEX_INVALID_BACK_REF"
  /// A group's name that is malformed, given twice, or referred to before the group.
  case invalidCaptureGroupName = "U_REGEX_INVALID_CAPTURE_GROUP_NAME"
  /// A letter in `(?…)` that is no flag.
  case invalidFlag = "U_REGEX_INVALID_FLAG"
  /// A range of a set whose first character is after its last.
  case invalidRange = "U_REGEX_INVALID_RANGE"
  /// A look-behind whose length has no bound that ICU can store.
  case lookBehindLimit = "U_REGEX_LOOK_BEHIND_LIMIT"
  /// A quantifier `{n,m}` where m is less than n.
  case maximumBelowMinimum = "U_REGEX_MAX_LT_MIN"
  /// A parenthesis without its counterpart.
  case mismatchedParenthesis = "U_REGEX_MISMATCHED_PAREN"
  /// A set without its `]`.
  case missingCloseBracket = "U_REGEX_MISSING_CLOSE_BRACKET"
  /// A count of a quantifier above 2²⁴ − 1.
  case numberTooBig = "U_REGEX_NUMBER_TOO_BIG"
  /// A property that ICU does not know, or one without its `}`.
  case propertySyntax = "U_REGEX_PROPERTY_SYNTAX"
  /// Anything else that ICU's grammar does not allow.
  case ruleSyntax = "U_REGEX_RULE_SYNTAX"
  /// Something that ICU's grammar has and its engine does not.
  case unimplemented = "U_REGEX_UNIMPLEMENTED"
  /// What an empty pattern ends in.
  case illegalArgument = "U_ILLEGAL_ARGUMENT_ERROR"
}

extension PatternError {
  /// An error by its name, in words, at some bytes of the source.
  init(_ name: PatternErrorName, _ message: String, _ range: Range<Int>) {
    self.init(icuName: name.rawValue, message: message, range: range)
  }
}
