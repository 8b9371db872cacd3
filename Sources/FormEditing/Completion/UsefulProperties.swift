import FormSyntax
import UIKitCatalog

/// Puts the properties that forms set most first.
struct UsefulProperties {
  /// Names, since what is useful in one block may be another property of the same name in another.
  private let order: [CatalogText]

  /// Takes the list for a kind of block, text inputs apart from other controls.
  ///
  /// - Parameter scope: the blocks whose properties may stand there; of a preset, the controls that use it.
  init(_ block: BlockKind, _ scope: Scope) {
    let useful =
      switch block {
      case .form: Self.form
      case .rule: Self.rule
      case .event, .observer: Self.event
      case .control, .preset: scope.meets(.textInputs) ? Self.text : Self.control
      default: Self.control
      }
    order = useful.map(\.name)
  }

  /// The place of a property among all; the same order for the same properties.
  func rank(_ property: PropertyID) -> Rank {
    let useful = order.firstIndex(of: property.name)
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

  private static let text: [PropertyID] = [
    .label, .key, .placeholder, .keyboardType, .textContentType, .returnKeyType, .autocapitalizationType,
    .autocorrectionType, .isSecureTextEntry, .clearButtonMode, .formatter, .example, .tag, .outlet,
    .inputAccessoryView, .inputView, .leftView, .leftViewMode, .rightView, .rightViewMode, .borderStyle, .font,
    .textColor, .textAlignment, .normalize, .spellCheckingType, .enablesReturnKeyAutomatically, .passwordRules,
    .isEnabled, .isHidden, .delegate,
  ]
  private static let control: [PropertyID] = [
    .label, .buttonTitle, .labelText, .key, .isOn, .segments, .selectedSegmentIndex, .mode, .items, .minimumDate,
    .maximumDate, .minimumValue, .maximumValue, .value, .stepValue, .action, .submit, .enabledWhen, .buttonImage,
    .webType, .autocomplete, .inputmode, .maxlength, .webPlaceholder, .tag, .outlet, .isEnabled, .isHidden,
  ]
  private static let form: [PropertyID] = [
    .formTitle, .formDelegate, .deploymentTarget, .locales, .keyboardAvoidance, .dismissKeyboard, .dispatch,
    .presentation, .calendar, .timeZone,
  ]
  private static let rule: [PropertyID] = [.message, .when, .effect, .severity, .ruleTitle, .buttons]
  private static let event: [PropertyID] = [.call, .focus, .return, .submit, .resign, .show, .hide]
}
