public import FormSyntax
import UIKitCatalog

/// What users are told, which hardly anything depends on.
extension BlockModel {
  /// The messages and titles of rules in which the block differs from another version of it, as both write them; nil where
  /// it says anything else than that one, in very many of them, or either cannot be read. Comments and white space say
  /// nothing.
  func words(differingFrom other: BlockModel) -> [ArraySlice<UInt8>]? {
    guard !hasSyntaxErrors, !other.hasSyntaxErrors, kind == other.kind, control == other.control,
      isWellPlaced == other.isWellPlaced, flags == other.flags, memberKinds == other.memberKinds,
      problemCount == other.problemCount, memberTotal == other.memberTotal, valueTotal == other.valueTotal,
      source.bytes(nameRange) == other.source.bytes(other.nameRange)
    else { return nil }
    var isWord = Array(repeating: false, count: valueTotal)
    var endOfRule = 0
    for index in 0..<memberTotal {
      let (own, its) = (member(index), other.member(index))
      guard own.kind == its.kind, own.flags == its.flags, own.symbol == its.symbol, own.values == its.values,
        own.next == its.next, source.bytes(own.nameRange) == other.source.bytes(its.nameRange)
      else { return nil }
      if own.kind == .rule { endOfRule = Int(own.next) }
      if index < endOfRule, own.isWords { isWord[Int(own.firstValue)] = true }
    }
    var words: [(own: ArraySlice<UInt8>, its: ArraySlice<UInt8>)] = []
    for index in 0..<valueTotal {
      let (own, its) = (value(index), other.value(index))
      guard own.kind == its.kind, own.marks == its.marks, own.flags == its.flags, own.next == its.next else {
        return nil
      }
      if isWord[index], own.kind == .string, own.textLength > 0, its.textLength > 0 {
        words.append((source.bytes(own.range), other.source.bytes(its.range)))
      } else if own.number != its.number || source.bytes(own.textRange) != other.source.bytes(its.textRange) {
        return nil
      }
    }
    let changed = words.filter { $0.own != $0.its }
    if changed.count > BlockModel.mostChangedWords { return nil }
    // Rules of which one implies the other are told apart by their words.
    let isApart = changed.allSatisfy { word in
      words.count(where: { $0.own == word.own }) == 1 && words.count(where: { $0.its == word.its }) == 1
    }
    return isApart ? changed.flatMap { [$0.own, $0.its] } : nil
  }

  /// Whether it is the title of a form, in other words than another version of it has. No control depends on those.
  func changesTitle(of other: BlockModel) -> Bool {
    guard kind == .property, other.kind == .property, memberTotal == 1, other.memberTotal == 1, valueTotal == 1,
      other.valueTotal == 1, isWellPlaced, other.isWellPlaced, !hasSyntaxErrors, !other.hasSyntaxErrors,
      problemCount == 0, other.problemCount == 0, flags == other.flags
    else { return false }
    let (own, its) = (member(0), other.member(0))
    let (title, before) = (value(0), other.value(0))
    return own.property == .formTitle && its.property == .formTitle && own.flags == its.flags
      && title.kind == .string && before.kind == .string && title.flags == before.flags && title.marks == before.marks
      && title.textLength > 0 && before.textLength > 0
      && source.bytes(title.textRange) != other.source.bytes(before.textRange)
  }

  /// So many are looked for in others at most.
  static let mostChangedWords = 16

  /// Whether one of some texts stands in the block, or may: of one that has no rules, or is no part of what others say too,
  /// nobody asks.
  public func mayShareWords(_ words: [BytePattern]) -> Bool {
    guard memberKinds.contains(MemberKinds(.rule)), kind == .preset || memberKinds.contains(MemberKinds(.use)) else {
      return false
    }
    return source.withBytes { bytes in words.contains { $0.occurs(in: bytes) } }
  }
}

extension Member {
  /// Whether it is a message or title with a value.
  fileprivate var isWords: Bool {
    guard flags.contains(.hasValue), let property else { return false }
    return property == .message || property == .ruleTitle
  }
}
