import FieldLanguages
import FormLint
import FormModel
import FormSyntax
import JSONText

/// A member that settings give forms, as text of the language.
enum FormMemberText {
  /// The value as the language writes it: a string has that already, an array is a list of texts, or of cases where
  /// they begin with a point.
  static func text(of value: JSONValue) -> String? {
    switch value.kind {
    case .string: return value.string
    case .bool, .number: return String(decoding: value.rawBytes, as: UTF8.self)
    case .array:
      let texts = (value.elements.map { Array($0) } ?? []).map(\.string)
      guard texts.allSatisfy({ $0.map { !$0.contains("\"") && !$0.contains("\\") } ?? false }) else { return nil }
      return "[" + texts.map { element($0 ?? "") }.joined(separator: ", ") + "]"
    case .null, .object: return nil
    }
  }

  private static func element(_ text: String) -> String {
    let isCase = text.hasPrefix(".") && text.utf8.count > 1 && text.dropFirst().allSatisfy(\.isLetter)
    return isCase ? text : "\"\(text)\""
  }

  /// The first element of a list that is wrong by itself.
  static func wrongElement(_ name: String, _ list: JSONValue) -> JSONValue? {
    list.elements?.first { item in
      guard let text = item.string else { return true }
      return problem(name, "[\(element(text))]") != nil
    }
  }

  /// A string of the language as settings write it, where its quotes are missing; nil where it is no string, or has them.
  static func missesQuotes(_ name: String, _ value: JSONValue) -> String? {
    guard let text = value.string, !text.contains("\""), !text.contains("\\"), problem(name, text) != nil,
      problem(name, "\"\(text)\"") == nil
    else { return nil }
    return #""\"\#(text)\"""#
  }

  /// What is wrong with a member in a form that has nothing else.
  static func problem(_ name: String, _ value: String) -> (message: String, isOfName: Bool)? {
    guard !name.contains(where: \.isLineBreak), !value.contains(where: \.isLineBreak) else {
      return ("a member of a form is one line", false)
    }
    let head = "form A {\n"
    let analysis = FileAnalysis(Document(bytes: Array("\(head)\(name): \(value)\n}\n".utf8)))
    let findings = analysis.report(path: "", project: ProjectModel(), roots: [])
    let start = head.utf8.count
    if let first = findings.first(where: { $0.severity == .error }) {
      return (first.message, first.range.lowerBound < start + name.utf8.count)
    }
    let settings = FormSettings(path: "", [FormSettings.Entry(name: name, value: value, range: 0..<0)])
    return settings.mistakes.isEmpty ? nil : ("'\(value)' is no value of '\(name)'", false)
  }
}
