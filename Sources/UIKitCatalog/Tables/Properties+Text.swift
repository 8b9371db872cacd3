extension PropertyTable {
  /// Text fields, text views and their traits (UITextField.h, UITextView.h, UITextInput.h, UITextInputTraits.h).
  static let text: StaticString = """
    interactionState||UITextField, UITextView|opaque Any||15.0||text
      |The selection and where the text is scrolled to, to be kept and put back.
    selectedRange||UITextView|opaque NSRange||2.0|- selectedRanges|textView
      |The selection; empty where only the cursor stands.
    selectedRanges||UITextView|opaque [NSRange]||26.0||textView|The selections, of which there may be several.
    textContainer||UITextView|get opaque NSTextContainer||7.0||textView|The room that the text is laid out in.
    textLayoutManager||UITextView|get opaque? NSTextLayoutManager||16.0||textView
      |Lays the text out; nil once layoutManager was asked for.
    layoutManager||UITextView|get opaque NSLayoutManager||7.0||textView
      |The older layout; asking for it turns the newer one off.
    textStorage||UITextView|get opaque NSTextStorage||7.0||textView|Holds the text with its attributes.
    usesStandardTextScaling||UITextView|bool|false|13.0||textView|Whether text has the size that it has in other apps.
    findInteraction||UITextView|get opaque? UIFindInteraction||16.0||textView
      |The find panel; nil unless isFindInteractionEnabled.
    isFindInteractionEnabled|findInteractionEnabled|UITextView|bool|false|16.0||textView|Whether there is a find panel.
    typingAttributes||UITextView|attributes||6.0||textView
      |How the next letters look; set anew when the selection changes.
    textHighlightAttributes||UITextView|attributes!||18.0||textView|How marked text looks.
    isWritingToolsActive|writingToolsActive|UITextView|get bool||18.0||textView
      |Whether Writing Tools are at work on the text.
    subclassForWritingToolsCoordinator||UITextView|get opaque AnyClass||18.2||textView
      |The class of the coordinator that is made.
    writingToolsCoordinator||UITextView|get opaque UIWritingToolsCoordinator||18.2||textView|What Writing Tools talk to.
    smartInsertDeleteType||UITextInputTraits|:UITextSmartInsertDeleteType|.default|11.0||text
      |Whether spaces are put right around what is pasted or cut.
    mathExpressionCompletionType||UITextInputTraits|:UITextMathExpressionCompletionType|.default|18.0||text
      |Whether the result of a sum is offered.
    grammarCheckingType||UITextInputTraits|:UITextGrammarCheckingType|.default|27.0||text|Whether grammar is checked.
    conversationContext||UITextInputTraits|opaque? UIConversationContext|nil|18.4||text
      |The conversation that suggestions are made from.
    selectedTextRange||UITextInput|opaque? UITextRange||3.2||text|The selection.
    markedTextRange||UITextInput|get opaque? UITextRange||3.2||text
      |What an input method is composing; nil when it is not.
    markedTextStyle||UITextInput|attributes?||3.2||text|How text that is being composed looks.
    beginningOfDocument||UITextInput|get opaque UITextPosition||3.2||text|The start of the text.
    endOfDocument||UITextInput|get opaque UITextPosition||3.2||text|The end of the text.
    inputDelegate||UITextInput|opaque? any UITextInputDelegate||3.2||text|Set by the system, not by apps.
    tokenizer||UITextInput|get opaque any UITextInputTokenizer||3.2||text|Knows where words and sentences end.
    textInputView||UITextInput|get opaque UIView||3.2||text|The view that positions are measured in.
    selectionAffinity||UITextInput|:UITextStorageDirection||3.2||text|On which line a cursor between two lines stands.
    insertDictationResultPlaceholder||UITextInput|get opaque Any||3.2||text|What stands where dictated text will come.
    supportsAdaptiveImageGlyph||UITextInput|bool||18.0||text|Whether pictures may stand among the letters.
    unobscuredContentRect||UITextInput|get opaque CGRect||26.4||text|What nothing covers.
    hasText||UIKeyInput|get bool||3.2||text|Whether there is any text.
    textDragDelegate||UITextDraggable|opaque? any UITextDragDelegate|nil|11.0||text
      |What is asked when text is dragged away.
    textDragInteraction||UITextDraggable|get opaque? UIDragInteraction||11.0||text|The dragging of text.
    isTextDragActive|textDragActive|UITextDraggable|get bool||11.0||text|Whether text is being dragged.
    textDragOptions||UITextDraggable|[UITextDragOptions]|[]|11.0||text|How dragged text looks.
    textDropDelegate||UITextDroppable|opaque? any UITextDropDelegate|nil|11.0||text
      |What is asked when something is dropped.
    textDropInteraction||UITextDroppable|get opaque? UIDropInteraction||11.0||text|The dropping on the text.
    isTextDropActive|textDropActive|UITextDroppable|get bool||11.0||text|Whether something is about to be dropped.
    pasteDelegate||UITextPasteConfigurationSupporting|opaque? any UITextPasteDelegate|nil|11.0||text
      |What is asked when something is pasted.
    sizingRule||UILetterformAwareAdjusting|:UILetterformAwareSizingRule||17.0||text label
      |Whether tall letters make the view larger.
    """
}
