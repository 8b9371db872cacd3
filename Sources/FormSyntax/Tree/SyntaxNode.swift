/// One node of a chunk's tree, in preorder: a node's children follow it, up to `next`.
///
/// Offsets count bytes from the start of the chunk. The tree is lossless because the chunk keeps its bytes: what no node
/// covers is white space, comments, keywords and punctuation.
public struct SyntaxNode: Sendable {
  /// Its first byte.
  public var start: UInt32
  /// The byte behind its last one.
  public var end: UInt32
  /// The index, in the chunk's nodes, of the first node after this one's subtree.
  public var next: UInt32
  /// Where the node's name begins; meaningless where `nameLength` is 0.
  public var nameStart: UInt32
  /// The bytes of its name; 0 where it has none.
  public var nameLength: UInt32
  /// What it is.
  public var kind: SyntaxKind
  /// What else is known of it.
  public var flags: SyntaxFlags
  /// The `Keyword` of a control, the number of `#` of a literal, else 0.
  public var detail: UInt16

  /// A node without a name, whose subtree's end (`next`) is set when it is closed; offsets count from the chunk's
  /// start.
  @inlinable
  init(_ kind: SyntaxKind, start: Int, end: Int, flags: SyntaxFlags = [], detail: UInt16 = 0) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = 0
    self.nameStart = 0
    self.nameLength = 0
    self.kind = kind
    self.flags = flags
    self.detail = detail
  }

  /// Its bytes.
  @inlinable public var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
  /// The bytes of its name, without back-ticks.
  @inlinable public var nameRange: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameLength) }
  /// Whether it has a name.
  @inlinable public var hasName: Bool { nameLength > 0 }
}

/// What a node is; the grammar's productions, with values told apart.
public enum SyntaxKind: UInt8, Sendable {
  // Members of files and forms.
  /// Child: the path, a `string`.
  case importDeclaration
  /// The head of a form up to `{`.
  case form
  /// Children: members, as in a control.
  case preset
  /// The head of a section up to `{`. Child: the title, a `string`.
  case section
  /// Children: `tagCase`.
  case tags
  /// Child: an `integer`, where it has a value.
  case tagCase
  /// Children: members. `detail` is the `Keyword`.
  case control
  /// A block whose keyword is unknown. Children: members, as in a control.
  case unknownBlock

  // Members of controls.
  /// Child: the value, if it is there.
  case property
  /// Children: `argument`s, then `property` members of its block.
  case rule
  /// Children: `selector` or `implicitMember`, then `property`.
  case event
  /// Children: `reference`, then `property`.
  case observer
  /// Children: `selector`, then `property`.
  case override
  /// The properties that a subclass has beyond UIKit's. Children: `property`.
  case attributes
  /// Children: `reference`, one a preset.
  case use
  /// A delegate method, in Swift's or Objective-C's spelling.
  case selector
  /// Tokens that fit nowhere.
  case unexpected

  // Values.
  /// Children: `interpolation`s.
  case string
  /// A whole number in base 10, 16 (`0x`), 8 (`0o`) or 2 (`0b`), perhaps with `_` between its digits.
  case integer
  /// A number with a point.
  case decimal
  /// `true` or `false`.
  case boolean
  /// `nil`.
  case nilLiteral
  /// A regular expression literal, `/…/` or `#/…/#`.
  case regex
  /// `.name` or `.name(…)`. Children: `argument`s.
  case implicitMember
  /// `name.name` or `name(…)`; the name is the whole path. Children: `argument`s.
  case reference
  /// `[…]`. Children: its elements.
  case array
  /// Children: the lower bound and the upper one, as flags say.
  case range
  /// The name is the label. Child: a value.
  case argument
  /// `\(…)` in a string. Child: a value.
  case interpolation
}

/// What is known of a node beside its kind; a bit has several meanings, by the kind.
public struct SyntaxFlags: OptionSet, Sendable {
  /// One bit a flag.
  public let rawValue: UInt8
  /// Flags by their bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A syntax error lies in this node itself: what it means is not to be trusted.
  @inlinable public static var broken: SyntaxFlags { SyntaxFlags(rawValue: 1) }
  /// A declaration that has a `{ }` block, a reference or an implicit member that has `( )`.
  @inlinable public static var hasList: SyntaxFlags { SyntaxFlags(rawValue: 2) }
  /// Of a string: `"""`. Of a range: `..<`. Of a selector: Objective-C's spelling. Of tokens that fit nowhere: no member is
  /// lost in them.
  @inlinable public static var variant: SyntaxFlags { SyntaxFlags(rawValue: 4) }
  /// Of a string: it has escapes. Of a range: it has a lower bound. Of a reference: it has dots.
  @inlinable public static var first: SyntaxFlags { SyntaxFlags(rawValue: 8) }
  /// Of a string: it has interpolations. Of a range: it has an upper bound.
  @inlinable public static var second: SyntaxFlags { SyntaxFlags(rawValue: 16) }
  /// A member that may not stand in its block.
  @inlinable public static var misplaced: SyntaxFlags { SyntaxFlags(rawValue: 32) }
  /// A literal that was not closed.
  @inlinable public static var unterminated: SyntaxFlags { SyntaxFlags(rawValue: 64) }

  /// Of a string: `"""`.
  @inlinable public static var isMultiline: SyntaxFlags { variant }
  /// Of a range: `..<`.
  @inlinable public static var isHalfOpen: SyntaxFlags { variant }
  /// Of a selector: `name:label:`.
  @inlinable public static var isObjectiveC: SyntaxFlags { variant }
  /// Of tokens that fit nowhere: no member is lost in them.
  @inlinable public static var isStray: SyntaxFlags { variant }
  /// Of a string: a backslash stands in it that counts.
  @inlinable public static var hasEscapes: SyntaxFlags { first }
  /// Of a range: it has a lower bound.
  @inlinable public static var hasLower: SyntaxFlags { first }
  /// Of a reference: it has dots.
  @inlinable public static var isPath: SyntaxFlags { first }
  /// Of a string: `\(` stands in it.
  @inlinable public static var hasInterpolations: SyntaxFlags { second }
  /// Of a range: it has an upper bound.
  @inlinable public static var hasUpper: SyntaxFlags { second }
}
