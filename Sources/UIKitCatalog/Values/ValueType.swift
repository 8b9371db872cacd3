/// What the value of a property or an argument may be, as the form language writes it.
public enum ValueType: Hashable, Sendable {
  /// `true` or `false`.
  case bool
  /// A whole number.
  case integer
  /// A whole number that is not negative.
  case count
  /// A whole number or a decimal.
  case number
  /// The same, from 0 on.
  case nonNegative
  /// The same, above 0.
  case positive
  /// A string.
  case string
  /// A string that people see: a literal or `.localized(…)`.
  case text
  /// A text in which `\(V)` stands for a value as the field's formatter writes it.
  case placeholder
  /// A text that meets the field's rules; `\(V)` as in a placeholder.
  case example
  /// One case of an enumeration: `.case`, or the Objective-C name of the constant.
  case enumeration(EnumID)
  /// A set of options: `[.one, .other]`, or `.one` alone.
  case options(EnumID)
  /// A string that holds one of the words of an enumeration, as HTML writes them.
  case token(EnumID)
  /// A bare word out of an enumeration: `leftView`.
  case word(EnumID)
  /// The hexadecimal digits of a colour in a string: `"#RRGGBB"`.
  case hexColor
  /// A day in a string: `"2010-11-15"`.
  case day
  /// `.label`, `.hex("#RRGGBB")`, `.named("Brand")`.
  case color
  /// `.system(size: 16)`, `.preferred(.body)`, `.named("Menlo", size: 14)`.
  case font
  /// The name of an image in the asset catalogue, or `.image(…)`, `.system(…)`.
  case image
  /// A view at the edge of a field: `.image(…)`, `.button(…)`, `.label(…)`, `.view(…)`.
  case overlay
  /// What stands in place of the keyboard: `.datePicker(…)`, `.picker(…)`, `.view(…)`.
  case inputView
  /// What sits on top of the keyboard: `.toolbar([…])`, `.view(…)`.
  case accessory
  /// `.attributed("text", .font(…))`.
  case attributedText
  /// A list of attributes: `[.font(…), .foregroundColor(…)]`.
  case attributes
  /// One attribute: `.font(…)`.
  case attribute
  /// `.insets(top: 0, left: 8, bottom: 0, right: 8)`, or the four numbers in this order in an array.
  case insets
  /// A string in Apple's language of password rules.
  case passwordRules
  /// The name of a class.
  case className
  /// The name of a class, or `none`.
  case delegate
  /// The name of a function of one's own.
  case method
  /// The name of an outlet.
  case outlet
  /// Where a value is stored: a name or a string.
  case key
  /// An integer, or a `.case` of the form's tags.
  case tag
  /// The name of a control of the form.
  case control
  /// The name of a control of the form, or `next`, `previous`.
  case focus
  /// `.date(…)`, `.number(…)`, `.mask("…")`, `.grouped(…)`, `.custom(…)`.
  case formatter
  /// Steps that change the text before anything sees it: `[.trim, .removeCharacters("-")]`.
  case normalization
  /// A list of texts that people see.
  case texts
  /// A list of strings.
  case strings
  /// A list of integers.
  case integers
  /// The identifier of a locale in a string: `"de_DE"`.
  case locale
  /// A list of identifiers of locales.
  case locales
  /// The name of a time zone in a string: `"Europe/Berlin"`.
  case timeZone
  /// A currency's three letters in a string: `"EUR"`.
  case currency
  /// `iOS(16)` or `iOS(16.4)`.
  case version
  /// `date("2010-11-15")`, `today`, `today(years: -18)`, `now`.
  case date
  /// A range of whole numbers: `3...8`, `...50`.
  case lengthRange
  /// A range of numbers or of dates.
  case valueRange
  /// A regular expression: `/…/`.
  case regex
  /// `.decimalDigits`, a string of characters, a class `/[0-9A-F]/`, or an array that unites them.
  case characterSet
  /// The buttons of a bar: `[.flexibleSpace, .done]`.
  case toolbarItems
  /// A block of one's own properties: `{ name: value }`.
  case block
  /// A UIKit type that the language has no literal for; such a property is set in code.
  case opaque
}

extension ValueType {
  /// The enumeration that the values come from, if any.
  @inlinable public var enumID: EnumID? {
    switch self {
    case .enumeration(let id), .options(let id), .token(let id), .word(let id): id
    case .color: .color
    case .normalization: .normalization
    case .characterSet: .characterClass
    case .toolbarItems: .toolbarItem
    default: nil
    }
  }
}
