import FormSyntax

/// The presets that a block uses, with what these use themselves.
struct PresetUses: Sendable {
  /// Those that count most first.
  private(set) var presets: [FoundPreset] = []
  /// Whether all that are named were found, and met before the limit was.
  private(set) var isComplete = true
  /// Whether there are more than are followed.
  private(set) var isCut = false
  private var met: Set<Place> = []

  /// How many presets are followed from one block: people write a few of them.
  static let limit = 128

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
    // Each preset stands before those that it names, these before the next that the block names.
    var left = Array(named.reversed())
    while let found = left.popLast() {
      guard let preset = found else {
        isComplete = false
        continue
      }
      guard met.insert(Place(preset)).inserted else { continue }
      guard presets.count < PresetUses.limit else {
        isComplete = false
        isCut = true
        return
      }
      presets.append(preset)
      left += next(preset).reversed()
    }
  }
}
