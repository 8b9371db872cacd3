extension MethodTable {
  /// `UITextFieldDelegate`, whole (UITextField.h).
  static let textField: StaticString = """
    textFieldShouldBeginEditing(_:)|textFieldShouldBeginEditing:
      |Bool|true|before-begin|1|2.0|||textViewShouldBeginEditing:
      |func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      |- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
      |Asks whether editing may begin; false keeps the keyboard away.
    textFieldDidBeginEditing(_:)|textFieldDidBeginEditing:
      |||after-begin|2|2.0|||textViewDidBeginEditing:
      |func textFieldDidBeginEditing(_ textField: UITextField)
      |- (void)textFieldDidBeginEditing:(UITextField *)textField;
      |Says that editing has begun. With a hardware keyboard it is sent though no keyboard comes up: what makes room \
    for the keyboard belongs to the keyboard's notifications.
    textFieldShouldEndEditing(_:)|textFieldShouldEndEditing:
      |Bool|true|before-end|8|2.0|||textViewShouldEndEditing:
      |func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
      |- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
      |Asks whether editing may end; false keeps it going, unless the field leaves the screen.
    textFieldDidEndEditing(_:)|textFieldDidEndEditing:
      |||after-end|9|2.0||textFieldDidEndEditing:reason:|textViewDidEndEditing:
      |func textFieldDidEndEditing(_ textField: UITextField)
      |- (void)textFieldDidEndEditing:(UITextField *)textField;
      |Says that editing has ended; the place to store the text.
    textFieldDidEndEditing(_:reason:)|textFieldDidEndEditing:reason:
      |||after-end|9|10.0|||textViewDidEndEditing:
      |func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
      |- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason;
      |Says that editing has ended, and why; where it is there, the one without a reason is not called.
    textField(_:shouldChangeCharactersIn:replacementString:)
      |textField:shouldChangeCharactersInRange:replacementString:
      |Bool|true|during|3|2.0|- textField:shouldChangeCharactersInRanges:replacementString:|
      |textView:shouldChangeTextInRange:replacementText:
      |func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString \
    string: String) -> Bool
      |- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range \
    replacementString:(NSString *)string;
      |Asks before each change; false refuses it. Deletion comes as an empty text.
    textField(_:shouldChangeCharactersInRanges:replacementString:)
      |textField:shouldChangeCharactersInRanges:replacementString:
      |Bool|true|during|3|26.0|||textView:shouldChangeTextInRanges:replacementText:
      |func textField(_ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], \
    replacementString string: String) -> Bool
      |- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRanges:(NSArray<NSValue *> *)ranges \
    replacementString:(NSString *)string;
      |Asks before a change of several ranges; the one for a single range is not called then.
    textFieldDidChangeSelection(_:)|textFieldDidChangeSelection:
      |||during|4|13.0|||textViewDidChangeSelection:
      |func textFieldDidChangeSelection(_ textField: UITextField)
      |- (void)textFieldDidChangeSelection:(UITextField *)textField;
      |Says that the cursor has moved.
    textFieldShouldClear(_:)|textFieldShouldClear:
      |Bool|true|during|6|2.0|||
      |func textFieldShouldClear(_ textField: UITextField) -> Bool
      |- (BOOL)textFieldShouldClear:(UITextField *)textField;
      |Asks whether the clear button, or the beginning of editing, may empty the field.
    textFieldShouldReturn(_:)|textFieldShouldReturn:
      |Bool|true|during|7|2.0|||
      |func textFieldShouldReturn(_ textField: UITextField) -> Bool
      |- (BOOL)textFieldShouldReturn:(UITextField *)textField;
      |Asks at the Return key. The keyboard stays, unless this method puts it away or moves the focus.
    textField(_:editMenuForCharactersIn:suggestedActions:)|textField:editMenuForCharactersInRange:suggestedActions:
      |UIMenu?|nil|during|5|16.0|- textField:editMenuForCharactersInRanges:suggestedActions:|
      |textView:editMenuForTextInRange:suggestedActions:
      |func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: \
    [UIMenuElement]) -> UIMenu?
      |- (nullable UIMenu *)textField:(UITextField *)textField editMenuForCharactersInRange:(NSRange)range \
    suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions;
      |Makes the menu for selected text; nil leaves the system's.
    textField(_:editMenuForCharactersInRanges:suggestedActions:)
      |textField:editMenuForCharactersInRanges:suggestedActions:
      |UIMenu?|nil|during|5|26.0|||textView:editMenuForTextInRanges:suggestedActions:
      |func textField(_ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], \
    suggestedActions: [UIMenuElement]) -> UIMenu?
      |- (nullable UIMenu *)textField:(UITextField *)textField editMenuForCharactersInRanges:(NSArray<NSValue \
    *> *)ranges suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions;
      |Makes the menu for several ranges; nil leaves the system's.
    textField(_:willPresentEditMenuWith:)|textField:willPresentEditMenuWithAnimator:
      |||during|5|16.0|||textView:willPresentEditMenuWithAnimator:
      |func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
      |- (void)textField:(UITextField *)textField \
    willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator;
      |Says that the menu for selected text is about to show.
    textField(_:willDismissEditMenuWith:)|textField:willDismissEditMenuWithAnimator:
      |||during|5|16.0|||textView:willDismissEditMenuWithAnimator:
      |func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
      |- (void)textField:(UITextField *)textField \
    willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator;
      |Says that the menu for selected text is about to go.
    textField(_:insertInputSuggestion:)|textField:insertInputSuggestion:
      |||during|3|18.4|||textView:insertInputSuggestion:
      |func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
      |- (void)textField:(UITextField *)textField insertInputSuggestion:(UIInputSuggestion *)inputSuggestion;
      |Says that a suggestion of the keyboard was chosen.
    """
}
