/// Lines of a text.
enum TextLines {
  /// The lines without their breaks: LF, CR LF or CR.
  static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      guard isReturn || bytes[index] == UInt8(ascii: "\n") else {
        index += 1
        continue
      }
      lines.append(bytes[start..<index])
      index += isReturn && index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
      start = index
    }
    lines.append(bytes[start...])
    return lines
  }
}
