import FormModel
import FormSyntax
import Synchronization

/// The traits of the forms of one version of a file: each is found when it is first asked for, by whatever thread, and kept
/// for all pieces of work.
final class KnownTraits: Sendable {
  private let found = Mutex<[ChunkID: FormTraits]>([:])
  private let presets = ActingPresets()

  /// None is found yet.
  init() {}

  /// The traits of a form of that version.
  func traits(of form: ResolvedForm) -> FormTraits {
    if form.index.controlCount <= KnownTraits.smallForm, form.index.presetUsers.isEmpty { return form.traits(presets) }
    if let known = found.withLock({ $0[form.id] }) { return known }
    let traits = form.traits(presets)
    found.withLock { $0[form.id] = traits }
    return traits
  }

  /// Of forms with so few controls that use no presets it costs less to find them than to keep them: they may be very
  /// many.
  private static let smallForm = 16
}
