import FormGeneration
import FormModel
import FormSyntax

/// The code of a form that is written down in a test.
struct GeneratedText {
  let model: String
  let uiKit: String

  init(_ form: String, access: GeneratedAccess = .internal, patterns: PatternCosts = PatternCosts()) {
    let file = FileModel(Document(form))
    let options = GenerationOptions(version: "1", path: "Forms/Test.formdef", access: access)
    let files = FormGenerator.files(of: file, .ownOnly, options, patterns)
    let texts = files.map { GeneratedText.joined(String(decoding: $0.text, as: UTF8.self)) }
    model = texts.first ?? ""
    uiKit = texts.count > 1 ? texts[1] : ""
  }

  /// Each refusal on one line, however long it is.
  private static func joined(_ text: String) -> String {
    text.replacing(#/#error\(\n *"""\n((?:.*\n)+?) *"""\)/#) { match in
      let lines = match.1.split(separator: "\n").map { line in
        line.drop { $0 == " " }.replacing(#/ \\$/#, with: "")
      }
      return "#error(\"\(lines.joined(separator: " "))\")"
    }
  }

  /// That of a form with members.
  init(members: String) { self.init("form Test {\n\(members)\n}\n") }
}
