/// What a value is.
public enum ValueKind: UInt8, Sendable {
  case string, integer, decimal, boolean, nilLiteral, regex
  /// `.name` or `.name(…)`.
  case member
  /// `name`, `name.name` or `name(…)`.
  case reference
  case array
  case range
  /// An argument of a member or reference; its value follows.
  case argument
  /// `\(…)` in a string; its value follows.
  case interpolation
}

public struct ValueFlags: OptionSet, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A syntax error lies in it.
  public static let broken = ValueFlags(rawValue: 1)
  /// It has an argument list.
  public static let hasArguments = ValueFlags(rawValue: 2)
  /// Of a string: text is as written, with escapes to be read.
  public static let hasEscapes = ValueFlags(rawValue: 4)
  public static let isMultiline = ValueFlags(rawValue: 8)
  public static let hasInterpolations = ValueFlags(rawValue: 16)
  /// Of a range.
  public static let hasLower = ValueFlags(rawValue: 32)
  public static let hasUpper = ValueFlags(rawValue: 64)
  public static let isHalfOpen = ValueFlags(rawValue: 128)
  /// Of a reference: `a.b`.
  public static let isPath = ValueFlags(rawValue: 256)
  /// Of an integer: it does not fit into `number`.
  public static let overflows = ValueFlags(rawValue: 512)
  /// The value, or one inside it, is not what its place takes.
  public static let hasProblem = ValueFlags(rawValue: 1024)
  /// `symbol` is set.
  public static let isResolved = ValueFlags(rawValue: 2048)
  /// A constant or selector in Objective-C's spelling.
  public static let isObjectiveC = ValueFlags(rawValue: 4096)
}

/// One node of a value, in preorder: what stands inside it follows, up to `next`. Offsets count from the block's start.
public struct ValueNode: Sendable {
  public var start: UInt32
  public var end: UInt32
  /// The text that matters: a name, a label, what a string or a regular expression holds.
  public var textStart: UInt32
  public var textLength: UInt32
  /// The index, among the block's values, of the first one behind this one's subtree.
  public var next: UInt32
  public var kind: ValueKind
  /// How many `#` stand around a literal.
  public var marks: UInt8
  public var flags: ValueFlags
  /// Of an integer its value (clamped), of a boolean 0 or 1; of what was resolved, the catalogue's number.
  public var number: Int64

  @inlinable public var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
  @inlinable public var textRange: Range<Int> { Int(textStart)..<Int(textStart) + Int(textLength) }

  @inlinable
  init(
    kind: ValueKind, range: Range<Int>, text: Range<Int>, flags: ValueFlags = [], marks: UInt8 = 0, number: Int64 = 0
  ) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    textStart = UInt32(truncatingIfNeeded: text.lowerBound)
    textLength = UInt32(truncatingIfNeeded: text.count)
    next = 0
    self.kind = kind
    self.flags = flags
    self.marks = marks
    self.number = number
  }
}
