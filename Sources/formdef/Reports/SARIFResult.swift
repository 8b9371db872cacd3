import FormLint
import FormWorkspace
import JSONText
import FormSyntax

/// A finding as a `result` of SARIF.
struct SARIFResult {
  /// The file that the finding is in.
  let file: CheckedFile
  /// The texts that the finding points into.
  let texts: SourceTexts
  /// Of each file that was pointed into.
  var places: [String: CharacterPlaces]

  /// Writes the finding; `fingerprint` tells it from others of the same run and stays when lines move.
  mutating func write(_ finding: LocatedFinding, _ fingerprint: String, to writer: inout JSONWriter) {
    let place = span(finding.range, nil)
    let related = finding.related.map { (path: $0.path ?? file.path, span: span($0.range, $0.path), text: $0.message) }
    let fixes = finding.fixes.filter { $0.applicability != .display && !$0.edits.isEmpty }.map {
      fix in
      let edits = fix.edits.map { (path: $0.path ?? file.path, span: span($0.range, $0.path), new: $0.newText) }
      return (title: fix.title, edits: edits)
    }
    let path = file.path
    writer.object {
      $0.member("ruleId", finding.code)
      $0.member("level", SARIFResult.level(finding.severity))
      $0.key("message")
      $0.object { $0.member("text", finding.message) }
      $0.key("locations")
      $0.array { list in list.object { SARIFResult.write(artifact: path, place, &$0) } }
      if !related.isEmpty {
        $0.key("relatedLocations")
        $0.array { list in
          for (index, other) in related.enumerated() {
            list.object {
              $0.member("id", index + 1)
              $0.key("message")
              $0.object { $0.member("text", other.text) }
              SARIFResult.write(artifact: other.path, other.span, &$0)
            }
          }
        }
      }
      $0.key("partialFingerprints")
      $0.object { $0.member("formdefFinding/v1", fingerprint) }
      if !fixes.isEmpty {
        $0.key("fixes")
        $0.array { list in
          for fix in fixes {
            list.object {
              $0.key("description")
              $0.object { $0.member("text", fix.title) }
              $0.key("artifactChanges")
              $0.array { list in
                for edit in fix.edits { list.object { SARIFResult.write(edit.path, edit.span, edit.new, &$0) } }
              }
            }
          }
        }
      }
    }
  }

  private mutating func span(_ range: Range<Int>, _ path: String?) -> CharacterPlaces.Span {
    let key = path ?? file.path
    guard let text = texts.text(at: path) else {
      return CharacterPlaces.Span(line: 1, column: 1, endLine: 1, endColumn: 1)
    }
    var found = places[key] ?? CharacterPlaces(text)
    let span = found.span(range)
    places[key] = found
    return span
  }

  /// The members of a location: a file, and where in it.
  static func write(artifact path: String, _ span: CharacterPlaces.Span?, _ writer: inout JSONWriter) {
    writer.key("physicalLocation")
    writer.object {
      $0.key("artifactLocation")
      $0.object { $0.member("uri", PercentEncoding.reference(path)) }
      if let span {
        $0.key("region")
        write(span, &$0)
      }
    }
  }

  private static func write(
    _ path: String, _ span: CharacterPlaces.Span, _ text: String, _ writer: inout JSONWriter
  ) {
    writer.key("artifactLocation")
    writer.object { $0.member("uri", PercentEncoding.reference(path)) }
    writer.key("replacements")
    writer.array { list in
      list.object {
        $0.key("deletedRegion")
        write(span, &$0)
        $0.key("insertedContent")
        $0.object { $0.member("text", text) }
      }
    }
  }

  private static func write(_ span: CharacterPlaces.Span, _ writer: inout JSONWriter) {
    writer.object {
      $0.member("startLine", span.line)
      $0.member("startColumn", span.column)
      $0.member("endLine", span.endLine)
      $0.member("endColumn", span.endColumn)
    }
  }

  /// The levels of SARIF.
  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
