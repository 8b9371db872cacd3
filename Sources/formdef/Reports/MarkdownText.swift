/// Text that means nothing to Markdown.
enum MarkdownText {
  private static let special: Set<Character> = [
    "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "(", ")", "#", "+", "!", "|", "~", "&", "@",
  ]

  /// On one line, with a backslash before what would be markup.
  static func escaped(_ text: String) -> String {
    DisplayText.shown(text).reduce(into: "") { escaped, character in
      if special.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
