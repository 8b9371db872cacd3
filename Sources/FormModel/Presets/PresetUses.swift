import FormSyntax

/// How much is followed from one block: whoever uses presets costs what they say, however many do.
public enum PresetLimit: CaseIterable, Sendable {
  /// People write a few of them.
  case presets
  /// What they say together, what stands in the blocks of rules and handlers too.
  case members

  /// The most that is followed.
  public var count: Int {
    switch self {
    case .presets: 64
    case .members: 256
    }
  }

  /// Whether so many presets with so many members together are more than that.
  fileprivate func isExceeded(by presetCount: Int, _ memberCount: Int) -> Bool {
    switch self {
    case .presets: presetCount > count
    case .members: memberCount > count
    }
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
  ///   - next: what a preset names, likewise.
  init(of named: [FoundPreset?], _ next: (FoundPreset) -> [FoundPreset?]) {
    // Each preset stands before those that it names, these before the next that the block names.
    var left = Array(named.reversed())
    var memberCount = 0
    var met: Set<ObjectIdentifier> = []
    var linked: [(preset: FoundPreset, named: [FoundPreset?])] = []
    defer { links = PresetLinks(linked) }
    while let found = left.popLast() {
      guard let preset = found else {
        isComplete = false
        continue
      }
      guard met.insert(ObjectIdentifier(preset.block)).inserted else { continue }
      memberCount += preset.block.memberTotal
      if let limit = PresetLimit.allCases.first(where: { $0.isExceeded(by: presets.count + 1, memberCount) }) {
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
