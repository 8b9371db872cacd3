import FieldLanguages
import JSONText
import SystemIO

/// Texts for one field.
struct FieldSamples: Sendable {
  /// The name of the form.
  var form: String
  /// The name of the field.
  var field: String
  /// Texts that meet all rules; where none do, those that break none but rules that only warn.
  var valid: [String]
  /// Each with the rule that it breaks, as it is written.
  var invalid: [(text: String, rule: String)]
  /// What is not known about the rules, or of the texts that meet them: each rule, and why, in words.
  var notAnalysed: [String]

  /// At most `valid` samples and at most `invalid` near misses of a field.
  init(_ field: DefinedField, _ language: FieldLanguage, valid: Int, invalid: Int) {
    self.init(undecided: field)
    self.valid = language.samples(valid)
    let rules = language.rules
    // What breaks a rule that only warns is accepted.
    let warnings = rules.count { !$0.rejects }
    self.invalid = language.nearMisses(invalid * (1 + warnings)).compactMap { miss in
      guard rules.indices.contains(miss.rule) else { return (miss.text, "") }
      return rules[miss.rule].rejects ? (miss.text, rules[miss.rule].sourceText) : nil
    }.prefix(invalid).map { $0 }
    // Where none are wanted, that there are none says nothing.
    let found = valid > 0 ? self.valid : language.samples(1)
    let unknown = language.notAnalysed(found)
    let left = unknown.count - FieldSamples.mostReasons
    notAnalysed =
      unknown.prefix(FieldSamples.mostReasons).map { "\($0.rule.sourceText): \($0.reason)" }
      + (left > 0 ? ["\(left) more rules"] : [])
      + (language.formatterGap(found).map { ["formatter: \($0)"] } ?? [])
  }

  /// Of so many rules it is said why they are not known: presets may bring very many to each of very many fields.
  private static let mostReasons = 20

  /// Of a field that others left no steps for.
  init(undecided field: DefinedField) {
    form = field.form
    self.field = field.name
    valid = []
    invalid = []
    notAnalysed = [FieldRun.undecided]
  }
}

/// Texts for fields, written out as they come: of very many fields they are very long.
enum SampleReport {
  /// Hands the texts of one field after the other on.
  typealias Fields = (_ add: (FieldSamples) -> Void) -> Void

  /// So many bytes are written at once, and what the last field adds.
  private static let blockSize = 1 << 16

  /// Writes the texts as `formdef samples` does by default.
  static func writeJSON(_ fields: Fields) {
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.member("version", 1)
      $0.key("fields")
      $0.array { list in
        fields { field in
          write(field, to: &list)
          if list.count > blockSize { StandardOutput.write(list.take()) }
        }
      }
    }
    StandardOutput.write(writer.finish() + [UInt8(ascii: "\n")])
  }

  private static func write(_ field: FieldSamples, to writer: inout JSONWriter) {
    writer.object {
      $0.member("form", field.form)
      $0.member("field", field.field)
      $0.member("valid", field.valid)
      $0.key("invalid")
      $0.array { list in
        for (text, rule) in field.invalid {
          list.object {
            $0.member("text", text)
            $0.member("rule", rule)
          }
        }
      }
      $0.member("notAnalysed", field.notAnalysed)
    }
  }

  /// Writes a table: RFC 4180, with line feeds; the rule is empty for texts that break none.
  static func writeCSV(_ fields: Fields) {
    var text = Array("form,field,valid,text,rule\n".utf8)
    fields { field in
      for valid in field.valid { text += row(field, "true", valid, "").utf8 }
      for invalid in field.invalid { text += row(field, "false", invalid.text, invalid.rule).utf8 }
      if text.count > blockSize {
        StandardOutput.write(text)
        text = []
      }
    }
    StandardOutput.write(text)
  }

  private static func row(_ field: FieldSamples, _ valid: String, _ text: String, _ rule: String) -> String {
    [field.form, field.field, valid, text, rule].map(CSVText.quoted).joined(separator: ",") + "\n"
  }
}
