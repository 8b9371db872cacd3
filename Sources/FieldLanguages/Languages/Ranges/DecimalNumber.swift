/// A decimal number of any length, as digits.
struct DecimalNumber: Hashable {
  /// Whether it is less than 0.
  var isNegative = false
  /// Digits before the point, from 0 to 9, without leading zeros.
  private(set) var integer: [UInt8] = []
  /// Digits behind the point, from 0 to 9, without trailing zeros.
  private(set) var fraction: [UInt8] = []

  /// 0, which has no digits.
  static let zero = DecimalNumber()

  /// Reads `-12.50`; nil for anything else, and for numbers of hundreds of digits.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    if bytes.first == UInt8(ascii: "-") {
      isNegative = true
      bytes = bytes.dropFirst()
    }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), bytes.count <= 200, !parts[0].isEmpty,
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    integer = parts[0].map { $0 - 0x30 }
    fraction = parts.count == 2 ? parts[1].map { $0 - 0x30 } : []
    trim()
  }

  private init() {}

  /// A number with these digits before and behind the point.
  init(isNegative: Bool, integer: [UInt8], fraction: [UInt8]) {
    self.isNegative = isNegative
    self.integer = integer
    self.fraction = fraction
    trim()
  }

  private mutating func trim() {
    integer = Array(integer.drop { $0 == 0 })
    while fraction.last == 0 { fraction.removeLast() }
    if isZero { isNegative = false }
  }

  /// Whether it is 0.
  var isZero: Bool { integer.isEmpty && fraction.isEmpty }

  /// The number without its sign.
  var magnitude: DecimalNumber {
    var result = self
    result.isNegative = false
    return result
  }

  /// A hundred times as much.
  var hundredfold: DecimalNumber {
    var result = self
    result.integer += [fraction.first ?? 0, fraction.dropFirst().first ?? 0]
    result.fraction = Array(fraction.dropFirst(2))
    result.trim()
    return result
  }
}

extension DecimalNumber {
  /// Whether every app keeps the number that a text is: a `Decimal` has 38 digits, beside the zeros at both ends.
  static func isKept(_ text: String) -> Bool {
    if text.utf8.count <= mostDigits { return true }
    let values = text.unicodeScalars.filter { $0.properties.numericType == .decimal }.map(\.properties.numericValue)
    guard let first = values.firstIndex(where: { $0 != 0 }), let last = values.lastIndex(where: { $0 != 0 }) else {
      return true
    }
    return last - first < mostDigits
  }

  private static let mostDigits = 38
}

extension DecimalNumber: Comparable {
  static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmallerMagnitude(than: left) : left.isSmallerMagnitude(than: right)
  }

  private func isSmallerMagnitude(than other: DecimalNumber) -> Bool {
    if integer.count != other.integer.count { return integer.count < other.integer.count }
    if integer != other.integer { return integer.lexicographicallyPrecedes(other.integer) }
    return fraction.lexicographicallyPrecedes(other.fraction)
  }
}
