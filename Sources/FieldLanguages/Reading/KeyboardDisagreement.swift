public import FormModel
public import UIKitCatalog

/// A content type with a keyboard that is not made for it.
public struct KeyboardDisagreement {
  /// What is typed.
  public let type: EnumMember
  /// What is known of that.
  public let facts: ContentTypeFacts
  /// With what it is typed.
  public let keyboard: EnumMember
  /// What the finding points at.
  public let subject: ResolvedProperty
  /// Whether the keyboard cannot type such a content, and not only lacks its characters in front.
  public let isIncompatible: Bool

  /// What disagrees in a control, by itself: rules may accept only what the keyboard types. Nil where nothing does.
  public init?(_ control: ResolvedControl) {
    guard control.kind?.isTextInput == true, let set = control[.textContentType], set.isWellFormed,
      let type = set.value?.enumMember, let facts = Catalog.contentType(type), facts.confidence >= .medium,
      let keyboard = control.enumMember(.keyboardType), !control.has(.inputView), !control.sets(.class)
    else { return nil }
    isIncompatible = facts.incompatible.contains(keyboard)
    let isPlain = keyboard == EnumMember.Keyboard.default && KeyboardDisagreement.special.contains(type)
    guard isIncompatible || isPlain else { return nil }
    self.type = type
    self.facts = facts
    self.keyboard = keyboard
    subject = control[.keyboardType] ?? set
  }

  /// The content types that have a keyboard of their own.
  private static let special = [
    EnumMember.ContentType.emailAddress, EnumMember.ContentType.URL, EnumMember.ContentType.telephoneNumber,
    EnumMember.ContentType.oneTimeCode,
  ]
}
