import FormSyntax
import Synchronization

/// What presets do by themselves, or may, or by what they use.
struct PresetActions: OptionSet {
  let rawValue: UInt8

  /// They submit the form: code may, and so may the focus behind the last field.
  static let submit = PresetActions(rawValue: 1)
  /// They call code.
  static let call = PresetActions(rawValue: 2)
  /// They follow whether all fields meet their rules.
  static let follow = PresetActions(rawValue: 4)
  static let all: PresetActions = [.submit, .call, .follow]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What one says itself.
  fileprivate init(_ facts: borrowing ControlFacts) {
    self = facts.submits || facts.maySubmit ? .submit : []
    if facts.calls { insert(.call) }
    if facts.followsRules { insert(.follow) }
  }
}

/// Which of the presets that one version of a file sees submit a form, call code or follow its rules, or may, by themselves
/// or by what they use.
///
/// Of few presets it is asked form by form. Where forms lead to very many, it is found out once for all of them.
public final class ActingPresets: Sendable {
  private let found = Mutex<Names?>(nil)
  private let lookedAt = Atomic(0)

  /// So many presets are looked at for one form alone, and for all forms before it is found out for all presets.
  private static let few = 100
  private static let mostAlone = 2_000

  /// The names of presets, by their hashes.
  fileprivate struct Names {
    /// What those do that are somewhere; nothing of the others is known.
    var actions: [UInt64: PresetActions] = [:]
  }

  /// Nothing is found yet.
  public init() {}

  /// What some presets do, or may; one that is nowhere may do all.
  func actions(of names: some Collection<UInt64>, in file: FileModel, _ scope: PresetScope) -> PresetActions {
    if let answer = answer(names, in: file, scope) { return answer }
    return found.withLock { found in
      let known = found ?? Names(in: file, scope)
      found = known
      return names.reduce(into: []) { $0.formUnion(known.actions[$1] ?? .all) }
    }
  }

  /// The same, found by going from one to the next; nil where they are many.
  private func answer(_ names: some Collection<UInt64>, in file: FileModel, _ scope: PresetScope) -> PresetActions? {
    if names.count > ActingPresets.few { return nil }
    if lookedAt.load(ordering: .relaxed) > ActingPresets.mostAlone { return nil }
    var waiting = Array(names)
    var met = Set(names)
    defer { lookedAt.add(met.count, ordering: .relaxed) }
    var actions: PresetActions = []
    while let name = waiting.popLast() {
      guard let facts = scope.preset(hashed: name, in: file)?.facts else { return .all }
      actions.formUnion(PresetActions(facts))
      if actions == .all { return actions }
      for used in facts.uses where met.insert(used).inserted { waiting.append(used) }
      if met.count > ActingPresets.few { return nil }
    }
    return actions
  }
}

extension ActingPresets.Names {
  /// Goes from those that do something by themselves to those that use them.
  fileprivate init(in file: FileModel, _ scope: PresetScope) {
    var users: [UInt64: [UInt64]] = [:]
    var waiting: [(name: UInt64, actions: PresetActions)] = []
    for preset in scope.names(in: file) {
      let name = factKey(preset.block.source.bytes(preset.block.nameRange))
      guard actions[name] == nil else { continue }
      actions[name] = []
      guard let facts = scope.preset(hashed: name, in: file)?.facts else {
        waiting.append((name, .all))
        continue
      }
      waiting.append((name, PresetActions(facts)))
      for used in facts.uses { users[used, default: []].append(name) }
    }
    waiting += users.keys.filter { actions[$0] == nil }.map { ($0, .all) }
    while let (name, new) = waiting.popLast() {
      let known = actions[name] ?? []
      if known.isSuperset(of: new) { continue }
      actions[name] = known.union(new)
      waiting += (users[name] ?? []).map { ($0, new) }
    }
  }
}
