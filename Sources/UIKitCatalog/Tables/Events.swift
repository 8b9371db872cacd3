extension ControlEventTable {
  /// What `on` takes besides delegate methods (UIControl.h; `complete` is the form language's own).
  static let rows: StaticString = """
    complete|text|during|The text has become as long as its rules allow: it cannot grow any more.
    editingDidBegin|field|after-begin|Editing has begun.
    editingChanged|field|during|The text has changed, by whatever means.
    editingDidEnd|field|after-end|Editing has ended.
    editingDidEndOnExit|field|during|Return was pressed; with a target, the field lets go of the keyboard.
    primaryActionTriggered|field button switch segmentedControl datePicker stepper slider|during
      |The main thing happened: Return in a field, a tap on a button, a new value elsewhere.
    valueChanged|switch segmentedControl datePicker picker stepper slider webInput|during|The value has changed.
    menuActionTriggered|uiControls|any|The menu of the control has opened.
    touchUpInside|uiControls|any|A finger came up inside: a tap.
    touchUpOutside|uiControls|any|A finger came up outside.
    touchDown|uiControls|any|A finger went down.
    touchDownRepeat|uiControls|any|A finger went down once more.
    touchCancel|uiControls|any|The system cut a touch short.
    touchDragInside|uiControls|any|A finger moves inside.
    touchDragOutside|uiControls|any|A finger moves outside.
    touchDragEnter|uiControls|any|A finger came back in.
    touchDragExit|uiControls|any|A finger went out.
    allEditingEvents|field|any|Anything about editing.
    allTouchEvents|uiControls|any|Any touch.
    allEvents|uiControls|any|Anything at all.
    """
}
