import FormModel

/// The enumeration that tells views apart.
extension FormPlan {
  /// Writes the enumeration of the tags with its raw values; one without cases has none.
  func writeTags(to writer: inout SwiftWriter) {
    for refusal in tags.refusals { writer.refusal(refusal) }
    let forms = tags.forms.map { "`\($0)`" }.joined(separator: " and ")
    writer.doc("The tags that tell the views of \(forms) apart (\(tags.line)).")
    if tags.entries.isEmpty {
      writer.line("\(access)enum \(tagsType): Sendable {}")
      return
    }
    writer.block("\(access)enum \(tagsType): Int, CaseIterable, Sendable") { writer in
      for entry in tags.entries {
        let number = SwiftLiteral.integer(String(entry.number))
        writer.line("case \(SwiftName.declared(entry.name)) = \(number)", at: entry.line)
      }
    }
  }
}
