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
    title||UISwitch|text?||14.0||switch|What stands beside a check box, on the Mac.
    preferredStyle||UISwitch|opaque UISwitch.Style|.automatic|14.0||switch|A switch, or a check box on the Mac.
    onImage||UISwitch|image?|nil|6.0||switch|No longer shown.
    offImage||UISwitch|image?|nil|6.0||switch|No longer shown.
    preferredBehavioralStyle||UISlider|opaque UIBehavioralStyle|.automatic|15.0||slider|How it looks on the Mac.
    roundsToMinuteInterval||UIDatePicker|bool|true|15.0||datePicker
      |Whether the date is rounded to the step of the minutes.
    autorepeat||UIStepper|bool|true|5.0||stepper|Whether it steps on while a finger is down.
    minimumValueImage||UISlider|image?|nil|2.0||slider|The picture at the low end.
    maximumValueImage||UISlider|image?|nil|2.0||slider|The picture at the high end.
    """
}
