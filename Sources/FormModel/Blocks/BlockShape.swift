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
  private let freeTextGaps: [Int]
  /// Whether the modes in which the parts of a field show are gaps of the shape.
  public let hasFreeModes: Bool
  /// Whether it refers to other controls, or something is wrong with it.
  public let refersToControls: Bool
  /// Whether it uses presets.
  public let usesPresets: Bool
  /// The members, in the places that they have in the shape.
  let members: [Member]
  private let memberMarks: [Marks]
  private let values: [ValueNode]
  private let valueMarks: [Marks]
  /// What was made of the first of them, and what that one told its form.
  private let draft: ModelBuilder.Draft
  private let facts: ControlFacts
  /// What all of them have.
  let common: Common
  /// The gaps that hold its key, as a name or as a text, its tag and its outlet; nil where these are no gaps.
  private let keyGap, tagGap, outletGap: Int?
  private let isKeyText: Bool

  /// The properties that its own members set.
  var properties: PropertyMask { draft.properties }
  /// The properties that stand in the `{ }` of its rules, events and overrides.
  var innerProperties: PropertyMask { draft.innerProperties }

  /// Whether its members, or what stands in their `{ }`, set one of some properties.
  public func setsAny(of properties: PropertyMask) -> Bool {
    self.properties.intersects(properties) || innerProperties.intersects(properties)
  }

  /// What controls of a shape have in common, as blocks hold it.
  struct Common {
    let kind: ChunkKind
    let control: ControlKind?
    let memberCount: UInt32
    let valueCount: UInt32
    let start: UInt32
    let keywordLength: UInt32
    /// The name of the first of them.
    let nameStart: UInt32
    let nameLength: UInt32
    let flags: MemberFlags
    let memberKinds: MemberKinds

    init(_ draft: ModelBuilder.Draft, _ name: ShapeGap) {
      nameStart = name.start
      nameLength = name.end &- name.start
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
    _ chunk: borrowing Chunk, _ shape: ControlShape, fixedTexts: [UInt8],
    freeTexts: [(gap: Int, property: PropertyID)], _ draft: ModelBuilder.Draft, _ members: ArraySlice<Member>,
    _ values: ArraySlice<ValueNode>
  ) {
    guard draft.problems.isEmpty, !draft.hasSyntaxErrors, draft.isWellPlaced, draft.flags.isDisjoint(with: .problems),
      let facts = draft.facts
    else { return nil }
    var (ownMembers, ownValues) = (Array(members), Array(values))
    var (memberMarks, valueMarks): ([Marks], [Marks]) = ([], [])
    let (source, firstShift) = (chunk.wholeSource, chunk.firstShift)
    let shifts = (0...shape.gaps.count).map { source.shift(firstShift + $0) }
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
    self.freeTexts = freeTexts.map(\.property)
    freeTextGaps = freeTexts.map(\.gap)
    hasFreeModes = shape.gaps.contains { $0.kind == .viewMode }
    refersToControls = !draft.flags.isDisjoint(with: [.broken, .misplaced]) || !facts.references.isEmpty
    usesPresets = draft.kinds.contains(MemberKinds(.use))
    self.members = ownMembers
    self.memberMarks = memberMarks
    self.values = ownValues
    self.valueMarks = valueMarks
    self.draft = draft
    self.facts = facts
    common = Common(draft, shape.name)
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
    outletGap = gap(.outlet)?.gap
  }

  /// A member of a block of the shape, by its index.
  func member(_ index: Int, of block: BlockModel) -> Member {
    var member = members[index]
    let marks = memberMarks[index]
    block.run.source.withShifts(from: Int(block.memberBase)) { shifts in
      let textShift = shifts[Int(marks.textStart)]
      member.start &+= shifts[Int(marks.start)]
      member.end &+= shifts[Int(marks.end)]
      member.nameStart &+= textShift
      member.nameLength &+= shifts[Int(marks.textEnd)] &- textShift
    }
    return member
  }

  /// A value of a block of the shape, by its index.
  func value(_ index: Int, of block: BlockModel) -> ValueNode {
    var value = values[index]
    let marks = valueMarks[index]
    block.run.source.withShifts(from: Int(block.memberBase)) { shifts in
      let textShift = shifts[Int(marks.textStart)]
      value.start &+= shifts[Int(marks.start)]
      value.end &+= shifts[Int(marks.end)]
      value.textStart &+= textShift
      value.textLength &+= shifts[Int(marks.textEnd)] &- textShift
    }
    if marks.end == marks.start { return value }
    switch value.kind {
    case .integer: value.number = block.withBytes(value.range, BlockShape.number)
    case .member where value.flags.contains(.isResolved) && marks.textEnd > marks.textStart:
      // The name of a case is filled by others of its enumeration.
      let enumeration = EnumMember(rawValue: UInt16(truncatingIfNeeded: value.number)).enumeration
      let member = block.withBytes(value.textRange) { Catalog.member(named: $0, of: enumeration) }
      if let member { value.number = Int64(member.rawValue) }
    default: break
    }
    return value
  }

  /// The number of a value of a block of the shape, by its index.
  func number(ofValue index: Int, in block: BlockModel) -> Int64 {
    let marks = valueMarks[index]
    guard values[index].kind == .integer, marks.end > marks.start else { return values[index].number }
    return block.withBytes(range(ofGap: Int(marks.start), in: block), BlockShape.number)
  }

  /// Whether something holds for the text of a value of a block of the shape, by the value's index.
  public func holds(
    forTextOfValue index: Int, in block: BlockModel, _ test: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    let marks = valueMarks[index]
    let (start, count) = block.run.source.withShifts(from: Int(block.memberBase)) { shifts in
      let shift = shifts[Int(marks.textStart)]
      return (
        values[index].textStart &+ shift, values[index].textLength &+ shifts[Int(marks.textEnd)] &- shift
      )
    }
    return block.withBytes(Int(start)..<Int(start) + Int(count), test)
  }

  /// What a control of the shape tells its form.
  func facts(of block: BlockModel) -> ControlFacts {
    var facts = self.facts
    block.run.source.withShifts(from: Int(block.memberBase)) { shifts in
      block.withBytes { bytes in
        func text(_ gap: Int) -> UnsafeBufferPointer<UInt8> {
          let start = shape.gaps[gap].start &+ shifts[gap]
          let end = shape.gaps[gap].end &+ shifts[gap + 1]
          return UnsafeBufferPointer(rebasing: bytes[(Int(start)..<Int(max(start, end))).clamped(to: 0..<bytes.count)])
        }
        // The name is the first gap.
        facts.change(
          name: factKey(text(0)), key: keyGap.map { codeKey(text($0), kind: isKeyText ? 1 : 0) },
          tag: tagGap.map { BlockShape.number(text($0)) }, outlet: outletGap.map { codeKey(text($0)) })
      }
    }
    return facts
  }

  /// Calls `body` with what fills gaps of the shape in a block, in the order of the text: with the property of texts that
  /// may say anything, and with numbers and modes; its tag and all names are left out.
  public func forEachFilling(of block: BlockModel, _ body: (PropertyID?, UnsafeBufferPointer<UInt8>) -> Void) {
    var text = 0
    for (index, gap) in shape.gaps.enumerated() where index > 0 {
      var property: PropertyID?
      if text < freeTextGaps.count, freeTextGaps[text] == index {
        property = freeTexts[text]
        text += 1
      } else if gap.kind == .text {
        // It is the same in all blocks of the shape.
        continue
      }
      if gap.kind != .word, index != keyGap, index != tagGap {
        block.withBytes(range(ofGap: index, in: block)) { body(property, $0) }
      }
    }
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
    var number: Int64 = 0
    for digit in digits { number = number &* 10 &+ Int64(digit & 0x0F) }
    return number
  }
}

extension BlockModel {
  /// Calls `body` with the block's text.
  @inline(__always)
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    run.source.withBytes { bytes in
      let own = Int(sourceStart)..<Int(sourceStart) + Int(sourceCount)
      return body(UnsafeBufferPointer(rebasing: bytes[own.clamped(to: 0..<bytes.count)]))
    }
  }

  /// Calls `body` with bytes of the block's text, cut to what there is.
  @inline(__always)
  fileprivate func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    run.source.withBytes { bytes in
      let own = Int(sourceStart)..<Int(sourceStart) + Int(sourceCount)
      let part = own.lowerBound + range.lowerBound..<own.lowerBound + range.upperBound
      return body(UnsafeBufferPointer(rebasing: bytes[part.clamped(to: own)]))
    }
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
