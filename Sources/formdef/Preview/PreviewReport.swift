import FormEditing
import JSONText

/// The rows of a preview, written out.
enum PreviewReport {
  /// A list of rows; a text that is not known is null.
  static func json(_ rows: [PreviewRow]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { list in
      for row in rows {
        list.object {
          $0.member("form", row.form)
          $0.member("control", row.control)
          $0.member("property", row.property.rawValue)
          $0.member("locale", row.locale)
          $0.key("text")
          if let text = row.text { $0.string(text) } else { $0.null() }
          $0.key("certain")
          $0.bool(row.isCertain)
        }
      }
    }
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  /// RFC 4180, with line feeds; a text that is not known is empty.
  static func csv(_ rows: [PreviewRow]) -> String {
    let lines = rows.map { cells($0).map(ShownText.line) + [$0.isCertain ? "true" : "false"] }
    return ([["form", "control", "property", "locale", "text", "certain"]] + lines).map { line in
      line.map(CSVText.quoted).joined(separator: ",") + "\n"
    }.joined()
  }

  /// The rows as a table of Markdown, as `--format markdown` writes them.
  static func markdown(_ rows: [PreviewRow]) -> String { rows.markdown }

  private static func cells(_ row: PreviewRow) -> [String] {
    [row.form, row.control, row.property.rawValue, row.locale, row.text ?? ""]
  }

  /// Columns that are aligned by the cells that texts take in a terminal.
  ///
  /// - Parameter width: the terminal's columns, for which long texts go on below; nil where nothing is broken.
  static func text(_ rows: [PreviewRow], width: Int?) -> String {
    let lines = rows.map { row -> [String] in
      let cells = row.cells
      return ["\(cells[0]).\(cells[1])", cells[2], cells[3], cells[4]]
    }
    let widths = (0..<3).map { column in lines.map { DisplayText.width(of: $0[column]) }.max() ?? 0 }
    let indent = widths.reduce(0, +) + 6
    var text = ""
    for line in lines {
      for column in 0..<3 {
        text += line[column] + String(repeating: " ", count: widths[column] - DisplayText.width(of: line[column]) + 2)
      }
      let room = width.map { max(10, $0 - indent) }
      let parts = room.map { DisplayText.wrapped(line[3], width: $0) } ?? [line[3]]
      text += parts.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
    }
    return text
  }
}
