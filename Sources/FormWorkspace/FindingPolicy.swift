public import FormLint

/// What the settings and the baseline of a file make of findings, before these are put in words: severities, rules that
/// are off, suppressions, and what is known.
public struct FindingPolicy: Sendable {
  private var standings: RuleStandings
  /// The suppressions that speak of the file.
  private let suppressed: FindingNames
  /// The entries of the baseline.
  private let known: FindingNames
  /// How many findings of each entry have not been met yet.
  private var left: [Int]

  /// What a filter takes out, and what a baseline knows of the rest.
  public init(_ filter: SettingsFilter, _ baseline: BaselineFilter?) {
    standings = RuleStandings(filter.selection)
    suppressed = FindingNames(
      filter.suppressions.map { ($0.suppression.code, $0.suppression.form, $0.suppression.control) })
    let entries = baseline.map { Array($0.counts) } ?? []
    known = FindingNames(entries.map { ($0.key.code, $0.key.form, $0.key.control) })
    left = entries.map(\.value)
  }
}

extension FindingPolicy: FindingJudge {
  /// Whether there are suppressions or known findings.
  public var asksForNames: Bool { !suppressed.isEmpty || !known.isEmpty }

  /// What settings say; a rule of several severities keeps the differences unless they say otherwise.
  public mutating func severity(of rule: LintRuleInfo, _ own: Severity) -> Severity? {
    let standing = standings[rule]
    return standing.isOn ? standing.severity ?? own : nil
  }

  /// Suppressed where a suppression speaks of it, with or without its names; else known, as often as the baseline says.
  public mutating func standing(
    of rule: LintRuleInfo, form: ArraySlice<UInt8>?, control: ArraySlice<UInt8>?
  ) -> FindingStanding {
    if standings[rule].isNeverSuppressed { return .shown }
    if !suppressed.isEmpty {
      let isSuppressed =
        suppressed.number(of: rule.code, form, control) != nil || suppressed.number(of: rule.code, nil, nil) != nil
        || suppressed.number(of: rule.code, form, nil) != nil || suppressed.number(of: rule.code, nil, control) != nil
      if isSuppressed { return .suppressed }
    }
    guard let entry = known.number(of: rule.code, form, control), left[entry] > 0 else { return .shown }
    left[entry] -= 1
    return .known
  }
}

/// Findings by their code and the names that they have, found by the bytes of the source.
private struct FindingNames: Sendable {
  private let names: [(code: String, form: String?, control: String?)]
  /// The numbers of those with a hash.
  private var numbers: [Int: [Int]] = [:]

  init(_ names: [(code: String, form: String?, control: String?)]) {
    self.names = names
    for (number, name) in names.enumerated() {
      let bytes = (form: name.form.map { Array($0.utf8)[...] }, control: name.control.map { Array($0.utf8)[...] })
      let hash = FindingNames.hash(name.code, bytes.form, bytes.control)
      numbers[hash, default: []].append(number)
    }
  }

  var isEmpty: Bool { names.isEmpty }

  /// The first with exactly these names.
  func number(of code: String, _ form: ArraySlice<UInt8>?, _ control: ArraySlice<UInt8>?) -> Int? {
    func isSame(_ name: String?, _ bytes: ArraySlice<UInt8>?) -> Bool {
      guard let name, let bytes else { return name == nil && bytes == nil }
      return name.utf8.elementsEqual(bytes)
    }
    return numbers[FindingNames.hash(code, form, control)]?.first { number in
      names[number].code == code && isSame(names[number].form, form) && isSame(names[number].control, control)
    }
  }

  private static func hash(_ code: String, _ form: ArraySlice<UInt8>?, _ control: ArraySlice<UInt8>?) -> Int {
    var hasher = Hasher()
    hasher.combine(code)
    for name in [form, control] {
      hasher.combine(name == nil)
      name?.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(name?.count ?? 0)
    }
    return hasher.finalize()
  }
}
