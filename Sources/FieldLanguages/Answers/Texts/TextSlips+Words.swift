// Texts of a length that are made of whole words.

extension TextSlips {
  /// A text of a theme with so many characters; nil where it is not made of words, or not so short.
  static func composed(_ length: Int, _ theme: SampleTheme) -> String? {
    switch theme {
    case .text: words(proseWords, length, " ")
    case .name, .givenName: words(names, length, " ")
    case .familyName: words(familyNames, length, "-")
    case .street: street(length)
    case .city, .region, .country: words(places, length, " ")
    case .company: words(firms, length - 5, " ").map { $0 + " Inc." }
    case .job: words(jobs, length, " ")
    case .userName: words(smallNames, length, "_")
    case .email: words(smallNames, length - 12, ".").map { $0 + "@example.com" }
    case .url: words(pages, length - 24, "-").map { "https://www.example.com/" + $0 }
    default: nil
    }
  }

  private static func street(_ length: Int) -> String? {
    length < 14
      ? words(streets, length - 2, " ").map { "7 " + $0 }
      : words(streets, length - 10, " ").map { "12 " + $0 + " Street" }
  }

  /// Words in turn with one character between them, so many characters together; nil where the words do not make that.
  ///
  /// A word is taken where the rest can be made of words (the subset-sum table of Bellman, 1957).
  private static func words(_ words: [String], _ length: Int, _ separator: Character) -> String? {
    guard (1...10_000).contains(length) else { return nil }
    let sizes = Set(words.map(\.count))
    var isMade = Array(repeating: false, count: length + 1)
    for count in 1...length {
      isMade[count] = sizes.contains(count) || sizes.contains { count > $0 + 1 && isMade[count - $0 - 1] }
    }
    guard isMade[length] else { return nil }
    var text = ""
    var left = length
    var next = 0
    while left > 0 {
      let turn = (0..<words.count).map { words[(next + $0) % words.count] }
      guard
        let index = turn.firstIndex(where: { $0.count == left || left > $0.count + 1 && isMade[left - $0.count - 1] })
      else { return nil }
      text += turn[index]
      left -= turn[index].count
      if left > 0 {
        text.append(separator)
        left -= 1
      }
      next = (next + index + 1) % words.count
    }
    return text
  }

  private static let proseWords = list(
    "We are away from Monday to Friday and leave the key with the neighbours next door as we did last year")
  private static let names = list("Maria Anna Eva Li Sophia Jane Charlotte Elizabeth Bo Amelia John")
  private static let familyNames = list("Garcia Li Smith Doe Taylor Johnson Appleseed")
  private static let streets = list("Old Mill Upper River Garden Orchard Hill Oak Elm Chestnut Church")
  private static let places = list("Upper Saint Mary on the Green Hill by Old River Bridge")
  private static let firms = list("Blue River Stone Garden North Bridge Trading Partners Sun Art of Oak")
  private static let jobs = list("Senior Nurse and Head of Health Care for Adults in Training")
  private static let smallNames = list("jane maria anna eva li sophia john charlotte bo amelia")
  private static let pages = list("summer sale of books and tea for all our friends in town")

  private static func list(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }
}
