/// A text that asks for much work: so many of one thing that what it costs should grow no faster than it.
struct HostileForm: Sendable {
  /// What there is much of, as the table names it.
  var name: String
  /// How many there are in the smaller of the two texts that are compared.
  var count: Int
  /// The text with so many of them.
  var text: @Sendable (Int) -> String

  /// All texts, in the order of the table.
  static let all: [HostileForm] = rules + names + values + syntax

  private static let rules = [
    HostileForm(name: "'oneOf' rules on one field", count: 500) { count in
      field(lines(count) { "rule oneOf([\"a\($0)\", \"b\($0)\", \"c\"])" })
    },
    HostileForm(name: "'pattern' rules on one field", count: 500) { count in
      field(lines(count) { "rule pattern(/[a-z]{1,\($0 % 50 + 1)}[0-9]*x\($0)/)" })
    },
    HostileForm(name: "'length' rules on one field", count: 3_000) { count in
      field(lines(count) { "rule length(\($0)...\(3 * count - $0))" })
    },
    HostileForm(name: "'length' rules in UTF-16 units", count: 2_000) { count in
      field(lines(count) { "rule length(\($0 % 200)...\(count + $0), counting: .utf16)" })
    },
    HostileForm(name: "'range' rules on one field", count: 500) { count in
      field("formatter: .number(style: .decimal)\n" + lines(count) { "rule range(\($0)...\(3 * $0 + 100))" })
    },
    HostileForm(name: "a long 'oneOf' of numbers, with a formatter", count: 8_000) { count in
      let choices = (0..<count).map { "\"\($0)\"" }.joined(separator: ", ")
      return field("formatter: .number(style: .decimal)\nrule oneOf([\(choices)])\nrule range(0...1_000_000)")
    },
    HostileForm(name: "a long 'oneOf' with others", count: 20_000) { count in
      let choices = (0..<count).map { "\"t\(100_000 + $0)\"" }.joined(separator: ", ")
      return field("rule oneOf([\(choices)])\nrule length(2...8)\nrule pattern(/t[0-9]+/)")
    },
    HostileForm(name: "rules without an end", count: 5_000) { count in field(lines(count) { _ in "rule length(1" }) },
    HostileForm(name: "'passwordRules'", count: 20_000) { count in
      let rules = String(repeating: "required: lower; ", count: count)
      return field("isSecureTextEntry: true\ntextContentType: .newPassword\npasswordRules: \"\(rules)\"")
    },
    HostileForm(name: "'required' rules on one field", count: 5_000) { count in
      field(lines(count) { _ in "rule required" })
    },
    HostileForm(name: "classes in one line", count: 20_000) { count in
      let classes = (0..<count).map { "/[a-\(letters($0 % 20))]/" }.joined(separator: ", ")
      return field("rule characters([\(classes)])")
    },
    HostileForm(name: "masks with lengths", count: 200) { count in
      form(lines(count) { "textField a\($0) { formatter: .mask(\"###-#### AA\"); rule length(\($0)...) }" })
    },
    HostileForm(name: "steps of 'normalize'", count: 5_000) { count in
      let steps = Array(repeating: ".trim, .uppercase", count: count).joined(separator: ", ")
      return field("normalize: [\(steps)]\nrule pattern(/[A-Z]+/)")
    },
    HostileForm(name: "different ordinary patterns", count: 500) { count in
      form(lines(count) { "textField a\($0) { rule pattern(/[A-Z]{\($0 % 9 + 1)}-[0-9]{1,7}x\($0)/) }" })
    },
  ]

  private static let names = [
    HostileForm(name: "unknown 'use' among presets", count: 2_000) { count in
      form(lines(count) { "textField a\($0) { use Qreset\($0)x }" })
        + lines(count) { "preset Preset\($0) { autocorrectionType: .no }" }
    },
    HostileForm(name: "'use' of many names", count: 20_000) { count in
      form("textField a { use \((0..<count).map { "P\($0)" }.joined(separator: ", ")) }")
    },
    HostileForm(name: "presets that use three others", count: 1_000) { count in
      lines(count) { "preset P\($0) { use P\($0 + 1), P\($0 + 2), P\($0 + 3) }" }
        + form(lines(count) { "textField a\($0) { use P0 }" })
    },
    HostileForm(name: "presets in a chain, with rules", count: 1_000) { count in
      lines(count) { "preset P\($0) { tag: \($0); use P\($0 + 1); rule length(...\($0)) }" }
        + form("textField a { use P0 }")
    },
    HostileForm(name: "fields that equal the next", count: 2_000) { count in
      form(lines(count) { "textField a\($0) { rule equal(to: a\($0 + 1)) }" })
    },
    HostileForm(name: "presets that name many fields", count: 500) { count in
      (0..<10).map { preset in
        "preset P\(preset) {\nrule length(...9)\n" + lines(80) { "rule equal(to: a\(10 * $0 + preset))" } + "}\n"
      }.joined() + form(lines(count) { "textField a\($0) { use P\($0 % 10), P\($0 / 10 % 10) }" })
    },
    HostileForm(name: "presets with many handlers", count: 500) { count in
      (0..<10).map { preset in
        "preset P\(preset) {\n"
          + lines(60) { "on textFieldShouldReturn(_:) { focus: a\(10 * $0 + preset) }" } + "}\n"
      }.joined() + form(lines(count) { "textField a\($0) { use P\($0 % 10), P\($0 / 10 % 10) }" })
    },
    HostileForm(name: "presets in a circle", count: 1_000) { count in
      lines(count) { "preset P\($0) { use P\(($0 + 1) % count), P\($0 * 7 % count); tag: \($0) }" }
        + form(lines(count) { "textField a\($0) { use P\($0) }" })
    },
    HostileForm(name: "small circles of presets, with lengths", count: 1_000) { count in
      lines(count) { "preset P\($0) { use P\($0 / 10 * 10 + ($0 + 1) % 10); rule length(...\($0)) }" }
        + form(lines(count) { "textField a\($0) { use P\($0) }" })
    },
    HostileForm(name: "presets in a chain, each with a form", count: 1_000) { count in
      lines(count) { "preset P\($0) { use P\($0 + 1) }\nform F\($0) { textField a { use P\($0) } }" }
    },
    HostileForm(name: "mistakes in presets in a chain, each with a form", count: 1_000) { count in
      lines(count) { "preset P\($0) { use P\($0 + 1); nope\($0): 1 }\nform F\($0) { textField a { use P\($0) } }" }
    },
    HostileForm(name: "equal rules in presets in a chain, each with a form", count: 1_000) { count in
      lines(count) {
        "preset P\($0) { use P\($0 + 1); rule equal(to: a) }\nform F\($0) { textField a\($0) { use P\($0) } }"
      }
    },
    HostileForm(name: "mistakes in presets in a chain", count: 1_500) { count in
      lines(count) { "preset P\($0) { use P\($0 + 1); nope\($0): 1 }" } + form("textField a { use P0 }\n")
    },
    HostileForm(name: "suppressions in presets in a chain", count: 1_500) { count in
      lines(count) {
        "preset P\($0) { use P\($0 + 1)\n// formdef:disable:next unknown-property -- \($0)\ntag: 1 }"
      } + form("textField a { use P0 }\n")
    },
    HostileForm(name: "mistakes on one line", count: 2_000) { count in
      form("textField a { " + (0..<count).map { "nope\($0): = \"x\"; rule x\($0); " }.joined() + "}\n")
    },
    HostileForm(name: "unknown cases among tags", count: 2_000) { count in
      form(
        "tags T { \((0..<count).map { "c\($0)" }.joined(separator: ", ")) }\n"
          + lines(count) { "textField d\($0) { tag: .cc\($0) }" })
    },
    HostileForm(name: "handlers of one field", count: 3_000) { count in
      field("keyboardType: .numberPad\n" + lines(count) { _ in "on textFieldShouldReturn(_:) { focus: next }" })
    },
    HostileForm(name: "fields that handle a message", count: 3_000) { count in
      form(lines(count) { "textField a\($0) { key: \"a\($0)\"; on textFieldDidEndEditing(_:) { call: x } }" })
    },
    HostileForm(name: "hidden fields with a way on", count: 2_000) { count in
      form(lines(count) { "textField a\($0) { isHidden: true; on textFieldShouldReturn(_:) { focus: next } }" })
    },
    HostileForm(name: "handlers of a form", count: 1_000) { count in
      form(
        lines(count) { "on textFieldDidBeginEditing(_:) { call: x\($0) }\non textFieldDid\($0)(_:) { call: x }" }
          + lines(count) { "textField a\($0) { inputView: .datePicker(mode: .date); on editingChanged { call: x } }" })
    },
    HostileForm(name: "equal properties", count: 20_000) { count in field(lines(count) { _ in "tag: 1" }) },
  ]

  private static let values = [
    HostileForm(name: "locales that do not exist", count: 1_000) { count in
      form(
        lines(count) { "textField a\($0) { formatter: .date(style: .short, locale: \"\(letters($0))_Q\($0 % 10)\") }" })
    },
    HostileForm(name: "wrong locales of a form", count: 20_000) { count in
      form("locales: [\((0..<count).map { "\"xx_\($0)\"" }.joined(separator: ", "))]\ntextField a { }")
    },
    HostileForm(name: "number ranges in many locales", count: 10) { count in
      let regions = ["US", "DE", "CH", "EG", "TH", "IN", "IL", "IR"]
      let locales = ["en", "de", "fr", "ar", "th", "hi", "he", "fa"].flatMap { language in
        regions.map { "\"\(language)_\($0)\"" }
      }
      return form(
        "locales: [\(locales.joined(separator: ", "))]\n"
          + lines(count) { "textField a\($0) { formatter: .number(style: .decimal); rule range(1...\($0 + 5)) }" })
    },
    HostileForm(name: "fields of as many locales", count: 200) { count in
      let locales = (0..<count).map { "\"en_US@x=\($0)\", \"xx_\($0)\"" }.joined(separator: ", ")
      return form(
        "locales: [\(locales)]\n"
          + lines(count) { "textField a\($0) { keyboardType: .decimalPad; rule range(0...\($0 + 5)) }" })
    },
    HostileForm(name: "a long preset of many fields", count: 2_000) { count in
      let today = String(repeating: "\\(today)", count: count)
      return "preset P { formatter: .date(style: .medium); placeholder: \"\(today)\" }\n"
        + form(lines(count) { "textField a\($0) { use P }" })
    },
    HostileForm(name: "a long name in many messages", count: 1_000) { count in
      let name = String(repeating: "n", count: count * 10)
      return form("tags T { \(name) = 1 }\n" + lines(count) { "textField a\($0) { tag: 1 }" })
    },
    HostileForm(name: "number formats in many locales", count: 500) { count in
      let locales = ["en", "de", "fr", "ar", "th", "hi", "he", "fa"].flatMap { language in
        ["US", "DE", "CH", "IN"].map { "\"\(language)_\($0)\"" }
      }
      return form(
        "locales: [\(locales.joined(separator: ", "))]\n"
          + lines(count) {
            "textField a\($0) { formatter: .number(style: .percent, minimumFractionDigits: \($0 % 60)); example: \"1\" }"
          })
    },
    HostileForm(name: "a long number format", count: 100_000) { count in
      field("formatter: .number(format: \"#0.\(String(repeating: "0", count: count))\")\nrule range(1...9)")
    },
    HostileForm(name: "date formats with ranges", count: 100) { count in
      form(
        lines(count) {
          "textField a\($0) { formatter: .date(format: \"yyyy-MM-dd '\($0)'\"); rule range(today...) }"
        })
    },
    HostileForm(name: "number formatters, each another one", count: 300) { count in
      form(
        lines(count) {
          "textField a\($0) { formatter: .number(style: .currency, minimumFractionDigits: \($0)); example: \"1\" }"
        })
    },
    HostileForm(name: "examples of date formats", count: 500) { count in
      form(
        lines(count) {
          "textField a\($0) { formatter: .date(format: \"yyyy-MM-dd HH:mm:ss.SSS\"); example: \"2000-01-0\($0)\" }"
        })
    },
    HostileForm(name: "normalizations, each another one", count: 500) { count in
      form(
        lines(count) {
          "textField a\($0) { normalize: [.removeCharacters(\"\(letters($0))\"), .uppercase]; rule oneOf([\"A\($0)\"]) }"
        })
    },
    HostileForm(name: "suppressions", count: 3_000) { count in
      form(
        lines(count) {
          "// formdef:disable:next overlay-never-shown -- \($0)\ntextField a\($0) { leftView: .image(\"x\") }"
        })
    },
  ]

  private static let syntax = [
    HostileForm(name: "quotes", count: 100_000) { String(repeating: "\"\n", count: $0) },
    HostileForm(name: "braces", count: 100_000) { String(repeating: "}\n", count: $0) },
    HostileForm(name: "interpolations without an end", count: 50_000) { String(repeating: "\"\\(", count: $0) },
    HostileForm(name: "forms without anything", count: 20_000) { String(repeating: "form\n", count: $0) },
    HostileForm(name: "lists without an end", count: 3_000) { count in
      "form F {\n" + lines(count) { "textField a\($0) { items: [1, 2" }
    },
    HostileForm(name: "comments in one line", count: 50_000) { count in
      form("textField a { \(String(repeating: "/**/", count: count)) }")
    },
    HostileForm(name: "fields in one line", count: 5_000) { count in
      "form F { " + (0..<count).map { "textField a\($0) { secureTextEntry: false } " }.joined() + "}\n"
    },
    HostileForm(name: "labels that nothing has", count: 4_000) { count in
      let labels = (0..<count).map { "x\($0): \($0)" }.joined(separator: ", ")
      return form("textField a { formatter: .number(\(labels)) }\n")
    },
    HostileForm(name: "arguments of a rule in one line", count: 20_000) { count in
      form("textField a { rule pattern(\((0..<count).map { "a\($0)" }.joined(separator: ", "))) }\n")
    },
    HostileForm(name: "rules with labels that nothing has", count: 2_000) { count in
      form("textField a {\n" + lines(count) { "rule length(1...5, counting\($0): .characters)" } + "}\n")
    },
    HostileForm(name: "fields that one must be equal to", count: 2_000) { count in
      form(
        lines(count) { "textField g\($0) { key: k\($0) }" } + "textField a {\n"
          + lines(count) { "rule equal(to: g\($0))" } + "}\n")
    },
    HostileForm(name: "tag cases of one name", count: 20_000) { count in
      form("textField a { tag: .c }\ntags T {\n" + lines(count) { _ in "c" } + "}\n")
    },
  ]

  /// Names that can only have been meant in one way, all in one line.
  static let namesInOneLine = HostileForm(name: "fixes in one line", count: 500) { count in
    "form F { " + (0..<count).map { "textField a\($0) { keyboardTyp: .emailAdress } " }.joined() + "}\n"
  }

  /// Comments that suppress, each before a field of the same line.
  static let directivesInOneLine = HostileForm(name: "formatting suppressions in one line", count: 4_000) { count in
    "form F { " + (0..<count).map { "/* formdef:disable:next zero-tag -- r */ textField a\($0) { tag: 0 } " }.joined()
      + "}\n"
  }

  /// Lines in a field that are no members.
  static let strayCharacters = HostileForm(name: "formatting stray characters", count: 10_000) { count in
    form("textField a {\n" + lines(count) { $0 % 2 == 0 ? "#" : "/a/" } + "}\n")
  }

  /// Tags of which the form has no case, and fields that all have one tag.
  static let tagsToMend = HostileForm(name: "fixes of tags", count: 500) { count in
    "form F {\ntags T { a = 1 }\n" + lines(count) { "textField a\($0) { tag: .b\($0) }\ntextField c\($0) { tag: 1 }" }
      + "}\n"
  }

  /// Presets that lead to one another once they are mended, with two mistakes in each line.
  static let chainOfMistakes = HostileForm(name: "fixes of a chain of presets", count: 200) { count in
    lines(count) { "preset P\($0) { usee P\($0 + 1); keyboardTyp: .emial }" }
  }

  /// Blocks in one another where none can be: whatever is mended, others are wrong.
  static let nestedAttributes = HostileForm(name: "fixes of nested attributes", count: 4_000) { count in
    form("textField a {\n" + lines(count) { _ in "attributes {" } + lines(count) { _ in "}" } + "}\n")
  }

  /// Fields that want the same names in generated code.
  static let equalNames = HostileForm(name: "equal names, generated", count: 1_000) { count in
    form(lines(count) { _ in "textField a { }" })
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private static func form(_ members: String) -> String { "form F {\n\(members)}\n" }

  private static func field(_ members: String) -> String { form("textField a {\n\(members)}\n") }

  /// Three letters that differ from number to number.
  private static func letters(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String([letters[number % 26], letters[number / 26 % 26], letters[number / 676 % 26]])
  }
}
