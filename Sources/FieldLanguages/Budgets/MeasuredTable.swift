import Synchronization
import TextPatterns

/// What was found out for several fields, by key; a table that is full forgets all.
///
/// (How keys are hashed is asked for by its methods only; see `HashedValues`.)
final class MeasuredTable<Key: Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private let owner: Int
  private let measureSize: @Sendable (Value) -> Int
  private let measureOwnSize: @Sendable (Value) -> Int
  private let state = Mutex(State())

  private struct State: Sendable {
    var known = HashedValues<Key, Measured<Value>>()
    var weight = 0
    var size = 0
  }

  /// The steps of all that is kept: what takes long to find out is large as a rule.
  private static var heaviest: Int { 40_000_000 }
  /// The bytes of all that is kept: more than things of one file may take, so that none of them is made again and again.
  private static var largest: Int { FieldCosts.bytesOfFile }

  /// - Parameters:
  ///   - limit: how many values are kept at most.
  ///   - owner: a hash of what the values are about beside their keys, so that equal keys of different things are paid
  ///     for each; that of the thing that is being found out where it is not given.
  ///   - size: about how many bytes a value takes, of those that may take many.
  ///   - ownSize: the same without what is paid for elsewhere.
  init(
    limit: Int, of owner: Int = FieldMeter.thing, size: @escaping @Sendable (Value) -> Int = { _ in 0 },
    ownSize: (@Sendable (Value) -> Int)? = nil
  ) {
    self.limit = limit
    self.owner = owner
    measureSize = size
    measureOwnSize = ownSize ?? size
  }
}

extension MeasuredTable where Key: Hashable {
  /// A hash of what a value is, where it belongs, and what it is made of.
  private func charge(_ key: HashedKey<Key>) -> Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(Value.self))
    hasher.combine(owner)
    hasher.combine(key.hash)
    return hasher.finalize()
  }

  /// The value of a key, made where it is not known, or not with as many steps; two threads may make the same.
  func value(_ key: Key, _ make: () -> Value) -> Value { measured(key, make).paid }

  /// The same of a value that is made of something that was found out before.
  func value(_ key: Key, of basis: MeasuredBasis, _ make: () -> Value) -> Value {
    value(key) {
      basis.note()
      return make()
    }
  }

  /// What is known of a key, to be paid by whoever uses it; nil where more steps might find out more.
  func known(_ key: Key) -> Measured<Value>? {
    let key = HashedKey(key)
    return state.withLock { $0.known[key] }.flatMap { $0.holds ? $0 : nil }
  }

  /// The same, to be paid by whoever uses it.
  func measured(_ key: Key, _ make: () -> Value) -> Measured<Value> {
    let key = HashedKey(key)
    if let known = state.withLock({ $0.known[key] }), known.holds { return known }
    let made = Measured(charge(key), measureOwnSize, make)
    if Interruption.isRaised { return made }
    return state.withLock { state in
      if let known = state.known[key], known.holds { return known }
      if state.known.count >= limit || state.weight > MeasuredTable.heaviest || state.size > MeasuredTable.largest {
        state = State()
      }
      state.known.set(key, made)
      state.weight += made.weight
      state.size += measureSize(made.value)
      return made
    }
  }
}
