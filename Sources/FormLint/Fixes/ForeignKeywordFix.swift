import FormModel
import FormSyntax

/// Controls of other form libraries: `passwordField` is a text field with a secure entry.
extension BlockContext {
  /// The text field that a keyword of another library means, with the property that makes it one; nil where it is an
  /// ordinary misspelling, or where its block does not begin behind its name.
  func foreignKeywordFix(_ error: SyntaxError, _ keyword: String) -> Fix? {
    let written = chunk.source.text(error.range)
    guard keyword == Keyword.textField.text, let property = BlockContext.foreignKeywords[written.lowercased()],
      let brace = blockStart(behind: Int(error.end))
    else { return nil }
    let rest = chunk.bytes.dropFirst(brace).drop(while: \.isBlank)
    let endsLine = rest.first.map { $0 == 0xA || $0 == 0xD } ?? true
    let ownLine =
      lineBreak + String(decoding: rest.drop { $0 == 0xA || $0 == 0xD }.prefix(while: \.isBlank), as: UTF8.self)
    return Fix(
      "Replace with '\(keyword)' and '\(property)'", .unsafe,
      [
        Fix.Edit(place(Int(error.start)..<Int(error.end)), keyword),
        Fix.Edit(place(brace..<brace), endsLine ? ownLine + property : " \(property);"),
      ])
  }

  /// The end of the `{` that follows a keyword with its name on the line.
  private func blockStart(behind end: Int) -> Int? {
    for (offset, byte) in chunk.bytes.dropFirst(end).enumerated() {
      switch byte {
      case UInt8(ascii: "{"): return end + offset + 1
      case 0xA, 0xD, UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
      default: continue
      }
    }
    return nil
  }

  private static let foreignKeywords = [
    "passwordfield": "isSecureTextEntry: true", "securefield": "isSecureTextEntry: true",
    "securetextfield": "isSecureTextEntry: true", "emailfield": "keyboardType: .emailAddress",
    "phonefield": "keyboardType: .phonePad", "urlfield": "keyboardType: .URL",
    "numberfield": "keyboardType: .decimalPad",
  ]
}
