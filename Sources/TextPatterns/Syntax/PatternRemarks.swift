extension PatternParser {
  /// Remarks that need the whole pattern.
  func remarksOnWhole() -> [PatternRemark] {
    pastedDelimiters().map { [PatternRemark(kind: .pastedDelimiters, range: $0)] } ?? []
  }

  /// `/^…$/i`: slashes around the pattern, with flags after the last one.
  private func pastedDelimiters() -> Range<Int>? {
    let bytes = scanner.bytes
    guard bytes.first == UInt8(ascii: "/"), let last = bytes.lastIndex(of: UInt8(ascii: "/")), last > 1 else {
      return nil
    }
    let flags = bytes[(last + 1)...]
    let isFlags = flags.count <= 8 && flags.allSatisfy { "dgimsuvxyU".utf8.contains($0) }
    return isFlags && bytes[last - 1] != UInt8(ascii: "\\") ? 0..<bytes.count : nil
  }
}
