import UIKitCatalog

/// Check digits; spaces and hyphens between the characters do not count.
enum Checksum {
  /// Whether the check digits of a text are right; nil for a checksum that is not known.
  static func holds(_ member: EnumMember, _ text: String) -> Bool? {
    let characters = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    switch member {
    case EnumMember.Checksum.luhn: return digits(characters).map { $0.count > 1 && luhn($0) } ?? false
    case EnumMember.Checksum.mod97: return mod97(characters)
    case EnumMember.Checksum.isbn: return isbn(characters)
    case EnumMember.Checksum.ean:
      return digits(characters).map { [8, 12, 13, 14].contains($0.count) && weighted($0) } ?? false
    default: return nil
    }
  }

  private static func digits(_ bytes: [UInt8]) -> [Int]? {
    bytes.allSatisfy { (0x30...0x39).contains($0) } && !bytes.isEmpty ? bytes.map { Int($0) - 0x30 } : nil
  }

  /// ISO/IEC 7812: from the right, every second digit doubled.
  private static func luhn(_ digits: [Int]) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, place in
      let doubled = place.element * 2
      return sum + (place.offset % 2 == 0 ? place.element : doubled > 9 ? doubled - 9 : doubled)
    }
    return sum % 10 == 0
  }

  /// ISO 13616: the first four characters at the end, letters as 10 to 35, the rest 1 modulo 97.
  private static func mod97(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 4 else { return false }
    var rest = 0
    for byte in bytes[4...] + bytes[..<4] {
      switch byte {
      case 0x30...0x39: rest = (rest * 10 + Int(byte) - 0x30) % 97
      case 0x41...0x5A: rest = (rest * 100 + Int(byte) - 0x37) % 97
      case 0x61...0x7A: rest = (rest * 100 + Int(byte) - 0x57) % 97
      default: return false
      }
    }
    return rest == 1
  }

  /// ISO 2108: ten digits, the last of which may be X, or thirteen.
  private static func isbn(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 13 { return digits(bytes).map(weighted) ?? false }
    guard bytes.count == 10, let last = bytes.last, let first = digits(Array(bytes.dropLast())) else { return false }
    let check = last == UInt8(ascii: "X") || last == UInt8(ascii: "x") ? 10 : Int(last) - 0x30
    guard (0...10).contains(check) else { return false }
    let sum = first.enumerated().reduce(check) { $0 + (10 - $1.offset) * $1.element }
    return sum % 11 == 0
  }

  /// GS1: from the right, 1 and 3 in turn.
  private static func weighted(_ digits: [Int]) -> Bool {
    digits.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) } % 10 == 0
  }
}
