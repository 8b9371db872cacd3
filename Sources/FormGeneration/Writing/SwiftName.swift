/// Names of the form as Swift takes them.
enum SwiftName {
  /// A name as it is declared: in back-ticks where it is a word of Swift's.
  static func declared(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  /// A name behind a dot, where only few words need back-ticks.
  static func member(_ name: String) -> String {
    switch name {
    case "init", "self", "Type", "Protocol": "`\(name)`"
    default: name
    }
  }

  /// A label of a parameter where it is declared: only few words need back-ticks there, and none in a call but `inout`.
  static func label(_ name: String) -> String {
    switch name {
    case "inout", "var", "let": "`\(name)`"
    default: name
    }
  }

  /// A label of a parameter where it is called.
  static func argument(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// Why no function of the app's can have a name; nil where one can.
  static func objection(toFunction name: String) -> String? {
    switch name {
    case "self": "Swift takes 'self' behind a dot for the object itself: give the function another name"
    case _ where isQualified(name):
      "'\(name)' is a function of something else, and here the form asks for one of its own: give it a name without dots"
    default: nil
    }
  }

  /// Whether a name stands behind that of something else: `Checks.isFree`.
  static func isQualified(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: ".")) }

  /// Whether an optional has a case of that name, which then stands before that of what it wraps.
  static func isOptionalCase(_ name: String) -> Bool { name == "none" || name == "some" }

  /// By what Swift asks a value for the parts that are printed.
  static let customMirror = "customMirror"

  /// A type's name: it begins with a capital.
  static func type(_ name: String) -> String { capitalized(name) }

  /// The name with its first letter as a capital.
  static func capitalized(_ name: String) -> String { (name.first?.uppercased() ?? "") + name.dropFirst() }

  /// Whether a type of that name would hide one that generated code names.
  static func isTaken(_ type: String) -> Bool {
    isType(type) || reserved.contains(type)
  }

  /// Whether a name is that of a type that generated code names.
  static func isType(_ name: String) -> Bool {
    let isOfUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    return isOfUIKit || types.contains(name) || name == "Self"
  }

  /// The types and modules that generated code names, but for UIKit's.
  private static let types: Set<String> = [
    "AnyObject", "Array", "ArraySlice", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "Calendar", "CaseIterable",
    "Character", "CharacterSet", "Choices", "ClosedRange", "Codable", "CodingKey", "CustomReflectable", "Date",
    "DateComponents", "DateFormatter", "Decimal", "Double", "Equatable", "Float", "Foundation", "Hashable", "Int",
    "KeyValuePairs", "Locale", "MainActor", "Mirror", "NSAttributedString", "NSDecimalNumber", "NSLayoutConstraint",
    "NSLocalizedString", "NSNumber", "NSObject", "NSObjectProtocol", "NSRange", "NSRegularExpression", "NSString",
    "NSUnderlineStyle", "NSValue", "Notification", "NotificationCenter", "NumberFormatter", "Observation", "Optional",
    "ReferenceWritableKeyPath", "Sendable", "Set", "String", "Substring", "Swift", "TimeZone", "UInt16", "UInt32",
    "UInt8", "URL", "Unicode", "UnsafeMutablePointer", "Void",
  ]

  /// The keywords that cannot be names (The Swift Programming Language, Lexical Structure).
  private static let reserved: Set<String> = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "nonisolated", "open", "operator", "private", "precedencegroup", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
    "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch",
    "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    "Type",
    "Protocol",
  ]
}
