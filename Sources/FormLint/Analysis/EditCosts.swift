import FieldLanguages
import FormModel
import FormSyntax
import TextPatterns

extension FileAnalysis {
  /// Whether the fields of chunks that an edit touched cost what they did before, with every budget that was tried: what
  /// the other fields of a file have that costs more than it may need not be found out again then.
  ///
  /// - Parameters:
  ///   - range: the chunks, as many as there were and at the same place.
  ///   - old: the file as it was.
  ///   - oldScope: the presets that it saw.
  func costIsKept(by range: Range<Int>, _ old: FileModel, _ oldScope: PresetScope) -> Bool {
    guard range.count <= FileAnalysis.mostEdited else { return false }
    let passes = [
      FilePass(
        file: old, scope: oldScope, known: known, rules: rules, seenPresets: SeenPresets(), traits: KnownTraits()),
      filePass,
    ]
    return pace.triedBudgets.allSatisfy { budget in
      let costs = passes.map { $0.itemisedCosts(of: range, budget) }
      return costs[0] != nil && costs[0] == costs[1]
    }
  }

  /// What is typed touches one chunk, or two.
  private static let mostEdited = 4
}

extension FilePass {
  /// What the fields of some chunks of one form cost by themselves, and how many of them are not decided; nil where that
  /// takes too long to find out.
  fileprivate func itemisedCosts(of range: Range<Int>, _ budget: FieldBudget) -> ItemisedCosts? {
    let (costs, interruption) = (FieldCosts(), Interruption(afterSteps: FileAnalysis.stepsAtOnce))
    let meter = FieldMeter(budget, costs, interruption)
    let form = range.first.flatMap { file.formIndex(of: file.document.chunks[$0].id) }.map { file.forms[$0] }
    var found: [ChunkFindings] = []
    check(range, form, meter, &found) { _ in nil }
    guard found.count == range.count, !meter.wasInterrupted else { return nil }
    return ItemisedCosts(items: costs.items, undecided: meter.undecidedCount)
  }
}

private struct ItemisedCosts: Equatable {
  let items: FieldCosts.Items
  let undecided: Int
}
