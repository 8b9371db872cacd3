/// Members of the lists of the form language and of formatters, by name; a test holds each number equal to its row.
extension EnumMember {
  /// Members of `Dispatch`.
  public enum Dispatch {
    @inlinable public static var tags: EnumMember { EnumMember(rawValue: 95) }
    @inlinable public static var outlets: EnumMember { EnumMember(rawValue: 96) }
  }

  /// Members of `KeyboardAvoidance`.
  public enum KeyboardAvoidance {
    @inlinable public static var automatic: EnumMember { EnumMember(rawValue: 98) }
    @inlinable public static var keyboardLayoutGuide: EnumMember { EnumMember(rawValue: 99) }
    @inlinable public static var contentInset: EnumMember { EnumMember(rawValue: 100) }
    @inlinable public static var resize: EnumMember { EnumMember(rawValue: 101) }
    @inlinable public static var scroll: EnumMember { EnumMember(rawValue: 102) }
    @inlinable public static var none: EnumMember { EnumMember(rawValue: 103) }
  }

  /// Members of `KeyboardDismissal`.
  public enum KeyboardDismissal {
    @inlinable public static var tapOutside: EnumMember { EnumMember(rawValue: 105) }
    @inlinable public static var onDrag: EnumMember { EnumMember(rawValue: 106) }
    @inlinable public static var interactive: EnumMember { EnumMember(rawValue: 107) }
    @inlinable public static var submit: EnumMember { EnumMember(rawValue: 108) }
  }

  /// Members of `RuleTime`.
  public enum RuleTime {
    @inlinable public static var change: EnumMember { EnumMember(rawValue: 110) }
    @inlinable public static var endEditing: EnumMember { EnumMember(rawValue: 111) }
    @inlinable public static var `return`: EnumMember { EnumMember(rawValue: 112) }
    @inlinable public static var submit: EnumMember { EnumMember(rawValue: 113) }
  }

  /// Members of `RuleEffect`.
  public enum RuleEffect {
    @inlinable public static var report: EnumMember { EnumMember(rawValue: 115) }
    @inlinable public static var refuse: EnumMember { EnumMember(rawValue: 116) }
  }

  /// Members of `RuleSeverity`.
  public enum RuleSeverity {
    @inlinable public static var error: EnumMember { EnumMember(rawValue: 118) }
    @inlinable public static var warning: EnumMember { EnumMember(rawValue: 119) }
  }

  /// Members of `LengthUnit`.
  public enum LengthUnit {
    @inlinable public static var characters: EnumMember { EnumMember(rawValue: 121) }
    @inlinable public static var utf16: EnumMember { EnumMember(rawValue: 122) }
    @inlinable public static var scalars: EnumMember { EnumMember(rawValue: 123) }
  }

  /// Members of `PatternMatch`.
  public enum PatternMatch {
    @inlinable public static var whole: EnumMember { EnumMember(rawValue: 125) }
    @inlinable public static var anywhere: EnumMember { EnumMember(rawValue: 126) }
  }

  /// Members of `CharacterClass`.
  public enum CharacterClass {
    @inlinable public static var decimalDigits: EnumMember { EnumMember(rawValue: 128) }
    @inlinable public static var letters: EnumMember { EnumMember(rawValue: 129) }
    @inlinable public static var alphanumerics: EnumMember { EnumMember(rawValue: 130) }
    @inlinable public static var whitespaces: EnumMember { EnumMember(rawValue: 131) }
    @inlinable public static var ascii: EnumMember { EnumMember(rawValue: 132) }
  }

  /// Members of `Checksum`.
  public enum Checksum {
    @inlinable public static var luhn: EnumMember { EnumMember(rawValue: 134) }
    @inlinable public static var mod97: EnumMember { EnumMember(rawValue: 135) }
    @inlinable public static var isbn: EnumMember { EnumMember(rawValue: 136) }
    @inlinable public static var ean: EnumMember { EnumMember(rawValue: 137) }
  }

  /// Members of `Normalization`.
  public enum Normalization {
    @inlinable public static var trim: EnumMember { EnumMember(rawValue: 139) }
    @inlinable public static var removeSpaces: EnumMember { EnumMember(rawValue: 140) }
    @inlinable public static var uppercase: EnumMember { EnumMember(rawValue: 141) }
    @inlinable public static var lowercase: EnumMember { EnumMember(rawValue: 142) }
    @inlinable public static var asciiDigits: EnumMember { EnumMember(rawValue: 143) }
  }

  /// Members of `ToolbarItem`.
  public enum ToolbarItem {
    @inlinable public static var previous: EnumMember { EnumMember(rawValue: 145) }
    @inlinable public static var next: EnumMember { EnumMember(rawValue: 146) }
    @inlinable public static var flexibleSpace: EnumMember { EnumMember(rawValue: 147) }
    @inlinable public static var done: EnumMember { EnumMember(rawValue: 148) }
  }

  /// Members of `DateFormatter.Style`.
  public enum DateStyle {
    @inlinable public static var none: EnumMember { EnumMember(rawValue: 521) }
    @inlinable public static var short: EnumMember { EnumMember(rawValue: 522) }
    @inlinable public static var medium: EnumMember { EnumMember(rawValue: 523) }
    @inlinable public static var long: EnumMember { EnumMember(rawValue: 524) }
    @inlinable public static var full: EnumMember { EnumMember(rawValue: 525) }
  }

  /// Members of `NumberFormatter.Style`.
  public enum NumberStyle {
    @inlinable public static var none: EnumMember { EnumMember(rawValue: 531) }
    @inlinable public static var decimal: EnumMember { EnumMember(rawValue: 532) }
    @inlinable public static var currency: EnumMember { EnumMember(rawValue: 533) }
    @inlinable public static var percent: EnumMember { EnumMember(rawValue: 534) }
    @inlinable public static var scientific: EnumMember { EnumMember(rawValue: 535) }
    @inlinable public static var spellOut: EnumMember { EnumMember(rawValue: 536) }
    @inlinable public static var ordinal: EnumMember { EnumMember(rawValue: 537) }
    @inlinable public static var currencyISOCode: EnumMember { EnumMember(rawValue: 538) }
    @inlinable public static var currencyPlural: EnumMember { EnumMember(rawValue: 539) }
    @inlinable public static var currencyAccounting: EnumMember { EnumMember(rawValue: 540) }
  }
}
