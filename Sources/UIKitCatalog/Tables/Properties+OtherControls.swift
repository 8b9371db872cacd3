extension PropertyTable {
  /// What labels, search fields, switches and the like have of their own.
  static let otherControls: StaticString = """
    numberOfLines||UILabel|integer|1|2.0||label|How many lines there may be; 0 for any number.
    lineBreakMode||UILabel|:NSLineBreakMode|.byTruncatingTail|2.0||label|Where a line that is too long is broken.
    minimumScaleFactor||UILabel|number|0|6.0||label|How far long text may shrink.
    allowsDefaultTighteningForTruncation||UILabel|bool|false|9.0||label
      |Whether letters move closer before text is cut off.
    highlightedTextColor||UILabel|color?|nil|2.0||label|The colour of the text while the label is highlighted.
    shadowColor||UILabel|color?|nil|2.0||label|The colour of the shadow.
    shadowOffset||UILabel|opaque CGSize||2.0||label|How far the shadow lies from the text.
    preferredMaxLayoutWidth||UILabel|number CGFloat|0|6.0||label|The width at which lines are broken for layout.
    baselineAdjustment||UILabel|opaque UIBaselineAdjustment|.alignBaselines|2.0||label
      |Which line stays when text shrinks.
    role||UIButton|opaque UIButton.Role|.normal|14.0||button|What a tap means: normal, primary, cancel, destructive.
    menu||UIButton|opaque UIMenu?||14.0||button|The menu that the button opens.
    configuration||UIButton|opaque UIButton.Configuration?||15.0||button|How the button looks.
    configurationUpdateHandler||UIButton|opaque UIButton.ConfigurationUpdateHandler?||15.0||button|What changes the look with the button's state.
    automaticallyUpdatesConfiguration||UIButton|bool|true|15.0||button|Whether the look follows the button's state.
    changesSelectionAsPrimaryAction||UIButton|bool|false|15.0||button|Whether a tap selects and unselects it.
    preferredMenuElementOrder||UIButton|opaque UIContextMenuConfiguration.ElementOrder|.automatic|16.0||button|The order of the menu's entries.
    tokenBackgroundColor||UISearchTextField|color||13.0||searchField|The colour of tokens.
    allowsDeletingTokens||UISearchTextField|bool|true|13.0||searchField|Whether the user may delete tokens.
    allowsCopyingTokens||UISearchTextField|bool|true|13.0||searchField|Whether the user may copy tokens.
    onTintColor||UISwitch|color?|nil|5.0||switch|The colour of a switch that is on.
    thumbTintColor||UISwitch, UISlider|color?|nil|5.0||switch slider|The colour of the knob.
    title||UISwitch|text?||14.0||switch|What stands beside a check box, on the Mac.
    preferredStyle||UISwitch|opaque UISwitch.Style|.automatic|14.0||switch|A switch, or a check box on the Mac.
    onImage||UISwitch|image?|nil|6.0||switch|No longer shown.
    offImage||UISwitch|image?|nil|6.0||switch|No longer shown.
    preferredBehavioralStyle||UISlider|opaque UIBehavioralStyle|.automatic|15.0||slider|How it looks on the Mac.
    isMomentary|momentary|UISegmentedControl|bool|false|2.0||segmentedControl
      |Whether a segment is chosen only while a finger is on it.
    apportionsSegmentWidthsByContent||UISegmentedControl|bool|false|5.0||segmentedControl
      |Whether segments are as wide as what they say.
    selectedSegmentTintColor||UISegmentedControl|color?|nil|13.0||segmentedControl|The colour of the chosen segment.
    date||UIDatePicker|date||2.0||datePicker|The date at the start.
    locale||UIDatePicker|locale?||2.0||datePicker|The locale that dates are shown in.
    calendar||UIDatePicker|:Calendar.Identifier||2.0||datePicker|The calendar that dates are picked by.
    timeZone||UIDatePicker|timeZone?||2.0||datePicker|The time zone that dates are shown in.
    countDownDuration||UIDatePicker|number TimeInterval|0|2.0||datePicker|The seconds that are counted down.
    roundsToMinuteInterval||UIDatePicker|bool|true|15.0||datePicker
      |Whether the date is rounded to the step of the minutes.
    autorepeat||UIStepper|bool|true|5.0||stepper|Whether it steps on while a finger is down.
    wraps||UIStepper|bool|false|5.0||stepper|Whether it goes on at the other end.
    minimumTrackTintColor||UISlider|color?|nil|5.0||slider|The colour of the bar before the knob.
    maximumTrackTintColor||UISlider|color?|nil|5.0||slider|The colour of the bar after the knob.
    minimumValueImage||UISlider|image?|nil|2.0||slider|The picture at the low end.
    maximumValueImage||UISlider|image?|nil|2.0||slider|The picture at the high end.
    """
}
