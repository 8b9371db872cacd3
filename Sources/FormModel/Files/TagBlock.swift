public import FormSyntax
public import UIKitCatalog

/// A `tags` block, its values counted up.
public struct TagBlock: Sendable {
  /// Its chunk.
  public let chunk: ChunkID
  /// What that chunk says.
  public let block: BlockModel
  /// The cases in the order of the text.
  public let cases: [TagCase]
  /// The names of the cases, for those that are not among them.
  public let names: LikelyNames
  /// The last of those with the greatest value; nil where none has a value.
  public let greatest: TagCase?
  /// For the hash of each name, the index of the first case that has it.
  let byName: [UInt64: Int]
  /// By value the first named case, and the others where there are any.
  private let byValue: [Int64: Int]
  private let othersByValue: [Int64: [Int]]

  /// The cases that have a name and a value.
  public func cases(of value: Int64) -> [TagCase] {
    guard let first = byValue[value] else { return [] }
    return ([first] + othersByValue[value, default: []]).map { cases[$0] }
  }

  /// Whether no case before the one at an index has its name.
  public func isFirst(_ index: Int) -> Bool { byName[factKey(Array(cases[index].name.utf8))] == index }

  /// Reads the cases of a block; one without a value is one more than the one before, and the first is 0.
  public init(chunk: ChunkID, block: BlockModel) {
    self.chunk = chunk
    self.block = block
    var cases: [TagCase] = []
    var byName: [UInt64: Int] = [:]
    var next: Int64? = 0
    for (index, member) in block.topMembers where member.kind == .tagCase {
      if member.flags.contains(.broken) {
        next = nil
      } else if member.flags.contains(.hasValue) {
        let value = block.value(Int(member.firstValue))
        next = value.kind == .integer && value.flags.isDisjoint(with: [.overflows, .broken]) ? value.number : nil
      }
      let nameKey = factKey(block.source.bytes(member.nameRange))
      if byName[nameKey] == nil { byName[nameKey] = cases.count }
      cases.append(
        TagCase(
          chunk: chunk, memberIndex: index, nameRange: member.nameRange, name: block.source.text(member.nameRange),
          value: next))
      if let value = next {
        let (sum, overflow) = value.addingReportingOverflow(1)
        next = overflow ? nil : sum
      }
    }
    self.cases = cases
    greatest = cases.filter { $0.value != nil }.reduce(nil) { known, one in
      known.flatMap { known in known.value ?? .min > one.value ?? .min ? known : nil } ?? one
    }
    self.byName = byName
    names = LikelyNames(byName.values.sorted().map { cases[$0].name })
    var (byValue, others): ([Int64: Int], [Int64: [Int]]) = ([:], [:])
    for (index, tagCase) in cases.enumerated() where !tagCase.name.isEmpty {
      guard let value = tagCase.value else { continue }
      if byValue[value] == nil { byValue[value] = index } else { others[value, default: []].append(index) }
    }
    self.byValue = byValue
    othersByValue = others
  }
}

/// One case of a form's tags.
public struct TagCase: Sendable {
  /// The chunk of its `tags`.
  public let chunk: ChunkID
  /// Its index among the members of that block.
  public let memberIndex: Int
  /// The bytes of its name, counted from the block's start.
  public let nameRange: Range<Int>
  /// Its name.
  public let name: String
  /// Nil where it cannot be known.
  public let value: Int64?
}

/// How a control got its tag.
public enum TagSource: Sendable, Equatable {
  /// `tag: 3`.
  case number
  /// `tag: .name`.
  case written
  /// The form's tags have a case with the control's name.
  case byName
}

extension FileModel {
  /// The first `tags` blocks of forms, by the names that several of them have: these share the enumeration.
  public var sharedTags: [[TagBlock]] {
    var first: [UInt64: Int] = [:]
    var shared: [Int: [Int]] = [:]
    for index in forms.indices {
      guard let block = forms[index].tags.first?.block, !block.nameRange.isEmpty else { continue }
      let key = factKey(block.source.bytes(block.nameRange))
      if let earlier = first[key] { shared[earlier, default: [earlier]].append(index) } else { first[key] = index }
    }
    return shared.sorted { $0.key < $1.key }.map { $0.value.compactMap { forms[$0].tags.first } }
  }
}
