public import UIKitCatalog

/// The properties that a form sets, the first of each, in the order of their numbers: there are few, so that one is found
/// sooner by looking at each than in a table.
public struct FormProperties: Sendable, RandomAccessCollection {
  /// A property with the member that sets it.
  public typealias Element = (property: PropertyID, member: FormMember)

  private var elements: [Element] = []

  /// None.
  init() {}

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Element { elements[index] }

  /// The member that sets a property; nil where none does.
  public subscript(property: PropertyID) -> FormMember? {
    elements.firstIndex { $0.property == property }.map { elements[$0].member }
  }

  /// The members alone.
  public var members: [FormMember] { elements.map(\.member) }

  /// Adds what sets a property; false where something does already.
  mutating func add(_ property: PropertyID, _ member: FormMember) -> Bool {
    let place = elements.firstIndex { $0.property >= property } ?? elements.endIndex
    if place < elements.endIndex, elements[place].property == property { return false }
    if elements.isEmpty { elements.reserveCapacity(8) }
    elements.insert((property, member), at: place)
    return true
  }
}
