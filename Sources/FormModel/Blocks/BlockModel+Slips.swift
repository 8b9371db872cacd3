import FormSyntax
public import UIKitCatalog

/// What is meant by names that nobody knows.
extension BlockModel {
  /// The property of a kind of control whose name is nearest to that of a member which no property has; nil where the member
  /// is none, or no name is near.
  public func nearProperty(_ member: Member, of kind: ControlKind) -> PropertyID? {
    nearProperty(member, in: kind.scope)
  }

  /// The same of properties that may stand in some blocks.
  func nearProperty(_ member: Member, in scope: Scope) -> PropertyID? {
    guard member.kind == .property, member.flags.contains(.unknown),
      let close = Catalog.propertyName(closestTo: source.text(member.nameRange), in: scope)
    else { return nil }
    return Catalog.property(named: close.bytes, in: scope)
  }

  /// Whether it sets a property that there is not, and that is nearly called as one of another kind of block.
  public func mayMean(_ property: PropertyID, in scope: Scope) -> Bool {
    flags.contains(.unknown) && topMembers.contains { nearProperty($0.member, in: scope) == property }
  }

  /// Whether a name is one of the words with which it begins: of what cannot be read one may be its own.
  func mayBeNamed(_ name: some Collection<UInt8>) -> Bool { firstNames.contains { isSameName($0, name) } }

  /// Hands on each of the words with which it begins.
  func forEachName(_ use: (ArraySlice<UInt8>) -> Void) { firstNames.forEach(use) }

  private var firstNames: [ArraySlice<UInt8>] {
    source.bytes(range).prefix(BlockModel.longestHead).prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "\n") }
      .split { !BlockModel.isOfNames($0) }
  }

  /// So many bytes are looked at: names are hardly longer.
  private static let longestHead = 256

  private static func isOfNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
