/// Names that the headers of UIKit have, as lists that the tables are held against: a line that is not indented deeper
/// than the others begins with the type, its names follow.
enum HeaderNames {
  /// The constants of each enumeration, as Objective-C spells them.
  static let enumerations = parts(
    """
    UIKeyboardType
      UIKeyboardTypeDefault UIKeyboardTypeASCIICapable UIKeyboardTypeNumbersAndPunctuation UIKeyboardTypeURL
      UIKeyboardTypeNumberPad UIKeyboardTypePhonePad UIKeyboardTypeNamePhonePad UIKeyboardTypeEmailAddress
      UIKeyboardTypeDecimalPad UIKeyboardTypeTwitter UIKeyboardTypeWebSearch UIKeyboardTypeASCIICapableNumberPad
      UIKeyboardTypeAlphabet
    UITextField.ViewMode
      UITextFieldViewModeNever UITextFieldViewModeWhileEditing UITextFieldViewModeUnlessEditing
      UITextFieldViewModeAlways
    UITextField.BorderStyle
      UITextBorderStyleNone UITextBorderStyleLine UITextBorderStyleBezel UITextBorderStyleRoundedRect
    UITextView.BorderStyle
      UITextViewBorderStyleNone UITextViewBorderStyleRoundedRect
    UIReturnKeyType
      UIReturnKeyDefault UIReturnKeyGo UIReturnKeyGoogle UIReturnKeyJoin UIReturnKeyNext UIReturnKeyRoute
      UIReturnKeySearch UIReturnKeySend UIReturnKeyYahoo UIReturnKeyDone UIReturnKeyEmergencyCall
      UIReturnKeyContinue
    UITextAutocapitalizationType
      UITextAutocapitalizationTypeNone UITextAutocapitalizationTypeWords UITextAutocapitalizationTypeSentences
      UITextAutocapitalizationTypeAllCharacters
    UITextAutocorrectionType
      UITextAutocorrectionTypeDefault UITextAutocorrectionTypeNo UITextAutocorrectionTypeYes
    UITextSpellCheckingType
      UITextSpellCheckingTypeDefault UITextSpellCheckingTypeNo UITextSpellCheckingTypeYes
    UITextSmartQuotesType
      UITextSmartQuotesTypeDefault UITextSmartQuotesTypeNo UITextSmartQuotesTypeYes
    UITextSmartDashesType
      UITextSmartDashesTypeDefault UITextSmartDashesTypeNo UITextSmartDashesTypeYes
    UITextSmartInsertDeleteType
      UITextSmartInsertDeleteTypeDefault UITextSmartInsertDeleteTypeNo UITextSmartInsertDeleteTypeYes
    UITextInlinePredictionType
      UITextInlinePredictionTypeDefault UITextInlinePredictionTypeNo UITextInlinePredictionTypeYes
    UITextMathExpressionCompletionType
      UITextMathExpressionCompletionTypeDefault UITextMathExpressionCompletionTypeNo
      UITextMathExpressionCompletionTypeYes
    UITextGrammarCheckingType
      UITextGrammarCheckingTypeDefault UITextGrammarCheckingTypeNo UITextGrammarCheckingTypeYes
    UIKeyboardAppearance
      UIKeyboardAppearanceDefault UIKeyboardAppearanceDark UIKeyboardAppearanceLight UIKeyboardAppearanceAlert
    UIWritingToolsBehavior
      UIWritingToolsBehaviorNone UIWritingToolsBehaviorDefault UIWritingToolsBehaviorComplete
      UIWritingToolsBehaviorLimited
    UIWritingToolsResultOptions
      UIWritingToolsResultDefault UIWritingToolsResultPlainText UIWritingToolsResultRichText
      UIWritingToolsResultList UIWritingToolsResultTable UIWritingToolsResultPresentationIntent
    NSTextAlignment
      NSTextAlignmentLeft NSTextAlignmentCenter NSTextAlignmentRight NSTextAlignmentJustified
      NSTextAlignmentNatural
    NSWritingDirection
      NSWritingDirectionNatural NSWritingDirectionLeftToRight NSWritingDirectionRightToLeft
    UIDataDetectorTypes
      UIDataDetectorTypePhoneNumber UIDataDetectorTypeLink UIDataDetectorTypeAddress
      UIDataDetectorTypeCalendarEvent UIDataDetectorTypeShipmentTrackingNumber UIDataDetectorTypeFlightNumber
      UIDataDetectorTypeLookupSuggestion UIDataDetectorTypeMoney UIDataDetectorTypePhysicalValue
      UIDataDetectorTypeNone UIDataDetectorTypeAll
    UITextField.DidEndEditingReason
      UITextFieldDidEndEditingReasonCommitted UITextFieldDidEndEditingReasonCancelled
    UITextItemInteraction
      UITextItemInteractionInvokeDefaultAction UITextItemInteractionPresentActions UITextItemInteractionPreview
    UITextAlternativeStyle
      UITextAlternativeStyleNone UITextAlternativeStyleLowConfidence
    UITextStorageDirection
      UITextStorageDirectionForward UITextStorageDirectionBackward
    UITextLayoutDirection
      UITextLayoutDirectionRight UITextLayoutDirectionLeft UITextLayoutDirectionUp UITextLayoutDirectionDown
    UITextGranularity
      UITextGranularityCharacter UITextGranularityWord UITextGranularitySentence UITextGranularityParagraph
      UITextGranularityLine UITextGranularityDocument
    UIControl.ContentHorizontalAlignment
      UIControlContentHorizontalAlignmentCenter UIControlContentHorizontalAlignmentLeft
      UIControlContentHorizontalAlignmentRight UIControlContentHorizontalAlignmentFill
      UIControlContentHorizontalAlignmentLeading UIControlContentHorizontalAlignmentTrailing
    UIControl.ContentVerticalAlignment
      UIControlContentVerticalAlignmentCenter UIControlContentVerticalAlignmentTop
      UIControlContentVerticalAlignmentBottom UIControlContentVerticalAlignmentFill
    UIControl.Event
      UIControlEventTouchDown UIControlEventTouchDownRepeat UIControlEventTouchDragInside
      UIControlEventTouchDragOutside UIControlEventTouchDragEnter UIControlEventTouchDragExit
      UIControlEventTouchUpInside UIControlEventTouchUpOutside UIControlEventTouchCancel UIControlEventValueChanged
      UIControlEventPrimaryActionTriggered UIControlEventMenuActionTriggered UIControlEventEditingDidBegin
      UIControlEventEditingChanged UIControlEventEditingDidEnd UIControlEventEditingDidEndOnExit
      UIControlEventAllTouchEvents UIControlEventAllEditingEvents UIControlEventApplicationReserved
      UIControlEventSystemReserved UIControlEventAllEvents
    UIControl.State
      UIControlStateNormal UIControlStateHighlighted UIControlStateDisabled UIControlStateSelected
      UIControlStateFocused UIControlStateApplication UIControlStateReserved
    UIView.ContentMode
      UIViewContentModeScaleToFill UIViewContentModeScaleAspectFit UIViewContentModeScaleAspectFill
      UIViewContentModeRedraw UIViewContentModeCenter UIViewContentModeTop UIViewContentModeBottom
      UIViewContentModeLeft UIViewContentModeRight UIViewContentModeTopLeft UIViewContentModeTopRight
      UIViewContentModeBottomLeft UIViewContentModeBottomRight
    UISemanticContentAttribute
      UISemanticContentAttributeUnspecified UISemanticContentAttributePlayback UISemanticContentAttributeSpatial
      UISemanticContentAttributeForceLeftToRight UISemanticContentAttributeForceRightToLeft
    UIView.AnimationCurve
      UIViewAnimationCurveEaseInOut UIViewAnimationCurveEaseIn UIViewAnimationCurveEaseOut
      UIViewAnimationCurveLinear
    UIView.TintAdjustmentMode
      UIViewTintAdjustmentModeAutomatic UIViewTintAdjustmentModeNormal UIViewTintAdjustmentModeDimmed
    UIScrollView.KeyboardDismissMode
      UIScrollViewKeyboardDismissModeNone UIScrollViewKeyboardDismissModeOnDrag
      UIScrollViewKeyboardDismissModeInteractive UIScrollViewKeyboardDismissModeOnDragWithAccessory
      UIScrollViewKeyboardDismissModeInteractiveWithAccessory
    UIEditingInteractionConfiguration
      UIEditingInteractionConfigurationNone UIEditingInteractionConfigurationDefault
    UITextDropEditability
      UITextDropEditabilityNo UITextDropEditabilityTemporary UITextDropEditabilityYes
    UITextDragOptions
      UITextDragOptionsNone UITextDragOptionStripTextColorFromPreviews
    UITextItem.ContentType
      UITextItemContentTypeLink UITextItemContentTypeTextAttachment UITextItemContentTypeTag
    UITextAttachmentViewProviderReusePolicy
      UITextAttachmentViewProviderReusePolicyOnScrollingOutOfViewport
      UITextAttachmentViewProviderReusePolicyOnEditingInlineParagraphs
    DateFormatter.Style
      NSDateFormatterNoStyle NSDateFormatterShortStyle NSDateFormatterMediumStyle NSDateFormatterLongStyle
      NSDateFormatterFullStyle
    DateFormatter.Behavior
      NSDateFormatterBehaviorDefault NSDateFormatterBehavior10_0 NSDateFormatterBehavior10_4
    NumberFormatter.Style
      NSNumberFormatterNoStyle NSNumberFormatterDecimalStyle NSNumberFormatterCurrencyStyle
      NSNumberFormatterPercentStyle NSNumberFormatterScientificStyle NSNumberFormatterSpellOutStyle
      NSNumberFormatterOrdinalStyle NSNumberFormatterCurrencyISOCodeStyle NSNumberFormatterCurrencyPluralStyle
      NSNumberFormatterCurrencyAccountingStyle
    NumberFormatter.Behavior
      NSNumberFormatterBehaviorDefault NSNumberFormatterBehavior10_0 NSNumberFormatterBehavior10_4
    NumberFormatter.PadPosition
      NSNumberFormatterPadBeforePrefix NSNumberFormatterPadAfterPrefix NSNumberFormatterPadBeforeSuffix
      NSNumberFormatterPadAfterSuffix
    NumberFormatter.RoundingMode
      NSNumberFormatterRoundCeiling NSNumberFormatterRoundFloor NSNumberFormatterRoundDown NSNumberFormatterRoundUp
      NSNumberFormatterRoundHalfEven NSNumberFormatterRoundHalfDown NSNumberFormatterRoundHalfUp
    Formatter.Context
      NSFormattingContextUnknown NSFormattingContextDynamic NSFormattingContextStandalone
      NSFormattingContextListItem NSFormattingContextBeginningOfSentence NSFormattingContextMiddleOfSentence
    Formatter.UnitStyle
      NSFormattingUnitStyleShort NSFormattingUnitStyleMedium NSFormattingUnitStyleLong
    UITextContentType
      UITextContentTypeName UITextContentTypeNamePrefix UITextContentTypeGivenName UITextContentTypeMiddleName
      UITextContentTypeFamilyName UITextContentTypeNameSuffix UITextContentTypeNickname UITextContentTypeJobTitle
      UITextContentTypeOrganizationName UITextContentTypeLocation UITextContentTypeFullStreetAddress
      UITextContentTypeStreetAddressLine1 UITextContentTypeStreetAddressLine2 UITextContentTypeAddressCity
      UITextContentTypeAddressState UITextContentTypeAddressCityAndState UITextContentTypeSublocality
      UITextContentTypeCountryName UITextContentTypePostalCode UITextContentTypeTelephoneNumber
      UITextContentTypeEmailAddress UITextContentTypeURL UITextContentTypeCreditCardNumber
      UITextContentTypeUsername UITextContentTypePassword UITextContentTypeNewPassword UITextContentTypeOneTimeCode
      UITextContentTypeShipmentTrackingNumber UITextContentTypeFlightNumber UITextContentTypeDateTime
      UITextContentTypeBirthdate UITextContentTypeBirthdateDay UITextContentTypeBirthdateMonth
      UITextContentTypeBirthdateYear UITextContentTypeCreditCardSecurityCode UITextContentTypeCreditCardName
      UITextContentTypeCreditCardGivenName UITextContentTypeCreditCardMiddleName
      UITextContentTypeCreditCardFamilyName UITextContentTypeCreditCardExpiration
      UITextContentTypeCreditCardExpirationMonth UITextContentTypeCreditCardExpirationYear
      UITextContentTypeCreditCardType UITextContentTypeCellularEID UITextContentTypeCellularIMEI
      UITextContentTypeCellularIMEI1 UITextContentTypeCellularIMEI2 UITextContentTypeCellularNAL
    UIKeyCommand
      UIKeyInputUpArrow UIKeyInputDownArrow UIKeyInputLeftArrow UIKeyInputRightArrow UIKeyInputEscape
      UIKeyInputPageUp UIKeyInputPageDown UIKeyInputHome UIKeyInputEnd UIKeyInputF1 UIKeyInputF2 UIKeyInputF3
      UIKeyInputF4 UIKeyInputF5 UIKeyInputF6 UIKeyInputF7 UIKeyInputF8 UIKeyInputF9 UIKeyInputF10 UIKeyInputF11
      UIKeyInputF12 UIKeyInputDelete
    """)

  /// The properties of each class, those that it inherits and adopts among them, as Swift spells them.
  static let properties = parts(
    """
    UITextField
      accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityLabel
      accessibilityLanguage accessibilityRespondsToUserInteraction accessibilityTextualContext accessibilityTraits
      accessibilityUserInputLabels accessibilityValue adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
      alignmentRectInsets allControlEvents allTargets allowedWritingToolsResultOptions allowsEditingTextAttributes
      allowsNumberPadPopover alpha anchorPoint appliedContentSizeCategoryLimitsDescription attributedPlaceholder
      attributedText autocapitalizationType autocorrectionType autoresizesSubviews autoresizingMask background
      backgroundColor beginningOfDocument borderStyle bounds canBecomeFirstResponder canBecomeFocused
      canResignFirstResponder center clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing
      clearsOnInsertion clipsToBounds constraints contentHorizontalAlignment contentMode contentScaleFactor
      contentStretch contentVerticalAlignment contextMenuInteraction conversationContext cornerConfiguration
      defaultTextAttributes delegate directionalLayoutMargins disabledBackground editingInteractionConfiguration
      effectiveContentHorizontalAlignment effectiveUserInterfaceLayoutDirection enablesReturnKeyAutomatically
      endOfDocument focusEffect focusGroupIdentifier focusGroupPriority font frame gestureRecognizers
      grammarCheckingType hasAmbiguousLayout hasText inlinePredictionType inputAccessoryView
      inputAccessoryViewController inputAssistantItem inputDelegate inputView inputViewController
      insertDictationResultPlaceholder insetsLayoutMarginsFromSafeArea interactionState intrinsicContentSize
      isAccessibilityElement isContextMenuInteractionEnabled isEditing isEnabled isExclusiveTouch isFirstResponder
      isFocused isHidden isHighlighted isMultipleTouchEnabled isOpaque isSecureTextEntry isSelected
      isSymbolAnimationEnabled isTextDragActive isTextDropActive isTouchInside isTracking isUserInteractionEnabled
      keyCommands keyboardAppearance keyboardType layer layoutGuides layoutMargins leftView leftViewMode
      markedTextRange markedTextStyle mask mathExpressionCompletionType maximumContentSizeCategory
      minimumContentSizeCategory minimumFontSize motionEffects next overrideUserInterfaceStyle passwordRules
      pasteDelegate placeholder preservesSuperviewLayoutMargins restorationIdentifier returnKeyType rightView
      rightViewMode safeAreaInsets selectedTextRange selectionAffinity semanticContentAttribute
      showsMenuAsPrimaryAction sizingRule smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType
      state subviews superview supportsAdaptiveImageGlyph tag text textAlignment textColor textContentType
      textDragDelegate textDragInteraction textDragOptions textDropDelegate textDropInteraction
      textInputContextIdentifier textInputMode textInputView tintAdjustmentMode tintColor tokenizer toolTip
      toolTipInteraction transform transform3D translatesAutoresizingMaskIntoConstraints typingAttributes
      undoManager unobscuredContentRect userActivity viewForFirstBaselineLayout viewForLastBaselineLayout window
      writingToolsBehavior
    UITextView
      accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityLabel
      accessibilityLanguage accessibilityRespondsToUserInteraction accessibilityTextualContext accessibilityTraits
      accessibilityUserInputLabels accessibilityValue adjustedContentInset adjustsFontForContentSizeCategory
      alignmentRectInsets allowedWritingToolsResultOptions allowsEditingTextAttributes allowsKeyboardScrolling
      allowsNumberPadPopover alpha alwaysBounceHorizontal alwaysBounceVertical anchorPoint
      appliedContentSizeCategoryLimitsDescription attributedText autocapitalizationType autocorrectionType
      automaticallyAdjustsScrollIndicatorInsets autoresizesSubviews autoresizingMask backgroundColor
      beginningOfDocument borderStyle bottomEdgeEffect bounces bouncesHorizontally bouncesVertically bouncesZoom
      bounds canBecomeFirstResponder canBecomeFocused canCancelContentTouches canResignFirstResponder center
      clearsContextBeforeDrawing clearsOnInsertion clipsToBounds constraints contentAlignmentPoint contentInset
      contentInsetAdjustmentBehavior contentMode contentOffset contentScaleFactor contentSize contentStretch
      conversationContext cornerConfiguration dataDetectorTypes decelerationRate delaysContentTouches delegate
      directionalLayoutMargins directionalPressGestureRecognizer editingInteractionConfiguration
      effectiveUserInterfaceLayoutDirection enablesReturnKeyAutomatically endOfDocument findInteraction focusEffect
      focusGroupIdentifier focusGroupPriority font frame gestureRecognizers grammarCheckingType hasAmbiguousLayout
      hasText horizontalScrollIndicatorInsets indexDisplayMode indicatorStyle inlinePredictionType
      inputAccessoryView inputAccessoryViewController inputAssistantItem inputDelegate inputView
      inputViewController insertDictationResultPlaceholder insetsLayoutMarginsFromSafeArea interactionState
      intrinsicContentSize isAccessibilityElement isDecelerating isDirectionalLockEnabled isDragging isEditable
      isExclusiveTouch isFindInteractionEnabled isFirstResponder isFocused isHidden isMultipleTouchEnabled isOpaque
      isPagingEnabled isScrollEnabled isSecureTextEntry isSelectable isTextDragActive isTextDropActive isTracking
      isUserInteractionEnabled isWritingToolsActive isZoomBouncing isZooming keyCommands keyboardAppearance
      keyboardDismissMode keyboardType layer layoutGuides layoutManager layoutMargins leftEdgeEffect
      linkTextAttributes markedTextRange markedTextStyle mask mathExpressionCompletionType
      maximumContentSizeCategory maximumZoomScale minimumContentSizeCategory minimumZoomScale motionEffects next
      overrideUserInterfaceStyle panGestureRecognizer passwordRules pasteDelegate pinchGestureRecognizer
      preservesSuperviewLayoutMargins refreshControl restorationIdentifier returnKeyType rightEdgeEffect
      safeAreaInsets scrollIndicatorInsets scrollsToTop selectedRange selectedRanges selectedTextRange
      selectionAffinity semanticContentAttribute showsHorizontalScrollIndicator showsVerticalScrollIndicator
      sizingRule smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType
      subclassForWritingToolsCoordinator subviews superview supportsAdaptiveImageGlyph tag text textAlignment
      textColor textContainer textContainerInset textContentType textDragDelegate textDragInteraction
      textDragOptions textDropDelegate textDropInteraction textFormattingConfiguration textHighlightAttributes
      textInputContextIdentifier textInputMode textInputView textLayoutManager textStorage tintAdjustmentMode
      tintColor tokenizer topEdgeEffect transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
      transform transform3D translatesAutoresizingMaskIntoConstraints typingAttributes undoManager
      unobscuredContentRect userActivity usesStandardTextScaling verticalScrollIndicatorInsets
      viewForFirstBaselineLayout viewForLastBaselineLayout window writingToolsBehavior writingToolsCoordinator
      zoomScale
    """)

  /// The methods of each protocol, by their selectors.
  static let methods = parts(
    """
    UITextFieldDelegate
      textFieldShouldBeginEditing: textFieldDidBeginEditing: textFieldShouldEndEditing: textFieldDidEndEditing:
      textFieldDidEndEditing:reason: textField:shouldChangeCharactersInRange:replacementString:
      textField:shouldChangeCharactersInRanges:replacementString: textFieldDidChangeSelection:
      textFieldShouldClear: textFieldShouldReturn: textField:editMenuForCharactersInRange:suggestedActions:
      textField:editMenuForCharactersInRanges:suggestedActions: textField:willPresentEditMenuWithAnimator:
      textField:willDismissEditMenuWithAnimator: textField:insertInputSuggestion:
    UITextViewDelegate
      textViewShouldBeginEditing: textViewDidBeginEditing: textViewShouldEndEditing: textViewDidEndEditing:
      textView:shouldChangeTextInRange:replacementText: textView:shouldChangeTextInRanges:replacementText:
      textViewDidChange: textViewDidChangeSelection: textView:editMenuForTextInRange:suggestedActions:
      textView:editMenuForTextInRanges:suggestedActions: textView:willPresentEditMenuWithAnimator:
      textView:willDismissEditMenuWithAnimator: textView:primaryActionForTextItem:defaultAction:
      textView:menuConfigurationForTextItem:defaultMenu: textView:textItemMenuWillDisplayForTextItem:animator:
      textView:textItemMenuWillEndForTextItem:animator: textViewWritingToolsWillBegin: textViewWritingToolsDidEnd:
      textView:writingToolsIgnoredRangesInEnclosingRange: textView:shouldInteractWithURL:inRange:interaction:
      textView:shouldInteractWithTextAttachment:inRange:interaction: textView:shouldInteractWithURL:inRange:
      textView:shouldInteractWithTextAttachment:inRange: textView:willBeginFormattingWithViewController:
      textView:didBeginFormattingWithViewController: textView:willEndFormattingWithViewController:
      textView:didEndFormattingWithViewController: textView:insertInputSuggestion:
    UIScrollViewDelegate
      scrollViewDidScroll: scrollViewDidZoom: scrollViewWillBeginDragging:
      scrollViewWillEndDragging:withVelocity:targetContentOffset: scrollViewDidEndDragging:willDecelerate:
      scrollViewWillBeginDecelerating: scrollViewDidEndDecelerating: scrollViewDidEndScrollingAnimation:
      viewForZoomingInScrollView: scrollViewWillBeginZooming:withView: scrollViewDidEndZooming:withView:atScale:
      scrollViewShouldScrollToTop: scrollViewDidScrollToTop: scrollViewDidChangeAdjustedContentInset:
    UITextInputDelegate
      selectionWillChange: selectionDidChange: textWillChange: textDidChange: conversationContext:didChange:
    UITextPasteDelegate
      textPasteConfigurationSupporting:transformPasteItem:
      textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:
      textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:
      textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange:
    UITextDragDelegate
      textDraggableView:itemsForDrag: textDraggableView:dragPreviewForLiftingItem:session:
      textDraggableView:willAnimateLiftWithAnimator:session: textDraggableView:dragSessionWillBegin:
      textDraggableView:dragSessionDidEnd:withOperation:
    UITextDropDelegate
      textDroppableView:willBecomeEditableForDrop: textDroppableView:proposalForDrop:
      textDroppableView:willPerformDrop: textDroppableView:previewForDroppingAllItemsWithDefault:
      textDroppableView:dropSessionDidEnter: textDroppableView:dropSessionDidUpdate:
      textDroppableView:dropSessionDidExit: textDroppableView:dropSessionDidEnd:
    """)

  /// The notifications, as Objective-C spells them.
  static let notifications = parts(
    """
    notifications
      UITextFieldTextDidBeginEditingNotification UITextFieldTextDidChangeNotification
      UITextFieldTextDidEndEditingNotification UITextViewTextDidBeginEditingNotification
      UITextViewTextDidChangeNotification UITextViewTextDidEndEditingNotification
      UITextInputCurrentInputModeDidChangeNotification UIKeyboardWillShowNotification UIKeyboardDidShowNotification
      UIKeyboardWillHideNotification UIKeyboardDidHideNotification UIKeyboardWillChangeFrameNotification
      UIKeyboardDidChangeFrameNotification
    """)

  /// A list of lines as types with their names.
  private static func parts(_ text: String) -> [(type: String, names: [String])] {
    text.split(separator: "\n").reduce(into: []) { parts, line in
      if line.hasPrefix(" ") {
        parts[parts.count - 1].names += line.split(separator: " ").map(String.init)
      } else {
        parts.append((String(line), []))
      }
    }
  }
}
