import FormLint
import FormWorkspace
import JSONText
import SystemIO

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS): one run.
struct SARIFReport: Report {
  /// Where the pages of the rules are served; nil: nowhere.
  let documentation: DocumentationAddress?

  var separator: [UInt8] { [UInt8(ascii: ",")] }

  var head: [UInt8] {
    var tool = JSONWriter()
    tool.object {
      $0.key("driver")
      $0.object {
        $0.member("name", "formdef")
        $0.member("version", programVersion)
        $0.key("rules")
        $0.array { list in for rule in LintRuleRegistry.everything { write(rule, to: &list) } }
      }
    }
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var text = Array("{\"$schema\":\"\(schema)\",\"version\":\"2.1.0\",\"runs\":[{\"tool\":".utf8)
    text += tool.finish()
    text += ",\"columnKind\":\"unicodeCodePoints\",\"results\":[".utf8
    return text
  }

  func bodies(_ file: CheckedFile) -> [[UInt8]] {
    var fingerprints = Fingerprints()
    var places: [String: CharacterPlaces] = [:]
    let texts = SourceTexts(file)
    return file.findings.map { finding in
      var writer = JSONWriter()
      var result = SARIFResult(file: file, texts: texts, places: places)
      result.write(finding, fingerprints.next(finding, in: file), to: &writer)
      places = result.places
      return writer.finish()
    }
  }

  func body(_ findings: ArraySlice<LocatedFinding>, of file: CheckedFile, _ texts: SourceTexts) -> [UInt8] { [] }

  func tail(_ summary: LintSummary, hasFindings: Bool) -> [UInt8] {
    var invocation = JSONWriter()
    invocation.object {
      $0.member("executionSuccessful", summary.unread.isEmpty && !summary.hasBrokenSettings)
      $0.key("toolExecutionNotifications")
      $0.array { list in
        for file in summary.unread { SARIFReport.write("error", "not checked: \(file.error.reason)", file.path, &list) }
        for rest in summary.remainders { SARIFReport.write("note", rest.words, rest.path, &list) }
      }
    }
    var text = Array("],\"invocations\":[".utf8)
    text += invocation.finish()
    text += "]}]}\n".utf8
    return text
  }

  private func write(_ rule: LintRuleInfo, to list: inout JSONWriter) {
    list.object {
      $0.member("id", rule.code)
      $0.member("helpUri", documentation?.page(of: rule.code))
      $0.key("shortDescription")
      $0.object { $0.member("text", rule.summary) }
      $0.key("fullDescription")
      $0.object { $0.member("text", rule.reason) }
      $0.key("defaultConfiguration")
      $0.object { $0.member("level", SARIFResult.level(rule.severity)) }
    }
  }

  private static func write(_ level: String, _ message: String, _ path: String, _ list: inout JSONWriter) {
    list.object {
      $0.member("level", level)
      $0.key("message")
      $0.object { $0.member("text", message) }
      $0.key("locations")
      $0.array { $0.object { SARIFResult.write(artifact: path, nil, &$0) } }
    }
  }
}
