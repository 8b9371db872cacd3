import FormModel
import FormSyntax
import UIKitCatalog

/// Statements of Swift in handlers, as members: `return true`, `name.becomeFirstResponder()`, `save()`.
extension BlockContext {
  /// The member that a statement in a handler stands for; nil where no handler is around it or that is not known.
  func statementFix(_ error: SyntaxError) -> Fix? {
    let name = word(before: error.insertAt)
    let start = Int(error.insertAt) - name.utf8.count
    guard !name.isEmpty, block.members.contains(where: { $0.kind == .event && holds($0, start) }) else { return nil }
    let text = name + lineRest(from: error.insertAt)
    let statement = text.prefix { $0 != ";" && $0 != "}" }
    guard let member = handlerMember(for: statement) else { return nil }
    let end = UInt32(clamping: start + statement.trimmedEnd.utf8.count)
    return replacement("Replace with '\(member)'", UInt32(clamping: start)..<end, member)
  }

  private func holds(_ handler: Member, _ place: Int) -> Bool {
    handler.range.contains(place) && handler.nameRange.upperBound < place
  }

  /// The block of a method, `{ … }`, as one of a handler; nil where one of its statements has no meaning here.
  func handlerBody(_ text: Substring) -> String? {
    let text = text.trimmedEnd
    guard text.hasPrefix("{"), text.hasSuffix("}"), !text.dropFirst().contains("{") else { return nil }
    let statements = text.dropFirst().dropLast().split(separator: ";").map { $0.trimmedEnd }.filter { !$0.isEmpty }
    let members = statements.map { handlerMember(for: $0) }
    if members.contains(nil) { return nil }
    return members.isEmpty ? "{ }" : "{ \(members.compactMap { $0 }.joined(separator: "; ")) }"
  }

  private func handlerMember(for statement: Substring) -> String? {
    let statement = statement.trimmedEnd.drop { $0 == " " }
    if statement.hasPrefix("return ") {
      switch statement.dropFirst("return ".count).filter({ $0 != " " }) {
      case "true", "YES": return "return: true"
      case "false", "NO": return "return: false"
      default: return nil
      }
    }
    if statement == "next" || statement == "previous" { return "focus: \(statement)" }
    let name = statement.prefix(while: \.isOfName)
    if !name.isEmpty, statement.dropFirst(name.count).hasPrefix(": ") { return String(statement) }
    var path = statement.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if path.first == "self" { path.removeFirst() }
    guard let last = path.last, path.dropLast().allSatisfy({ $0.allSatisfy(\.isOfName) && !$0.isEmpty }) else {
      return nil
    }
    switch last {
    case "becomeFirstResponder()":
      guard path.count == 2, let form, file.control(named: path[0].utf8.map { $0 }, in: form) != nil else { return nil }
      return "focus: \(path[0])"
    case "resignFirstResponder()", "endEditing(true)", "endEditing()": return "resign: true"
    default:
      let name = last.dropLast(2)
      guard path.count == 1, last.hasSuffix("()"), !name.isEmpty, name.allSatisfy(\.isOfName), name != "submit" else {
        return nil
      }
      return "call: \(name)"
    }
  }
}

extension Substring {
  /// Without blanks at its end.
  var trimmedEnd: Substring {
    var text = self
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
