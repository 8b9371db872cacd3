public import FormModel
import FormSyntax

/// Which findings of a file would have been found if they were there: of those alone it can be said that they are not.
public struct FindingCoverage: Sendable {
  /// Whether the file, and all that it imports, was read without a mistake.
  public let isRead: Bool
  /// Whether everything about the texts that its fields take was decided.
  private let areTextsDecided: Bool
  private let areStringsRead: Bool

  /// What was looked for in a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - project: where its imports are followed.
  public init(_ analysis: FileAnalysis, path: String, _ project: ProjectModel) {
    isRead = FindingCoverage.isRead(analysis.file, path, project)
    areTextsDecided = analysis.chunkFindings.measure.undecided == 0
    areStringsRead = analysis.file.settings?.translations.unread.isEmpty ?? true
  }

  /// Of a file in which no rule looks for anything: whether nothing else may be found there.
  public init(isWhole: Bool) {
    isRead = isWhole
    areTextsDecided = true
    areStringsRead = true
  }

  /// Whether findings of a code were looked for in all of the file, as far as its rule runs.
  public func covers(_ code: String) -> Bool {
    isRead && (areTextsDecided || !LintRuleRegistry.countingSteps.contains(code)) && coversStrings(code)
  }

  /// Whether what a rule asks strings files could be answered.
  func coversStrings(_ code: String) -> Bool { areStringsRead || !LintRuleRegistry.readingStrings.contains(code) }

  private static func isRead(_ file: FileModel, _ path: String, _ project: ProjectModel) -> Bool {
    if file.document.chunks.measure.errors > 0 { return false }
    if file.imports.isEmpty { return true }
    // What a preset says is not known where a file is not.
    return file.imports.allSatisfy { $0.path != nil } && project.areImportsWithoutMistakes(of: path)
  }
}

/// The lines of a file of which it is not known what the rules find there.
struct UndecidedLines {
  /// Those that have still to be looked at.
  let pending: LineSet
  /// Those of fields of which something was not decided for want of steps.
  let undecided: LineSet

  /// Looks for them.
  init(_ analysis: FileAnalysis) {
    var pending: [ClosedRange<Int>] = []
    var undecided: [ClosedRange<Int>] = []
    let chunks = analysis.file.document.chunks
    for leaf in analysis.chunkFindings.leaves.indices {
      var line = chunks.measure(beforeLeaf: leaf).lineBreaks
      for (offset, found) in analysis.chunkFindings.leaves[leaf].enumerated() {
        let end = line + Int(chunks.leaves[leaf][offset].lineBreaks)
        if found.isPending { pending.append(line...end) }
        if found.isUndecided { undecided.append(line...end) }
        line = end
      }
    }
    self.pending = LineSet(pending)
    self.undecided = LineSet(undecided)
  }

  /// Whether findings of a rule may be missing on some lines.
  ///
  /// - Parameter isOfPreset: whether the lines are a preset's, which tells what is found in its users.
  func mayHold(_ rule: LintRuleInfo, _ lines: ClosedRange<Int>, isOfPreset: Bool) -> Bool {
    let lines = isOfPreset ? 0...Int.max : lines
    return pending.meets(lines) || LintRuleRegistry.countingSteps.contains(rule.code) && undecided.meets(lines)
  }
}
