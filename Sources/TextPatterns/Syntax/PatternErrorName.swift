/// ICU's names of the errors that a pattern can have (ICU header `utypes.h`).
enum PatternErrorName: String {
  case badEscapeSequence = "U_REGEX_BAD_ESCAPE_SEQUENCE"
  case badInterval = "U_REGEX_BAD_INTERVAL"
  /// ICU's parser keeps 100 states; a group or set in more than 99 others ends in this.
  case internalError = "U_REGEX_INTERNAL_ERROR"
  case invalidBackReference = "U_REGEX_INVALID_BACK_REF"
  case invalidCaptureGroupName = "U_REGEX_INVALID_CAPTURE_GROUP_NAME"
  case invalidFlag = "U_REGEX_INVALID_FLAG"
  case invalidRange = "U_REGEX_INVALID_RANGE"
  case lookBehindLimit = "U_REGEX_LOOK_BEHIND_LIMIT"
  case maximumBelowMinimum = "U_REGEX_MAX_LT_MIN"
  case mismatchedParenthesis = "U_REGEX_MISMATCHED_PAREN"
  case missingCloseBracket = "U_REGEX_MISSING_CLOSE_BRACKET"
  case numberTooBig = "U_REGEX_NUMBER_TOO_BIG"
  case propertySyntax = "U_REGEX_PROPERTY_SYNTAX"
  case ruleSyntax = "U_REGEX_RULE_SYNTAX"
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
