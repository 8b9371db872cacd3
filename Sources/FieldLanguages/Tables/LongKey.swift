/// Keys that many others have in them stay short.
enum LongKey {
  /// The bytes of a key that is kept as it is.
  private static let most = 64

  /// The bytes of a text, or, of a long one, two of its hashes (SipHash, seeded for each process): that two different texts
  /// have both in common does not happen.
  static func key(of text: [UInt8]) -> [UInt8] {
    guard text.count > most else { return text }
    let hashes = (0..<2).map { seed in
      var hasher = Hasher()
      hasher.combine(seed)
      hasher.combine(text)
      return hasher.finalize()
    }
    // No text in UTF-8 has this byte.
    return [0xFE] + hashes.flatMap { hash in (0..<8).map { UInt8(truncatingIfNeeded: hash &>> (8 * $0)) } }
  }
}
