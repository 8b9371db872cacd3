extension EnumerationTable {
  /// Traits of text input (UITextInputTraits.h, UITextField.h), the first enumerations: their numbers are constants.
  static let keyboardTraits: StaticString = """
    =|UIKeyboardType||enumeration|2.0||Which keyboard comes up for a field.
    default|UIKeyboardTypeDefault|0|2.0||the keyboard of the current input method
    asciiCapable|UIKeyboardTypeASCIICapable|1|2.0||letters, digits and punctuation of ASCII
    numbersAndPunctuation|UIKeyboardTypeNumbersAndPunctuation|2|2.0||digits and punctuation first, letters behind a key
    URL|UIKeyboardTypeURL|3|2.0||a full stop, a slash and .com up front; no space
    numberPad|UIKeyboardTypeNumberPad|4|2.0||ten digits of the locale, nothing else
    phonePad|UIKeyboardTypePhonePad|5|2.0||digits, and + * # behind a key
    namePhonePad|UIKeyboardTypeNamePhonePad|6|2.0||letters, with a phone pad behind a key
    emailAddress|UIKeyboardTypeEmailAddress|7|2.0||a space, @ and a full stop up front
    decimalPad|UIKeyboardTypeDecimalPad|8|4.1||digits and the decimal separator of the locale
    twitter|UIKeyboardTypeTwitter|9|5.0||letters, with @ and # up front
    webSearch|UIKeyboardTypeWebSearch|10|7.0||letters, with a space and a full stop up front
    asciiCapableNumberPad|UIKeyboardTypeASCIICapableNumberPad|11|10.0||the digits 0 to 9, whatever the locale
    alphabet|UIKeyboardTypeAlphabet|1|2.0|- asciiCapable|the old name of asciiCapable
    =|UITextField.ViewMode|UITextFieldViewMode|enumeration|2.0||When a view at the edge of a field shows.
    never|UITextFieldViewModeNever|0|2.0||at no time
    whileEditing|UITextFieldViewModeWhileEditing|1|2.0||only while the field is edited
    unlessEditing|UITextFieldViewModeUnlessEditing|2|2.0||only while the field is not edited
    always|UITextFieldViewModeAlways|3|2.0||at all times
    =|UITextField.BorderStyle|UITextBorderStyle|enumeration|2.0||The frame that a text field draws.
    none|UITextBorderStyleNone|0|2.0||no frame
    line|UITextBorderStyleLine|1|2.0||a thin rectangle
    bezel|UITextBorderStyleBezel|2|2.0||a rectangle that looks sunk in
    roundedRect|UITextBorderStyleRoundedRect|3|2.0||a rectangle with round corners; hides background images
    =|UITextView.BorderStyle|UITextViewBorderStyle|enumeration|17.0||The frame that a text view draws.
    none|UITextViewBorderStyleNone|0|17.0||no frame
    roundedRect|UITextViewBorderStyleRoundedRect|1|unavailable||round corners, on other platforms only
    =|UIReturnKeyType||enumeration|2.0||What the Return key says.
    default|UIReturnKeyDefault|0|2.0||return
    go|UIReturnKeyGo|1|2.0||go: opens what was typed
    google|UIReturnKeyGoogle|2|2.0||search with Google
    join|UIReturnKeyJoin|3|2.0||join: a network, say
    next|UIReturnKeyNext|4|2.0||next: on to the next field
    route|UIReturnKeyRoute|5|2.0||route: shows the way
    search|UIReturnKeySearch|6|2.0||search
    send|UIReturnKeySend|7|2.0||send
    yahoo|UIReturnKeyYahoo|8|2.0||search with Yahoo
    done|UIReturnKeyDone|9|2.0||done: ends the input
    emergencyCall|UIReturnKeyEmergencyCall|10|2.0||emergency call
    continue|UIReturnKeyContinue|11|9.0||continue
    =|UITextAutocapitalizationType||enumeration|2.0||Which letters become capitals by themselves.
    none|UITextAutocapitalizationTypeNone|0|2.0||none
    words|UITextAutocapitalizationTypeWords|1|2.0||the first of each word
    sentences|UITextAutocapitalizationTypeSentences|2|2.0||the first of each sentence
    allCharacters|UITextAutocapitalizationTypeAllCharacters|3|2.0||all of them
    =|UITextAutocorrectionType||enumeration|2.0||Whether words are corrected while they are typed.
    default|UITextAutocorrectionTypeDefault|0|2.0||as the system sees fit
    no|UITextAutocorrectionTypeNo|1|2.0||never
    yes|UITextAutocorrectionTypeYes|2|2.0||always
    =|UITextSpellCheckingType||enumeration|5.0||Whether misspelt words are marked.
    default|UITextSpellCheckingTypeDefault|0|5.0||where words are corrected
    no|UITextSpellCheckingTypeNo|1|5.0||never
    yes|UITextSpellCheckingTypeYes|2|5.0||always
    =|UITextSmartQuotesType||enumeration|11.0||Whether straight quotes become curly ones.
    default|UITextSmartQuotesTypeDefault|0|11.0||as the system sees fit
    no|UITextSmartQuotesTypeNo|1|11.0||straight quotes stay
    yes|UITextSmartQuotesTypeYes|2|11.0||they become curly
    =|UITextSmartDashesType||enumeration|11.0||Whether two hyphens become a dash.
    default|UITextSmartDashesTypeDefault|0|11.0||as the system sees fit
    no|UITextSmartDashesTypeNo|1|11.0||hyphens stay
    yes|UITextSmartDashesTypeYes|2|11.0||they become dashes
    =|UITextSmartInsertDeleteType||enumeration|11.0||Whether spaces are put right around what is pasted or cut.
    default|UITextSmartInsertDeleteTypeDefault|0|11.0||as the system sees fit
    no|UITextSmartInsertDeleteTypeNo|1|11.0||spaces stay as they are
    yes|UITextSmartInsertDeleteTypeYes|2|11.0||they are put right
    =|UITextInlinePredictionType||enumeration|17.0||Whether the rest of a word is suggested in the line itself.
    default|UITextInlinePredictionTypeDefault|0|17.0||as the system sees fit
    no|UITextInlinePredictionTypeNo|1|17.0||never
    yes|UITextInlinePredictionTypeYes|2|17.0||always
    =|UITextMathExpressionCompletionType||enumeration|18.0||Whether the result of a sum is offered.
    default|UITextMathExpressionCompletionTypeDefault|0|18.0||as the system sees fit
    no|UITextMathExpressionCompletionTypeNo|1|18.0||never
    yes|UITextMathExpressionCompletionTypeYes|2|18.0||always
    =|UITextGrammarCheckingType||enumeration|27.0||Whether grammar is checked.
    default|UITextGrammarCheckingTypeDefault|0|27.0||as the system sees fit
    no|UITextGrammarCheckingTypeNo|1|27.0||never
    yes|UITextGrammarCheckingTypeYes|2|27.0||always
    =|UIKeyboardAppearance||enumeration|2.0||Whether the keyboard is light or dark.
    default|UIKeyboardAppearanceDefault|0|2.0||as the rest of the interface
    dark|UIKeyboardAppearanceDark|1|7.0||dark
    light|UIKeyboardAppearanceLight|2|7.0||light
    alert|UIKeyboardAppearanceAlert|1|2.0|- dark|the old name of dark
    =|UIWritingToolsBehavior||enumeration|18.0||How Writing Tools may work on the text.
    none|UIWritingToolsBehaviorNone|-1|18.0||not at all
    default|UIWritingToolsBehaviorDefault|0|18.0||as the system sees fit
    complete|UIWritingToolsBehaviorComplete|1|18.0||in place, in the text itself
    limited|UIWritingToolsBehaviorLimited|2|18.0||in a panel over the text
    =|UIWritingToolsResultOptions||options|18.0||What Writing Tools may put into the text.
    []|UIWritingToolsResultDefault|0|18.0||as the system sees fit
    plainText|UIWritingToolsResultPlainText|1|18.0||plain text
    richText|UIWritingToolsResultRichText|2|18.0||text with attributes
    list|UIWritingToolsResultList|4|18.0||lists
    table|UIWritingToolsResultTable|8|18.0||tables, which a text view refuses
    presentationIntent|UIWritingToolsResultPresentationIntent|16|26.0||headings, quotes and other structure
    """
}
