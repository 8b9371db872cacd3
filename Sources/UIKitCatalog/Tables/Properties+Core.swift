extension PropertyTable {
  /// What code looks at, in a fixed order: row numbers are the constants of `PropertyID`, all below
  /// `PropertyMask.capacity`.
  static let core: StaticString = """
    tag||UIView|tag|0|2.0||controls|The number by which a delegate tells the field from others; 0 where nobody set it.
    key|||key||||controls|Where the value is stored: the name of a constant, or the key itself.
    outlet|||outlet||||controls|The outlet that the control is connected to.
    formatter|||formatter||||text
      |Turns the text into a date or a number and back. It does not validate: it may read a month 13, so a range needs a \
    rule. UIKit's fields have no such property: the delegate applies it.
    example|||example||||text|A text that meets the rules.
    delegate||UITextField, UITextView|delegate|none|2.0||text
      |The object that is asked and told about editing; the form's, where it is not set. A field without delegate sends \
    nothing: no method is called, and no rule is checked while or after it is edited.
    isHidden|hidden|UIView|bool|false|2.0||controls|Whether the control is out of sight.
    isEnabled|enabled|UIControl|bool|true|2.0|
      |field label button switch segmentedControl datePicker picker stepper slider webInput
      |Whether the control can be used.
    label|||text||||controls|The caption: what the preview, the accessibility label and messages call the control.
    class|||className||||controls|A subclass of one's own.
    attributes|||block||||controls|What the subclass has beyond the properties of UIKit.
    normalize|||normalization|[.trim]|||text|What is done to the text before rules, formatter and key see it.
    title|||text||||form|What the screen is called.
    delegate|||delegate||||form
      |The class that is the delegate of all fields, or none; where it is not set, the object that the form's code is in: \
    the generated view controller.
    dispatch|||:Dispatch||||form|How the delegate tells fields apart: by tags, where there are tags, else by outlets.
    deploymentTarget|||version||||form|The oldest iOS that the form runs on.
    locales|||locales|["en_US"]|||form|The locales that previews show and that rules hold for.
    calendar|||:Calendar.Identifier||||form|The calendar of all dates of the form.
    timeZone|||timeZone||||form|The time zone of all dates of the form.
    keyboardAvoidance|||:KeyboardAvoidance||||form|How the form makes way for the keyboard.
    dismissKeyboard|||[KeyboardDismissal]||||form|What puts the keyboard away.
    presentation|modalPresentationStyle|UIViewController|:UIModalPresentationStyle|.automatic|3.2||form
      |How the form comes onto the screen.
    when|||:RuleTime|.endEditing|||rule|When the rule is checked; required and equal: when the form is submitted.
    effect|||:RuleEffect|.report|||rule|What happens when the rule does not hold.
    severity|||:RuleSeverity|.error|||rule|How serious a broken rule is.
    message|||text||||rule|What the user reads when the rule does not hold.
    title|||text||||rule|The title of the alert that shows the message.
    buttons|||texts|["OK"]|||rule|The buttons of the alert that shows the message.
    call|||method||||event observer|The function that is called.
    focus|||focus||||event|The field that editing goes on in.
    submit|||bool|false|||button event|Whether this submits the form.
    resign|||bool|false|||event|Whether editing ends.
    return|||bool||||event|What the delegate method answers.
    show|||=OverlaySlot||||event|The view that appears.
    hide|||=OverlaySlot||||event|The view that disappears.
    insets|||insets||||override|How far the rectangle lies inside what the class would answer.
    title|||text||||button|What the button says.
    image|||image||||button|The picture on the button.
    action|||method||||button|The function that a tap calls.
    enabledWhen|||:EnabledCondition||||button|When the button can be tapped.
    isOn|on|UISwitch|bool|false|2.0||switch|Whether the switch is on.
    segments|||texts||||segmentedControl|What the segments say, from the leading edge.
    selectedSegmentIndex||UISegmentedControl|integer|-1|2.0||segmentedControl|The chosen segment, from 0; -1 for none.
    mode|datePickerMode|UIDatePicker|:UIDatePicker.Mode|.dateAndTime|2.0||datePicker|What is picked.
    minimumDate||UIDatePicker|date?|nil|2.0||datePicker|The first day that can be picked.
    maximumDate||UIDatePicker|date?|nil|2.0||datePicker|The last day that can be picked.
    minuteInterval||UIDatePicker|integer|1|2.0||datePicker|The step of the minutes; it divides 60.
    preferredStyle|preferredDatePickerStyle|UIDatePicker|:UIDatePickerStyle|.automatic|13.4||datePicker
      |How the date picker looks.
    items|||texts||||picker|What can be picked.
    minimumValue||UIStepper, UISlider|number Double|0|2.0||stepper slider|The smallest value.
    maximumValue||UIStepper, UISlider|number Double|100; slider 1|2.0||stepper slider
      |The largest value: 100 of a stepper, 1 of a slider.
    value||UIStepper, UISlider|number Double|0|2.0||stepper slider|The value at the start.
    stepValue||UIStepper|positive|1|5.0||stepper|How much one tap adds.
    isContinuous|continuous|UIStepper, UISlider|bool|true|2.0||stepper slider
      |Whether changes are told while a finger is down.
    type|||"HTMLInputType"|"text"|||webInput|What the input is for.
    size|||count|20|||webInput|How many characters are in sight.
    maxlength|||count||||webInput|How many UTF-16 units may be typed.
    autocorrect|||"HTMLSwitch"|"on"|||webInput|Whether words are corrected while they are typed.
    autocapitalize|autocapitalization||"HTMLAutocapitalize"|"sentences"|||webInput|Which letters become capitals by themselves.
    autocomplete|||"HTMLAutocomplete"|"on"|||webInput|What AutoFill may offer.
    inputmode|||"HTMLInputMode"||||webInput|Which keyboard comes up.
    enterkeyhint|||"HTMLEnterKeyHint"|"enter"|||webInput|What the Return key says.
    placeholder|||string||||webInput|What an empty input shows.
    text||UITextField, UITextView|text?|nil|2.0||text|The text at the start: empty where it is not set.
    text||UILabel|text?|nil|2.0||label|What the label says.
    attributedText||UITextField, UITextView, UILabel|attributedText?|nil|6.0||text label
      |The text with fonts and colours; the last one set of this and text wins.
    placeholder||UITextField|placeholder?|nil|2.0||field|What an empty field shows.
    attributedPlaceholder||UITextField|attributedText?|nil|6.0||field
      |The placeholder with fonts and colours; the last one set of this and placeholder wins.
    textColor||UITextField, UITextView, UILabel|color?|nil|2.0||text label|The colour of the text.
    font||UITextField, UITextView, UILabel|font?|nil|2.0||text label|The font of all of the text.
    textAlignment||UITextField, UITextView, UILabel|:NSTextAlignment|.natural|2.0||text label
      |To which side lines are set.
    contentVerticalAlignment||UIControl|:UIControl.ContentVerticalAlignment|.center|2.0||uiControls
      |Where the content stands from top to bottom.
    contentHorizontalAlignment||UIControl|:UIControl.ContentHorizontalAlignment|.center|2.0||uiControls
      |Where the content stands across the control.
    borderStyle||UITextField|:UITextField.BorderStyle|.none|2.0||field|The frame that the field draws.
    borderStyle||UITextView|:UITextView.BorderStyle|.none|17.0||textView|The frame that the text view draws.
    background||UITextField|image?|nil|2.0||field|A picture behind the text, stretched; not drawn with .roundedRect.
    disabledBackground||UITextField|image?|nil|2.0||field|The picture while the field cannot be used; needs background.
    defaultTextAttributes||UITextField|attributes||7.0||field|How all of the text looks.
    typingAttributes||UITextField|attributes?|nil|6.0||field
      |How the next letters look; it can be set only while the field is edited.
    adjustsFontSizeToFitWidth||UITextField, UILabel|bool|false|2.0||field label|Whether long text is set smaller.
    minimumFontSize||UITextField|number|0|2.0||field|The smallest size that the font may shrink to.
    clearsOnBeginEditing||UITextField|bool|false|2.0||field|Whether the old text goes when editing begins.
    clearsOnInsertion||UITextField, UITextView|bool|false|6.0||text|Whether the first letter replaces the old text.
    allowsEditingTextAttributes||UITextField, UITextView|bool|false|6.0||text
      |Whether the user may make text bold or italic.
    isEditing|editing|UITextField|get bool||2.0||field|Whether the field is being edited.
    clearButtonMode||UITextField|:UITextField.ViewMode|.never|2.0||field
      |When the button that empties the field shows. It stands at the trailing edge, where rightView covers it while both \
    show.
    leftView||UITextField|overlay?|nil; searchField|2.0||field
      |A view at the leading edge; leftViewMode says when it shows. A search field that sets none has a magnifying glass.
    leftViewMode||UITextField|:UITextField.ViewMode|.never; searchField .always|2.0||field|When leftView shows.
    rightView||UITextField|overlay?|nil|2.0||field|A view at the trailing edge; rightViewMode says when it shows.
    rightViewMode||UITextField|:UITextField.ViewMode|.never|2.0||field
      |When rightView shows. It stands in the place of the clear button and covers it while both show.
    inputView||UITextField, UITextView|inputView?|nil|3.2||text|What comes up in place of the keyboard.
    inputAccessoryView||UITextField, UITextView|accessory?|nil|3.2||text|What sits on top of the keyboard.
    autocapitalizationType||UITextInputTraits|:UITextAutocapitalizationType|.sentences; nib .none|2.0||text
      |Which letters become capitals by themselves.
    autocorrectionType||UITextInputTraits|:UITextAutocorrectionType|.default|2.0||text
      |Whether words are corrected while they are typed.
    spellCheckingType||UITextInputTraits|:UITextSpellCheckingType|.default|5.0||text|Whether misspelt words are marked.
    smartQuotesType||UITextInputTraits|:UITextSmartQuotesType|.default|11.0||text|Whether straight quotes become curly.
    smartDashesType||UITextInputTraits|:UITextSmartDashesType|.default|11.0||text|Whether two hyphens become a dash.
    keyboardType||UITextInputTraits|:UIKeyboardType|.default|2.0||text
      |Which keyboard comes up; a wish, since paste and hardware keyboards bring any text, and a rule alone keeps it out.
    keyboardAppearance||UITextInputTraits|:UIKeyboardAppearance|.default|2.0||text
      |Whether the keyboard is light or dark.
    returnKeyType||UITextInputTraits|:UIReturnKeyType|.default|2.0||text
      |What the Return key says; it does nothing by itself.
    enablesReturnKeyAutomatically||UITextInputTraits|bool|false|2.0||text|Whether Return is off while there is no text.
    isSecureTextEntry|secureTextEntry|UITextInputTraits|bool|false|2.0||text
      |Whether the text is hidden; text fields only.
    textContentType||UITextInputTraits|:UITextContentType?|nil|10.0||text
      |What the field is about, so that AutoFill can offer it.
    passwordRules||UITextInputTraits|passwordRules?|nil|12.0||text|What a password that AutoFill makes up must have.
    inlinePredictionType||UITextInputTraits|:UITextInlinePredictionType|.default|17.0||text
      |Whether the rest of a word is suggested in the line itself.
    writingToolsBehavior||UITextInputTraits|:UIWritingToolsBehavior|.default|18.0||text
      |How Writing Tools may work on the text.
    allowedWritingToolsResultOptions||UITextInputTraits|[UIWritingToolsResultOptions]|[]|18.0||text
      |What Writing Tools may put into the text.
    allowsNumberPadPopover||UITextInputTraits|bool|true|26.0||text|Whether an iPad shows digit pads in a bubble.
    isEditable|editable|UITextView|bool|true|2.0||textView|Whether the text can be changed.
    isSelectable|selectable|UITextView|bool|true|7.0||textView|Whether text can be selected and links be tapped.
    dataDetectorTypes||UITextView|[UIDataDetectorTypes]|[]|3.0||textView
      |What becomes a link while the text cannot be edited.
    textFormattingConfiguration||UITextView|opaque? UITextFormattingViewController.Configuration||18.0||textView
      |What the formatting panel offers; needs allowsEditingTextAttributes.
    linkTextAttributes||UITextView|attributes!||7.0||textView|How links look.
    contentInset||UIScrollView|insets|.insets(top: 0, left: 0, bottom: 0, right: 0)|2.0||textView
      |The room around what scrolls.
    keyboardDismissMode||UIScrollView|:UIScrollView.KeyboardDismissMode|.none|7.0||textView
      |How dragging puts the keyboard away.
    isScrollEnabled|scrollEnabled|UIScrollView|bool|true|2.0||textView|Whether it scrolls.
    bounces||UIScrollView|bool|true|2.0||textView|Whether it bounces at the edges.
    alwaysBounceVertical||UIScrollView|bool|false|2.0||textView|Whether it bounces though all of the text is in sight.
    alwaysBounceHorizontal||UIScrollView|bool|false|2.0||textView|Whether it bounces sideways in any case.
    minimumZoomScale||UIScrollView|number|1|2.0||textView|The smallest scale.
    maximumZoomScale||UIScrollView|number|1|2.0||textView|The largest scale; more than the smallest, or nothing zooms.
    isUserInteractionEnabled|userInteractionEnabled|UIView|bool|true|2.0||views|Whether touches reach the control.
    alpha||UIView|number|1|2.0||views|How opaque the control is; below 0.01 touches do not reach it.
    adjustsFontForContentSizeCategory||UIContentSizeCategoryAdjusting|bool|false|10.0||text label
      |Whether the font follows the text size which the user chose; needs .preferred(…).
    accessibilityLabel||NSObject|text?||3.0||views|What VoiceOver calls it.
    date||UIDatePicker|date||2.0||datePicker|The date at the start.
    countDownDuration||UIDatePicker|number TimeInterval|0|2.0||datePicker|The seconds that are counted down.
    locale||UIDatePicker|locale?||2.0||datePicker|The locale that dates are shown in.
    calendar||UIDatePicker|:Calendar.Identifier!||2.0||datePicker|The calendar that dates are picked by.
    timeZone||UIDatePicker|timeZone?||2.0||datePicker|The time zone that dates are shown in.
    numberOfLines||UILabel|count|1|2.0||label|How many lines there may be; 0 for any number.
    lineBreakMode||UILabel|:NSLineBreakMode|.byTruncatingTail|2.0||label|Where a line that is too long is broken.
    minimumScaleFactor||UILabel|number|0|6.0||label|How far long text may shrink.
    backgroundColor||UIView|color?|nil|2.0||views|The colour behind everything.
    tintColor||UIView|color!||7.0||views|The colour of what can be tapped; from the view above where it is not set.
    onTintColor||UISwitch|color?|nil|5.0||switch|The colour of a switch that is on.
    thumbTintColor||UISwitch, UISlider|color?|nil|5.0||switch slider|The colour of the knob.
    selectedSegmentTintColor||UISegmentedControl|color?|nil|13.0||segmentedControl|The colour of the chosen segment.
    minimumTrackTintColor||UISlider|color?|nil|5.0||slider|The colour of the bar before the knob.
    maximumTrackTintColor||UISlider|color?|nil|5.0||slider|The colour of the bar after the knob.
    semanticContentAttribute||UIView|:UISemanticContentAttribute|.unspecified|9.0||views
      |Whether it is mirrored for scripts from right to left.
    isMomentary|momentary|UISegmentedControl|bool|false|2.0||segmentedControl
      |Whether a segment is chosen only while a finger is on it.
    apportionsSegmentWidthsByContent||UISegmentedControl|bool|false|5.0||segmentedControl
      |Whether segments are as wide as what they say.
    textContainerInset||UITextView|insets|.insets(top: 8, left: 0, bottom: 8, right: 0)|7.0||textView
      |The room around the text.
    wraps||UIStepper|bool|false|5.0||stepper|Whether it goes on at the other end.
    minimumContentSizeCategory||UIView|:UIContentSizeCategory||15.0||views|The smallest text size that it follows.
    maximumContentSizeCategory||UIView|:UIContentSizeCategory||15.0||views|The largest text size that it follows.
    """
}
