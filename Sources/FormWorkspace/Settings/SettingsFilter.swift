public import FormLint

/// What settings make of the findings of a file.
public struct SettingsFilter: Sendable {
  /// Which rules are on, and how serious they are.
  let selection: RuleSelection
  /// The suppressions that speak of the file, with their number among all.
  let suppressions: [(number: Int, suppression: SettingsFile.Suppression)]
  /// Those with the same names, by these.
  private let byNames: [Names: [Int]]

  /// - Parameter path: absolute.
  init(_ settings: Settings, _ path: String) {
    selection = settings.selection(for: path)
    suppressions = settings.suppressions.enumerated().compactMap { number, entry in
      entry.suppression.matches(path, below: entry.file.folder) ? (number, entry.suppression) : nil
    }
    byNames =
      suppressions.isEmpty
      ? [:] : Dictionary(grouping: suppressions) { Names($0.suppression) }.mapValues { $0.map(\.number) }
  }

  /// What a suppression names; nil: any.
  private struct Names: Hashable {
    var code: String
    var form: String?
    var control: String?

    init(_ suppression: SettingsFile.Suppression) {
      self.init(suppression.code, suppression.form, suppression.control)
    }

    init(_ code: String, _ form: String?, _ control: String?) {
      self.code = code
      self.form = form
      self.control = control
    }
  }

  /// Whether it looks at the forms and controls of findings.
  public var hasSuppressions: Bool { !suppressions.isEmpty }

  /// Whether findings of a code are reported.
  public func isOn(_ code: String) -> Bool { LintRuleRegistry.known(code).map { selection.isOn($0) } ?? false }

  /// Whether the settings say nothing.
  public var isEmpty: Bool { selection.isUsual && suppressions.isEmpty }

  /// Takes out what is off or suppressed, and gives the others the severity that settings give them.
  ///
  /// - Returns: the numbers of the suppressions that were used.
  @discardableResult
  public func apply(to findings: inout [LocatedFinding]) -> Set<Int> {
    guard !isEmpty else {
      findings.removeAll { !$0.rule.isOnByDefault }
      return []
    }
    var used: Set<Int> = []
    var standings = RuleStandings(selection)
    findings = findings.compactMap { finding in
      let standing = standings[finding.rule]
      guard standing.isOn else { return nil }
      var finding = finding
      if !finding.rule.isAlwaysReported {
        let matching = suppressions(of: finding)
        if !matching.isEmpty {
          used.formUnion(matching)
          return nil
        }
      }
      // A rule of several severities keeps the differences unless settings say otherwise.
      if let severity = standing.severity { finding.severity = severity }
      if !finding.fixes.isEmpty, !standing.isFixable {
        for index in finding.fixes.indices { finding.fixes[index].applicability = .display }
      }
      return finding
    }
    return used
  }

  /// The numbers of the suppressions that speak of a finding, with or without its names.
  private func suppressions(of finding: LocatedFinding) -> Set<Int> {
    guard hasSuppressions else { return [] }
    var found: Set<Int> = []
    for form in Set([nil, finding.form]) {
      for control in Set([nil, finding.control]) {
        found.formUnion(byNames[Names(finding.code, form, control)] ?? [])
      }
    }
    return found
  }
}

extension SettingsFile.Suppression {
  /// Whether it speaks of a file, by its absolute path.
  func matches(_ path: String, below folder: String) -> Bool {
    path.below(folder).map { file.contains(file: $0) } ?? false
  }
}
