import FormModel
import FormSyntax
import UIKitCatalog

/// Methods of a delegate in Objective-C as handlers: `- (BOOL)textFieldShouldReturn:(UITextField *)field { return YES; }`.
extension BlockContext {
  /// The handler that a method stands for; nil where it is no method of the control's delegate, or one of its statements
  /// has no meaning here.
  func methodFix(_ error: SyntaxError) -> Fix? {
    let range = chunk.withTree { tree in
      tree.nodes.first { $0.kind == .unexpected && $0.start == error.start }?.range
    }
    guard let range, range.count <= BlockContext.longestMethod else { return nil }
    let text = chunk.source.text(range)
    guard let brace = text.firstIndex(of: "{") else { return nil }
    let selector = BlockContext.selector(text[..<brace].dropFirst())
    let kind = block.control ?? .textField
    let method = Catalog.delegateMethods(for: kind).first { $0.selector.equals(selector.utf8) }
    let body = String(text[brace...].map { $0.isNewline ? ";" : $0 })
    guard kind.isTextInput, let method, let members = handlerBody(body[...]) else { return nil }
    let handler = "on \(method.name) \(members)"
    return Fix("Replace with '\(handler)'", .unsafe, [Fix.Edit(place(range), handler)])
  }

  /// Longer methods have more to do than a handler can say.
  private static let longestMethod = 1 << 12

  /// `textField:shouldChangeCharactersInRange:replacementString:` of a head with its types and parameters.
  private static func selector(_ head: Substring) -> String {
    var plain = ""
    var depth = 0
    for character in head {
      if character == "(" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ")" { depth = max(0, depth - 1) }
    }
    // The parts of the selector end at colons, the parameters at blanks.
    var (selector, part) = ("", "")
    for character in plain {
      if character.isWhitespace { part = "" } else { part.append(character) }
      if character == ":" {
        selector += part
        part = ""
      }
    }
    return selector
  }
}
