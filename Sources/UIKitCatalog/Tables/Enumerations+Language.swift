extension EnumerationTable {
  /// The form language's own lists.
  static let language: StaticString = """
    =|Dispatch||language|||How a delegate tells the fields of a form apart.
    tags|||||by their tags
    outlets|||||by comparing them with the outlets
    =|KeyboardAvoidance||language|||How a form makes way for the keyboard.
    automatic|||||whatever holds the form takes care of it
    keyboardLayoutGuide|||15.0||constraints follow the keyboard layout guide
    contentInset|||||the scroll view gets a larger inset at the bottom
    resize|||||the form becomes less high
    scroll|||||the form scrolls to the active field
    none|||||not at all: the keyboard covers what is under it
    =|KeyboardDismissal||language|||What puts the keyboard away.
    tapOutside|||||a tap beside the fields
    onDrag|||||the beginning of a drag
    interactive|||||a drag that the keyboard follows
    submit|||||the submission of the form
    =|RuleTime||language|||When a rule is checked.
    change|||||before each change of the text
    endEditing|||||when editing is to end
    return|||||at the Return key
    submit|||||when the form is submitted
    =|RuleEffect||language|||What happens when a rule does not hold.
    report|||||the message is shown, and the field lets go
    refuse|||||editing goes on; at a change the keystroke is refused
    =|RuleSeverity||language|||How serious a broken rule is.
    error|||||the form cannot be submitted
    warning|||||the form can be submitted all the same
    =|LengthUnit||language|||What a length counts.
    characters|||||what a reader sees as one character
    utf16|||||UTF-16 code units, as NSString counts
    scalars|||||Unicode scalars
    =|PatternMatch||language|||How much of the text a pattern has to match.
    whole|||||all of it
    anywhere|||||some part of it
    =|CharacterClass||language|||Characters that a text may be made of.
    decimalDigits|||||decimal digits of any script
    letters|||||letters and marks of any script
    alphanumerics|||||letters, marks and numbers of any script
    whitespaces|||||spaces and tabs
    ascii|||||U+0000 to U+007F
    =|Checksum||language|||How the check digits of a number are reckoned.
    luhn|||||the last digit of payment cards and devices
    mod97|||||the check digits of an IBAN
    isbn|||||the last digit of a book's number
    ean|||||the last digit of a bar code
    =|Normalization||language|||A step that changes the text before anything sees it.
    trim|||||no white space at the ends
    removeSpaces|||||no white space at all
    uppercase|||||capitals
    lowercase|||||small letters
    asciiDigits|||||the digits of every script become 0 to 9
    =|ToolbarItem||language|||What a bar over the keyboard is made of.
    previous|||||goes to the field before
    next|||||goes to the next field
    flexibleSpace|||||the room that is left
    done|||||ends the input
    =|OverlaySlot||language|||What an event shows or hides at the edge of a field.
    leftView|||||the view at the leading edge
    rightView|||||the view at the trailing edge
    =|EnabledCondition||language|||When a button can be tapped.
    valid|||||while all fields meet their rules
    =|Calendar.Identifier|NSCalendarIdentifier|constants|||A calendar.
    gregorian|NSCalendarIdentifierGregorian|gregorian|4.0||the calendar of most countries
    buddhist|NSCalendarIdentifierBuddhist|buddhist|4.0||Thailand: 2026 is 2569
    chinese|NSCalendarIdentifierChinese|chinese|4.0||years in cycles of sixty
    coptic|NSCalendarIdentifierCoptic|coptic|8.0||of the Coptic church
    ethiopicAmeteMihret|NSCalendarIdentifierEthiopicAmeteMihret|ethiopic|8.0||Ethiopia, from the Incarnation
    ethiopicAmeteAlem|NSCalendarIdentifierEthiopicAmeteAlem|ethiopic-amete-alem|8.0||Ethiopia, from the Creation
    hebrew|NSCalendarIdentifierHebrew|hebrew|4.0||months by the moon, years by the sun
    iso8601|NSCalendarIdentifierISO8601|iso8601|4.0||weeks begin on Monday
    indian|NSCalendarIdentifierIndian|indian|4.0||the civil calendar of India
    islamic|NSCalendarIdentifierIslamic|islamic|4.0||months by the moon
    islamicCivil|NSCalendarIdentifierIslamicCivil|islamic-civil|4.0||months by the moon, reckoned
    islamicTabular|NSCalendarIdentifierIslamicTabular|islamic-tbla|8.0||months by the moon, from a table
    islamicUmmAlQura|NSCalendarIdentifierIslamicUmmAlQura|islamic-umalqura|8.0||as Saudi Arabia has it
    japanese|NSCalendarIdentifierJapanese|japanese|4.0||years by the reign of the emperor
    persian|NSCalendarIdentifierPersian|persian|4.0||Iran and Afghanistan
    republicOfChina|NSCalendarIdentifierRepublicOfChina|roc|4.0||Taiwan: 2026 is 115
    """
}
