/// The enumerations that rules and formatters look at, by name; a test holds each number equal to its row.
extension EnumID {
  @inlinable public static var keyboardType: EnumID { EnumID(rawValue: 0) }
  @inlinable public static var borderStyle: EnumID { EnumID(rawValue: 2) }
  @inlinable public static var returnKeyType: EnumID { EnumID(rawValue: 4) }
  @inlinable public static var autocapitalizationType: EnumID { EnumID(rawValue: 5) }
  @inlinable public static var autocorrectionType: EnumID { EnumID(rawValue: 6) }
  @inlinable public static var spellCheckingType: EnumID { EnumID(rawValue: 7) }
  @inlinable public static var smartQuotesType: EnumID { EnumID(rawValue: 8) }
  @inlinable public static var smartDashesType: EnumID { EnumID(rawValue: 9) }
  @inlinable public static var inlinePredictionType: EnumID { EnumID(rawValue: 11) }
  @inlinable public static var keyboardAppearance: EnumID { EnumID(rawValue: 14) }
  @inlinable public static var dispatch: EnumID { EnumID(rawValue: 17) }
  @inlinable public static var keyboardAvoidance: EnumID { EnumID(rawValue: 18) }
  @inlinable public static var ruleTime: EnumID { EnumID(rawValue: 20) }
  @inlinable public static var characterClass: EnumID { EnumID(rawValue: 25) }
  @inlinable public static var checksum: EnumID { EnumID(rawValue: 26) }
  @inlinable public static var normalization: EnumID { EnumID(rawValue: 27) }
  @inlinable public static var toolbarItem: EnumID { EnumID(rawValue: 28) }
  @inlinable public static var calendar: EnumID { EnumID(rawValue: 31) }
  @inlinable public static var textContentType: EnumID { EnumID(rawValue: 32) }
  @inlinable public static var controlEvent: EnumID { EnumID(rawValue: 33) }
  @inlinable public static var keyboardDismissMode: EnumID { EnumID(rawValue: 41) }
  @inlinable public static var textStyle: EnumID { EnumID(rawValue: 42) }
  @inlinable public static var fontWeight: EnumID { EnumID(rawValue: 43) }
  @inlinable public static var datePickerMode: EnumID { EnumID(rawValue: 44) }
  @inlinable public static var presentation: EnumID { EnumID(rawValue: 46) }
  @inlinable public static var underlineStyle: EnumID { EnumID(rawValue: 48) }
  @inlinable public static var contentSizeCategory: EnumID { EnumID(rawValue: 50) }
  @inlinable public static var color: EnumID { EnumID(rawValue: 56) }
  @inlinable public static var textAlignment: EnumID { EnumID(rawValue: 57) }
  @inlinable public static var dataDetectorTypes: EnumID { EnumID(rawValue: 59) }
  @inlinable public static var dateStyle: EnumID { EnumID(rawValue: 71) }
  @inlinable public static var numberStyle: EnumID { EnumID(rawValue: 73) }
  @inlinable public static var htmlAutocomplete: EnumID { EnumID(rawValue: 84) }
}
