import FormLint
import FormWorkspace
import JSONText
import SystemIO

/// One object for other programs.
struct JSONReport: Report {
  /// Grows when a member changes its meaning or goes.
  static let formatVersion = 1

  var head: [UInt8] { Array("{\"version\":\(JSONReport.formatVersion),\"findings\":[".utf8) }

  var separator: [UInt8] { [UInt8(ascii: ",")] }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile) -> [UInt8] {
    let texts = SourceTexts(findings, of: file)
    var writer = JSONWriter()
    writer.array { list in
      for finding in findings { write(finding, of: file, texts, to: &list) }
    }
    return Array(writer.finish().dropFirst().dropLast())
  }

  func tail(_ summary: LintSummary) -> [UInt8] {
    var unread = JSONWriter()
    unread.array { list in
      for file in summary.unread {
        list.object {
          $0.member("file", file.path)
          $0.member("reason", file.error.reason)
        }
      }
    }
    var counts = JSONWriter()
    counts.object {
      $0.member("files", summary.files)
      $0.member("errors", summary.count(.error))
      $0.member("warnings", summary.count(.warning))
      $0.member("information", summary.count(.information))
      $0.member("hints", summary.count(.hint))
      $0.member("fixable", summary.fixable)
      $0.member("unsafelyFixable", summary.unsafelyFixable)
    }
    return "],\"notChecked\":".utf8 + unread.finish() + ",\"summary\":".utf8 + counts.finish() + "}\n".utf8
  }

  private func write(_ finding: LocatedFinding, of file: CheckedFile, _ texts: SourceTexts, to writer: inout JSONWriter)
  {
    writer.object {
      $0.member("code", finding.code)
      $0.member("severity", finding.severity.word)
      $0.member("message", finding.message)
      $0.member("file", file.path)
      JSONReport.member("form", finding.form, &$0)
      JSONReport.member("control", finding.control, &$0)
      JSONReport.member(range: finding.range, in: texts.own, &$0)
      $0.key("related")
      $0.array { list in
        for related in finding.related { JSONReport.write(related, of: file, texts, to: &list) }
      }
      $0.member("tags", finding.tags.map(\.rawValue))
      $0.key("fixes")
      $0.array { list in
        for fix in finding.fixes { JSONReport.write(fix, of: file, texts, to: &list) }
      }
      JSONReport.member(data: finding.data, &$0)
      $0.member("url", finding.rule.documentationURL)
    }
  }

  private static func write(
    _ related: LocatedRelated, of file: CheckedFile, _ texts: SourceTexts, to list: inout JSONWriter
  ) {
    guard let text = texts.text(at: related.path) else { return }
    list.object {
      $0.member("message", related.message)
      $0.member("file", related.path ?? file.path)
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
            $0.member("file", edit.path ?? file.path)
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
