import FormSyntax
import FormEditing

extension [SnippetPart] {
  /// As the protocol writes snippets: `${1:name}`, `$0`.
  var text: String {
    var number = 0
    return map { part in
      switch part {
      case .text(let text): return text.escapingSnippet
      case .end: return "$0"
      case .field(let text):
        number += 1
        return "${\(number):\(text.escapingSnippet)}"
      }
    }.joined()
  }
}

extension String {
  /// The text as it stands in a snippet: `$`, `}` and `\` behind a backslash.
  fileprivate var escapingSnippet: String {
    guard contains(where: { $0 == "$" || $0 == "}" || $0 == "\\" }) else { return self }
    return String(flatMap { $0 == "$" || $0 == "}" || $0 == "\\" ? ["\\", $0] : [$0] })
  }
}
