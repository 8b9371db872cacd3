extension MethodTable {
  /// `UITextInputDelegate`, whole (UITextInput.h): the system is it, and no app.
  static let textInput: StaticString = """
    selectionWillChange(_:)|selectionWillChange:
      |||during||3.2|||
      |func selectionWillChange(_ textInput: (any UITextInput)?)
      |- (void)selectionWillChange:(nullable id <UITextInput>)textInput;
      |Says that the selection is about to change.
    selectionDidChange(_:)|selectionDidChange:
      |||during||3.2|||
      |func selectionDidChange(_ textInput: (any UITextInput)?)
      |- (void)selectionDidChange:(nullable id <UITextInput>)textInput;
      |Says that the selection has changed.
    textWillChange(_:)|textWillChange:
      |||during||3.2|||
      |func textWillChange(_ textInput: (any UITextInput)?)
      |- (void)textWillChange:(nullable id <UITextInput>)textInput;
      |Says that the text is about to change.
    textDidChange(_:)|textDidChange:
      |||during||3.2|||
      |func textDidChange(_ textInput: (any UITextInput)?)
      |- (void)textDidChange:(nullable id <UITextInput>)textInput;
      |Says that the text has changed.
    conversationContext(_:didChange:)|conversationContext:didChange:
      |||during||18.4|||
      |func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
      |- (void)conversationContext:(nullable UIConversationContext *)context didChange:(nullable id \
    <UITextInput>)textInput;
      |Says that the conversation which the keyboard knows of has changed.
    """

  /// `UITextPasteDelegate`, whole (UITextPasteDelegate.h).
  static let textPaste: StaticString = """
    textPasteConfigurationSupporting(_:transform:)|textPasteConfigurationSupporting:transformPasteItem:
      |||during||11.0|||
      |func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any \
    UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
      |- \
    (void)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting \
    transformPasteItem:(id<UITextPasteItem>)item;
      |Makes something else of a pasted item before it goes in.
    textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)|textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:
      |NSAttributedString||during||11.0|||
      |func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any \
    UITextPasteConfigurationSupporting, combineItemAttributedStrings itemStrings: [NSAttributedString], for \
    textRange: UITextRange) -> NSAttributedString
      |- (NSAttributedString \
    *)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting \
    combineItemAttributedStrings:(NSArray<NSAttributedString *> *)itemStrings forRange:(UITextRange *)textRange;
      |Joins several pasted texts into one.
    textPasteConfigurationSupporting(_:performPasteOf:to:)|textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:
      |UITextRange||during||11.0|||
      |func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any \
    UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString, to textRange: \
    UITextRange) -> UITextRange
      |- (UITextRange \
    *)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting \
    performPasteOfAttributedString:(NSAttributedString *)attributedString toRange:(UITextRange *)textRange;
      |Puts the pasted text in itself, and answers where it stands then.
    textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)|textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange:
      |Bool||during||11.0|13.0||
      |func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: any \
    UITextPasteConfigurationSupporting, shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: \
    UITextRange) -> Bool
      |- \
    (BOOL)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)textPasteConfigurationSupporting \
    shouldAnimatePasteOfAttributedString:(NSAttributedString *)attributedString toRange:(UITextRange *)textRange;
      |Asks whether the paste is animated.
    """

  /// `UITextDragDelegate`, whole (UITextDragging.h).
  static let textDrag: StaticString = """
    textDraggableView(_:itemsForDrag:)|textDraggableView:itemsForDrag:
      |[UIDragItem]||during||11.0|||
      |func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any \
    UITextDragRequest) -> [UIDragItem]
      |- (NSArray<UIDragItem *> *)textDraggableView:(UIView<UITextDraggable> *)textDraggableView \
    itemsForDrag:(id<UITextDragRequest>)dragRequest;
      |Makes what is dragged out of the text; none: nothing can be dragged.
    textDraggableView(_:dragPreviewForLiftingItem:session:)|textDraggableView:dragPreviewForLiftingItem:session:
      |UITargetedDragPreview?|nil|during||11.0|||
      |func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: \
    UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
      |- (nullable UITargetedDragPreview *)textDraggableView:(UIView<UITextDraggable> *)textDraggableView \
    dragPreviewForLiftingItem:(UIDragItem *)item session:(id<UIDragSession>)session;
      |Makes the picture of what is lifted; nil leaves the system's.
    textDraggableView(_:willAnimateLiftWith:session:)|textDraggableView:willAnimateLiftWithAnimator:session:
      |||during||11.0|||
      |func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any \
    UIDragAnimating, session: any UIDragSession)
      |- (void)textDraggableView:(UIView<UITextDraggable> *)textDraggableView \
    willAnimateLiftWithAnimator:(id<UIDragAnimating>)animator session:(id<UIDragSession>)session;
      |Says that the lifting is about to be animated.
    textDraggableView(_:dragSessionWillBegin:)|textDraggableView:dragSessionWillBegin:
      |||during||11.0|||
      |func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any \
    UIDragSession)
      |- (void)textDraggableView:(UIView<UITextDraggable> *)textDraggableView \
    dragSessionWillBegin:(id<UIDragSession>)session;
      |Says that dragging is about to begin.
    textDraggableView(_:dragSessionDidEnd:with:)|textDraggableView:dragSessionDidEnd:withOperation:
      |||during||11.0|||
      |func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any \
    UIDragSession, with operation: UIDropOperation)
      |- (void)textDraggableView:(UIView<UITextDraggable> *)textDraggableView \
    dragSessionDidEnd:(id<UIDragSession>)session withOperation:(UIDropOperation)operation;
      |Says that dragging has ended, and what became of it.
    """

  /// `UITextDropDelegate`, whole (UITextDropping.h).
  static let textDrop: StaticString = """
    textDroppableView(_:willBecomeEditableForDrop:)|textDroppableView:willBecomeEditableForDrop:
      |UITextDropEditability||during||11.0|||
      |func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: \
    any UITextDropRequest) -> UITextDropEditability
      |- (UITextDropEditability)textDroppableView:(UIView<UITextDroppable> *)textDroppableView \
    willBecomeEditableForDrop:(id<UITextDropRequest>)drop;
      |Asks whether a view that cannot be edited takes a drop.
    textDroppableView(_:proposalForDrop:)|textDroppableView:proposalForDrop:
      |UITextDropProposal||during||11.0|||
      |func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any \
    UITextDropRequest) -> UITextDropProposal
      |- (UITextDropProposal *)textDroppableView:(UIView<UITextDroppable> *)textDroppableView \
    proposalForDrop:(id<UITextDropRequest>)drop;
      |Proposes what a drop does: insert, replace, or nothing.
    textDroppableView(_:willPerformDrop:)|textDroppableView:willPerformDrop:
      |||during||11.0|||
      |func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any \
    UITextDropRequest)
      |- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView \
    willPerformDrop:(id<UITextDropRequest>)drop;
      |Says that something is about to be dropped.
    textDroppableView(_:previewForDroppingAllItemsWithDefault:)|textDroppableView:previewForDroppingAllItemsWithDefault:
      |UITargetedDragPreview?|nil|during||11.0|||
      |func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, \
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
      |- (nullable UITargetedDragPreview *)textDroppableView:(UIView<UITextDroppable> *)textDroppableView \
    previewForDroppingAllItemsWithDefault:(UITargetedDragPreview *)defaultPreview;
      |Makes the picture of what is dropped; nil leaves the system's.
    textDroppableView(_:dropSessionDidEnter:)|textDroppableView:dropSessionDidEnter:
      |||during||11.0|||
      |func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any \
    UIDropSession)
      |- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView \
    dropSessionDidEnter:(id<UIDropSession>)session;
      |Says that something is dragged over the view.
    textDroppableView(_:dropSessionDidUpdate:)|textDroppableView:dropSessionDidUpdate:
      |||during||11.0|||
      |func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any \
    UIDropSession)
      |- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView \
    dropSessionDidUpdate:(id<UIDropSession>)session;
      |Says that what is dragged over the view has moved.
    textDroppableView(_:dropSessionDidExit:)|textDroppableView:dropSessionDidExit:
      |||during||11.0|||
      |func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any \
    UIDropSession)
      |- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView \
    dropSessionDidExit:(id<UIDropSession>)session;
      |Says that what was dragged over the view has left it.
    textDroppableView(_:dropSessionDidEnd:)|textDroppableView:dropSessionDidEnd:
      |||during||11.0|||
      |func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any \
    UIDropSession)
      |- (void)textDroppableView:(UIView<UITextDroppable> *)textDroppableView \
    dropSessionDidEnd:(id<UIDropSession>)session;
      |Says that a drag which was over the view has ended.
    """
}
