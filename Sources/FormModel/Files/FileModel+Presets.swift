import FormSyntax

/// The presets of a file, and who uses them.
extension FileModel {
  /// The preset of this file with a name.
  public func preset(named name: some Collection<UInt8>) -> ModelEntry? { preset(named: name, factKey(name)) }

  /// The same, with the hash of the name.
  func preset(named name: some Collection<UInt8>, _ key: UInt64) -> ModelEntry? {
    for id in presets[key] {
      if let entry = entry(id), entry.block.hasName(name) { return entry }
    }
    return nil
  }

  /// The hashes of the names of its presets, in no order.
  var presetNames: [UInt64] { presets.keys }

  /// Whether a preset of this file has a name with a hash.
  func mayHavePreset(hashed name: UInt64) -> Bool { presets.first(name) != nil }

  /// The first preset of this file whose name has a hash.
  func preset(hashed name: UInt64) -> ModelEntry? { presets.first(name).flatMap(entry) }

  /// Whether it may have a preset with a name that none has: one whose own is missing, or that cannot be read.
  func mayDeclarePreset(named name: some Collection<UInt8>) -> Bool {
    unreadDeclarations.prefix(FileModel.mostUnread).contains { id in
      entry(id).map { $0.kind == .preset || $0.block.mayBeNamed(name) } ?? false
    }
  }

  /// In so many of what cannot be read names are looked for.
  private static let mostUnread = 64

  /// The presets of this file that have a name, in the order of the text.
  var namedPresets: [ModelEntry] { presets.chunks.sorted().compactMap(entry) }

  /// The presets that no control or preset of the file uses, in the order of the text.
  public var unusedPresets: [ModelEntry] {
    presets.chunks(withoutKeyIn: presetUses).sorted().compactMap(entry)
  }

  /// The first user of each preset that is not in the file itself; at most so many.
  public func usersOfOtherPresets(most: Int) -> [ModelEntry] {
    presetUses.firstChunks(withoutKeyIn: presets, most: most).compactMap(entry)
  }
}
