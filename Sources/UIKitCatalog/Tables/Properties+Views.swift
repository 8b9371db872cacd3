extension PropertyTable {
  /// What every view has (UIView.h, UIResponder.h, UIAccessibility.h, UIAccessibilityContainer.h,
  /// UILargeContentViewer.h, UIPasteConfigurationSupporting.h).
  static let views: StaticString = """
    layer||UIView|get opaque CALayer||2.0||views|What the view is drawn with.
    canBecomeFocused||UIView|get bool||9.0||views|Whether it can have the focus of a hardware keyboard.
    isFocused|focused|UIView|get bool||9.0||views|Whether it has the focus of a hardware keyboard.
    focusGroupIdentifier||UIView|string?|nil|14.0||views|The group in which the Tab key goes on.
    focusGroupPriority||UIView|opaque UIFocusGroupPriority||15.0||views|Which view of a group comes first.
    focusEffect||UIView|opaque? UIFocusEffect|nil|15.0||views|How the focus shows.
    effectiveUserInterfaceLayoutDirection||UIView|get opaque UIUserInterfaceLayoutDirection||10.0||views
      |The direction in effect.
    frame||UIView|opaque CGRect||2.0||views|Place and size in the view above.
    bounds||UIView|opaque CGRect||2.0||views|Place and size in its own measures.
    center||UIView|opaque CGPoint||2.0||views|The middle, in the view above.
    transform||UIView|opaque CGAffineTransform|.identity|2.0||views|Turned, scaled or moved.
    transform3D||UIView|opaque CATransform3D||13.0||views|Turned, scaled or moved in space.
    contentScaleFactor||UIView|number||4.0||views|Pixels a point.
    anchorPoint||UIView|opaque CGPoint||16.0||views|The point that the view is turned about.
    isMultipleTouchEnabled|multipleTouchEnabled|UIView|bool|false|2.0||views|Whether several fingers count.
    isExclusiveTouch|exclusiveTouch|UIView|bool|false|2.0||views|Whether no other view gets touches meanwhile.
    autoresizesSubviews||UIView|bool|true|2.0||views|Whether the views in it grow with it.
    autoresizingMask||UIView|[UIView.AutoresizingMask]|[]|2.0||views|What grows when the view above grows.
    superview||UIView|get opaque? UIView||2.0||views|The view above.
    subviews||UIView|get opaque [UIView]||2.0||views|The views in it.
    window||UIView|get opaque? UIWindow||2.0||views|The window; nil while it is not on screen.
    layoutMargins||UIView|insets||8.0||views|The margins around what is in it.
    directionalLayoutMargins||UIView|opaque NSDirectionalEdgeInsets||11.0||views|The margins, from leading to trailing.
    preservesSuperviewLayoutMargins||UIView|bool|false|8.0||views|Whether the margins of the view above count too.
    insetsLayoutMarginsFromSafeArea||UIView|bool|true|11.0||views|Whether the margins keep to the safe area.
    safeAreaInsets||UIView|get insets||11.0||views|What bars and corners cover.
    clipsToBounds||UIView|bool|false|2.0||views|Whether what stands out is cut off.
    isOpaque|opaque|UIView|bool|true|2.0||views|Whether nothing behind it shows through.
    clearsContextBeforeDrawing||UIView|bool|true|2.0||views|Whether it is wiped before it is drawn.
    contentMode||UIView|:UIView.ContentMode|.scaleToFill|2.0||views|How the content follows the size.
    contentStretch||UIView|opaque CGRect||3.0|6.0|views|Which part is stretched.
    mask|maskView|UIView|opaque? UIView|nil|8.0||views|A view whose shape cuts this one.
    tintAdjustmentMode||UIView|:UIView.TintAdjustmentMode||7.0||views|Whether the tint colour is dimmed.
    gestureRecognizers||UIView|opaque? [UIGestureRecognizer]|nil|3.2||views|The gestures that it knows.
    motionEffects||UIView|opaque [UIMotionEffect]||7.0||views|How it moves when the device is tilted.
    constraints||UIView|get opaque [NSLayoutConstraint]||6.0||views|The constraints that it holds.
    translatesAutoresizingMaskIntoConstraints||UIView|bool|true|6.0||views|Whether autoresizingMask becomes constraints.
    alignmentRectInsets||UIView|get insets||6.0||views|What does not count when views are lined up.
    forFirstBaselineLayout|viewForFirstBaselineLayout|UIView|get opaque UIView||9.0||views
      |The view that the first line of text is in.
    forLastBaselineLayout|viewForLastBaselineLayout|UIView|get opaque UIView||9.0||views
      |The view that the last line of text is in.
    intrinsicContentSize||UIView|get opaque CGSize||6.0||views|The size that the content needs.
    layoutGuides||UIView|get opaque [UILayoutGuide]||9.0||views|Its layout guides.
    hasAmbiguousLayout||UIView|get bool||6.0||views|Whether constraints leave its place open.
    restorationIdentifier||UIView|string?|nil|6.0||views|The name under which its state is kept.
    overrideUserInterfaceStyle||UIView|:UIUserInterfaceStyle|.unspecified|13.0||views
      |Light or dark, whatever the user chose.
    appliedContentSizeCategoryLimitsDescription||UIView|get string||15.0||views
      |Which limits of the text size are in effect.
    keyboardLayoutGuide||UIView|get opaque UIKeyboardLayoutGuide||15.0||views|Where the keyboard is.
    traitOverrides||UIView|get opaque UITraitOverrides||17.0||views|Traits that hold for it and what is in it.
    interactions||UIView|opaque [any UIInteraction]||11.0||views|Drags, menus, the pointer and the like.
    hoverStyle||UIView|opaque? UIHoverStyle||17.0||views|How it shows that something points at it.
    showsLargeContentViewer||UIView|bool|false|13.0||views|Whether a long press shows it large, where texts are large.
    largeContentTitle||UIView|text?||13.0||views|The text that is shown large then.
    largeContentImage||UIView|image?||13.0||views|The picture that is shown large then.
    scalesLargeContentImage||UIView|bool|false|13.0||views|Whether that picture is made larger.
    largeContentImageInsets||UIView|insets|.insets(top: 0, left: 0, bottom: 0, right: 0)|13.0||views
      |How far that picture is moved.
    accessibilityIgnoresInvertColors||UIView|bool|false|11.0||views|Whether it is left out when colours are inverted.
    cornerConfiguration||UIView|opaque UICornerConfiguration||26.0||views|How round its corners are.
    next|nextResponder|UIResponder|get opaque? UIResponder||2.0||views|What gets the events that it does not handle.
    canBecomeFirstResponder||UIResponder|get bool|false|2.0||views|Whether it can be the first responder.
    canResignFirstResponder||UIResponder|get bool|true|2.0||views|Whether it can give that up.
    isFirstResponder||UIResponder|get bool||2.0||views|Whether the keyboard types into it.
    undoManager||UIResponder|get opaque? UndoManager||3.0||views|What undoes changes.
    editingInteractionConfiguration||UIResponder|get :UIEditingInteractionConfiguration||13.0||views
      |Whether editing gestures with three fingers work.
    keyCommands||UIResponder|get opaque? [UIKeyCommand]||7.0||views|The shortcuts of a hardware keyboard.
    inputAssistantItem||UIResponder|get opaque UITextInputAssistantItem||9.0||views
      |The bar over the keyboard of an iPad.
    inputViewController||UIResponder|get opaque? UIInputViewController||8.0||views
      |The controller of what comes up in place of the keyboard.
    inputAccessoryViewController||UIResponder|get opaque? UIInputViewController||8.0||views
      |The controller of what sits on top of the keyboard.
    textInputMode||UIResponder|get opaque? UITextInputMode||7.0||views|The language and keyboard in use.
    textInputContextIdentifier||UIResponder|get string?||7.0||views
      |The name under which the keyboard of this view is kept.
    userActivity||UIResponder|opaque? NSUserActivity||8.0||views|What goes on here, for other devices.
    pasteConfiguration||UIResponder|opaque? UIPasteConfiguration||11.0||views|What may be pasted and dropped here.
    activityItemsConfiguration||UIResponder|opaque? (any UIActivityItemsConfigurationReading)||13.0||views
      |What can be shared from here.
    accessibilityIdentifier||UIAccessibilityIdentification|string?|nil|5.0||views
      |The name that user-interface tests find it by.
    isAccessibilityElement||NSObject|bool|true|3.0||views|Whether VoiceOver stops at it.
    accessibilityHint||NSObject|text?||3.0||views|What VoiceOver says that it does.
    accessibilityValue||NSObject|text?||3.0||views|What VoiceOver reads as its value.
    accessibilityTraits||NSObject|opaque UIAccessibilityTraits||3.0||views|What kind of thing VoiceOver takes it for.
    accessibilityLanguage||NSObject|string?||3.0||views|The language that VoiceOver reads it in.
    accessibilityElementsHidden||NSObject|bool|false|5.0||views|Whether VoiceOver skips what is in it.
    accessibilityRespondsToUserInteraction||NSObject|bool||13.0||views
      |Whether VoiceOver takes it for something that can be tapped.
    accessibilityUserInputLabels||NSObject|strings!||13.0||views|What it may be called by voice.
    accessibilityTextualContext||NSObject|opaque? UIAccessibilityTextualContext||13.0||views
      |What kind of text VoiceOver reads.
    accessibilityViewIsModal||NSObject|bool|false|5.0||views|Whether VoiceOver skips the views beside it.
    shouldGroupAccessibilityChildren||NSObject|bool|false|6.0||views|Whether VoiceOver reads what is in it in one go.
    accessibilityAttributedLabel||NSObject|attributedText?||11.0||views
      |What VoiceOver calls it, with attributes of speech.
    accessibilityAttributedHint||NSObject|attributedText?||11.0||views
      |What VoiceOver says that it does, with attributes of speech.
    accessibilityAttributedValue||NSObject|attributedText?||11.0||views
      |What VoiceOver reads as its value, with attributes of speech.
    accessibilityAttributedUserInputLabels||NSObject|opaque! [NSAttributedString]||13.0||views
      |What it may be called by voice, with attributes of speech.
    accessibilityFrame||NSObject|opaque CGRect||3.0||views|Where VoiceOver finds it, in measures of the screen.
    accessibilityPath||NSObject|opaque? UIBezierPath||7.0||views|The outline that VoiceOver draws around it.
    accessibilityActivationPoint||NSObject|opaque CGPoint||5.0||views|Where VoiceOver taps it.
    accessibilityNavigationStyle||NSObject|opaque UIAccessibilityNavigationStyle||8.0||views
      |Whether switch control stops at it as a whole.
    accessibilityContainerType||NSObject|opaque UIAccessibilityContainerType||11.0||views
      |What kind of group VoiceOver takes it for.
    accessibilityElements||NSObject|opaque? [Any]||8.0||views|What VoiceOver finds in it, in this order.
    accessibilityCustomActions||NSObject|opaque? [UIAccessibilityCustomAction]||8.0||views
      |What VoiceOver offers to do with it.
    accessibilityCustomRotors||NSObject|opaque? [UIAccessibilityCustomRotor]||10.0||views
      |What the rotor of VoiceOver goes through in it.
    accessibilityDragSourceDescriptors||NSObject|opaque? [UIAccessibilityLocationDescriptor]||11.0||views
      |What VoiceOver can drag from it.
    accessibilityDropPointDescriptors||NSObject|opaque? [UIAccessibilityLocationDescriptor]||11.0||views
      |Where VoiceOver can drop something on it.
    """
}
