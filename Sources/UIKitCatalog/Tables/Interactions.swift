extension InteractionTable {
  /// How properties act on each other (from the headers; where they are silent, general knowledge of `medium` or `low`
  /// confidence). `pads` are the digit pads, `a/b` is either of them, `set` and `unset` are about the form; `order` says
  /// that each of the conditions' properties and each that is acted on change what the other one sets.
  static let rows: StaticString = """
    background-with-rounded-rect|field|borderStyle == .roundedRect & background set
      |background disabledBackground|ignored|warning|high|background-ignored
    disabled-background-without-background|field|disabledBackground set & background unset
      |disabledBackground|ignored|warning|high|disabled-background-ignored
    minimum-font-size-without-adjust|field|minimumFontSize set & adjustsFontSizeToFitWidth == false
      |minimumFontSize|no effect|warning|high|minimum-font-size-ignored
    minimum-font-size-above-font|field|minimumFontSize > font.pointSize
      |minimumFontSize font|contradiction|warning|medium|minimum-font-size-ignored
    left-view-never-shown|field|leftView set & leftViewMode == .never
      |leftView|never shown|warning|high|overlay-never-shown
    right-view-never-shown|field|rightView set & rightViewMode == .never
      |rightView|never shown|warning|high|overlay-never-shown
    left-view-mode-without-view|field|leftViewMode != .never & leftView unset
      |leftViewMode|no effect|information|high|overlay-mode-without-view
    right-view-mode-without-view|field|rightViewMode != .never & rightView unset
      |rightViewMode|no effect|information|high|overlay-mode-without-view
    clear-button-hidden-by-right-view|field|clearButtonMode overlaps rightViewMode & rightView set
      |clearButtonMode|covered|warning|medium|overlay-clear-button-overlap
    password-rules-without-secure|text|passwordRules set & isSecureTextEntry == false
      |passwordRules|no effect|warning|high|password-rules-without-secure
    secure-on-text-view|textView|isSecureTextEntry == true
      |isSecureTextEntry|text not hidden|warning|medium|secure-text-view
    secure-with-text-assistance|text|isSecureTextEntry == true &
      autocorrectionType/spellCheckingType/inlinePredictionType/smartQuotesType/smartDashesType set
      |autocorrectionType spellCheckingType inlinePredictionType smartQuotesType smartDashesType
      smartInsertDeleteType
      |no effect|hint|medium|secure-autocorrection
    return-key-without-return|text|keyboardType in pads & returnKeyType != .default
      |returnKeyType|no effect|information|high|no-return-key
    auto-return-without-return|text|keyboardType in pads & enablesReturnKeyAutomatically == true
      |enablesReturnKeyAutomatically|no effect|information|high|no-return-key
    should-return-without-return|field|keyboardType in pads & textFieldShouldReturn: set & inputAccessoryView unset
      |textFieldShouldReturn:|unreachable without a hardware keyboard|information|high|unreachable-handler|handlers
    no-dismiss-path|field|keyboardType in pads & inputAccessoryView unset
      |keyboardType|no key puts the keyboard away|information|medium|cannot-dismiss
    autocapitalization-ignored|text|keyboardType in .numberPad .phonePad .namePhonePad & autocapitalizationType set
      |autocapitalizationType|ignored|warning|high|autocapitalization-ignored
    autocapitalization-ignored-digit-pads|text|keyboardType in .decimalPad .asciiCapableNumberPad &
      autocapitalizationType set
      |autocapitalizationType|ignored|warning|high|autocapitalization-ignored
    text-assistance-on-digit-pads|text|keyboardType in pads &
      autocorrectionType/spellCheckingType/smartQuotesType/smartDashesType/inlinePredictionType set
      |autocorrectionType spellCheckingType smartQuotesType smartDashesType inlinePredictionType
      |no effect|information|medium|
    keyboard-traits-with-input-view|text|inputView set
      |keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically autocapitalizationType
      autocorrectionType allowsNumberPadPopover
      |no effect|information|high|input-view-hides-keyboard
    keyboard-traits-when-not-editable|textView|isEditable == false
      |keyboardType returnKeyType inputView inputAccessoryView autocorrectionType autocapitalizationType
      textContentType
      |no effect|information|high|
    data-detectors-need-read-only|textView|dataDetectorTypes != [] & isEditable == true
      |dataDetectorTypes|no effect|warning|medium|data-detectors-ignored
    data-detectors-need-selectable|textView|dataDetectorTypes != [] & isSelectable == false
      |dataDetectorTypes linkTextAttributes|links cannot be tapped|warning|high|data-detectors-ignored
    editable-needs-selectable|textView|isEditable == true & isSelectable == false
      |isEditable|no cursor can be placed|warning|medium|unselectable-editable
    text-view-border-style-ios|textView|borderStyle == .roundedRect
      |borderStyle|not on iOS|error|high|unknown-value|names
    writing-tools-table|textView|allowedWritingToolsResultOptions contains .table
      |allowedWritingToolsResultOptions|exception|error|high|writing-tools-table
    writing-tools-options-when-off|text|writingToolsBehavior == .none & allowedWritingToolsResultOptions set
      |allowedWritingToolsResultOptions|no effect|information|medium|
    formatting-configuration-without-attributes|textView|textFormattingConfiguration set &
      allowsEditingTextAttributes == false
      |textFormattingConfiguration|no effect|warning|high|formatting-configuration-ignored
    find-interaction-disabled|textView|isFindInteractionEnabled == false
      |findInteraction|is nil|information|high|
    clears-on-insertion-reset|text|clearsOnInsertion == true
      |clearsOnInsertion|false again once the selection changes|information|high|
    typing-attributes-reset|textView|typingAttributes set
      |typingAttributes|set anew when the selection changes|information|high|
    typing-attributes-before-editing|field|typingAttributes set
      |typingAttributes|taken only while editing|warning|high|typing-attributes-ignored
    did-end-shadowed|field|textFieldDidEndEditing:reason: set & textFieldDidEndEditing: set
      |textFieldDidEndEditing:|never called|warning|high|superseded-handler|handlers
    should-change-shadowed-tv|textView|textView:shouldChangeTextInRanges:replacementText: set &
      textView:shouldChangeTextInRange:replacementText: set
      |textView:shouldChangeTextInRange:replacementText:|called before iOS 26 only|warning|high|superseded-handler|handlers
    disabled-control|field|isEnabled == false
      |keyboardType returnKeyType clearButtonMode delegate|editing cannot begin|information|high|
    user-interaction-disabled|text|isUserInteractionEnabled == false
      |*|editing cannot begin|information|high|
    hidden-or-transparent|text|isHidden == true
      |*|touches go through|information|high|
    disabled-background-needs-disabled|field|disabledBackground set & isEnabled == true
      |disabledBackground|shown while disabled only|information|high|
    placeholder-vs-attributed|field|placeholder set & attributedPlaceholder set
      |placeholder attributedPlaceholder|the last one set wins|warning|medium|text-overrides||order
    text-vs-attributed|text|text set & attributedText set
      |text attributedText|the last one set wins|warning|medium|text-overrides||order
    attributed-text-vs-style|text label|attributedText set
      |font textColor textAlignment lineBreakMode shadowColor shadowOffset
      |the last one set wins|information|medium|||order
    default-attributes-vs-style|field|defaultTextAttributes set
      |attributedText font textColor textAlignment|the last one set wins|information|medium|||order
    typing-attributes-vs-style|textView|typingAttributes set
      |text attributedText font textColor textAlignment|the last one set wins|information|medium|||order
    selection-vs-text|text|selectedRange/selectedRanges/selectedTextRange set
      |text attributedText selectedRange selectedRanges selectedTextRange|the last one set wins|information|medium|||order
    zoom-scale-vs-bounds|textView|zoomScale set
      |minimumZoomScale maximumZoomScale|is kept within those that are set|information|medium|||order
    scroll-indicator-insets-vs-each|textView|scrollIndicatorInsets set
      |verticalScrollIndicatorInsets horizontalScrollIndicatorInsets|the last one set wins|information|medium|||order
    layout-margins-vs-directional|views|layoutMargins set
      |directionalLayoutMargins|the last one set wins|information|medium|||order
    frame-vs-geometry|views|frame/bounds/center/transform/anchorPoint set
      |frame bounds center transform anchorPoint|the last one set wins|information|medium|||order
    date-vs-duration|datePicker|countDownDuration set
      |date|the last one set wins|information|medium|||order
    accessibility-label-vs-attributed|controls|accessibilityAttributedLabel set
      |label accessibilityLabel|the last one set wins|information|medium|||order
    accessibility-hint-vs-attributed|views|accessibilityAttributedHint set
      |accessibilityHint|the last one set wins|information|medium|||order
    accessibility-value-vs-attributed|views|accessibilityAttributedValue set
      |accessibilityValue|the last one set wins|information|medium|||order
    accessibility-names-vs-attributed|views|accessibilityAttributedUserInputLabels set
      |accessibilityUserInputLabels|the last one set wins|information|medium|||order
    keyboard-type-best-effort|text|keyboardType unsupported
      |keyboardType|the nearest keyboard shows|information|high|
    spell-check-default-follows-autocorrect|text|spellCheckingType == .default
      |spellCheckingType|as autocorrectionType|information|medium|
    number-pad-popover-scope|text|allowsNumberPadPopover set & keyboardType notIn pads
      |allowsNumberPadPopover|no effect beside digit pads|information|medium|
    dynamic-type-font|text|adjustsFontForContentSizeCategory == true
      |font|needs .preferred|warning|high|dynamic-type-font
    content-size-not-scroll|textView|isScrollEnabled == false
      |contentInset keyboardDismissMode showsVerticalScrollIndicator|no effect|information|medium|
    bounce-needs-bounces|textView|alwaysBounceVertical == true & bounces == false
      |alwaysBounceVertical|no effect|warning|high|bounce-ignored
    bounce-needs-bounces-h|textView|alwaysBounceHorizontal == true & bounces == false
      |alwaysBounceHorizontal|no effect|warning|high|bounce-ignored
    zoom-range|textView|maximumZoomScale <= minimumZoomScale
      |maximumZoomScale minimumZoomScale|nothing zooms|information|high|
    layout-manager-fallback|textView|layoutManager read
      |textLayoutManager|becomes nil|information|high|
    clears-on-begin-asks-should-clear|field|clearsOnBeginEditing == true
      |textFieldShouldClear:|asked, too|information|low|contradictory-clearing
    content-type-without-matching-keyboard|text|textContentType set
      |keyboardType|may not fit|warning|medium|content-type-keyboard|texts
    password-without-secure|field|textContentType in .password .newPassword & isSecureTextEntry == false
      |textContentType isSecureTextEntry|should be secure|warning|high|password-not-secure
    password-in-text-view|textView|textContentType in .password .newPassword & isSecureTextEntry == false
      |textContentType isSecureTextEntry|should be in a text field|warning|high|password-not-secure
    cc-csc-without-secure|text|textContentType == .creditCardSecurityCode & isSecureTextEntry == false
      |isSecureTextEntry|may be secure|information|low|
    smart-punctuation-in-code-fields|text|textContentType in .URL .emailAddress .username .oneTimeCode
      |smartQuotesType smartDashesType autocorrectionType autocapitalizationType
      |should be off|warning|medium|smart-punctuation|texts
    alert-appearance-alias|text|keyboardAppearance == .alert
      |keyboardAppearance|an old name|warning|high|deprecated-api|names
    alphabet-keyboard-alias|text|keyboardType == .alphabet
      |keyboardType|an old name|warning|high|deprecated-api|names
    tag-zero-lookup|text|tag == 0
      |tag|tells nothing|warning|high|zero-tag|form
    esim-content-types|text|textContentType in .cellularEID .cellularIMEI .cellularIMEI1 .cellularIMEI2 .cellularNAL
      |textContentType|needs an entitlement|warning|high|content-type-entitlement
    """
}
