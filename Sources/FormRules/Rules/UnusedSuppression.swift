import FormModel
import FormSyntax

/// `unused-suppression`: a comment that silences nothing.
enum UnusedSuppression: Rule {
  static let info = RuleInfo(
    "unused-suppression", .warning,
    summary: "A suppression silences nothing.",
    reason: """
      The mistake that it was written for has gone. Left where it is, it would hide the next one.
      """,
    bad: """
      form Person {
          textField name { tag: 1 }
          // formdef:disable:next duplicate-tag -- both are never on screen together
          textField email { tag: 2 }
      }
      """,
    good: """
      form Person {
          textField name { tag: 1 }
          textField email { tag: 2 }
      }
      """,
    fix: "Removes the comment, or those of its codes that silence nothing.")

  static func report(
    _ comment: SuppressionComment, _ chunk: ChunkID, unused: [(code: String, range: Range<Int>)], all: Bool,
    _ report: inout Reporter
  ) {
    if all {
      let edit = Fix.Edit(ChunkPlace(chunk: chunk, range: comment.range), "")
      report.add(
        Self.self, at: comment.range, .unused(unused.map(\.code)), tags: [.unnecessary],
        fixes: [Fix("Remove the comment", .safe, [edit])])
      return
    }
    for (code, range) in unused {
      let edit = Fix.Edit(ChunkPlace(chunk: chunk, range: range.lowerBound - 1..<range.upperBound), "")
      report.add(
        Self.self, at: range, .unused([code]), tags: [.unnecessary], fixes: [Fix("Remove '\(code)'", .safe, [edit])])
    }
  }
}

extension Finding.Message {
  fileprivate static func unused(_ codes: [String]) -> Self {
    "there is no \(codes.map { "'\($0)'" }.joined(separator: " or ")) here to silence"
  }
}
