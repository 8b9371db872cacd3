/// Small changes of a text, for samples of a length and for near misses.
enum TextSlips {
  /// The text with so many characters: with more behind it or in it, or cut; the most natural first.
  ///
  /// - Parameter others: texts of its kind, that may go on behind it.
  /// - Returns: the texts, each made when it is asked for.
  static func resized(
    _ text: String, to length: Int, goingOnWith others: [String] = []
  ) -> LazySequence<FlattenSequence<LazyMapSequence<[() -> [String]], [String]>>> {
    ways(text, to: length, others).lazy.flatMap { $0() }
  }

  private static func ways(_ text: String, to length: Int, _ others: [String]) -> [() -> [String]] {
    let characters = Array(text)
    if characters.isEmpty || length < 0 { return [] }
    if length == characters.count { return [{ [text] }] }
    if length < characters.count { return [{ shortened(characters, by: characters.count - length) }] }
    let count = length - characters.count
    let longer = count > 2 ? [others.filter { $0 != text }, [prose]] : []
    return longer.map { others in { continued(text, others, count).map { [$0] } ?? [] } }
      + places(characters).map { place in { lengthened(characters, behind: place, by: count) } }
  }

  /// The text with a blank and so much of others behind it that it has so many characters more; nil without others.
  private static func continued(_ text: String, _ others: [String], _ count: Int) -> String? {
    others.isEmpty ? nil : text + repeated(" " + others.joined(separator: " "), count)
  }

  /// So many characters of a text again and again; a blank at the end would be one that nobody sees.
  private static func repeated(_ text: String, _ count: Int) -> String {
    let characters = Array(text)
    var result = (0..<count).map { characters[$0 % characters.count] }
    if result.last == " " { result[count - 1] = "s" }
    return String(result)
  }

  private static let prose =
    "We are away from Monday to Friday and leave the key with the neighbours next door as we did last year"

  /// The ends of words, those of more than one character first, then all other places.
  private static func places(_ characters: [Character]) -> [Int] {
    func isEnd(_ place: Int) -> Bool {
      isWord(characters[place]) && (place + 1 == characters.count || !isWord(characters[place + 1]))
    }
    let ends = characters.indices.filter(isEnd)
    let ofWords = ends.filter { $0 > 0 && isWord(characters[$0 - 1]) }
    let rest = ends.filter { !ofWords.contains($0) } + characters.indices.filter { !ends.contains($0) }
    return Array((ofWords + rest).prefix(16))
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// Goes on as the text does there: with digits behind a digit, with letters behind a letter, else with the same character.
  private static func lengthened(_ characters: [Character], behind place: Int, by count: Int) -> [String] {
    let last = characters[place]
    var fillers: [[Character]] = []
    if last.isASCII, let digit = last.wholeNumberValue {
      fillers.append((1...count).map { digits[(digit + $0) % 10] })
    } else if last.isUppercase {
      fillers.append((0..<count).map { capitals[$0 % capitals.count] })
    } else if last.isLetter {
      fillers.append((0..<count).map { letters[$0 % letters.count] })
    }
    fillers.append(Array(repeating: last, count: count))
    return fillers.map { String(characters[...place] + $0 + characters[(place + 1)...]) }
  }

  private static let digits = Array("0123456789")
  private static let letters = Array("loremipsumdolorsitametconsecteturadipiscingelit")
  private static let capitals = Array("LOREMIPSUMDOLORSITAMETCONSECTETURADIPISCINGELIT")

  private static func shortened(_ characters: [Character], by count: Int) -> [String] {
    let kept = characters.count - count
    let starts = Set([kept, 0, 1, kept - 1, kept / 2].filter { $0 >= 0 && $0 <= kept })
    return starts.sorted(by: >).map { start in String(characters[..<start] + characters[(start + count)...]) }
  }

  /// Texts that differ in little: without a character, with another one, with one more.
  static func neighbours(_ text: String) -> [String] { changes(of: text).map(\.text) }

  /// The same, with what was done.
  static func changes(of text: String) -> [(text: String, kind: MissKind)] {
    let characters = Array(text.prefix(64))
    guard characters.count == text.count, !characters.isEmpty else { return [] }
    var found: [(text: String, kind: MissKind)] = []
    let punctuation = characters.indices.filter { !isWord(characters[$0]) }.prefix(6)
    for place in punctuation { found.append((without(characters, place), .withoutPunctuation)) }
    found.append((without(characters, characters.count - 1), .shorter))
    found.append((without(characters, 0), .shorter))
    found += ["!", "x", "7", " x", "é", "-"].map { (text + $0, .longer) }
    for place in [0, characters.count / 2, characters.count - 1] {
      for other in replacements(characters[place]) { found.append((replacing(characters, place, other), .replaced)) }
    }
    for place in punctuation {
      found.append((String(characters[...place] + characters[place...]), .doubledPunctuation))
    }
    if text.lowercased() != text { found.append((text.lowercased(), .otherCase)) }
    if text.uppercased() != text { found.append((text.uppercased(), .otherCase)) }
    found += [(text + " " + text, .twice), (text.filter(isWord), .withoutPunctuation)]
    return found.filter { $0.text != text }
  }

  /// One of each other kind of character.
  private static func replacements(_ character: Character) -> [Character] {
    if character.isNumber { return ["O", "x", "-"] }
    return character.isLetter ? ["1", "_", "é"] : ["x", "1"]
  }

  private static func without(_ characters: [Character], _ place: Int) -> String {
    String(characters[..<place] + characters[(place + 1)...])
  }

  private static func replacing(_ characters: [Character], _ place: Int, _ other: Character) -> String {
    String(characters[..<place] + [other] + characters[(place + 1)...])
  }
}
