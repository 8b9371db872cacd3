extension NotificationTable {
  /// What `observe` takes (UITextField.h, UITextView.h, UIWindow.h, UITextInput.h).
  static let rows: StaticString = """
    UIResponder.keyboardWillShowNotification|UIKeyboardWillShowNotification|UIKeyboardWillShow|any|2.0
      |The keyboard is about to show, or to show again as the focus moves.
    UIResponder.keyboardDidShowNotification|UIKeyboardDidShowNotification|UIKeyboardDidShow|any|2.0
      |The keyboard shows; it comes again when the focus moves, so set the inset, do not add to it.
    UIResponder.keyboardWillHideNotification|UIKeyboardWillHideNotification|UIKeyboardWillHide|any|2.0
      |The keyboard is about to go.
    UIResponder.keyboardDidHideNotification|UIKeyboardDidHideNotification|UIKeyboardDidHide|any|2.0
      |The keyboard is gone.
    UIResponder.keyboardWillChangeFrameNotification|UIKeyboardWillChangeFrameNotification
      |UIKeyboardWillChangeFrame|any|5.0
      |The keyboard is about to show, go, move or change its height.
    UIResponder.keyboardDidChangeFrameNotification|UIKeyboardDidChangeFrameNotification
      |UIKeyboardDidChangeFrame|any|5.0
      |The keyboard has shown, gone, moved or changed its height.
    UITextField.textDidBeginEditingNotification|UITextFieldTextDidBeginEditingNotification
      |UITextFieldTextDidBeginEditing|after-begin|2.0
      |Editing of a text field has begun.
    UITextField.textDidChangeNotification|UITextFieldTextDidChangeNotification|UITextFieldTextDidChange|during|2.0
      |The text of a text field has changed.
    UITextField.textDidEndEditingNotification|UITextFieldTextDidEndEditingNotification
      |UITextFieldTextDidEndEditing|after-end|2.0
      |Editing of a text field has ended.
    UITextView.textDidBeginEditingNotification|UITextViewTextDidBeginEditingNotification
      |UITextViewTextDidBeginEditing|after-begin|2.0
      |Editing of a text view has begun.
    UITextView.textDidChangeNotification|UITextViewTextDidChangeNotification|UITextViewTextDidChange|during|2.0
      |The text of a text view has changed.
    UITextView.textDidEndEditingNotification|UITextViewTextDidEndEditingNotification
      |UITextViewTextDidEndEditing|after-end|2.0
      |Editing of a text view has ended.
    UITextInputMode.currentInputModeDidChangeNotification|UITextInputCurrentInputModeDidChangeNotification
      |UITextInputCurrentInputModeDidChange|any|4.2
      |The user has chosen another keyboard or language.
    """
}
