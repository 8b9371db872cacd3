/// The methods that code looks at, by name; a test holds each number equal to its row.
extension MethodID {
  @inlinable public static var textFieldShouldBeginEditing: MethodID { MethodID(rawValue: 0) }
  @inlinable public static var textFieldDidBeginEditing: MethodID { MethodID(rawValue: 1) }
  @inlinable public static var textFieldShouldEndEditing: MethodID { MethodID(rawValue: 2) }
  @inlinable public static var textFieldDidEndEditing: MethodID { MethodID(rawValue: 3) }
  @inlinable public static var textFieldDidEndEditingReason: MethodID { MethodID(rawValue: 4) }
  @inlinable public static var textFieldShouldChange: MethodID { MethodID(rawValue: 5) }
  @inlinable public static var textFieldShouldChangeRanges: MethodID { MethodID(rawValue: 6) }
  @inlinable public static var textFieldDidChangeSelection: MethodID { MethodID(rawValue: 7) }
  @inlinable public static var textFieldShouldClear: MethodID { MethodID(rawValue: 8) }
  @inlinable public static var textFieldShouldReturn: MethodID { MethodID(rawValue: 9) }
  @inlinable public static var textViewShouldBeginEditing: MethodID { MethodID(rawValue: 15) }
  @inlinable public static var textViewDidBeginEditing: MethodID { MethodID(rawValue: 16) }
  @inlinable public static var textViewShouldEndEditing: MethodID { MethodID(rawValue: 17) }
  @inlinable public static var textViewDidEndEditing: MethodID { MethodID(rawValue: 18) }
  @inlinable public static var textViewShouldChange: MethodID { MethodID(rawValue: 19) }
  @inlinable public static var textViewShouldChangeRanges: MethodID { MethodID(rawValue: 20) }
  @inlinable public static var textViewDidChange: MethodID { MethodID(rawValue: 21) }
  @inlinable public static var textViewDidChangeSelection: MethodID { MethodID(rawValue: 22) }
  @inlinable public static var textViewWritingToolsWillBegin: MethodID { MethodID(rawValue: 31) }
  @inlinable public static var textViewWritingToolsDidEnd: MethodID { MethodID(rawValue: 32) }
  @inlinable public static var scrollViewDidChangeAdjustedContentInset: MethodID { MethodID(rawValue: 56) }
  @inlinable public static var textRect: MethodID { MethodID(rawValue: 57) }
  @inlinable public static var drawText: MethodID { MethodID(rawValue: 58) }
  @inlinable public static var placeholderRect: MethodID { MethodID(rawValue: 59) }
  @inlinable public static var drawPlaceholder: MethodID { MethodID(rawValue: 60) }
  @inlinable public static var borderRect: MethodID { MethodID(rawValue: 61) }
  @inlinable public static var editingRect: MethodID { MethodID(rawValue: 62) }
  @inlinable public static var clearButtonRect: MethodID { MethodID(rawValue: 63) }
  @inlinable public static var leftViewRect: MethodID { MethodID(rawValue: 64) }
  @inlinable public static var rightViewRect: MethodID { MethodID(rawValue: 65) }
}
