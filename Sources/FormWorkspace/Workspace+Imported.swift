import FormModel

// What is told of a file depends on those that import it: whether any do, and who uses its presets and makes right what
// only a user can make right.

extension Workspace {
  /// What some files are to those that they import.
  struct Imports {
    /// Each of the files.
    let files: [String: Importer]
    /// All that they see but themselves.
    let seen: Set<String>

    /// One of the files.
    struct Importer {
      /// The files that it imports directly.
      let targets: [String]
      /// The presets that are used in it.
      let uses: FactTable
    }
  }

  /// What some files are now to those that they import.
  func imports(from paths: [String]) -> Imports {
    let files = paths.map { path in
      let uses = project.model(path)?.presetUses ?? FactTable()
      let targets = project.imports(of: path).map(\.target)
      return (path, Imports.Importer(targets: targets, uses: uses))
    }
    return Imports(files: Dictionary(files) { $1 }, seen: filesImported(by: paths))
  }

  /// The known files whose findings may have changed since some files were something else to them.
  func filesConcerned(since before: Imports) -> Set<String> {
    let paths = Array(before.files.keys)
    let seen = before.seen.union(filesImported(by: paths))
    if seen.isEmpty { return [] }
    let now = imports(from: paths).files
    var concerned: Set<String> = []
    for (path, old) in before.files {
      guard let new = now[path], concerned.isEmpty, old.targets != new.targets else { continue }
      concerned = seen.filter { analyses[$0] != nil || members.contains($0) }
    }
    let usesOthers = before.files.contains { path, old in now[path].map { !$0.uses.hasKeys(of: old.uses) } ?? true }
    if usesOthers { concerned.formUnion(seen.filter(hasPresets)) }
    return concerned
  }

  /// Those of the files that some files see, themselves left out, that have presets: what is told of these may depend on who
  /// uses them.
  func filesWithPresets(importedBy paths: [String]) -> Set<String> { filesImported(by: paths).filter(hasPresets) }

  private func hasPresets(_ path: String) -> Bool {
    guard analyses[path] != nil || members.contains(path) else { return false }
    return project.model(path).map { !$0.presets.isEmpty } ?? false
  }

  /// The known files that others import, or not any more, since a file imports others than before.
  func filesImported(otherwiseBy path: String, _ importedBefore: [String]) -> Set<String> {
    let imported = project.imports(of: path)
    if importedBefore.elementsEqual(imported.map(\.target)) { return [] }
    let changed = Set(importedBefore).symmetricDifference(imported.map(\.target))
    return filesImported(by: changed).union(changed).filter {
      $0 != path && (analyses[$0] != nil || members.contains($0))
    }
  }

  /// The files that some files see, themselves left out.
  private func filesImported(by paths: some Collection<String>) -> Set<String> {
    var waiting = Array(paths)
    var seen = Set(paths)
    while let next = waiting.popLast() {
      for (_, target) in project.imports(of: next) where seen.insert(target).inserted { waiting.append(target) }
    }
    return seen.subtracting(paths)
  }
}
