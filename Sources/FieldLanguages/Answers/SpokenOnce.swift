import UIKitCatalog

/// What some rules say of texts, each thing once.
struct SpokenOnce {
  /// The first rule that says each of them.
  private(set) var first: [Int] = []
  private let isRepeated: Set<Int>

  private struct Saying: Hashable {
    var language: ObjectIdentifier
    var checksum: EnumMember?
  }

  /// - Parameter indices: those of the rules.
  init(_ rules: [ValidationRule], _ indices: some Sequence<Int>) {
    var known: [Saying: Int] = [:]
    var repeated: Set<Int> = []
    for index in indices {
      let rule = rules[index]
      let saying = Saying(language: ObjectIdentifier(rule.language), checksum: rule.checksum)
      if let other = known[saying] {
        repeated.formUnion([other, index])
      } else {
        known[saying] = index
        first.append(index)
      }
    }
    isRepeated = repeated
  }

  /// Whether no other rule says the same.
  func isAlone(_ index: Int) -> Bool { !isRepeated.contains(index) }
}
