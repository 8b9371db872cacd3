import UIKitCatalog

/// What the name of a field says of what is typed into it: `workEmail` is an e-mail address.
struct FieldName {
  /// What it is about; nil where AutoFill knows no such thing.
  let contentType: EnumMember?
  /// Keyboards for what has no content type: amounts, counts.
  let keyboards: [EnumMember]

  /// Nil where the name says nothing.
  init?(_ name: String) {
    let words = FieldName.words(name)
    for (endings, contentType) in FieldName.contentTypes where endings.contains(where: { words.hasEnding($0) }) {
      self.contentType = contentType
      keyboards = []
      return
    }
    contentType = nil
    if FieldName.amounts.contains(where: words.hasEnding) {
      keyboards = [EnumMember.Keyboard.decimalPad, EnumMember.Keyboard.numbersAndPunctuation]
    } else if FieldName.counts.contains(where: words.hasEnding) {
      keyboards = [EnumMember.Keyboard.numberPad, EnumMember.Keyboard.asciiCapableNumberPad]
    } else {
      return nil
    }
  }

  /// `homePhone_2` is `home phone 2`, all in small letters.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var wasSmall = false
    for character in name {
      if character == "_" {
        words.append("")
        wasSmall = false
        continue
      }
      if words.isEmpty || character.isUppercase && wasSmall { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasSmall = !character.isUppercase
    }
    return words.filter { !$0.isEmpty && !$0.allSatisfy(\.isNumber) }
  }

  /// The words that names end with; the first that fits counts.
  private static let contentTypes: [(endings: [[String]], contentType: EnumMember)] = [
    ([["email"], ["mail"], ["email", "address"], ["e", "mail"]], EnumMember.ContentType.emailAddress),
    (
      [["phone"], ["telephone"], ["mobile"], ["cell"], ["tel"], ["fax"], ["phone", "number"], ["mobile", "number"]],
      EnumMember.ContentType.telephoneNumber
    ),
    ([["url"], ["website"], ["homepage"], ["web", "site"], ["link"], ["web"]], EnumMember.ContentType.URL),
    (
      [["new", "password"], ["confirm", "password"], ["password", "again"], ["repeat", "password"]],
      EnumMember.ContentType.newPassword
    ),
    ([["password"], ["passphrase"], ["pass"]], EnumMember.ContentType.password),
    ([["username"], ["user", "name"], ["login"], ["user"], ["account"]], EnumMember.ContentType.username),
    (
      [["one", "time", "code"], ["otp"], ["verification", "code"], ["sms", "code"]], EnumMember.ContentType.oneTimeCode
    ),
    (
      [["postal", "code"], ["post", "code"], ["postcode"], ["zip"], ["zip", "code"], ["zipcode"]],
      EnumMember.ContentType.postalCode
    ),
    ([["security", "code"], ["cvc"], ["cvv"], ["csc"]], EnumMember.ContentType.creditCardSecurityCode),
    ([["card", "number"], ["credit", "card"], ["card"]], EnumMember.ContentType.creditCardNumber),
    ([["first", "name"], ["given", "name"], ["forename"], ["firstname"]], EnumMember.ContentType.givenName),
    ([["last", "name"], ["family", "name"], ["surname"], ["lastname"]], EnumMember.ContentType.familyName),
    ([["middle", "name"]], EnumMember.ContentType.middleName),
    ([["nickname"], ["nick"]], EnumMember.ContentType.nickname),
    ([["company"], ["organization"], ["organisation"], ["employer"]], EnumMember.ContentType.organizationName),
    ([["job", "title"], ["job"], ["occupation"]], EnumMember.ContentType.jobTitle),
    ([["street"], ["street", "address"], ["address", "line"]], EnumMember.ContentType.streetAddressLine1),
    ([["address"]], EnumMember.ContentType.fullStreetAddress),
    ([["city"], ["town"]], EnumMember.ContentType.addressCity),
    ([["state"], ["province"]], EnumMember.ContentType.addressState),
    ([["country"]], EnumMember.ContentType.countryName),
    (
      [["birthday"], ["birthdate"], ["birth", "date"], ["date", "of", "birth"], ["dob"]],
      EnumMember.ContentType.birthdate
    ),
    ([["flight"], ["flight", "number"]], EnumMember.ContentType.flightNumber),
    ([["tracking", "number"]], EnumMember.ContentType.shipmentTrackingNumber),
    ([["name"]], EnumMember.ContentType.name),
  ]

  private static let amounts = [["amount"], ["price"], ["total"], ["weight"], ["height"], ["rate"], ["percent"]]
  private static let counts = [["count"], ["quantity"], ["age"], ["year"], ["pin"]]
}

extension [String] {
  fileprivate func hasEnding(_ words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}
