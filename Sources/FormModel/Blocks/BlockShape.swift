public import FormSyntax
import Synchronization
public import UIKitCatalog

/// What was made of a control, to be taken over for those of its shape: what fills the gaps of the shape makes no difference
/// for what is made of it, but for texts of which the catalogue asks what they say. Those are the same in all of them.
public final class BlockShape: Sendable {
  /// Tells it from all others that there were in this process.
  public let number: UInt64
  /// What its controls have in common as texts.
  public let shape: ControlShape
  /// The texts that are the same in all of them; see `ModelShapes`.
  let fixedTexts: [UInt8]
  /// The properties whose texts are not: gaps of the shape that may say anything.
  public let freeTexts: [PropertyID]
  /// Whether it refers to no other control and to no preset, and nothing is wrong with it.
  public let standsAlone: Bool
  /// The members, in the places that they have in the shape.
  let members: [Member]
  private let memberMarks: [Marks]
  private let values: [ValueNode]
  private let valueMarks: [Marks]
  /// What was made of the first of them.
  private let draft: ModelBuilder.Draft
  /// What all of them have.
  let common: Common
  /// The gaps that hold its key, as a name or as a text, and its tag; nil where these are no gaps.
  private let keyGap, tagGap: Int?
  private let isKeyText: Bool

  /// The properties that its own members set.
  var properties: PropertyMask { draft.properties }
  /// The properties that stand in the `{ }` of its rules, events and overrides.
  var innerProperties: PropertyMask { draft.innerProperties }

  /// What controls of a shape have in common, as blocks hold it.
  struct Common {
    let kind: ChunkKind
    let control: ControlKind?
    let memberCount: UInt32
    let valueCount: UInt32
    let start: UInt32
    let keywordLength: UInt32
    let flags: MemberFlags
    let memberKinds: MemberKinds

    init(_ draft: ModelBuilder.Draft) {
      kind = draft.kind
      control = draft.control
      memberCount = UInt32(truncatingIfNeeded: draft.members.count)
      valueCount = UInt32(truncatingIfNeeded: draft.values.count)
      start = UInt32(truncatingIfNeeded: draft.range.lowerBound)
      keywordLength = UInt32(truncatingIfNeeded: draft.keyword.count)
      flags = draft.flags
      memberKinds = draft.kinds
    }
  }

  private static let count = Atomic<UInt64>(0)

  /// What was made of a chunk, in the places that the control has in its shape. Nil where something is wrong with it.
  init?(
    _ chunk: Chunk, _ shape: ControlShape, fixedTexts: [UInt8], freeTexts: [PropertyID], _ draft: ModelBuilder.Draft,
    _ members: ArraySlice<Member>, _ values: ArraySlice<ValueNode>
  ) {
    guard draft.problems.isEmpty, !draft.hasSyntaxErrors, draft.isWellPlaced, draft.flags.isDisjoint(with: .problems)
    else { return nil }
    var (ownMembers, ownValues) = (Array(members), Array(values))
    var (memberMarks, valueMarks): ([Marks], [Marks]) = ([], [])
    let shifts = (0...shape.gaps.count).map { chunk.wholeSource.shift(chunk.firstShift + $0) }
    var places = GapMarks(shape.gaps, shifts: shifts)
    let isWhole = {
      for index in ownMembers.indices {
        guard let marks = Marks(ownMembers[index], &places) else { return false }
        memberMarks.append(marks)
        ownMembers[index].move(marks, back: shifts)
      }
      for index in ownValues.indices {
        guard let marks = Marks(ownValues[index], &places) else { return false }
        valueMarks.append(marks)
        ownValues[index].move(marks, back: shifts)
      }
      return true
    }()
    guard isWhole else { return nil }
    number = BlockShape.count.add(1, ordering: .relaxed).newValue
    self.shape = shape
    self.fixedTexts = fixedTexts
    self.freeTexts = freeTexts
    standsAlone =
      draft.flags.isDisjoint(with: [.broken, .misplaced]) && !draft.kinds.contains(MemberKinds(.use))
      && (draft.facts?.references.isEmpty ?? true)
    self.members = ownMembers
    self.memberMarks = memberMarks
    self.values = ownValues
    self.valueMarks = valueMarks
    self.draft = draft
    common = Common(draft)
    func gap(_ property: PropertyID) -> (gap: Int, kind: ValueKind)? {
      guard let member = ownMembers.first(where: { $0.property == property && $0.flags.contains(.hasValue) }) else {
        return nil
      }
      let marks = valueMarks[Int(member.firstValue)]
      return marks.textEnd > marks.textStart ? (Int(marks.textStart), ownValues[Int(member.firstValue)].kind) : nil
    }
    let key = gap(.key)
    keyGap = key?.gap
    isKeyText = key?.kind == .string
    tagGap = gap(.tag)?.gap
  }

  /// A member of a block of the shape, by its index.
  func member(_ index: Int, of block: BlockModel) -> Member {
    var member = members[index]
    let marks = memberMarks[index]
    let first = Int(block.memberBase)
    let shift = block.run.source.shift(first + Int(marks.start))
    let textShift = block.run.source.shift(first + Int(marks.textStart))
    member.start &+= shift
    member.end &+= block.run.source.shift(first + Int(marks.end))
    member.nameStart &+= textShift
    member.nameLength &+= block.run.source.shift(first + Int(marks.textEnd)) &- textShift
    return member
  }

  /// A value of a block of the shape, by its index.
  func value(_ index: Int, of block: BlockModel) -> ValueNode {
    var value = values[index]
    let marks = valueMarks[index]
    let first = Int(block.memberBase)
    let textShift = block.run.source.shift(first + Int(marks.textStart))
    value.start &+= block.run.source.shift(first + Int(marks.start))
    value.end &+= block.run.source.shift(first + Int(marks.end))
    value.textStart &+= textShift
    value.textLength &+= block.run.source.shift(first + Int(marks.textEnd)) &- textShift
    if value.kind == .integer, marks.end > marks.start {
      value.number = block.source.withBytes { bytes in
        BlockShape.number(UnsafeBufferPointer(rebasing: bytes[value.range.clamped(to: 0..<bytes.count)]))
      }
    }
    return value
  }

  /// What a control of the shape tells its form.
  func facts(of block: BlockModel) -> ControlFacts? {
    guard var facts = draft.facts else { return nil }
    block.source.withBytes { bytes in
      func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[range.clamped(to: 0..<bytes.count)])
      }
      facts.change(
        name: factKey(part(block.nameRange)),
        key: keyGap.map { factKey(part(range(ofGap: $0, in: block)), kind: isKeyText ? 1 : 0) },
        tag: tagGap.map { BlockShape.number(part(range(ofGap: $0, in: block))) })
    }
    return facts
  }

  /// Where a gap of the shape is in a block.
  private func range(ofGap gap: Int, in block: BlockModel) -> Range<Int> {
    let first = Int(block.memberBase) + gap
    let start = shape.gaps[gap].start &+ block.run.source.shift(first)
    let end = shape.gaps[gap].end &+ block.run.source.shift(first + 1)
    return Int(start)..<Int(max(start, end))
  }

  /// The value of a few digits.
  private static func number(_ digits: UnsafeBufferPointer<UInt8>) -> Int64 {
    digits.reduce(0) { $0 &* 10 &+ Int64($1 & 0x0F) }
  }
}

/// For the bytes of a member or value, and for those of its name or text, how many gaps end there or before.
private struct Marks: Sendable {
  var start: UInt8
  var end: UInt8
  var textStart: UInt8
  var textEnd: UInt8

  /// Nil where something of it is inside of a gap.
  init?(_ placed: some Placed, _ places: inout GapMarks) {
    guard let start = places.mark(placed.start), let end = places.mark(placed.end),
      let textStart = places.mark(placed.textStart), let textEnd = places.mark(placed.textStart &+ placed.textLength)
    else { return nil }
    (self.start, self.end, self.textStart, self.textEnd) = (start, end, textStart, textEnd)
  }
}

/// What has a place in a chunk, and a name or text of its own there.
private protocol Placed {
  var start: UInt32 { get set }
  var end: UInt32 { get set }
  var textStart: UInt32 { get set }
  var textLength: UInt32 { get set }
}

extension ValueNode: Placed {}

extension Member: Placed {
  fileprivate var textStart: UInt32 {
    get { nameStart }
    set { nameStart = newValue }
  }

  fileprivate var textLength: UInt32 {
    get { nameLength }
    set { nameLength = newValue }
  }
}

extension Placed {
  /// Moves it from where it is in a chunk to where it is in the shape.
  fileprivate mutating func move(_ marks: Marks, back shifts: [UInt32]) {
    start &-= shifts[Int(marks.start)]
    end &-= shifts[Int(marks.end)]
    textLength &-= shifts[Int(marks.textEnd)] &- shifts[Int(marks.textStart)]
    textStart &-= shifts[Int(marks.textStart)]
  }
}
