extension MethodTable {
  /// What a subclass of `UITextField` may override (UITextField.h).
  static let rectangles: StaticString = """
    textRect(forBounds:)|textRectForBounds:
      |CGRect||any||2.0|||
      |func textRect(forBounds bounds: CGRect) -> CGRect
      |- (CGRect)textRectForBounds:(CGRect)bounds;
      |Where the text is drawn.
    drawText(in:)|drawTextInRect:
      |||any||2.0|||
      |func drawText(in rect: CGRect)
      |- (void)drawTextInRect:(CGRect)rect;
      |Draws the text.
    placeholderRect(forBounds:)|placeholderRectForBounds:
      |CGRect||any||2.0|||
      |func placeholderRect(forBounds bounds: CGRect) -> CGRect
      |- (CGRect)placeholderRectForBounds:(CGRect)bounds;
      |Where the placeholder is drawn.
    drawPlaceholder(in:)|drawPlaceholderInRect:
      |||any||2.0|||
      |func drawPlaceholder(in rect: CGRect)
      |- (void)drawPlaceholderInRect:(CGRect)rect;
      |Draws the placeholder.
    borderRect(forBounds:)|borderRectForBounds:
      |CGRect||any||2.0|||
      |func borderRect(forBounds bounds: CGRect) -> CGRect
      |- (CGRect)borderRectForBounds:(CGRect)bounds;
      |Where the frame is drawn.
    editingRect(forBounds:)|editingRectForBounds:
      |CGRect||any||2.0|||
      |func editingRect(forBounds bounds: CGRect) -> CGRect
      |- (CGRect)editingRectForBounds:(CGRect)bounds;
      |Where the text is drawn while it is edited.
    clearButtonRect(forBounds:)|clearButtonRectForBounds:
      |CGRect||any||2.0|||
      |func clearButtonRect(forBounds bounds: CGRect) -> CGRect
      |- (CGRect)clearButtonRectForBounds:(CGRect)bounds;
      |Where the clear button stands; move it, and leave its size.
    leftViewRect(forBounds:)|leftViewRectForBounds:
      |CGRect||any||2.0|||
      |func leftViewRect(forBounds bounds: CGRect) -> CGRect
      |- (CGRect)leftViewRectForBounds:(CGRect)bounds;
      |Where the left view stands.
    rightViewRect(forBounds:)|rightViewRectForBounds:
      |CGRect||any||2.0|||
      |func rightViewRect(forBounds bounds: CGRect) -> CGRect
      |- (CGRect)rightViewRectForBounds:(CGRect)bounds;
      |Where the right view stands.
    """
}
