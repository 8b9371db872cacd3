import FormModel
import FormSyntax

/// What belongs into the block of a rule and stands behind the rule: `rule required message: "…"`.
extension BlockContext {
  /// Puts what stands behind a rule on its line into a block of the rule; nil where that is not what it is.
  func bracelessRuleFix(_ error: SyntaxError) -> Fix? {
    guard
      let rule = block.members.first(where: { $0.kind == .rule && $0.range.upperBound == Int(error.insertAt) }),
      !rule.flags.contains(.hasBlock)
    else { return nil }
    let line = lineRest(from: error.insertAt)
    let written = line.drop { $0 == " " || $0 == "\t" || $0 == "," }
    guard BracelessRules.begins(written) else { return nil }
    let said = written.prefix(BracelessRules.length(of: written))
    let end = error.insertAt + UInt32(clamping: line.utf8.count - written.utf8.count + said.utf8.count)
    let members = BracelessRules.members(of: said).joined(separator: "; ")
    return replacement("Write '{ \(members) }'", error.insertAt..<end, " { \(members) }")
  }

  /// What a property with a block is meant for, without the block: `required: true { … }` is `rule required`. Nil where no
  /// block stands behind it, or that is not known.
  func memberWithBlock(_ member: Member) -> String? {
    guard member.kind == .property, member.flags.contains(.unknown),
      mistakes.lacksSeparator(at: member.range.upperBound),
      lineRest(from: UInt32(clamping: member.range.upperBound)).first(where: { $0 != " " && $0 != "\t" }) == "{",
      let meant = ForeignMembers.member(
        for: block.source.text(member.nameRange), block.value(of: member), in: scope(ofPropertiesIn: nil))
    else { return nil }
    return meant.hasPrefix("rule ") && !meant.contains("{") ? meant : nil
  }

  /// Writes it so.
  func memberWithBlockFix(_ error: SyntaxError) -> Fix? {
    let property = block.members.first { $0.kind == .property && $0.range.upperBound == Int(error.insertAt) }
    guard let property, let meant = memberWithBlock(property) else { return nil }
    return Fix("Replace with '\(meant)'", .unsafe, [Fix.Edit(place(property.range), meant)])
  }

  /// Without a property that stands twice on a line, with the same value and nothing between.
  func repeatedMemberFix(_ error: SyntaxError) -> Fix? {
    let place = Int(error.insertAt)
    guard let index = block.lastMember(before: place), block.member(index).range.upperBound == place,
      index + 1 < block.memberTotal, case let next = block.member(index + 1), next.kind == .property,
      chunk.source.text(place..<next.range.lowerBound).allSatisfy({ $0 == " " || $0 == "\t" }),
      block.source.text(next.range) == block.source.text(block.member(index).range)
    else { return nil }
    let name = block.source.text(next.nameRange)
    return Fix("Remove this '\(name)'", .unsafe, [Fix.Edit(self.place(place..<next.range.upperBound), "")])
  }

  /// Whether a member stands behind a rule on its line that lacks its braces, or behind others that do: that is told
  /// already.
  func isBehindBracelessRule(_ member: Member) -> Bool {
    guard BracelessRules.names.contains(block.source.text(member.nameRange)) else { return false }
    var start = member.range.lowerBound
    let last = block.lastMember(before: start) ?? -1
    for index in stride(from: last, through: max(0, last - BracelessRules.reach), by: -1) {
      let other = block.member(index)
      guard other.range.upperBound <= start, !other.range.isEmpty else { continue }
      guard mistakes.lacksSeparator(at: other.range.upperBound) else { return false }
      if other.kind == .rule { return !other.flags.contains(.hasBlock) }
      start = other.range.lowerBound
    }
    return false
  }
}

/// The text behind a rule that belongs into its block.
private enum BracelessRules {
  static let names = ArgumentRewriting.ofRuleBlocks
  /// How many members back the rule is looked for.
  static let reach = 64

  /// Whether one of the members of a rule's block begins here.
  static func begins(_ text: Substring) -> Bool {
    let name = text.prefix { $0.isLetter }
    return names.contains(String(name)) && text.dropFirst(name.count).drop { $0 == " " }.first == ":"
  }

  /// The members, without what parts them.
  static func members(of text: Substring) -> [Substring] {
    var members: [Substring] = []
    var start = text.startIndex
    for index in places(of: text) where index > start && begins(text[index...]) {
      members.append(text[start..<index])
      start = index
    }
    members.append(text[start...])
    return members.map { $0.trimmedEnd.trimming(suffix: ",").trimmedEnd }
  }

  /// How much of a line belongs to the members: what ends the line, a member or a block does not.
  static func length(of text: Substring) -> Int {
    let end = places(of: text).first { text[$0] == ";" || text[$0] == "}" || text[$0...].hasPrefix("//") }
    let said = end.map { text[..<$0] } ?? text
    return said.trimmedEnd.count
  }

  /// The places outside of strings.
  private static func places(of text: Substring) -> [Substring.Index] {
    var (places, isInString, isEscaped): ([Substring.Index], Bool, Bool) = ([], false, false)
    for index in text.indices {
      if !isInString { places.append(index) }
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = isInString
      } else if text[index] == "\"" {
        isInString.toggle()
      }
    }
    return places
  }
}

extension Substring {
  fileprivate func trimming(suffix: Character) -> Substring { last == suffix ? dropLast() : self }
}
