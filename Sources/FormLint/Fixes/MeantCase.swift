import FormModel
import UIKitCatalog

/// The case of an enumeration that a value of another type stands for.
enum MeantCase {
  /// The case for a name without its dot, a text, a number or a truth value, and whether it is called just so; nil where
  /// that is not known.
  static func name(for value: Value, _ type: ValueType, of property: String) -> (name: String, isExact: Bool)? {
    guard let id = type.enumID, !value.flags.contains(.hasArguments), !value.isBroken else { return nil }
    if case .token = type, value.kind != .string { return nil }
    // Words have no dot.
    if case .word = type { return nil }
    let member =
      switch value.kind {
      case .reference: Catalog.member(named: value.nameBytes, of: id)
      case .string: value.string.flatMap { Catalog.member(named: $0.utf8, of: id) }
      case .integer: value.integer.flatMap { Catalog.member(raw: "\($0)".utf8, of: id) }
      case .boolean: Catalog.member(named: (value.boolean == true ? "yes" : "no").utf8, of: id)
      default: EnumMember?.none
      }
    if let member { return isWritable(member) ? (member.name.string, true) : nil }
    switch value.kind {
    case .string: return value.string.flatMap { near($0, id) }.map { ($0, false) }
    case .boolean:
      let wanted = value.boolean != true ? "never" : property == "clearButtonMode" ? "whileEditing" : "always"
      let meant = Catalog.member(named: wanted.utf8, of: id)
      let none = value.boolean == true ? nil : Catalog.member(named: "none".utf8, of: id)
      return (meant ?? none).map { ($0.name.string, false) }
    default: return nil
    }
  }

  /// The case that a text says but for capitals, hyphens and the first word that Android has, or in another word for it.
  private static func near(_ text: String, _ id: EnumID) -> String? {
    let word = text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != "." }
    let names = id.members.filter(isWritable).map(\.name.string)
    for prefix in ["", "text", "action"] where word.hasPrefix(prefix) {
      let rest = String(word.dropFirst(prefix.count))
      if let name = names.first(where: { $0.lowercased() == rest }) ?? wordOfSameMeaning(as: rest, among: names) {
        return name
      }
    }
    return nil
  }

  private static func isWritable(_ member: EnumMember) -> Bool { member.isWritable && !member.isUnavailableOnIOS }
}
