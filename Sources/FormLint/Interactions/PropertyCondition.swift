import FormModel
import UIKitCatalog

/// A condition of an interaction that can be asked of a control; one object for all that ask.
final class PropertyCondition: Sendable {
  /// The condition holds where it holds for one of these.
  let properties: [PropertyID]
  private let relation: Condition.Relation
  /// The members of an enumeration that they are compared with.
  private let members: [EnumMember]
  /// A property that they are compared with.
  private let other: PropertyID?
  /// What they are compared with, as it is written.
  private let word: String
  private let wordBoolean: Bool?

  /// Looks up the properties and members that a condition names among those of a control.
  init(_ condition: Condition, in scope: Scope) {
    properties = condition.subjects.compactMap { Catalog.property(named: $0.bytes, in: scope) }
    relation = condition.relation
    word = condition.operand.string
    other = relation == .overlaps ? Catalog.property(named: condition.operand.bytes, in: scope) : nil
    wordBoolean = Bool(word)
    let type = properties.first?.type
    members = condition.operand.words.flatMap { word -> [EnumMember] in
      if word.equals("pads".utf8) { return PropertyCondition.pads }
      guard word.bytes.first == UInt8(ascii: "."), let id = type?.enumID else { return [] }
      return Catalog.member(named: word.bytes.dropFirst(), of: id).map { [$0] } ?? []
    }
  }

  /// All properties that it speaks of.
  var all: [PropertyID] { properties + (other.map { [$0] } ?? []) }

  private static let pads = Catalog.keyboards.filter(\.isPad).map(\.member)

  /// Whether it holds for a control that sets none of its properties, be it made in code or in a nib.
  var holdsByDefault: Bool {
    switch relation {
    case .unset: true
    case .equals, .isIn:
      properties.contains { property in
        ValueSource.allCases.contains { source in
          property.defaultMember(of: nil, in: source).map(members.contains) ?? false
            || property.defaultBoolean(of: nil, in: source).map { $0 == wordBoolean } ?? false
        }
      }
    case .exceeds: true
    default: false
    }
  }

  /// Sets of properties of each of which one has to be set where it holds.
  var demands: [PropertyMask] {
    let sets: [[PropertyID]] =
      switch relation {
      case .set, .contains: [properties]
      case .overlaps: [properties, other.map { [$0] } ?? []]
      case .equals, .isIn: holdsByDefaultSomewhere ? [] : [properties]
      default: []
      }
    return sets.compactMap(PropertyMask.demand)
  }

  /// The same of some kind of control.
  private var holdsByDefaultSomewhere: Bool {
    holdsByDefault
      || properties.contains { property in
        ControlKind.allCases.contains { kind in
          ValueSource.allCases.contains { source in
            property.defaultMember(of: kind, in: source).map(members.contains) ?? false
              || property.defaultBoolean(of: kind, in: source).map { $0 == wordBoolean } ?? false
          }
        }
      }
  }

  /// Whether it certainly holds: what a class of one's own has where nothing is said is not known.
  func holds(for control: ResolvedControl) -> Bool {
    switch relation {
    case .exceeds: true
    case .unset: properties.contains { isUnset($0, control) }
    default: properties.contains { holds(for: $0, control) }
    }
  }

  private func isUnset(_ property: PropertyID, _ control: ResolvedControl) -> Bool {
    guard let set = control[property] else {
      return control.isUnset(property) && !control.sets(.class)
        && property.defaultValue(of: control.kind, in: control.source).equals("nil".utf8)
    }
    return set.isWellFormed && set.value?.kind == .nilLiteral
  }

  private func holds(for property: PropertyID, _ control: ResolvedControl) -> Bool {
    if !control.sets(property), control.sets(.class) { return false }
    switch relation {
    case .set:
      guard let set = control[property] else { return false }
      return set.isWellFormed && set.value?.kind != .nilLiteral
    case .equals, .isIn:
      if let member = control.enumMember(property), members.contains(member) { return true }
      guard members.isEmpty, let wordBoolean else { return false }
      return control.boolean(property) == wordBoolean
    case .differs:
      if word == "[]" { return control[property]?.isWellFormed == true && !options(property, control).isEmpty }
      return control.enumMember(property).map { !members.contains($0) } ?? false
    case .isNotIn: return control.enumMember(property).map { !members.contains($0) } ?? false
    case .contains: return options(property, control).contains { members.contains($0) }
    case .overlaps: return other.map { overlap(control.setMode(property), control.setMode($0)) } ?? false
    default: return false
    }
  }

  /// Whether there is a time at which both modes show their views: `.whileEditing` and `.unlessEditing` have none.
  private func overlap(_ first: EnumMember?, _ second: EnumMember?) -> Bool {
    typealias Mode = EnumMember.ViewMode
    guard let first, let second, first != Mode.never, second != Mode.never else { return false }
    return first == second || first == Mode.always || second == Mode.always
  }

  /// The options that a set of options has.
  private func options(_ property: PropertyID, _ control: ResolvedControl) -> [EnumMember] {
    guard let value = control[property]?.value else { return [] }
    let members = value.kind == .array ? value.children.compactMap(\.enumMember) : value.enumMember.map { [$0] } ?? []
    return members.filter(\.isWritable)
  }
}

extension ResolvedControl {
  /// The case that a property is set to; nil where it is not set to one.
  fileprivate func setMode(_ property: PropertyID) -> EnumMember? { sets(property) ? enumMember(property) : nil }
}

extension PropertyMask {
  /// Properties of which one has to be set; nil where a mask cannot tell.
  fileprivate static func demand(_ properties: [PropertyID]) -> PropertyMask? {
    properties.isEmpty || !properties.allSatisfy(PropertyMask.holds) ? nil : PropertyMask(properties)
  }
}
