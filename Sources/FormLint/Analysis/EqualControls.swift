import FieldLanguages
import FormModel
import FormSyntax
import Synchronization
import UIKitCatalog

/// What tells a control of some shape, in a form of some kind, from those of which the rules ask the same and are answered
/// the same: all that fills the gaps of the shape but names and words that say nothing, and what its presets say.
struct EqualControl: Hashable {
  private var hash = Fingerprint()

  /// Nil where rules may ask for more than what it says.
  ///
  /// - Parameter place: where it stands among the controls of its form, as far as rules ask for that.
  init?(_ block: BlockModel, _ shape: BlockShape, _ presets: [SaidPreset], _ place: UInt64, in form: FormLikeness) {
    guard !shape.refersToControls, !shape.setsAny(of: SaidPreset.asked) else { return nil }
    hash.add(shape.number)
    hash.add(form.number)
    hash.add(place)
    var hasSamples = shape.setsAny(of: SaidPreset.samples)
    for preset in presets {
      hash.add(preset.hash)
      if preset.hasSamples { hasSamples = true }
    }
    var messages: [Fingerprint] = []
    shape.forEachFilling(of: block) { property, text in
      switch property {
      case .label?,
        .placeholder? where !hasSamples:
        if QuietControl.isPlain(text) { return hash.add(0) }
      case .message? where presets.isEmpty && QuietControl.showsSomething(text),
        .ruleTitle? where presets.isEmpty && QuietControl.showsSomething(text):
        // Of what rules tell people it matters only which of them tell the same, and that they tell something.
        var own = Fingerprint()
        own.add(text)
        let first = messages.firstIndex(of: own)
        messages.append(own)
        return hash.add(UInt64(first ?? messages.count - 1))
      default: break
      }
      hash.add(text)
    }
  }
}

/// The controls of which the rules found nothing, but perhaps for the texts that their fields take. A table that is full
/// forgets all.
final class EqualControls: Sendable {
  /// Those of this process.
  static let shared = EqualControls()

  /// What it took to look at a control of which the rules found nothing: those that are equal cost as much, and need not be
  /// looked at.
  struct Known {
    /// To ask how its formatter writes; nil where the rules found something there.
    var formatters: FieldReceipt?
    /// To look at the texts that its field takes; nil where the rules found something there.
    var texts: FieldReceipt?
  }

  private let known = Mutex<[EqualControl: Known]>([:])

  /// So many are kept at most.
  private static let limit = 1 << 14

  /// What is known of an equal control; nil where the rules may find something in it, whatever its field takes.
  subscript(control: EqualControl) -> Known? { known.withLock { $0[control] } }

  /// Keeps a control of which the rules found nothing.
  func add(_ control: EqualControl, _ found: Known) {
    known.withLock { known in
      if known.count >= EqualControls.limit { known = [:] }
      known[control] = found
    }
  }
}
