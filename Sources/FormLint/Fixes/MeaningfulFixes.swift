import FormModel
import FormSyntax
import UIKitCatalog

/// Fixes of what other languages bring along are offered only where what they make has a meaning here.
extension BlockContext {
  /// Longer chunks are not read again for a fix.
  private static let longestChunk = 1 << 14

  /// Whether a fix leaves no name that nobody knows, and, where `withValues` holds, no value of a wrong type, which there
  /// was not before; such as get a fix of their own do not count.
  func isMeaningful(_ fix: Fix, withValues: Bool) -> Bool {
    guard chunk.bytes.count <= BlockContext.longestChunk, let fixed = fixedChunk(fix) else { return false }
    let before = Mistakes(reading: inForm(chunk.source.text(0..<chunk.bytes.count)))
    let after = Mistakes(reading: inForm(fixed))
    return after.names <= before.names && (!withValues || after.values <= before.values)
  }

  /// The chunk with the edits of a fix; nil where they go elsewhere.
  private func fixedChunk(_ fix: Fix) -> String? {
    var text = ""
    var done = 0
    let edits = fix.edits.compactMap { edit -> (range: Range<Int>, text: String)? in
      guard case .replace(let place, let text) = edit, place.chunk == chunk.id, place.path == nil else { return nil }
      return (place.range, text)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard edits.count == fix.edits.count else { return nil }
    for edit in edits {
      guard edit.range.lowerBound >= done, edit.range.upperBound <= chunk.bytes.count else { return nil }
      text += chunk.source.text(done..<edit.range.lowerBound) + edit.text
      done = edit.range.upperBound
    }
    return text + chunk.source.text(done..<chunk.bytes.count)
  }

  /// A text of the chunk in blocks like those around it.
  private func inForm(_ text: String) -> String {
    switch chunk.container.block {
    case .form, .section: "form A {\n\(text)\n}\n"
    default: text
    }
  }
}

/// What the model of a text finds wrong with it.
private struct Mistakes {
  /// Properties, rules, methods and blocks that there are not, but for those that get a fix.
  private(set) var names = 0
  /// Values that their places do not take, but for those that get a fix.
  private(set) var values = 0

  init(reading text: String) {
    for entry in FileModel(Document(text)).entries {
      let block = entry.block
      let scope = block.control?.scope ?? (block.kind == .preset ? .preset : .form)
      for (index, member) in block.topMembers {
        if Mistakes.isUnknown(member), !Mistakes.isMeant(member, block, scope) { names += 1 }
        for (_, inner) in block.innerMembers(of: index) where Mistakes.isUnknown(inner) { names += 1 }
      }
      values += block.problems.count { !Mistakes.isMeant($0, block) }
    }
  }

  private static func isUnknown(_ member: Member) -> Bool {
    !member.flags.isDisjoint(with: [.unknown, .unavailable, .readOnly, .misplaced]) && !member.flags.contains(.broken)
  }

  /// Whether the name is one of another language that is known, or a slip.
  private static func isMeant(_ member: Member, _ block: BlockModel, _ scope: Scope) -> Bool {
    guard member.kind == .property, member.flags.isDisjoint(with: [.readOnly, .misplaced]) else { return false }
    let name = block.source.text(member.nameRange)
    if ForeignMembers.member(for: name, block.value(of: member), in: scope) != nil { return true }
    let match = ClosestMatch(to: name.utf8)
    return Catalog.properties(in: scope).contains { match.isSlip(for: $0.name.bytes) }
  }

  private static func isMeant(_ problem: ValueProblem, _ block: BlockModel) -> Bool {
    let value = block.view(problem.valueIndex)
    switch problem.kind {
    case .mismatch(let type):
      return MeantValue.text(for: value, type, in: block.source.text(block.member(problem.memberIndex).nameRange))
        != nil
    case .unknown(let type): return ForeignValues.literal(for: value, type) != nil
    case .missingLabel: return true
    default: return false
    }
  }
}
