import FormModel
import FormSyntax
import UIKitCatalog

/// What a field is about, as far as its properties and its name say, so that samples are texts as people have them.
enum SampleTheme: Hashable, Sendable, CaseIterable {
  /// Parts of names, ways to reach people, parts of addresses, what people work at.
  case name, givenName, familyName, email, phone, url, street, city, region, country, postalCode, company, job
  /// Secrets, numbers that stand for something, numbers, dates, and any text.
  case userName, password, code, card, account, book, article, price, number, date, text

  /// The theme that the content type, a rule about check digits, the keyboard or the name of a control tells, in this
  /// order.
  init(_ source: ResolvedControl) {
    let byProperties =
      SampleTheme(source[.textContentType]) ?? SampleTheme(checksumOf: source)
      ?? SampleTheme(keyboard: source[.keyboardType])
    let isSecure = source.boolean(.isSecureTextEntry) == true
    self = byProperties ?? (isSecure ? .password : SampleTheme(namesOf: source)) ?? .text
  }

  /// Whether a number with right check digits is somebody's: a card's, an account's, a telephone's.
  var isOfPeople: Bool { [.card, .account, .phone].contains(self) }

  /// Whether texts of other themes have right check digits by chance at most.
  var hasCheckDigits: Bool { [.card, .account, .book, .article].contains(self) }

  /// What a rule about check digits says of the field.
  private init?(checksumOf source: ResolvedControl) {
    let rule = source.rules.first { $0.member.rule == .checksum && $0.isWellFormed }
    switch rule?.argument()?.enumMember {
    case EnumMember.Checksum.luhn: self = .card
    case EnumMember.Checksum.mod97: self = .account
    case EnumMember.Checksum.isbn: self = .book
    case EnumMember.Checksum.ean: self = .article
    default: return nil
    }
  }

  /// What the field's name says, else its caption.
  private init?(namesOf source: ResolvedControl) {
    let names = [source.block.name, source[.label]?.value?.shownText?.string].compactMap { $0 }
    guard let theme = names.firstResult(of: { SampleTheme(named: $0) }) else { return nil }
    self = theme
  }

  private init?(_ contentType: ResolvedProperty?) {
    guard let contentType, contentType.isWellFormed, let member = contentType.value?.enumMember else { return nil }
    switch member {
    case EnumMember.ContentType.name, EnumMember.ContentType.creditCardName: self = .name
    case EnumMember.ContentType.givenName, EnumMember.ContentType.middleName, EnumMember.ContentType.nickname:
      self = .givenName
    case EnumMember.ContentType.familyName: self = .familyName
    case EnumMember.ContentType.jobTitle: self = .job
    case EnumMember.ContentType.organizationName: self = .company
    case EnumMember.ContentType.fullStreetAddress, EnumMember.ContentType.streetAddressLine1: self = .street
    case EnumMember.ContentType.addressCity, EnumMember.ContentType.location: self = .city
    case EnumMember.ContentType.addressState: self = .region
    case EnumMember.ContentType.countryName: self = .country
    case EnumMember.ContentType.postalCode: self = .postalCode
    case EnumMember.ContentType.telephoneNumber: self = .phone
    case EnumMember.ContentType.emailAddress: self = .email
    case EnumMember.ContentType.URL: self = .url
    case EnumMember.ContentType.creditCardNumber: self = .card
    case EnumMember.ContentType.username: self = .userName
    case EnumMember.ContentType.password, EnumMember.ContentType.newPassword: self = .password
    case EnumMember.ContentType.oneTimeCode: self = .code
    default: return nil
    }
  }

  private init?(keyboard: ResolvedProperty?) {
    guard let keyboard, keyboard.isWellFormed, let member = keyboard.value?.enumMember else { return nil }
    switch member {
    case EnumMember.Keyboard.emailAddress: self = .email
    case EnumMember.Keyboard.URL: self = .url
    default: return nil
    }
  }

  /// By the words of a name such as `billingZipCode`; the last one that says something counts.
  init?(named name: String) {
    let known = SampleTheme.words(of: name).compactMap { SampleTheme.byWord[$0] }
    guard let last = known.last else { return nil }
    // A 'user name' is none of a person, and a 'first name' no whole one.
    let special = known.dropLast().last { SampleTheme.kindsOfNames.contains($0) }
    self = known.contains(.userName) ? .userName : last == .name ? special ?? .name : last
  }

  private static let kindsOfNames: [SampleTheme] = [.givenName, .familyName, .company, .street, .city, .country]

  /// `billingZipCode`, `billing_zip`: the words in small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasSmall = false
    for character in name {
      if !character.isLetter {
        wasSmall = false
        words.append("")
        continue
      }
      if words.isEmpty || wasSmall && character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasSmall = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }

  private static let byWord: [String: SampleTheme] = {
    let rows: [(SampleTheme, String)] = [
      (.name, "name fullname holder nombre"),
      (.givenName, "first given firstname forename middle vorname prenom prénom"),
      (.familyName, "last family lastname surname nachname nom apellido cognome"), (.email, "email mail"),
      (.phone, "phone tel telephone mobile fax cell telefon handy telefono teléfono téléphone"),
      (.url, "url website web link homepage site"),
      (.street, "street address addressline strasse straße rue calle adresse"),
      (.city, "city town place ort stadt ville ciudad"), (.region, "state region province"),
      (.country, "country nation land pays"), (.postalCode, "zip postal postcode plz zipcode"),
      (.company, "company organization organisation employer firm firma"), (.job, "job position profession"),
      (.userName, "user username login nick nickname handle account"), (.password, "password passphrase secret"),
      (.code, "code pin otp token"), (.card, "card karte"), (.account, "iban"), (.book, "isbn"), (.article, "ean gtin"),
      (.price, "price amount cost total salary income fee sum preis betrag prix montant"),
      (.number, "number count quantity age year"),
      (.date, "date day birthday birth born datum geburtstag"),
      (.text, "note notes comment comments message description title"),
    ]
    let pairs = rows.flatMap { theme, words in words.split(separator: " ").map { (String($0), theme) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
