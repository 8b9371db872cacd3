import FormSyntax
import FormFormatter

/// What formatting did that it must not do; nil where all is well.
func complaint(_ bytes: [UInt8], _ options: FormatOptions) -> String? {
  let formatter = SourceFormatter(options)
  let document = Document(bytes: bytes)
  let formatted = formatter.format(document)
  let result = Document(bytes: formatted)
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
  func difference(_ what: String) -> String { "\(what):\n\(text(bytes))\n----\n\(text(formatted))" }
  if problems(result) != problems(document) { return difference("other errors") }
  if let pair = firstDifference(tokens(document), tokens(result)) { return difference("other tokens, \(pair)") }
  if let pair = firstDifference(shape(document), shape(result)) { return difference("another tree, \(pair)") }
  let again = formatter.format(result)
  if again != formatted { return difference("not idempotent") + "\n----\n\(text(again))" }
  return nil
}

private func firstDifference(_ old: [String], _ new: [String]) -> String? {
  if old == new { return nil }
  let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
  return "\(old.dropFirst(index).first ?? "end") became \(new.dropFirst(index).first ?? "end")"
}
