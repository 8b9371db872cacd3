import FormModel
public import FormLint
import FormSyntax

/// Applies fixes, looks again, and so on until there is none left to apply.
///
/// What takes rules away comes last, one rule of a field at a time, and only where it was found before the first fix: a
/// rule that others imply only since they were changed may be the one that was right.
public struct FixRun: Sendable {
  /// Rounds after which fixes that call for one another are left alone.
  private static let roundLimit = 50
  /// A file is left alone too once so many bytes of it were looked at again, be it in a few rounds. What its fields take
  /// counts as well, as many steps as are worth a byte, and each finding, of which fixes are made and tried.
  private static let mostBytes = 16 << 20
  private static let stepsOfByte = 4
  private static let bytesOfFinding = 256
  private static let fewRounds = 4

  private let allowed: Set<Fix.Applicability>
  private let paths: [String]
  private let filters: [String: SettingsFilter]
  /// The files with the fixes in them.
  public private(set) var workspace: Workspace
  /// The texts as they were, of the files that changed.
  public private(set) var before: [String: [UInt8]] = [:]
  /// The fixes that were applied, in the order in which that was done.
  public private(set) var applied: [AppliedFix] = []
  /// The rules that could be taken away before the first fix.
  private var removable: Set<RemovableRule> = []
  /// The rules as they were written, and as what took parts of them away has left them.
  private var kept: Set<WrittenRule> = []
  /// The rules that fixes of this run have changed: they are never taken away in it, nor what they imply.
  private var changedRules: Set<WrittenRule> = []
  /// How many bytes of each file were looked at again.
  private var lookedAt: [String: Int] = [:]
  /// What is left to try fixes of each file a few at a time.
  private var patience: [String: Int] = [:]
  /// Whether nobody waits for the fixes any more.
  private let isGivenUp: @Sendable () -> Bool

  /// - Parameters:
  ///   - paths: the files that may be changed, in the order of the report.
  ///   - allowed: the fixes to apply; of each finding, the first of these.
  ///   - filters: what settings make of the findings of files.
  ///   - isGivenUp: whether nobody waits for the fixes any more; asked now and then.
  public init(
    _ workspace: Workspace, _ paths: [String], _ allowed: Set<Fix.Applicability>,
    _ filters: [String: SettingsFilter] = [:], until isGivenUp: @escaping @Sendable () -> Bool = { false }
  ) {
    self.isGivenUp = isGivenUp
    self.filters = filters
    self.workspace = workspace
    self.paths = paths
    self.allowed = allowed
    let found = candidates(in: paths)
    removable = Set(found.filter(\.removesRule).map { RemovableRule($0, workspace) })
    if !removable.isEmpty { kept = WrittenRule.all(in: paths, workspace) }
    var concerned = round(found)
    for _ in 0..<FixRun.roundLimit where !concerned.isEmpty {
      let next = round(candidates(in: paths.filter { concerned.contains($0) && looksAgain(at: $0) }))
      // Rules go once nothing else is left to do in any file.
      concerned =
        next.isEmpty && !removable.isEmpty ? remove(candidates(in: paths.filter { looksAgain(at: $0) })) : next
    }
  }

  /// Whether a file may be looked at once more, which is counted.
  private mutating func looksAgain(at path: String) -> Bool {
    guard let analysis = workspace.analysis(path) else { return false }
    let document = analysis.file.document
    let findings = (document.chunks.measure.errors + analysis.findingCount) * FixRun.bytesOfFinding
    let count = document.byteCount + findings + analysis.steps / FixRun.stepsOfByte
    let sum = lookedAt[path, default: 0] + count
    guard sum <= max(FixRun.mostBytes, FixRun.fewRounds * count) else { return false }
    lookedAt[path] = sum
    return true
  }

  /// Has the files that changed written in another way.
  ///
  /// - Parameter written: the text of a file in that way, by its path, what it was before the first fix and what it is now.
  public mutating func rewrite(_ written: (_ path: String, _ old: [UInt8], _ new: [UInt8]) -> [UInt8]) {
    for path in changed {
      let text = text(path)
      let new = written(path, before[path] ?? [], text)
      if new != text { _ = workspace.open(path, nextText: new) }
    }
  }

  /// The files with the fixes in them, each looked at as if it had never been any other.
  public var result: Workspace {
    var result = workspace
    for path in changed where workspace.analysis(path)?.narrowedBudget != nil { result.open(path, text: text(path)) }
    return result
  }

  /// The files that changed, in the order of the report.
  public var changed: [String] { paths.filter { before[$0] != nil } }

  /// The text of a file with the fixes in it.
  public func text(_ path: String) -> [UInt8] { workspace.analysis(path)?.file.document.bytes ?? [] }

  /// The fixes of some files, of each finding the first that is allowed; of what is told once a form, those of every
  /// control.
  private mutating func candidates(in looked: [String]) -> [FixCandidate] {
    for path in looked { while !isGivenUp(), workspace.analyseNext(path, atMost: 1_000, until: isGivenUp) {} }
    if isGivenUp() { return [] }
    let (allowed, filters) = (allowed, filters)
    return workspace.mapFindings(of: looked, .each) { path, findings in
      var findings = findings
      filters[path]?.apply(to: &findings)
      return findings.compactMap { finding in
        finding.fixes.first { allowed.contains($0.applicability) && !$0.edits.isEmpty }
          .map { FixCandidate($0, of: finding, in: path) }
      }
    }.flatMap { $0 }
  }

  /// One round of all fixes but those that take rules away, or of these where there are no others; gives the files that
  /// changed or may see what changed.
  private mutating func round(_ found: [FixCandidate]) -> Set<String> {
    let others = found.filter { !$0.removesRule }
    if others.isEmpty { return remove(found) }
    let changed = applyInOrder(others)
    changedRules.formUnion(newRules(changed, besides: kept))
    return changed
  }

  /// Applies of each control the fixes for one code, the most serious: what the others are for may be gone then, and is
  /// looked at again. Where none of these can be applied to a file, the others are.
  private mutating func applyInOrder(_ fixes: [FixCandidate]) -> Set<String> {
    var firstCodes: [FixedControl: FixCandidate] = [:]
    for fix in fixes {
      let control = FixedControl(fix)
      if let first = firstCodes[control], first.finding.severity <= fix.finding.severity { continue }
      firstCodes[control] = fix
    }
    let isFirst = { (fix: FixCandidate) in firstCodes[FixedControl(fix)]?.finding.code == fix.finding.code }
    let changed = apply(fixes.filter(isFirst))
    return changed.union(apply(fixes.filter { !isFirst($0) && !changed.contains($0.path) }))
  }

  /// The rules of files that were not known before fixes were put in.
  private func newRules(_ changed: Set<String>, besides known: Set<WrittenRule>) -> Set<WrittenRule> {
    removable.isEmpty ? [] : WrittenRule.all(in: changed.sorted(), workspace).subtracting(known)
  }

  /// Whether neither the rule that a fix takes away nor one that implies it was changed by another fix.
  private func isUntouched(_ fix: FixCandidate) -> Bool {
    if changedRules.isEmpty { return true }
    let places = [(fix.path, fix.finding.range)] + fix.finding.related.map { ($0.path ?? fix.path, $0.range) }
    return places.allSatisfy { path, range in
      WrittenRule(at: range.lowerBound, in: path, workspace).map { !changedRules.contains($0) } ?? true
    }
  }

  /// Takes rules away, of each field one.
  private mutating func remove(_ found: [FixCandidate]) -> Set<String> {
    var fields: Set<RemovableRule> = []
    let changed = apply(
      found.filter {
        let rule = RemovableRule($0, workspace)
        return $0.removesRule && removable.contains(rule) && isUntouched($0) && fields.insert(rule.field).inserted
      })
    kept.formUnion(newRules(changed, besides: changedRules))
    return changed
  }

  private mutating func apply(_ fixes: [FixCandidate]) -> Set<String> {
    guard !fixes.isEmpty else { return [] }
    var selection = FixSelection(analyses, patience: patience)
    selection.add(fixes)
    patience = selection.patience
    var lines: [String: LineCursor?] = [:]
    for fix in selection.applied {
      let cursor = workspace.analysis(fix.path).map { LineCursor($0.file.document) }
      applied.append(AppliedFix(fix, &lines[fix.path, default: cursor]))
    }
    return take(selection)
  }

  private var analyses: [String: FileAnalysis] {
    Dictionary(paths.compactMap { path in workspace.analysis(path).map { (path, $0) } }) { first, _ in first }
  }

  private mutating func take(_ selection: FixSelection) -> Set<String> {
    var concerned: Set<String> = []
    for path in paths {
      guard let text = selection.text(path) else { continue }
      if before[path] == nil { before[path] = self.text(path) }
      concerned.insert(path)
      concerned.formUnion(workspace.open(path, nextText: text))
    }
    return concerned
  }
}

/// The control, preset or form that a finding is of.
private struct FixedControl: Hashable {
  private let path: String
  private let form: String?
  private let control: String?

  init(_ candidate: FixCandidate) {
    path = candidate.path
    form = candidate.finding.form
    control = candidate.finding.control
  }
}

/// A rule as it stands in a field or preset, whatever lines it moves to.
private struct RemovableRule: Hashable {
  private let path: String
  private let form: String?
  private let control: String?
  private var code = ""
  private var text: [UInt8] = []

  init(_ candidate: FixCandidate, _ workspace: Workspace) {
    path = candidate.path
    form = candidate.finding.form
    control = candidate.finding.control
    code = candidate.finding.code
    text = workspace.analysis(path)?.file.document.bytes(in: candidate.finding.range) ?? []
  }

  /// The field or preset alone.
  var field: RemovableRule {
    var field = self
    field.code = ""
    field.text = []
    return field
  }
}
