import FormSyntax
import UIKitCatalog

/// Puts the properties that forms set most first.
struct UsefulProperties {
  private let order: [StaticString]

  /// Takes the list for the kind of block, text inputs apart from other controls.
  init(_ block: OpenBlock) {
    switch block.kind {
    case .form: order = Self.form
    case .rule: order = Self.rule
    case .event, .observer: order = Self.event
    case .control where block.control?.isTextInput ?? false: order = Self.text
    case .preset: order = Self.text
    default: order = Self.control
    }
  }

  /// The place of a property among all; the same order for the same properties.
  func rank(_ property: PropertyID) -> Rank {
    let useful = order.firstIndex {
      property.name.equals(UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount))
    }
    let tier = property.deprecation != nil ? 3 : useful != nil ? 0 : property.isLanguageOwn ? 1 : 2
    return Rank(tier: tier, useful: useful ?? 0, name: property.name)
  }

  /// Sorts by tier, then by the place in the block's list, then by name.
  struct Rank: Comparable {
    /// 0: useful; 1: the form language's own; 2: all else; 3: deprecated.
    var tier: Int
    /// The index in the block's list of useful properties; 0 outside of it.
    var useful: Int
    /// The property's name, so that no two ranks of one block are equal.
    var name: CatalogText

    static func < (left: Rank, right: Rank) -> Bool {
      (left.tier, left.useful, left.name) < (right.tier, right.useful, right.name)
    }
  }

  private static let text: [StaticString] = [
    "label", "key", "placeholder", "keyboardType", "textContentType", "returnKeyType", "autocapitalizationType",
    "autocorrectionType", "isSecureTextEntry", "clearButtonMode", "formatter", "example", "tag", "outlet",
    "inputAccessoryView", "inputView", "leftView", "leftViewMode", "rightView", "rightViewMode", "borderStyle", "font",
    "textColor", "textAlignment", "normalize", "spellCheckingType", "enablesReturnKeyAutomatically", "passwordRules",
    "isEnabled", "isHidden", "delegate",
  ]
  private static let control: [StaticString] = [
    "label", "title", "text", "key", "isOn", "segments", "selectedSegmentIndex", "mode", "items", "minimumDate",
    "maximumDate", "minimumValue", "maximumValue", "value", "stepValue", "action", "submit", "enabledWhen", "image",
    "type", "autocomplete", "inputmode", "maxlength", "placeholder", "tag", "outlet", "isEnabled", "isHidden",
  ]
  private static let form: [StaticString] = [
    "title", "delegate", "deploymentTarget", "locales", "keyboardAvoidance", "dismissKeyboard", "dispatch",
    "presentation", "calendar", "timeZone",
  ]
  private static let rule: [StaticString] = ["message", "when", "effect", "severity", "title", "buttons"]
  private static let event: [StaticString] = ["call", "focus", "return", "submit", "resign", "show", "hide"]
}
