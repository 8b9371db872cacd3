import FormModel
import FormSyntax
import UIKitCatalog

/// What a value of a wrong type stands for.
enum MeantValue {
  /// The value of the type, as it is written, where that is known; `property` is the name of what it is given to.
  static func text(for value: Value, _ type: ValueType, in property: String) -> String? {
    value.spelling(as: type) ?? ForeignValues.literal(for: value, type)
      ?? MeantCase.name(for: value, type, of: property)?.name
  }
}

extension BlockContext {
  /// Whether a member that says whether a segmented control is drawn as chosen has a number, most likely that of the
  /// segment that is; so it may be in a preset.
  func isNumberOfSegment(_ member: Member) -> Bool {
    (block.control == .segmentedControl || block.kind == .preset)
      && member.property.map { $0 == PropertyID.isDrawnAsChosen } ?? false
      && block.value(of: member)?.kind == .integer
  }
}

extension PropertyID {
  /// Whether a control is drawn as chosen, which says nothing of its segments.
  fileprivate static let isDrawnAsChosen = Catalog.property(
    named: "isSelected".utf8, in: ControlKind.segmentedControl.scope)
}

extension Value {
  /// How a value that is plainly meant is spelled: truth values of other languages, names with a dot before them.
  func spelling(as type: ValueType) -> String? {
    guard !flags.contains(.hasArguments) else { return nil }
    switch (type, kind) {
    case (.bool, .reference), (.bool, .string), (.bool, .member):
      switch name.lowercased() {
      case "yes", "true", "on": return "true"
      case "no", "false", "off": return "false"
      default: return closestMatch(to: name, among: ["true", "false"])
      }
    case (.bool, .integer): return name == "1" ? "true" : name == "0" ? "false" : nil
    case (.focus, .member), (.control, .member): return isBroken ? nil : name
    case (.word(let id), .member), (.word(let id), .string):
      return isBroken || Catalog.member(named: nameBytes, of: id) == nil ? nil : name
    case (.tag, .reference): return isBroken || flags.contains(.isPath) ? nil : ".\(name)"
    default: return nil
    }
  }
}
