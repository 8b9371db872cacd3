import FormSyntax
import Synchronization

/// Which of the presets that one version of a file sees submit a form, or may, by themselves or by what they use.
///
/// Of few presets it is asked form by form. Where forms lead to very many, it is found out once for all of them.
public final class SubmittingPresets: Sendable {
  private let found = Mutex<Names?>(nil)
  private let lookedAt = Atomic(0)

  /// So many presets are looked at for one form alone, and for all forms before it is found out for all presets.
  private static let few = 100
  private static let mostAlone = 2_000

  /// The names of presets, by their hashes.
  fileprivate struct Names {
    /// All that are somewhere.
    var all: Set<UInt64> = []
    /// Those that submit, or may, and those that are nowhere.
    var submitting: Set<UInt64> = []
  }

  /// Nothing is found yet.
  public init() {}

  /// Whether one of some presets submits the form, or may; one that is nowhere may.
  func include(_ names: some Collection<UInt64>, in file: FileModel, _ scope: PresetScope) -> Bool {
    if let answer = answer(names, in: file, scope) { return answer }
    return found.withLock { found in
      let known = found ?? Names(in: file, scope)
      found = known
      return names.contains { known.submitting.contains($0) || !known.all.contains($0) }
    }
  }

  /// The same, found by going from one to the next; nil where they are many.
  private func answer(_ names: some Collection<UInt64>, in file: FileModel, _ scope: PresetScope) -> Bool? {
    if names.count > SubmittingPresets.few { return nil }
    if lookedAt.load(ordering: .relaxed) > SubmittingPresets.mostAlone { return nil }
    var waiting = Array(names)
    var met = Set(names)
    defer { lookedAt.add(met.count, ordering: .relaxed) }
    while let name = waiting.popLast() {
      guard let facts = scope.preset(hashed: name, in: file)?.facts else { return true }
      if facts.submits || facts.maySubmit { return true }
      for used in facts.uses where met.insert(used).inserted { waiting.append(used) }
      if met.count > SubmittingPresets.few { return nil }
    }
    return false
  }
}

extension SubmittingPresets.Names {
  /// Goes from those that submit by themselves to those that use them.
  fileprivate init(in file: FileModel, _ scope: PresetScope) {
    var users: [UInt64: [UInt64]] = [:]
    var waiting: [UInt64] = []
    for preset in scope.names(in: file) {
      let name = factKey(preset.block.source.bytes(preset.block.nameRange))
      guard all.insert(name).inserted else { continue }
      guard let facts = scope.preset(hashed: name, in: file)?.facts else {
        waiting.append(name)
        continue
      }
      if facts.submits || facts.maySubmit { waiting.append(name) }
      for used in facts.uses { users[used, default: []].append(name) }
    }
    waiting += users.keys.filter { !all.contains($0) }
    while let name = waiting.popLast() {
      if submitting.insert(name).inserted { waiting += users[name] ?? [] }
    }
  }
}
