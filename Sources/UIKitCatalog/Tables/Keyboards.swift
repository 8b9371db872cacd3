extension KeyboardTable {
  /// What the software keyboard of an iPhone can type: general knowledge of the English layout, except for what each
  /// keyboard is for, which UITextInputTraits.h says.
  ///
  /// `printable` is U+0020 to U+007E. The last word but one says how sure it is that nothing else can be typed.
  static let rows: StaticString = """
    default|text|printable|any script|return|letters|high|
    asciiCapable|text|printable|any script|return|letters|high|
    numbersAndPunctuation|text|printable|any script|return|digits and punctuation|high|
    URL|text|!-~|any script|return|letters|medium|no space
    numberPad|pad|0-9|locale digits|no return|digits|high|digits only
    phonePad|pad|0-9+*#,;|ASCII|no return|digits|high|no space, brackets or hyphen
    namePhonePad|hybrid|A-Za-z 0-9+*#,;|any script|return among letters|letters|medium|no @ and no full stop
    emailAddress|text|A-Za-z0-9 @.!#-'*+/=?^_`{-~[]-|any script|return|letters|low|
    decimalPad|pad|0-9|locale digits and separator|no return|digits|high|digits and one separator only
    twitter|text|printable|any script|return|letters|high|
    webSearch|text|printable|any script|return|letters|high|
    asciiCapableNumberPad|pad|0-9|ASCII|no return|digits|high|digits only
    alphabet|text|printable|any script|return|letters|high|
    """
}
