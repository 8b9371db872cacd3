public import UIKitCatalog

/// What a member of a block is.
public enum MemberKind: UInt8, CaseIterable, Sendable {
  /// `name: value`.
  case property
  /// Its arguments are its values; the properties of its block follow as members.
  case rule
  /// A handler, `on …`; its name is the method or event.
  case event
  /// `observe …`; its name is the notification.
  case observer
  /// `override …`; its name is the method.
  case override
  /// Its values are references to presets.
  case use
  /// A case in a `tags` block; its value is its number.
  case tagCase
  /// `attributes { … }`, whose properties follow as members.
  case attributes
}

/// What is known of a member beside its kind.
public struct MemberFlags: OptionSet, Sendable {
  /// One bit a flag.
  public let rawValue: UInt16
  /// Flags by their bits.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A syntax error lies in it: what it says is not to be trusted.
  @inlinable public static var broken: MemberFlags { MemberFlags(rawValue: 1) }
  /// It may not stand in its block.
  @inlinable public static var misplaced: MemberFlags { MemberFlags(rawValue: 2) }
  /// A property, rule, method or notification that the catalogue does not have.
  @inlinable public static var unknown: MemberFlags { MemberFlags(rawValue: 4) }
  /// A property that exists, but not here.
  @inlinable public static var unavailable: MemberFlags { MemberFlags(rawValue: 8) }
  /// A property that was set before in the same block.
  @inlinable public static var duplicate: MemberFlags { MemberFlags(rawValue: 16) }
  /// Its value is not what the property takes.
  @inlinable public static var valueProblem: MemberFlags { MemberFlags(rawValue: 32) }
  /// It has a value.
  @inlinable public static var hasValue: MemberFlags { MemberFlags(rawValue: 64) }
  /// It has a `{ }` block.
  @inlinable public static var hasBlock: MemberFlags { MemberFlags(rawValue: 128) }
  /// An event of a control, `.editingChanged`, not a delegate method.
  @inlinable public static var isControlEvent: MemberFlags { MemberFlags(rawValue: 256) }
  /// Written in Objective-C's spelling; of a block: a value in it may be, too.
  @inlinable public static var isObjectiveC: MemberFlags { MemberFlags(rawValue: 512) }
  /// Only UIKit sets it.
  @inlinable public static var readOnly: MemberFlags { MemberFlags(rawValue: 1024) }

  /// Of a member or of a value in it: it should no longer be used.
  @inlinable public static var deprecated: MemberFlags { MemberFlags(rawValue: 2048) }

  /// Of a block, or of a rule or handler: a member in it cannot be read, not even what it sets or takes over.
  @inlinable public static var unread: MemberFlags { MemberFlags(rawValue: 4096) }

  /// Of a form, control, preset or `tags`: its `{` is missing, and with it, perhaps, all that it is to say.
  @inlinable public static var blockless: MemberFlags { MemberFlags(rawValue: 8192) }

  /// What rules about names and values look for.
  @inlinable public static var problems: MemberFlags { [.unknown, .unavailable, .duplicate, .valueProblem, .readOnly] }
}

/// One member of a block, in preorder: the properties in its own `{ }` follow, up to `next`.
public struct Member: Sendable {
  /// What it is.
  public var kind: MemberKind
  /// What else is known of it.
  public var flags: MemberFlags
  /// The number of the property, rule, method, event or notification; meaningless where `flags` has `unknown`.
  public var symbol: UInt16
  /// Its first byte, counted from the block's start.
  public var start: UInt32
  /// The byte behind its last one.
  public var end: UInt32
  /// Where its name begins: a property's or rule's, or the whole of a selector, event or notification.
  public var nameStart: UInt32
  /// The bytes of its name; 0 where it has none.
  public var nameLength: UInt32
  /// The indices of its values among the block's.
  public var firstValue: UInt32
  /// The index of the first value behind its own.
  public var endOfValues: UInt32
  /// The index of the first member behind this one and those in its block.
  public var next: UInt32

  /// Its bytes.
  @inlinable public var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
  /// The bytes of its name.
  @inlinable public var nameRange: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameLength) }
  /// The indices of its values among the block's, those inside of others too.
  @inlinable public var values: Range<Int> { Int(firstValue)..<Int(endOfValues) }

  /// The property that is set; nil for other members and unknown names.
  @inlinable public var property: PropertyID? {
    kind == .property && flags.isDisjoint(with: .unknown) ? PropertyID(rawValue: symbol) : nil
  }

  /// The validation rule; nil for other members and unknown names.
  @inlinable public var rule: ValidationRuleKind? {
    kind == .rule && flags.isDisjoint(with: .unknown)
      ? ValidationRuleKind(rawValue: UInt8(truncatingIfNeeded: symbol)) : nil
  }

  /// The delegate method that is handled, or the rectangle method that is overridden.
  @inlinable public var method: MethodID? {
    (kind == .event || kind == .override) && flags.isDisjoint(with: [.unknown, .isControlEvent])
      ? MethodID(rawValue: UInt8(truncatingIfNeeded: symbol)) : nil
  }

  /// The control event that is handled; nil for other members and unknown names.
  @inlinable public var controlEvent: ControlEventID? {
    kind == .event && flags.contains(.isControlEvent) && !flags.contains(.unknown)
      ? ControlEventID(rawValue: UInt8(truncatingIfNeeded: symbol)) : nil
  }

  /// The notification that is observed; nil for other members and unknown names.
  @inlinable public var notification: NotificationID? {
    kind == .observer && flags.isDisjoint(with: .unknown)
      ? NotificationID(rawValue: UInt8(truncatingIfNeeded: symbol)) : nil
  }
}
