import FormModel
import FormSyntax
import UIKitCatalog

/// Which chunks a rule about single chunks wants to see: those that have one of these.
struct BlockFilter: Sendable {
  /// Members with one of these flags.
  var flags: MemberFlags = []
  /// Members of one of these kinds.
  var members: MemberKinds = []
  /// Properties of its own.
  var properties = PropertyMask()
  /// Chunks of one of these kinds, a bit for each.
  private var kinds: UInt16 = 0
  /// Syntax errors, or strings with `\(…)`.
  var syntax = false

  /// Chunks that have one of these.
  init(
    flags: MemberFlags = [], members: [MemberKind] = [], properties: [PropertyID] = [], kinds: [ChunkKind] = [],
    syntax: Bool = false
  ) {
    self.flags = flags
    self.members = members.reduce(into: []) { $0.formUnion(MemberKinds($1)) }
    self.properties = PropertyMask(properties)
    self.kinds = kinds.reduce(0) { $0 | 1 &<< UInt16($1.rawValue) }
    self.syntax = syntax
  }

  /// What one of several filters accepts.
  init(any filters: [BlockFilter]) {
    for filter in filters {
      flags.formUnion(filter.flags)
      members.formUnion(filter.members)
      properties.formUnion(filter.properties)
      kinds |= filter.kinds
      syntax = syntax || filter.syntax
    }
  }

  /// Whether a rule is asked about a chunk.
  @inline(__always)
  func accepts(_ block: BlockModel, _ chunk: Chunk) -> Bool {
    !block.flags.isDisjoint(with: flags) || !block.memberKinds.isDisjoint(with: members)
      || block.properties.intersects(properties) || kinds & 1 &<< UInt16(block.kind.rawValue) != 0
      || syntax && (chunk.hasErrors || chunk.hasInterpolations)
  }
}
