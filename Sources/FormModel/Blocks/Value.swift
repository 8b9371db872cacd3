import FormSyntax

/// What a value is.
public enum ValueKind: UInt8, Sendable {
  /// Literals: `"…"`, `3`, `3.5`, `true`, `nil`, `/…/`.
  case string, integer, decimal, boolean, nilLiteral, regex
  /// `.name` or `.name(…)`.
  case member
  /// `name`, `name.name` or `name(…)`.
  case reference
  /// `[…]`; its elements follow.
  case array
  /// `a...b` or `a..<b`; the bounds that it has follow.
  case range
  /// An argument of a member or reference; its value follows.
  case argument
  /// `\(…)` in a string; its value follows.
  case interpolation
}

/// What is known of a value beside its kind.
public struct ValueFlags: OptionSet, Sendable {
  /// One bit a flag.
  public let rawValue: UInt16
  /// Flags by their bits.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A syntax error lies in it.
  @inlinable public static var broken: ValueFlags { ValueFlags(rawValue: 1) }
  /// It has an argument list.
  @inlinable public static var hasArguments: ValueFlags { ValueFlags(rawValue: 2) }
  /// Of a string: text is as written, with escapes to be read.
  @inlinable public static var hasEscapes: ValueFlags { ValueFlags(rawValue: 4) }
  /// Of a string: `"""`.
  @inlinable public static var isMultiline: ValueFlags { ValueFlags(rawValue: 8) }
  /// Of a string: `\(` stands in it.
  @inlinable public static var hasInterpolations: ValueFlags { ValueFlags(rawValue: 16) }
  /// Of a range.
  @inlinable public static var hasLower: ValueFlags { ValueFlags(rawValue: 32) }
  /// Of a range: it has an upper bound.
  @inlinable public static var hasUpper: ValueFlags { ValueFlags(rawValue: 64) }
  /// Of a range: `..<`.
  @inlinable public static var isHalfOpen: ValueFlags { ValueFlags(rawValue: 128) }
  /// Of a reference: `a.b`.
  @inlinable public static var isPath: ValueFlags { ValueFlags(rawValue: 256) }
  /// Of an integer: it does not fit into `number`.
  @inlinable public static var overflows: ValueFlags { ValueFlags(rawValue: 512) }
  /// The value, or one inside it, is not what its place takes.
  @inlinable public static var hasProblem: ValueFlags { ValueFlags(rawValue: 1024) }
  /// `symbol` is set.
  @inlinable public static var isResolved: ValueFlags { ValueFlags(rawValue: 2048) }
  /// A constant or selector in Objective-C's spelling.
  @inlinable public static var isObjectiveC: ValueFlags { ValueFlags(rawValue: 4096) }
}

/// One node of a value, in preorder: what stands inside it follows, up to `next`. Offsets count from the block's start.
public struct ValueNode: Sendable {
  /// Its first byte.
  public var start: UInt32
  /// The byte behind its last one.
  public var end: UInt32
  /// The text that matters: a name, a label, what a string or a regular expression holds.
  public var textStart: UInt32
  /// The bytes of that text.
  public var textLength: UInt32
  /// The index, among the block's values, of the first one behind this one's subtree.
  public var next: UInt32
  /// What it is.
  public var kind: ValueKind
  /// How many `#` stand around a literal.
  public var marks: UInt8
  /// What else is known of it.
  public var flags: ValueFlags
  /// Of an integer its value (clamped), of a boolean 0 or 1; of what was resolved, the catalogue's number.
  public var number: Int64

  /// Its bytes.
  @inlinable public var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
  /// The bytes of the text that matters.
  @inlinable public var textRange: Range<Int> { Int(textStart)..<Int(textStart) + Int(textLength) }

  /// A reference whose text is all of a node.
  init(_ node: SyntaxNode) {
    start = node.start
    end = max(node.start, node.end)
    textStart = start
    textLength = end - start
    next = 0
    kind = .reference
    marks = 0
    flags = node.flags.contains(.broken) ? .broken : []
    number = 0
  }
}
