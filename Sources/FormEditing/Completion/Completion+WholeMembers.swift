import FormSyntax
import UIKitCatalog

/// Members for editors that cannot show templates: whole, so that nothing is left to be added before the text is right.
extension CompletionFinder {
  /// A keyword with all that belongs to it: `on textFieldShouldReturn(_:) { }`.
  func wholeMember(_ keyword: Keyword) -> String {
    switch keyword {
    case .use: "use \(presets([]).first?.insertText ?? "Name")"
    case .rule: "rule \(rules.first?.insertText ?? "required")"
    case .on: "on \(usualEvent ?? "method") { }"
    case .observe: "observe \(notifications.first?.label ?? "name") { }"
    case .override: "override \(overrides.first?.label ?? "method") { }"
    default: keyword.plainText
    }
  }

  /// A value that a property may have: the one that it has anyway, or the first that there is.
  func wholeValue(of property: PropertyID) -> String {
    let template = property.valueTemplate.plainText
    if !template.isEmpty { return template }
    let usual = defaultValue(of: property)
    if !usual.isEmpty, usual != "nil" { return usual }
    if let id = property.type.enumID, let member = id.members.first(where: { !$0.isUnavailableOnIOS && $0.isWritable })
    {
      switch property.type {
      case .word: return member.name.string
      case .token: return "\"\(member.name)\""
      default: return ".\(member.name)"
      }
    }
    if let call = property.type.calling.functions.first(where: { !$0.isWord }) {
      return (call.hasDot ? "." : "") + call.name.string + CallTemplate.parts(call.arguments).plainText
    }
    return property.type.example
  }
}

extension ValueType {
  /// Something of the type, to be written over.
  fileprivate var example: String {
    switch self {
    case .key: "\"\""
    case .tag, .integer, .count, .number: "1"
    case .className, .delegate: "ClassName"
    case .outlet: "outlet"
    case .method: "method"
    case .control: "field"
    case .focus: "next"
    default: ""
    }
  }
}
