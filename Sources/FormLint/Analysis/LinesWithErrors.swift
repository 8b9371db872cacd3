import FormSyntax

/// The lines of a chunk in which something could not be read: nobody knows what else on them is meant, so that nothing is
/// changed there but by the fix of the mistake itself.
struct LinesWithErrors {
  private let chunk: ChunkID
  /// Bytes of the chunk, without the ends of lines.
  private let lines: [Range<Int>]

  /// Looks for them; a chunk without errors has none.
  init(_ chunk: Chunk) {
    self.chunk = chunk.id
    let bytes = chunk.bytes
    func isEnd(_ offset: Int) -> Bool { [0x0A, 0x0D].contains(bytes[bytes.startIndex + offset]) }
    lines = chunk.errors.map { error in
      var lower = min(Int(error.start), bytes.count)
      var upper = min(max(Int(error.end), lower), bytes.count)
      while lower > 0, !isEnd(lower - 1) { lower -= 1 }
      while upper < bytes.count, !isEnd(upper) { upper += 1 }
      return lower..<upper
    }
  }

  /// The findings without the fixes that change such a line; those of the syntax keep theirs.
  func withoutFixes(_ findings: [Finding]) -> [Finding] {
    if lines.isEmpty { return findings }
    return findings.map { finding in
      guard finding.rule.code != SyntaxErrorRule.info.code, finding.fixes.contains(where: changes) else {
        return finding
      }
      var finding = finding
      finding.fixes.removeAll(where: changes)
      return finding
    }
  }

  private func changes(_ fix: Fix) -> Bool {
    fix.edits.contains { edit in
      guard case .replace(let place, _) = edit, place.path == nil, place.chunk == chunk else { return false }
      let range = place.range
      return lines.contains { line in
        range.isEmpty
          ? line.lowerBound <= range.lowerBound && range.lowerBound <= line.upperBound : range.overlaps(line)
      }
    }
  }
}
