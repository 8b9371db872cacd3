import UIKitCatalog

/// Members of enumerations that are errors by themselves, whatever else a control says: those that an interaction of the
/// catalogue asks for and nothing besides.
enum WrongMembers {
  /// A member, and the controls that may not have it.
  private struct Row {
    var property: PropertyID
    var member: EnumMember
    var scope: Scope
  }

  private static let rows = Catalog.interactions.flatMap(rows)

  private static func rows(_ interaction: Interaction) -> [Row] {
    let (conditions, scope) = (interaction.conditions, interaction.scope)
    guard interaction.severity == .error, conditions.count == 1, let condition = conditions.first,
      isAboutMembers(condition.relation)
    else { return [] }
    return condition.subjects.flatMap { subject -> [Row] in
      guard let property = Catalog.property(named: subject.bytes, in: scope), let id = property.type.enumID else {
        return []
      }
      return condition.operand.words.compactMap { word in
        Catalog.member(named: word.bytes.dropFirst(), of: id).map { Row(property: property, member: $0, scope: scope) }
      }
    }
  }

  private static func isAboutMembers(_ relation: Condition.Relation) -> Bool {
    switch relation {
    case .equals, .isIn, .contains: true
    default: false
    }
  }

  /// The controls that may not have a member as the value of a property.
  static func scopes(of member: EnumMember, _ property: PropertyID) -> [Scope] {
    rows.filter { $0.property == property && $0.member == member }.map(\.scope)
  }
}
