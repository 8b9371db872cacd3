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

  /// The first element of a list that has quotes of its own, with what was meant.
  static func quotedElement(_ list: JSONValue) -> (element: JSONValue, meant: String)? {
    for element in list.elements.map({ Array($0) }) ?? [] {
      guard let text = element.string, text.utf8.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { continue }
      return (element, quoted(String(text.dropFirst().dropLast())))
    }
    return nil
  }

  /// What is wrong with a member.
  struct Problem {
    /// In words.
    var message: String
    /// Whether it is about the name.
    var isOfName: Bool
    /// What was meant in place of the name or value, as JSON; nil where that is not known.
    var meant: String?
  }

  /// What is wrong with a member in a form that has nothing else.
  static func problem(_ name: String, _ value: String) -> Problem? {
    guard !name.contains(where: \.isLineBreak), !value.contains(where: \.isLineBreak) else {
      return Problem(message: "a member of a form is one line", isOfName: false)
    }
    if let error = firstError(name, value) {
      // What is no value at all was meant as a string, where that is none of the language's.
      let isOfSyntax = error.finding.rule.isAlwaysReported && !error.problem.isOfName
      let asString =
        isOfSyntax && !value.contains("\"") && !value.contains("\\") ? firstError(name, "\"\(value)\"") : nil
      return (asString ?? error).problem
    }
    let settings = FormSettings(path: "", [FormSettings.Entry(name: name, value: value, range: 0..<0)])
    if settings.mistakes.isEmpty { return nil }
    return Problem(message: "'\(value)' is no value of '\(name)'", isOfName: false)
  }

  private static func firstError(_ name: String, _ value: String) -> (finding: LocatedFinding, problem: Problem)? {
    let head = "form A {\n"
    let text = Array("\(head)\(name): \(value)\n}\n".utf8)
    let findings = FileAnalysis(Document(bytes: text)).report(path: "", project: ProjectModel())
    guard let first = findings.first(where: { $0.severity == .error }) else { return nil }
    let names = head.utf8.count..<head.utf8.count + name.utf8.count
    let values = names.upperBound + 2..<names.upperBound + 2 + value.utf8.count
    let isOfName = first.range.lowerBound < names.upperBound
    let place = isOfName ? names : values
    var meant: String?
    if let edits = first.fixes.first?.edits, edits.allSatisfy({ $0.range.clamped(to: place) == $0.range }) {
      var new = Array(text[place])
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        let range = edit.range.lowerBound - place.lowerBound..<edit.range.upperBound - place.lowerBound
        new.replaceSubrange(range, with: edit.edit.replacement)
      }
      meant = quoted(String(decoding: new, as: UTF8.self))
    }
    return (first, Problem(message: first.message, isOfName: isOfName, meant: meant))
  }

  private static func quoted(_ text: String) -> String { String(decoding: text.jsonBytes(), as: UTF8.self) }
}
