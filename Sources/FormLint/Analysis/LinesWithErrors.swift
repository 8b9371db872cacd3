import FormModel
import FormSyntax

/// The lines of a chunk in which something could not be read: nobody knows what else on them is meant, so that nothing is
/// changed there but by the fix of the mistake itself.
struct LinesWithErrors {
  private let chunk: ChunkID
  /// Bytes of the chunk, without the ends of lines, in order.
  private let lines: [Range<Int>]

  /// Looks for them; a chunk without errors has none.
  init(_ chunk: Chunk) {
    self.chunk = chunk.id
    guard chunk.hasErrors else {
      lines = []
      return
    }
    let bytes = chunk.bytes
    func isEnd(_ offset: Int) -> Bool { [0x0A, 0x0D].contains(bytes[bytes.startIndex + offset]) }
    var lines: [Range<Int>] = []
    // Each line is gone through once, however many mistakes it has.
    for error in chunk.errors.sorted(by: { $0.start < $1.start }) {
      var lower = min(Int(error.start), bytes.count)
      var upper = min(max(Int(error.end), lower), bytes.count)
      if let last = lines.last, lower <= last.upperBound {
        if upper <= last.upperBound { continue }
        lower = last.lowerBound
        lines.removeLast()
      } else {
        while lower > 0, !isEnd(lower - 1) { lower -= 1 }
      }
      while upper < bytes.count, !isEnd(upper) { upper += 1 }
      lines.append(lower..<upper)
    }
    self.lines = lines
  }

  /// Whether some findings have fixes that may not change such a line.
  static func concern(_ findings: [Finding]) -> Bool {
    findings.contains { !$0.fixes.isEmpty && $0.rule.code != SyntaxErrorRule.info.code }
  }

  /// The findings without the fixes that change such a line; those of the syntax keep theirs.
  func withoutFixes(_ findings: [Finding]) -> [Finding] {
    if lines.isEmpty || findings.allSatisfy(\.fixes.isEmpty) { return findings }
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
      // The first line that does not end before it; lines do not overlap.
      let next = (0..<lines.count).partitioningIndex { lines[$0].upperBound >= range.lowerBound }
      guard next < lines.count else { return false }
      if range.isEmpty { return lines[next].lowerBound <= range.lowerBound }
      let behind = lines[next].upperBound == range.lowerBound ? next + 1 : next
      return behind < lines.count && range.overlaps(lines[behind])
    }
  }
}

extension FileModel {
  /// Findings about forms without the fixes that change lines in which something could not be read.
  func withoutFixesOfLinesWithErrors(
    _ findings: [(chunk: ChunkID, finding: Finding)]
  ) -> [(chunk: ChunkID, finding: Finding)] {
    guard document.chunks.measure.errors > 0 else { return findings }
    var known: [ChunkID: LinesWithErrors] = [:]
    func lines(_ id: ChunkID) -> LinesWithErrors? {
      if let lines = known[id] { return lines }
      guard let index = document.index(of: id), document.chunks[index].hasErrors else { return nil }
      let lines = LinesWithErrors(document.chunks[index])
      known[id] = lines
      return lines
    }
    return findings.map { chunk, finding in
      let edited = finding.fixes.flatMap(\.edits).compactMap { edit -> ChunkID? in
        if case .replace(let place, _) = edit, place.path == nil { place.chunk } else { nil }
      }
      let left = Set(edited).compactMap(lines).reduce([finding]) { $1.withoutFixes($0) }
      return (chunk, left.first ?? finding)
    }
  }
}
