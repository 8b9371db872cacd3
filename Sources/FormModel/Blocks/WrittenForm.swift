import UIKitCatalog

extension ValueType {
  /// Whether a text can be what a string of this type holds: only what certainly cannot is refused.
  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .day: return Day(String(decoding: text, as: UTF8.self)) != nil
    case .hexColor:
      let digits = text.first == UInt8(ascii: "#") ? text.dropFirst() : text[...]
      return [6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
    case .currency: return text.count == 3 && text.allSatisfy(\.isLetter)
    case .timeZone: return !text.isEmpty && text.allSatisfy(\.isSign)
    case .locale: return text.allSatisfy(\.isSign)
    default: return true
    }
  }
}

extension ValueType {
  /// Whether there is what a text of the right form names: a locale, a time zone or a currency.
  func isKnown(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = String(decoding: text, as: UTF8.self)
    return switch self {
    case .currency: Currency(name) != nil
    case .timeZone: Catalog.isTimeZone(name)
    case .locale: LocaleIdentifier(name).map { $0.unknownPart == nil } ?? false
    default: true
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isHexDigit: Bool {
    (0x30...0x39).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
  /// Whether it is a character of ASCII that can be seen.
  fileprivate var isSign: Bool { (0x21...0x7E).contains(self) }
}
