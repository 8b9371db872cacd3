import FormModel
import FormSyntax
import UIKitCatalog

extension Selection {
  /// The members of a control or preset in the order of the style: what it uses, who it is, what UIKit is told, how it is
  /// written, rules, handlers. Comments go with what follows them.
  var sortedMembers: QuickFix? {
    guard block.kind == .control || block.kind == .preset, touchesMember, !hasRegions else { return nil }
    guard let lines = MemberLines(place.chunk) else { return sortedSlots }
    guard let order = order(of: lines.items), let first = lines.items.first, let last = lines.items.last else {
      return nil
    }
    var text = order.reduce(into: [UInt8]()) { $0 += lines.text(lines.items[$1]) }
    // What comes first needs no blank line before it, and what came first gets none.
    text.removeFirst(text.blankLines)
    let range = first.lines.lowerBound + lines.text(first).blankLines..<last.lines.upperBound
    return refactoring("Sort the members", .rewrite, [edit(range, String(decoding: text, as: UTF8.self))])
  }

  private var sortedSlots: QuickFix? {
    guard let slots = MemberSlots(place.chunk), let order = order(of: slots.items), let first = slots.items.first,
      let last = slots.items.last
    else { return nil }
    return refactoring(
      "Sort the members", .rewrite,
      [edit(first.range.lowerBound..<last.range.upperBound, slots.text(inOrder: order))])
  }

  /// The places of members in the order of the style, as far as it does not count which is set first; nil where they
  /// have it.
  private func order(of items: [MemberLines.Item]) -> [Int]? {
    let properties = properties(of: items)
    let ranks = zip(items, properties).map(rank)
    var order = items.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    for group in SettingOrder.groups(Set(properties.compactMap { $0 })) {
      let isOfGroup = properties.map { $0.map(group.contains) ?? false }
      let slots = order.indices.filter { isOfGroup[order[$0]] }
      for (slot, member) in zip(slots, items.indices.filter { isOfGroup[$0] }) { order[slot] = member }
    }
    return order == Array(items.indices) ? nil : order
  }

  /// The property that each member of the block sets; nil for those that set none.
  func properties(of items: [MemberLines.Item]) -> [PropertyID?] {
    let properties = Dictionary(
      block.topMembers.compactMap { _, member in member.property.map { (member.range.lowerBound, $0) } }
    ) { first, _ in first }
    return items.map { properties[$0.range.lowerBound] }
  }

  /// Whether comments in the chunk suppress findings over several members: what they reach depends on the order.
  private var hasRegions: Bool {
    SuppressionComment.comments(in: place.chunk).contains { $0.reach == .region || $0.reach == .end }
  }

  private func rank(_ item: MemberLines.Item, _ property: PropertyID?) -> MemberRank {
    switch item.kind {
    case .use: return MemberRank(group: 0)
    case .attributes: return MemberRank(group: 3)
    case .rule: return MemberRank(group: 5)
    case .event: return MemberRank(group: 6)
    case .override: return MemberRank(group: 7)
    default: break
    }
    guard let property else { return MemberRank(group: 2, number: .max) }
    if let place = MemberRank.names.firstIndex(of: property) { return MemberRank(group: 1, number: place) }
    if let place = MemberRank.writing.firstIndex(of: property) { return MemberRank(group: 4, number: place) }
    return MemberRank(group: 2, number: Int(property.rawValue))
  }
}

/// Where a member stands in the order of the style.
private struct MemberRank: Comparable {
  var group: Int
  var number = 0

  static let names: [PropertyID] = [.label, .tag, .key, .outlet]
  static let writing: [PropertyID] = [.formatter, .placeholder, .example]

  static func < (left: MemberRank, right: MemberRank) -> Bool {
    (left.group, left.number) < (right.group, right.number)
  }
}

extension Collection<UInt8> {
  /// How many bytes the blank lines at the start have.
  fileprivate var blankLines: Int {
    var count = 0
    var lineStart = 0
    for byte in self {
      count += 1
      if byte == 10 || byte == 13 {
        lineStart = count
      } else if byte != 32 && byte != 9 {
        break
      }
    }
    return lineStart
  }
}
