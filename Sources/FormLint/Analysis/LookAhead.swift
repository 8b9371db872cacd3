import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns

extension FileAnalysis {
  /// Looks at chunks from the end of the text on, until the thread's work is interrupted.
  ///
  /// Nothing of that is kept but what all analyses share. So another thread that makes the pieces of this one, from the
  /// text's beginning on, knows half of what it would have to find out.
  public var lookAhead: @Sendable () -> Void {
    { [filePass, budget = pace.budget] in filePass.lookAhead(budget) }
  }
}

extension FilePass {
  /// So many chunks are looked at in the order of the text: of those that are all like the first one, both threads would
  /// else find out the same.
  private static let chunksTogether = 64

  fileprivate func lookAhead(_ budget: FieldBudget) {
    let meter = FieldMeter(budget, FieldCosts(), Interruption.current)
    meter.run {
      let (profiles, presets, notes) = (FieldProfiles(known, meter), usedPresets, PresetNotes())
      for stretch in stretches().joined().reversed() {
        let form = stretch.form.map { file.forms[$0] }
        var end = stretch.range.upperBound
        while end > stretch.range.lowerBound {
          let start = max(stretch.range.lowerBound, end - FilePass.chunksTogether)
          var found: [ChunkFindings] = []
          check(start..<end, form, profiles, presets, notes, meter, &found) { _ in nil }
          if meter.wasInterrupted || meter.isDue(after: 0) { return }
          end = start
        }
      }
    }
  }
}
