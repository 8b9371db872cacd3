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
    tokenBackgroundColor||UISearchTextField|color||13.0||searchField|The colour of tokens.
    allowsDeletingTokens||UISearchTextField|bool|true|13.0||searchField|Whether the user may delete tokens.
    allowsCopyingTokens||UISearchTextField|bool|true|13.0||searchField|Whether the user may copy tokens.
    onTintColor||UISwitch|color?|nil|5.0||switch|The colour of a switch that is on.
    thumbTintColor||UISwitch, UISlider|color?|nil|5.0||switch slider|The colour of the knob.
    isMomentary|momentary|UISegmentedControl|bool|false|2.0||segmentedControl
      |Whether a segment is chosen only while a finger is on it.
    apportionsSegmentWidthsByContent||UISegmentedControl|bool|false|5.0||segmentedControl
      |Whether segments are as wide as what they say.
    selectedSegmentTintColor||UISegmentedControl|color?|nil|13.0||segmentedControl|The colour of the chosen segment.
    date||UIDatePicker|date||2.0||datePicker|The date at the start.
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
