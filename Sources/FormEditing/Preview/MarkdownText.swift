/// Text that means nothing to Markdown.
public enum MarkdownText {
  private static let special: Set<Character> = [
    "\\", "`", "*", "[", "]", "<", ">", "#", "|", "~", "&", "@", "$",
  ]

  /// A text of one line with a backslash before what would be markup, also that of GitHub; a `_` inside a word is none.
  public static func escaped(_ text: String) -> String {
    guard text.contains(where: { special.contains($0) || $0 == "_" }) else { return text }
    var escaped = ""
    var isInWord = false
    for (index, character) in zip(text.indices, text) {
      let isEdge = character == "_" && !(isInWord && text[index...].dropFirst().first.map(isOfWord) ?? false)
      if isEdge || special.contains(character) { escaped.append("\\") }
      escaped.append(character)
      isInWord = isOfWord(character)
    }
    return escaped
  }

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
