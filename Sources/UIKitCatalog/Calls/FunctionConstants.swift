/// The calls and words that values are read by, by name; a test holds each number equal to its row.
extension FunctionID {
  @inlinable public static var localized: FunctionID { FunctionID(rawValue: 0) }
  @inlinable public static var dateFormatter: FunctionID { FunctionID(rawValue: 1) }
  @inlinable public static var numberFormatter: FunctionID { FunctionID(rawValue: 2) }
  @inlinable public static var mask: FunctionID { FunctionID(rawValue: 3) }
  @inlinable public static var grouped: FunctionID { FunctionID(rawValue: 4) }
  @inlinable public static var customFormatter: FunctionID { FunctionID(rawValue: 5) }
  @inlinable public static var overlayImage: FunctionID { FunctionID(rawValue: 6) }
  @inlinable public static var button: FunctionID { FunctionID(rawValue: 7) }
  @inlinable public static var label: FunctionID { FunctionID(rawValue: 8) }
  @inlinable public static var view: FunctionID { FunctionID(rawValue: 9) }
  @inlinable public static var datePicker: FunctionID { FunctionID(rawValue: 10) }
  @inlinable public static var picker: FunctionID { FunctionID(rawValue: 11) }
  @inlinable public static var toolbar: FunctionID { FunctionID(rawValue: 12) }
  @inlinable public static var image: FunctionID { FunctionID(rawValue: 13) }
  @inlinable public static var namedImage: FunctionID { FunctionID(rawValue: 14) }
  @inlinable public static var systemImage: FunctionID { FunctionID(rawValue: 15) }
  @inlinable public static var systemFont: FunctionID { FunctionID(rawValue: 16) }
  @inlinable public static var preferredFont: FunctionID { FunctionID(rawValue: 17) }
  @inlinable public static var namedFont: FunctionID { FunctionID(rawValue: 18) }
  @inlinable public static var hex: FunctionID { FunctionID(rawValue: 19) }
  @inlinable public static var namedColor: FunctionID { FunctionID(rawValue: 20) }
  @inlinable public static var attributedText: FunctionID { FunctionID(rawValue: 21) }
  /// `.font(…)` among attributes of a text.
  @inlinable public static var fontAttribute: FunctionID { FunctionID(rawValue: 22) }
  @inlinable public static var foregroundColor: FunctionID { FunctionID(rawValue: 23) }
  @inlinable public static var backgroundColor: FunctionID { FunctionID(rawValue: 24) }
  @inlinable public static var underlineStyle: FunctionID { FunctionID(rawValue: 27) }
  @inlinable public static var underlineColor: FunctionID { FunctionID(rawValue: 28) }
  @inlinable public static var strikethroughStyle: FunctionID { FunctionID(rawValue: 29) }
  @inlinable public static var strokeColor: FunctionID { FunctionID(rawValue: 31) }
  @inlinable public static var link: FunctionID { FunctionID(rawValue: 32) }
  @inlinable public static var insets: FunctionID { FunctionID(rawValue: 33) }
  /// `date("2010-11-15")`.
  @inlinable public static var day: FunctionID { FunctionID(rawValue: 36) }
  /// `today(years: -18)`.
  @inlinable public static var dayFromToday: FunctionID { FunctionID(rawValue: 37) }
  @inlinable public static var today: FunctionID { FunctionID(rawValue: 38) }
  @inlinable public static var now: FunctionID { FunctionID(rawValue: 39) }
  @inlinable public static var example: FunctionID { FunctionID(rawValue: 40) }
  /// `delegate: none`.
  @inlinable public static var noDelegate: FunctionID { FunctionID(rawValue: 41) }
  /// `focus: next`.
  @inlinable public static var next: FunctionID { FunctionID(rawValue: 42) }
  /// `focus: previous`.
  @inlinable public static var previous: FunctionID { FunctionID(rawValue: 43) }
}
