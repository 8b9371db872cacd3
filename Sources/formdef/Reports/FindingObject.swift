import FormSyntax
import FormLint
import FormModel
import FormWorkspace
import JSONText

/// A finding as an object.
enum FindingObject {
  /// Writes a finding with its related places and fixes, as the JSON reports have it.
  static func write(
    _ finding: LocatedFinding, of file: CheckedFile, _ texts: SourceTexts, to writer: inout JSONWriter
  ) {
    writer.object {
      $0.member("code", finding.code)
      $0.member("severity", finding.severity.word)
      $0.member("message", finding.message)
      $0.member("file", JSONPath(file.path))
      member("form", finding.form, &$0)
      member("control", finding.control, &$0)
      member(range: finding.range, in: texts.own, &$0)
      $0.key("related")
      $0.array { list in
        for related in finding.related { write(related, of: file, texts, to: &list) }
      }
      $0.member("tags", finding.tags.map(\.rawValue))
      $0.key("fixes")
      $0.array { list in
        for fix in finding.fixes { write(fix, of: file, texts, to: &list) }
      }
      member(data: finding.data, &$0)
      member("url", file.documentationURL(finding.code), &$0)
    }
  }

  private static func write(
    _ related: LocatedRelated, of file: CheckedFile, _ texts: SourceTexts, to list: inout JSONWriter
  ) {
    guard let text = texts.text(at: related.path) else { return }
    list.object {
      $0.member("message", related.message)
      $0.member("file", JSONPath(related.path ?? file.path))
      member(range: related.range, in: text, &$0)
    }
  }

  private static func write(_ fix: LocatedFix, of file: CheckedFile, _ texts: SourceTexts, to list: inout JSONWriter) {
    list.object {
      $0.member("title", fix.title)
      $0.member("applicability", fix.applicability.rawValue)
      $0.key("edits")
      $0.array { edits in
        for edit in fix.edits {
          guard let text = texts.text(at: edit.path) else { continue }
          edits.object {
            $0.member("file", JSONPath(edit.path ?? file.path))
            member(range: edit.range, in: text, &$0)
            $0.member("newText", edit.newText)
          }
        }
      }
    }
  }

  private static func member(_ key: StaticString, _ text: String?, _ writer: inout JSONWriter) {
    writer.key(key)
    if let text { writer.string(text) } else { writer.null() }
  }

  private static func member(range: Range<Int>, in text: SourceText, _ writer: inout JSONWriter) {
    writer.key("range")
    writer.object {
      $0.key("start")
      write(text.position(at: range.lowerBound), to: &$0)
      $0.key("end")
      write(text.position(at: range.upperBound), to: &$0)
    }
  }

  private static func write(_ position: SourcePosition, to writer: inout JSONWriter) {
    writer.object {
      $0.member("line", position.line)
      $0.member("column", position.column)
      $0.member("offset", position.offset)
    }
  }

  private static func member(data: [(key: String, value: Finding.Datum)], _ writer: inout JSONWriter) {
    writer.key("data")
    writer.object {
      for (key, value) in data {
        $0.key(named: key)
        switch value {
        case .text(let text): $0.string(text)
        case .number(let number): $0.integer(number)
        case .texts(let texts): $0.value(texts)
        }
      }
    }
  }
}
