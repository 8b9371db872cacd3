extension EnumerationTable {
  /// Controls and views (UIControl.h, UIView.h, UIScrollView.h).
  static let controls: StaticString = """
    =|UIControl.Event|UIControlEvents|options|2.0||What happens to a control.
    touchDown|UIControlEventTouchDown|1|2.0||a finger went down
    touchDownRepeat|UIControlEventTouchDownRepeat|2|2.0||a finger went down again
    touchDragInside|UIControlEventTouchDragInside|4|2.0||a finger moves inside
    touchDragOutside|UIControlEventTouchDragOutside|8|2.0||a finger moves outside
    touchDragEnter|UIControlEventTouchDragEnter|16|2.0||a finger came back in
    touchDragExit|UIControlEventTouchDragExit|32|2.0||a finger went out
    touchUpInside|UIControlEventTouchUpInside|64|2.0||a finger came up inside
    touchUpOutside|UIControlEventTouchUpOutside|128|2.0||a finger came up outside
    touchCancel|UIControlEventTouchCancel|256|2.0||the system cut the touch short
    valueChanged|UIControlEventValueChanged|4096|2.0||the value changed
    primaryActionTriggered|UIControlEventPrimaryActionTriggered|8192|9.0||the main thing that the control does
    menuActionTriggered|UIControlEventMenuActionTriggered|16384|14.0||its menu opened
    editingDidBegin|UIControlEventEditingDidBegin|65536|2.0||editing began
    editingChanged|UIControlEventEditingChanged|131072|2.0||the text changed
    editingDidEnd|UIControlEventEditingDidEnd|262144|2.0||editing ended
    editingDidEndOnExit|UIControlEventEditingDidEndOnExit|524288|2.0||Return ended the editing
    allTouchEvents|UIControlEventAllTouchEvents|4095|2.0||all touches
    allEditingEvents|UIControlEventAllEditingEvents|983040|2.0||all of editing
    applicationReserved|UIControlEventApplicationReserved|251658240|2.0||left to applications
    systemReserved|UIControlEventSystemReserved|4026531840|2.0||left to the system
    allEvents|UIControlEventAllEvents|4294967295|2.0||everything
    =|UIControl.State|UIControlState|options|2.0||What state a control is in.
    normal|UIControlStateNormal|0|2.0||none in particular
    highlighted|UIControlStateHighlighted|1|2.0||a finger is on it
    disabled|UIControlStateDisabled|2|2.0||it cannot be used
    selected|UIControlStateSelected|4|2.0||it is chosen
    focused|UIControlStateFocused|8|9.0||it has the focus
    application|UIControlStateApplication|16711680|2.0||left to applications
    reserved|UIControlStateReserved|4278190080|2.0||left to the system
    =|UIControl.ContentHorizontalAlignment|UIControlContentHorizontalAlignment|enumeration|2.0|
      |Where content stands across a control.
    center|UIControlContentHorizontalAlignmentCenter|0|2.0||in the middle
    left|UIControlContentHorizontalAlignmentLeft|1|2.0||at the left
    right|UIControlContentHorizontalAlignmentRight|2|2.0||at the right
    fill|UIControlContentHorizontalAlignmentFill|3|2.0||over the whole width
    leading|UIControlContentHorizontalAlignmentLeading|4|11.0||where the script begins
    trailing|UIControlContentHorizontalAlignmentTrailing|5|11.0||where the script ends
    =|UIControl.ContentVerticalAlignment|UIControlContentVerticalAlignment|enumeration|2.0|
      |Where content stands from top to bottom.
    center|UIControlContentVerticalAlignmentCenter|0|2.0||in the middle
    top|UIControlContentVerticalAlignmentTop|1|2.0||at the top
    bottom|UIControlContentVerticalAlignmentBottom|2|2.0||at the bottom
    fill|UIControlContentVerticalAlignmentFill|3|2.0||over the whole height
    =|UIView.ContentMode|UIViewContentMode|enumeration|2.0||How content follows the size of its view.
    scaleToFill|UIViewContentModeScaleToFill|0|2.0||stretched to fill the view
    scaleAspectFit|UIViewContentModeScaleAspectFit|1|2.0||as large as fits, whole
    scaleAspectFill|UIViewContentModeScaleAspectFill|2|2.0||as large as fills, cut off
    redraw|UIViewContentModeRedraw|3|2.0||drawn anew
    center|UIViewContentModeCenter|4|2.0||in the middle
    top|UIViewContentModeTop|5|2.0||at the top
    bottom|UIViewContentModeBottom|6|2.0||at the bottom
    left|UIViewContentModeLeft|7|2.0||at the left
    right|UIViewContentModeRight|8|2.0||at the right
    topLeft|UIViewContentModeTopLeft|9|2.0||in the upper left corner
    topRight|UIViewContentModeTopRight|10|2.0||in the upper right corner
    bottomLeft|UIViewContentModeBottomLeft|11|2.0||in the lower left corner
    bottomRight|UIViewContentModeBottomRight|12|2.0||in the lower right corner
    =|UISemanticContentAttribute||enumeration|9.0||Whether a view is mirrored for scripts from right to left.
    unspecified|UISemanticContentAttributeUnspecified|0|9.0||as the script asks
    playback|UISemanticContentAttributePlayback|1|9.0||never: controls of a player
    spatial|UISemanticContentAttributeSpatial|2|9.0||never: something about space
    forceLeftToRight|UISemanticContentAttributeForceLeftToRight|3|9.0||always from left to right
    forceRightToLeft|UISemanticContentAttributeForceRightToLeft|4|9.0||always from right to left
    =|UIView.AnimationCurve|UIViewAnimationCurve|enumeration|2.0||How an animation speeds up and slows down.
    easeInOut|UIViewAnimationCurveEaseInOut|0|2.0||slow at both ends
    easeIn|UIViewAnimationCurveEaseIn|1|2.0||slow at the start
    easeOut|UIViewAnimationCurveEaseOut|2|2.0||slow at the end
    linear|UIViewAnimationCurveLinear|3|2.0||at one speed
    =|UIView.TintAdjustmentMode|UIViewTintAdjustmentMode|enumeration|7.0||Whether the tint colour is dimmed.
    automatic|UIViewTintAdjustmentModeAutomatic|0|7.0||as the view above
    normal|UIViewTintAdjustmentModeNormal|1|7.0||full
    dimmed|UIViewTintAdjustmentModeDimmed|2|7.0||dimmed
    =|UIScrollView.KeyboardDismissMode|UIScrollViewKeyboardDismissMode|enumeration|7.0|
      |How dragging puts the keyboard away.
    none|UIScrollViewKeyboardDismissModeNone|0|7.0||it stays
    onDrag|UIScrollViewKeyboardDismissModeOnDrag|1|7.0||as soon as a drag begins
    interactive|UIScrollViewKeyboardDismissModeInteractive|2|7.0||it follows the finger
    onDragWithAccessory|UIScrollViewKeyboardDismissModeOnDragWithAccessory|3|16.0||as a drag begins, its accessory too
    interactiveWithAccessory|UIScrollViewKeyboardDismissModeInteractiveWithAccessory|4|16.0|
      |it follows the finger, its accessory too
    """
}
