import UIKitCatalog

/// The source of a module with UIKit's types: what the catalogue knows of them, and on what it stands.
struct StandIn {
  /// Newer things are left out; nil: nothing is.
  let version: IOSVersion?

  /// What a version of iOS has; with nil, all that the catalogue knows.
  init(_ version: IOSVersion?) { self.version = version }

  /// The source of the module.
  var text: String {
    let parts = [FrameText.text] + EnumerationText(self).parts + [classes, delegates]
    return parts.joined(separator: "\n")
  }

  /// Whether something that came with a version is there.
  func has(_ since: IOSVersion?) -> Bool {
    guard let version, let since else { return true }
    return since <= version
  }

  // MARK: Classes

  private var classes: String {
    FrameText.classes.map { frame in
      let members = properties(of: frame.owners, frame.name)
      return "\(frame.head) {\n\(members.map { "  " + $0 + "\n" }.joined())\(frame.body)}\n"
    }.joined(separator: "\n")
  }

  /// The properties that are declared in one of some classes or protocols, as far as their types are there.
  private func properties(of owners: [String], _ name: String) -> [String] {
    Catalog.properties.compactMap { property in
      let declared = property.declaredIn.string.split(separator: ",").map { $0.filter { $0 != " " } }
      guard declared.contains(where: owners.contains), has(property.since), !property.isReadOnly,
        !FrameText.own.contains(property.uiKitName), let type = type(of: property, name)
      else { return nil }
      let known = FrameText.values[type] ?? first(of: property.type)
      let value = type.hasSuffix("?") ? "nil" : type.hasSuffix("!") ? known ?? "nil" : known
      return value.map { "open var `\(property.uiKitName)`: \(type) = \($0)" }
    }
  }

  private func type(of property: PropertyID, _ owner: String) -> String? {
    guard property.type != .opaque else { return nil }
    if owner == "UISlider", property.type == .number { return "Float" }
    let type = property.swiftType.replacing("Calendar.Identifier", with: "Calendar")
    return type.isEmpty ? nil : type
  }

  /// The first case of an enumeration.
  private func first(of type: ValueType) -> String? {
    switch type {
    case .enumeration(let id): id == .calendar ? "Calendar.current" : id.members.first.map { ".`\($0.name)`" }
    case .options: "[]"
    default: nil
    }
  }

  // MARK: Delegates

  /// The delegate protocols: every method has a body, as an optional method has an answer.
  private var delegates: String {
    [MethodOwner.scrollViewDelegate, .textFieldDelegate, .textViewDelegate].map { owner in
      let parent = owner == .textViewDelegate ? "UIScrollViewDelegate" : "AnyObject"
      let methods = Catalog.delegateMethods.filter {
        $0.owner == owner && has($0.since)
      }
      let declarations = methods.map { "  " + $0.swiftDeclaration.string + "\n" }.joined()
      let bodies = methods.map { "  public \($0.swiftDeclaration) { \(answer(of: $0)) }\n" }.joined()
      return "@MainActor public protocol \(owner.name): \(parent) {\n\(declarations)}\n"
        + "extension \(owner.name) {\n\(bodies)}\n"
    }.joined(separator: "\n")
  }

  /// What a method does that a delegate does not have: in the place of the newer of two, UIKit calls the older one.
  private func answer(of method: MethodID) -> String {
    if method == .textFieldDidEndEditingReason { return "textFieldDidEndEditing(textField)" }
    if method.returnType.isEmpty { return "" }
    let none = method.returnType.string.hasPrefix("[") ? "[]" : "nil"
    return "return \(method.defaultReturn.isEmpty ? none : method.defaultReturn.string)"
  }
}

extension PropertyID {
  /// What UIKit calls it.
  var uiKitName: String {
    switch self {
    case .mode: "datePickerMode"
    case .preferredStyle: "preferredDatePickerStyle"
    default: name.string
    }
  }
}
