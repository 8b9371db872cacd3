import LanguageServerProtocol

/// A report about a document that the client was sent whole: one that says the same later of the same text keeps its name.
struct ToldReport: Sendable {
  /// What the report is called.
  let id: String
  /// The number of the document's last change for which it holds.
  let revision: Int
  /// The version of the document that it is of, where that is open.
  let version: Int?
  /// What it says, in a number.
  let digest: Int

  /// What diagnostics say, in a number that is the same for the same ones.
  static func digest(_ items: [Diagnostic]) -> Int {
    var hasher = Hasher()
    for item in items {
      hasher.combine(item.message)
      hasher.combine(item.severity?.rawValue)
      if case .string(let code)? = item.code { hasher.combine(code) }
      combine(item.range, &hasher)
      hasher.combine(item.tags?.map(\.rawValue))
      hasher.combine(item.codeDescription?.href)
      for related in item.relatedInformation ?? [] {
        hasher.combine(related.message)
        hasher.combine(related.location.uri.text)
        combine(related.location.range, &hasher)
      }
    }
    return hasher.finalize()
  }

  private static func combine(_ range: LSPRange, _ hasher: inout Hasher) {
    for position in [range.start, range.end] {
      hasher.combine(position.line)
      hasher.combine(position.character)
    }
  }
}
