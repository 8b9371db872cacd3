import FormSyntax

/// How much is followed from one block: whoever uses presets costs what they say, however many do.
public enum PresetLimit: Equatable, Sendable {
  /// People write a few of them, 64 at most.
  case presets
  /// What they say together, what stands in the blocks of rules and handlers too: 256 members at most.
  case members
  /// The bytes of their text.
  case bytes(most: Int)

  /// The most that is followed.
  public var count: Int {
    switch self {
    case .presets: 64
    case .members: 256
    case .bytes(let most): most
    }
  }

  /// What is always followed.
  private static let shortText = 1_024
  /// What all blocks of a file together may bring in: with so many of them that each brings in more, it is cut.
  private static let textOfFile = 16 << 20

  /// What holds for the blocks of a file.
  static func all(in file: FileModel) -> [PresetLimit] {
    [.presets, .members, .bytes(most: max(shortText, textOfFile / max(1, file.entries.count)))]
  }

  /// Whether that is less than presets have together.
  fileprivate func isExceeded(by sum: PresetSum) -> Bool {
    switch self {
    case .presets: sum.presets > count
    case .members: sum.members > count
    case .bytes: sum.bytes > count
    }
  }
}

/// What presets have together.
private struct PresetSum {
  var presets = 0
  var members = 0
  var bytes = 0

  mutating func add(_ preset: BlockModel) {
    presets += 1
    members += preset.memberTotal
    bytes += preset.range.count
  }
}

/// The presets that a block uses, with what these use themselves.
struct PresetUses: Sendable {
  /// Those that count most first.
  private(set) var presets: [FoundPreset] = []
  /// Whether all that are named were found, and met before the limit was.
  private(set) var isComplete = true
  /// What there is more of than is followed; nil where all of it is.
  private(set) var cut: PresetLimit?
  /// Which of them name which.
  private(set) var links = PresetLinks()

  /// Nothing.
  init() {}

  /// What a preset uses beside itself.
  func without(_ entry: ModelEntry) -> (presets: [FoundPreset], links: PresetLinks) {
    let others = presets.filter { $0.id != entry.id || $0.path != nil }
    return (others, others.count == presets.count ? links : links.without(entry.block))
  }

  /// - Parameters:
  ///   - named: what the block names; nil for each that is nowhere.
  ///   - limits: what is followed at most.
  ///   - next: what a preset names, likewise.
  init(of named: [FoundPreset?], _ limits: [PresetLimit], _ next: (FoundPreset) -> [FoundPreset?]) {
    // Each preset stands before those that it names, these before the next that the block names.
    var left = Array(named.reversed())
    var sum = PresetSum()
    var met: Set<ObjectIdentifier> = []
    var linked: [(preset: FoundPreset, named: [FoundPreset?])] = []
    defer { links = PresetLinks(linked) }
    while let found = left.popLast() {
      guard let preset = found else {
        isComplete = false
        continue
      }
      guard met.insert(ObjectIdentifier(preset.block)).inserted else { continue }
      sum.add(preset.block)
      if let limit = limits.first(where: { $0.isExceeded(by: sum) }) {
        isComplete = false
        cut = limit
        return
      }
      presets.append(preset)
      let named = next(preset)
      linked.append((preset, named))
      left += named.reversed()
    }
  }
}
