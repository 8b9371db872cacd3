public import FormSyntax
public import UIKitCatalog

/// Members and values that were made in one go; blocks are slices of it, and it never changes.
final class ModelRun: Sendable {
  /// The text that all its blocks were read from.
  let source: SourceSlice
  /// The members of all its blocks.
  let members: [Member]
  /// The values of all its blocks.
  let values: [ValueNode]
  /// What is wrong with those values.
  let problems: [ValueProblem]

  /// The text with what was made of it.
  init(source: SourceSlice, members: [Member], values: [ValueNode], problems: [ValueProblem]) {
    self.source = source
    self.members = members
    self.values = values
    self.problems = problems
  }
}

/// What a block has that sets properties or tells its form something, out of the block itself: of those that do not there
/// may be very many, and they should be small.
private final class BlockContents: Sendable {
  let properties: PropertyMask
  let innerProperties: PropertyMask
  let facts: ControlFacts?

  /// Nil where there is nothing to keep.
  init?(_ draft: ModelBuilder.Draft) {
    if draft.properties.isEmpty, draft.innerProperties.isEmpty, draft.facts == nil { return nil }
    properties = draft.properties
    innerProperties = draft.innerProperties
    facts = draft.facts
  }
}

/// The meaning of one chunk, against the catalogue. It does not know where in the file it stands: all ranges count from
/// the chunk's first byte.
///
/// An object, since all that speaks of a block keeps it: handing it on costs one count.
public final class BlockModel: Sendable {
  /// What the block is a slice of.
  let run: ModelRun
  /// The index of its first member in the run; of a block with a shape that of its first shift in the source.
  let memberBase: UInt32
  /// How many members it has, those inside of rules and events too.
  let memberCount: UInt32
  /// The index of its first value in the run.
  let valueBase: UInt32
  /// How many values it has.
  let valueCount: UInt32
  /// The index of its first problem in the run.
  let problemBase: UInt32
  /// How many of its values are wrong, and in how many ways.
  let problemCount: UInt32
  /// What the chunk is. A form's property, event or observer is the only member; of tags the cases are the members.
  public let kind: ChunkKind
  /// Of a control, which one it is.
  public let control: ControlKind?
  /// Where its text begins in that of the run.
  let sourceStart: UInt32
  /// How many bytes its text has.
  let sourceCount: UInt32
  /// Where its name begins, counted from the block's start.
  let nameStart: UInt32
  /// How many bytes its name has; 0 where it has none.
  let nameLength: UInt32
  /// The first byte of its keyword, counted from the block's start.
  let start: UInt32
  /// The byte behind its last token, counted from the block's start.
  let end: UInt32
  /// How many bytes its keyword has.
  let keywordLength: UInt32
  /// The properties that its own members set.
  public var properties: PropertyMask {
    isShaped ? shape?.properties ?? PropertyMask() : contents?.properties ?? PropertyMask()
  }
  /// The properties that stand in the `{ }` of its rules, events and overrides.
  public var innerProperties: PropertyMask {
    isShaped ? shape?.innerProperties ?? PropertyMask() : contents?.innerProperties ?? PropertyMask()
  }
  /// All flags of its members together, with what is said of their values.
  public let flags: MemberFlags
  /// It has members of these kinds.
  public let memberKinds: MemberKinds
  /// Whether its chunk has syntax errors, or interpolations where none are allowed.
  public let hasSyntaxErrors: Bool
  /// Of a form or section: whether its `{` is there. Of others: whether it may stand where it stands.
  public let isWellPlaced: Bool
  /// Whether something in it cannot be read, has no place there, or has a name that nobody knows: what it was to say, nobody
  /// knows.
  public var hasLostMembers: Bool {
    hasSyntaxErrors || !flags.isDisjoint(with: [.broken, .misplaced, .unknown, .unavailable])
  }
  /// Whether its `{` is missing: it may be half-typed, so that nothing is said of it but that. Its name counts: others may
  /// refer to it.
  public var lacksBlock: Bool { flags.contains(.blockless) }
  /// What a control or preset tells its form; nil of others.
  public var facts: ControlFacts? { isShaped ? shape?.facts(of: self) : contents?.facts }
  /// What it has in common with other controls, from which its members and values follow; nil where nothing is known of
  /// that.
  public let shape: BlockShape?
  /// Whether there is such a shape: asking costs no count.
  private var isShaped: Bool { shape != nil }
  private let contents: BlockContents?

  /// The slice of a run that a draft describes.
  init(_ draft: ModelBuilder.Draft, _ run: ModelRun) {
    self.run = run
    memberBase = UInt32(truncatingIfNeeded: draft.members.lowerBound)
    memberCount = UInt32(truncatingIfNeeded: draft.members.count)
    valueBase = UInt32(truncatingIfNeeded: draft.values.lowerBound)
    valueCount = UInt32(truncatingIfNeeded: draft.values.count)
    problemBase = UInt32(truncatingIfNeeded: draft.problems.lowerBound)
    problemCount = UInt32(truncatingIfNeeded: draft.problems.count)
    kind = draft.kind
    control = draft.control
    sourceStart = UInt32(truncatingIfNeeded: draft.place.lowerBound)
    sourceCount = UInt32(truncatingIfNeeded: draft.place.count)
    nameStart = UInt32(truncatingIfNeeded: draft.name.lowerBound)
    nameLength = UInt32(truncatingIfNeeded: draft.name.count)
    start = UInt32(truncatingIfNeeded: draft.range.lowerBound)
    end = UInt32(truncatingIfNeeded: draft.range.upperBound)
    keywordLength = UInt32(truncatingIfNeeded: draft.keyword.count)
    flags = draft.flags
    memberKinds = draft.kinds
    hasSyntaxErrors = draft.hasSyntaxErrors
    isWellPlaced = draft.isWellPlaced
    shape = nil
    contents = BlockContents(draft)
  }

  /// A control of a shape that others had before.
  ///
  /// - Parameters:
  ///   - firstShift: where the shifts of its chunk begin in the source.
  ///   - nameShift: how much longer its name is than that of the first one.
  ///   - start: where its text begins in the source.
  ///   - count: how many bytes its text has.
  init(
    _ shape: BlockShape, _ run: ModelRun, firstShift: Int, nameShift: UInt32, start textStart: Int, count: UInt32
  ) {
    let common = shape.common
    self.run = run
    self.shape = shape
    contents = nil
    memberBase = UInt32(truncatingIfNeeded: firstShift)
    memberCount = common.memberCount
    (valueBase, problemBase, problemCount) = (0, 0, 0)
    valueCount = common.valueCount
    kind = common.kind
    control = common.control
    sourceStart = UInt32(truncatingIfNeeded: textStart)
    sourceCount = count
    nameStart = common.nameStart
    nameLength = common.nameLength &+ nameShift
    start = common.start
    end = count
    keywordLength = common.keywordLength
    flags = common.flags
    memberKinds = common.memberKinds
    (hasSyntaxErrors, isWellPlaced) = (false, true)
  }

  /// The block's text; ranges of members and values count from its start.
  public var source: SourceSlice { run.source.slice(from: Int(sourceStart), count: Int(sourceCount)) }

  /// The name after the keyword; empty where there is none.
  public var nameRange: Range<Int> { Int(nameStart)..<Int(nameStart) + Int(nameLength) }

  /// The keyword.
  public var keywordRange: Range<Int> { Int(start)..<Int(start) + Int(keywordLength) }

  /// From the keyword to the last token.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// All members, those inside of rules and events too.
  public var members: ArraySlice<Member> {
    if isShaped { return (0..<memberTotal).map(member)[...] }
    return run.members[Int(memberBase)..<Int(memberBase) + Int(memberCount)]
  }

  /// All values, in preorder; indices in members and values count from the first of these.
  public var values: ArraySlice<ValueNode> {
    if isShaped { return (0..<valueTotal).map(value)[...] }
    return run.values[Int(valueBase)..<Int(valueBase) + Int(valueCount)]
  }

  /// What is wrong with its values.
  public var problems: ArraySlice<ValueProblem> {
    run.problems[Int(problemBase)..<Int(problemBase) + Int(problemCount)]
  }

  /// A member by its index in the block.
  @inline(__always)
  public func member(_ index: Int) -> Member {
    isShaped ? shapedMember(index) : run.members[Int(memberBase) + index]
  }

  /// A value by its index in the block.
  @inline(__always)
  public func value(_ index: Int) -> ValueNode {
    isShaped ? shapedValue(index) : run.values[Int(valueBase) + index]
  }

  @inline(never)
  private func shapedMember(_ index: Int) -> Member { shape?.member(index, of: self) ?? run.members[index] }

  @inline(never)
  private func shapedValue(_ index: Int) -> ValueNode { shape?.value(index, of: self) ?? run.values[index] }

  /// The number of a value by its index in the block: all that has to be known of bounds.
  public func number(ofValue index: Int) -> Int64 {
    isShaped ? shape?.number(ofValue: index, in: self) ?? 0 : run.values[Int(valueBase) + index].number
  }

  /// How many members it has, those inside of rules and events too.
  public var memberTotal: Int { Int(memberCount) }

  /// How many values it has, those inside of others too.
  public var valueTotal: Int { Int(valueCount) }

  /// The name after the keyword.
  public var name: String { source.text(nameRange) }

  /// The same in UTF-8.
  public var nameBytes: ArraySlice<UInt8> { source.bytes(nameRange) }

  /// Whether it has a name, however the letters of either are composed.
  public func hasName(_ name: some Collection<UInt8>) -> Bool { isSameName(nameBytes, name) }

  /// Whether it is a control that the keyboard types into.
  public var isTextInput: Bool { control?.isTextInput ?? false }

  /// The member that sets a property: the first, since a second one is a mistake.
  public func member(of property: PropertyID) -> Member? { memberIndex(of: property).map(member) }

  /// Its index.
  func memberIndex(of property: PropertyID) -> Int? {
    if !properties.mayContain(property) { return nil }
    let base = isShaped ? 0 : Int(memberBase)
    return (isShaped ? shape?.members ?? [] : run.members).withUnsafeBufferPointer { members in
      var index = base
      let end = index + Int(memberCount)
      while index < end {
        let found = members[index].symbol == property.rawValue && members[index].kind == .property
        if found, !members[index].flags.contains(.unknown) { return index - base }
        index = max(index + 1, base + Int(members[index].next))
      }
      return nil
    }
  }

  /// The block's own members, without those inside of rules and events.
  public var topMembers: TopMembers { TopMembers(block: self, at: 0, end: Int(memberCount)) }

  /// The members in the `{ }` of one that stands at `index`.
  public func innerMembers(of index: Int) -> TopMembers {
    TopMembers(block: self, at: index + 1, end: Int(member(index).next))
  }

  /// A view of the value at an index.
  public func view(_ index: Int) -> Value { Value(block: self, index: index) }

  /// The value of a property.
  public func value(of member: Member) -> Value? {
    member.flags.contains(.hasValue) ? Value(block: self, index: Int(member.firstValue)) : nil
  }
}

/// Which kinds of member a block has.
public struct MemberKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt16
  /// Kinds by their bits.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// One kind.
  @inlinable public init(_ kind: MemberKind) { rawValue = 1 &<< UInt16(kind.rawValue) }
}

/// The members of one level, with their indices.
public struct TopMembers: Sequence, IteratorProtocol {
  /// The block that they stand in.
  let block: BlockModel
  /// The index of the one that comes next.
  var at: Int
  /// The index of the first member behind them.
  let end: Int

  /// The next member, and its index in the block.
  public mutating func next() -> (index: Int, member: Member)? {
    guard at < end else { return nil }
    let index = at
    let member = block.member(index)
    at = Swift.max(at + 1, Int(member.next))
    return (index, member)
  }
}
