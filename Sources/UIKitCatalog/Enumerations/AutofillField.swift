extension Catalog {
  /// The field that the value of an `autocomplete` attribute names; nil where HTML knows no such value.
  ///
  /// HTML, "Autofill": words parted by white space, whose case does not matter. A name of one's own for the section, then
  /// whose address, then for what people get in touch by where it is, then the field, then that a passkey will do too.
  public static func autofillField(named text: UnsafeBufferPointer<UInt8>) -> EnumMember? {
    var words = text.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { word in
      word.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }[...]
    let isAlone = words.count == 1
    if words.count > 1, words.last.map({ $0.elementsEqual("webauthn".utf8) }) == true { words.removeLast() }
    guard let name = words.popLast(), let field = member(named: name, of: .htmlAutocomplete) else { return nil }
    if isSwitch(name) { return isAlone ? field : nil }
    if words.last.map(isPlace) == true, isContact(name) { words.removeLast() }
    if words.last.map(isKindOfAddress) == true { words.removeLast() }
    if words.last.map(isSection) == true { words.removeLast() }
    return words.isEmpty ? field : nil
  }

  private static func isSwitch(_ word: [UInt8]) -> Bool { isOne(of: ["on", "off"], word) }

  private static func isPlace(_ word: [UInt8]) -> Bool { isOne(of: ["home", "work", "mobile", "fax", "pager"], word) }

  private static func isKindOfAddress(_ word: [UInt8]) -> Bool { isOne(of: ["shipping", "billing"], word) }

  private static func isSection(_ word: [UInt8]) -> Bool { word.starts(with: "section-".utf8) }

  /// Whether a field is one that people get in touch by.
  private static func isContact(_ word: [UInt8]) -> Bool {
    word.starts(with: "tel".utf8) || isOne(of: ["email", "impp"], word)
  }

  private static func isOne(of words: [String], _ word: [UInt8]) -> Bool {
    words.contains { word.elementsEqual($0.utf8) }
  }
}
