/// The kinds of `{ }` block, and the file around them all.
public enum BlockKind: UInt8, Sendable, CaseIterable {
  /// Blocks by what they are of; `file` is the text outside of all.
  case file, form, section, control, preset, rule, event, observer, override, attributes, tags
  /// A block whose keyword is none: read as a control's.
  case unknown

  /// With its article: "a form".
  public var phrase: String {
    switch self {
    case .file: "a file"
    case .form: "a form"
    case .section: "a section"
    case .control: "a control"
    case .preset: "a preset"
    case .rule: "a rule"
    case .event: "an event"
    case .observer: "an observer"
    case .override: "an override"
    case .attributes: "an attributes block"
    case .tags: "a tags block"
    case .unknown: "this block"
    }
  }

  /// What may stand in it, in words.
  public var members: String {
    switch self {
    case .file: "'import', 'form' or 'preset'"
    case .form: "a property, 'tags', 'section', a control, 'on' or 'observe'"
    case .section: "a control"
    case .control: "a property, 'rule', 'use', 'on' or 'override'"
    case .preset: "a property, 'rule', 'use' or 'on'"
    case .rule, .event, .observer, .override, .attributes: "a property"
    case .tags: "a tag case"
    case .unknown: "a member"
    }
  }

  /// Whether it is a block with properties of its own inside of a control or preset.
  @inline(__always)
  var isInner: Bool { BlockSet.inner.contains(self) }

  /// Whether `name: value` may stand in it.
  @inline(__always)
  var takesProperties: Bool { BlockSet.takingProperties.contains(self) }
}

/// A set of kinds of block: those that are open at a place, or those in which a member may stand.
struct BlockSet: Equatable, Sendable {
  private var bits: UInt16

  @inline(__always)
  private static func bit(_ kind: BlockKind) -> UInt16 { 1 &<< UInt16(kind.rawValue) }

  /// The set of up to four kinds.
  @inline(__always)
  static func of(
    _ first: BlockKind, _ second: BlockKind? = nil, _ third: BlockKind? = nil, _ fourth: BlockKind? = nil
  ) -> BlockSet {
    var bits = bit(first)
    if let second { bits |= bit(second) }
    if let third { bits |= bit(third) }
    if let fourth { bits |= bit(fourth) }
    return BlockSet(bits: bits)
  }

  /// Where `name: value` may stand.
  @inline(__always)
  static var takingProperties: BlockSet {
    of(.form, .control, .preset, .unknown).union(.inner)
  }

  /// Blocks with properties of their own inside of controls and presets.
  @inline(__always)
  static var inner: BlockSet { of(.rule, .event, .observer, .override).union(of(.attributes)) }

  /// The kinds of either set.
  @inline(__always)
  func union(_ other: BlockSet) -> BlockSet { BlockSet(bits: bits | other.bits) }

  /// Whether a kind is in the set.
  @inline(__always)
  func contains(_ kind: BlockKind) -> Bool { bits & BlockSet.bit(kind) != 0 }

  /// Whether two sets have a kind in common.
  @inline(__always)
  func meets(_ other: BlockSet) -> Bool { bits & other.bits != 0 }

  /// Adds a kind.
  @inline(__always)
  mutating func insert(_ kind: BlockKind) { bits |= BlockSet.bit(kind) }
}
