import FormSyntax

/// The presets that a block uses, with what these use themselves.
struct PresetUses: Sendable {
  /// Those that count most first.
  private(set) var presets: [FoundPreset] = []
  /// Whether all that are named were found, and met before a limit was.
  private(set) var isComplete = true
  private var met: Set<Place> = []

  /// How many presets may use each other in a row, and how many one block may use: people write a few of them.
  private static let depthLimit = 32
  private static let countLimit = 100

  /// Where a preset stands: no two stand there.
  struct Place: Hashable {
    private var path: String?
    private var id: ChunkID

    /// The place of a preset that was found.
    init(_ preset: FoundPreset) {
      path = preset.path
      id = preset.id
    }
  }

  /// Nothing.
  init() {}

  /// - Parameters:
  ///   - named: what the block names; nil for each that is nowhere.
  ///   - next: what a preset names, likewise.
  init(of named: [FoundPreset?], _ next: (FoundPreset) -> [FoundPreset?]) {
    collect(named, next, depth: 0)
  }

  private mutating func collect(_ named: [FoundPreset?], _ next: (FoundPreset) -> [FoundPreset?], depth: Int) {
    for preset in named {
      guard let preset else {
        isComplete = false
        continue
      }
      let place = Place(preset)
      if met.contains(place) { continue }
      guard depth < PresetUses.depthLimit, presets.count < PresetUses.countLimit else {
        isComplete = false
        return
      }
      met.insert(place)
      presets.append(preset)
      collect(next(preset), next, depth: depth + 1)
    }
  }
}
