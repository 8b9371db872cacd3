extension MethodTable {
  /// `UITextViewDelegate`, whole (UITextView.h).
  static let textView: StaticString = """
    textViewShouldBeginEditing(_:)|textViewShouldBeginEditing:
      |Bool|true|before-begin|1|2.0|||textFieldShouldBeginEditing:
      |func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      |- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
      |Asks whether editing may begin; false keeps the keyboard away.
    textViewDidBeginEditing(_:)|textViewDidBeginEditing:
      |||after-begin|2|2.0|||textFieldDidBeginEditing:
      |func textViewDidBeginEditing(_ textView: UITextView)
      |- (void)textViewDidBeginEditing:(UITextView *)textView;
      |Says that editing has begun. With a hardware keyboard it is sent though no keyboard comes up: what makes room \
    for the keyboard belongs to the keyboard's notifications.
    textViewShouldEndEditing(_:)|textViewShouldEndEditing:
      |Bool|true|before-end|8|2.0|||textFieldShouldEndEditing:
      |func textViewShouldEndEditing(_ textView: UITextView) -> Bool
      |- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
      |Asks whether editing may end; false keeps it going, unless the view leaves the screen.
    textViewDidEndEditing(_:)|textViewDidEndEditing:
      |||after-end|9|2.0|||textFieldDidEndEditing:
      |func textViewDidEndEditing(_ textView: UITextView)
      |- (void)textViewDidEndEditing:(UITextView *)textView;
      |Says that editing has ended; the place to store the text.
    textView(_:shouldChangeTextIn:replacementText:)|textView:shouldChangeTextInRange:replacementText:
      |Bool|true|during|3|2.0|- textView:shouldChangeTextInRanges:replacementText:|
      |textField:shouldChangeCharactersInRange:replacementString:
      |func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      |- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString \
    *)text;
      |Asks before each change; false refuses it. The Return key comes as a line break.
    textView(_:shouldChangeTextInRanges:replacementText:)|textView:shouldChangeTextInRanges:replacementText:
      |Bool|true|during|3|26.0|||textField:shouldChangeCharactersInRanges:replacementString:
      |func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: \
    String) -> Bool
      |- (BOOL)textView:(UITextView *)textView shouldChangeTextInRanges:(NSArray<NSValue *> *)ranges \
    replacementText:(NSString *)text;
      |Asks before a change of several ranges; the one for a single range is not called then.
    textViewDidChange(_:)|textViewDidChange:
      |||during|5|2.0|||
      |func textViewDidChange(_ textView: UITextView)
      |- (void)textViewDidChange:(UITextView *)textView;
      |Says that the user has changed the text.
    textViewDidChangeSelection(_:)|textViewDidChangeSelection:
      |||during|4|2.0|||textFieldDidChangeSelection:
      |func textViewDidChangeSelection(_ textView: UITextView)
      |- (void)textViewDidChangeSelection:(UITextView *)textView;
      |Says that the selection has changed.
    textView(_:editMenuForTextIn:suggestedActions:)|textView:editMenuForTextInRange:suggestedActions:
      |UIMenu?|nil|during|5|16.0|- textView:editMenuForTextInRanges:suggestedActions:|
      |textField:editMenuForCharactersInRange:suggestedActions:
      |func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: \
    [UIMenuElement]) -> UIMenu?
      |- (nullable UIMenu *)textView:(UITextView *)textView editMenuForTextInRange:(NSRange)range \
    suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions;
      |Makes the menu for selected text; nil leaves the system's.
    textView(_:editMenuForTextInRanges:suggestedActions:)|textView:editMenuForTextInRanges:suggestedActions:
      |UIMenu?|nil|during|5|26.0|||textField:editMenuForCharactersInRanges:suggestedActions:
      |func textView(_ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: \
    [UIMenuElement]) -> UIMenu?
      |- (nullable UIMenu *)textView:(UITextView *)textView editMenuForTextInRanges:(NSArray<NSValue *> \
    *)ranges suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions;
      |Makes the menu for several ranges; nil leaves the system's.
    textView(_:willPresentEditMenuWith:)|textView:willPresentEditMenuWithAnimator:
      |||during|5|16.0|||textField:willPresentEditMenuWithAnimator:
      |func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
      |- (void)textView:(UITextView *)textView \
    willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator;
      |Says that the menu for selected text is about to show.
    textView(_:willDismissEditMenuWith:)|textView:willDismissEditMenuWithAnimator:
      |||during|5|16.0|||textField:willDismissEditMenuWithAnimator:
      |func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
      |- (void)textView:(UITextView *)textView \
    willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator;
      |Says that the menu for selected text is about to go.
    textView(_:primaryActionFor:defaultAction:)|textView:primaryActionForTextItem:defaultAction:
      |UIAction?|defaultAction|any||17.0|||
      |func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> \
    UIAction?
      |- (nullable UIAction *)textView:(UITextView *)textView primaryActionForTextItem:(UITextItem *)textItem \
    defaultAction:(UIAction *)defaultAction;
      |Chooses what a tap on a link or an attachment does; nil for nothing.
    textView(_:menuConfigurationFor:defaultMenu:)|textView:menuConfigurationForTextItem:defaultMenu:
      |UITextItem.MenuConfiguration?|UITextItem.MenuConfiguration(menu: defaultMenu)|any||17.0|||
      |func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> \
    UITextItem.MenuConfiguration?
      |- (nullable UITextItemMenuConfiguration *)textView:(UITextView *)textView \
    menuConfigurationForTextItem:(UITextItem *)textItem defaultMenu:(UIMenu *)defaultMenu;
      |Makes the menu of a link or an attachment; nil for none.
    textView(_:textItemMenuWillDisplayFor:animator:)|textView:textItemMenuWillDisplayForTextItem:animator:
      |||any||17.0|||
      |func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any \
    UIContextMenuInteractionAnimating)
      |- (void)textView:(UITextView *)textView textItemMenuWillDisplayForTextItem:(UITextItem *)textItem \
    animator:(id<UIContextMenuInteractionAnimating>)animator;
      |Says that the menu of a link or an attachment is about to show.
    textView(_:textItemMenuWillEndFor:animator:)|textView:textItemMenuWillEndForTextItem:animator:
      |||any||17.0|||
      |func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any \
    UIContextMenuInteractionAnimating)
      |- (void)textView:(UITextView *)textView textItemMenuWillEndForTextItem:(UITextItem *)textItem \
    animator:(id<UIContextMenuInteractionAnimating>)animator;
      |Says that the menu of a link or an attachment is about to go.
    textViewWritingToolsWillBegin(_:)|textViewWritingToolsWillBegin:
      |||during||18.0|||
      |func textViewWritingToolsWillBegin(_ textView: UITextView)
      |- (void)textViewWritingToolsWillBegin:(UITextView *)textView;
      |Says that Writing Tools begin to change the text.
    textViewWritingToolsDidEnd(_:)|textViewWritingToolsDidEnd:
      |||during||18.0|||
      |func textViewWritingToolsDidEnd(_ textView: UITextView)
      |- (void)textViewWritingToolsDidEnd:(UITextView *)textView;
      |Says that Writing Tools are done.
    textView(_:writingToolsIgnoredRangesInEnclosingRange:)|textView:writingToolsIgnoredRangesInEnclosingRange:
      |[NSValue]||during||18.0|||
      |func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) \
    -> [NSValue]
      |- (NSArray<NSValue *> *)textView:(UITextView *)textView \
    writingToolsIgnoredRangesInEnclosingRange:(NSRange)enclosingRange;
      |Names what Writing Tools must leave as it is.
    textView(_:shouldInteractWith:in:interaction:)|textView:shouldInteractWithURL:inRange:interaction:
      |Bool|true|any||10.0|17.0 textView:primaryActionForTextItem:defaultAction:||
      |func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, \
    interaction: UITextItemInteraction) -> Bool
      |- (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)URL \
    inRange:(NSRange)characterRange interaction:(UITextItemInteraction)interaction;
      |Asks whether a link may be followed.
    textView(_:shouldInteractWith:in:interaction:)|textView:shouldInteractWithTextAttachment:inRange:interaction:
      |Bool|true|any||10.0|17.0 textView:primaryActionForTextItem:defaultAction:||
      |func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in \
    characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
      |- (BOOL)textView:(UITextView *)textView shouldInteractWithTextAttachment:(NSTextAttachment \
    *)textAttachment inRange:(NSRange)characterRange interaction:(UITextItemInteraction)interaction;
      |Asks whether an attachment may be opened.
    textView(_:shouldInteractWith:in:)|textView:shouldInteractWithURL:inRange:
      |Bool|true|any||7.0|10.0 textView:shouldInteractWithURL:inRange:interaction:||
      |func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
      |- (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)URL inRange:(NSRange)characterRange;
      |Asks whether a link may be followed.
    textView(_:shouldInteractWith:in:)|textView:shouldInteractWithTextAttachment:inRange:
      |Bool|true|any||7.0|10.0 textView:shouldInteractWithTextAttachment:inRange:interaction:||
      |func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in \
    characterRange: NSRange) -> Bool
      |- (BOOL)textView:(UITextView *)textView shouldInteractWithTextAttachment:(NSTextAttachment \
    *)textAttachment inRange:(NSRange)characterRange;
      |Asks whether an attachment may be opened.
    textView(_:willBeginFormattingWith:)|textView:willBeginFormattingWithViewController:
      |||during||18.0|||
      |func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
      |- (void)textView:(UITextView *)textView \
    willBeginFormattingWithViewController:(UITextFormattingViewController *)viewController;
      |Says that the formatting panel is about to show.
    textView(_:didBeginFormattingWith:)|textView:didBeginFormattingWithViewController:
      |||during||18.0|||
      |func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
      |- (void)textView:(UITextView *)textView \
    didBeginFormattingWithViewController:(UITextFormattingViewController *)viewController;
      |Says that the formatting panel is there.
    textView(_:willEndFormattingWith:)|textView:willEndFormattingWithViewController:
      |||during||18.0|||
      |func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
      |- (void)textView:(UITextView *)textView \
    willEndFormattingWithViewController:(UITextFormattingViewController *)viewController;
      |Says that the formatting panel is about to go.
    textView(_:didEndFormattingWith:)|textView:didEndFormattingWithViewController:
      |||during||18.0|||
      |func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
      |- (void)textView:(UITextView *)textView \
    didEndFormattingWithViewController:(UITextFormattingViewController *)viewController;
      |Says that the formatting panel is gone.
    textView(_:insertInputSuggestion:)|textView:insertInputSuggestion:
      |||during|3|18.4|||textField:insertInputSuggestion:
      |func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
      |- (void)textView:(UITextView *)textView insertInputSuggestion:(UIInputSuggestion *)inputSuggestion;
      |Says that a suggestion of the keyboard was chosen.
    """
}
