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

  /// Whether findings of a rule are reported. Where a layer selects, it begins anew. What a layer ignores is off, unless it
  /// selects that by a narrower word itself; and what it ignores, or a severity turned off, is on again only where a later
  /// layer selects it by a word that is no wider.
  public func isOn(_ rule: LintRuleInfo) -> Bool { rule.isAlwaysReported || decision(on: rule).isOn }

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

extension RuleSelection {
  /// A word of a layer, by the layer's number.
  struct Word: Hashable {
    var layer: Int
    var selector: CodeSelector
  }

  /// What becomes of a rule, and the words that say so.
  private struct Decision {
    var isOn: Bool
    /// The last layer that selects rules, but not this one: what is said of it before decides nothing.
    var unselecting: Int?
    /// Those that ignore it, with how narrow each is.
    var ignoring: [(word: Word, precision: Int)] = []
    /// The one that turns it off as a severity, or gives it the severity that it has.
    var severity: Word?
  }

  private func decision(on rule: LintRuleInfo) -> Decision {
    var decision = Decision(isOn: rule.isOnByDefault)
    // How narrow the word is that a severity turned it off by; 0: none did.
    var off = 0
    var given: Word?
    for (number, layer) in layers.enumerated() {
      let selected = layer.select?.value.precision(for: rule)
      if let selected {
        decision.isOn = selected > 0
        decision.unselecting = selected > 0 ? nil : number
        decision.ignoring.removeAll { $0.precision <= selected }
        if selected >= off { off = 0 }
      }
      for selector in layer.ignore?.value ?? [] {
        let precision = selector.precision(for: rule)
        guard precision > 0, precision >= selected ?? 0 else { continue }
        decision.ignoring.append((Word(layer: number, selector: selector), precision))
      }
      if let (selector, severity) = layer.severity(of: rule) {
        let word = Word(layer: number, selector: selector)
        off = severity == nil ? selector.precision(for: rule) : 0
        if severity == nil { decision.severity = word } else { given = word }
      }
    }
    if off == 0 { decision.severity = given }
    decision.isOn = decision.isOn && off == 0 && decision.ignoring.isEmpty
    return decision
  }

  /// The words that decide something of some rule: those that ignore it, and those that give it a severity or turn it off.
  var wordsInForce: (ignoring: Set<Word>, severities: Set<Word>) {
    LintRuleRegistry.everything.reduce(into: ([], [])) { words, rule in
      let decision = decision(on: rule)
      let first = decision.unselecting ?? 0
      words.ignoring.formUnion(decision.ignoring.map(\.word).filter { $0.layer >= first })
      if let severity = decision.severity, severity.layer >= first { words.severities.insert(severity) }
    }
  }
}

extension SettingsFile.Selection {
  /// The narrowest word for a rule that gives it a severity, and that severity, where nil turns it off; nil where nothing
  /// is said of it.
  fileprivate func severity(of rule: LintRuleInfo) -> (selector: CodeSelector, severity: Severity?)? {
    severities.map { (precision: $0.selector.precision(for: rule), said: $0) }
      .filter { $0.precision > 0 }.max { $0.precision < $1.precision }
      .map { ($0.said.selector, $0.said.severity.value) }
  }
}
