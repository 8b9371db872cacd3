public import FormLint
import FormSyntax

/// Which rules are on for a file, how serious they are, and whose fixes are applied.
public struct RuleSelection: Sendable {
  /// From what holds for all files to the command line: later ones win.
  private let layers: [SettingsFile.Selection]
  private let fixable: [CodeSelector]
  private let unfixable: [CodeSelector]
  /// Whether nothing differs from what holds without settings.
  let isUsual: Bool

  /// - Parameter layers: from what holds for all files to the command line.
  init(layers: [SettingsFile.Selection], fixable: [CodeSelector], unfixable: [CodeSelector]) {
    self.layers = layers
    self.fixable = fixable
    self.unfixable = unfixable
    isUsual =
      fixable == [.all] && unfixable.isEmpty
      && layers.allSatisfy { $0.select == nil && $0.ignore == nil && $0.severities.isEmpty }
  }

  /// Whether findings of a rule are reported. Where a layer selects, it begins anew; what it ignores is off, unless it
  /// selects that by a narrower word. What a severity turned off is on again where a later layer selects it by a word that
  /// is no wider.
  public func isOn(_ rule: LintRuleInfo) -> Bool {
    if rule.isAlwaysReported { return true }
    var isOn = rule.isOnByDefault
    // How narrow the word is that a severity turned it off by; 0: none did.
    var off = 0
    for layer in layers {
      let ignored = layer.ignore?.value.precision(for: rule) ?? 0
      if let select = layer.select {
        let selected = select.value.selectingPrecision(for: rule)
        isOn = selected > ignored
        if isOn, selected >= off { off = 0 }
      } else if ignored > 0 {
        isOn = false
      }
      if let (precision, severity) = layer.severity(of: rule) { off = severity == nil ? precision : 0 }
    }
    return isOn && off == 0
  }

  /// The severity that settings give the findings of a rule that is on; nil: they keep their own.
  public func severity(of rule: LintRuleInfo) -> Severity? {
    if rule.isAlwaysReported { return nil }
    return layers.reversed().firstResult { $0.severity(of: rule)?.severity }
  }

  /// Whether the fixes of a rule are applied.
  func isFixable(_ rule: LintRuleInfo) -> Bool {
    fixable.precision(for: rule) > unfixable.precision(for: rule)
  }
}

extension SettingsFile.Selection {
  /// The severity that the narrowest word for a rule gives it, where nil turns it off, and how narrow that word is; nil
  /// where nothing is said of it.
  fileprivate func severity(of rule: LintRuleInfo) -> (precision: Int, severity: Severity?)? {
    severities.map { (precision: $0.selector.precision(for: rule), severity: $0.severity.value) }
      .filter { $0.precision > 0 }.max { $0.precision < $1.precision }
  }
}
