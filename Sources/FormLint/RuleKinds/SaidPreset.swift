import FormModel
import FormSyntax
import UIKitCatalog

/// What a preset says, for controls that are equal but for names.
struct SaidPreset {
  /// Of its text.
  let hash: Fingerprint
  /// Whether rules hold other texts against what it says.
  let hasSamples: Bool

  /// What rules hold against what a formatter writes, or against what is typed.
  static let samples = PropertyMask([.formatter, .text, .example])
  /// What makes rules ask for more than the control: another one's name, a class of the app's own.
  static let asked = PropertyMask([.delegate, .labelText, .class, .focus])

  /// Nil where rules may ask for more than what it says.
  init?(_ preset: BlockModel) {
    let members = preset.members
    guard
      !members.contains(where: { member in
        member.rule == .equal || member.property.map(SaidPreset.asked.contains) ?? false
          || !member.flags.isDisjoint(with: [.broken, .unknown, .misplaced, .valueProblem])
      })
    else { return nil }
    hasSamples = members.contains { $0.property.map(SaidPreset.samples.contains) ?? false }
    var hash = Fingerprint()
    preset.source.withBytes { hash.add($0) }
    self.hash = hash
  }
}
