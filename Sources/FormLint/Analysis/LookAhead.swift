import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns

extension FileAnalysis {
  /// Looks at controls from the end of the text on, one of each shape, until the thread's work is interrupted.
  ///
  /// Nothing of that is kept but what all analyses share. So another thread that makes the pieces of this one, from the
  /// text's beginning on, knows half of what it would have to find out.
  public var lookAhead: @Sendable () -> Void {
    { [filePass, budget = pace.budget] in filePass.lookAhead(budget) }
  }
}

extension FilePass {
  fileprivate func lookAhead(_ budget: FieldBudget) {
    let meter = FieldMeter(budget, FieldCosts(), Interruption.current)
    var seen: Set<ObjectIdentifier> = []
    for leaf in file.entries.leaves.indices.reversed() {
      let entries = file.entries.leaves[leaf]
      let start = file.entries.start(ofLeaf: leaf)
      for offset in entries.indices.reversed() where entries[offset].kind == .control {
        if let shape = entries[offset].block.shape, !seen.insert(ObjectIdentifier(shape)).inserted { continue }
        let index = start + offset
        let form = file.formIndex(of: entries[offset].id).map { file.forms[$0] }
        var found: [ChunkFindings] = []
        check(index..<index + 1, form, meter, &found) { _ in nil }
        if meter.wasInterrupted || meter.isDue(after: 0) { return }
      }
    }
  }
}
