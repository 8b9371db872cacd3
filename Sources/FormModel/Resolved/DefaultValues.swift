import FormSyntax
import UIKitCatalog

/// The catalogue's defaults as values, so that whoever asks for a property reads what is set and what is not alike.
///
/// They are read from a form that sets each property to its default.
final class DefaultValues: Sendable {
  private static let code = DefaultValues(.code)
  private static let nib = DefaultValues(.nib)

  /// The defaults of objects that are made in code or in a nib.
  static func of(_ source: ValueSource) -> DefaultValues { source == .code ? code : nib }

  private let controls: [ControlKind: BlockModel]
  private let properties: FormProperties

  private init(_ source: ValueSource) {
    let file = FileModel(Document(DefaultValues.text(source)))
    var controls: [ControlKind: BlockModel] = [:]
    file.forEachEntry(in: 0..<file.entries.count) { entry in
      if let kind = entry.block.control { controls[kind] = entry.block }
    }
    self.controls = controls
    properties = file.forms.first?.properties ?? FormProperties()
  }

  /// What a property of a control is where nobody sets it; nil where nothing is stated.
  func value(_ property: PropertyID, of kind: ControlKind) -> Value? {
    guard let block = controls[kind], let member = block.member(of: property) else { return nil }
    return block.value(of: member)
  }

  /// What a property of a form is where nobody sets it; nil where nothing is stated.
  func value(_ property: PropertyID) -> Value? {
    properties[property].flatMap { $0.block.value(of: $0.member) }
  }

  /// What a property in the block of a rule or handler is where it is not set; nil where nothing is stated.
  func inner(_ property: PropertyID) -> Value? {
    guard let block = controls[.button],
      let member = block.members.first(where: { $0.property == property })
    else { return nil }
    return block.value(of: member)
  }

  private static func text(_ source: ValueSource) -> String {
    let controls = ControlKind.allCases.map { kind in
      let own = members(kind.scope, kind, source)
      let inner = kind == .button ? "rule required { \(members(.rule, nil, source)) }\n" : ""
      return "\(kind.keyword) a {\n\(own)\(inner)}\n"
    }
    return "form Defaults {\n\(members(.form, nil, source))\(controls.joined())}\n"
  }

  private static func members(_ scope: Scope, _ kind: ControlKind?, _ source: ValueSource) -> String {
    Catalog.properties(in: scope).filter { !$0.isReadOnly }.map { property in
      let value = property.defaultValue(of: kind, in: source)
      return value.isEmpty ? "" : "\(property.name): \(value)\n"
    }.joined()
  }
}
