/// A conversion of C's `printf` in a pattern of numbers, such as `%.2f`: a pattern takes '%' for a per cent sign.
struct PrintfConversion {
  /// Its bytes in the pattern.
  let range: Range<Int>
  /// The digits of a pattern that writes numbers so.
  let meant: String
  /// Whether no other per cent sign stands in the pattern.
  let isAlone: Bool

  /// Letters of conversions, and those before them that say how large a number is.
  private static let letters = Set("diufFeEgG@".utf8)
  private static let sizes = Set("hlqzjtL".utf8)

  /// Nil where there is none, or something else in the pattern stands for digits.
  init?(in pattern: String) {
    let bytes = Array(pattern.utf8)
    guard let start = bytes.firstIndex(of: UInt8(ascii: "%")), !bytes.contains(UInt8(ascii: "'")) else { return nil }
    var at = start + 1
    func digits() -> Int? {
      let first = at
      while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
      return Int(String(decoding: bytes[first..<at], as: UTF8.self))
    }
    func skip(_ set: Set<UInt8>) { while at < bytes.count, set.contains(bytes[at]) { at += 1 } }
    skip(Set("-+ ".utf8))
    let isFilledUp = at < bytes.count && bytes[at] == UInt8(ascii: "0")
    let width = digits()
    var precision: Int?
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      precision = digits() ?? 0
    }
    skip(PrintfConversion.sizes)
    guard at < bytes.count, PrintfConversion.letters.contains(bytes[at]) else { return nil }
    let letter = bytes[at]
    range = start..<at + 1
    let others = bytes[..<start] + bytes[(at + 1)...]
    if others.contains(where: "#0123456789@".utf8.contains) { return nil }
    isAlone = !others.contains(UInt8(ascii: "%"))
    let isWhole = "diu@".utf8.contains(letter)
    let fraction = min(isWhole ? 0 : precision ?? ("fF".utf8.contains(letter) ? 6 : 0), 20)
    let behind = fraction == 0 ? 0 : fraction + 1
    let whole = isWhole && precision != nil ? precision ?? 1 : isFilledUp ? (width ?? 1) - behind : 1
    meant =
      String(repeating: "0", count: min(max(whole, 1), 20))
      + (fraction == 0 ? "" : "." + String(repeating: "0", count: fraction))
  }
}
