public import FormSyntax

/// Who refers to controls by their names.
extension FileModel {
  /// The controls and handlers of a form that refer to some names themselves, and the controls that must be equal to one of
  /// these, and so on.
  public func referring(to names: Set<UInt64>, in form: FormIndex) -> Set<ChunkID> {
    var last = names.reduce(into: Set<ChunkID>()) { $0.formUnion(form.references[$1]) }
    var found = last
    for _ in 1..<FormIndex.equalReach where !last.isEmpty {
      let next = namesOfEqual(among: last).reduce(into: Set<ChunkID>()) { next, name in
        next.formUnion(form.references[name].filter { entry($0)?.facts?.equal != nil })
      }
      last = next.subtracting(found)
      found.formUnion(last)
    }
    return found
  }

  /// The names of those among some chunks that have an `equal` rule themselves.
  func namesOfEqual(among chunks: Set<ChunkID>) -> Set<UInt64> {
    Set(chunks.lazy.compactMap { entry($0)?.facts }.filter { $0.equal != nil }.map(\.name))
  }

  /// The controls and handlers of the file that refer themselves to controls which use presets.
  public var referringToPresetUsers: Set<ChunkID> {
    forms.reduce(into: []) { found, form in
      let names = form.presetUsers.compactMap { entry($0)?.facts?.name }
      found.formUnion(referring(to: Set(names), in: form))
    }
  }
}
