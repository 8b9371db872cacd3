import Synchronization

/// Two forms, or two presets, of one name in different files, one of which sees the other or both of which a third sees.
public struct NameClash: Sendable {
  /// What has a name that is to be the only one of its kind among what a file sees.
  public enum Kind: CaseIterable, Sendable {
    /// What the clash is about.
    case form, preset
  }

  /// What has the name.
  public let kind: Kind
  /// A hash of the name: whoever reports it compares the names themselves.
  let name: UInt64
  /// The file whose one comes first, and counts.
  public let first: String
  /// The file that has the other one.
  public let second: String
  /// The import, among those of the file that sees both whose path can be read, by which the other one comes; nil where it
  /// is the file's own.
  public let index: Int?
}

extension FileModel {
  /// The names of all forms or presets of the file.
  func names(_ kind: NameClash.Kind) -> FactTable {
    switch kind {
    case .form: formNames
    case .preset: presets
    }
  }

  /// The form or preset that a clash is about.
  public func entry(of clash: NameClash) -> ModelEntry? { names(clash.kind).first(clash.name).flatMap(entry) }
}

/// The names that are in several files.
struct SharedNames: Sendable {
  private var forms: Set<UInt64> = []
  private var presets: Set<UInt64> = []

  /// Whether there is none.
  var isEmpty: Bool { forms.isEmpty && presets.isEmpty }

  /// Those of one kind.
  subscript(kind: NameClash.Kind) -> Set<UInt64> {
    get {
      switch kind {
      case .form: forms
      case .preset: presets
      }
    }
    set {
      switch kind {
      case .form: forms = newValue
      case .preset: presets = newValue
      }
    }
  }
}

/// The clashes of names that files see, of all versions of a project whose files have the same names and import the same:
/// found when they are first asked for, by whatever thread.
final class KnownClashes: Sendable {
  private let found = Mutex<[String: [NameClash]]>([:])
  private let shared = Mutex<SharedNames?>(nil)

  /// The names that are in several files, by `find` where that is not known.
  func sharedNames(_ find: () -> SharedNames) -> SharedNames {
    shared.withLock { shared in
      let names = shared ?? find()
      shared = names
      return names
    }
  }

  /// Those of a file, by `find` where they are not known.
  func clashes(at path: String, _ find: () -> [NameClash]) -> [NameClash] {
    if let known = found.withLock({ $0[path] }) { return known }
    let clashes = find()
    found.withLock { $0[path] = clashes }
    return clashes
  }
}

extension ProjectModel {
  /// So many of one import are told.
  private static let mostOfImport = 10

  /// The clashes of names that a file sees and none of the files that it imports, with its imports.
  ///
  /// - Parameter shared: the names that several files have.
  func findClashes(at path: String, _ shared: SharedNames) -> [NameClash] {
    if shared.isEmpty { return [] }
    let imports = imports(of: path)
    let seen = seen(from: path)
    guard !imports.isEmpty, let own = model(path), seen.count > 1 else { return [] }
    var clashes: [NameClash] = []
    // What each import brings is asked for where two names clash, which is rare.
    // (In a circle each file sees all: what comes by this file is not brought to it.)
    lazy var brought = imports.map { self.seen(from: $0.target, without: path) }
    for kind in NameClash.Kind.allCases {
      let shared = shared[kind]
      if shared.isEmpty { continue }
      let ownNames = own.names(kind)
      var owners: [UInt64: String] = [:]
      for other in seen.dropFirst() {
        guard let names = model(other)?.names(kind), !names.isEmpty else { continue }
        var count = 0
        let clashing = names.keys.filter(shared.contains).compactMap { name in names.first(name).map { (name, $0) } }
        for (name, _) in clashing.sorted(by: { $0.1 < $1.1 }) {
          guard count < ProjectModel.mostOfImport else { break }
          guard let first = owners[name] else {
            owners[name] = other
            if ownNames.first(name) != nil {
              clashes.append(NameClash(kind: kind, name: name, first: other, second: path, index: nil))
              count += 1
            }
            continue
          }
          guard ownNames.first(name) == nil, !brought.contains(where: { $0.contains(first) && $0.contains(other) }),
            let index = brought.firstIndex(where: { $0.contains(other) })
          else { continue }
          clashes.append(NameClash(kind: kind, name: name, first: first, second: other, index: index))
          count += 1
        }
      }
    }
    return clashes
  }
}

extension ProjectModel {
  /// The names that several files have.
  func findSharedNames() -> SharedNames {
    var shared = SharedNames()
    for kind in NameClash.Kind.allCases {
      var (met, clashing): (Set<UInt64>, Set<UInt64>) = ([], [])
      for path in files.keys {
        for name in model(path)?.names(kind).keys ?? [] where !met.insert(name).inserted { clashing.insert(name) }
      }
      shared[kind] = clashing
    }
    return shared
  }
}
