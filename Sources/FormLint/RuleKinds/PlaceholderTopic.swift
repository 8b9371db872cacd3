/// What a placeholder asks for, where it says that and nothing else: "Your e-mail", "name@example.com". One with a word
/// that is not known here, or with an "or", may ask for something else too, and has none.
///
/// Most placeholders name none: they are passed over without a look at their words.
enum PlaceholderTopic: Equatable {
  /// Topics that `textContentType` has a value for.
  case emailAddress, webAddress, telephoneNumber, password

  /// The topic of a placeholder; nil where it names none for certain.
  init?(_ placeholder: String) {
    if placeholder.utf8.first == UInt8(ascii: "+") {
      guard PlaceholderTopic.isTelephoneNumber(placeholder) else { return nil }
      self = .telephoneNumber
      return
    }
    guard PlaceholderTopic.mayBeNamed(in: placeholder.utf8) else { return nil }
    var found: PlaceholderTopic?
    var words = Words(rest: placeholder[...].utf8)
    while let word = words.next() {
      let bare = word.bare
      guard let topic = PlaceholderTopic.names[bare] ?? words.passPhrase(after: bare) ?? PlaceholderTopic.example(word)
      else {
        // What a telephone company is asked for is no number: what stands behind the topic says what of it.
        let isAside = word.utf8.first?.isMark ?? false
        if found == nil || isAside, PlaceholderTopic.kinds.contains(bare) { continue }
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

  /// Whether a text may have a topic: it begins like a telephone number, or three letters stand in it with which a topic's
  /// name, or an address, begins or goes on.
  static func mayBeNamed(in text: some Collection<UInt8>) -> Bool {
    text.withContiguousStorageIfAvailable(hasBeginning) ?? Array(text).withUnsafeBufferPointer(hasBeginning)
  }

  private static func hasBeginning(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.first == UInt8(ascii: "+") { return true }
    let (firstLetters, lastLetters) = (PlaceholderTopic.firstLetters, PlaceholderTopic.lastLetters)
    for index in 0..<text.count {
      let byte = text[index]
      // Most are none by their first and last letter.
      if firstLetters &>> UInt32(byte) & 1 == 0 { continue }
      if byte == UInt8(ascii: "@") { return true }
      guard index + 2 < text.count, lastLetters &>> UInt32(text[index + 2]) & 1 == 1 else { continue }
      // Capitals become small letters; other bytes may change, here and in the constants alike.
      let letters = UInt32(byte | 0x20) << 16 | UInt32(text[index + 1] | 0x20) << 8 | UInt32(text[index + 2] | 0x20)
      if begins(letters) { return true }
    }
    return false
  }

  /// What three letters begin with, and end with, with which a topic's name or an address begins or goes on; "@" says enough
  /// by itself.
  private static let firstLetters = letterSet("@cmhptuw")
  private static let lastLetters = letterSet("bilnorstuw")

  /// A bit for each letter, counted from "a" as 1; of bytes beyond ASCII the lowest five bits count.
  private static func letterSet(_ letters: String) -> UInt32 { letters.utf8.reduce(0) { $0 | 1 << UInt32($1 & 31) } }

  private static func begins(_ letters: UInt32) -> Bool {
    switch letters {
    case 0x6D_6169: true  // mai
    case 0x63_6F75: true  // cou
    case 0x75_726C: true  // url
    case 0x77_6562: true  // web
    case 0x70_686F: true  // pho
    case 0x74_656C: true  // tel
    case 0x74_E3A9: true  // té
    case 0x6D_6F62: true  // mob
    case 0x63_656C: true  // cel
    case 0x70_6173: true  // pas
    case 0x63_6F6E: true  // con
    case 0x63_6F72: true  // cor
    case 0x6D_6F74: true  // mot
    case 0x68_7474: true  // htt
    case 0x77_7777: true  // www
    default: false
    }
  }

  /// What a word is an example of: an address, as RFC 3696 lets people write it.
  private static func example(_ word: Substring) -> PlaceholderTopic? {
    if word.utf8.contains(UInt8(ascii: "@")) {
      let parts = word.split(separator: "@", omittingEmptySubsequences: false)
      let labels = parts[parts.count - 1].bare.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
        ? .emailAddress : nil
    }
    return ["http://", "https://", "www."].contains(where: word.hasPrefix) ? .webAddress : nil
  }

  /// Whether a text is a number in the international notation of ITU-T E.123: a plus and seven to fifteen digits.
  private static func isTelephoneNumber(_ text: String) -> Bool {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return (7...15).contains(text.utf8.count(where: isDigit))
      && text.utf8.dropFirst().allSatisfy { isDigit($0) || " ()-./".utf8.contains($0) }
  }

  fileprivate static let names: [String: PlaceholderTopic] = [
    "email": .emailAddress, "e-mail": .emailAddress, "e-mail-adresse": .emailAddress, "email-adresse": .emailAddress,
    "courriel": .emailAddress,
    "url": .webAddress, "website": .webAddress, "webseite": .webAddress,
    "phone": .telephoneNumber, "telephone": .telephoneNumber, "telefon": .telephoneNumber,
    "telefonnummer": .telephoneNumber, "téléphone": .telephoneNumber, "teléfono": .telephoneNumber,
    "password": .password, "passcode": .password, "passwort": .password, "contraseña": .password,
  ]

  /// Words that say what is asked for together with those that follow.
  fileprivate static let phrases: [String: [(words: [String], topic: PlaceholderTopic)]] = [
    "web": [(["address"], .webAddress), (["site"], .webAddress)],
    "mobile": [(["number"], .telephoneNumber)], "cell": [(["number"], .telephoneNumber)],
    "mot": [(["de", "passe"], .password)], "correo": [(["electrónico"], .emailAddress)],
  ]

  /// Words that say before it, or beside it in brackets, of which kind it is.
  private static let kinds: Set<String> = [
    "work", "home", "personal", "business", "company", "contact", "mobile", "cell",
  ]

  /// Words that say nothing of what is asked for.
  private static let companions: Set<String> = [
    "", "your", "my", "the", "a", "an", "enter", "type", "please", "valid", "new", "current", "old", "confirm",
    "repeat", "again", "address", "number", "example", "e.g", "eg", "optional", "required",
    "ihre", "ihr", "deine", "dein", "neue", "neues", "aktuelles", "altes", "bitte", "eingeben", "bestätigen",
    "wiederholen",
    "erneut", "votre", "ton", "le", "nouveau", "actuel", "ancien", "saisir", "saisissez", "entrez", "confirmer",
    "confirmez", "répéter", "répétez", "adresse", "su", "tu", "la", "nueva", "actual", "introduce", "introduzca",
    "escribe", "confirmar", "confirme", "confirma", "repetir", "repita", "repite",
  ]
}

/// The words of a text, one after the other.
private struct Words {
  var rest: Substring.UTF8View

  mutating func next() -> Substring? {
    rest = rest.drop { $0.isBlank }
    let word = rest.prefix { !$0.isBlank }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : Substring(word)
  }

  /// What a word says together with those that follow, which are passed by then.
  mutating func passPhrase(after word: String) -> PlaceholderTopic? {
    for (following, topic) in PlaceholderTopic.phrases[word] ?? [] {
      var ahead = self
      if following.allSatisfy({ ahead.next()?.bare == $0 }) {
        self = ahead
        return topic
      }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether it is punctuation that may stand around a word.
  fileprivate var isMark: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}

extension Substring {
  /// In lower case, without the punctuation around it.
  fileprivate var bare: String {
    var bytes = utf8.drop { $0.isMark }
    while let last = bytes.last, last.isMark { bytes = bytes.dropLast() }
    let word = Substring(bytes)
    return (bytes.last == 0xA6 && word.hasSuffix("…") ? word.dropLast() : word).lowercased()
  }
}
