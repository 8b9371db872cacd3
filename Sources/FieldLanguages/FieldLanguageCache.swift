import FormModel
import Synchronization

/// What was found out about rules and sets of rules, by what they say: fields that say the same share it.
///
/// One for each analysis; it only ever grows, and is dropped with it.
public final class FieldLanguageCache: Sendable {
  private struct State {
    var readings: [[UInt8]: RuleReading] = [:]
    var shapes: [[UInt8]: FieldShape] = [:]
    var knownShapes: [FieldFingerprint: FieldShape] = [:]
    var verdicts: [[UInt8]: FieldVerdict] = [:]
  }

  private let state = Mutex(State())

  public init() {}

  func reading(_ key: [UInt8], _ make: () -> RuleReading) -> RuleReading {
    if let known = state.withLock({ $0.readings[key] }) { return known }
    let made = make()
    state.withLock { $0.readings[key] = made }
    return made
  }

  func shape(_ key: [UInt8], _ make: () -> FieldShape) -> FieldShape {
    if let known = state.withLock({ $0.shapes[key] }) { return known }
    let made = make()
    state.withLock { $0.shapes[key] = made }
    return made
  }

  /// The shape of fields with a fingerprint; without one it is made.
  func shape(_ fingerprint: FieldFingerprint?, _ make: () -> FieldShape) -> FieldShape {
    guard let fingerprint else { return make() }
    if let known = state.withLock({ $0.knownShapes[fingerprint] }) { return known }
    let made = make()
    state.withLock { $0.knownShapes[fingerprint] = made }
    return made
  }

  func verdict(_ key: [UInt8], _ make: () -> FieldVerdict) -> FieldVerdict {
    if let known = state.withLock({ $0.verdicts[key] }) { return known }
    let made = make()
    state.withLock { $0.verdicts[key] = made }
    return made
  }
}
