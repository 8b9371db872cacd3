import FormModel
import FormSyntax

/// `unused-suppression`: a comment that silences nothing.
enum UnusedSuppression: LintRule {
  static let info = LintRuleInfo(
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
    _ comment: SuppressionComment, _ chunk: ChunkID, in document: Document,
    unused: [(code: String, range: Range<Int>)], all: Bool, _ report: inout Reporter
  ) {
    if all {
      let edit = Fix.Edit(ChunkPlace(chunk: chunk, range: removal(of: comment, chunk, document)), "")
      report.add(
        Self.self, at: comment.range, .unused(unused.map(\.code)), tags: [.unnecessary],
        fixes: [Fix("Remove the comment", .safe, [edit])])
      return
    }
    for (code, range) in unused {
      let edit = Fix.Edit(ChunkPlace(chunk: chunk, range: removal(of: range, among: comment.codes.map(\.range))), "")
      report.add(
        Self.self, at: range, .unused([code]), tags: [.unnecessary], fixes: [Fix("Remove '\(code)'", .safe, [edit])])
    }
  }

  /// The line of a comment that is alone on it, else the comment with the blanks before it: offsets from the chunk's
  /// start.
  private static func removal(of comment: SuppressionComment, _ chunk: ChunkID, _ document: Document) -> Range<Int> {
    guard let index = document.index(of: chunk) else { return comment.range }
    let bytes = Array(document.chunks[index].bytes)
    let range = comment.range
    let start = bytes[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex { !isBlank($0) } ?? bytes.count
    // A chunk ends with its last token: only the first begins a line.
    let isFirst = start == 0 ? index == 0 : isBreak(bytes[start - 1])
    let isLast = end == bytes.count || isBreak(bytes[end])
    if !isFirst { return start..<(isLast ? end : range.upperBound) }
    if !isLast { return range.lowerBound..<end }
    let before = index == 0 ? nil : document.chunks[index - 1].bytes.last
    return withBlankLines(start..<endOfBreak(bytes, end), bytes, before)
  }

  /// Lines with those blank ones around them that would be doubled, or that a block or file would begin or end with.
  ///
  /// - Parameter first: what stands before the bytes.
  private static func withBlankLines(_ lines: Range<Int>, _ bytes: [UInt8], _ first: UInt8?) -> Range<Int> {
    let previous = bytes[..<lines.lowerBound].lastIndex { !isBlank($0) && !isBreak($0) }
    let next = bytes[lines.upperBound...].firstIndex { !isBlank($0) && !isBreak($0) }
    let gap = bytes[(previous.map { $0 + 1 } ?? 0)..<lines.lowerBound]
    let token = previous.map { bytes[$0] } ?? first
    let breaks = max(gap.count { $0 == UInt8(ascii: "\n") }, gap.count { $0 == UInt8(ascii: "\r") })
    guard token == nil || token == UInt8(ascii: "{") || breaks > 1 else { return lines }
    guard let next, bytes[next] != UInt8(ascii: "}") else {
      let start = gap.firstIndex(where: isBreak).map { endOfBreak(bytes, $0) } ?? lines.lowerBound
      return (token == nil ? 0 : start)..<lines.upperBound
    }
    let end = bytes[lines.upperBound..<next].lastIndex(where: isBreak).map { $0 + 1 } ?? lines.upperBound
    return lines.lowerBound..<end
  }

  /// A code with what stands between it and the next, or, of the last, between it and the one before.
  private static func removal(of code: Range<Int>, among codes: [Range<Int>]) -> Range<Int> {
    if let next = codes.first(where: { $0.lowerBound >= code.upperBound }) { return code.lowerBound..<next.lowerBound }
    let last = codes.last { $0.upperBound <= code.lowerBound }
    return (last?.upperBound ?? code.lowerBound)..<code.upperBound
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Behind the line break at an index: LF, CR LF or CR.
  private static func endOfBreak(_ bytes: [UInt8], _ index: Int) -> Int {
    let isPair = bytes[index...].starts(with: [0x0D, 0x0A])
    return min(index + (isPair ? 2 : 1), bytes.count)
  }
}

extension Finding.Message {
  fileprivate static func unused(_ codes: [String]) -> Self {
    "there is no \(codes.map { "'\($0)'" }.joined(separator: " or ")) here to silence"
  }
}
