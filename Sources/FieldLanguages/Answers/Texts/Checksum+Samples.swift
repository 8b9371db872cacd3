import UIKitCatalog

extension Checksum {
  /// Numbers that are well known, for rules that say no more.
  static func examples(_ member: EnumMember) -> [String] {
    switch member {
    case EnumMember.Checksum.luhn: SampleCorpus.own(.card)
    case EnumMember.Checksum.mod97: SampleCorpus.own(.account)
    case EnumMember.Checksum.isbn: SampleCorpus.own(.book)
    case EnumMember.Checksum.ean: SampleCorpus.own(.article)
    default: []
    }
  }

  /// Numbers of other lengths that begin as well-known ones do, which are handed out to nobody, with the right last
  /// digit; of account numbers those of an example's bank whose last digits are zeros.
  static func likeExamples(_ member: EnumMember) -> [String] {
    switch member {
    case EnumMember.Checksum.luhn:
      let starts = ["4242424242424242424", "4111111111111111111", "4000000000000000000", "5555555555555555555"]
      return (2...19).reversed().flatMap { length in starts.flatMap { withLastDigits(String($0.prefix(length))) } }
    case EnumMember.Checksum.mod97:
      return SampleCorpus.own(.account).flatMap { withCheckPlaces(String($0.dropLast(6)) + "000000") }
    default: return []
    }
  }

  /// The text with each number in the places of its last two digits.
  static func withLastTwoDigits(_ text: String) -> [String] {
    let characters = Array(text)
    guard characters.count > 2, characters.suffix(2).allSatisfy({ $0.isASCII && $0.isNumber }) else { return [] }
    let start = String(characters.dropLast(2))
    return (0..<100).map { start + "\($0 / 10)\($0 % 10)" }
  }

  /// A text with other digits in the middle.
  static func variations(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let places = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) && $0 > 4 }.suffix(4)
    return places.map { place in
      var changed = bytes
      changed[place] = (changed[place] - 0x30 + 3) % 10 + 0x30
      return String(decoding: changed, as: UTF8.self)
    }
  }

  /// The text with two digits beside each other that changed places, those at its end first.
  static func withSwappedDigits(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    func isDigit(_ place: Int) -> Bool { (0x30...0x39).contains(bytes[place]) }
    return bytes.indices.dropLast().reversed().compactMap { place in
      guard isDigit(place), isDigit(place + 1), bytes[place] != bytes[place + 1] else { return nil }
      var changed = bytes
      changed.swapAt(place, place + 1)
      return String(decoding: changed, as: UTF8.self)
    }
  }

  /// Texts like one that may have right check digits: another last digit, and others in the places that IBANs have.
  static func candidates(_ text: String) -> [String] { withLastDigits(text) + withCheckPlaces(text) }

  /// The text with each digit in its last place.
  static func withLastDigits(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    guard let last = bytes.lastIndex(where: { (0x30...0x39).contains($0) }) else { return [] }
    return (UInt8(0x30)...0x39).map { digit in
      var changed = bytes
      changed[last] = digit
      return String(decoding: changed, as: UTF8.self)
    }
  }

  /// The text with each number in the places where IBANs have their check digits.
  static func withCheckPlaces(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    guard bytes.count > 4 else { return [] }
    return (UInt8(0)..<100).map { number in
      var changed = bytes
      changed[2] = 0x30 + number / 10
      changed[3] = 0x30 + number % 10
      return String(decoding: changed, as: UTF8.self)
    }
  }
}
