/// What a placeholder asks for, where it says that and nothing else: "Your e-mail", "name@example.com". One with a word
/// that is not known here, or with an "or", may ask for something else too, and has none.
enum PlaceholderTopic: Equatable {
  case emailAddress, webAddress, telephoneNumber, password

  init?(_ placeholder: String) {
    var text = placeholder.lowercased()
    for (phrase, word) in PlaceholderTopic.phrases { text = text.replacing(phrase, with: word) }
    if PlaceholderTopic.isTelephoneNumber(text) {
      self = .telephoneNumber
      return
    }
    var found: PlaceholderTopic?
    for word in text.split(whereSeparator: \.isWhitespace) {
      let bare = word.trimmed
      guard let topic = PlaceholderTopic.example(word) ?? PlaceholderTopic.names[bare] else {
        if PlaceholderTopic.companions.contains(bare) { continue }
        return nil
      }
      if let found, found != topic { return nil }
      found = topic
    }
    guard let found else { return nil }
    self = found
  }

  /// What it is, as messages say it.
  var words: String {
    switch self {
    case .emailAddress: "an e-mail address"
    case .webAddress: "a web address"
    case .telephoneNumber: "a telephone number"
    case .password: "a password"
    }
  }

  /// What a word is an example of: an address, as RFC 3696 lets people write it.
  private static func example(_ word: Substring) -> PlaceholderTopic? {
    if ["http://", "https://", "www."].contains(where: word.hasPrefix) { return .webAddress }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let labels = parts[1].trimmed.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty } ? .emailAddress : nil
  }

  /// Whether a text is a number in the international notation of ITU-T E.123: a plus and seven to fifteen digits.
  private static func isTelephoneNumber(_ text: String) -> Bool {
    guard text.hasPrefix("+") else { return false }
    let digits = text.dropFirst().filter { $0.isASCII && $0.isNumber }
    return (7...15).contains(digits.count)
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber || " ()-./".contains($0) }
  }

  /// Several words that say what one does.
  private static let phrases = [
    ("web address", "website"), ("web site", "website"), ("mobile number", "telephone"), ("cell number", "telephone"),
    ("mot de passe", "password"), ("correo electrónico", "email"), ("adresse e-mail", "email"),
  ]

  private static let names: [String: PlaceholderTopic] = [
    "email": .emailAddress, "e-mail": .emailAddress, "e-mail-adresse": .emailAddress, "email-adresse": .emailAddress,
    "courriel": .emailAddress,
    "url": .webAddress, "website": .webAddress, "webseite": .webAddress,
    "phone": .telephoneNumber, "telephone": .telephoneNumber, "telefon": .telephoneNumber,
    "telefonnummer": .telephoneNumber, "téléphone": .telephoneNumber, "teléfono": .telephoneNumber,
    "password": .password, "passcode": .password, "passwort": .password, "contraseña": .password,
  ]

  /// Words that say nothing of what is asked for.
  private static let companions: Set<String> = [
    "", "your", "my", "the", "a", "an", "enter", "type", "please", "valid", "new", "current", "old", "confirm",
    "repeat", "again", "work", "home", "personal", "business", "company", "contact", "mobile", "cell", "address",
    "number",
    "example", "e.g", "eg", "optional", "required",
    "ihre", "ihr", "deine", "dein", "neues", "votre", "su", "tu", "nueva",
  ]
}

extension Substring {
  /// Without the punctuation around it.
  fileprivate var trimmed: String {
    let isMark = { (character: Character) in ".,:;!?…*()[]<>\"'“”‘’".contains(character) }
    return String(drop(while: isMark).reversed().drop(while: isMark).reversed())
  }
}
