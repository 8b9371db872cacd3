/// What fields and text views do while they are edited.
enum TextText {
  /// Both of them: text with a selection, what is being composed, and what can be undone.
  static let shared = #"""
      private var content = ""
      private var composing: NSRange?
      private var selection = NSRange(location: 0, length: 0)
      /// The texts before each change that can be undone.
      public private(set) var undoable: [String] = []
      open var inputView: UIView?
      open var inputAccessoryView: UIView?
      public var cursor: Int { selection.location }
      public var beginningOfDocument: UITextPosition { UITextPosition(0) }
      public var endOfDocument: UITextPosition { UITextPosition(content.utf16.count) }
      public var markedTextRange: UITextRange? {
        composing.map { UITextRange(UITextPosition($0.location), UITextPosition($0.location + $0.length)) }
      }
      public var selectedTextRange: UITextRange? {
        get { UITextRange(UITextPosition(selection.location), UITextPosition(selection.location + selection.length)) }
        set {
          guard let newValue else { return }
          let start = newValue.start.offset
          selection = NSRange(location: start, length: newValue.end.offset - start)
        }
      }
      public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange(from, to) }
      public func position(from: UITextPosition, offset: Int) -> UITextPosition? {
        let place = from.offset + offset
        return place >= 0 && place <= content.utf16.count ? UITextPosition(place) : nil
      }
      public func replace(_ range: UITextRange, withText text: String) {
        let place = NSRange(location: range.start.offset, length: range.end.offset - range.start.offset)
        change(place, text)
      }
      private func change(_ range: NSRange, _ text: String) {
        undoable.append(content)
        content = (content as NSString).replacingCharacters(in: range, with: text)
        selection = NSRange(location: range.location + text.utf16.count, length: 0)
        told()
      }
      /// What the user types or pastes at the cursor, or at another place.
      public func type(_ text: String, at range: NSRange? = nil) {
        let range = range ?? selection
        if allows(range, text) { change(range, text) }
      }
      /// The Delete key.
      public func delete() {
        let range = selection.length > 0 ? selection : NSRange(location: max(0, cursor - 1), length: min(1, cursor))
        type("", at: range)
      }
      /// What an input method composes, before it is done.
      public func compose(_ text: String) {
        let range = composing ?? selection
        if composing == nil, !allows(range, text) { return }
        composing = NSRange(location: range.location, length: text.utf16.count)
        change(range, text)
      }
      public func endComposing() {
        composing = nil
        told()
      }
      /// What AutoFill puts in, without asking.
      public func fill(_ text: String) { change(NSRange(location: 0, length: content.utf16.count), text) }
      private func setContent(_ text: String?) {
        content = text ?? ""
        selection = NSRange(location: content.utf16.count, length: 0)
        undoable = []
      }

    """#

  /// What text fields have of their own.
  static let field = #"""
      open weak var delegate: (any UITextFieldDelegate)?
      open var text: String? { get { content } set { setContent(newValue) } }
      open var font: UIFont? = UIFont()
      open var textColor: UIColor? = UIColor()
      override var asks: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
      override var endAsks: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
      override func didBegin() {
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
      }
      override func didEnd() {
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
      }
      private func allows(_ range: NSRange, _ text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
      }
      private func told() { sendActions(for: .editingChanged) }
      /// The Return key.
      public func pressReturn() { _ = delegate?.textFieldShouldReturn(self) }
      /// The clear button.
      public func pressClear() {
        if delegate?.textFieldShouldClear(self) ?? true { change(NSRange(location: 0, length: content.utf16.count), "") }
      }
      open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func drawText(in rect: CGRect) {}
      open func drawPlaceholder(in rect: CGRect) {}
      public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
      public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
      public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

    """#

  /// What text views have of their own.
  static let view = #"""
      open weak var delegate: (any UITextViewDelegate)?
      open var text: String! { get { content } set { setContent(newValue) } }
      open var font: UIFont? = UIFont()
      open var textColor: UIColor? = UIColor()
      open var isEditable = true
      override var asks: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
      override var endAsks: Bool { delegate?.textViewShouldEndEditing(self) ?? true }
      override func didBegin() { delegate?.textViewDidBeginEditing(self) }
      override func didEnd() { delegate?.textViewDidEndEditing(self) }
      private func allows(_ range: NSRange, _ text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
      }
      private func told() { delegate?.textViewDidChange(self) }
      public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
      public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
      public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

    """#
}
