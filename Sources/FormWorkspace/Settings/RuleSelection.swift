public import FormLint

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
  /// selects that by a narrower word.
  public func isOn(_ rule: LintRuleInfo) -> Bool {
    if CodeSelector.isNeverSilent(rule.code) { return true }
    var isOn = rule.isOnByDefault
    for layer in layers {
      let ignored = layer.ignore?.value.precision(for: rule) ?? 0
      if let select = layer.select {
        isOn = select.value.selectingPrecision(for: rule) > ignored
      } else if ignored > 0 {
        isOn = false
      }
    }
    return isOn && severity(of: rule) != .some(.none)
  }

  /// The severity that settings give a rule: nil where they give none, and `.some(nil)` where they turn it off. Of one
  /// layer, the narrowest word counts; a layer that selects the rule, or its group, turns it on again.
  public func severity(of rule: LintRuleInfo) -> Severity?? {
    if CodeSelector.isNeverSilent(rule.code) { return nil }
    var found: Severity??
    for layer in layers {
      let precision = layer.select?.value.selectingPrecision(for: rule) ?? 0
      if found == .some(.none), precision > 1 { found = nil }
      let best = layer.severities.filter { $0.selector.precision(for: rule) > 0 }
        .max { $0.selector.precision(for: rule) < $1.selector.precision(for: rule) }
      if let best { found = .some(best.severity.value) }
    }
    return found
  }

  /// Whether the fixes of a rule are applied.
  func isFixable(_ rule: LintRuleInfo) -> Bool {
    fixable.precision(for: rule) > unfixable.precision(for: rule)
  }
}
