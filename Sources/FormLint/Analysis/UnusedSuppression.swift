import FormModel
import FormSyntax

/// `unused-suppression`: a comment where nothing that it names is found.
enum UnusedSuppression: LintRule {
  static let info = LintRuleInfo(
    "unused-suppression", .warning, group: .names,
    summary: "A suppression is unused: nothing that it names is found there.",
    reason: """
      The mistake that it was written for has gone. Left where it is, it would hide the next one. An 'enable' that ends \
      nothing is unused too.
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
    fix: "Removes the comment, or those of its codes that are unused.", canBeSuppressed: false)

  /// Reports comments of one document, in the order of the text.
  struct Report {
    private let document: Document
    /// The chunk whose comments are reported, and its bytes: a chunk may have thousands of them.
    private var current: (chunk: ChunkID, index: Int, bytes: [UInt8])?

    /// - Parameter document: the file that the comments stand in.
    init(_ document: Document) { self.document = document }

    /// The findings about one comment.
    ///
    /// - Parameter unused: the indices of the codes that are unused.
    mutating func findings(
      _ comment: SuppressionComment, _ chunk: ChunkID, unused: [Int]
    ) -> [(chunk: ChunkID, finding: Finding)] {
      var report = Reporter()
      let codes = comment.codes
      if unused.count == codes.count {
        let edit = Fix.Edit(ChunkPlace(chunk: chunk, range: removal(of: comment, chunk)), "")
        report.add(
          UnusedSuppression.self, at: comment.range, .unused(codes.map(\.text), comment), tags: [.unnecessary],
          fixes: [Fix("Remove the comment", .safe, [edit])])
      } else {
        for index in unused {
          let (code, range) = codes[index]
          // A code goes with what stands between it and the next, or, the last, between it and the one before.
          let isLast = index + 1 == codes.count
          let gone =
            isLast
            ? (index == 0 ? range.lowerBound : codes[index - 1].range.upperBound)..<range.upperBound
            : range.lowerBound..<codes[index + 1].range.lowerBound
          report.add(
            UnusedSuppression.self, at: range, .unused([code], comment), tags: [.unnecessary],
            fixes: [Fix("Remove '\(code)'", .safe, [Fix.Edit(ChunkPlace(chunk: chunk, range: gone), "")])])
        }
      }
      return report.findings.map { (chunk, $0) }
    }

    /// The line of a comment that is alone on it, else the comment with the blanks before it: offsets from the chunk's
    /// start.
    private mutating func removal(of comment: SuppressionComment, _ chunk: ChunkID) -> Range<Int> {
      if current?.chunk != chunk {
        current = document.index(of: chunk).map { (chunk, $0, Array(document.chunks[$0].bytes)) }
      }
      guard let current else { return comment.range }
      let before = current.index == 0 ? nil : document.chunks[current.index - 1].bytes.last
      return UnusedSuppression.removal(of: comment.range, current.bytes, isFirstChunk: current.index == 0, before)
    }
  }

  private static func removal(
    of range: Range<Int>, _ bytes: [UInt8], isFirstChunk: Bool, _ before: UInt8?
  ) -> Range<Int> {
    let start = bytes[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex { !isBlank($0) } ?? bytes.count
    // A chunk ends with its last token: only the first begins a line.
    let isFirst = start == 0 ? isFirstChunk : isBreak(bytes[start - 1])
    let isLast = end == bytes.count || isBreak(bytes[end])
    if !isFirst { return start..<(isLast ? end : range.upperBound) }
    if !isLast { return range.lowerBound..<end }
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

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Behind the line break at an index: LF, CR LF or CR.
  private static func endOfBreak(_ bytes: [UInt8], _ index: Int) -> Int {
    let isPair = bytes[index...].starts(with: [0x0D, 0x0A])
    return min(index + (isPair ? 2 : 1), bytes.count)
  }
}

extension Finding.Message {
  fileprivate static func unused(_ codes: [String], _ comment: SuppressionComment) -> Self {
    let names = codes.map { "'\($0)'" }.joined(separator: " or ")
    if comment.reach == .end {
      return Finding.Message("unused 'enable': nothing before it disables \(codes.isEmpty ? "anything" : names)")
    }
    if let code = codes.first(where: { LintRuleRegistry.known($0)?.canBeSuppressed == false }) {
      return "unused suppression: '\(code)' cannot be suppressed"
    }
    return "unused suppression: there is no \(names) here"
  }
}
