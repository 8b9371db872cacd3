import FormLint
import FormWorkspace
import JSONText

/// The JSON schema of settings files (draft 2020-12), made from the keys and rules that there are.
enum SettingsSchema {
  static var json: [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { root in
      root.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      root.member("title", "Settings of formdef")
      root.member("type", "object")
      root.member("additionalProperties", false)
      root.key("properties")
      root.object { properties in
        for key in SettingsKey.allCases {
          properties.key(named: key.rawValue)
          properties.object {
            $0.member("description", key.summary)
            write(key, &$0)
          }
        }
      }
      root.key("$defs")
      root.object { writeDefinitions(&$0) }
    }
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  private static func write(_ key: SettingsKey, _ writer: inout JSONWriter) {
    switch key {
    case .schema, .baseline: writer.member("type", "string")
    case .documentation:
      writer.member("type", "string")
      writer.member("format", "uri")
    case .extends:
      writer.key("anyOf")
      writer.array { list in
        list.object { $0.member("type", "string") }
        list.object { texts(&$0) }
      }
    case .select, .ignore, .fixable, .unfixable: reference("selectors", &writer)
    case .severity: reference("severity", &writer)
    case .exclude: texts(&writer)
    case .form: reference("form", &writer)
    case .diagnostics: object(&writer, []) { number("limit", 0, 1_000_000, &$0) }
    case .formatter:
      object(&writer, []) {
        number("indent", 1, 16, &$0)
        $0.key("tabs")
        $0.object { $0.member("type", "boolean") }
        number("lineWidth", 20, 1_000, &$0)
      }
    case .preview:
      object(&writer, []) {
        $0.key("now")
        $0.object { $0.member("type", "string") }
        $0.key("hints")
        $0.object { $0.member("type", "boolean") }
      }
    case .suppressions:
      list(&writer) {
        object(&$0, ["file", "code", "reason"]) { properties in
          for name in SettingsKey.ofSuppressions {
            properties.key(named: name)
            properties.object {
              if name == "code" { reference("code", &$0) } else { $0.member("type", "string") }
            }
          }
        }
      }
    case .overrides:
      list(&writer) {
        object(&$0, ["files"]) { properties in
          properties.key("files")
          properties.object { texts(&$0) }
          for name in ["select", "ignore"] {
            properties.key(named: name)
            properties.object { reference("selectors", &$0) }
          }
          for name in ["severity", "form"] {
            properties.key(named: name)
            properties.object { reference(name, &$0) }
          }
        }
      }
    }
  }

  private static func writeDefinitions(_ writer: inout JSONWriter) {
    writer.key("code")
    writer.object { $0.member("enum", LintRuleRegistry.everything.map(\.code)) }
    writer.key("selectors")
    writer.object {
      list(&$0) { $0.member("enum", CodeSelector.words) }
    }
    writer.key("severity")
    writer.object {
      $0.member("type", "object")
      $0.key("propertyNames")
      $0.object { $0.member("enum", CodeSelector.words) }
      $0.key("additionalProperties")
      $0.object { $0.member("enum", SettingsKey.severities) }
    }
    writer.key("form")
    writer.object { $0.member("type", "object") }
  }

  // MARK: Types

  private static func reference(_ name: String, _ writer: inout JSONWriter) { writer.member("$ref", "#/$defs/\(name)") }

  private static func texts(_ writer: inout JSONWriter) { list(&writer) { $0.member("type", "string") } }

  private static func list(_ writer: inout JSONWriter, _ items: (inout JSONWriter) -> Void) {
    writer.member("type", "array")
    writer.key("items")
    writer.object { items(&$0) }
  }

  private static func object(
    _ writer: inout JSONWriter, _ required: [String], _ properties: (inout JSONWriter) -> Void
  ) {
    writer.member("type", "object")
    writer.member("additionalProperties", false)
    if !required.isEmpty { writer.member("required", required) }
    writer.key("properties")
    writer.object { properties(&$0) }
  }

  private static func number(_ name: String, _ least: Int, _ most: Int, _ writer: inout JSONWriter) {
    writer.key(named: name)
    writer.object {
      $0.member("type", "integer")
      $0.member("minimum", least)
      $0.member("maximum", most)
    }
  }
}
