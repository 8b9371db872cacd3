extension EnumerationTable {
  /// Text and its parts (NSText.h, UITextInput.h, UITextView.h).
  static let text: StaticString = """
    =|NSTextAlignment||enumeration|6.0||To which side lines are set.
    left|NSTextAlignmentLeft|0|6.0||to the left
    center|NSTextAlignmentCenter|1|6.0||in the middle
    right|NSTextAlignmentRight|2|6.0||to the right
    justified|NSTextAlignmentJustified|3|6.0||to both sides
    natural|NSTextAlignmentNatural|4|6.0||to the side where the script begins
    =|NSWritingDirection||enumeration|6.0||In which direction lines run.
    natural|NSWritingDirectionNatural|-1|6.0||as the script does
    leftToRight|NSWritingDirectionLeftToRight|0|6.0||from left to right
    rightToLeft|NSWritingDirectionRightToLeft|1|6.0||from right to left
    =|UIDataDetectorTypes||options|2.0||What a text view turns into links.
    phoneNumber|UIDataDetectorTypePhoneNumber|1|2.0||telephone numbers
    link|UIDataDetectorTypeLink|2|2.0||web addresses
    address|UIDataDetectorTypeAddress|4|4.0||postal addresses
    calendarEvent|UIDataDetectorTypeCalendarEvent|8|4.0||dates and times
    shipmentTrackingNumber|UIDataDetectorTypeShipmentTrackingNumber|16|10.0||parcel numbers
    flightNumber|UIDataDetectorTypeFlightNumber|32|10.0||flight numbers
    lookupSuggestion|UIDataDetectorTypeLookupSuggestion|64|10.0||what a look-up may explain
    money|UIDataDetectorTypeMoney|128|16.0||amounts of money
    physicalValue|UIDataDetectorTypePhysicalValue|256|16.0||lengths, weights and other measures
    []|UIDataDetectorTypeNone|0|2.0||nothing
    all|UIDataDetectorTypeAll|18446744073709551615|2.0||everything that is known
    =|UITextField.DidEndEditingReason|UITextFieldDidEndEditingReason|enumeration|10.0||Why editing ended.
    committed|UITextFieldDidEndEditingReasonCommitted|0|10.0||the text stands
    cancelled|UITextFieldDidEndEditingReasonCancelled|1|unavailable||given up, on other platforms only
    =|UITextItemInteraction||enumeration|10.0|17.0|What the user does with a link or an attachment.
    invokeDefaultAction|UITextItemInteractionInvokeDefaultAction|0|10.0|17.0|a tap
    presentActions|UITextItemInteractionPresentActions|1|10.0|17.0|a long press for the menu
    preview|UITextItemInteractionPreview|2|10.0|17.0|a look without opening it
    =|UITextAlternativeStyle||enumeration|13.0||How doubtful words are marked.
    none|UITextAlternativeStyleNone|0|13.0||not at all
    lowConfidence|UITextAlternativeStyleLowConfidence|1|13.0||as of low confidence
    =|UITextStorageDirection||enumeration|3.2||The way through a text.
    forward|UITextStorageDirectionForward|0|3.2||towards the end
    backward|UITextStorageDirectionBackward|1|3.2||towards the beginning
    =|UITextLayoutDirection||enumeration|3.2||A direction on the screen.
    right|UITextLayoutDirectionRight|2|3.2||to the right
    left|UITextLayoutDirectionLeft|3|3.2||to the left
    up|UITextLayoutDirectionUp|4|3.2||up
    down|UITextLayoutDirectionDown|5|3.2||down
    =|UITextGranularity||enumeration|3.2||A unit of text.
    character|UITextGranularityCharacter|0|3.2||a character
    word|UITextGranularityWord|1|3.2||a word
    sentence|UITextGranularitySentence|2|3.2||a sentence
    paragraph|UITextGranularityParagraph|3|3.2||a paragraph
    line|UITextGranularityLine|4|3.2||a line
    document|UITextGranularityDocument|5|3.2||the whole text
    =|UIEditingInteractionConfiguration||enumeration|13.0||Whether editing gestures with three fingers work.
    none|UIEditingInteractionConfigurationNone|0|13.0||they do not
    default|UIEditingInteractionConfigurationDefault|1|13.0||they do
    =|UITextDropEditability||enumeration|11.0||Whether something may be dropped on what cannot be edited.
    no|UITextDropEditabilityNo|0|11.0||no
    temporary|UITextDropEditabilityTemporary|1|11.0||for this drop
    yes|UITextDropEditabilityYes|2|11.0||yes, and it can be edited from then on
    =|UITextDragOptions||options|11.0||How dragged text looks.
    []|UITextDragOptionsNone|0|11.0||as in the text
    stripTextColorFromPreviews|UITextDragOptionStripTextColorFromPreviews|1|11.0||without its colours
    =|UITextItem.ContentType|UITextItemContentType|enumeration|17.0||What an item of a text is.
    link|UITextItemContentTypeLink|0|17.0||a link
    textAttachment|UITextItemContentTypeTextAttachment|1|17.0||an attachment
    tag|UITextItemContentTypeTag|2|17.0||a range with a tag
    =|UITextAttachmentViewProviderReusePolicy||options|||When the view of an attachment is kept.
    onScrollingOutOfViewport|UITextAttachmentViewProviderReusePolicyOnScrollingOutOfViewport|1||
      |while it is scrolled out of sight
    onEditingInlineParagraphs|UITextAttachmentViewProviderReusePolicyOnEditingInlineParagraphs|2||
      |while its paragraph is edited
    """
}
