import FormModel
import FormSyntax
import TextPatterns
import UIKitCatalog

/// Fixes that put the name that was meant in the place of one, as sure as what stands behind it lets them be.
extension BlockContext {
  /// Puts in the name of a call or rule. Where its arguments are not what that takes, it is a guess.
  func replacement(ofCallee range: Range<Int>, _ name: String?) -> [Fix] {
    replacement(range, name) { $0 < $1 }
  }

  /// Puts in the name of a property. Where more is wrong with its value than the name was, or the block has the property
  /// already, it is a guess. So it is where the value has to be written in another way: `["en_US"]` for `"en_US"`.
  func replacement(ofProperty range: Range<Int>, _ name: String?) -> [Fix] {
    if let fix = replacementWithValue(ofProperty: range, name) { return [fix] }
    let fixes = replacement(range, name) { $0 <= $1 }
    return hasOther(name, than: range) ? fixes.map(\.unsafe) : fixes
  }

  private func replacementWithValue(ofProperty range: Range<Int>, _ name: String?) -> Fix? {
    guard let name, let index = topMember(holding: range.lowerBound), case let member = block.member(index),
      member.nameRange == range, let value = block.value(of: member),
      let property = Catalog.property(named: name.utf8, in: scope(ofPropertiesIn: nil)),
      let literal = ForeignValues.literal(for: value, property.type), mistakes(in: member, with: name, at: range) > 0
    else { return nil }
    return Fix(
      "Replace with '\(name): \(literal)'", .unsafe,
      [Fix.Edit(place(range), name), Fix.Edit(place(value.range), literal)])
  }

  /// Puts in the name of a method. Where the block handles that already, it is a guess.
  func replacement(ofMethod range: Range<Int>, _ name: String?) -> [Fix] {
    let fixes = replacement(range, name)
    return hasOther(name, than: range) ? fixes.map(\.unsafe) : fixes
  }

  /// Whether another member beside the one with a name at a range has a name, be it without the labels of a method.
  private func hasOther(_ name: String?, than range: Range<Int>) -> Bool {
    guard let name else { return false }
    let short = name.utf8.prefix { $0 != UInt8(ascii: "(") }
    return block.topMembers.contains { _, member in
      member.nameRange != range
        && block.source.bytes(member.nameRange).prefix { $0 != UInt8(ascii: "(") }.elementsEqual(short)
    }
  }

  /// Whether nothing would be wrong with a property and its value under another name.
  func isFitting(_ name: String, ofProperty range: Range<Int>) -> Bool {
    guard let index = topMember(holding: range.lowerBound) else { return false }
    return mistakes(in: block.member(index), with: name, at: range) < mistakes(inMemberAt: index)
  }

  private func replacement(
    _ range: Range<Int>, _ name: String?, isSafe: (_ mistakesAfter: Int, _ mistakesBefore: Int) -> Bool
  ) -> [Fix] {
    let fixes = replacement(range, name)
    guard let name, let index = topMember(holding: range.lowerBound), case let member = block.member(index),
      member.kind != .property || member.values.count > 1,
      !isSafe(mistakes(in: member, with: name, at: range), mistakes(inMemberAt: index))
    else { return fixes }
    return fixes.map(\.unsafe)
  }

  /// What is wrong with a member and its values; patterns of rules that are not known have not been looked at.
  private func mistakes(inMemberAt index: Int) -> Int {
    let inside = index..<max(index + 1, Int(block.member(index).next))
    return inside.count { block.member($0).flags.contains(.unknown) } + mistakes.problemCount(ofMembers: inside)
  }

  /// How far back the member around another one is looked for.
  private static let reach = 256

  /// The member, not inside of another one, that holds a place.
  private func topMember(holding place: Int) -> Int? {
    let next = (0..<block.memberTotal).partitioningIndex { Int(block.member($0).start) > place }
    guard next > 0, block.member(next - 1).range.contains(place) else { return nil }
    let outer = (max(0, next - BlockContext.reach)..<next).first { Int(block.member($0).next) >= next }
    return outer ?? next - 1
  }

  /// What would be wrong with them if another name stood in a range of it.
  private func mistakes(in member: Member, with name: String, at range: Range<Int>) -> Int {
    let source = block.source
    let (head, end) = container
    let text =
      head + source.text(Int(member.start)..<range.lowerBound) + name
      + source.text(range.upperBound..<Int(member.end)) + end
    return FileModel(Document(text)).entries.reduce(0) { count, entry in
      let block = entry.block
      let patterns = block.values.indices.lazy.compactMap { block.view($0 - block.values.startIndex).pattern }
      return count + block.problems.count + block.members.count { $0.flags.contains(.unknown) }
        + patterns.count { PatternTree.parse(Array($0)).error != nil }
    }
  }

  /// What a member may stand between in a text by itself, as it stands in this block.
  private var container: (head: String, end: String) {
    if let kind = block.control { return ("form A {\n\(kind.keyword) a {\n", "\n}\n}\n") }
    return block.kind == .preset ? ("preset A {\n", "\n}\n") : ("form A {\n", "\n}\n")
  }
}

extension Fix {
  /// The same as a guess.
  fileprivate var unsafe: Fix { Fix(title, applicability == .safe ? .unsafe : applicability, edits) }
}
