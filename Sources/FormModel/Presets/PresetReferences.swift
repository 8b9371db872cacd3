public import FormSyntax

extension FileModel {
  /// The controls of a form that refer to some names by the presets that they use, directly and through others.
  public func referring(byPresetsTo names: Set<UInt64>, in form: FormIndex, _ scope: PresetScope) -> Set<ChunkID> {
    let files = [self] + scope.importedModels
    var found: Set<ChunkID> = []
    var waiting = files.flatMap { file in names.flatMap { file.names(of: file.presetsByReference[$0]) } }
    var met = Set(waiting)
    while let preset = waiting.popLast() {
      let users = presetUses[preset]
      found.formUnion(users[users.partitioningIndex { $0 >= form.id }...].prefix(while: form.holds))
      for file in files {
        waiting += file.names(of: file.presetsByUse[preset]).filter { met.insert($0).inserted }
      }
    }
    return found
  }

  private func names(of presets: [ChunkID]) -> [UInt64] { presets.compactMap { entry($0)?.facts?.name } }
}
