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
  private let members: [Member]
  private let memberMarks: [Marks]
  private let values: [ValueNode]
  private let valueMarks: [Marks]
  /// The values that are numbers in gaps: each by its index, with its place.
  private let numbers: [Int]
  private let draft: ModelBuilder.Draft

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
    var numbers: [Int] = []
    let isWhole: Bool = shape.withShifts(in: chunk) { shifts in
      let places = Places(gaps: shape.gaps, shifts: shifts)
      for index in ownMembers.indices {
        guard let marks = places.marks(ownMembers[index]) else { return false }
        memberMarks.append(marks)
        ownMembers[index].move(marks, back: shifts)
      }
      for index in ownValues.indices {
        guard let marks = places.marks(ownValues[index]) else { return false }
        valueMarks.append(marks)
        if ownValues[index].kind == .integer, marks.end > marks.start { numbers.append(index) }
        ownValues[index].move(marks, back: shifts)
      }
      return true
    }
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
    self.numbers = numbers
    self.draft = draft
  }

  /// The places of the gaps in a chunk of a shape.
  private struct Places {
    let gaps: [ShapeGap]
    let shifts: UnsafeBufferPointer<UInt32>

    func marks(_ placed: some Placed) -> Marks? {
      guard let start = mark(placed.start), let end = mark(placed.end), let textStart = mark(placed.textStart),
        let textEnd = mark(placed.textStart &+ placed.textLength)
      else { return nil }
      return Marks(start: start, end: end, textStart: textStart, textEnd: textEnd)
    }

    /// How many gaps end at a place of the chunk or before it; nil inside of one.
    private func mark(_ place: UInt32) -> UInt8? {
      let next = gaps.indices.first { gaps[$0].end &+ shifts[$0 + 1] > place } ?? gaps.count
      if next < gaps.count, gaps[next].start &+ shifts[next] < place { return nil }
      return UInt8(exactly: next)
    }
  }

  /// Adds what is to be made of another chunk of the shape.
  func append(_ chunk: Chunk, to builder: inout ModelBuilder) -> ModelBuilder.Draft {
    let (firstMember, firstValue) = (builder.members.count, builder.values.count)
    return shape.withShifts(in: chunk) { shifts in
      BlockShape.append(members, memberMarks, moved: shifts, to: &builder.members)
      BlockShape.append(values, valueMarks, moved: shifts, to: &builder.values)
      return chunk.source.withBytes { bytes in
        for index in numbers {
          builder.values[firstValue + index].number = BlockShape.number(
            bytes, builder.values[firstValue + index].range)
        }
        var draft = self.draft
        let last = shifts[shifts.count - 1]
        draft.place = chunk.sourceStart..<chunk.sourceStart + Int(chunk.byteCount)
        draft.members = firstMember..<builder.members.count
        draft.values = firstValue..<builder.values.count
        draft.problems = builder.problems.count..<builder.problems.count
        draft.name = draft.name.lowerBound..<shape.nameEnd(shifts)
        draft.range = draft.range.lowerBound..<Int(UInt32(truncatingIfNeeded: shape.memberEnd) &+ last)
        draft.facts = ControlFacts(
          name: draft.name, builder.members[firstMember...], builder.values[firstValue...], bytes)
        return draft
      }
    }
  }

  private static func append<Part: Placed>(
    _ parts: [Part], _ marks: [Marks], moved shifts: UnsafeBufferPointer<UInt32>, to all: inout [Part]
  ) {
    parts.withUnsafeBufferPointer { parts in
      marks.withUnsafeBufferPointer { marks in
        for index in parts.indices {
          var part = parts[index]
          part.move(marks[index], shifts)
          all.append(part)
        }
      }
    }
  }

  /// The value of a few digits.
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int64 {
    bytes[range].reduce(0) { $0 &* 10 &+ Int64($1 & 0x0F) }
  }
}

/// For the bytes of a member or value, and for those of its name or text, how many gaps end there or before.
private struct Marks: Sendable {
  var start: UInt8
  var end: UInt8
  var textStart: UInt8
  var textEnd: UInt8
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
  /// Moves it from where it is in a shape to where it is in a chunk.
  @inline(__always)
  fileprivate mutating func move(_ marks: Marks, _ shifts: UnsafeBufferPointer<UInt32>) {
    start &+= shifts[Int(marks.start)]
    end &+= shifts[Int(marks.end)]
    textLength &+= shifts[Int(marks.textEnd)] &- shifts[Int(marks.textStart)]
    textStart &+= shifts[Int(marks.textStart)]
  }

  /// Moves it from where it is in a chunk to where it is in the shape.
  fileprivate mutating func move(_ marks: Marks, back shifts: UnsafeBufferPointer<UInt32>) {
    start &-= shifts[Int(marks.start)]
    end &-= shifts[Int(marks.end)]
    textLength &-= shifts[Int(marks.textEnd)] &- shifts[Int(marks.textStart)]
    textStart &-= shifts[Int(marks.textStart)]
  }
}

extension ControlShape {
  /// Where the name ends in a chunk of the shape.
  fileprivate func nameEnd(_ shifts: UnsafeBufferPointer<UInt32>) -> Int {
    guard let name = gaps.first, name.kind == .name else { return 0 }
    return Int(name.end &+ shifts[1])
  }
}
