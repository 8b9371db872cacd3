import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

/// Presets: those that the file sees, and those of other files of the project, with the import that they need.
extension CompletionFinder {
  /// The presets that the block may use and does not use yet, without those that use it: that would make a circle; `used`
  /// are those that the present member names before the place.
  func presets(_ used: [String]) -> [Completion] {
    let all = snapshot.scope.names(in: snapshot.file)
    let users = place.block.kind == .preset ? users(of: [place.block], among: all) : []
    let taken = Set(used + place.block.usedPresetValues.filter { $0.range != context.word }.map(\.name))
    var names: Set<String> = []
    let isFree = { (preset: FoundPreset) in
      !taken.contains(preset.block.name) && names.insert(preset.block.name).inserted
        && !users.contains(ObjectIdentifier(preset.block))
    }
    let seen = all.filter(isFree)
    // A name that is seen already is not to be had from another file.
    let others = presetsOfOtherFiles
    let unseen = others.filter(isFree)
    let unfit = unfit(among: all + others)
    return narrowed(fittingFirst(seen, unfit), \.block.name).map { preset($0, edits: []) }
      + narrowed(fittingFirst(unseen, unfit), \.block.name).compactMap { found in
        importing(found.path ?? "").map { preset(found, edits: [$0]) }
      }
  }

  /// Some presets and those of all that use them, by way of others too.
  private func users(of presets: [BlockModel], among all: [FoundPreset]) -> Set<ObjectIdentifier> {
    var direct: [ObjectIdentifier: [BlockModel]] = [:]
    for user in all {
      for name in user.block.usedPresets {
        guard let used = snapshot.scope.preset(named: name, in: snapshot.file) else { continue }
        direct[ObjectIdentifier(used.block), default: []].append(user.block)
      }
    }
    var found: Set<ObjectIdentifier> = []
    var waiting = presets
    while let block = waiting.popLast() {
      guard found.insert(ObjectIdentifier(block)).inserted else { continue }
      waiting += direct[ObjectIdentifier(block)] ?? []
    }
    return found
  }

  /// The presets that have what one of the controls does not have, be it by others that they use.
  private func unfit(among presets: [FoundPreset]) -> Set<ObjectIdentifier> {
    let unfit = presets.map(\.block).filter { !fits($0) }
    return unfit.isEmpty ? [] : users(of: unfit, among: presets)
  }

  /// Presets that do not fit come last.
  private func fittingFirst(_ presets: [FoundPreset], _ unfit: Set<ObjectIdentifier>) -> [FoundPreset] {
    let isFitting = { (preset: FoundPreset) in !unfit.contains(ObjectIdentifier(preset.block)) }
    return presets.filter(isFitting) + presets.filter { !isFitting($0) }
  }

  private func preset(_ preset: FoundPreset, edits: [SourceEdit]) -> Completion {
    var item = Completion(
      preset.block.name, .preset, detail: preset.fileName.map { edits.isEmpty ? $0 : "\($0), imported with it" },
      subject: .declaration(preset.id, file: preset.path ?? snapshot.path))
    item.additionalEdits = edits
    return item
  }

  private var presetsOfOtherFiles: [FoundPreset] {
    let seen = Set(snapshot.project.seen(from: snapshot.path))
    var found: [FoundPreset] = []
    for path in snapshot.project.files.keys.sorted() where path != snapshot.path && !seen.contains(path) {
      guard let model = snapshot.project.model(path), !importsThisFile(path) else { continue }
      model.forEachEntry(in: 0..<model.entries.count) { entry in
        guard entry.block.kind == .preset, !entry.block.nameRange.isEmpty else { return }
        found.append(FoundPreset(path: path, id: entry.id, block: entry.block))
      }
    }
    return found
  }

  /// Whether a file imports this one, itself or through others: to import it would make a circle.
  private func importsThisFile(_ path: String) -> Bool { snapshot.project.seen(from: path).contains(snapshot.path) }

  /// The edit that imports a file, behind the imports that there are.
  private func importing(_ path: String) -> SourceEdit? {
    let document = snapshot.document
    let last = snapshot.file.imports.last.flatMap { document.index(of: $0.chunk) }
    let text = "import \(LiteralText.quoted(ImportPaths.path(to: path, from: snapshot.path)))"
    return document.insertion(ofMember: text, intoBlockOf: nil, at: last.map { .after($0) } ?? .start)
      .map { SourceEdit($0) }
  }

  /// The paths of files that could be imported here, the nearest first. A file that an import names and that is not there
  /// is none of them, so that half a path is never suggested.
  func importPaths(_ typed: ArraySlice<UInt8>) -> [Completion] {
    let project = snapshot.project
    let imported = Set(project.imports(of: snapshot.path).map(\.target))
    let own = snapshot.file.imports.first { $0.chunk == place.chunk.id }?.path
    let readable = project.files.keys.filter { project.model($0) != nil }
    let others = Set(readable + snapshot.filesBeside()).subtracting([snapshot.path]).map { target in
      (target: target, path: ImportPaths.path(to: target, from: snapshot.path))
    }
    let free = others.filter { (!imported.contains($0.target) || $0.path == own) && !importsThisFile($0.target) }
    let steps = { (path: String) in path.split(separator: "/").count }
    let sorted = free.sorted { (steps($0.path), $0.path) < (steps($1.path), $1.path) }
    let prefix = typed.starts(with: "./".utf8) ? "./" : ""
    return narrowed(sorted) { $0.path }.map { file in
      let path = file.path.hasPrefix("../") ? file.path : prefix + file.path
      return Completion(
        path, .file, insert: String(LiteralText.quoted(path).dropFirst().dropLast()),
        detail: FileSnapshot.summary(ofFile: file.target, in: project))
    }
  }
}
