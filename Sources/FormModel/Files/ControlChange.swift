public import FormSyntax
public import UIKitCatalog

/// What an edit changed in the controls of a form, for what looks at some of it only.
public struct ControlChange: Sendable {
  /// The form.
  public let form: ChunkID
  /// The controls, those that went too.
  public private(set) var chunks: Set<ChunkID>
  /// Whether kinds, names, presets, sections or the number of controls changed, or whether they can be read: that may matter
  /// to whatever looks at controls.
  public private(set) var isStructural = false
  /// The properties that came, went or say something else, and those whose names are near some that nobody knows.
  public private(set) var properties = PropertyMask()
  /// The kinds of the other members that did.
  public private(set) var members: MemberKinds = []
  /// The validation rules that did.
  public private(set) var rules: Set<ValidationRuleKind> = []

  /// Holds the entries of the same chunks before and after an edit against each other.
  init(in form: ChunkID, _ old: [ModelEntry], _ new: [ModelEntry]) {
    self.form = form
    chunks = Set(old.map(\.id)).union(new.map(\.id))
    isStructural = old.count != new.count
    for (old, new) in zip(old, new) where !isStructural { add(old.block, new.block) }
  }

  /// Takes in what another edit of the form changed.
  public mutating func formUnion(_ other: ControlChange) {
    chunks.formUnion(other.chunks)
    isStructural = isStructural || other.isStructural
    properties.formUnion(other.properties)
    members.formUnion(other.members)
    rules.formUnion(other.rules)
  }

  private mutating func add(_ old: BlockModel, _ new: BlockModel) {
    guard old.control != nil, old.control == new.control, old.isWellPlaced == new.isWellPlaced,
      old.lacksBlock == new.lacksBlock, old.hasSyntaxErrors == new.hasSyntaxErrors,
      old.hasLostMembers == new.hasLostMembers,
      old.flags.contains(.unread) == new.flags.contains(.unread),
      old.source.bytes(old.nameRange).elementsEqual(new.source.bytes(new.nameRange))
    else {
      isStructural = true
      return
    }
    let (before, after) = (old.topMembers.map(\.member), new.topMembers.map(\.member))
    func areAlike(_ left: Member, _ right: Member) -> Bool {
      left.kind == right.kind && left.symbol == right.symbol && left.flags == right.flags
        && old.source.bytes(left.range).elementsEqual(new.source.bytes(right.range))
    }
    // What stands in the same order before and behind the edit stayed as it was.
    let start = zip(before, after).prefix(while: areAlike).count
    let end = zip(before[start...].reversed(), after[start...].reversed()).prefix(while: areAlike).count
    for member in before[start...].dropLast(end) { add(member, old) }
    for member in after[start...].dropLast(end) { add(member, new) }
  }

  private mutating func add(_ member: Member, _ block: BlockModel) {
    if let property = member.property {
      properties.insert(property)
    } else if member.kind == .property {
      if let kind = block.control, let near = block.nearProperty(member, of: kind) { properties.insert(near) }
    } else if member.kind == .use {
      isStructural = true
    } else {
      members.formUnion(MemberKinds(member.kind))
      if let rule = member.rule { rules.insert(rule) }
    }
  }
}
