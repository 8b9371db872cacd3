import UIKitCatalog

/// A text field that many forms have, with what it needs to be typed into well.
struct ReadyField {
  /// The control's name.
  let name: String
  /// The text of its label, in English.
  let label: String
  /// The member of `UITextContentType` that AutoFill knows it by.
  let contentType: EnumMember

  /// All fields, in the order in which they are suggested.
  static let all: [ReadyField] = [
    ReadyField("name", "Name", EnumMember.ContentType.name),
    ReadyField("firstName", "First name", EnumMember.ContentType.givenName),
    ReadyField("lastName", "Last name", EnumMember.ContentType.familyName),
    ReadyField("email", "E-mail", EnumMember.ContentType.emailAddress),
    ReadyField("phone", "Phone", EnumMember.ContentType.telephoneNumber),
    ReadyField("company", "Company", EnumMember.ContentType.organizationName),
    ReadyField("jobTitle", "Job title", EnumMember.ContentType.jobTitle),
    ReadyField("street", "Street", EnumMember.ContentType.streetAddressLine1),
    ReadyField("postalCode", "Postal code", EnumMember.ContentType.postalCode),
    ReadyField("city", "City", EnumMember.ContentType.addressCity),
    ReadyField("state", "State", EnumMember.ContentType.addressState),
    ReadyField("country", "Country", EnumMember.ContentType.countryName),
    ReadyField("website", "Website", EnumMember.ContentType.URL),
    ReadyField("username", "User name", EnumMember.ContentType.username),
    ReadyField("password", "Password", EnumMember.ContentType.password),
    ReadyField("newPassword", "New password", EnumMember.ContentType.newPassword),
    ReadyField("oneTimeCode", "Code", EnumMember.ContentType.oneTimeCode),
    ReadyField("cardNumber", "Card number", EnumMember.ContentType.creditCardNumber),
    ReadyField("birthdate", "Date of birth", EnumMember.ContentType.birthdate),
    ReadyField("nickname", "Nickname", EnumMember.ContentType.nickname),
  ]

  private init(_ name: String, _ label: String, _ contentType: EnumMember) {
    self.name = name
    self.label = label
    self.contentType = contentType
  }

  /// The members of its block; what AutoFill does not know on the oldest system that the form runs on is left out.
  func members(on target: DeploymentTarget) -> [String] {
    var members = ["label: \"\(label)\""]
    guard let facts = Catalog.contentType(contentType) else { return members }
    if let keyboard = facts.best.first, keyboard != EnumMember.Keyboard.default {
      members.append("keyboardType: .\(keyboard.name)")
    }
    if !target.isOlder(than: contentType.since) { members.append("textContentType: .\(contentType.name)") }
    if let capitalization = facts.autocapitalization, capitalization != EnumMember.Autocapitalization.sentences {
      members.append("autocapitalizationType: .\(capitalization.name)")
    }
    if let correction = facts.autocorrection { members.append("autocorrectionType: .\(correction.name)") }
    if facts.isSecure { members.append("isSecureTextEntry: true") }
    return members
  }
}
