extension PropertyTable {
  /// What labels, search fields, switches and the like have of their own.
  static let otherControls: StaticString = """
    allowsDefaultTighteningForTruncation||UILabel|bool|false|9.0||label
      |Whether letters move closer before text is cut off.
    highlightedTextColor||UILabel|color?|nil|2.0||label|The colour of the text while the label is highlighted.
    shadowColor||UILabel|color?|nil|2.0||label|The colour of the shadow.
    shadowOffset||UILabel|opaque CGSize||2.0||label|How far the shadow lies from the text.
    preferredMaxLayoutWidth||UILabel|number CGFloat|0|6.0||label|The width at which lines are broken for layout.
    baselineAdjustment||UILabel|opaque UIBaselineAdjustment|.alignBaselines|2.0||label
      |Which line stays when text shrinks.
    lineBreakStrategy||UILabel|opaque NSParagraphStyle.LineBreakStrategy|.standard|14.0||label
      |How places to break lines are chosen.
    showsExpansionTextWhenTruncated||UILabel|bool|false|15.0||label
      |Whether the pointer shows text that is cut off, on the Mac.
    preferredVibrancy||UILabel|opaque UILabelVibrancy|.none|17.0||label
      |Whether it turns vibrant on a blurred background.
    buttonType||UIButton|get opaque UIButton.ButtonType||2.0||button|What kind of button it was made as.
    titleLabel||UIButton|get opaque? UILabel||3.0||button|The label of the title.
    imageView||UIButton|get opaque? UIImageView||3.0||button|The view of the image.
    subtitleLabel||UIButton|get opaque? UILabel||15.0||button|The label of the subtitle.
    currentTitle||UIButton|get string?||2.0||button|The title in its state.
    currentTitleColor||UIButton|get color||2.0||button|The colour of the title in its state.
    currentTitleShadowColor||UIButton|get color?||2.0||button|The colour of the title's shadow in its state.
    currentImage||UIButton|get image?||2.0||button|The image in its state.
    currentBackgroundImage||UIButton|get image?||2.0||button|The background in its state.
    currentAttributedTitle||UIButton|get attributedText?||6.0||button|The title in its state, with attributes.
    currentPreferredSymbolConfiguration||UIButton|get opaque? UIImage.SymbolConfiguration||13.0||button
      |How symbols are drawn in its state.
    contentEdgeInsets||UIButton|insets|.insets(top: 0, left: 0, bottom: 0, right: 0)|2.0|15.0|button
      |How far the content lies inside; UIButton.Configuration says it now.
    titleEdgeInsets||UIButton|insets|.insets(top: 0, left: 0, bottom: 0, right: 0)|2.0|15.0|button
      |How far the title is moved; UIButton.Configuration says it now.
    imageEdgeInsets||UIButton|insets|.insets(top: 0, left: 0, bottom: 0, right: 0)|2.0|15.0|button
      |How far the image is moved; UIButton.Configuration says it now.
    reversesTitleShadowWhenHighlighted||UIButton|bool|false|2.0|15.0|button
      |Whether the title's shadow turns over under a finger.
    adjustsImageWhenHighlighted||UIButton|bool|true|2.0|15.0|button|Whether the image darkens under a finger.
    adjustsImageWhenDisabled||UIButton|bool|true|2.0|15.0|button|Whether the image fades while the button is disabled.
    showsTouchWhenHighlighted||UIButton|bool|false|2.0|15.0|button|Whether it glows under a finger.
    isPointerInteractionEnabled|pointerInteractionEnabled|UIButton|bool|false|13.4||button
      |Whether it answers to the pointer.
    pointerStyleProvider||UIButton|opaque? UIButton.PointerStyleProvider|nil|13.4||button
      |What the pointer looks like over it.
    isHovered|hovered|UIButton|get bool||15.0||button|Whether the pointer is over it.
    isHeld|held|UIButton|get bool||15.0||button|Whether it is held down.
    behavioralStyle||UIButton, UISlider|get opaque UIBehavioralStyle||15.0||button slider|How it looks in effect.
    role||UIButton|opaque UIButton.Role|.normal|14.0||button|What a tap means: normal, primary, cancel, destructive.
    menu||UIButton|opaque? UIMenu||14.0||button|The menu that the button opens.
    configuration||UIButton|opaque? UIButton.Configuration||15.0||button|How the button looks.
    configurationUpdateHandler||UIButton|opaque? UIButton.ConfigurationUpdateHandler||15.0||button
      |What changes the look with the button's state.
    automaticallyUpdatesConfiguration||UIButton|bool|true|15.0||button|Whether the look follows the button's state.
    changesSelectionAsPrimaryAction||UIButton|bool|false|15.0||button|Whether a tap selects and unselects it.
    preferredMenuElementOrder||UIButton|opaque UIContextMenuConfiguration.ElementOrder|.automatic|16.0||button
      |The order of the menu's entries.
    tokens||UISearchTextField|opaque [UISearchToken]||13.0||searchField|The tokens before the text.
    textualRange||UISearchTextField|get opaque UITextRange||13.0||searchField|Where the text lies, without the tokens.
    searchSuggestions||UISearchTextField|opaque? [UISearchSuggestion]|nil|16.0||searchField
      |What is offered while one types.
    tokenBackgroundColor||UISearchTextField|color!||13.0||searchField|The colour of tokens.
    allowsDeletingTokens||UISearchTextField|bool|true|13.0||searchField|Whether the user may delete tokens.
    allowsCopyingTokens||UISearchTextField|bool|true|13.0||searchField|Whether the user may copy tokens.
    title||UISwitch|text?||14.0||switch|What stands beside a check box, on the Mac.
    preferredStyle||UISwitch|opaque UISwitch.Style|.automatic|14.0||switch|A switch, or a check box on the Mac.
    style||UISwitch|get opaque UISwitch.Style||14.0||switch|What it looks like in effect.
    onImage||UISwitch|image?|nil|6.0||switch|No longer shown.
    offImage||UISwitch|image?|nil|6.0||switch|No longer shown.
    numberOfSegments||UISegmentedControl|get integer||2.0||segmentedControl|How many segments there are.
    isSpringLoaded|springLoaded|UIButton, UISegmentedControl|bool|false|11.0||button segmentedControl
      |Whether dragging over it taps it.
    preferredBehavioralStyle||UIButton, UISlider|opaque UIBehavioralStyle|.automatic|15.0||button slider
      |How it looks on the Mac.
    roundsToMinuteInterval||UIDatePicker|bool|true|15.0||datePicker
      |Whether the date is rounded to the step of the minutes.
    datePickerStyle||UIDatePicker|get :UIDatePickerStyle||13.4||datePicker|What it looks like in effect.
    showsSelectionIndicator||UIPickerView|bool|true|2.0|13.0|picker|Has no effect.
    numberOfComponents||UIPickerView|get integer||2.0||picker|How many wheels there are.
    autorepeat||UIStepper|bool|true|5.0||stepper|Whether it steps on while a finger is down.
    minimumValueImage||UISlider|image?|nil|2.0||slider|The picture at the low end.
    maximumValueImage||UISlider|image?|nil|2.0||slider|The picture at the high end.
    currentThumbImage||UISlider|get image?||2.0||slider|The picture of the knob in its state.
    currentMinimumTrackImage||UISlider|get image?||2.0||slider|The picture of the track below the knob in its state.
    currentMaximumTrackImage||UISlider|get image?||2.0||slider|The picture of the track above the knob in its state.
    sliderStyle||UISlider|opaque UISlider.Style|.default|26.0||slider|Whether it has a knob.
    trackConfiguration||UISlider|opaque? UISlider.TrackConfiguration|nil|26.0||slider
      |Its ticks, and the value that its colour begins at.
    """
}
