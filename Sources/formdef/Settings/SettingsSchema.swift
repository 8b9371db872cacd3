import FormWorkspace
import JSONText

/// The JSON schema of settings files (draft 2020-12), made from the keys and rules that there are.
enum SettingsSchema {
  /// The schema, as UTF-8.
  static var json: [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { root in
      root.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      root.member("title", "Settings of formdef")
      write(.file, to: &root)
      root.key("$defs")
      root.object { definitions in
        for vocabulary in SettingsVocabulary.allCases {
          definitions.key(named: vocabulary.rawValue)
          definitions.object { $0.member("enum", vocabulary.words) }
        }
      }
    }
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  /// The members of the object that says what a value is.
  private static func write(_ shape: SettingsShape, to writer: inout JSONWriter) {
    switch shape {
    case .text, .path: writer.member("type", "string")
    case .words:
      writer.member("type", "string")
      writer.member("pattern", "\\S")
    case .address:
      writer.member("type", "string")
      writer.member("format", "uri")
      writer.member("pattern", "^(https?|file)://")
    case .moment:
      writer.member("type", "string")
      writer.member(
        "pattern",
        "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ)?$")
    case .boolean: writer.member("type", "boolean")
    case .number(let range, let usual):
      writer.member("type", "integer")
      writer.member("minimum", range.lowerBound)
      writer.member("maximum", range.upperBound)
      writer.member("default", usual)
    case .word(let vocabulary): writer.member("$ref", address(vocabulary))
    case .list(let element, let count):
      writer.member("type", "array")
      if count > 0 { writer.member("minItems", count) }
      writer.key("items")
      writer.object { write(element, to: &$0) }
    case .oneOrMore(let element):
      writer.key("anyOf")
      writer.array { list in
        for choice in [element, .list(element)] { list.object { write(choice, to: &$0) } }
      }
    case .object(let members): write(members, to: &writer)
    case .map(let keys, let value, let others):
      writer.member("type", "object")
      writer.key("propertyNames")
      writer.object { $0.member("$ref", address(keys)) }
      if !others.isEmpty { writeProperties(others, to: &writer) }
      writer.key("additionalProperties")
      writer.object { write(value, to: &$0) }
    case .form:
      writer.member("type", "object")
      writer.key("propertyNames")
      writer.object { $0.member("enum", SettingsShape.formProperties) }
      writer.key("properties")
      writer.object { properties in
        for (name, words) in SettingsShape.formWords {
          properties.key(named: name)
          properties.object { $0.member("enum", words) }
        }
      }
      writer.key("additionalProperties")
      writer.object { write(.oneOrMore(.text), to: &$0) }
    }
  }

  private static func write(_ members: [SettingsMember], to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.member("additionalProperties", false)
    let required = members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writer.member("required", required) }
    writeProperties(members, to: &writer)
  }

  private static func writeProperties(_ members: [SettingsMember], to writer: inout JSONWriter) {
    writer.key("properties")
    writer.object { properties in
      for member in members {
        properties.key(named: member.name)
        properties.object {
          $0.member("description", member.summary)
          write(member.shape, to: &$0)
        }
      }
    }
  }

  private static func address(_ vocabulary: SettingsVocabulary) -> String { "#/$defs/\(vocabulary.rawValue)" }
}
