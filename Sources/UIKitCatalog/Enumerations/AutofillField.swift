/// Why HTML knows no field of the value of an `autocomplete` attribute.
public enum AutofillMistake: Error, Hashable, Sendable {
  /// A word that HTML has nowhere in such values, with what is likely to be meant by the whole value.
  case unknown(word: String, meant: String?)
  /// A word for where people are reached, `work`, before a field that they are not reached by.
  case notBefore(field: String, word: String)
  /// `on` or `off` among other words.
  case notAlone(word: String)
  /// A word where another one has to stand.
  case misplaced(word: String)
}

extension Catalog {
  /// The field that the value of an `autocomplete` attribute names, or why HTML knows no such value.
  ///
  /// HTML, "Autofill": words parted by white space, whose case does not matter. A name of one's own for the section, then
  /// whose address, then for what people get in touch by where it is, then the field, then that a passkey will do too.
  public static func autofillField(named text: UnsafeBufferPointer<UInt8>) -> Result<EnumMember, AutofillMistake> {
    let all = text.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { word in
      String(decoding: word.map(lowercased), as: UTF8.self)
    }
    var words = all[...]
    if words.count > 1, words.last == passkey { words.removeLast() }
    guard let name = words.popLast() else { return .failure(.unknown(word: "", meant: nil)) }
    guard let field = field(name) else { return .failure(mistake(at: words.endIndex, of: all)) }
    if switches.contains(name) {
      return all.count == 1 ? .success(field) : .failure(.notAlone(word: name))
    }
    if let place = words.first(where: places.contains), !isContact(name) {
      return .failure(.notBefore(field: name, word: place))
    }
    if words.last.map(places.contains) == true { words.removeLast() }
    if words.last.map(addresses.contains) == true { words.removeLast() }
    if words.last.map(isSection) == true { words.removeLast() }
    return words.isEmpty ? .success(field) : .failure(mistake(at: words.endIndex - 1, of: all))
  }

  /// The last of the words of an `autocomplete` attribute where a passkey will do too.
  private static let passkey = "webauthn"
  private static let switches = ["on", "off"]
  private static let places = ["home", "work", "mobile", "fax", "pager"]
  private static let addresses = ["shipping", "billing"]

  private static func field(_ word: String) -> EnumMember? { member(named: word.utf8, of: .htmlAutocomplete) }

  private static func isSection(_ word: String) -> Bool { word.utf8.starts(with: "section-".utf8) }

  /// Whether a field is one that people get in touch by.
  private static func isContact(_ field: String) -> Bool {
    field.utf8.starts(with: "tel".utf8) || ["email", "impp"].contains(field)
  }

  /// What is wrong with a word that cannot stand where it does: most of all that there is no such word.
  private static func mistake(at index: Int, of words: [String]) -> AutofillMistake {
    let word = words[index]
    if switches.contains(word) { return .notAlone(word: word) }
    if field(word) != nil || isSection(word) || (places + addresses).contains(word) { return .misplaced(word: word) }
    let isField = index == words.count - 1 || words[(index + 1)...] == [passkey]
    let known = isField ? EnumID.htmlAutocomplete.members.map(\.name.string) : places + addresses
    let meant = closestMatch(to: word, among: known).map { near in
      (words[..<index] + [near] + words[(index + 1)...]).joined(separator: " ")
    }
    return .unknown(word: word, meant: meant)
  }
}
