import FormModel
import FormSyntax
import UIKitCatalog

extension FileSnapshot {
  /// All names in the spelling of Objective-C as Swift spells them.
  var swiftSpellings: QuickFix? {
    var edits: [SourceEdit] = []
    var start = 0
    for (chunks, entries) in zip(document.chunks.leaves, file.entries.leaves) {
      for (chunk, entry) in zip(chunks, entries) {
        defer { start += Int(chunk.byteCount) }
        guard entry.block.flags.contains(.isObjectiveC) else { continue }
        let kept = keptLines(of: chunk)
        let spellings = entry.block.swiftSpellings.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let lines = kept.isEmpty ? [] : chunk.lineBreaks(before: spellings.map(\.range.lowerBound))
        edits += spellings.enumerated().filter { kept.isEmpty || !kept.contains(lines[$0.offset]) }.map {
          SourceEdit(path: nil, range: $0.element.range.moved(start), newText: $0.element.text)
        }
      }
    }
    guard !edits.isEmpty else { return nil }
    return QuickFix(
      title: "Spell all names as Swift does", kind: .rewrite, finding: nil, edits: edits, isPreferred: false)
  }

  /// The lines of a chunk, counted from its start, of which comments say that they are spelled so on purpose.
  private func keptLines(of chunk: Chunk) -> Set<Int> {
    Set(
      SuppressionComment.comments(in: chunk).compactMap { comment in
        guard comment.codes.contains(where: { $0.text == "objc-spelling" }) else { return nil }
        switch comment.reach {
        case .this: return comment.line
        case .next: return comment.lastLine + 1
        case .region, .end, nil: return nil
        }
      })
  }
}

extension BlockModel {
  /// The names in Objective-C's spelling, and how Swift writes them.
  fileprivate var swiftSpellings: [(range: Range<Int>, text: String)] {
    var found: [(range: Range<Int>, text: String)] = []
    for index in 0..<memberTotal {
      let member = self.member(index)
      guard member.flags.contains(.isObjectiveC), member.flags.isDisjoint(with: [.unknown, .broken]),
        let name = swiftName(of: member), !member.nameRange.isEmpty
      else { continue }
      found.append((member.nameRange, name))
    }
    for index in 0..<values.count {
      let value = view(index)
      guard value.flags.contains(.isObjectiveC), value.isWellFormed, let member = value.enumMember else { continue }
      found.append((value.range, member.swiftSpelling))
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func swiftName(of member: Member) -> String? {
    if let property = member.property { return property.name.string }
    if let method = member.method { return method.name.string }
    return member.notification.map { $0.preferredName.string }
  }
}
