public import FormSyntax
import Synchronization

/// A preset and the file that has it.
public final class FoundPreset: Sendable {
  /// The path of the file; nil: the file that asked.
  public let path: String?
  /// Its chunk in that file.
  public let id: ChunkID
  /// What it says.
  public let block: BlockModel

  /// A preset of the file at `path`.
  public init(path: String?, id: ChunkID, block: BlockModel) {
    self.path = path
    self.id = id
    self.block = block
  }

  /// Whether it is the same preset, and not one like it.
  public func isSame(as other: FoundPreset) -> Bool { id == other.id && path == other.path }
}

/// The presets that one file sees: its own, then those of the files that it imports.
public struct PresetScope: Sendable {
  /// Nearest first.
  private let imported: [SharedFile]
  /// Which of them is the first with a preset of some name.
  private let firsts = FirstFiles()
  /// Whether all files that are imported could be read: only then is a name that is not here nowhere.
  public let isComplete: Bool

  /// The presets of a file that imports nothing.
  public static let ownOnly = PresetScope()

  /// Whether nothing is imported.
  public var isOwnOnly: Bool { imported.isEmpty && isComplete }

  private init() {
    imported = []
    isComplete = true
  }

  /// What a file of a project sees.
  public init(_ project: ProjectModel, from path: String) {
    let (imported, areAll) = project.importedFiles(from: path)
    self.imported = imported
    let ownImports = project.model(path)?.imports ?? []
    isComplete = areAll && ownImports.allSatisfy { $0.path != nil }
  }

  /// A file that is imported, by its path.
  public func file(_ path: String) -> FileModel? { imported.first { $0.path == path }?.model }

  /// What the files that are imported say, nearest first.
  var importedModels: [FileModel] { imported.map(\.model) }

  /// The preset with a name, as `file` sees it.
  public func preset(named name: some Collection<UInt8>, in file: FileModel) -> FoundPreset? {
    let key = factKey(name)
    if let own = file.preset(named: name, key) { return FoundPreset(path: nil, id: own.id, block: own.block) }
    for other in imported[firsts.index(of: key, in: imported)...] where other.model.mayHavePreset(hashed: key) {
      if let entry = other.model.preset(named: name, key) {
        return FoundPreset(path: other.path, id: entry.id, block: entry.block)
      }
    }
    return nil
  }

  /// Whether a preset that `file` sees may have a name that none has: its own is missing, or it cannot be read.
  public func mayDeclare(_ name: some Collection<UInt8>, in file: FileModel) -> Bool {
    file.mayDeclarePreset(named: name) || imported.contains { $0.model.mayDeclarePreset(named: name) }
  }

  /// What all presets that `file` sees say.
  func summary(in file: FileModel) -> PresetSummary {
    imported.reduce(into: PresetSummary(file)) { $0.formUnion($1.presets) }
  }

  /// The first preset whose name has a hash, as `file` sees it.
  func preset(hashed name: UInt64, in file: FileModel) -> ModelEntry? {
    if let own = file.preset(hashed: name) { return own }
    let first = firsts.index(of: name, in: imported)
    return first < imported.count ? imported[first].model.preset(hashed: name) : nil
  }

  /// The names of all presets that `file` sees.
  public func names(in file: FileModel) -> [FoundPreset] {
    var found: [FoundPreset] = []
    for (path, model) in [(nil, file)] + imported.map({ ($0.path as String?, $0.model) }) {
      for entry in model.namedPresets { found.append(FoundPreset(path: path, id: entry.id, block: entry.block)) }
    }
    return found
  }

  /// The presets that a block uses, those that count most first: later ones before earlier ones, each before what it
  /// uses itself. A preset that uses itself is met once.
  public func used(by block: BlockModel, in file: FileModel) -> [FoundPreset] {
    uses(of: block, in: file).presets
  }

  /// The same, and whether all presets that are named, here and in those that are used, were found.
  func uses(of block: BlockModel, in file: FileModel) -> PresetUses {
    PresetUses(of: named(by: block, in: file), PresetLimit.all(in: file)) { named(by: $0.block, in: file) }
  }

  /// The presets that a block names, those that count most first; nil for each that is nowhere.
  func named(by block: BlockModel, in file: FileModel) -> [FoundPreset?] {
    guard block.memberKinds.contains(MemberKinds(.use)) else { return [] }
    return block.usedPresets.reversed().map { preset(named: $0, in: file) }
  }
}

/// Which of the files that one sees is the first with a preset of some name: in few files it is looked for, of many it is
/// written down once they were gone through a few times.
private final class FirstFiles: Sendable {
  private let found = Mutex<[UInt64: Int]?>(nil)
  private let lookedAt = Atomic(0)

  /// So many times each file is looked at before.
  private static let mostLooks = 4

  /// The index of the first file with a preset whose name has a hash; the count of the files where there is none.
  func index(of name: UInt64, in files: [SharedFile]) -> Int {
    if lookedAt.load(ordering: .relaxed) <= FirstFiles.mostLooks * files.count {
      let index = files.firstIndex { $0.model.mayHavePreset(hashed: name) } ?? files.count
      lookedAt.add(index, ordering: .relaxed)
      return index
    }
    return found.withLock { found in
      let known = found ?? FirstFiles.all(in: files)
      found = known
      return known[name] ?? files.count
    }
  }

  private static func all(in files: [SharedFile]) -> [UInt64: Int] {
    var first: [UInt64: Int] = [:]
    for (index, file) in files.enumerated() {
      for name in file.model.presetNames where first[name] == nil { first[name] = index }
    }
    return first
  }
}

extension BlockModel {
  /// The names of the presets that the block uses, in order.
  public var usedPresets: [ArraySlice<UInt8>] { usedPresetValues.map { source.bytes($0.node.textRange) } }

  /// The same, as values.
  public var usedPresetValues: [Value] {
    var values: [Value] = []
    for (_, use) in topMembers where use.kind == .use {
      var at = use.values.lowerBound
      while at < use.values.upperBound {
        values.append(view(at))
        at = max(at + 1, Int(value(at).next))
      }
    }
    return values
  }

  /// Whether a name of a preset stands behind a word that is no `use`, of which is told.
  public func isOfUseSlip(_ value: Value) -> Bool {
    flags.contains(.unknown)
      && topMembers.contains {
        $0.member.kind == .use && $0.member.flags.contains(.unknown) && $0.member.values.contains(value.index)
      }
  }
}
