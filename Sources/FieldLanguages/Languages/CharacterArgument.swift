import FormModel
import TextPatterns
import UIKitCatalog

/// What `characters(…)` accepts: one set, or an array of sets that are united.
struct CharacterArgument {
  /// The scalars that the parts accept, as far as they were understood.
  private(set) var set = ScalarSet.empty
  /// The regular expressions among the parts; what they match alone is in `set`.
  private(set) var patterns: [PatternLanguage] = []
  /// Whether every part was understood.
  private(set) var isKnown = true
  /// Why parts that are well-formed were not read, in words.
  private(set) var gap: String?

  /// Reads a set, or each part of an array.
  init(_ value: Value) {
    if value.kind == .array {
      for part in value.children { add(part) }
    } else {
      add(value)
    }
  }

  private mutating func add(_ value: Value) {
    switch value.kind {
    case .string:
      guard let text = value.string else {
        isKnown = false
        return
      }
      set = set.union(ScalarSet(scalars: text.unicodeScalars.map(\.value)))
    case .regex:
      // More classes than a field may have patterns are not read: people write a few of them.
      guard patterns.count < CharacterArgument.mostPatterns else {
        isKnown = false
        gap = "more than \(CharacterArgument.mostPatterns) classes"
        return
      }
      let reading = PatternLanguage(value.pattern ?? [], match: .whole)
      patterns.append(reading)
      let single = TextLanguage(length: LengthWindow(min: 1, max: 1, unit: .scalars))
      guard reading.result.tree != nil, let members = [reading.language, single].usedScalars().value else {
        isKnown = false
        return
      }
      set = set.union(members)
    case .member:
      guard let known = value.enumMember.flatMap(CharacterArgument.scalars) else {
        isKnown = false
        return
      }
      set = set.union(known)
    default: isKnown = false
    }
  }

  private static let mostPatterns = 200

  /// The members of Foundation's `CharacterSet` of the name.
  static func scalars(of member: EnumMember) -> ScalarSet? {
    switch member {
    case EnumMember.CharacterClass.decimalDigits: UnicodeSets.digits
    case EnumMember.CharacterClass.letters: letters
    case EnumMember.CharacterClass.alphanumerics: letters.union(UnicodeSets.property("N") ?? .empty)
    // Core Foundation counts U+200B, which was a space (Zs) until Unicode 4.0.1.
    case EnumMember.CharacterClass.whitespaces: UnicodeSets.horizontalSpace.union(ScalarSet(scalars: [0x200B]))
    case EnumMember.CharacterClass.ascii: .ascii
    default: nil
    }
  }

  private static let letters = (UnicodeSets.property("L") ?? .empty).union(UnicodeSets.property("M") ?? .empty)
}
