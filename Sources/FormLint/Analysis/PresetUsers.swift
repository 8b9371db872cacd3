import FormModel
import FormSyntax

/// Which controls of a file use presets, of the file itself or imported, by way of other presets too.
///
/// What is asked once is kept: of many presets each costs its own users.
final class PresetUsers {
  private struct Preset: Hashable {
    var path: String?
    var chunk: ChunkID
  }

  private let file: FileModel
  private let scope: PresetScope
  private var known: [Preset: Set<ChunkID>] = [:]
  private var homes: [String: FileModel?] = [:]
  private var suppressed: [String: (suppressions: Suppressions, cursor: LineCursor)] = [:]
  /// By the name of a preset, the names of the imported presets that use it.
  private lazy var importedUsers: [UInt64: [ArraySlice<UInt8>]] = {
    var users: [UInt64: [ArraySlice<UInt8>]] = [:]
    for preset in scope.names(in: file) where preset.path != nil {
      let name = preset.block.source.bytes(preset.block.nameRange)
      for used in preset.block.usedPresets { users[factKey(used), default: []].append(name) }
    }
    return users
  }()

  /// The users in one version of a file, which sees some presets.
  init(_ file: FileModel, _ scope: PresetScope) {
    self.file = file
    self.scope = scope
  }

  /// The controls that use the preset of a place.
  func controls(thatUse place: ChunkPlace) -> Set<ChunkID> {
    let preset = Preset(path: place.path, chunk: place.chunk)
    if let controls = known[preset] { return controls }
    let controls = users(of: preset)
    known[preset] = controls
    return controls
  }

  /// Whether a comment in the file of an imported preset suppresses a rule at a place of it.
  func isSuppressed(_ rule: LintRuleInfo, at place: ChunkPlace) -> Bool {
    guard let path = place.path, let home = home(path), home.document.chunks.measure.hasDirectives,
      let range = home.place(place.range, of: place.chunk)?.range
    else { return false }
    var comments = suppressed[path] ?? (Suppressions(home), LineCursor(home.document))
    let line = comments.cursor.line(at: range.lowerBound).line
    suppressed[path] = comments
    return comments.suppressions.hides(rule, line)
  }

  private func home(_ path: String?) -> FileModel? {
    guard let path else { return file }
    if let home = homes[path] { return home }
    let home = scope.file(path)
    homes[path] = .some(home)
    return home
  }

  private func users(of preset: Preset) -> Set<ChunkID> {
    guard let block = home(preset.path)?.entry(preset.chunk)?.block else { return [] }
    var waiting = [block.source.bytes(block.nameRange)]
    var seen: Set<UInt64> = []
    var controls: Set<ChunkID> = []
    while let name = waiting.popLast() {
      let key = factKey(name)
      guard seen.insert(key).inserted else { continue }
      for user in file.presetUses[key] {
        guard let block = file.entry(user)?.block else { continue }
        if block.control == nil {
          waiting.append(block.source.bytes(block.nameRange))
        } else {
          controls.insert(user)
        }
      }
      if preset.path != nil { waiting += importedUsers[key] ?? [] }
    }
    return controls
  }
}

/// The files of a project that import a file, directly or not: whether their controls use its presets.
final class ImportingFiles {
  private let path: String
  private let project: ProjectModel
  private lazy var users: [PresetUsers] = project.importers(of: path).subtracting([path]).sorted().compactMap { other in
    project.model(other).map { PresetUsers($0, PresetScope(project, from: other)) }
  }

  /// The files that import the one with a path.
  init(of path: String, in project: ProjectModel) {
    self.path = path
    self.project = project
  }

  /// Whether a control of another file uses a preset of this one.
  func use(presetAt place: ChunkPlace) -> Bool {
    let place = ChunkPlace(path: path, chunk: place.chunk, range: place.range)
    return users.contains { !$0.controls(thatUse: place).isEmpty }
  }
}
