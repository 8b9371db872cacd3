/// Members of the traits of text input and of pickers, by name; a test holds each number equal to its row.
extension EnumMember {
  /// Members of `UIKeyboardType`.
  public enum Keyboard {
    @inlinable public static var `default`: EnumMember { EnumMember(rawValue: 1) }
    @inlinable public static var asciiCapable: EnumMember { EnumMember(rawValue: 2) }
    @inlinable public static var numbersAndPunctuation: EnumMember { EnumMember(rawValue: 3) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @inlinable public static var URL: EnumMember { EnumMember(rawValue: 4) }
    @inlinable public static var numberPad: EnumMember { EnumMember(rawValue: 5) }
    @inlinable public static var phonePad: EnumMember { EnumMember(rawValue: 6) }
    @inlinable public static var namePhonePad: EnumMember { EnumMember(rawValue: 7) }
    @inlinable public static var emailAddress: EnumMember { EnumMember(rawValue: 8) }
    @inlinable public static var decimalPad: EnumMember { EnumMember(rawValue: 9) }
    @inlinable public static var twitter: EnumMember { EnumMember(rawValue: 10) }
    @inlinable public static var webSearch: EnumMember { EnumMember(rawValue: 11) }
    @inlinable public static var asciiCapableNumberPad: EnumMember { EnumMember(rawValue: 12) }
    @inlinable public static var alphabet: EnumMember { EnumMember(rawValue: 13) }
  }

  /// Members of `UITextField.ViewMode`.
  public enum ViewMode {
    @inlinable public static var never: EnumMember { EnumMember(rawValue: 15) }
    @inlinable public static var whileEditing: EnumMember { EnumMember(rawValue: 16) }
    @inlinable public static var unlessEditing: EnumMember { EnumMember(rawValue: 17) }
    @inlinable public static var always: EnumMember { EnumMember(rawValue: 18) }
  }

  /// Members of `UIReturnKeyType`.
  public enum ReturnKey {
    @inlinable public static var `default`: EnumMember { EnumMember(rawValue: 28) }
    @inlinable public static var go: EnumMember { EnumMember(rawValue: 29) }
    @inlinable public static var google: EnumMember { EnumMember(rawValue: 30) }
    @inlinable public static var join: EnumMember { EnumMember(rawValue: 31) }
    @inlinable public static var next: EnumMember { EnumMember(rawValue: 32) }
    @inlinable public static var route: EnumMember { EnumMember(rawValue: 33) }
    @inlinable public static var search: EnumMember { EnumMember(rawValue: 34) }
    @inlinable public static var send: EnumMember { EnumMember(rawValue: 35) }
    @inlinable public static var yahoo: EnumMember { EnumMember(rawValue: 36) }
    @inlinable public static var done: EnumMember { EnumMember(rawValue: 37) }
    @inlinable public static var emergencyCall: EnumMember { EnumMember(rawValue: 38) }
    @inlinable public static var `continue`: EnumMember { EnumMember(rawValue: 39) }
  }

  /// Members of `UITextAutocapitalizationType`.
  public enum Autocapitalization {
    @inlinable public static var none: EnumMember { EnumMember(rawValue: 41) }
    @inlinable public static var words: EnumMember { EnumMember(rawValue: 42) }
    @inlinable public static var sentences: EnumMember { EnumMember(rawValue: 43) }
    @inlinable public static var allCharacters: EnumMember { EnumMember(rawValue: 44) }
  }

  /// Members of `UITextAutocorrectionType`.
  public enum Autocorrection {
    @inlinable public static var `default`: EnumMember { EnumMember(rawValue: 46) }
    @inlinable public static var no: EnumMember { EnumMember(rawValue: 47) }
    @inlinable public static var yes: EnumMember { EnumMember(rawValue: 48) }
  }

  /// Members of `UITextSpellCheckingType`.
  public enum SpellChecking {
    @inlinable public static var `default`: EnumMember { EnumMember(rawValue: 50) }
    @inlinable public static var no: EnumMember { EnumMember(rawValue: 51) }
    @inlinable public static var yes: EnumMember { EnumMember(rawValue: 52) }
  }

  /// Members of `UITextSmartQuotesType`.
  public enum SmartQuotes {
    @inlinable public static var `default`: EnumMember { EnumMember(rawValue: 54) }
    @inlinable public static var no: EnumMember { EnumMember(rawValue: 55) }
    @inlinable public static var yes: EnumMember { EnumMember(rawValue: 56) }
  }

  /// Members of `UITextSmartDashesType`.
  public enum SmartDashes {
    @inlinable public static var `default`: EnumMember { EnumMember(rawValue: 58) }
    @inlinable public static var no: EnumMember { EnumMember(rawValue: 59) }
    @inlinable public static var yes: EnumMember { EnumMember(rawValue: 60) }
  }

  /// Members of `UIKeyboardAppearance`.
  public enum Appearance {
    @inlinable public static var `default`: EnumMember { EnumMember(rawValue: 78) }
    @inlinable public static var dark: EnumMember { EnumMember(rawValue: 79) }
    @inlinable public static var light: EnumMember { EnumMember(rawValue: 80) }
    @inlinable public static var alert: EnumMember { EnumMember(rawValue: 81) }
  }

  /// Members of `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode {
    @inlinable public static var none: EnumMember { EnumMember(rawValue: 292) }
  }

  /// Members of `UIDatePicker.Mode`.
  public enum DatePickerMode {
    @inlinable public static var time: EnumMember { EnumMember(rawValue: 322) }
    @inlinable public static var date: EnumMember { EnumMember(rawValue: 323) }
    @inlinable public static var dateAndTime: EnumMember { EnumMember(rawValue: 324) }
    @inlinable public static var countDownTimer: EnumMember { EnumMember(rawValue: 325) }
  }

  /// Members of `UIContentSizeCategory`.
  public enum ContentSizeCategory {
    @inlinable public static var unspecified: EnumMember { EnumMember(rawValue: 365) }
  }

}
