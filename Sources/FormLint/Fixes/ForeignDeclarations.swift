import FormModel
import FormSyntax
import UIKitCatalog

/// Declarations of Swift and other languages as members: `var placeholder = "Name"`, `func textFieldShouldReturn(…)`.
extension BlockContext {
  /// The member that a declaration on one line stands for; nil where that is not known.
  func declarationFix(_ error: SyntaxError) -> Fix? {
    var line = lineRest(from: error.start)
    let length = UInt32(clamping: line.utf8.count)
    var isFunction = false
    var words = 0
    while case let word = line.prefix(while: \.isOfName), BlockContext.declarators.contains(String(word)) {
      isFunction = isFunction || BlockContext.functions.contains(String(word))
      line = line.dropFirst(word.count).drop { $0 == " " }
      words += 1
    }
    guard words > 0, let member = isFunction ? handler(line) : assignment(line) else { return nil }
    return replacement("Write '\(member)'", error.start..<error.start + length, member)
  }

  private static let functions: Set<String> = ["func", "fun", "function", "def"]
  /// Words that begin declarations of other languages and mean nothing here.
  static let declarators: Set<String> = functions.union([
    "let", "var", "const", "val", "private", "fileprivate", "internal", "public", "static", "lazy", "weak", "final",
    "override",
  ])

  /// `name = value`, `name: value` and `name: Type = value`.
  private func assignment(_ text: Substring) -> String? {
    let name = text.prefix(while: \.isOfName)
    var rest = text.dropFirst(name.count).drop { $0 == " " }
    if rest.first == ":" {
      let type = rest.dropFirst().drop { $0 == " " }.prefix { $0.isOfName || ".?!".contains($0) }
      let behind = rest.dropFirst().drop { $0 == " " }.dropFirst(type.count).drop { $0 == " " }
      if !type.isEmpty, behind.first == "=" { rest = behind }
    }
    guard !name.isEmpty, let first = rest.first, first == ":" || first == "=" else { return nil }
    let value = rest.dropFirst().drop { $0 == " " }
    return value.isEmpty ? nil : "\(name): \(value)"
  }

  /// `textFieldShouldReturn(_ textField: UITextField) -> Bool { return true }`.
  private func handler(_ text: Substring) -> String? {
    let name = text.prefix(while: \.isOfName)
    guard text.dropFirst(name.count).first == "(", let close = text.firstIndex(of: ")"),
      let brace = text[close...].firstIndex(of: "{"), let body = handlerBody(text[brace...])
    else { return nil }
    let parameters = text[..<close].dropFirst(name.count + 1)
    let labels = parameters.split(separator: ",").map { $0.drop { $0 == " " }.prefix(while: \.isOfName) }
    let selector = "\(name)(\(labels.map { "\($0):" }.joined()))"
    let kind = block.control ?? .textField
    guard kind.isTextInput, Catalog.delegateMethods(for: kind).contains(where: { $0.name.equals(selector.utf8) }) else {
      return nil
    }
    return "on \(selector) \(body)"
  }
}
