import FormModel
import FormSyntax

/// Which controls of a file use presets, of the file itself or imported, by way of other presets too.
///
/// What is asked once is kept: of many presets each costs its own users.
final class PresetUsers {
  private let file: FileModel
  private let scope: PresetScope
  private var homes: [String: FileModel?] = [:]
  private var suppressed: [String: (suppressions: Suppressions, cursor: LineCursor)] = [:]
  private lazy var ofOwn = UserGraph(file, [:])
  private lazy var ofImported = UserGraph(file, importedUsers)
  /// By the name of a preset, the names of the imported presets that use it.
  private var importedUsers: [UInt64: [ArraySlice<UInt8>]] {
    var users: [UInt64: [ArraySlice<UInt8>]] = [:]
    for preset in scope.names(in: file) where preset.path != nil {
      let name = preset.block.source.bytes(preset.block.nameRange)
      for used in preset.block.usedPresets { users[factKey(used), default: []].append(name) }
    }
    return users
  }

  /// The users in one version of a file, which sees some presets.
  init(_ file: FileModel, _ scope: PresetScope) {
    self.file = file
    self.scope = scope
  }

  /// Whether a control uses the preset of a place.
  func areAny(of place: ChunkPlace) -> Bool {
    name(place).map { !graph(place).users(of: $0).controls.isEmpty } ?? false
  }

  /// Whether all controls that use the preset of a place are some.
  func areAll(of place: ChunkPlace, _ isOne: (ChunkID) -> Bool) -> Bool {
    name(place).map { graph(place).areAllUsers(of: $0, isOne) } ?? true
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

  private func name(_ place: ChunkPlace) -> ArraySlice<UInt8>? {
    guard let block = home(place.path)?.entry(place.chunk)?.block else { return nil }
    return block.source.bytes(block.nameRange)
  }

  private func graph(_ place: ChunkPlace) -> UserGraph { place.path == nil ? ofOwn : ofImported }
}

/// Names of presets, each with what uses it: controls, and presets whose users are its own too.
private final class UserGraph {
  private let file: FileModel
  /// By the name of a preset, the names of the imported presets that use it.
  private let imported: [UInt64: [ArraySlice<UInt8>]]
  private var known: [UInt64: Users] = [:]

  /// The controls that use a preset, or the first of them.
  struct Users {
    var controls: Set<ChunkID> = []
    /// Whether there are no others.
    var areAll = true

    /// As long as they are few.
    mutating func add(_ others: Users) {
      if controls.isEmpty, areAll {
        self = others
        return
      }
      areAll = areAll && others.areAll
      for control in others.controls { add(control) }
    }

    mutating func add(_ control: ChunkID) {
      if controls.count <= Users.few { controls.insert(control) } else if !controls.contains(control) { areAll = false }
    }

    /// So many are kept, and one more.
    static let few = 128
  }

  /// A name whose users are looked for.
  private struct Visit {
    var key: UInt64
    var number: Int
    /// The least number of a visit that this one leads back to.
    var least: Int
    var waiting: [ArraySlice<UInt8>]
    var users: Users
  }

  init(_ file: FileModel, _ imported: [UInt64: [ArraySlice<UInt8>]]) {
    self.file = file
    self.imported = imported
  }

  /// The users of the presets with a name. Names that use each other in a circle have the same ones, and are found together
  /// as a strongly connected component (Tarjan, 1972).
  func users(of name: ArraySlice<UInt8>) -> Users {
    if let users = known[factKey(name)] { return users }
    var visits = [visit(name, 0)]
    var stack = [factKey(name)]
    var open = [factKey(name): 0]
    var count = 1
    while let top = visits.indices.last {
      if let next = visits[top].waiting.popLast() {
        let key = factKey(next)
        if let users = known[key] {
          visits[top].users.add(users)
        } else if let number = open[key] {
          visits[top].least = min(visits[top].least, number)
        } else {
          visits.append(visit(next, count))
          stack.append(key)
          open[key] = count
          count += 1
        }
        continue
      }
      let done = visits.removeLast()
      if done.least == done.number {
        while let key = stack.popLast() {
          open[key] = nil
          known[key] = done.users
          if key == done.key { break }
        }
      }
      guard top > 0 else { return done.users }
      visits[top - 1].least = min(visits[top - 1].least, done.least)
      visits[top - 1].users.add(done.users)
    }
    return Users()
  }

  private func visit(_ name: ArraySlice<UInt8>, _ number: Int) -> Visit {
    let key = factKey(name)
    var visit = Visit(key: key, number: number, least: number, waiting: imported[key] ?? [], users: Users())
    for user in file.presetUses[key] {
      guard let block = file.entry(user)?.block else { continue }
      if block.control == nil {
        visit.waiting.append(block.source.bytes(block.nameRange))
      } else {
        visit.users.add(user)
      }
    }
    return visit
  }

  /// Whether all users of the presets with a name are some controls.
  func areAllUsers(of name: ArraySlice<UInt8>, _ isOne: (ChunkID) -> Bool) -> Bool {
    let users = users(of: name)
    guard users.controls.allSatisfy(isOne) else { return false }
    if users.areAll { return true }
    var waiting = [name]
    var seen: Set<UInt64> = []
    while let name = waiting.popLast() {
      let key = factKey(name)
      guard seen.insert(key).inserted else { continue }
      waiting += imported[key] ?? []
      for user in file.presetUses[key] {
        guard let block = file.entry(user)?.block else { continue }
        if block.control == nil {
          waiting.append(block.source.bytes(block.nameRange))
        } else if !isOne(user) {
          return false
        }
      }
    }
    return true
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
    return users.contains { $0.areAny(of: place) }
  }
}
