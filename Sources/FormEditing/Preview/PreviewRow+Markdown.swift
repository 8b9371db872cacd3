extension PreviewRow {
  /// What is shown of it in a table: without control characters, and with a mark at what is not certain.
  public var cells: [String] {
    [form, control, property.rawValue, locale].map(ShownText.line) + [ShownText.line(text ?? "") + ShownText.mark(self)]
  }
}

extension [PreviewRow] {
  /// A table in Markdown.
  public var markdown: String {
    let head = "| form | control | property | locale | text |\n| --- | --- | --- | --- | --- |\n"
    return head
      + map { row in
        "| " + row.cells.map(MarkdownText.escaped).joined(separator: " | ") + " |\n"
      }.joined()
  }
}
