import FormSyntax
import UIKitCatalog

/// What a control tells its form: its name, tag, key and outlet, and the names that it refers to.
public struct ControlFacts: Sendable {
  public var name: UInt64 = 0
  /// 0 where the control says nothing, or nothing that can be read.
  public var key: UInt64 = 0
  public var outlet: UInt64 = 0
  /// The preset names that it uses; form names that it refers to.
  public var uses: [UInt64] = []
  public var references: [UInt64] = []
  public var hasEqualRule = false

  init(_ block: BlockModel) {
    block.source.withBytes { bytes in
      func key(_ range: Range<Int>, _ kind: UInt8 = 0) -> UInt64 { factKey(bytes[range], kind: kind) }
      if !block.nameRange.isEmpty { name = key(block.nameRange) }
      if let member = block.member(of: .key), let value = ControlFacts.sound(member, block) {
        self.key = key(value.textRange, value.kind == .string ? 1 : 0)
      }
      if let member = block.member(of: .outlet), let value = ControlFacts.sound(member, block) {
        outlet = key(value.textRange)
      }
      if block.memberKinds.contains(MemberKinds(.use)) {
        for (_, member) in block.topMembers where member.kind == .use {
          var at = member.values.lowerBound
          while at < member.values.upperBound {
            uses.append(key(block.value(at).textRange))
            at = max(at + 1, Int(block.value(at).next))
          }
        }
      }
      addReferences(block, key)
    }
  }

  private static func sound(_ member: Member, _ block: BlockModel) -> ValueNode? {
    guard member.flags.isDisjoint(with: [.broken, .valueProblem, .misplaced]), member.flags.contains(.hasValue) else {
      return nil
    }
    return block.value(Int(member.firstValue))
  }

  /// `focus: name` of its events, `equal(to: name)` of its rules.
  private mutating func addReferences(_ block: BlockModel, _ key: (Range<Int>, UInt8) -> UInt64) {
    guard !block.memberKinds.isDisjoint(with: [MemberKinds(.event), MemberKinds(.rule)]) else { return }
    for member in block.members {
      if member.property == .focus, let value = ControlFacts.sound(member, block) {
        references.append(key(value.textRange, 0))
      } else if member.rule == .equal, member.flags.isDisjoint(with: [.broken, .valueProblem]) {
        hasEqualRule = true
        for value in block.values[block.values.startIndex + member.values.lowerBound..<block.values.startIndex + member.values.upperBound]
        where value.kind == .reference {
          references.append(key(value.textRange, 0))
        }
      }
    }
  }
}
