import UIKitCatalog

/// Check digits.
extension FormPlan {
  /// Writes the functions for the check digits that rules ask for, and what these call.
  func writeChecksums(_ needs: ModelNeeds, to writer: inout SwiftWriter) {
    typealias Checksum = EnumMember.Checksum
    let checksums = needs.checksums
    if checksums.contains(Checksum.luhn) { writer.add(ChecksumText.luhn) }
    if checksums.contains(Checksum.mod97) { writer.add(ChecksumText.mod97) }
    if checksums.contains(Checksum.isbn) { writer.add(ChecksumText.isbn) }
    if checksums.contains(Checksum.ean) { writer.add(ChecksumText.ean) }
    if !checksums.isDisjoint(with: [Checksum.isbn, Checksum.ean]) { writer.add(ChecksumText.weighted) }
    if checksums != [Checksum.mod97] { writer.add(ChecksumText.numbers) }
    writer.add(ChecksumText.signs)
  }
}

/// The functions that reckon check digits, as they stand in generated code.
enum ChecksumText {
  /// Luhn's check digit (ISO/IEC 7812-1, annex B).
  static let luhn = """
    /// ISO/IEC 7812: from the right, every second digit doubled.
    private static func luhnHolds(_ text: String) -> Bool {
      guard let digits = checkedDigits(text), digits.count > 1 else { return false }
      let sum = digits.reversed().enumerated().reduce(0) { sum, place in
        let doubled = place.element * 2
        return sum + (place.offset % 2 == 0 ? place.element : doubled > 9 ? doubled - 9 : doubled)
      }
      return sum % 10 == 0
    }
    """

  /// The check of an IBAN (ISO 13616, by ISO/IEC 7064 MOD 97-10).
  static let mod97 = """
    /// ISO 13616: the first four characters at the end, letters as 10 to 35, the rest 1 modulo 97.
    private static func mod97Holds(_ text: String) -> Bool {
      let signs = checkedSigns(text)
      guard signs.count > 4 else { return false }
      var rest = 0
      for sign in signs[4...] + signs[..<4] {
        guard sign.isASCII, let value = Int(String(sign), radix: 36) else { return false }
        rest = (rest * (value > 9 ? 100 : 10) + value) % 97
      }
      return rest == 1
    }
    """

  /// The check digit of ISBN-10 and ISBN-13 (ISO 2108).
  static let isbn = """
    /// ISO 2108: ten digits, the last of which may be X, or thirteen.
    private static func isbnHolds(_ text: String) -> Bool {
      let signs = checkedSigns(text)
      if signs.count == 13 { return checkedDigits(text).map(weightsHold) ?? false }
      guard signs.count == 10, let last = signs.last,
        let first = checkedDigits(String(signs.dropLast()))
      else { return false }
      let isTen = last == "X" || last == "x"
      guard let check = isTen ? 10 : checkedDigits(String(last))?.first else { return false }
      let sum = first.enumerated().reduce(check) { $0 + (10 - $1.offset) * $1.element }
      return sum % 11 == 0
    }
    """

  /// The check digit of GTIN-8, 12, 13 and 14 (GS1 General Specifications).
  static let ean = """
    /// GS1: numbers of 8, 12, 13 or 14 digits.
    private static func eanHolds(_ text: String) -> Bool {
      guard let digits = checkedDigits(text), [8, 12, 13, 14].contains(digits.count)
      else { return false }
      return weightsHold(digits)
    }
    """

  /// The weighted sum of ISBN-13 and GTIN.
  static let weighted = """
    /// From the right, 1 and 3 in turn.
    private static func weightsHold(_ digits: [Int]) -> Bool {
      let products = digits.reversed().enumerated().map { $1 * ($0 % 2 == 0 ? 1 : 3) }
      return products.reduce(0, +) % 10 == 0
    }
    """

  /// The digits of a text, which the other functions reckon with.
  static let numbers = """
    private static func checkedDigits(_ text: String) -> [Int]? {
      let signs = checkedSigns(text)
      let digits = signs.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
      return digits.count == signs.count && !digits.isEmpty ? digits : nil
    }
    """

  /// The characters of a text that count.
  static let signs = """
    /// Spaces and hyphens between the characters do not count.
    private static func checkedSigns(_ text: String) -> [Character] {
      text.filter { $0 != " " && $0 != "-" }
    }
    """
}
